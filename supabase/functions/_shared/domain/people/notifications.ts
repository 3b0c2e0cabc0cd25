import type { ListingStatus } from "../homes/listings.ts";
import { EARNEST_MONEY_NAMES, type EarnestMoney } from "../offers/offers.ts";
import type { AppointmentPurpose } from "../sales/appointments.ts";
import { PARTY_ROLES, type PartyRole } from "../sales/party-roles.ts";
import { type SaleStepKind, STEP_LABELS } from "../sales/sale-steps.ts";
import { PAPER_NAMES, type SigningPaper } from "../sales/signing-papers.ts";
import { STEP_KINDS, type StepOwner } from "../sales/step-kinds.ts";
import { filtersToQuery } from "../search/listing-search.ts";
import { wordsOnly } from "../search/plain-words.ts";
import type { SavedFilters } from "../search/saved-searches.ts";
import { PURPOSE_WORDS } from "../showings/purposes.ts";
import { MAX_IMPRESSION, type Side } from "../showings/showings.ts";
import { paths } from "../site/paths.ts";
import { PLANS, type PlanId, whatStays } from "../site/plans/plans.ts";
import { formatCount, formatDate, formatPrice, formatTime } from "../site/text/format.ts";
import { withHour } from "../site/time/hours.ts";
import { momentInZone, timeInZone } from "../site/time/time-zones.ts";
import { type DecisionNews, decisionWords } from "../talk/decisions.ts";

/**
 * Notifications: events for a person. The catalog below has each kind's text, link and mail setting;
 * `private.notification_kinds` has the same kinds in SQL. A new kind is an entry here and a row there.
 */

/** A notification as it is stored, shown and mailed. */
export type Notification = {
  id: string;
  kind: string;
  /** The home it is about; null if there is none, or it is gone. */
  listing_id: string | null;
  /** The subject: a showing, a conversation, a saved search, or the home itself. */
  subject_id: string;
  data: NotificationData;
  created_at: string;
};

/** The text is made of these; each kind has some of the fields. */
export type NotificationData = {
  /** The home's title. */
  home?: string;
  /** The recipient's side of a showing or an offer. */
  as?: Side | "buyer";
  /** The visitor's name, for the owner. */
  name?: string;
  date?: string;
  time?: string;
  confirmed?: boolean;
  impression?: number;
  price?: number;
  /** The last price the recipient knew; 0 if there was none. */
  was?: number;
  status?: ListingStatus;
  /** The name of a shared list. */
  list?: string;
  search?: string;
  filters?: SavedFilters;
  change?: "new" | "price";
  /** The change among the owners of a home. */
  owner?: "joined" | "left" | "removed" | "refused" | "unreached" | "first" | "hidden";
  /** The change among the buyers of an offer. */
  buyers?: "buyer_joined" | "buyer_left" | "refused" | "unreached";
  /** There are more homes than this one. */
  more?: boolean;
  /** The first name of the person who wrote or asked. */
  from?: string;
  /** Whether the message is a question from a home's page, or the answer to one. */
  asks?: boolean;
  answers?: boolean;
  /** The title of a disclosure, its version, and how many have acknowledged it. */
  document?: string;
  version?: number;
  count?: number;
  /** The change of the recipient's access to a home's disclosures. */
  access?: "invited" | "granted" | "declined";
  /** The decision of the moderators; `told` says whether the recipient was reported or had reported. */
  told?: DecisionNews["told"];
  about?: DecisionNews["about"];
  decision?: DecisionNews["decision"];
  measure?: DecisionNews["measure"];
  /** The number of an offer's version. */
  n?: number;
  /** The offer ended with the round it was sealed in. */
  ends?: boolean;
  /** The offer is a backup behind a pending sale. */
  backup?: boolean;
  /** A deadline, as an instant. */
  until?: string;
  /** The home's time zone, for that instant. */
  zone?: string;
  /** The paused offer had been accepted. */
  sale?: boolean;
  /** The side that ended a sale, agreed on other terms, or invited a person. */
  by?: "owner" | "buyer";
  /** The plan that ended, the one that is left, and why. */
  plan?: PlanId;
  left?: PlanId;
  why?: "returned" | "unpaid" | "over";
  /** Whose turn it is to answer an offer, until `until`. */
  turn?: "owner" | "buyer";
  /** When the event happened, if it was noticed later. */
  at?: string;
  /** The step of a sale, and the sale's id. */
  step?: SaleStepKind;
  room?: string;
  /** Days until a step is due; negative once it is late. */
  ahead?: number;
  /** The hour at which the step's last day ends, 24 for its whole day. */
  until_hour?: number;
  /** The side that does the step. */
  whose?: StepOwner;
  /** The role of a person invited to the sale, whether they added a file, and why they can't be reached. */
  party?: PartyRole;
  file?: boolean;
  lost?: "refused" | "unreached";
  /** The outcome of a time that a person invited to the sale took at the home. */
  now?: "asked" | "confirmed" | "moved" | "cancelled";
  /** The purpose of a time at the owner's home, if it isn't a showing. */
  purpose?: AppointmentPurpose;
  /** The file of a sale that was shared last. */
  shared?: string;
  /** The paper of a sale that people sign, and how that ended without all signatures. */
  paper?: SigningPaper;
  ended?: "declined" | "expired";
  /** Whether a timer at a showing has passed. */
  passed?: boolean;
  /** Whether a person of trust agreed, or stopped all mail. */
  agreed?: boolean;
  /** Whether a proof of ownership was accepted, and why not. */
  accepted?: boolean;
  reason?: string;
  /** The future of the earnest money of a sale that ended. */
  money?: EarnestMoney;
};

