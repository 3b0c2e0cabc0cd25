import {
  isFixedByAcceptance,
  isListed,
  OFFER_FIELDS,
  type OfferFieldName,
  type OfferTerms,
  termChanges,
  termText,
  termWords,
} from "../offers/offer-terms.ts";
import type { Offer, Sale } from "../offers/offers.ts";
import { momentInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { countedDay, countingFor } from "./counting-days.ts";
import { bindingOf, type SaleStep } from "./deadlines.ts";
import type { AmendedName, Amendment } from "./sale-amendment.ts";
import {
  contingencyDays,
  daysTermOf,
  otherSide,
  SALE_STEPS,
  type SaleStepKind,
  STEP_LABELS,
} from "./sale-steps.ts";
import {
  agreedVersion,
  dayText,
  firstVersion,
  type SaleOffer,
  stepsOfSale,
  zoneOf,
} from "./step-words.ts";

/**
 * Amendments of a sale: what one side proposes to change after acceptance, and what both have agreed to change
 * (decision 182). The rules are in schemas/sales/amending_sales.sql.
 */

/** Terms together with the repairs. */
export type SaleTerms = { terms: OfferTerms; repairs: string };

/** One change, described in words. */
export type TermChange = { name: AmendedName; label: string; was: string; now: string };

/** The amendment that waits for an answer. */
export function openAmendment({ state, amendments }: Sale): Amendment | undefined {
  return state === "open" ? amendments.find((each) => each.state === "open") : undefined;
}

/** How many proposals and answers this side has seen: what a new proposal names. */
export function amendmentsSeen({ amendments }: Sale): number {
  return amendments.length + amendments.filter(({ answered_by }) => answered_by !== null).length;
}

/** The terms that hold now: the version in force, with the closing that both sides agreed on. */
export function termsInForce(offer: SaleOffer, now: Date): SaleTerms | undefined {
  const terms = agreedVersion(offer)?.terms;
  if (!terms) return undefined;
  const closing = stepsOfSale(offer, now).find(({ kind }) => kind === "closing");
  return {
    terms: { ...terms, closing_on: closing?.due_on ?? terms.closing_on },
    repairs: offer.sale.amendments.findLast(({ state }) => state === "agreed")?.repairs ?? "",
  };
}

/** The terms that an amendment changes, as they were when it was proposed. */
export function termsBefore(amendment: Amendment, offer: SaleOffer): SaleTerms | undefined {
  const base = offer.sale.amendments.findLast(
    ({ n, state }) => n < amendment.n && state === "agreed",
  );
  const terms = base?.terms ?? firstVersion(offer)?.terms;
  return (
    terms && {
      terms: { ...terms, closing_on: amendment.closing_was },
      repairs: base?.repairs ?? "",
    }
  );
}

/** The differences, in the order of the form; the repairs come after the price. */
export function changesBetween(was: SaleTerms, now: SaleTerms, side: Side): TermChange[] {
  const changes = termChanges(was.terms, now.terms).flatMap(({ field, ...texts }) =>
    isFixedByAcceptance(field)
      ? []
      : [{ name: field, ...texts, label: termWords(field, side).label }],
  );
  const repairs: TermChange[] =
    was.repairs === now.repairs
      ? []
      : [
          {
            name: "repairs",
            label: REPAIRS_LABEL,
            was: was.repairs || "None",
            now: now.repairs || "None",
          },
        ];
  const isPrice = ({ name }: TermChange) => name === "price";
  return [...changes.filter(isPrice), ...repairs, ...changes.filter((each) => !isPrice(each))];
}

export const REPAIRS_LABEL = "Repairs by the owner";

export function changesOf(amendment: Amendment, offer: SaleOffer, side: Side): TermChange[] {
  const was = termsBefore(amendment, offer);
  return was
    ? changesBetween(was, amendment, side).map((change) => withDays(change, amendment, offer))
    : [];
}

/**
 * The terms with which an answer begins: the proposed ones, with today's agreed closing unless the proposal changes it.
 */
export function answerFrom({ changes, terms, repairs }: Amendment, base: SaleTerms): SaleTerms {
  const { closing_on } = changes.includes("closing_on") ? terms : base.terms;
  return { terms: { ...terms, closing_on }, repairs };
}

/** Other days for a condition replace a date that both agreed on for it: with both dates, as they may end sooner. */
function withDays(change: TermChange, amendment: Amendment, offer: SaleOffer): TermChange {
  const { state, acts_before, terms } = amendment;
  const kind = SALE_STEPS.find((each) => daysTermOf(each) === change.name);
  if (!kind || (state !== "open" && state !== "agreed")) return change;
  const before = asBefore(offer, acts_before ?? Number.POSITIVE_INFINITY, amendment.n);
  const steps = stepsOfSale(before, new Date(amendment.created_at));
  const step = steps.find((each) => each.kind === kind);
  const until = step && dateInsteadOfDays(step, before);
  if (until === undefined) return change;
  const closing = steps.find((each) => each.kind === "closing")?.due_on ?? terms.closing_on;
  const end = endOfDays(
    kind,
    terms,
    before,
    amendment.changes.includes("closing_on") ? terms.closing_on : closing,
  );
  return {
    ...change,
    was: `${change.was}, until ${dayText(until)}`,
    now: end === undefined ? change.now : `${change.now}, until ${dayText(end)}`,
  };
}

/** The date that both agreed on for a condition that is open, if it isn't the one of its days. */
function dateInsteadOfDays(step: SaleStep, offer: SaleOffer): string | undefined {
  const agreed = step.history.findLast(({ act }) => act === "agreed");
  const { due_on, kind, settled_on } = step;
  if (!agreed || due_on === null || settled_on !== null) return undefined;
  const steps = stepsOfSale(offer, new Date(agreed.at));
  const closing = steps.find((each) => each.kind === "closing")?.due_on ?? due_on;
  const terms = agreedTerms(offer);
  const end = terms && endOfDays(kind, terms, offer, closing);
  return end === undefined || end === due_on ? undefined : due_on;
}

/** When the days of a contingency end, which is never after the closing. */
function endOfDays(
  kind: SaleStepKind,
  terms: OfferTerms,
  { sale }: SaleOffer,
  closing: string,
): string | undefined {
  const days = contingencyDays(kind, terms);
  const binding = bindingOf(sale.acts);
  if (days === null || !binding) return undefined;
  const end = countedDay(binding.on, days, countingFor(kind, binding.rule));
  return end < closing ? end : closing;
}

/** The terms after the amendments that a sale has. */
function agreedTerms(offer: SaleOffer): OfferTerms | undefined {
  const last = offer.sale.amendments.findLast(({ state }) => state === "agreed");
  return last?.terms ?? firstVersion(offer)?.terms;
}

/** A sale as it was after so many acts, and before one amendment. */
function asBefore(offer: SaleOffer, acts: number, amendment = Number.POSITIVE_INFINITY): SaleOffer {
  const { sale } = offer;
  return {
    ...offer,
    sale: {
      ...sale,
      n: firstVersion(offer)?.n ?? sale.n,
      acts: sale.acts.filter(({ n }) => n <= acts),
      amendments: sale.amendments.filter(
        ({ n, acts_before }) => n < amendment && acts_before !== null && acts_before <= acts,
      ),
    },
  };
}

/** Something that both agreed to change after acceptance, or that the buyer gave up. */
export type SaleChange = TermChange & {
  key: string;
  at: string;
  /** The side that proposed the date, or waived the step. A date that is not waived has the other side's agreement. */
  by: Side;
  how: "amended" | "date" | "waived";
};

/** All changes since acceptance, in the order in which they came into force. */
export function saleChanges(offer: SaleOffer & Pick<Offer, "side">): SaleChange[] {
  const { sale, side } = offer;
  const amended = sale.amendments
    .filter(({ state }) => state === "agreed")
    .flatMap((amendment) =>
      changesOf(amendment, offer, side).map(
        (change): SaleChange => ({
          ...change,
          key: `${amendment.n} ${change.name}`,
          at: amendment.answered_at ?? amendment.created_at,
          by: amendment.made_by,
          how: "amended",
        }),
      ),
    );
  const acts = sale.acts.flatMap((act): SaleChange[] => {
    const { n, kind, at, made_by, day } = act;
    const about = { key: `act ${n}`, at, name: "closing_on" as const, label: STEP_LABELS[kind] };
    if (act.act === "waived")
      return [{ ...about, by: made_by, how: "waived", was: dueBefore(act, offer), now: "Waived" }];
    if (act.act !== "agreed" || kind === "contract" || day === null) return [];
    const by = otherSide(made_by);
    return [{ ...about, by, how: "date", was: dueBefore(act, offer), now: dayText(day) }];
  });
  return [...amended, ...acts].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The step's date just before the act. */
function dueBefore(act: Sale["acts"][number], offer: SaleOffer): string {
  const step = stepsOfSale(asBefore(offer, act.n - 1), new Date(act.at)).find(
    ({ kind }) => kind === act.kind,
  );
  return step?.due_on ? dayText(step.due_on) : "No date";
}

/** The terms in force as one list, each with what it was at first if that has changed. */
export function termRows(
  offer: SaleOffer & Pick<Offer, "side">,
  now: Date,
): {
  name: AmendedName | OfferFieldName;
  label: string;
  text: string;
  first: string | undefined;
}[] {
  const current = termsInForce(offer, now);
  const first = firstVersion(offer)?.terms;
  if (!current || !first) return [];
  const steps = stepsOfSale(offer, now);
  const rows = OFFER_FIELDS.filter(({ name }) => isListed(name, current.terms, first)).map(
    ({ name }) => {
      const step = steps.find(({ kind }) => daysTermOf(kind) === name);
      const text = standingOf(step, termText(name, current.terms), offer);
      const was = termText(name, first);
      return {
        name,
        label: termWords(name, offer.side).label,
        text,
        first: text === was ? undefined : was,
      };
    },
  );
  if (!current.repairs) return rows;
  const repairs = {
    ...{ name: "repairs" as const, label: REPAIRS_LABEL },
    ...{ text: current.repairs, first: "None" },
  };
  return [...rows.slice(0, 1), repairs, ...rows.slice(1)];
}

/** A term with what became of its step: whether the buyer gave it up, or both agreed on another date. */
function standingOf(step: SaleStep | undefined, text: string, offer: SaleOffer): string {
  if (step?.state === "waived" && step.settled_by !== "both") return "Waived";
  const until = step && dateInsteadOfDays(step, offer);
  return until === undefined ? text : `${text}, until ${dayText(until)}`;
}

/**
 * How much the buyer brings for the price by the terms alone, in dollars. A credit pays closing costs and is never paid
 * out, so it doesn't reduce this amount.
 */
export function buyersCost({ price, financing, down_payment, seller_credit }: OfferTerms): {
  loan: number;
  credit: number;
  cash: number;
} {
  const own = financing === "cash" ? price : (down_payment ?? price);
  return { loan: price - own, credit: seller_credit, cash: own };
}

/** "answer the buyer's change by Fri, Dec 4, 5:00 PM MST", after "You: ". */
export function answerTodo(amendment: Amendment, offer: Pick<Offer, "home">): string {
  return `answer the ${amendment.made_by}'s change by ${answerBy(amendment, offer)}`;
}

export function answerBy(
  { valid_until }: Pick<Amendment, "valid_until">,
  offer: Pick<Offer, "home">,
): string {
  return momentInZone(valid_until, zoneOf(offer), { short: true });
}

/** The outcome of an amendment, for the side that reads it. */
export function amendmentText(amendment: Amendment, offer: Pick<Offer, "side" | "home">): string {
  const { made_by, answered_by, state } = amendment;
  const who = (side: Side | null) => (side === offer.side ? "you" : `the ${side}`);
  const proposer = amendment.by ?? who(made_by).replace(/^[yt]/, (first) => first.toUpperCase());
  const answerer = amendment.answer_by ?? who(answered_by);
  const proposed = `${proposer} proposed a change`;
  switch (state) {
    case "open":
      return `${proposed}; to be answered by ${answerBy(amendment, offer)}`;
    case "agreed":
      return `${proposed}, and ${answerer} agreed`;
    case "refused":
      return `${proposed}; ${answerer} refused it`;
    case "taken_back":
      return `${proposed}, and withdrew it`;
    case "replaced":
      return `${proposed}; another one took its place`;
    case "lapsed":
      return `${proposed}; it was not answered in time`;
  }
}

/** Whether a sale's terms can still be amended: the sale is open, and its closing isn't done. */
export function canAmend(offer: SaleOffer, now: Date): boolean {
  const closing = stepsOfSale(offer, now).find(({ kind }) => kind === "closing");
  return offer.sale.state === "open" && closing?.settled_on === null;
}

/** The contingencies that can't be amended, because their steps are done or the buyer waived them. */
export function settledTerms(offer: SaleOffer, now: Date): OfferFieldName[] {
  return stepsOfSale(offer, now).flatMap(({ kind, settled_by }) => {
    const name = daysTermOf(kind);
    return name && settled_by !== null && settled_by !== "both" ? [name] : [];
  });
}

/** Beside every amendment. */
export const NOT_THE_SIGNED_AMENDMENT =
  "This is not the signed amendment. The title company or an attorney writes that, and both of you sign it. Send them what you agree on here.";
