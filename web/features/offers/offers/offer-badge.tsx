import { stateName } from "@domain/offers/offer-standing.ts";
import {
  isEnding,
  isLive,
  type Offer,
  type OfferState,
  sealedVersion,
} from "@domain/offers/offers.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";

/** An offer's state, in the words of the side that reads it. */
export function OfferBadge({ offer }: { offer: Offer }) {
  return (
    // The text is a whole sentence, too long for one line on a phone.
    <Badge tone={toneOf(offer)} dot className="whitespace-normal!">
      {stateName(offer)}
    </Badge>
  );
}

function toneOf(offer: Offer): BadgeTone {
  const { side, state, round, sale } = offer;
  // Amber means that the reader has to act.
  if (isEnding(sale)) return "amber";
  if (round && isLive(state)) return side === "buyer" && !sealedVersion(offer) ? "amber" : "blue";
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