export const MAIL_CADENCES = ["at_once", "daily", "none"] as const;
export type MailCadence = (typeof MAIL_CADENCES)[number];

export const CADENCE_NAMES: Record<MailCadence, string> = {
  at_once: "Right away",
  daily: "Daily",
  none: "No emails",
};

/** Unread notifications are mailed after this time, so that people aren't mailed what they have just seen. */
export const MAIL_AFTER_MINUTES = 2;
type Words = { title: string; detail?: string };

type Kind = {
  about: "showing" | "home" | "search" | "message" | "document" | "report" | "offer" | "plan";
  says(data: NotificationData): Words;
  /** A path on our site. */
  leadsTo(told: Notification): string;
} & (
  | { mail: "elsewhere" | "always" }
  | {
      mail: "optional";
      byDefault: MailCadence;
      /** The kind's name in the settings, after "Email me about". */
      name: string;
    }
);

export const NOTIFICATION_KINDS = {
  showing_requested: showing((data) =>
    data.purpose
      ? data.confirmed
        ? `${visitorIn(data)} comes to ${homeIn(data)} for ${PURPOSE_WORDS[data.purpose].a}`
        : `${visitorIn(data)} asks for a time for ${PURPOSE_WORDS[data.purpose].a} of ${homeIn(data)}`
      : data.confirmed
        ? `${visitorIn(data)} will see ${homeIn(data)}`
        : `${visitorIn(data)} asks to see ${homeIn(data)}`,
  ),
  showing_confirmed: showing((data) => `Your showing of ${homeIn(data)} is confirmed`),
  showing_cancelled: showing((data) => `${theShowing(data)} was cancelled`),
  showing_again: {
    about: "showing",
    says: (data) => ({
      title: `${homeIn(data)} is for sale again, and you are welcome to book another showing`,
    }),
    leadsTo: toBooking,
    mail: "elsewhere",
  },
  times_open: {
    about: "showing",
    says: (data) => ({
      title: `There are new times to see ${homeIn(data)}`,
      ...(data.date ? { detail: `For example ${whenIn(data)}` } : {}),
    }),
    leadsTo: toBooking,
    mail: "elsewhere",
  },
  showing_moved: showing((data) => `${theShowing(data)} has a new time`),
  showing_proposal: showing((data) =>
    data.as === "owner"
      ? `${visitorIn(data)} proposes another time ${data.purpose ? `for ${PURPOSE_WORDS[data.purpose].a} of` : "to see"} ${homeIn(data)}`
      : `The owner proposes another time for your showing of ${homeIn(data)}`,
  ),
  showing_check_in: {
    about: "showing",
    says: ({ passed, until = "", zone = "", home }) => {
      const hour = until && zone ? ` at ${formatTime(timeInZone(new Date(until), zone))}` : "";
      return {
        title: `Your timer at ${home || "a home"} ${passed ? "passed" : "passes"}${hour}. Is all well?`,
      };
    },
    leadsTo: ({ data }) => paths.showingsDay.href(data.date),
    mail: "elsewhere",
  },
  trust_answered: {
    about: "showing",
    says: ({ agreed }) => ({
      title: agreed
        ? "Your person of trust has agreed"
        : "Your person of trust wants no emails about your showings",
      detail: agreed
        ? "We email them if a timer passes and you haven't said that all is well."
        : "If a timer passes, no one else is told. You can choose another person on the day of a showing.",
    }),
    leadsTo: () => paths.showingsDay.href(),
    mail: "always",
  },
  showing_kept: showing((data) => `${theShowing(data)} keeps its time`),
  showing_feedback: {
    about: "showing",
    says: (data) => ({
      title: `${visitorIn(data)} told you what they think of ${homeIn(data)}`,
      ...(data.impression ? { detail: `${data.impression} of ${MAX_IMPRESSION} stars` } : {}),
    }),
    leadsTo: ({ subject_id }) => paths.dashboard.showing(subject_id),
    mail: "optional",
    byDefault: "daily",
    name: "Feedback after a showing of your home",
  },
  favorite_price: {
    about: "home",
    says: (data) => ({
      title: data.price
        ? `${homeIn(data)} now costs ${formatPrice(data.price)}`
        : `${homeIn(data)} now has a price on request`,
      ...(data.was && data.was !== data.price ? { detail: `It was ${formatPrice(data.was)}` } : {}),
    }),
    leadsTo: toHome,
    mail: "optional",
    byDefault: "daily",
    name: "A new price for a favorite",
  },
  favorite_status: {
    about: "home",
    says: (data) => ({
      title: `${homeIn(data)} ${STATUS_NEWS[data.status ?? "active"]}`,
      detail: "One of your favorites",
    }),
    leadsTo: toHome,
    mail: "optional",
    byDefault: "daily",
    name: "A favorite that is sold, withdrawn or for sale again",
  },
  list_home: {
    about: "home",
    says: (data) => ({
      title: `${data.from ?? "Someone"} added ${homeIn(data)}${data.more ? " and more" : ""} to “${data.list ?? ""}”`,
    }),
    leadsTo: ({ subject_id }) => paths.sharedList.href(subject_id),
    mail: "optional",
    byDefault: "daily",
    name: "A home that someone adds to a list you share",
  },
  search_match: {
    about: "search",
    says: (data) => ({
      title: data.more
        ? `New in “${data.search ?? ""}”: ${homeIn(data)} and more`
        : `${data.change === "price" ? "New price" : "New"} in “${data.search ?? ""}”: ${homeIn(data)}`,
      detail:
        data.change === "price" && data.was && data.was !== data.price
          ? `${formatPrice(data.price)}, was ${formatPrice(data.was)}`
          : formatPrice(data.price),
    }),
    leadsTo: (told) => (told.data.more ? toSearch(told) : toHome(told)),
    mail: "elsewhere",
  },
  message: {
    about: "message",
    says: (data) => ({
      title: `${data.from ?? "Someone"} ${whatWas(data)} about ${homeIn(data)}`,
    }),
    // The page on which an answer is drafted.
    leadsTo: ({ subject_id, data }) =>
      data.asks ? paths.dashboard.href("questions") : paths.conversation.href(subject_id),
    mail: "optional",
    byDefault: "at_once",
    name: "Messages",
  },
  disclosure: {
    ...disclosure(({ document = "", version = 1, ...data }) =>
      version > 1
        ? `“${document}” for ${homeIn(data)} has a new version to read and acknowledge`
        : `The owner of ${homeIn(data)} has published “${document}”`,
    ),
    mail: "optional",
    byDefault: "daily",
    name: "Documents about homes you are involved with",
  },
  disclosure_access: {
    ...disclosure((data) => ACCESS_NEWS[data.access ?? "invited"](homeIn(data))),
    says: accessWords,
    mail: "optional",
    byDefault: "at_once",
    name: "Access to an owner's documents",
  },
  disclosure_request: {
    ...disclosure(
      (data) => `${data.from ?? "Someone"} asks to see your documents about ${homeIn(data)}`,
    ),
    mail: "optional",
    byDefault: "at_once",
    name: "Requests to see your documents",
  },
  disclosure_acknowledged: {
    ...disclosure(
      ({ document = "", count = 1, ...data }) =>
        `“${document}” for ${homeIn(data)} was acknowledged by ${formatCount(count, "person", "people")}`,
    ),
    mail: "optional",
    byDefault: "daily",
    name: "Acknowledgments of your documents",
  },
  report_decided: {
    about: "report",
    says: decisionWords,
    leadsTo: ({ subject_id }) => paths.report.href(subject_id),
    mail: "always",
  },
  // The text names no person, because owners may compare with names hidden. Figures are in the second line, and only of
  // terms that both sides may read (private.offer_news).
  offer_made: offer(
    (data) =>
      data.n === 1
        ? `There is a new ${data.backup ? "backup offer" : "offer"} for ${homeIn(data)}`
        : `An offer for ${homeIn(data)} has new terms`,
    changedPrice,
  ),
  offer_countered: offer(
    (data) => `Counteroffer: the owner of ${homeIn(data)} proposes other terms`,
    changedPrice,
  ),
  offer_accepted: offer(
    (data) =>
      data.as === "owner"
        ? `You and a buyer have agreed on ${homeIn(data)}`
        : `You and the owner have agreed on ${homeIn(data)}`,
    priceIn,
    () => "Next, an attorney or a title company writes the contract",
  ),
  offer_declined: offer(
    (data) =>
      data.as === "owner"
        ? `A buyer declined your terms for ${homeIn(data)}`
        : `Your offer for ${homeIn(data)} was declined`,
    priceIn,
    nobodysMove,
  ),
  offer_withdrawn: offer(
    (data) =>
      data.as === "owner"
        ? `${data.count ? "Offers" : "An offer"} for ${homeIn(data)} ${data.count ? "were" : "was"} withdrawn`
        : `Your offer for ${homeIn(data)} was withdrawn`,
    countOrPrice,
    nobodysMove,
  ),
  offer_expired: offer(
    (data) =>
      data.as === "owner"
        ? `An offer for ${homeIn(data)} has expired`
        : `Your offer for ${homeIn(data)} has expired`,
    priceIn,
    nobodysMove,
  ),
  offer_expires: offer((data) =>
    data.as === "owner"
      ? `An offer for ${homeIn(data)} expires soon`
      : `The owner's terms for ${homeIn(data)} expire soon`,
  ),
  offer_backup_asked: offer(
    (data) => `Another offer for ${homeIn(data)} was accepted. Will you stay as a backup?`,
  ),
  offer_stays: offer(
    (data) => `A buyer stays as a backup for ${homeIn(data)}`,
    priceIn,
    () => "You don't have to do anything",
  ),
  offer_buyers: offer(
    (data) =>
      BUYERS_NEWS[data.buyers ?? "buyer_left"](data.name ?? "A buyer", homeIn(data), data.as),
    priceIn,
    ({ buyers, as, turn }) => {
      if (buyers === "refused" || buyers === "unreached")
        return "Please check the address, and invite them again";
      if (as === "owner") return "The offer names all of its buyers";
      // The owner's earlier proposals can no longer be accepted (private.accept_offer).
      return turn === "buyer"
        ? "To take a counteroffer, send its terms back, so that the owner can accept them"
        : "You don't have to do anything";
    },
  ),
  offer_called: offer((data) =>
    data.as === "owner"
      ? `The next backup offer for ${homeIn(data)} is open again`
      : `Your backup offer for ${homeIn(data)} is next`,
  ),
  offer_paused: offer(
    (data) =>
      data.sale
        ? `Our moderators are checking ${homeIn(data)}, which you have agreed on`
        : `Our moderators are checking ${homeIn(data)}. Your offer for it is paused`,
    priceIn,
    () => "You don't have to do anything",
  ),
  offer_resumed: offer((data) => `Your offer for ${homeIn(data)} is open again`),
  offer_round: offer(
    (data) => `The owner of ${homeIn(data)} asks all buyers for their best and final offer`,
    standingPrice,
    roundDeadline,
  ),
  offer_round_ends: offer(
    (data) => `The deadline for your best and final offer for ${homeIn(data)} is near`,
    standingPrice,
    roundDeadline,
  ),
  offer_round_opened: offer(
    (data) =>
      data.as === "owner"
        ? `The best and final offers for ${homeIn(data)} are open`
        : `The owner of ${homeIn(data)} can now read your best and final offer`,
    countOrPrice,
    (data) => (data.as === "owner" ? "It is your turn to answer" : moveIn(data)),
  ),
  offer_round_called_off: offer(
    (data) =>
      data.ends
        ? `The round of best and final offers for ${homeIn(data)} was called off. Your sealed offer ended unread`
        : `The round of best and final offers for ${homeIn(data)} was called off. Your offer is open as before`,
    priceAgain,
    moveIn,
  ),
  sale_ending: offer(
    (data) =>
      data.as === data.by
        ? `You have announced the end of the sale of ${homeIn(data)}`
        : `The ${otherSide(data)} has announced the end of the sale of ${homeIn(data)}`,
    priceIn,
    (data) => `It ends on ${deadlineIn(data)}, unless you both agree to go on`,
  ),
  sale_wants_on: offer(
    (data) => `The ${otherSide(data)} proposes to go on with the sale of ${homeIn(data)}`,
    priceIn,
    (data) => `If you agree, it goes on. Otherwise it ends on ${deadlineIn(data)}`,
  ),
  sale_kept: offer(
    (data) => `The sale of ${homeIn(data)} goes on`,
    priceIn,
    () => "Everything you agreed on stays as it is",
  ),
  sale_fell_through: offer(
    (data) => `The sale of ${homeIn(data)} fell through`,
    priceIn,
    (data) =>
      data.as === "owner"
        ? "Your home takes offers and showings again"
        : "You can make a new offer while the home is for sale",
  ),
  step_proposed: step(
    (data) => `The ${otherSide(data)} proposes a date for ${homeIn(data)}: ${stepDate(data)}`,
    () => "It counts once you agree",
  ),
  step_agreed: step(
    (data) => `The ${otherSide(data)} agreed to a date for ${homeIn(data)}: ${stepDate(data)}`,
  ),
  step_refused: step(
    (data) =>
      `The ${otherSide(data)} didn't agree to another date for ${homeIn(data)}: ${stepIn(data)}`,
    () => "The date stays as it was",
  ),
  step_done: {
    ...step((data) => `Done by the ${otherSide(data)} of ${homeIn(data)}: ${stepIn(data)}`),
    mail: "optional",
    byDefault: "at_once",
    name: "A step of your sale that the other side has done",
  },
  step_reopened: {
    ...step(
      (data) => `Not done yet, says the ${otherSide(data)} of ${homeIn(data)}: ${stepIn(data)}`,
    ),
    mail: "optional",
    byDefault: "at_once",
    name: "A step of your sale that the other side has opened again",
  },
  step_due: step(
    (data) => {
      const what = `${stepIn(data)} for ${homeIn(data)}`;
      const { date, ahead = 1, until_hour = 24, zone } = data;
      const until = (day: string) => (zone ? withHour(day, until_hour, zone) : day);
      if (ahead === 0) return `${until("Today is the last day")}: ${what}`;
      const day = until(date ? formatDate(date, { short: true }) : "its last day");
      return ahead < 0 ? `Late: ${what} was due on ${day}` : `${what} is due on ${day}`;
    },
    (data) =>
      data.whose === otherSide(data)
        ? `The ${otherSide(data)} has not said that it is done`
        : "Say that it is done, or propose another date",
  ),
  step_waived: step(
    (data) => `The buyer of ${homeIn(data)} waived a condition: ${stepIn(data)}`,
    () => "They can no longer back out over it",
  ),
  party_said: {
    ...step((data) => `${partyIn(data)} of ${homeIn(data)}${invitedIn(data)} ${partySaid(data)}`),
    mail: "optional",
    byDefault: "at_once",
    name: "What the people you invited to a sale have done",
  },
  party_time: step(
    (data) => PARTY_TIMES[data.now ?? "asked"](partyIn(data), homeIn(data)),
    (data) => (data.date ? whenIn(data) : ""),
  ),
  party_lost: step(
    (data) =>
      data.lost === "refused"
        ? `Your invitation to ${homeIn(data)} went to the wrong mailbox: ${partyIn(data)}`
        : `Your invitation to ${homeIn(data)} could not be delivered: ${partyIn(data)}`,
    () => "Please check the address, and invite them again",
  ),
  amendment_proposed: step(
    (data) => `The ${otherSide(data)} proposes to change the terms for ${homeIn(data)}`,
    (data) => `Your answer is due by ${deadlineIn(data)}`,
  ),
  amendment_agreed: step(
    (data) =>
      data.as === data.by
        ? `You agreed to change the terms for ${homeIn(data)}`
        : `The ${otherSide(data)} agreed to change the terms for ${homeIn(data)}`,
    () => "Send this to your title company or attorney. They write the amendment",
  ),
  amendment_refused: step(
    (data) => `The ${otherSide(data)} didn't agree to change the terms for ${homeIn(data)}`,
    () => "The terms stay as they were",
  ),
  home_owner: {
    about: "home",
    says: (data) => ({
      title: OWNER_NEWS[data.owner ?? "left"](data.name ?? "Someone", homeIn(data)),
    }),
    leadsTo: ({ listing_id, data }) =>
      listing_id === null || data.owner === "removed" ? NEWS : paths.homeOwners.href(listing_id),
    mail: "always",
  },
  ownership_asked: {
    about: "home",
    says: (data) => ({
      title: `${homeIn(data)} is hidden until you show that you own it`,
      detail: "Two people doubt that it is yours. Send a deed or a tax bill",
    }),
    leadsTo: toOwnership,
    mail: "always",
  },
  ownership_decided: {
    about: "home",
    says: (data) =>
      data.accepted
        ? {
            title: `Your ownership of ${homeIn(data)} is shown`,
            detail: "Its page says so from now on",
          }
        : {
            title: `We could not accept your document for ${homeIn(data)}`,
            ...(data.reason ? { detail: data.reason } : {}),
          },
    leadsTo: toOwnership,
    mail: "always",
  },
  ownership_waits: {
    about: "report",
    says: (data) => ({
      title: `${formatCount(data.count ?? 1, "proof")} of ownership waiting for more than 30 days`,
    }),
    leadsTo: () => paths.operator.href(),
    mail: "always",
  },
  money_said: step(
    (data) => `The ${otherSide(data)} of ${homeIn(data)} said what happens to the earnest money`,
    (data) => EARNEST_MONEY_NAMES[data.money ?? "unsettled"],
  ),
  amendment_lapses: step(
    (data) => `The ${otherSide(data)}'s change for ${homeIn(data)} still waits for you`,
    (data) => `Without your answer by ${deadlineIn(data)}, the terms stay as they are`,
  ),
  file_shared: {
    ...step((data) => `The ${otherSide(data)} of ${homeIn(data)} shared a file: ${stepIn(data)}`),
    mail: "optional",
    byDefault: "at_once",
    name: "A file of your sale that the other side has shared",
  },
  signing_ready: {
    ...step(
      (data) => `${paperIn(data)} for ${homeIn(data)} is ready to be signed`,
      () => "The signing service emailed you the link, and the sale has it, too",
    ),
    mail: "elsewhere",
  },
  signing_signed: step(
    (data) => `Everyone has signed: ${paperIn(data)} for ${homeIn(data)}`,
    () => "The signed copy and its certificate are in the sale",
  ),
  signing_ended: step(
    (data) =>
      data.ended === "declined"
        ? `Someone declined to sign: ${paperIn(data)} for ${homeIn(data)}`
        : `The time to sign is over: ${paperIn(data)} for ${homeIn(data)}`,
    (data) =>
      data.as === data.by
        ? "The sale says why. Talk to each other, then send another one"
        : "The sale says why. Talk to each other about what comes next",
  ),
  plan_refunded: {
    about: "plan",
    says: ({ plan = "basic", reason }) => ({
      title: `We returned your payment for ${PLANS[plan].name}`,
      ...(reason ? { detail: reason } : {}),
    }),
    leadsTo: () => paths.choosePlan.href(),
    mail: "always",
  },
  plan_ended: {
    about: "plan",
    says: ({ plan = "basic", left = null, why = "over" }) => ({
      title: `Your plan ${PLANS[plan].name} has ended${WHY_ENDED[why]}`,
      detail: whatStays(left),
    }),
    leadsTo: () => paths.choosePlan.href(),
    mail: "always",
  },
} as const satisfies Record<string, Kind>;

