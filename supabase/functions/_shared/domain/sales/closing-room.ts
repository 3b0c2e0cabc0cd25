import { isEnding, type Offer, type Sale } from "../offers/offers.ts";
import { formatCount, formatDollars, lowerFirst } from "../site/text/format.ts";
import { addDays, daysBetween } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { answerTodo, openAmendment } from "./amendments.ts";
import { isSettled, type SaleStep } from "./deadlines.ts";
import type { AmendedName, Amendment } from "./sale-amendment.ts";
import {
  comesAfterClosing,
  otherSide,
  type SaleStepKind,
  STEP_LABELS,
  stepBefore,
} from "./sale-steps.ts";
import { STEP_WORDS } from "./step-kind-words.ts";
import { STEP_KINDS } from "./step-kinds.ts";
import {
  agreedVersion,
  dayText,
  dueText,
  homeTime,
  type SaleOffer,
  stepsOfSale,
  zoneOf,
} from "./step-words.ts";

/** The room of a sale: whose move it is, what is due next, what is late (decision 178). */

/** The reader's own step comes first if it is due within this many days, even if the other side has an earlier one. */
const SOON_DAYS = 7;

export type Room = {
  steps: SaleStep[];
  /** The steps that the reader can do something about, the most urgent first. */
  own: SaleStep[];
  /** The steps that only the other side can do. */
  theirs: SaleStep[];
  /** The step shown at the top: the reader's own step if it is soon or comes first, or else the step they wait for. */
  lead: SaleStep | undefined;
  /** A change of the terms that waits for an answer. */
  change: Amendment | undefined;
  /** The next date of all. */
  next: SaleStep | undefined;
  late: SaleStep[];
  /** Days until closing; negative afterwards. */
  daysToClosing: number;
  closing: SaleStep | undefined;
};

/** The room as one side sees it; undefined for an offer without a sale. */
export function roomOf(offer: Offer, now: Date): Room | undefined {
  if (!hasSale(offer)) return undefined;
  const all = stepsOfSale(offer, now);
  const steps = all.filter(({ kind }) => !isMoot(kind, all));
  const { today } = homeTime(offer, now);
  const rests = offer.sale.state !== "open";
  const open = steps.filter(
    (step) => !isSettled(step) && (!rests || isOpenAfterwards(step.kind, offer.sale.state)),
  );
  const closing = steps.find(({ kind }) => kind === "closing");
  const isClosed = rests || closing?.state === "done";
  const dueBy = (step: SaleStep) => urgency(step, today, closing);
  const urgent = open
    .filter((step) => !waitsForContract(step) && (isClosed || !isForLater(step, open)))
    .sort((a, b) => dueBy(a).localeCompare(dueBy(b)));
  const own = urgent.filter((step) => turnOf(step, offer.sale) !== otherSide(offer.side));
  const theirs = urgent.filter((step) => turnOf(step, offer.sale) === otherSide(offer.side));
  const isSoon = own[0] !== undefined && dueBy(own[0]) <= addDays(today, SOON_DAYS);
  return {
    steps,
    own,
    theirs,
    lead: isSoon ? own[0] : urgent[0],
    change: openAmendment(offer.sale),
    next: [...open]
      .filter(({ due_on, state }) => due_on !== null && state !== "missed")
      .sort((a, b) => (a.due_on ?? "").localeCompare(b.due_on ?? ""))[0],
    late: open.filter(({ state }) => state === "missed"),
    daysToClosing: daysBetween(today, closing?.due_on ?? today),
    closing,
  };
}

/** The side that moves a step: the one that has to answer a proposal, or the one that has yet to do the step. */
export function turnOf(step: SaleStep, sale: Asked): Side | "both" {
  return step.proposal ? otherSide(step.proposal.made_by) : doersOf(step, sale);
}

type Asked = Pick<Sale, "facts" | "amendments">;

/** The side that has yet to do a step, or both; `private.doers_of` is the same. */
export function doersOf({ kind, owner, done_by }: SaleStep, sale: Asked): Side | "both" {
  const { askedBy } = STEP_KINDS[kind];
  if (owner === "both" && askedBy && !hasAsked(kind, askedBy, sale)) return askedBy;
  if (owner !== "each") return owner;
  const [first] = done_by;
  return first ? otherSide(first) : "both";
}

/** Whether the reader's answer to a change comes before every step: only their own that are late come before it. */
export function answersFirst(
  { change, lead }: Room,
  offer: Pick<Offer, "side" | "sale">,
): Amendment | undefined {
  if (!change || change.made_by === offer.side) return undefined;
  return lead?.state === "missed" && isOwnStep(lead, offer) ? undefined : change;
}

/**
 * Whether the closing took place, the deed is recorded, and only the owner's word is missing that the home is sold, which
 * closes the sale.
 */
export function isToBeSold({ closing, steps }: Room, { sale, listing_id }: Offer): boolean {
  const goesOn = sale?.state === "open" && !isEnding(sale);
  const recording = steps.find(({ kind }) => kind === "recording");
  const isRecorded = recording === undefined || recording.state === "done";
  return goesOn && closing?.state === "done" && isRecorded && listing_id !== null;
}

