import { SECRET_NUMBERS_TEXT } from "../site/errors/limits.ts";
import { formatNumber } from "../site/text/format.ts";
import { numberQuestion, readAmount, readNumber } from "../site/text/read-number.ts";
import { manyLines, oneLine } from "../site/text/written-text.ts";
import { addDays, isCalendarDate } from "../site/time/time-zones.ts";
import { hasSecretNumbers } from "../talk/message-warnings.ts";
import { letterProblem } from "./buyer-letters.ts";
import { isPaidByOwner } from "./home-warranty.ts";
import { isSharedAmount } from "./moved-shares.ts";
import { closingProblem } from "./offer-dates.ts";
import {
  CLOSING_WITHIN_DAYS,
  FINANCINGS,
  type Financing,
  OFFER_FIELDS,
  type OfferField,
  type OfferFieldName,
  type OfferTerms,
  offerField,
  PAYERS,
  type Payer,
} from "./offer-terms.ts";

/** Parses an offer's terms. Separate from their description, which needs no parser. */

/** The form's fields as typed. */
export type OfferInput = Partial<Record<OfferFieldName, unknown>>;
type OfferProblem = { field: OfferFieldName; text: string };
type ParsedOffer =
  | { terms: OfferTerms; problems: [] }
  | { terms: undefined; problems: OfferProblem[] };

/**
 * Parses the terms as typed; one problem per field, in the order of the form. Fields that don't apply
 * (a down payment with cash) are dropped.
 *
 * @param today the date where the home is, YYYY-MM-DD.
 * @param firstDay the first day on which they can be accepted; in a round, that of its deadline.
 */
export function parseOfferTerms(
  input: OfferInput,
  today: string,
  firstDay: string = today,
): ParsedOffer {
  const problems = new Map<OfferFieldName, string>();
  const read: Partial<Record<OfferFieldName, unknown>> = {};
  for (const field of OFFER_FIELDS) {
    const answer = readField(field, input[field.name], input.price);
    if ("problem" in answer) problems.set(field.name, answer.problem);
    else read[field.name] = answer.value;
  }
  const terms = applicable(read as OfferTerms);
  for (const name of DEPENDENT) if (terms[name] === null) problems.delete(name);
  for (const { field, text } of termProblems(terms, today, firstDay))
    if (!problems.has(field)) problems.set(field, text);
  if (problems.size === 0) return { terms, problems: [] };
  return {
    terms: undefined,
    problems: OFFER_FIELDS.flatMap(({ name }) => {
      const text = problems.get(name);
      return text === undefined ? [] : [{ field: name, text }];
    }),
  };
}

/** Fields that another field makes meaningless. */
const DEPENDENT = [
  "escalates_by",
  "approved_amount",
  "lender",
  "warranty_most",
  "earnest_money_days",
  "down_payment",
  "financing_days",
  "agent_share",
  "agent_amount",
  "deposit_holder",
] as const;

function applicable(terms: OfferTerms): OfferTerms {
  const isCash = terms.financing === "cash";
  const hasAgent = terms.agent_name !== null;
  return {
    ...terms,
    escalates_by: terms.escalates_to === null ? null : terms.escalates_by,
    approved_amount: isCash ? null : terms.approved_amount,
    lender: isCash ? null : terms.lender,
    has_no_home: terms.has_no_home && terms.home_sale_days === null,
    warranty_most: isPaidByOwner(terms.warranty) ? terms.warranty_most : null,
    earnest_money_days: terms.earnest_money > 0 ? terms.earnest_money_days : null,
    deposit_holder: terms.earnest_money > 0 ? terms.deposit_holder : null,
    down_payment: isCash ? null : terms.down_payment,
    financing_days: isCash ? null : terms.financing_days,
    appraisal_gap: terms.appraisal_days === null ? 0 : terms.appraisal_gap,
    agent_share: hasAgent ? terms.agent_share : null,
    agent_amount: hasAgent ? terms.agent_amount : null,
  };
}