type NotificationKind = keyof typeof NOTIFICATION_KINDS;

const NEWS = paths.notifications.href();

/** The titles for changes among the owners of a home. */
const OWNER_NEWS = {
  joined: (name: string, home: string) => `${name} owns ${home} with you now`,
  left: (name: string, home: string) => `${name} no longer owns ${home} with you`,
  removed: (_: string, home: string) => `You are no longer one of the owners of ${home}`,
  refused: (name: string, home: string) =>
    `Your invitation to own ${home} together went to someone else: ${name}`,
  unreached: (name: string, home: string) =>
    `Your invitation to own ${home} together could not be delivered: ${name}`,
  first: (_: string, home: string) =>
    `The person who created ${home} has closed their account: you are its first owner now`,
  hidden: (_: string, home: string) => `Our moderators have hidden ${home}`,
};

/**
 * The titles for changes among the buyers of an offer. The owner's title has no name, because owners may compare with
 * names hidden.
 */
const BUYERS_NEWS = {
  buyer_joined: (name: string, home: string, as?: string) =>
    as === "owner" ? `Another buyer joined an offer for ${home}` : `${name} buys ${home} with you`,
  buyer_left: (name: string, home: string, as?: string) =>
    as === "owner"
      ? `One of the buyers left an offer for ${home}`
      : `${name} no longer buys ${home} with you`,
  refused: (name: string, home: string) =>
    `Your invitation to buy ${home} together went to someone else: ${name}`,
  unreached: (name: string, home: string) =>
    `Your invitation to buy ${home} together could not be delivered: ${name}`,
};

