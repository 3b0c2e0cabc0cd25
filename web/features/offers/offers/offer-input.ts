import { type AmountName, type Doubt, doubtfulAmounts } from "@domain/offers/doubtful-amounts.ts";
import { isPaidByOwner } from "@domain/offers/home-warranty.ts";
import { isSharedAmount, type MovedShare, movedShares } from "@domain/offers/moved-shares.ts";
import { type DateNote, dateNotes, expiryProblem } from "@domain/offers/offer-dates.ts";
import {
  CONTINGENCIES,
  type Contingency,
  type Financing,
  isContingency,
  OFFER_FIELDS,
  OFFER_STEPS,
  type OfferFieldName,
  type OfferTerms,
  USUAL_EARNEST_MONEY_DAYS,
  waiverText,
} from "@domain/offers/offer-terms.ts";
import { OFFER_LIMITS, type OfferRound, type SentFile } from "@domain/offers/offers.ts";
import { parseOfferTerms } from "@domain/offers/reading-offers.ts";
import { countedDay, countingFor } from "@domain/sales/counting-days.ts";
import type { Binding } from "@domain/sales/deadlines.ts";
import { closedDay } from "@domain/sales/federal-holidays.ts";
import { daysTermOf, SALE_STEPS } from "@domain/sales/sale-steps.ts";
import { formatDate, formatNumber } from "@domain/site/text/format.ts";
import { readAmount, readNumber } from "@domain/site/text/read-number.ts";
import {
  addDays,
  dateInZone,
  instantInZone,
  isCalendarDate,
} from "@domain/site/time/time-zones.ts";
import type { Side } from "@domain/talk/messages.ts";
import { newId } from "@web/lib/attempt.ts";

/**
 * An offer as typed. Whether there is a contingency at all is a separate question, unanswered at
 * first: an empty field must not waive anything.
 */
export type OfferInput = Record<OfferFieldName | `has_${Contingency}`, string> & {
  /** The new offer's id; a retry sends the same one. */
  id: string;
  valid_on: string;
  valid_at: string;
  files: SentFile[];
};

/** The form's pages: six steps, and the summary from which it is sent. */
export const FORM_PAGES = [...OFFER_STEPS, "check"] as const;
export type FormPage = (typeof FORM_PAGES)[number];

export const PAGE_NAMES: Record<FormPage, string> = {
  price: "Price",
  financing: "Financing",
  conditions: "Conditions",
  costs: "Costs and agent",
  dates: "Dates",
  items: "What goes with it",
  check: "Check and send",
};

/** The input is checked against this. */
export type OfferContext = {
  timeZone: string;
  /** The home's state. */
  state?: string | undefined;
  round: OfferRound | null;
  /** The owner asks for a file. */
  needsProof: boolean;
  asking: number | null;
  /** The version being changed. */
  before?: OfferTerms | undefined;
  /** The day from which days are counted and the rule for counting, once a contract is signed. */
  binding?: Binding | undefined;
  now: Date;
};

/** Neutral initial values: nothing about money or conditions is filled in. */
export function emptyInput({
  timeZone,
  round,
  now,
}: Pick<OfferContext, "timeZone" | "round" | "now">): OfferInput {
  const from = round ? new Date(round.deadline) : now;
  return {
    ...inputOf(undefined, []),
    id: newId(),
    earnest_money_days: String(USUAL_EARNEST_MONEY_DAYS),
    possession_days: "0",
    valid_on: addDays(dateInZone(from, timeZone), 3),
    valid_at: "17:00",
  };
}

/** A version's terms, for editing. */
export function inputOf(terms: OfferTerms | undefined, files: readonly SentFile[]): OfferInput {
  const texts = OFFER_FIELDS.flatMap((field) => {
    const value = terms?.[field.name];
    const isMoney = field.kind === "money";
    const text =
      value === null || value === undefined || (isMoney && value === 0)
        ? ""
        : isMoney
          ? formatNumber(Number(value))
          : field.kind === "said"
            ? ""
            : String(value);
    const own: [string, string] = [field.name, text];
    if (!isContingency(field.name)) return [own];
    const isNone = field.name === "home_sale_days" && terms?.has_no_home;
    const has = terms === undefined ? "" : isNone ? "none" : value === null ? "no" : "yes";
    return [[`has_${field.name}`, has], own];
  });
  return {
    ...(Object.fromEntries(texts) as OfferInput),
    id: "",
    files: files.map(({ document_id, kind }) => ({ document_id, kind })),
    valid_on: "",
    valid_at: "17:00",
  };
}

