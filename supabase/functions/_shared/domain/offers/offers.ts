import type { Joining } from "../people/invitations.ts";
import type { SaleAct } from "../sales/deadlines.ts";
import type { Amendment } from "../sales/sale-amendment.ts";
import type { SaleFact } from "../sales/sale-facts.ts";
import type { SaleStepKind } from "../sales/sale-steps.ts";
import type { StepOwner } from "../sales/step-kinds.ts";
import { paths } from "../site/paths.ts";
import type { ConversationHome, Side } from "../talk/messages.ts";
import type { OfferTerms } from "./offer-terms.ts";

/**
 * Offers: their states, and what either side may do in each. The database decides
 * (schemas/offers/offers.sql and those after it); these rules mirror it for the screens.
 */

export const OFFER_LIMITS = {
  /** Offers a person may make a day. */
  newPerDay: 10,
  /** The limit for one home, which also counts withdrawn offers. */
  newPerHomeAndDay: 4,
  /** The limit for people who buy together: the buyer who made the offer and invited people count. */
  buyers: 3,
  /** Versions of one offer until it is accepted. */
  versions: 40,
  /** Amendments that one side may propose for a sale. */
  amendmentsPerSide: 20,
  files: 6,
  /** The most characters of a note, or of a text that comes with an act. */
  said: 500,
  /** How many links in emails about one step of a sale work for a person at the same time, and for how long. */
  linksPerStep: 12,
  stepLinkDays: 10,
  /** How far ahead an offer may be valid, from now or from the round's deadline. */
  validHours: { least: 1 },
  validDays: { most: 30 },
  roundHours: { least: 1 },
  roundDays: { most: 14 },
  /** Rounds at a home, counting those that were called off. */
  roundsPerDay: 4,
  /** A round can be called off until so long before its deadline. */
  callOffMinutes: 1,
  /** A called backup offer can be answered for at least this long. */
  calledHours: 48,
  /** A sale ends this long after one side has announced it. */
  endHours: 24,
  /** The reminder comes this long before an offer expires or a round ends. */
  remindHours: 24,
} as const;