/** The outcome of a time that an inspector or appraiser took at the home, for the side that invited them. */
const PARTY_TIMES = {
  asked: (who: string, home: string) => `${who} asked the owner of ${home} for a time`,
  confirmed: (who: string, home: string) => `${who} comes to ${home}: the time is confirmed`,
  moved: (who: string, home: string) => `${who} comes to ${home} at another time`,
  cancelled: (who: string, home: string) => `${who} doesn't come to ${home} at the time you know`,
};

function partyIn({ party }: NotificationData): string {
  return party ? PARTY_ROLES[party].label : "A person you invited";
}

function invitedIn({ as, by }: NotificationData): string {
  return by ? `, invited by ${by === as ? "you" : `the ${by}`},` : "";
}

function partySaid({ step, file }: NotificationData): string {
  const said = step && STEP_KINDS[step]?.partySays?.said;
  return file || !said ? "added a file" : said;
}

function priceIn({ price }: NotificationData): string | undefined {
  return price === undefined ? undefined : formatPrice(price);
}

/** The offer's price and who proposed it, during a round. */
function standingPrice(data: NotificationData): string | undefined {
  const price = priceIn(data);
  if (!price) return undefined;
  return data.turn === "buyer"
    ? `The owner's counter of ${price} can no longer be accepted`
    : `Your offer is at ${price}`;
}