/** The terms, once everything is answered. */
export function termsOf(input: OfferInput, context: OfferContext) {
  const { timeZone, now } = context;
  const typed = { ...input };
  for (const name of CONTINGENCIES) if (input[`has_${name}`] !== "yes") typed[name] = "";
  typed.has_no_home = input.has_home_sale_days === "none" ? "yes" : "";
  return parseOfferTerms(typed, dateInZone(now, timeZone), firstDayOf(context));
}

/** The first day on which the offer can be accepted; of a signed contract, the day from which days are counted. */
function firstDayOf({
  timeZone,
  round,
  now,
  binding,
}: Pick<OfferContext, "timeZone" | "round" | "now" | "binding">): string {
  if (binding) return binding.on;
  return dateInZone(round ? new Date(round.deadline) : now, timeZone);
}

/** Notes about the dates typed so far, even while other answers are missing. */
export function dateNotesOf(input: OfferInput, { timeZone, state, now }: OfferContext): DateNote[] {
  if (!isCalendarDate(input.closing_on)) return [];
  const days = CONTINGENCIES.map((name) => [
    name,
    input[`has_${name}`] === "yes" ? Number(input[name]) || null : null,
  ]);
  const dates = {
    ...(Object.fromEntries(days) as Record<Contingency, number | null>),
    closing_on: input.closing_on,
    financing: (input.financing || "cash") as Financing,
  };
  if (dates.financing === "cash") dates.financing_days = null;
  const validOn = isCalendarDate(input.valid_on) ? input.valid_on : undefined;
  return dateNotes(dates, { today: dateInZone(now, timeZone), validOn, state });
}

const AMOUNTS = [
  "price",
  "escalates_to",
  "escalates_by",
  "earnest_money",
  "down_payment",
  "approved_amount",
  "appraisal_gap",
  "seller_credit",
  "agent_amount",
  "agent_share",
  "warranty_most",
] as const satisfies AmountName[];

/** The amounts typed so far that were probably meant otherwise, except those of the version being changed. */
export function doubtsOf(input: OfferInput, { asking, before }: OfferContext): Doubt<AmountName>[] {
  const amounts = AMOUNTS.map((name) => {
    const value =
      name === "agent_share" ? readNumber(input[name], "percent") : amountOf(name, input);
    return [name, isUsed(name, input) && value !== null && value > 0 ? value : null] as const;
  });
  return doubtfulAmounts(Object.fromEntries(amounts), asking).filter(
    ({ name, value }) => before?.[name] !== value,
  );
}

/** The amounts in dollars that are another share of the price typed than of the price before. */
export function movedSharesOf(input: OfferInput, before: OfferTerms | undefined): MovedShare[] {
  const read = (name: AmountName) => amountOf(name, input);
  const price = read("price");
  if (!before || !price) return [];
  const now = {
    price,
    financing: (input.financing || "cash") as Financing,
    earnest_money: read("earnest_money"),
    down_payment: read("down_payment"),
  };
  // A price below them is still being typed, or refused.
  return movedShares(before, now).filter(({ name }) => (now[name] ?? 0) <= price);
}

/** An amount in dollars as typed so far; earnest money and down payment may be shares of the price. */
export function amountOf(name: OfferFieldName, input: OfferInput): number | null {
  return isSharedAmount(name)
    ? readAmount(input[name], input.price)
    : readNumber(input[name], "dollars");
}

/** False for an amount whose field is hidden, because another answer makes it meaningless. */
export function isUsed(name: OfferFieldName, input: OfferInput): boolean {
  if (name === "has_no_home") return false;
  if (name === "escalates_by") return input.escalates_to.trim() !== "";
  if (name === "warranty_most") return isPaidByOwner(input.warranty);
  if (isOfLoan(name)) return input.financing !== "cash" && input.financing !== "";
  if (name === "earnest_money_days" || name === "deposit_holder")
    return (amountOf("earnest_money", input) ?? 0) > 0;
  if (name === "appraisal_gap") return input.has_appraisal_days === "yes";
  if (name === "agent_share" || name === "agent_amount") return input.agent_name.trim() !== "";
  return true;
}

function isOfLoan(name: OfferFieldName): boolean {
  return ["down_payment", "financing_days", "approved_amount", "lender"].includes(name);
}

