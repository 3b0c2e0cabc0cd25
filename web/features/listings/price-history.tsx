import { formatDay, formatPrice } from "@domain/format.ts";
import type { ListingDetails } from "@domain/listings.ts";
import { SectionHeading } from "@web/components/section-heading.tsx";

/** The price changes, newest first; nothing if it never changed. */
export function PriceHistory(props: {
  history: ListingDetails["price_history"];
  /** The home's time zone. */
  timeZone: string;
}) {
  const { history, timeZone } = props;
  const steps = changesOf(history);
  if (steps.length < 2) return null;
  return (
    <section aria-labelledby="price-history-title">
      <SectionHeading id="price-history-title">Price history</SectionHeading>
      <ol>
        {steps.toReversed().map((step) => (
          <li
            key={step.changed_at}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-line border-b py-3 sm:grid-cols-[9rem_1fr_auto]"
          >
            <time dateTime={step.changed_at} className="text-ink-soft text-sm">
              {formatDay(step.changed_at, timeZone)}
            </time>
            <span className="order-3 col-span-2 text-ink-faint text-sm sm:order-none sm:col-span-1">
              {step.before === undefined ? "Listed for sale" : changeText(step.price - step.before)}
            </span>
            <span className="font-display text-subheading tabular-nums">
              {formatPrice(step.price)}
            </span>
          </li>
        ))}
      </ol>
    </section>
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

function changeText(difference: number): string {
  return `${difference < 0 ? "Lowered" : "Raised"} by ${formatPrice(Math.abs(difference))}`;
}