/** Problems between fields. Fields without a value are skipped. */
function termProblems(terms: OfferTerms, today: string, firstDay: string): OfferProblem[] {
  const problems: OfferProblem[] = [];
  const add = (field: OfferFieldName, text: string) => problems.push({ field, text });
  if (terms.financing !== "cash" && terms.financing && terms.down_payment === null)
    add("down_payment", offerField("down_payment").question);
  if (terms.escalates_to !== null && terms.escalates_to <= terms.price)
    add("escalates_to", "Please enter more than the price, or leave it empty.");
  if (terms.escalates_to && terms.escalates_by === null)
    add("escalates_by", offerField("escalates_by").question);
  if (isPaidByOwner(terms.warranty) && terms.warranty_most === null)
    add("warranty_most", offerField("warranty_most").question);
  for (const name of WITHIN_PRICE)
    if ((terms[name] ?? 0) > terms.price) add(name, "This is more than the price.");
  if (terms.agent_share !== null && terms.agent_amount !== null)
    add("agent_amount", "Please enter the agent's fee as a share or as an amount, not both.");
  if (terms.closing_on && terms.closing_on < today)
    add("closing_on", "This day has passed. Please choose a later one.");
  if (terms.closing_on && terms.closing_on > addDays(today, CLOSING_WITHIN_DAYS))
    add("closing_on", "Please choose a day within a year.");
  const impossible = terms.closing_on && closingProblem(terms, firstDay);
  if (impossible) add("closing_on", impossible);
  for (const name of ["included", "excluded", "note"] as const) {
    const problem = wordsProblem(terms[name] ?? "");
    if (problem) add(name, problem);
  }
  for (const name of ["deposit_holder", "lender"] as const)
    if (hasSecretNumbers(terms[name] ?? "")) add(name, SECRET_NUMBERS_TEXT);
  return problems;
}

/** Names the problem of words to the other side of an offer, in its terms or with an act; undefined if there is none. */
export function wordsProblem(text: string): string | undefined {
  if (hasSecretNumbers(text)) return SECRET_NUMBERS_TEXT;
  return letterProblem(text);
}

const WITHIN_PRICE = [
  "earnest_money",
  "down_payment",
  "appraisal_gap",
  "seller_credit",
  "agent_amount",
  "warranty_most",
] as const;

const NUMBER_KINDS = { money: "dollars", share: "percent", days: "whole" } as const;

type Answer = { value: unknown } | { problem: string };

/** @param price as typed, of which an amount may be a share. */
function readField(field: OfferField, typed: unknown, price: unknown): Answer {
  const { question } = field;
  switch (field.kind) {
    case "choice":
      return FINANCINGS.includes(typed as Financing) ? { value: typed } : { problem: question };
    case "payer":
      if (typed === null || typed === undefined || typed === "") return { value: null };
      return PAYERS.includes(typed as Payer) ? { value: typed } : { problem: question };
    case "said":
      return { value: typed === true || typed === "yes" };
    case "date":
      return typeof typed === "string" && isCalendarDate(typed)
        ? { value: typed }
        : { problem: question };
    case "line":
    case "text":
      return readWords(field, typed);
    default: {
      const reads = NUMBER_KINDS[field.kind];
      const value = isSharedAmount(field.name)
        ? readAmount(typed ?? null, price)
        : readNumber(typed ?? null, reads);
      if (value === null) {
        if ("required" in field) return { problem: question };
        return { value: field.kind === "money" && field.open === undefined ? 0 : null };
      }
      const [least, most] = field.range;
      const isWhole = field.kind === "share" ? isThousandth(value) : Number.isInteger(value);
      if (!isWhole) return { problem: numberQuestion(typed, reads) ?? question };
      if (value < least || value > most)
        return {
          problem: `${question.replace(/\.$/, "")}, from ${formatNumber(least)} to ${formatNumber(most)}.`,
        };
      return { value };
    }
  }
}

/** The column's precision. */
function isThousandth(value: number): boolean {
  return Number(value.toFixed(3)) === value;
}

function readWords(field: OfferField & { kind: "line" | "text" }, typed: unknown): Answer {
  if (typed !== null && typed !== undefined && typeof typed !== "string")
    return { problem: field.question };
  const clean = (field.kind === "line" ? oneLine() : manyLines()).parse(typed ?? "");
  const text = clean.replaceAll("\t", " ");
  if ([...text].length > field.most)
    return { problem: `Please use at most ${field.most} characters.` };
  return { value: field.kind === "line" && text === "" ? null : text };
}
