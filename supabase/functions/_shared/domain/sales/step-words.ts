import {
  type Deadline,
  OFFER_DEADLINES,
  type Offer,
  type OfferVersion,
  type Sale,
  versionBefore,
} from "../offers/offers.ts";
import { formatCount, formatDate } from "../site/text/format.ts";
import { withHour } from "../site/time/hours.ts";
import { dateInZone, timeInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import {
  type AmendedTerms,
  bindingOf,
  type HomeTime,
  type SaleStep,
  saleSteps,
} from "./deadlines.ts";
import type { SaleStepKind } from "./sale-steps.ts";
import { STEP_WORDS } from "./step-kind-words.ts";
import { STEP_KINDS } from "./step-kinds.ts";

/** Texts about the steps of a sale (deadlines.ts), for the side that reads them. */

/** The warning before a contingency is waived. */
export const WAIVE_WARNING =
  "You can then no longer back out because of it. If you do, you may lose your earnest money. We tell the owner right away, and you can't undo this here.";

/** The steps of an offer's sale. */
export function stepsOfSale(offer: SaleOffer, now: Date): SaleStep[] {
  const terms = firstVersion(offer)?.terms;
  const { acts, has_hoa } = offer.sale;
  return terms
    ? saleSteps({ ...terms, has_hoa }, acts, homeTime(offer, now), amendedTerms(offer.sale))
    : [];
}

/** The version that both agreed to at first, before any amendment. */
export function firstVersion(offer: SaleOffer): OfferVersion | undefined {
  const [first] = offer.sale.amendments.filter(({ state }) => state === "agreed");
  return first ? versionBefore(offer, { n: first.version }) : agreedVersion(offer);
}

/** The terms that both agreed on after acceptance, in order. */
export function amendedTerms({ amendments, has_hoa }: Sale): AmendedTerms[] {
  return amendments.flatMap(({ acts_before, answered_on, terms, changes }) =>
    acts_before !== null && answered_on !== null
      ? [{ terms: { ...terms, has_hoa }, changes, acts_before, on: answered_on }]
      : [],
  );
}

export type SaleOffer = Pick<Offer, "versions" | "home"> & { sale: Sale };

/** The version in force. */
export function agreedVersion({ versions, sale }: SaleOffer): OfferVersion | undefined {
  return versions.find(({ n }) => n === sale.n);
}

export function homeTime(offer: Pick<Offer, "home">, now: Date): HomeTime {
  const zone = zoneOf(offer);
  return { today: dateInZone(now, zone), hour: Number(timeInZone(now, zone).slice(0, 2)) };
}

/** The time zone of an offer's home. */
export function zoneOf({ home }: Pick<Offer, "home">): string {
  return home?.time_zone ?? "UTC";
}

/** The dates that the terms of a sale have, as rows: "Inspection by", "November 30, 2026" or "10 days after signing". */
export function datesOf(
  offer: SaleOffer,
  now: Date,
): { kind: SaleStepKind; label: string; date: string | null; text: string }[] {
  const binding = bindingOf(offer.sale.acts);
  return stepsOfSale(offer, now)
    .filter(
      ({ kind, due_on, days }) => (due_on !== null || days !== null) && STEP_KINDS[kind].isInTerms,
    )
    .sort((a, b) => (a.due_on ?? "").localeCompare(b.due_on ?? "") || (a.days ?? 0) - (b.days ?? 0))
    .map(({ kind, due_on, days }) => ({
      kind,
      label: nameBeforeDate(kind),
      date: due_on,
      text:
        due_on !== null
          ? formatDate(due_on, { year: true })
          : binding
            ? ""
            : afterSigning(days ?? 0),
    }));
}

/** The name of a step before its date: "Inspection by", "Closing". */
export function nameBeforeDate(kind: SaleStepKind): string {
  return `${STEP_KINDS[kind].label}${STEP_KINDS[kind].isOnTheDay ? "" : " by"}`;
}

/** Says when a step is due without a date: "10 days after signing". */
export function afterSigning(days: number): string {
  return `${formatCount(days, "day")} after signing`;
}

/** Says when a step is due in a few words: "Mon, Nov 30, 5 PM Mountain Time", "10 days after signing". */
export function dueText(
  { due_on, days, until_hour }: Pick<SaleStep, "due_on" | "days" | "until_hour">,
  zone: string,
): string {
  if (due_on !== null) return lastDayText(due_on, until_hour, zone);
  return days === null ? "No date yet" : afterSigning(days);
}

/** A last day with the hour at which it ends and the home's time zone: "Mon, Nov 30, 5 PM Mountain Time". */
export function lastDayText(day: string, until_hour: number, zone: string): string {
  return withHour(dayText(day), until_hour, zone);
}

/** Says that a step's own days end after the closing, which is its last day instead; undefined if they don't. */
export function beyondText({ beyond }: Pick<SaleStep, "beyond">): string | undefined {
  return beyond === null
    ? undefined
    : `Its days end on ${dayText(beyond)}, after the closing. So the closing is its last day.`;
}

/** A short date: "Mon, Nov 30". */
export function dayText(day: string): string {
  return formatDate(day, { short: true });
}

/** "owner" of a step in words, for one side: "You", "The buyer", "Both of you". */
export function ownerText({ owner }: Pick<SaleStep, "owner">, side: Side): string {
  if (owner === "each") return "Each of you";
  if (owner === "both") return "Both of you";
  return owner === side ? "You" : `The ${owner}`;
}

/** The name of a deadline in a calendar. */
export function deadlineName(kind: Deadline["kind"]): string {
  if (kind in OFFER_DEADLINES) return OFFER_DEADLINES[kind as keyof typeof OFFER_DEADLINES];
  const step = kind as SaleStepKind;
  return STEP_WORDS[step].calendar ?? STEP_KINDS[step].label;
}
