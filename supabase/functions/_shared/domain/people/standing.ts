import { isBuyersMove } from "../offers/buyers-move.ts";
import { waitingText } from "../offers/offer-standing.ts";
import { OFFER_STATE_NAMES, type Offer } from "../offers/offers.ts";
import { type Purpose, purposeName } from "../showings/purposes.ts";
import type { OwnShowing } from "../showings/showings.ts";
import { paths } from "../site/paths.ts";
import { formatCount, formatDate, formatPrice, formatTime } from "../site/text/format.ts";
import { dateInZone, timeInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";

/**
 * A person's status with a home, in lines of two: what it is, and who acts next. The home's page and the
 * dashboard show the same ones.
 */

/** The answer of `my_standing`. A missing part is null. */
export type Standing = {
  /** Only the home's owner gets this. */
  own: OwnerWaits | null;
  offer: OfferInShort | null;
  showing: OwnShowing | null;
  question: QuestionInShort | null;
};

/** An offer that isn't over, for its buyer. */
export type OfferInShort = Pick<
  Offer,
  "id" | "listing_id" | "title" | "state" | "expires_at" | "has_sale_ahead" | "backup_place"
> & {
  /** The price of the latest terms that the buyer knows, and the side that proposed them. */
  price: number;
  made_by: Side;
  is_sealed: boolean;
  /** The round of best and final offers that is open at the home. */
  deadline: string | null;
  /** The end of its sale is announced. */
  is_ending: boolean;
  time_zone: string | null;
};

export type QuestionInShort = {
  conversation_id: string;
  listing_id: string;
  /** The status of the home itself. */
  title: string;
  question: string;
  asked_at: string;
  /** How the owner's first message after it begins. */
  answer: string | null;
};

/** How much waits for an owner at a home, and the next confirmed showing there. */
export type OwnerWaits = {
  listing_id: string;
  /** Visitors' requests for a showing. */
  requests: number;
  /** Times that inspectors and appraisers of the home's sale ask for. */
  inspections: number;
  appraisals: number;
  offers: number;
  questions: number;
  next_showing: { id: string; purpose: Purpose; date: string; time: string } | null;
};

export type StandingLine = {
  title: string;
  detail: string;
  path: string;
  /** The reader has to answer. */
  isMyMove: boolean;
};

/** A line such as "Your offer $245,000", "Waiting for the owner". */
export function offerLine(offer: OfferInShort): StandingLine {
  const { price, made_by, id } = offer;
  const who = made_by === "owner" ? "The owner proposes" : "Your offer";
  return {
    title: `${who} ${formatPrice(price)}`,
    detail: moveOf(offer),
    path: paths.offer.href(id),
    isMyMove: isBuyersMove(offer),
  };
}

/** "Your showing Sat, Nov 28, 1:00 PM", where the home is; "Waiting for the owner" */
export function showingLine(showing: OwnShowing): StandingLine {
  const { holds_time, date, time, booking_id, proposal } = showing;
  const isProposed = proposal?.made_by === "owner";
  return {
    title: holds_time ? `Your showing ${shortWhen(date, time)}` : "Your showing has no time yet",
    detail: !showing.is_proven
      ? "Requested with your email address. Was it you?"
      : isProposed
        ? "The owner proposes another time"
        : showing.status === "confirmed"
          ? "Confirmed. See or change it"
          : WITH_OWNER,
    path: paths.showing.own(booking_id),
    isMyMove: isProposed,
  };
}

/** "You asked: Is the roof new?", and how the answer begins. */
export function questionLine({ question, answer, conversation_id }: QuestionInShort): StandingLine {
  return {
    title: `You asked: ${question}`,
    detail: answer === null ? WITH_OWNER : `Answered: ${answer}`,
    path: paths.conversation.href(conversation_id),
    isMyMove: false,
  };
}

/** The tasks that wait for the owner of a home, the most urgent first. */
export function ownerLines(waits: OwnerWaits): StandingLine[] {
  const { listing_id, offers, requests, inspections, appraisals, questions } = waits;
  const { next_showing: next } = waits;
  const pending = paths.dashboard.showings({ status: "pending" });
  const lines = [
    { count: offers, title: waitingText(offers), path: paths.homeOffers.href(listing_id) },
    {
      count: inspections,
      title: `${formatCount(inspections, "inspection request")} to answer`,
      path: pending,
    },
    {
      count: appraisals,
      title: `${formatCount(appraisals, "appraisal request")} to answer`,
      path: pending,
    },
    {
      count: requests,
      title: `${formatCount(requests, "showing request")} to answer`,
      path: pending,
    },
    {
      count: questions,
      title: `${formatCount(questions, "question")} to answer`,
      path: paths.dashboard.href("questions"),
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ title, path }) => ({ title, detail: "", path, isMyMove: true }));
  if (!next) return lines;
  const showing = `${purposeName(next.purpose)} ${shortWhen(next.date, next.time)}`;
  const path = paths.dashboard.showing(next.id);
  return [...lines, { title: showing, detail: "Confirmed", path, isMyMove: false }];
}

/** "Sat, Nov 28, 1:00 PM" */
export function shortWhen(date: string, time: string): string {
  return `${formatDate(date, { short: true })}, ${formatTime(time)}`;
}

const WITH_OWNER = OFFER_STATE_NAMES.buyer.open;

/** Whose move an offer is. */
function moveOf(offer: OfferInShort): string {
  const { state, has_sale_ahead, deadline, is_sealed, backup_place } = offer;
  const until = momentOf(offer.expires_at, offer);
  if (state === "accepted") return offer.is_ending ? "The sale is ending" : "Accepted";
  if (deadline !== null) {
    const end = momentOf(deadline, offer);
    return is_sealed ? `Sealed until ${end}` : `Best and final offer by ${end}`;
  }
  if (state === "asked") return `Stay as a backup? Answer by ${until}`;
  if (state === "backup" && has_sale_ahead) return `Number ${backup_place} in line`;
  return isBuyersMove(offer) ? `Answer by ${until}` : WITH_OWNER;
}

function momentOf(instant: string, { time_zone }: OfferInShort): string {
  const zone = time_zone ?? "UTC";
  const at = new Date(instant);
  return shortWhen(dateInZone(at, zone), timeInZone(at, zone));
}
