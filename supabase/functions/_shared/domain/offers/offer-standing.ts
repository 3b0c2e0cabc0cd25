import { bindingOf } from "../sales/deadlines.ts";
import { endingText } from "../sales/ending-sales.ts";
import { formatCount } from "../site/text/format.ts";
import { momentInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import {
  endedByRoundText,
  finalText,
  IN_ROUND_NAMES,
  inRoundText,
  roundNote,
} from "./offer-rounds.ts";
import {
  answeredAs,
  FALL_REASON_NAMES,
  isEnding,
  isLive,
  OFFER_STATE_NAMES,
  type Offer,
  type OfferAct,
  type OfferVersion,
  sealedVersion,
} from "./offers.ts";

/** Sentences about an offer's state and what has happened, for the side that reads them. */

/** Says in one or two sentences what state an offer is in, and what the reader does next. */
export function standingText(offer: Offer): string {
  const { side, round, called_at } = offer;
  const until = momentAtHome(offer.expires_at, offer);
  const other = side === "owner" ? "the buyer" : "the owner";
  if (round && isLive(offer.state)) return inRoundText(offer, momentAtHome(round.deadline, offer));
  switch (offer.state) {
    case "open":
      if (side === "owner")
        return [
          finalText(offer),
          `You can answer it until ${until}: accept, counter or decline it.`,
        ]
          .join(" ")
          .trim();
      if (offer.is_final)
        return `${finalText(offer)} and can answer until ${until}. Until then you can withdraw it.`;
      return called_at
        ? `The earlier sale fell through, so your offer is open again. The owner can answer it until ${until}.`
        : `The owner can answer it until ${until}. Until then you can improve it or withdraw it.`;
    case "countered":
      return side === "buyer"
        ? `The owner proposes other terms, until ${until}. Accept them, answer with terms of your own, or decline.`
        : `Your terms are with the buyer, who can answer until ${until}.`;
    case "asked":
      return side === "buyer"
        ? `Another offer was accepted. Will you stay as a backup, in case that sale falls through? Please answer by ${until}.`
        : `Another offer was accepted. We asked this buyer to stay as a backup.`;
    case "backup":
      return inLine(offer);
    case "accepted":
      if (offer.sale?.state === "closed")
        return "The home is sold. You can still see the agreed terms here.";
      if (isEnding(offer.sale)) return endingText(offer, offer.sale);
      if (offer.sale && bindingOf(offer.sale.acts))
        return `You and ${other} have agreed on the terms and signed the contract. See the sale for the next step, who takes it, and by when.`;
      return `You and ${other} have agreed on the terms. Next, an attorney or a title company writes the contract, and both of you sign it.`;
    case "declined":
      return offer.home?.status === "sold"
        ? "The home is sold. This offer is over, and neither side owes anything."
        : "It was declined, and neither side owes anything.";
    case "withdrawn":
      return side === "buyer" ? withdrawnText(offer) : "The buyer has withdrawn it.";
    case "expired":
      return endedByRoundText(offer) ?? "It was not answered in time, so it is over.";
    case "fell_through":
      return "The sale fell through.";
  }
}

/** An offer's state in a few words, for the chip beside it. */
export function stateName(
  offer: Pick<Offer, "side" | "state" | "round" | "versions" | "sale">,
): string {
  const { side, state, round, sale } = offer;
  if (isEnding(sale)) return "The sale is ending";
  if (round && isLive(state))
    return IN_ROUND_NAMES[side][sealedVersion(offer) ? "sealed" : "asked"];
  return OFFER_STATE_NAMES[side][state];
}

/**
 * Names the side that made a version, and when the version is read: "Version 2, from you, sealed until the deadline".
 */
export function versionText(version: OfferVersion, offer: Offer): string {
  const who =
    version.made_by === offer.side && !version.by
      ? "you"
      : whoText(version.made_by, offer, version.by).replace(/^The /, "the ");
  return [`Version ${version.n}`, `from ${who}`, roundNote(version, offer)]
    .filter((part) => part !== "")
    .join(", ");
}

function inLine(offer: Offer): string {
  const { side, has_sale_ahead, home } = offer;
  const isPending = has_sale_ahead || home?.status === "pending";
  const place = `${side === "buyer" ? "You are" : "This buyer is"} number ${offer.backup_place} in line${
    isPending ? ", in case the pending sale falls through" : ""
  }.`;
  const isBuyersTurn = answeredAs(offer) === "countered";
  if (side === "owner") {
    if (has_sale_ahead) return place;
    return `${place} No offer is accepted now, so ${
      isBuyersTurn ? "this buyer can accept your terms" : "you can answer this one"
    }, whatever its place.`;
  }
  const leave = "You can withdraw it at any time.";
  if (has_sale_ahead) return `${place} The owner sets the order. ${leave}`;
  return `${place} No offer is accepted now, so ${
    isBuyersTurn ? "you can accept the owner's terms" : "the owner can answer yours"
  }, whatever its place. ${leave}`;
}

function withdrawnText({ acts }: Offer): string {
  const by = acts.findLast(({ act }) => act === "withdrawn")?.by;
  return `${by ? `${by} has` : "You have"} withdrawn it.`;
}

/** Tells the sides of an offer that they have ended their conversation; otherwise undefined. */
export function noTermsText(offer: Offer): string | undefined {
  if (offer.may_propose || !isLive(offer.state)) return undefined;
  return "You no longer write to each other here, so no new terms can be sent. The last terms can still be accepted, declined or withdrawn.";
}

/** "Friday, November 27, 5:00 PM MST", where the home is. */
export function momentAtHome(instant: string, { home }: Pick<Offer, "home">): string {
  return momentInZone(instant, home?.time_zone ?? "UTC");
}

/** An act in words: "You withdrew it", "The owner accepted version 2". */
export function actText({ act, made_by, by, n, earnest_money }: OfferAct, offer: Offer): string {
  const who = made_by ? whoText(made_by, offer, by) : "";
  switch (act) {
    case "accepted":
      return `${who} accepted version ${n}`;
    case "declined":
      return made_by ? `${who} declined` : "Declined, because another offer was accepted";
    case "withdrawn":
      return made_by ? `${who} withdrew it` : "Withdrawn";
    case "expired":
      return "It expired without an answer";
    case "asked":
      return "Another offer was accepted. The buyer was asked to stay as a backup";
    case "stayed":
      return `${who} stayed as a backup`;
    case "joined":
      return `${who} made it as a backup, behind a pending sale`;
    case "unread":
      return "It ended with the round, before anyone else had read it";
    case "called":
      return "The accepted sale fell through, and this backup buyer was asked";
    case "resumed":
      return "The accepted sale fell through, and this offer was open again";
    case "ending":
      return `${who} announced the end of the sale`;
    case "wants_on":
      return `${who} proposed to go on with the sale`;
    case "kept":
      return `${who} agreed to go on with the sale`;
    case "fell_through":
      return made_by && earnest_money
        ? `${who} agreed to end the sale, and it fell through`
        : "The sale fell through";
    case "money":
      return `${who} said what happens to the earnest money`;
    case "buyer_joined":
      return by || offer.side === "buyer" ? `${who} joined the buyers` : "Another buyer joined";
    case "buyer_left":
      return by ? `${who} left the buyers` : "One of the buyers left";
  }
}

/** @param by who of that side it was, if it is more than one person and not the reader. */
export function whoText(
  made_by: Side,
  { side, other }: Pick<Offer, "side" | "other">,
  by?: string | null,
): string {
  if (by) return by;
  if (made_by === side) return "You";
  return other ?? (made_by === "owner" ? "The owner" : "The buyer");
}

/** Says in one sentence why a sale ended; undefined while it goes on. */
export function endOfSaleText(offer: Offer): string | undefined {
  const { sale } = offer;
  return sale?.state === "fell_through" && sale.reason
    ? `${FALL_REASON_NAMES[sale.reason]}.`
    : undefined;
}

/** Counts offers: "2 offers to answer". */
export function waitingText(count: number): string {
  return `${formatCount(count, "offer")} to answer`;
}

/** Counts visitors: "Invite 2 visitors to book again". */
export function inviteText(count: number): string {
  return `Invite ${formatCount(count, "visitor")} to book again`;
}