/** "You: order the inspection by Fri, Dec 4", or "Waiting for the buyer's lender". */
export function nextText(room: Room, offer: Offer): string {
  const { lead } = room;
  const change = answersFirst(room, offer);
  if (change) return `You: ${answerTodo(change, offer)}`;
  if (isToBeSold(room, offer)) {
    if (offer.side === "owner") return "You: mark the home as sold";
    if (!lead) return "Waiting for the owner to mark the home as sold";
  }
  if (!lead) return "Everything is done.";
  return isOwnStep(lead, offer) ? `You: ${todoText(lead, offer)}` : waitingText(lead, offer);
}

/** "order the inspection by Fri, Dec 4", after "You: ". */
function todoText(step: SaleStep, offer: Offer): string {
  const { kind, proposal, due_on, state } = step;
  const { side } = offer;
  if (proposal && proposal.made_by !== side) {
    const other = `the ${otherSide(side)}`;
    return kind === "contract"
      ? `say whether the contract was signed on ${dayText(proposal.day ?? "")}, as ${other} says`
      : `answer ${other}, who proposes ${dayText(proposal.day ?? "")} for: ${STEP_LABELS[kind]}`;
  }
  const todo = kind === "repairs" ? repairsTodo(offer) : STEP_WORDS[kind].todo;
  const what = `${lowerFirst(todo)}${amountIn(kind, offer)}`;
  if (due_on === null) return what;
  const due = dueText(step, zoneOf(offer));
  if (state === "missed") return `${what}. It was due on ${due}`;
  return `${what} ${STEP_KINDS[kind].isOnTheDay ? "on" : "by"} ${due}`;
}

/** What to do about repairs: nobody answers what was not asked, or asks again about what is agreed on. */
function repairsTodo(offer: Offer): string {
  if (hasAgreedOnRepairs(offer))
    return "Mark the repair request as done if the change you both agreed on is the answer";
  const isAsked = offer.sale !== null && hasAsked("repairs", "buyer", offer.sale);
  return isAsked ? STEP_WORDS.repairs.todo : REPAIRS_NOT_ASKED_FOR;
}

/** The buyer's words about repairs before they have asked for any. */
const REPAIRS_NOT_ASKED_FOR =
  "Ask for repairs, a credit or another price, or say that you ask for nothing";

/** Whether both agreed on a change of what an inspection's findings usually change. */
function hasAgreedOnRepairs({ sale }: Offer): boolean {
  const answers: readonly string[] = ["repairs", "seller_credit", "price"] satisfies AmendedName[];
  return (
    sale?.amendments.some(
      ({ state, changes }) => state === "agreed" && changes.some((name) => answers.includes(name)),
    ) || false
  );
}

/** Whether a side has recorded what it asks for at a step, or has proposed other terms; `private.is_unasked` is the same. */
function hasAsked(kind: SaleStepKind, by: Side, { facts, amendments }: Asked): boolean {
  return (
    facts.some((fact) => fact.kind === kind && fact.made_by === by && fact.value !== null) ||
    amendments.some(({ made_by }) => made_by === by)
  );
}

/** The sum that is due at a step, so that its payer needn't look it up in the terms. */
function amountIn(kind: SaleStepKind, offer: Offer): string {
  const terms = hasSale(offer) ? agreedVersion(offer)?.terms : undefined;
  return kind === "earnest_money" && terms ? ` of ${formatDollars(terms.earnest_money)}` : "";
}

/** Names what the reader waits for: "Waiting for the buyer's lender, until Tue, Dec 15". */
export function waitingText(step: SaleStep, offer: Pick<Offer, "side" | "sale" | "home">): string {
  const { kind, proposal, due_on, state } = step;
  const { side, sale } = offer;
  if (proposal) return `Waiting for the ${otherSide(side)}'s answer: ${STEP_LABELS[kind]}`;
  const isUnasked = sale !== null && step.owner === "both" && doersOf(step, sale) !== "both";
  const own = isUnasked ? "the buyer's word about repairs" : STEP_WORDS[kind].waiting;
  const what =
    step.owner === "each"
      ? `Waiting for the ${otherSide(side)}'s part: ${STEP_LABELS[kind]}`
      : `Waiting for ${own}`;
  if (due_on === null) return what;
  return state === "missed"
    ? `${what}, which was due on ${dueText(step, zoneOf(offer))}`
    : `${what}, due ${dueText(step, zoneOf(offer))}`;
}

