import { momentAtHome } from "@domain/offers/offer-standing.ts";
import type { Offer } from "@domain/offers/offers.ts";
import {
  amendmentText,
  canAmend,
  changesOf,
  NOT_THE_SIGNED_AMENDMENT,
  openAmendment,
  saleChanges,
  termRows,
} from "@domain/sales/amendments.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { useNow } from "@web/lib/use-now.ts";
import { Suspense } from "react";
import { AmendmentCard } from "./amendment-card.tsx";
import { ChangeList } from "./change-list.tsx";

const SignOnline = lazyScreen(() => import("./sign-online.tsx"));

/** A sale's terms now, the changes since acceptance, and the changes that are proposed. */
export function SaleTerms(props: {
  userId: string;
  offer: Offer & SaleOffer;
  /** The change that waits for an answer is shown above, as the next step. */
  isAnsweredAbove: boolean;
}) {
  const { userId, offer, isAnsweredAbove } = props;
  const now = useNow();
  const { sale, side } = offer;
  const waiting = openAmendment(sale);
  const changes = saleChanges(offer);
  const answered = sale.amendments.filter((each) => each !== waiting);
  return (
    <TitledSection className="@container grid max-w-3xl gap-4" title="The terms">
      {waiting && !isAnsweredAbove && (
        <AmendmentCard userId={userId} offer={offer} amendment={waiting} />
      )}
      {changes.length > 0 && (
        <Disclosure summary={`Changed since acceptance: ${changes.length}`} tone="link">
          <ol className="grid gap-2 pt-2">
            {changes.map(({ key, at, label, was, now: text, by, how }) => (
              <li key={key} className="wrap-anywhere">
                <span className="text-ink-soft">{label}:</span> {text}{" "}
                <span className="text-ink-faint">(was {was})</span>
                <span className="block text-ink-faint text-xs">
                  {momentAtHome(at, offer)}, {changedBy(how, by === side ? "you" : `the ${by}`)}
                </span>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {sale.amendments.some(({ state }) => state === "agreed") && (
        <Suspense fallback={null}>
          <SignOnline userId={userId} offer={offer} what="amendment" />
        </Suspense>
      )}
      {canAmend(offer, now) && (
        <div className="grid gap-2 print:hidden">
          <LinkButton
            to={paths.changeSale.href(sale.id)}
            variant="secondary"
            className="max-sm:w-full sm:justify-self-start"
          >
            {waiting ? "Propose another change" : "Propose a change"}
          </LinkButton>
          <p className="max-w-prose text-ink-soft text-sm">
            Propose repairs, a credit, another price or another date. The terms only change if you
            both agree.
          </p>
        </div>
      )}
      <Disclosure summary="All terms as they are now" tone="link">
        <dl>
          {termRows(offer, now).map(({ name, label, text, first }) => (
            <div
              key={name}
              className="grid gap-x-6 border-line border-b py-2 @lg:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
                {text}
                {first !== undefined && (
                  <span className="block text-ink-faint text-xs">At first: {first}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {answered.length > 0 && (
        <Disclosure summary="What was proposed" tone="link">
          <ol className="grid gap-4 pt-2">
            {answered.map((amendment) => (
              <li key={amendment.n} className="grid gap-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span>{amendmentText(amendment, offer)}</span>
                  <time dateTime={amendment.created_at} className="text-ink-faint text-xs">
                    {momentAtHome(amendment.created_at, offer)}
                  </time>
                </p>
                <ChangeList changes={changesOf(amendment, offer, side)} />
                {[amendment.said, amendment.answer].map(
                  (words, place) =>
                    words && <Words key={place === 0 ? "said" : "answer"} text={words} />,
                )}
              </li>
            ))}
          </ol>
          <p className="pt-3 text-ink-soft text-sm">{NOT_THE_SIGNED_AMENDMENT}</p>
        </Disclosure>
      )}
    </TitledSection>
  );
}

function changedBy(how: "amended" | "date" | "waived", who: string): string {
  return how === "waived" ? `waived by ${who}` : `proposed by ${who} and agreed on by both`;
}

function Words({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-soft">
      {text}
    </p>
  );
}
