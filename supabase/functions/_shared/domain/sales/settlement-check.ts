import type { Side } from "../talk/messages.ts";
import { formatCents } from "./prorations.ts";
import {
  type Basis,
  type Expected,
  expectation,
  type SettlementFacts,
} from "./settlement-expected.ts";
import type { SettlementFigures } from "./settlement-figures.ts";
import {
  LINES,
  type LineWords,
  linesOf,
  lineWords,
  type SettlementLine,
  whoPays,
} from "./settlement-lines.ts";

/**
 * The figures of a Closing Disclosure (buyer) or a settlement statement, compared line by line with what both agreed on
 * and with what follows from it (decision 183). Amounts are whole cents; nothing here is advice, and whatever differs is a
 * question to ask.
 */
export type CheckedLine = LineWords & {
  line: SettlementLine;
  /** Who pays it, by the terms or as is usual. */
  payer: string | null;
  typed: number | null;
  /** The amount that both sides agreed on, or that follows from it; null where there is none. */
  expected: number | null;
  basis: Basis;
  /** `typed` minus `expected`. */
  difference: number | null;
  /** "$100.00 more", or "$100.00 worse for you"; null where nothing differs. */
  off: string | null;
  state: "same" | "differs" | "missing" | "unknown";
  /** The calculation of the expected amount, step by step. */
  arithmetic: string[];
  /** A question to ask the title company about a line that differs. */
  question: string | null;
};

/** Every line of the form beside what it should be. */
export function checkedLines(figures: SettlementFigures, facts: SettlementFacts): CheckedLine[] {
  return linesOf(facts).map((line): CheckedLine => {
    const words = lineWords(line, facts);
    const typed = figures.lines[line] ?? null;
    const expected = expectation(line, figures, facts);
    const difference = typed === null || expected.cents === null ? null : typed - expected.cents;
    const off = (reader: "me" | "you") =>
      difference ? offText(line, difference, facts.side, reader) : null;
    const asked = off("me");
    return {
      ...{ line, ...words, payer: whoPays(line, facts.terms), typed, expected: expected.cents },
      ...{ basis: expected.basis, difference, off: off("you"), state: stateOf(typed, difference) },
      arithmetic: expected.arithmetic,
      question: asked && questionOf(line, asked, words, expected),
    };
  });
}

function stateOf(typed: number | null, difference: number | null): CheckedLine["state"] {
  if (typed === null) return "missing";
  if (difference === null) return "unknown";
  return difference === 0 ? "same" : "differs";
}

/** Where a line can be either side's, "more" would not say for whom. */
function offText(
  line: SettlementLine,
  difference: number,
  side: Side,
  reader: "me" | "you",
): string {
  const cents = formatCents(Math.abs(difference));
  if (!LINES[line].isEitherWay) return `${cents} ${difference > 0 ? "more" : "less"}`;
  // A buyer pays what the form says, an owner gets it.
  const isBetter = difference > 0 === (side === "owner");
  return `${cents} ${isBetter ? "better" : "worse"} for ${reader}`;
}

function questionOf(
  line: SettlementLine,
  off: string,
  { label, where }: LineWords,
  { basis }: Expected,
): string {
  const named = `“${label}”${where && ` (${where})`}`;
  if (basis === "estimated")
    return `${named} is ${off} than I estimated. Can you send me what it is made of?`;
  if (LINES[line].isSum)
    return `${named} is ${off} than its lines add up to. Which amount is missing?`;
  switch (line) {
    case "city_taxes":
    case "county_taxes":
    case "assessments":
    case "dues":
      return `${named} is ${off} than by the bill. Which bill, which days and which rule did you use?`;
    case "payoff":
    case "payoff_second":
      return `${named} is ${off} than by the lender's statement. Which day and which interest did you use?`;
    case "prepaid_interest":
    case "escrow_insurance":
    case "escrow_mortgage_insurance":
    case "escrow_taxes":
    case "rent_back":
      return `${named} is ${off} than computed. Which days or months did you use?`;
    case "warranty":
      return `${named} is ${off} than by our terms. Who ordered the warranty, and who pays for it?`;
    case "owners_policy":
    case "survey":
    case "transfer_tax":
      return `${named}: by our terms the other side pays it. Why is it on my side?`;
    default:
      return `${named} is ${off} than we agreed on. Why?`;
  }
}

/** "2 lines differ", "Nothing differs", after how much was compared. */
export function checkSummary(lines: readonly CheckedLine[]): string {
  const differing = lines.filter(({ state }) => state === "differs").length;
  const compared = lines.filter(({ difference }) => difference !== null).length;
  if (compared === 0) return "Nothing is compared yet.";
  const of = compared === 1 ? "1 compared line" : `${compared} compared lines`;
  if (differing === 0) return `Nothing differs in ${of}.`;
  return differing === 1 ? `1 of ${of} differs.` : `${differing} of ${of} differ.`;
}

/** The lines that differ, as a text to send to the title company. */
export function questionsText(lines: readonly CheckedLine[]): string {
  return lines.flatMap(({ question }) => question ?? []).join("\n");
}
