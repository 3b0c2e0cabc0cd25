import type { Offer } from "@domain/offers/offers.ts";
import { appraisalGap, appraisalGapText } from "@domain/sales/appraisal-gap.ts";
import { factOf, factText, isOnlyFor, knownFacts, ownFields } from "@domain/sales/sale-facts.ts";
import { type SaleStepKind, STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { agreedVersion, type SaleOffer, stepsOfSale } from "@domain/sales/step-words.ts";
import { Button } from "@web/components/button.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useRef, useState } from "react";
import FactsForm from "./facts-form.tsx";

type StepFactsProps = { userId: string; offer: Offer & SaleOffer; kind: SaleStepKind };

/** Shows the facts that are recorded at a step, and one form for those the reader may record. */
export default function StepFacts({ userId, offer, kind }: StepFactsProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { side, sale } = offer;
  const known = knownFacts(sale.facts, kind, side);
  const own = ownFields(kind, side);
  const takesFacts = own.length > 0 && sale.state !== "fell_through";
  if (known.length === 0 && !takesFacts) return null;
  return (
    <section aria-label={`Details: ${STEP_LABELS[kind]}`} className="grid gap-2">
      <h3 className="font-medium text-sm">Details</h3>
      <dl className="grid gap-x-4 gap-y-1 empty:hidden sm:grid-cols-[12rem_minmax(0,1fr)]">
        {known.map(({ field, value }) => (
          <div key={field.name} className="contents">
            <dt className="text-ink-soft text-sm">
              {field.label}
              {isOnlyFor(field) && (
                <span className="text-ink-faint">
                  {" "}
                  ({field.isForTitle ? "only you and the title officer see it" : "only you see it"})
                </span>
              )}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">{factText(field, value)}</dd>
          </div>
        ))}
      </dl>
      {kind === "appraisal" && <Gap offer={offer} />}
      <div ref={place} tabIndex={-1} className="outline-none print:hidden">
        {takesFacts &&
          (isOpen ? (
            <FactsForm
              userId={userId}
              offer={offer}
              kind={kind}
              onClose={() =>
                focusAfter(
                  () => setOpen(false),
                  () => place.current,
                )
              }
            />
          ) : (
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {known.length > 0 ? "Change the details" : "Record details"}
            </Button>
          ))}
      </div>
    </section>
  );
}

function Gap({ offer }: { offer: Offer & SaleOffer }) {
  const now = useNow();
  const terms = agreedVersion(offer)?.terms;
  const step = stepsOfSale(offer, now).find(({ kind }) => kind === "appraisal");
  const value = factOf(offer.sale.facts, "appraisal", "value", offer.side)?.value;
  // Giving the step up leaves the condition in the terms.
  const isWaived = step?.state === "waived";
  const gap =
    terms && value
      ? appraisalGap(isWaived ? { ...terms, appraisal_days: null } : terms, Number(value))
      : undefined;
  return gap ? <p className="max-w-prose">{appraisalGapText(gap)}</p> : null;
}