/** The offer's price once the round is called off, and the counter is open again. */
function priceAgain(data: NotificationData): string | undefined {
  const price = priceIn(data);
  return data.turn === "buyer" && price
    ? `The owner's counter is at ${price}`
    : standingPrice(data);
}

/** A price with its change: "$492,000, $12,000 more than before". */
function changedPrice(data: NotificationData): string | undefined {
  const price = priceIn(data);
  if (!price || data.price === undefined || data.was === undefined || data.n === 1) return price;
  const difference = data.price - data.was;
  if (difference === 0) return `${price}, the same price as before`;
  return `${price}, ${formatPrice(Math.abs(difference))} ${difference > 0 ? "more" : "less"} than before`;
}

/** Whose move it is, and until when. */
function moveIn(data: NotificationData): string | undefined {
  if (!data.turn || !data.until || !data.zone) return undefined;
  return data.turn === data.as
    ? `Your answer is due by ${deadlineIn(data)}`
    : `The ${otherSide(data)} can answer until ${deadlineIn(data)}`;
}

function roundDeadline(data: NotificationData): string {
  return `Send yours by ${deadlineIn(data)}`;
}

function nobodysMove({ as }: NotificationData): string {
  return as === "owner"
    ? "It is over, and there is nothing to answer"
    : "You can make a new offer while the home is for sale";
}

