import type { Offer } from "@domain/offers/offers.ts";
import type { CountingRule } from "@domain/sales/counting-days.ts";
import { bindingOf } from "@domain/sales/deadlines.ts";
import {
  beyondText,
  nameBeforeDate,
  type SaleOffer,
  stepsOfSale,
} from "@domain/sales/step-words.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { useNow } from "@web/lib/use-now.ts";

/**
 * The dates that follow from the day on which a contract was signed and from a rule for counting: for the side that
 * proposes both, and for the side that agrees to them.
 */
export function DatesPreview(props: { offer: Offer & SaleOffer; day: string; rule: CountingRule }) {
  const { offer, day, rule } = props;
  const now = useNow();
  if (bindingOf(offer.sale.acts)) return null;
  const agreed = {
    ...{ kind: "contract" as const, act: "agreed" as const, made_by: offer.side, day, rule },
    ...{ n: offer.sale.acts.length + 1, said: "", at: "", made_on: day },
  };
  const signed = { ...offer, sale: { ...offer.sale, acts: [...offer.sale.acts, agreed] } };
  const counted = stepsOfSale(signed, now).filter(
    ({ kind, due_on, state }) =>
      due_on !== null && state !== "done" && kind !== "closing" && kind !== "possession",
  );
  return (
    <dl aria-label="The dates that follow" className="grid max-w-prose gap-1 text-sm">
      {counted.map((step) => (
        <div key={step.kind} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{nameBeforeDate(step.kind)}</dt>
          <dd>
            {formatDate(step.due_on ?? "", { short: true, year: true })}
            {step.state === "missed" && <span className="text-red"> (already past)</span>}
          </dd>
          {step.beyond && <dd className="basis-full text-ink-soft">{beyondText(step)}</dd>}
        </div>
      ))}
    </dl>
  );
}
