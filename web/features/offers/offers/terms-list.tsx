import {
  isListed,
  OFFER_FIELDS,
  OFFER_STEPS,
  type OfferStep,
  type OfferTerms,
  termChanges,
  termText,
  termWords,
} from "@domain/offers/offer-terms.ts";
import type { Side } from "@domain/talk/messages.ts";
import type { ReactNode } from "react";
import { PAGE_NAMES } from "./offer-input.ts";

/** All terms, in the order of the form. A term that differs from `before` is marked. */
export function TermsList(props: {
  terms: OfferTerms;
  side: Side;
  before?: OfferTerms | undefined;
  /** The asking price, of which the price is a share. */
  asking?: number | null | undefined;
  /** Beside a group's name, e.g. a link to change it. */
  renderAction?: (step: OfferStep) => ReactNode;
}) {
  const { terms, side, before, asking = null, renderAction } = props;
  const changes = new Map(
    before ? termChanges(before, terms).map((change) => [change.field, change.was]) : [],
  );
  return (
    <div className="grid gap-7">
      {OFFER_STEPS.map((step) => (
        <section key={step} aria-labelledby={`terms-${step}`} className="break-inside-avoid">
          <div className="flex items-baseline justify-between gap-4 border-line border-b pb-1.5">
            <h3 id={`terms-${step}`} className="font-display font-medium text-subheading">
              {PAGE_NAMES[step]}
            </h3>
            {renderAction?.(step)}
          </div>
          <dl>
            {OFFER_FIELDS.filter(
              (field) => field.step === step && isListed(field.name, terms, before),
            ).map(({ name }) => (
              <div
                key={name}
                className="grid gap-x-6 border-line border-b py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
              >
                <dt className="text-ink-soft text-sm">{termWords(name, side).label}</dt>
                <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
                  {termText(name, terms, asking)}
                  {changes.has(name) && <Was text={changes.get(name) ?? ""} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Shows what a changed term was before. */
export function Was({ text }: { text: string }) {
  return (
    <span className="mt-0.5 block w-fit rounded-sm bg-clay-soft px-1.5 text-clay text-xs">
      Changed, was: {text}
    </span>
  );
}