/** "Sat, Nov 28, 5:00 PM MST", where the home is. */
function deadlineIn({ until, zone }: NotificationData): string {
  return until && zone ? momentInZone(until, zone, { short: true }) : "its deadline";
}

/** The side that the recipient deals with. */
function otherSide({ as }: NotificationData): "owner" | "buyer" {
  return as === "owner" ? "buyer" : "owner";
}

function whatWas({ asks, answers }: NotificationData): string {
  if (asks) return "asked you a question";
  return answers ? "answered your question" : "wrote to you";
}

/** The text, link and subject of a notification. */
export function described(told: Notification): Words & Pick<Kind, "about"> & { href: string } {
  const kind = kindOf(told.kind);
  // Stored by a newer version of the site.
  if (!kind) return { title: "Something new for you", about: "message", href: NEWS };
  return { ...kind.says(told.data), about: kind.about, href: kind.leadsTo(told) };
}

/** The kinds whose mail is optional, in the order of the settings. */
export function optionalKinds(): { kind: string; name: string; byDefault: MailCadence }[] {
  return Object.entries<Kind>(NOTIFICATION_KINDS).flatMap(([kind, rules]) =>
    rules.mail === "optional" ? [{ kind, name: rules.name, byDefault: rules.byDefault }] : [],
  );
}

