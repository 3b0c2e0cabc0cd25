import { isEnding, OFFER_STATE_NAMES, type Offer, type OfferState } from "@domain/offers.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";

/** Where an offer stands, in the words of the side that reads it. */
export function OfferBadge({ offer }: { offer: Pick<Offer, "side" | "state" | "sale"> }) {
  if (isEnding(offer.sale))
    return (
      <Badge tone="amber" dot>
        The sale is ending
      </Badge>
    );
  return (
    // The text is a whole sentence, too long for one line on a phone.
    <Badge tone={toneOf(offer)} dot className="whitespace-normal!">
      {OFFER_STATE_NAMES[offer.side][offer.state]}
    </Badge>
  );
}

function toneOf({ side, state }: Pick<Offer, "side" | "state">): BadgeTone {
  // Amber means that the reader has to act.
  if (state === "open") return side === "owner" ? "amber" : "blue";
  if (state === "countered" || state === "asked") return side === "buyer" ? "amber" : "blue";
  return TONES[state];
}

const TONES: Record<Exclude<OfferState, "open" | "countered" | "asked">, BadgeTone> = {
  backup: "blue",
  accepted: "green",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
  fell_through: "red",
};
