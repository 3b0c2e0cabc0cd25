import type { GridColumn, GridLine } from "@domain/homes/price-bench.ts";
import { formatDollars, formatNumber, formatPrice } from "@domain/site/text/format.ts";
import { Disclosure } from "@web/components/disclosure.tsx";

/** Every sold home with its adjusted price, which opens to the sum that it is made of. */
export function BenchGrid({ grid }: { grid: readonly GridColumn[] }) {
  return (
    <ul className="grid gap-4">
      {grid.map(({ comparable, adjusted, lines, weight, miles }) => (
        <li key={comparable.id} className="border-line border-b pb-4">
          <p className="flex flex-wrap justify-between gap-x-4 font-medium">
            <span translate="no" className="wrap-anywhere">
              {comparable.address}
            </span>
            <span className="tabular-nums">{formatPrice(adjusted)}</span>
          </p>
          <p className="text-ink-soft text-sm">
            {[
              miles !== null && `${formatNumber(Number(miles.toFixed(1)))} miles away`,
              `${Math.round(weight * 100)}% of the weight`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <Disclosure summary={`How ${formatPrice(adjusted)} is made`} tone="link" prints>
            <table
              aria-label={`How ${formatPrice(adjusted)} is made`}
              className="mt-2 w-full text-sm tabular-nums"
            >
              <tbody>
                <Row name="Sold for" sum="" amount={formatPrice(comparable.price)} />
                {lines.map((line) => (
                  <Row
                    key={line.name}
                    name={LINE_NAMES[line.name]}
                    sum={sumText(line)}
                    amount={signed(line.amount)}
                  />
                ))}
                <Row name="Adjusted price" sum="" amount={formatPrice(adjusted)} />
              </tbody>
            </table>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function Row({ name, sum, amount }: { name: string; sum: string; amount: string }) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-1.5 text-left font-normal text-ink-soft">
        {name}
      </th>
      <td className="px-3 py-1.5 text-ink-soft">{sum}</td>
      <td className="py-1.5 text-right">{amount}</td>
    </tr>
  );
}

const LINE_NAMES: Record<GridLine["name"], string> = {
  sqft: "Living area, sq ft",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  garage_spaces: "Garage, cars",
  lot_size: "Lot, acres",
  year_built: "Year built",
  condition: "Condition, steps",
  sold_on: "Years since the sale",
};

function sumText({ difference, rate }: GridLine): string {
  if (difference === null) return "unknown";
  if (difference === 0) return "the same";
  const sign = difference > 0 ? "+" : "−";
  return `${sign}${formatNumber(Number(Math.abs(difference).toFixed(2)))} × ${formatDollars(rate)}`;
}

function signed(amount: number): string {
  if (amount === 0) return "$0";
  return `${amount > 0 ? "+" : "−"}${formatDollars(Math.abs(amount))}`;
}