function kindOf(kind: string): Kind | undefined {
  return Object.hasOwn(NOTIFICATION_KINDS, kind)
    ? NOTIFICATION_KINDS[kind as NotificationKind]
    : undefined;
}

/** The parts that all kinds about showings share. */
function showing(title: (data: NotificationData) => string) {
  return {
    about: "showing",
    says: (data: NotificationData): Words => ({
      title: title(data),
      ...(data.date ? { detail: whenIn(data) } : {}),
    }),
    leadsTo: ({ subject_id, data }: Notification) =>
      data.as === "owner" ? paths.dashboard.showing(subject_id) : paths.showing.own(subject_id),
    mail: "elsewhere",
  } as const;
}

/** The parts that all kinds about disclosures share. */
function disclosure(
  title: (data: NotificationData) => string,
): Pick<Kind, "about" | "leadsTo" | "says"> {
  return {
    about: "document",
    says: (data) => ({ title: title(data) }),
    leadsTo: ({ listing_id }) => (listing_id === null ? NEWS : paths.disclosures.href(listing_id)),
  };
}

/**
 * A person did not ask for an invitation, so its title, which is also an email's subject, has no word of the owner's.
 */
function accessWords(data: NotificationData): { title: string; detail?: string } {
  const title = ACCESS_NEWS[data.access ?? "invited"](homeIn(data));
  const detail = data.access === "invited" ? wordsOnly(data.home ?? "") : "";
  return detail ? { title, detail } : { title };
}

