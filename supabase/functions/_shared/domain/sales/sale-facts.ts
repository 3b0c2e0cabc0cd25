import { SECRET_NUMBERS_TEXT } from "../site/errors/limits.ts";
import { cleanPhone } from "../site/text/contact-details.ts";
import { formatDate, formatDollars, lowerFirst } from "../site/text/format.ts";
import { readNumber } from "../site/text/read-number.ts";
import { manyLines, oneLine } from "../site/text/written-text.ts";
import { isCalendarDate } from "../site/time/time-zones.ts";
import { hasSecretNumbers } from "../talk/message-warnings.ts";
import type { Side } from "../talk/messages.ts";
import { isSettled, type SaleAct } from "./deadlines.ts";
import { otherSide, type SaleStepKind } from "./sale-steps.ts";
import { CALLED, type FactField, STEP_WORDS } from "./step-kind-words.ts";

/** Facts that people record at the steps of a sale (step-kind-words.ts): reading, checking and telling them. */

export const FACT_LENGTHS = { name: 100, line: 100, text: 500, long_text: 3000 } as const;

/** One value at a step, as it was recorded; a later `n` of the same field replaces it. */
export type SaleFact = {
  kind: SaleStepKind;
  field: string;
  /** Whose it is: `both` for what both read. */
  side: Side | "both";
  n: number;
  /** Null once it was taken out. Empty for a call of the other side: the number is theirs. */
  value: string | null;
  made_by: Side;
  /** The person who recorded the value, if their side is more than one person; null for the reader. */
  by?: string | null;
  at: string;
};

/** The steps at which money is sent. */
export type MoneyStep = "earnest_money" | "closing";

export function factField(kind: SaleStepKind, name: string): FactField | undefined {
  return STEP_WORDS[kind].facts.find((field) => field.name === name);
}

/** The fields of a step that a side may write, in the order of the form. A call has its own button. */
export function ownFields(kind: SaleStepKind, side: Side): FactField[] {
  return STEP_WORDS[kind].facts.filter(
    ({ by, type }) => type !== "call" && [side, "both", "each"].includes(by),
  );
}

/** Whether only its writer reads it. */
export function isOnlyFor({ by, isPrivate }: FactField): boolean {
  return by === "each" || isPrivate === true;
}

/** Who reads a value besides its writer's side, for that side. */
export function readersText(field: FactField, side: Side): string {
  if (field.isForTitle) return "Only you and the title officer see it.";
  return isOnlyFor(field) ? "Only you see it." : `The ${otherSide(side)} sees it, too.`;
}

/** Whose value a side writes: its own, or the one of both. */
export function factSide(field: FactField, side: Side): SaleFact["side"] {
  return isOnlyFor(field) ? side : "both";
}

/** The value that a field has now, as one side sees it. */
export function factOf(
  facts: readonly SaleFact[],
  kind: SaleStepKind,
  name: string,
  side: Side,
): SaleFact | undefined {
  const field = factField(kind, name);
  const whose = field && factSide(field, side);
  return facts
    .filter((fact) => fact.kind === kind && fact.field === name && fact.side === whose)
    .sort((a, b) => b.n - a.n)[0];
}

/** The values that a side reads at a step, in the order of its fields. */
export function knownFacts(
  facts: readonly SaleFact[],
  kind: SaleStepKind,
  side: Side,
): { field: FactField; value: string }[] {
  return STEP_WORDS[kind].facts.flatMap((field) => {
    const fact = factOf(facts, kind, field.name, side);
    return fact?.value && field.type !== "call" ? [{ field, value: fact.value }] : [];
  });
}

/** A typed value as it is stored; an empty one takes it out. */
export function readFact(
  { type, label }: Pick<FactField, "type" | "label">,
  typed: string,
): { value: string | null } | { problem: string } {
  const text = typed.trim();
  if (text === "") return { value: null };
  switch (type) {
    case "money": {
      const amount = readNumber(text, "dollars");
      return typeof amount === "number" && amount >= 0 && amount <= 2_000_000_000
        ? { value: String(amount) }
        : { problem: "Please enter whole dollars." };
    }
    case "day":
      return isFactDay(text) ? { value: text } : { problem: "Please choose a day." };
    case "moment":
      return isFactDay(text.slice(0, 10)) && /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text)
        ? { value: text }
        : { problem: "Please choose a day and a time." };
    case "phone": {
      const phone = cleanPhone(text);
      return phone !== undefined && isCompanyPhone(phone)
        ? { value: phone }
        : { problem: "Please enter a phone number with its area code." };
    }
    case "call":
      return { problem: `Please check: ${label}.` };
    default: {
      const words = (isLong(type) ? manyLines() : oneLine()).parse(text);
      if ([...words].length > FACT_LENGTHS[type])
        return { problem: `Please use up to ${FACT_LENGTHS[type]} characters.` };
      // Refuses a name with a number that could be an account number.
      const isSecret = hasSecretNumbers(type === "name" ? `account ${words}` : words);
      return isSecret ? { problem: SECRET_NUMBERS_TEXT } : { value: words || null };
    }
  }
}

