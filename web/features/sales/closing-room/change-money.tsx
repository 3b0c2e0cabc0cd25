import { netSheet } from "@domain/offers/offer-comparison.ts";
import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { NO_FIGURES, type Offer } from "@domain/offers/offers.ts";
import { buyersCost } from "@domain/sales/amendments.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { useNow } from "@web/lib/use-now.ts";
import type { ReactNode } from "react";

type Sides = { before: OfferTerms; after: OfferTerms | undefined };

/**
 * Shows what a change means in dollars for the side that reads it, before and after. Only the owner sees the owner's
 * own figures.
 */
export function ChangeMoney(props: { userId: string; offer: Offer } & Sides) {
  const { userId, offer, before, after } = props;
  if (offer.side === "buyer") return <BuyersMoney before={before} after={after} />;
  return offer.listing_id === null ? null : (
    <OwnersMoney userId={userId} listingId={offer.listing_id} before={before} after={after} />
  );
}

function OwnersMoney(props: { userId: string; listingId: string } & Sides) {
  const { userId, listingId, before, after } = props;
  const { data: home } = useQuery(homeOffersQuery(userId, listingId));
  const now = useNow();
  if (!home) return null;
  const today = dateInZone(now, home.home.time_zone ?? "UTC");
  const net = (terms: OfferTerms) => netSheet(terms, home.figures ?? NO_FIGURES, today).net;
  return (
    <Amounts
      name="What you keep"
      was={net(before)}
      now={after && net(after)}
      note="This uses your own figures, before tax on your profit. The final figures are on the settlement statement."
    />
  );
}

function BuyersMoney({ before, after }: Sides) {
  const was = buyersCost(before);
  const now = after && buyersCost(after);
  const { loan, credit } = now ?? was;
  return (
    <Amounts
      name="What you bring to the closing"
      was={was.cash}
      now={now?.cash}
      note={
        <>
          {loan > 0 && `With a loan of ${formatDollars(loan)}. `}
          This counts only the terms. It includes your earnest money, but not{" "}
          {loan > 0 ? "your lender's and the closing's costs" : "the costs of the closing"}.
          {(credit > 0 || was.credit > 0) &&
            ` The owner's credit of ${formatDollars(credit)}${credit === was.credit ? "" : ` (was ${formatDollars(was.credit)})`} pays part of your closing costs.`}
        </>
      }
    />
  );
}

function Amounts(props: { name: string; was: number; now: number | undefined; note: ReactNode }) {
  const { name, was, now, note } = props;
  const more = now === undefined ? 0 : now - was;
  return (
    <div className="grid gap-0.5">
      <p>
        <span className="text-ink-soft text-sm">{name}:</span>{" "}
        <span className="font-medium tabular-nums">{formatDollars(now ?? was)}</span>{" "}
        {more !== 0 && (
          <span className="text-ink-soft text-sm tabular-nums">
            (was {formatDollars(was)}: {formatDollars(Math.abs(more))} {more > 0 ? "more" : "less"})
          </span>
        )}
      </p>
      <p className="max-w-prose text-ink-faint text-xs">{note}</p>
    </div>
  );
}
