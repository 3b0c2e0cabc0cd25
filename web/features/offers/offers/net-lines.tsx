import type { NetSheet } from "@domain/offers/offer-comparison.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { Disclosure } from "@web/components/disclosure.tsx";

/** The net proceeds; unfolded, every line behind them with its reason. */
export function NetLines(props: {
  sheet: NetSheet;
  /** Whose offer it is, beside others. */
  of?: string;
  isOpen?: boolean;
}) {
  const { sheet, of, isOpen = false } = props;
  return (
    <div>
      <p className="font-display font-medium text-price lining-nums">{formatDollars(sheet.net)}</p>
      <Disclosure
        open={isOpen}
        tone="link"
        summary={
          <>
            How this is calculated
            {of && <span className="sr-only">: {of}</span>}
          </>
        }
        prints
      >
        <dl className="mt-1 border-line border-t">
          <Line name="Price" amount={formatDollars(sheet.price)} />
          {sheet.lines.map(({ id, label, amount, reason }) => (
            <Line key={id} name={label} amount={`−${formatDollars(amount)}`} reason={reason} />
          ))}
          <Line name="What you keep" amount={formatDollars(sheet.net)} isTotal />
        </dl>
        <p className="mt-2 text-ink-faint text-xs">
          This is an estimate before tax on your profit. The final figures are on the settlement
          statement.
        </p>
      </Disclosure>
    </div>
  );
}

function Line(props: { name: string; amount: string; reason?: string; isTotal?: boolean }) {
  const { name, amount, reason, isTotal } = props;
  return (
    <div className="flex flex-wrap justify-between gap-x-3 border-line border-b py-1.5">
      <dt className={isTotal ? "font-medium" : "text-ink-soft"}>{name}</dt>
      <dd className={isTotal ? "font-medium tabular-nums" : "tabular-nums"}>{amount}</dd>
      {reason && <dd className="w-full text-ink-faint text-xs">{reason}</dd>}
    </div>
  );
}