const ACCESS_NEWS = {
  invited: () => "An owner invites you to read the documents of their home",
  granted: (home: string) => `You may now read all documents of ${home}`,
  declined: (home: string) => `The owner of ${home} has chosen not to share the other documents`,
};

/**
 * The parts that all kinds about offers share: the kind and the home, then the amount, which side has to act, and until
 * when. All are mailed, because each may have a deadline.
 */
function offer(
  title: (data: NotificationData) => string,
  amount: (data: NotificationData) => string | undefined = priceIn,
  move: (data: NotificationData) => string | undefined = moveIn,
) {
  return {
    about: "offer",
    says: (data: NotificationData): Words => {
      const detail = [amount(data), move(data)].filter(Boolean).join(". ");
      return { title: title(data), ...(detail ? { detail } : {}) };
    },
    // A notification to an owner about several offers has their count.
    leadsTo: ({ subject_id, data, listing_id }: Notification): string =>
      data.count === undefined
        ? paths.offer.href(subject_id)
        : listing_id === null
          ? NEWS
          : paths.homeOffers.href(listing_id),
    mail: "always",
  } as const;
}

function countOrPrice(data: NotificationData): string | undefined {
  return data.count === undefined ? priceIn(data) : formatCount(data.count, "offer");
}

/** The parts that all kinds about a step of a sale share; they lead to its closing room. */
function step(
  title: (data: NotificationData) => string,
  detail?: (data: NotificationData) => string,
) {
  return {
    about: "offer",
    says: (data: NotificationData): Words => ({
      title: title(data),
      ...(detail ? { detail: detail(data) } : {}),
    }),
    leadsTo: ({ data }: Notification): string => (data.room ? paths.sale.href(data.room) : NEWS),
    mail: "always",
  } as const;
}

function paperIn({ paper = "contract" }: NotificationData): string {
  return PAPER_NAMES[paper];
}

function stepIn({ step = "closing" }: NotificationData): string {
  return STEP_LABELS[step] ?? "a step";
}

/** A step with its date: "Inspection, Fri, Dec 4". */
function stepDate(data: NotificationData): string {
  return data.date ? `${stepIn(data)}, ${formatDate(data.date, { short: true })}` : stepIn(data);
}

/** When an event happened, even if it was noticed later. */
export function happenedAt({ created_at, data }: Notification): string {
  return data.at ?? created_at;
}

/** "The showing of the cottage with Vera", or for its visitor "Your showing of the cottage". */
function theShowing(data: NotificationData): string {
  return data.as === "owner"
    ? `The ${PURPOSE_WORDS[data.purpose ?? "showing"].name} of ${homeIn(data)} with ${visitorIn(data)}`
    : `Your showing of ${homeIn(data)}`;
}

function visitorIn({ name }: NotificationData): string {
  return name || "A visitor";
}

function homeIn({ home }: NotificationData): string {
  return home || "a home";
}

/** "Sat, Nov 28 at 9:00 AM", where the home is. */
function whenIn({ date = "", time = "" }: NotificationData): string {
  return `${formatDate(date, { short: true })} at ${formatTime(time)}`;
}

function toHome({ listing_id }: Notification): string {
  return listing_id === null ? NEWS : paths.listing.href(listing_id);
}

function toOwnership({ listing_id }: Notification): string {
  return listing_id === null ? NEWS : paths.ownership.href(listing_id);
}

function toBooking({ listing_id }: Notification): string {
  return listing_id === null ? NEWS : paths.book.href(listing_id);
}

function toSearch({ data }: Notification): string {
  return paths.listings.href(filtersToQuery(data.filters ?? {}));
}

const WHY_ENDED = {
  returned: ": its payment was refunded or is disputed",
  unpaid: ": the new month was not paid",
  over: "",
};

const STATUS_NEWS: Record<ListingStatus, string> = {
  draft: "is being changed",
  active: "is for sale again",
  pending: "has a sale pending",
  sold: "is sold",
  withdrawn: "is no longer for sale",
};
