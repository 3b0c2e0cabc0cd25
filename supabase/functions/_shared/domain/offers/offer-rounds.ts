import { formatPrice } from "../site/text/format.ts";
import type { Side } from "../talk/messages.ts";
import {
  answeredAs,
  currentVersion,
  isLive,
  type Offer,
  type OfferRound,
  type OfferVersion,
  sealedVersion,
} from "./offers.ts";

/** Explains in words how a round of best and final offers affects each offer, while the round runs and afterwards. */

/** @param deadline when the round opens, in words. */
export function inRoundText(offer: Offer, deadline: string): string {
  const { side } = offer;
  const sealed = sealedVersion(offer);
  const standing = currentVersion(offer);
  if (side === "owner") {
    const opens = `A round of best and final offers is open until ${deadline}. All its offers are opened together then.`;
    return standing?.made_by === "owner"
      ? `${opens} Your counter of ${priceOf(standing)} can no longer be accepted. If this buyer sends nothing, the offer ends then.`
      : `${opens} Until then, this buyer's offer${priceIn(standing)} does not change.`;
  }
  if (sealed) {
    const isSealed = `Your best and final offer of ${priceOf(sealed)} is sealed. The owner can read it after ${deadline}; until then you can replace it.`;
    if (!standing) return isSealed;
    return standing.made_by === "owner"
      ? `${isSealed} It replaces the owner's counter of ${priceOf(standing)}. That counter can no longer be accepted.`
      : `${isSealed} Until then, your offer of ${priceOf(standing)} does not change.`;
  }
  const asks = `The owner asks all buyers for their best and final offer by ${deadline}. Your offer stays sealed until then.`;
  return standing?.made_by === "owner"
    ? `${asks} The owner's counter of ${priceOf(standing)} can no longer be accepted. If you send nothing, your offer ends then.`
    : `${asks} If you send nothing, your offer${priceIn(standing)} stays as it is.`;
}

/** The buyer's terms that are final after a round. Undefined if none are. */
export function finalText(offer: Offer): string | undefined {
  if (!offer.is_final) return undefined;
  const isAnswer = currentVersion(offer)?.round_id !== null;
  if (offer.side === "owner")
    return isAnswer
      ? "This is the buyer's best and final offer."
      : "The buyer sent nothing in the round of best and final offers. So these terms are final.";
  return isAnswer
    ? "The owner has your best and final offer"
    : "The round of best and final offers is over, and your terms are unchanged. The owner has them";
}

/** Why an offer ended with a round; undefined if it ended otherwise. */
export function endedByRoundText({
  side,
  state,
  acts,
  rounds,
  versions,
}: Offer): string | undefined {
  if (state !== "expired") return undefined;
  if (acts.some(({ act }) => act === "unread"))
    return "The owner called off the round of best and final offers. Your sealed offer was not read and has ended. You can make a new one.";
  const round = rounds.at(-1);
  const standing = currentVersion({ versions });
  if (!round || round.called_off_at !== null || standing?.made_by !== "owner") return undefined;
  if (Date.parse(standing.created_at) > Date.parse(round.called_at)) return undefined;
  return `The round of best and final offers ended without one from ${side === "owner" ? "this buyer" : "you"}. The owner's counter ended with it.`;
}

/** The events of an offer's rounds, for its history. */
export function roundEvents({ side, rounds }: Pick<Offer, "side" | "rounds">) {
  const owner = side === "owner" ? "You" : "The owner";
  return rounds.flatMap(({ id, called_at, opened_at, called_off_at }) => [
    {
      key: `round-${id}`,
      at: called_at,
      title: `${owner} asked all buyers for their best and final offer`,
    },
    ...(opened_at === null
      ? []
      : [
          {
            key: `opened-${id}`,
            at: opened_at,
            title: "The round ended, and all its offers were opened together",
          },
        ]),
    ...(called_off_at === null
      ? []
      : [
          {
            key: `off-${id}`,
            at: called_off_at,
            title: `${owner} called the round off. Its sealed offers are never read`,
          },
        ]),
  ]);
}

/** Best and final, sealed, or never read; nothing for any other version. */
export function roundNote(version: OfferVersion, offer: Pick<Offer, "versions" | "round">): string {
  if (version.round_id === null) return "";
  if (!version.is_sealed) return "best and final";
  return sealedVersion(offer)?.n === version.n ? "sealed until the deadline" : "never read";
}

/** Whether nothing has opened or called off a round yet. */
export function isRunning(round: OfferRound, now: Date): boolean {
  return (
    round.opened_at === null &&
    round.called_off_at === null &&
    Date.parse(round.deadline) > now.getTime()
  );
}

/** Whether another round would be on top of offers that a round has made final. */
export function hasFinalOffers(offers: readonly Offer[]): boolean {
  return offers.some(
    (offer) => offer.is_final && isLive(offer.state) && answeredAs(offer) === "open",
  );
}

/** The buyers who were asked in a round that is over, and what each of them sent, for the owner. */
export function roundAnswers(round: OfferRound, offers: readonly Offer[]) {
  return offers
    .filter(({ rounds }) => rounds.some(({ id }) => id === round.id))
    .map((offer) => {
      const sent = offer.versions.findLast(
        ({ round_id, is_sealed }) => round_id === round.id && !is_sealed,
      );
      return { offer, sent, text: sent ? `sent ${priceOf(sent)}` : nothingSent(offer, round) };
    });
}

function nothingSent(offer: Offer, round: OfferRound): string {
  if (endedByRoundText(offer)) return "sent nothing, and your counter ended with the round";
  const isOverBefore =
    offer.ended_at !== null && Date.parse(offer.ended_at) < Date.parse(round.deadline);
  if (isOverBefore) return "left before the deadline";
  const before = offer.versions.findLast(
    ({ made_by, created_at }) =>
      made_by === "buyer" && Date.parse(created_at) < Date.parse(round.called_at),
  );
  return `sent nothing, so the offer${priceIn(before)} from before stays open`;
}

function priceOf({ terms }: OfferVersion): string {
  return formatPrice(terms.price);
}

function priceIn(version: OfferVersion | undefined): string {
  return version ? ` of ${priceOf(version)}` : "";
}

/** The chip beside an offer of a running round. */
export const IN_ROUND_NAMES: Record<Side, { sealed: string; asked: string }> = {
  buyer: { sealed: "Best and final, sealed", asked: "Best and final asked" },
  // An owner doesn't know of terms that a buyer has sealed.
  owner: { sealed: "Asked for best and final", asked: "Asked for best and final" },
};