/** Whether a field takes more than one line. */
export function isLong(type: FactField["type"]): type is "text" | "long_text" {
  return type === "text" || type === "long_text";
}

/** Ten digits, eleven with the country's, or a number from abroad: no account has such a form in a telephone's field. */
function isCompanyPhone(phone: string): boolean {
  return phone.startsWith("+") || /^1?\d{10}$/.test(phoneDigits(phone, false));
}

function isFactDay(text: string): boolean {
  return isCalendarDate(text) && text >= "2020-01-01" && text < "2110-01-01";
}

/** Two spellings of one telephone have the same digits. */
function phoneDigits(phone: string, isPlain = true): string {
  const digits = (phone.split("x")[0] ?? "").replace(/\D/g, "");
  return isPlain && digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** A value as people read it: "$5,000", "Fri, Dec 4", "Fri, Dec 4, 10:30 AM". */
export function factText({ type }: Pick<FactField, "type">, value: string): string {
  switch (type) {
    case "money":
      return formatDollars(Number(value));
    case "day":
      return formatDate(value, { short: true, year: true });
    case "moment": {
      const [day = "", time = ""] = value.split("T");
      const hour = Number(time.slice(0, 2));
      return `${formatDate(day, { short: true, year: true })}, ${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
    }
    default:
      return value;
  }
}

/** The events of a step, in order: its acts, with the recorded values between them. */
export function stepStory(
  history: readonly SaleAct[],
  facts: readonly SaleFact[],
  kind: SaleStepKind,
): ({ at: string } & ({ act: SaleAct } | { fact: SaleFact }))[] {
  return [
    ...history.map((act) => ({ at: act.at, act })),
    ...facts.filter((fact) => fact.kind === kind).map((fact) => ({ at: fact.at, fact })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

/** "You recorded the inspector: Ann Lee", "The buyer changed the amount: $6,000". */
export function factStoryText(fact: SaleFact, side: Side): string {
  const who = fact.by ?? (fact.made_by === side ? "You" : `The ${fact.made_by}`);
  const field = factField(fact.kind, fact.field);
  if (!field) return `${who} recorded something`;
  if (field.type === "call") return `${who} called the company and read the last four digits`;
  const what = lowerFirst(field.label);
  if (fact.value === null) return `${who} took out: ${what}`;
  return `${who} ${fact.n === 1 ? "recorded" : "changed"} ${what}: ${factText(field, fact.value)}`;
}

/** The company that a side itself wrote down; undefined without a telephone. */
export function ownCompany(facts: readonly SaleFact[], side: Side): Company | undefined {
  const own = (field: string) => factOf(facts, "title", field, side)?.value ?? null;
  const phone = own("phone");
  if (!phone) return undefined;
  return { name: own("company"), phone, officer: own("officer"), fileNumber: own("file_number") };
}

/** What a side wrote down of the title or escrow company: whom to ask for there, and under which number. */
export type Company = {
  name: string | null;
  phone: string;
  officer: string | null;
  fileNumber: string | null;
};

/**
 * The people who called the company before money was sent: the reader, under the number they have now, and the other
 * side.
 */
export function callsOf(
  facts: readonly SaleFact[],
  step: MoneyStep,
  side: Side,
): { own: SaleFact | undefined; theirs: SaleFact | undefined; isOutdated: boolean } {
  const own = factOf(facts, step, CALLED.name, side);
  const phone = ownCompany(facts, side)?.phone;
  const isOutdated = own?.value != null && own.value !== phone;
  return {
    own: own?.value != null && !isOutdated ? own : undefined,
    theirs: factOf(facts, step, CALLED.name, otherSide(side)),
    isOutdated,
  };
}

/** Whether money is near: the step for which it is sent next; undefined while there is none within two weeks. */
export function moneyStep(
  steps: readonly { kind: SaleStepKind; state: string; due_on: string | null }[],
  daysToClosing: number,
): MoneyStep | undefined {
  const isOpen = (kind: SaleStepKind) =>
    steps.some((step) => step.kind === kind && !isSettled(step));
  if (isOpen("earnest_money")) return "earnest_money";
  return isOpen("closing") && daysToClosing <= CLOSING_IS_NEAR_DAYS ? "closing" : undefined;
}

const CLOSING_IS_NEAR_DAYS = 14;