/** Explains what it means that every contingency was answered with "no"; undefined unless all were. */
export function waiverOf(input: OfferInput, side: Side): string | undefined {
  const asked = CONTINGENCIES.filter((name) => isUsed(name, input));
  if (input.financing === "" || asked.some((name) => ["", "yes"].includes(input[`has_${name}`])))
    return undefined;
  const none = Object.fromEntries(CONTINGENCIES.map((name) => [name, null]));
  return waiverText(
    { ...(none as Record<Contingency, null>), financing: input.financing as Financing },
    side,
  );
}

/** When a contingency of so many days ends; undefined while the days can't be read. */
export function endText(
  name: Contingency,
  days: string,
  context: OfferContext,
): string | undefined {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 180) return undefined;
  const { binding } = context;
  if (binding) {
    const kind = SALE_STEPS.find((each) => daysTermOf(each) === name);
    const counting = kind ? countingFor(kind, binding.rule) : binding.rule;
    return `It ends on ${formatDate(countedDay(binding.on, count, counting), { year: true })}.`;
  }
  const first = firstDayOf(context);
  const end = addDays(first, count);
  const when = context.round ? `on ${formatDate(first, { short: true })}` : "today";
  const closed = closedDay(end);
  const holiday = closed?.includes("holiday") ? ` (${closed})` : "";
  return `Signed ${when}, it ends on ${formatDate(end, { year: true })}${holiday}.`;
}

/** When the offer expires; undefined while the typed date can't be read. */
export function validUntilOf(
  { valid_on, valid_at }: Pick<OfferInput, "valid_on" | "valid_at">,
  { timeZone }: Pick<OfferContext, "timeZone">,
): string | undefined {
  return isCalendarDate(valid_on) && valid_at
    ? instantInZone(valid_on, valid_at, timeZone).toISOString()
    : undefined;
}

type OfferProblems = { [Name in keyof OfferInput]?: string };

/** Problems by field. @param page limits them to that page's fields. */
export function problemsOf(
  input: OfferInput,
  context: OfferContext,
  page: FormPage = "check",
): OfferProblems {
  const problems: OfferProblems = {};
  const found: Problem[] = [...termsOf(input, context).problems, ...unanswered(input)];
  for (const { field, text } of found) problems[field] ??= text;
  if (context.needsProof && input.files.length === 0)
    problems.files = "The owner asks for proof of funds or a pre-approval. Please add one.";
  problems.valid_on = validityProblem(input, context);
  const names = Object.keys(problems) as (keyof OfferInput)[];
  const shown = names.filter(
    (name) => problems[name] && (page === "check" || pageOf(name) === page),
  );
  return Object.fromEntries(shown.map((name) => [name, problems[name]]));
}

type Problem = { field: keyof OfferInput; text: string };

function unanswered(input: OfferInput): Problem[] {
  return CONTINGENCIES.flatMap((name): Problem[] => {
    if (name === "financing_days" && (input.financing === "cash" || input.financing === ""))
      return [];
    const has = input[`has_${name}`];
    if (has === "") return [{ field: `has_${name}`, text: "Please choose one." }];
    if (has === "yes" && input[name].trim() === "")
      return [{ field: name, text: "Please enter the days." }];
    return [];
  });
}

function validityProblem(input: OfferInput, context: OfferContext): string | undefined {
  const until = validUntilOf(input, context);
  if (until === undefined) return "Please choose how long it is valid.";
  const { validHours, validDays } = OFFER_LIMITS;
  const now = context.now.getTime();
  const from = context.round ? Math.max(now, Date.parse(context.round.deadline)) : now;
  const ahead = (Date.parse(until) - from) / 3_600_000;
  if (ahead < validHours.least)
    return context.round
      ? "Please choose a time at least an hour after the deadline for best and final offers."
      : "Please choose a time at least an hour from now.";
  return ahead > validDays.most * 24
    ? `Please choose a time within ${validDays.most} days.`
    : expiryProblem(input.valid_on, input.closing_on || input.valid_on);
}

/** The page a field is on. */
export function pageOf(name: string): FormPage {
  if (name === "files") return "financing";
  if (name === "valid_on" || name === "valid_at") return "dates";
  const term = name.replace(/^has_/, "");
  return OFFER_FIELDS.find((field) => field.name === term)?.step ?? "check";
}

/** Rejects a draft that is damaged or from an older version of the site. */
export function isOfferInput(kept: unknown): kept is OfferInput {
  if (typeof kept !== "object" || kept === null || !("files" in kept)) return false;
  const { files, ...texts } = kept as Record<string, unknown>;
  return (
    Array.isArray(files) &&
    Object.keys(inputOf(undefined, [])).every(
      (name) => name === "files" || typeof texts[name] === "string",
    )
  );
}