export const OFFER_STATES = [
  "open",
  "countered",
  "asked",
  "backup",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "fell_through",
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

const NAMES_FOR_BOTH = {
  backup: "Backup",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
  fell_through: "Fell through",
};

/** The texts of the chip beside an offer. */
export const OFFER_STATE_NAMES: Record<Side, Record<OfferState, string>> = {
  buyer: {
    open: "Waiting for the owner",
    countered: "The owner has countered",
    asked: "Stay as a backup?",
    ...NAMES_FOR_BOTH,
  },
  owner: {
    open: "To be answered",
    countered: "You have countered",
    asked: "Asked to stay as a backup",
    ...NAMES_FOR_BOTH,
  },
};

export const FALL_REASONS = [
  "inspection",
  "appraisal",
  "financing",
  "home_sale",
  "title",
  "agreed",
  "other",
] as const;
export type FallReason = (typeof FALL_REASONS)[number];

/** One side's statement about the earnest money when a sale ends. */
export const EARNEST_MONEY = ["to_buyer", "to_owner", "divided", "not_paid", "unsettled"] as const;
export type EarnestMoney = (typeof EARNEST_MONEY)[number];

export const EARNEST_MONEY_NAMES: Record<EarnestMoney, string> = {
  to_buyer: "It goes back to the buyer",
  to_owner: "It goes to the owner",
  divided: "It is divided",
  not_paid: "None has been paid",
  unsettled: "It is not settled yet",
};

/** "left": a side has closed their account. */
export const FALL_REASON_NAMES: Record<FallReason | "left", string> = {
  inspection: "What the inspection found",
  appraisal: "The appraisal was too low",
  financing: "The loan was not approved",
  home_sale: "The buyer's own home was not sold",
  title: "A problem with the title",
  agreed: "Both have agreed to end it",
  other: "Another reason",
  left: "One side has closed their account",
};

export const FILE_KINDS = ["proof_of_funds", "pre_approval"] as const;
export type OfferFileKind = (typeof FILE_KINDS)[number];

export const FILE_KIND_NAMES: Record<OfferFileKind, string> = {
  proof_of_funds: "Proof of funds",
  pre_approval: "Pre-approval",
};

/** A buyer's document sent with an offer. */
export type SentFile = { document_id: string; kind: OfferFileKind };

export type OfferFile = SentFile & {
  name: string;
  type: string;
  size: number;
  /** When the owner first opened the file. */
  opened_at: string | null;
};

export type OfferVersion = {
  /** Counts the versions of an offer, from 1. */
  n: number;
  made_by: Side;
  /** The round of best and final offers it was sent in. */
  round_id: string | null;
  valid_until: string;
  created_at: string;
  /** Whether only the version's buyer can read it. */
  is_sealed: boolean;
  /** The person who made the version, if their side is more than one person; null for the reader. */
  by?: string | null;
  terms: OfferTerms;
  files: OfferFile[];
  /** The version with an escalation clause whose price this one fixed on acceptance, and what it rose over. */
  fixes?: number | null;
  over_price?: number | null;
};

export type OfferAct = {
  act:
    | "accepted"
    | "declined"
    | "withdrawn"
    | "expired"
    | "asked"
    | "stayed"
    | "joined"
    | "unread"
    | "called"
    | "resumed"
    | "ending"
    | "wants_on"
    | "kept"
    | "fell_through"
    | "money"
    | "buyer_joined"
    | "buyer_left";
  /** Null for automatic acts. */
  made_by: Side | null;
  /** The person who acted, named as in versions. */
  by?: string | null;
  /** The latest version at that time. */
  n: number;
  said: string;
  /** That side's statement about the earnest money, at the end of a sale or after it. */
  earnest_money: EarnestMoney | null;
  at: string;
};

export type OfferRound = {
  id: string;
  called_at: string;
  deadline: string;
  opened_at: string | null;
  /** When the owner called the round off: versions that were sealed in it are never read. */
  called_off_at: string | null;
};

/** The sale that follows acceptance. Dates are days in the home's time zone. */
export type Sale = {
  id: string;
  /** The version in force: the one that was accepted, or that of an amendment since. */
  n: number;
  state: "open" | "fell_through" | "closed";
  accepted_by: Side;
  accepted_at: string;
  accepted_on: string;
  /** Whether the home's listing said then that it belongs to an association. */
  has_hoa: boolean;
  ended_at: string | null;
  /** When a side deleted its documents of a sale that has ended. */
  owner_cleared_at: string | null;
  buyer_cleared_at: string | null;
  /** The side that announced the sale's end, or closed their account. */
  ended_by: Side | null;
  reason: FallReason | "left" | null;
  /** How often its end has been announced; acts name the announcement they mean. */
  endings: number;
  /** When an announced end takes effect; null while no end is announced. */
  ends_at: string | null;
  /** The side that proposes to go on. */
  wants_on: Side | null;
  /** Full names, for the contract. */
  owner: string | null;
  buyer: string | null;
  /** The home's address with its street, even a hidden one; null once the sale fell through. */
  address: string | null;
  /** The two sides' acts on the steps of the sale. The steps' dates follow from them (deadlines.ts). */
  acts: SaleAct[];
  /** The changes that the two sides proposed after acceptance, in order. */
  amendments: Amendment[];
  /** The facts recorded at the steps of the sale, as the reader's side sees them. */
  facts: SaleFact[];
  /** Whether the two wrote down different telephones for the title company. */
  phones_differ: boolean;
  /** Whether the reader is the first of their side: the one who made the offer or listed the home. */
  is_first?: boolean;
  /** The person of a side who added a file, by the file's id, named as in versions. */
  file_by?: Record<string, string>;
};

/** One of the people who buy together (decision 181). */
export type OfferBuyer = Joining & {
  /** Whether the person left after acceptance: their name stays with the terms that were agreed. */
  left_at: string | null;
};

/** An offer as one side sees it. */
export type Offer = {
  id: string;
  side: Side;
  state: OfferState;
  /** The latest version that both sides can read; 0 while the first one is sealed. */
  version: number;
  /** Null once the home is deleted. */
  listing_id: string | null;
  /** The home's title when the offer was made. */
  title: string;
  home: ConversationHome | null;
  /** The other side's first names, as far as they gave them: "Sam", "Sam and Alex". */
  other: string | null;
  /** How often its buyers have changed; an owner accepts those they have seen. */
  joins?: number;
  /** All buyers, for the buyers: the one who made the offer first. Only that one also sees who is invited. */
  buyers?: OfferBuyer[] | null;
  expires_at: string;
  /** The offer's place in line, from 1. */
  backup_place: number | null;
  /** An accepted offer is before it; without one, a backup can be answered like any other offer. */
  has_sale_ahead: boolean;
  called_at: string | null;
  created_at: string;
  ended_at: string | null;
  /** The round that is running at this home. */
  round: OfferRound | null;
  /** The rounds in which the owner asked for this offer or the buyer made it, in order. */
  rounds: OfferRound[];
  /** The versions that this side may read, in order. Of a sale's amendments, only the agreed ones are here. */
  versions: OfferVersion[];
  /**
   * Whether the offer is final: after a round of best and final offers, the buyer can't change it until the owner
   * counters.
   */
  is_final: boolean;
  /** False once either side has ended their conversations; new terms can't be sent then. */
  may_propose: boolean;
  /**
   * How many visitors the owner can still invite to book again, once the sale has fallen through: their showings were
   * cancelled by the acceptance.
   */
  visitors: number;
  acts: OfferAct[];
  sale: Sale | null;
};

/** The answer of `offer_start`. */
export type OfferStart = {
  home: ConversationHome;
  /** The error code of what keeps the caller from making an offer. */
  obstacle: string | null;
  needs: { disclosures: boolean; showing: boolean; proof: boolean };
  met: { disclosures: boolean; showing: boolean };
  /** The caller's live offer for this home. */
  offer_id: string | null;
  round: OfferRound | null;
};

export type OfferSettings = {
  needs_disclosures: boolean;
  needs_showing: boolean;
  needs_proof: boolean;
  showings_then: "keep" | "cancel";
  others_then: "ask" | "decline";
};

/** The owner's own figures for comparing. Dollars are whole, shares in percent. */
export type SaleFigures = {
  mortgage_payoff: number;
  taxes_due: number;
  carrying_cost_day: number;
  closing_costs_share: number;
  other_costs: number;
  moving_on: string | null;
};

export const NO_FIGURES: SaleFigures = {
  mortgage_payoff: 0,
  taxes_due: 0,
  carrying_cost_day: 0,
  closing_costs_share: 2,
  other_costs: 0,
  moving_on: null,
};

/** The answer of `offers_of_home`. */
export type HomeOffers = {
  home: ConversationHome;
  settings: OfferSettings;
  /** Null until the owner has saved some. */
  figures: SaleFigures | null;
  /** The latest round, running or over. */
  round: OfferRound | null;
  offers: Offer[];
};

export type OfferActName =
  | "improve"
  | "withdraw"
  | "counter"
  | "accept"
  | "decline"
  | "answer_backup"
  | "announce_end"
  | "agree_to_end"
  | "go_on";

/** The acts that a side may make on an offer now. SQL decides in the end. */
export function allowedActs(offer: ActOffer): OfferActName[] {
  const { is_final, may_propose } = offer;
  return actsInTurn(offer).filter(
    (act) =>
      !(act === "improve" && is_final) &&
      !((act === "improve" || act === "counter") && !may_propose),
  );
}

type ActOffer = AnsweredOffer &
  Pick<Offer, "side" | "round" | "sale" | "is_final" | "may_propose"> &
  Partial<Pick<Offer, "acts">>;
type AnsweredOffer = Pick<Offer, "state" | "has_sale_ahead" | "versions">;

/** The state whose acts apply: a backup is answered like any other offer once no offer is accepted. */
export function answeredAs(offer: AnsweredOffer): OfferState {
  const { state, has_sale_ahead } = offer;
  if (state !== "backup" || has_sale_ahead) return state;
  return currentVersion(offer)?.made_by === "owner" ? "countered" : "open";
}

function actsInTurn(offer: ActOffer): OfferActName[] {
  const { side, round, sale } = offer;
  const state = answeredAs(offer);
  if (state === "accepted") return sale ? actsInSale(sale, side) : [];
  if (side === "buyer") {
    if (state === "open") return ["improve", "withdraw"];
    if (state === "countered")
      return round
        ? ["improve", "withdraw"]
        : [
            ...(buyersSince(offer).length > 0 ? [] : ["accept" as const]),
            ...(["improve", "decline", "withdraw"] as const),
          ];
    if (state === "asked") return ["answer_backup", "withdraw"];
    return state === "backup" ? ["withdraw"] : [];
  }
  if (round) return [];
  if (state === "open") return ["accept", "counter", "decline"];
  if (state === "countered") return ["counter", "decline"];
  return state === "asked" || state === "backup" ? ["decline"] : [];
}

/**
 * The people who joined the buyers or left them since the latest terms were proposed. The owner proposed these terms to
 * the buyers of that time, so the buyers can't accept them.
 */
export function buyersSince({
  acts,
  ...offer
}: AnsweredOffer & Partial<Pick<Offer, "acts">>): OfferAct[] {
  const n = currentVersion(offer)?.n ?? 0;
  return (acts ?? []).filter((each) => isChangeOfBuyers(each) && each.n >= n);
}

/** How the buyers have changed since a reader saw them; `seen` is `joins` of that time. */
export function changesOfBuyers(
  { joins = 0, acts }: Pick<Offer, "joins" | "acts">,
  seen: number,
): OfferAct[] {
  return joins > seen ? acts.filter(isChangeOfBuyers).slice(seen - joins) : [];
}

function isChangeOfBuyers({ act }: OfferAct): boolean {
  return act === "buyer_joined" || act === "buyer_left";
}

function actsInSale({ state, ends_at, ended_by, wants_on }: Sale, side: Side): OfferActName[] {
  if (state !== "open") return [];
  if (ends_at === null) return ["announce_end"];
  const mayAgree = ended_by !== side && (wants_on === null || wants_on === side);
  return [
    ...(wants_on === side ? [] : ["go_on" as const]),
    ...(mayAgree ? ["agree_to_end" as const] : []),
  ];
}

export type EndingSale = Sale & { ends_at: string; ended_by: Side };

/** Whether the end of an open sale is announced. */
export function isEnding(sale: Sale | null): sale is EndingSale {
  return sale?.state === "open" && sale.ends_at !== null;
}

export function isLive(state: OfferState): boolean {
  return ["open", "countered", "asked", "backup"].includes(state);
}

/**
 * The terms that a side sees first: the buyer's own terms that are sealed in the running round, or the terms in force.
 */
export function latestVersion(offer: Pick<Offer, "versions" | "round">): OfferVersion | undefined {
  // Only the buyer has read an offer whose versions are all sealed.
  return sealedVersion(offer) ?? currentVersion(offer) ?? offer.versions.at(-1);
}

/** The best and final offer that the running round will open, for its buyer. */
export function sealedVersion({
  versions,
  round,
}: Pick<Offer, "versions" | "round">): OfferVersion | undefined {
  const last = versions.at(-1);
  return last?.is_sealed && round !== null && last.round_id === round.id ? last : undefined;
}

/** The version that another one changes: the latest before it that both sides could read. */
export function versionBefore(
  { versions }: Pick<Offer, "versions">,
  { n }: Pick<OfferVersion, "n">,
): OfferVersion | undefined {
  return versions.findLast((each) => each.n < n && !each.is_sealed);
}

/** The number of the latest version this side knows of. */
export function seenVersion({ versions }: Pick<Offer, "versions">): number {
  return versions.at(-1)?.n ?? 0;
}

/** The latest version that is not sealed: its terms are the ones in force. */
export function currentVersion({ versions }: Pick<Offer, "versions">): OfferVersion | undefined {
  return versions.findLast(({ is_sealed }) => !is_sealed);
}

/** A deadline in one side's calendar feed: an instant, or a day in the home's time zone. */
export type Deadline = {
  /** The offer's id. */
  id: string;
  listing_id: string | null;
  home: string;
  side: Side;
  kind: keyof typeof OFFER_DEADLINES | SaleStepKind;
  /** Increases with the offer's versions and the sale's acts, as calendars require. */
  sequence: number;
  at: string | null;
  day: string | null;
  created_at: string;
  changed_at: string;
  /** The id of the sale; null for an offer. */
  sale_id: string | null;
  /** The side that does the sale's step. */
  whose: StepOwner | null;
  /** When the calendar reminds people of the deadline. */
  alarm_at: string | null;
};

/** The names of what both offers and sales wait for; those of a sale's steps are in step-kind-words.ts. */
export const OFFER_DEADLINES = {
  answer: "An offer waits for your answer",
  round: "Deadline for best and final offers",
  amendment: "A change of the terms waits for your answer",
  ending: "The sale ends, unless both sides go on",
} as const;

/** The page on which one side does something about a deadline: the closing room of its sale, or the offer's page. */
export function deadlinePath(deadline: Pick<Deadline, "id" | "listing_id" | "side" | "sale_id">) {
  return deadline.sale_id === null ? offerPath(deadline) : paths.sale.href(deadline.sale_id);
}

/** The path of an offer for one side. */
export function offerPath({ id, listing_id, side }: Pick<Deadline, "id" | "listing_id" | "side">) {
  return side === "owner" && listing_id !== null
    ? paths.homeOffers.href(listing_id)
    : paths.offer.href(id);
}

const MONEY_AND_LAW =
  "No money is sent through this site. An attorney or a title company can tell you what applies to you.";

/** The disclaimer next to anything about terms, money or law. */
export const NOT_A_CONTRACT = `This is not a contract yet. Both of you still have to sign one, in the form your state requires. ${MONEY_AND_LAW}`;

/** The disclaimer once both have said on which day they signed the contract. */
export const NOT_THE_CONTRACT = `What you both signed counts, and not this page. ${MONEY_AND_LAW}`;
