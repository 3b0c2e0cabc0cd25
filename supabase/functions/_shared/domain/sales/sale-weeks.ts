import type { Offer } from "../offers/offers.ts";
import { purposeName } from "../showings/purposes.ts";
import { formatTime, lowerFirst } from "../site/text/format.ts";
import { addDays, daysBetween } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { isLeftOpen, stepStateText } from "./closing-room.ts";
import { isSettled, type SaleStep } from "./deadlines.ts";
import { weekdayOf } from "./federal-holidays.ts";
import type { Party } from "./parties.ts";
import { PARTY_ROLES, partyName } from "./party-roles.ts";
import { otherSide, type SaleStepKind, STEP_LABELS } from "./sale-steps.ts";
import { STEP_KINDS } from "./step-kinds.ts";
import { dayText, homeTime, ownerText, type SaleOffer } from "./step-words.ts";

/**
 * The weeks of a sale from acceptance to the keys, with every step on its day: for the picture in the closing room, which a
 * screen reader reads as the list that it is, and for the page to print.
 */

/** The side that does it, both sides, or a party that comes to the home. */
export type WeekLane = "owner" | "both" | "buyer" | "party";

export type WeekMark = {
  /** The kind of the step, the id of a party's visit, or "accepted". */
  id: string;
  kind: SaleStepKind | null;
  lane: WeekLane;
  label: string;
  /** The day on which it is due, or on which it was settled; null while the day isn't known. */
  day: string | null;
  state: "open" | "late" | "settled";
  /** "You", "The buyer, with the lender". */
  whose: string;
  /** Its date and state in words: "Late: Sat, Nov 28". */
  text: string;
  /** The day before the change that is looked at; null where the change doesn't move it. */
  was: string | null;
};

export type DatedMark = WeekMark & { day: string };

export type SaleWeeks = {
  /** The first and the last day of the picture. */
  from: string;
  to: string;
  /** Null once the sale is over, unless it is still within the picture. */
  today: string | null;
  /** The weeks in which something happens, each from its Sunday, and the one that today is in. */
  weeks: { first: string; marks: DatedMark[] }[];
  /** What has no day yet. */
  undated: WeekMark[];
};

/** @param then the steps after a change that is only looked at, in place of the steps as they are. */
export function saleWeeks(
  offer: Offer & SaleOffer,
  steps: readonly SaleStep[],
  parties: readonly Party[],
  now: Date,
  then: readonly SaleStep[] = steps,
): SaleWeeks {
  const { today } = homeTime(offer, now);
  const { accepted_on, state } = offer.sale;
  const order = [
    acceptance(offer.sale.accepted_on),
    ...then.map((step) => stepMark(step, steps, offer, parties)),
    ...parties.flatMap(visitMark),
  ];
  const marks = order.filter((mark): mark is DatedMark => mark.day !== null);
  marks.sort((a, b) => a.day.localeCompare(b.day));
  const days = marks.flatMap(({ day, was }) => [day, ...(was ? [was] : [])]);
  if (state === "open") days.push(today);
  days.sort();
  const [from = accepted_on, to = accepted_on] = [days[0], days.at(-1)];
  const isShown = from <= today && today <= to;
  const firsts = [...marks.map(({ day }) => day), ...(isShown ? [today] : [])].map(weekOf);
  return {
    from,
    to,
    today: isShown ? today : null,
    weeks: [...new Set(firsts)].sort().map((first) => ({
      first,
      marks: marks.filter(({ day }) => weekOf(day) === first),
    })),
    undated: order.filter(({ day }) => day === null),
  };
}

/** How far along the picture a day is, from 0 to 1: the middle of the day. */
export function placeOf(day: string, { from, to }: Pick<SaleWeeks, "from" | "to">): number {
  return (daysBetween(from, day) + 0.5) / (daysBetween(from, to) + 1);
}

/** The day at a place between 0 and 1 of the picture. */
export function dayAt(place: number, { from, to }: Pick<SaleWeeks, "from" | "to">): string {
  const days = daysBetween(from, to);
  const at = Math.floor(place * (days + 1));
  return addDays(from, Math.min(Math.max(at, 0), days));
}

/** The Sundays of the picture, with as many left out between them as it takes to have no more than `most`. */
export function sundaysOf({ from, to }: Pick<SaleWeeks, "from" | "to">, most: number): string[] {
  const first = weekOf(addDays(from, 6));
  const count = first > to ? 0 : Math.floor(daysBetween(first, to) / 7) + 1;
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / every) }, (_, n) => addDays(first, 7 * every * n));
}

/** The lanes of the picture: the reader's own is the first, and that of visits is there if there are any. */
export function lanesOf(side: Side, { weeks }: SaleWeeks): WeekLane[] {
  const hasVisits = weeks.some(({ marks }) => marks.some(({ lane }) => lane === "party"));
  return [side, "both", otherSide(side), ...(hasVisits ? (["party"] as const) : [])];
}

export function laneName(lane: WeekLane, side: Side): string {
  return lane === "party" ? "Visits" : ownerText({ owner: lane }, side);
}

/** The Sunday with which a day's week begins. */
export function weekOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

function acceptance(day: string): WeekMark {
  return {
    ...{ id: "accepted", kind: null, lane: "both", label: "Offer accepted", day },
    ...{ state: "settled", whose: "Both of you", text: dayText(day), was: null },
  };
}

function stepMark(
  step: SaleStep,
  before: readonly SaleStep[],
  offer: Offer & SaleOffer,
  parties: readonly Party[],
): WeekMark {
  const { kind, owner, due_on, settled_on, state } = step;
  const was = before.find((each) => each.kind === kind)?.due_on ?? null;
  const day = isSettled(step) ? settled_on : due_on;
  const isLate = state === "missed" && !isLeftOpen(step, offer.sale.state);
  return {
    id: kind,
    kind,
    lane: owner === "each" ? "both" : owner,
    label: STEP_LABELS[kind],
    day,
    state: isSettled(step) ? "settled" : isLate ? "late" : "open",
    whose: [ownerText(step, offer.side), ...helpersOf(step, parties)].join(", with the "),
    text: step.proposal
      ? `${stepStateText(step, offer)}. Another date is proposed`
      : stepStateText(step, offer),
    was: isSettled(step) || was === day ? null : was,
  };
}

/** The invited parties that have something to say about the step. */
function helpersOf({ kind }: SaleStep, parties: readonly Party[]): string[] {
  const roles = parties.filter(({ ended_at }) => ended_at === null).map(({ role }) => role);
  return [...new Set(roles)]
    .filter((role) => (STEP_KINDS[kind].parties[role] ?? "sees") !== "sees")
    .map((role) => lowerFirst(PARTY_ROLES[role].label));
}

function visitMark(party: Party): WeekMark[] {
  const { appointment } = party;
  if (!appointment || appointment.status === "cancelled") return [];
  const { id, purpose, date, time, status } = appointment;
  return [
    {
      id,
      kind: null,
      lane: "party",
      label: `${purposeName(purpose)} at the home`,
      day: date,
      state: status === "completed" ? "settled" : "open",
      whose: partyName(party),
      text: `${dayText(date)} at ${formatTime(time)}${status === "pending" ? ", not confirmed yet" : ""}`,
      was: null,
    },
  ];
}
