import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { type MovedDate, movedDates } from "@domain/sales/moved-dates.ts";
import { STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { beyondText, dayText, type SaleOffer } from "@domain/sales/step-words.ts";
import { useNow } from "@web/lib/use-now.ts";

/** The dates that other terms would move, before and after: for the side that proposes them, and for the one that answers. */
export function MovedDates({ offer, terms }: { offer: SaleOffer; terms: OfferTerms | undefined }) {
  const now = useNow();
  const moved = terms ? movedDates(offer, terms, now) : [];
  if (moved.length === 0) return null;
  return (
    <dl aria-label="The dates that move" className="grid max-w-prose gap-1 text-sm">
      {moved.map((date) => (
        <div key={date.kind} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{STEP_LABELS[date.kind]}</dt>
          <dd>
            <span className="font-medium">{dayText(date.now)}</span> <Before date={date} />
          </dd>
          {date.beyond && <dd className="basis-full text-ink-soft">{beyondText(date)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Before({ date: { was, isLate } }: { date: MovedDate }) {
  return (
    <>
      <span className="text-ink-soft">{was ? `(was ${dayText(was)})` : "(new)"}</span>
      {isLate && <span className="text-red"> already past</span>}
    </>
  );
}