/** The next step of the side that `nextText` doesn't speak of: undefined while there is none. */
export function besideText(room: Room, offer: Offer): { whose: string; text: string } | undefined {
  const { lead, own, theirs } = room;
  if (isToBeSold(room, offer)) return undefined;
  const change = answersFirst(room, offer);
  const whose = `The ${otherSide(offer.side)}'s next step`;
  if (!change && lead?.kind === "contract" && lead.proposal === null)
    return { whose, text: "The same: both of you sign the contract" };
  const isMine = change !== undefined || (lead && isOwnStep(lead, offer));
  const [next] = isMine ? theirs : own;
  if (!next) return undefined;
  return isMine
    ? { whose, text: waitingText(next, offer) }
    : { whose: "Your next step", text: `You: ${todoText(next, offer)}` };
}

/** Whether the reader can do something about it. */
export function isOwnStep(step: SaleStep, { side, sale }: Pick<Offer, "side" | "sale">): boolean {
  return sale !== null && turnOf(step, sale) !== otherSide(side);
}

/** Counts days: "21 days", "Today", "3 days ago". */
export function untilClosing({ daysToClosing: days }: Room): string {
  if (days === 0) return "Today";
  return days > 0 ? formatCount(days, "day") : `${formatCount(-days, "day")} ago`;
}

/** A step's state in a word or two. */
export function stepStateText(step: SaleStep, offer: SaleOffer & Pick<Offer, "side">): string {
  const { state, settled_on, due_on, kind } = step;
  if (isLeftOpen(step, offer.sale.state)) return "Not marked as done";
  const [first] = step.done_by;
  const due = dueText(step, zoneOf(offer));
  if (first && (state === "open" || state === "extended"))
    return first === offer.side
      ? `Your part is done; the ${otherSide(first)}'s is due ${due}`
      : `The ${first}'s part is done; yours is due ${due}`;
  switch (state) {
    case "done":
      return kind === "contract" ? dayText(settled_on ?? "") : `Done ${dayText(settled_on ?? "")}`;
    case "waived":
      return step.settled_by === "both" ? "No longer in the terms" : "Waived";
    case "missed":
      return `Late: ${due}`;
    case "extended":
      return `${due} (new date)`;
    default:
      return due_on === null && kind === "contract" ? "Not yet" : due;
  }
}

/** The sale's next step as its side sees it, for a dashboard; undefined unless the sale is open. */
export function saleHeadline(
  offer: Offer,
  now: Date,
): { title: string; reason: string; isOwn: boolean } | undefined {
  const room = roomOf(offer, now);
  if (!room || offer.sale?.state !== "open" || isEnding(offer.sale)) return undefined;
  const { closing } = room;
  const days =
    closing?.due_on && room.daysToClosing >= 0
      ? `Closing is on ${dayText(closing.due_on)}${room.daysToClosing === 0 ? ", today" : `, in ${untilClosing(room)}`}.`
      : "";
  const late =
    room.late.length > 0 ? `${formatCount(room.late.length, "step is", "steps are")} late.` : "";
  return {
    title: nextText(room, offer),
    reason: [late, days].filter(Boolean).join(" "),
    isOwn:
      answersFirst(room, offer) !== undefined ||
      (isToBeSold(room, offer) && offer.side === "owner") ||
      (room.lead !== undefined && isOwnStep(room.lead, offer)),
  };
}

export function hasSale(offer: Offer): offer is Offer & SaleOffer {
  return offer.sale !== null;
}

/** A step whose date can't be counted yet is sorted as if it were due within so many days. */
const UNKNOWN_DAYS = 3;

/** Sorts by date: an answer and the contract are due now, what has no date within a few days and before the closing. */
function urgency(
  { kind, proposal, due_on }: SaleStep,
  today: string,
  closing: SaleStep | undefined,
): string {
  if (proposal || kind === "contract") return due_on !== null && due_on < today ? due_on : today;
  if (due_on !== null) return due_on;
  const soon = addDays(today, UNKNOWN_DAYS);
  const dayBefore = closing?.due_on && addDays(closing.due_on, -1);
  return dayBefore && dayBefore < soon ? dayBefore : soon;
}

/** The days of a sale are counted once the contract is signed, so the contract comes first. */
function waitsForContract({ due_on, days, proposal }: SaleStep): boolean {
  return due_on === null && days !== null && proposal === null;
}

/** A sale without an inspection has no answer about repairs to wait for. */
function isMoot(kind: SaleStep["kind"], steps: readonly SaleStep[]): boolean {
  const before = stepBefore(kind);
  return steps.some((step) => step.kind === before && step.state === "waived");
}

/** A side doesn't wait for the keys before the closing, nor for an answer about repairs before the inspection. */
function isForLater({ kind, proposal }: SaleStep, open: readonly SaleStep[]): boolean {
  const before = stepBefore(kind);
  return proposal === null && open.some((step) => step.kind === before);
}

/** Whether nobody settled the step, and nobody can anymore. */
export function isLeftOpen(step: SaleStep, saleState: Sale["state"]): boolean {
  return !isSettled(step) && saleState !== "open" && !isOpenAfterwards(step.kind, saleState);
}

/** Only the keys and the deed may come after the home is sold. */
export function isOpenAfterwards(kind: SaleStep["kind"], state: Sale["state"]) {
  return state === "closed" && comesAfterClosing(kind);
}
