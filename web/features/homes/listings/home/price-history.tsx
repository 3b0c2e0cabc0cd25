import type { ListingDetails } from "@domain/homes/listings.ts";
import { formatDay, formatPrice } from "@domain/site/text/format.ts";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { useReadingTime } from "@web/lib/use-reading-time.ts";
import { PriceChart } from "./price-chart.tsx";

/** The asking prices as a chart and a table, newest first; nothing if the home has had one price and isn't sold. */
export function PriceHistory({
  listing: { price_history: history, sold_at, time_zone: timeZone },
}: {
  listing: Pick<ListingDetails, "price_history" | "sold_at" | "time_zone">;
}) {
  const now = useReadingTime();
  const steps = changesOf(history);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || (steps.length < 2 && sold_at === null)) return null;
  const points = steps.map(({ price, changed_at }) => ({ price, at: Date.parse(changed_at) }));
  const [from, to] = [Date.parse(first.changed_at), Date.parse(last.changed_at)];
  // The last price gets at least a tenth of the width; a prerendered page doesn't know today's date.
  const until = sold_at ? Date.parse(sold_at) : (now?.getTime() ?? 0);
  return (
    <section aria-labelledby="price-history-title" className="break-inside-avoid">
      <SectionHeading id="price-history-title">Price history</SectionHeading>
      {steps.length > 1 && (
        <div className="mt-5">
          <PriceChart points={points} until={Math.max(until, to + (to - from) / 9)} />
        </div>
      )}
      <table
        aria-labelledby="price-history-title"
        className="mt-2 w-full text-left print:[&_td]:py-1"
      >
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What happened</th>
            <th scope="col">Asking price</th>
          </tr>
        </thead>
        <tbody>
          {sold_at && (
            <Row
              at={sold_at}
              timeZone={timeZone}
              text="Sold"
              price={`asked ${formatPrice(last.price)}`}
            />
          )}
          {steps.toReversed().map(({ price, changed_at, before }) => (
            <Row
              key={changed_at}
              at={changed_at}
              timeZone={timeZone}
              text={before === undefined ? "Listed for sale" : changeText(price, before)}
              price={formatPrice(price)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row(props: { at: string; timeZone: string; text: string; price: string }) {
  return (
    <tr className="border-line border-b align-baseline">
      <td className="py-3 pr-2 text-ink-soft text-sm sm:w-36 sm:pr-4">
        <time dateTime={props.at}>{formatDay(props.at, props.timeZone)}</time>
      </td>
      <td className="wrap-anywhere py-3 pr-2 text-ink-faint text-sm sm:pr-4">{props.text}</td>
      <td className="py-3 text-right font-display text-subheading tabular-nums max-sm:text-base">
        {props.price}
      </td>
    </tr>
  );
}

type Step = { price: number; changed_at: string; before: number | undefined };

/** Oldest first, skipping entries that repeat the previous price. */
function changesOf(history: ListingDetails["price_history"]): Step[] {
  const sorted = history.toSorted((a, b) => a.changed_at.localeCompare(b.changed_at));
  const steps: Step[] = [];
  for (const { price, changed_at } of sorted) {
    const before = steps.at(-1)?.price;
    if (price !== before) steps.push({ price, changed_at, before });
  }
  return steps;
}

/** A change such as "Lowered by $15,000 (3%)". */
function changeText(price: number, before: number): string {
  const share = Math.abs(price - before) / before;
  const percent = share < 0.01 ? "under 1%" : `${Math.round(share * 100)}%`;
  return `${price < before ? "Lowered" : "Raised"} by ${formatPrice(Math.abs(price - before))} (${percent})`;
}
