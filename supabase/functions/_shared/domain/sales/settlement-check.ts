import type { OfferTerms } from "../offers/offer-terms.ts";
import { readNumber } from "../site/text/read-number.ts";
import type { Side } from "../talk/messages.ts";
import { type Bill, formatCents, type ProrationRule, proration } from "./prorations.ts";

/**
 * The figures of a Closing Disclosure (buyer) or a seller's settlement statement, compared line by line with what both
 * agreed on (decision 183). Amounts are whole cents; nothing here is advice, and whatever differs is a question to ask.
 *
 * The lines are those of the forms: for the buyer, the Closing Disclosure's "Summaries of Transactions" (12 CFR
 * 1026.38(j); form H-25 of appendix H, page 3, sections K and L); for the seller, the same form's sections M and N,
 * which the ALTA Settlement Statement for sellers lists under "Financial", "Prorations", "Loan" and "Commission".
 */
export const SETTLEMENT_LINES = {
  buyer: [
    "price",
    "closing_costs",
    "taxes",
    "dues",
    "deposit",
    "loan",
    "seller_credit",
    "warranty",
    "other_due",
    "other_credits",
    "bottom",
  ],
  owner: [
    "price",
    "taxes",
    "dues",
    "payoff",
    "seller_credit",
    "agent",
    "closing_costs",
    "warranty",
    "other_due",
    "other_credits",
    "bottom",
  ],
} as const satisfies Record<Side, readonly string[]>;
export type SettlementLine = (typeof SETTLEMENT_LINES)[Side][number];

/** The amounts that a side typed from its form, in cents; absent for lines it hasn't typed. */
export type SettlementFigures = {
  lines: Partial<Record<SettlementLine, number>>;
  rule: ProrationRule;
  taxes: Bill | null;
  dues: Bill | null;
};

/** The amounts of one side as they are stored. */
export type SavedSettlement = {
  figures: Partial<SettlementFigures>;
  /** How often they were saved. */
  saves: number;
};

export const NO_SETTLEMENT: SettlementFigures = {
  lines: {},
  rule: { closing_day: "buyer", basis: "365" },
  taxes: null,
  dues: null,
};

/** A line's name, its place on the form, and the amount that is typed there. */
type LineWords = { label: string; where: string; help?: string };

const LINE_WORDS: Record<Side, Partial<Record<SettlementLine, LineWords>>> = {
  buyer: {
    price: { label: "Sale price", where: "Page 3, K 01" },
    closing_costs: {
      label: "Your closing costs",
      where: "Page 3, K 03 (page 2, J)",
      help: "Everything your lender, the title company and the county charge you.",
    },
    taxes: {
      label: "Property taxes between you",
      where: "Page 3, K 08–09 or L 12–13",
      help: "Enter it with a minus if it is under L. Under K, it is what you owe the seller.",
    },
    dues: {
      label: "Association dues between you",
      where: "Page 3, K 10 or L 14",
      help: "Enter it with a minus if it is under L.",
    },
    deposit: { label: "Deposit (earnest money)", where: "Page 3, L 01" },
    loan: { label: "Loan amount", where: "Page 3, L 02" },
    seller_credit: { label: "Seller credit", where: "Page 3, L 05" },
    warranty: { label: "Home warranty, charged to you", where: "Page 2, H" },
    other_due: { label: "Other amounts due from you", where: "Page 3, K 04–07 and 11–15" },
    other_credits: { label: "Other credits to you", where: "Page 3, L 06–11 and 15–17" },
    bottom: {
      label: "Cash to close",
      where: "Page 3, bottom",
      help: "Add a minus if it is paid to you.",
    },
  },
  owner: {
    price: { label: "Sale price", where: "Financial, or M 01" },
    taxes: {
      label: "Property taxes between you",
      where: "Prorations, or M 09–10 and N 14–15",
      help: "Enter it with a minus if it is a debit. A credit is what the buyer owes you.",
    },
    dues: {
      label: "Association dues between you",
      where: "Prorations, or M 11 and N 16",
      help: "Enter it with a minus if it is a debit.",
    },
    payoff: { label: "Payoff of your mortgage", where: "Loan payoff, or N 04–05" },
    seller_credit: { label: "Credit to the buyer", where: "Financial, or N 08" },
    agent: { label: "Buyer's agent", where: "Commission" },
    closing_costs: {
      label: "Your other closing costs",
      where: "Title, government and other charges, or N 02",
      help: "Without the payoff, the buyer's agent and a home warranty.",
    },
    warranty: { label: "Home warranty, charged to you", where: "Miscellaneous" },
    other_due: { label: "Other debits", where: "Anywhere else on the form" },
    other_credits: { label: "Other credits to you", where: "Anywhere else on the form" },
    bottom: {
      label: "Due to you",
      where: "The bottom line",
      help: "Add a minus if you have to bring it.",
    },
  },
};

/** A sale without a lender has no Closing Disclosure, so it has no page of one either. */
const CASH_WORDS: Partial<Record<SettlementLine, Pick<LineWords, "help">>> = {
  closing_costs: { help: "Everything the title company and the county charge you." },
  taxes: {
    help: "Enter it with a minus if it is a credit to you. A debit is what you owe the seller.",
  },
  dues: { help: "Enter it with a minus if it is a credit to you." },
};

/** The name of a line on the form of this side, and the amount that is typed there. */
export function lineWords(
  line: SettlementLine,
  { side, terms }: Pick<SettlementFacts, "side" | "terms">,
): LineWords {
  const words = LINE_WORDS[side][line] ?? { label: line, where: "" };
  return hasDisclosure({ side, terms }) || side === "owner"
    ? words
    : { ...words, where: "", ...CASH_WORDS[line] };
}

/** Whether this side's form is a lender's Closing Disclosure; all others have a settlement statement. */
export function hasDisclosure({ side, terms }: Pick<SettlementFacts, "side" | "terms">): boolean {
  return side === "buyer" && terms.financing !== "cash";
}

/** Where an expected amount comes from: a term, a calculation from terms and figures, or the side's own net sheet. */
export type Basis = "agreed" | "computed" | "estimated";

export const BASIS_WORDS: Record<Basis, string> = {
  agreed: "As agreed",
  computed: "Computed",
  estimated: "You estimated",
};

export type CheckedLine = {
  line: SettlementLine;
  label: string;
  where: string;
  typed: number | null;
  /** The amount that both sides agreed on, or that follows from their terms; null where no amount was agreed on. */
  expected: number | null;
  /** `typed` minus `expected`. */
  difference: number | null;
  /** "$100.00 more", or "$100.00 worse for you"; null where nothing differs. */
  off: string | null;
  basis: Basis;
  state: "same" | "differs" | "missing" | "unknown";
  /** The calculation of the expected amount, step by step. */
  arithmetic: string[];
  /** A question to ask the title company about a line that differs. */
  question: string | null;
};

/** Everything that the check knows besides the typed figures. */
export type SettlementFacts = {
  side: Side;
  terms: OfferTerms;
  repairs: string;
  /** The owner's own estimates for their net sheet, in dollars; null for the buyer, who doesn't see them. */
  own: { payoff: number; closing_costs_share: number } | null;
};

/**
 * Reads an amount as it is written on the form: "1,234.56", "-20", "−$20.00", "($20.00)".
 *
 * @returns null for an empty text; NaN for a text that isn't an amount.
 */
export function readCents(typed: string): number | null {
  const [, inBrackets] = /^\s*\(([^()]*)\)\s*$/.exec(typed) ?? [];
  if (inBrackets !== undefined) {
    const cents = readCents(inBrackets);
    // "(-20)" may be either.
    return cents === null || cents < 0 ? Number.NaN : 0 - cents;
  }
  const [, minus, amount = ""] = /^\s*([-−–]?)\s*(.*)$/.exec(typed) ?? [];
  const dollars = readNumber(amount, "dollars");
  if (dollars === null) return minus ? Number.NaN : null;
  const cents = Math.round(dollars * 100);
  return Math.abs(cents) <= MOST_CENTS ? (minus ? -cents : cents) : Number.NaN;
}

const MOST_CENTS = 200_000_000_000;

/** Figures as they were stored, maybe by an older version of the site. */
export function settlementOf(stored: Partial<SettlementFigures> | undefined): SettlementFigures {
  return { ...NO_SETTLEMENT, ...stored };
}

/** The lines that this sale's form can have, in the order of the form. */
export function linesOf({
  side,
  terms,
}: Pick<SettlementFacts, "side" | "terms">): SettlementLine[] {
  return SETTLEMENT_LINES[side].filter((line) => {
    if (line === "loan") return terms.financing !== "cash";
    if (line === "agent") return terms.agent_share !== null || terms.agent_amount !== null;
    return true;
  });
}

/** Every line of the form beside what it should be. */
export function checkedLines(figures: SettlementFigures, facts: SettlementFacts): CheckedLine[] {
  return linesOf(facts).map((line): CheckedLine => {
    const words = lineWords(line, facts);
    const typed = figures.lines[line] ?? null;
    const { cents, arithmetic } = expectation(line, figures, facts);
    const difference = typed === null || cents === null ? null : typed - cents;
    const state =
      typed === null
        ? "missing"
        : difference === null
          ? "unknown"
          : difference === 0
            ? "same"
            : "differs";
    const off = (reader: "me" | "you") =>
      difference ? offText(line, difference, facts.side, reader) : null;
    const asked = off("me");
    return {
      ...{ line, label: words.label, where: words.where, typed, expected: cents },
      ...{ difference, off: off("you"), basis: basisOf(line, facts.terms), state, arithmetic },
      question: asked && questionOf(line, asked, words),
    };
  });
}

type Expected = { cents: number | null; arithmetic: string[] };

function expectation(
  line: SettlementLine,
  figures: SettlementFigures,
  { side, terms, repairs, own }: SettlementFacts,
): Expected {
  const dollars = (amount: number, why: string): Expected => ({
    cents: amount * 100,
    arithmetic: [why],
  });
  switch (line) {
    case "price":
      return dollars(terms.price, "The agreed price.");
    case "deposit":
      return dollars(terms.earnest_money, "The agreed earnest money, if all of it was paid.");
    case "loan":
      return expectedLoan(figures.lines.loan, terms);
    case "seller_credit":
      return dollars(terms.seller_credit, "The agreed credit from the seller.");
    case "agent":
      return terms.agent_amount !== null
        ? dollars(terms.agent_amount, "The agreed fee.")
        : {
            // The share has three decimals.
            cents: Math.round((terms.price * Math.round((terms.agent_share ?? 0) * 1000)) / 1000),
            arithmetic: [`${terms.agent_share}% of ${formatCents(terms.price * 100)}, as agreed.`],
          };
    case "warranty":
      return /warrant/i.test(`${terms.included}\n${repairs}`)
        ? { cents: null, arithmetic: ["The agreed terms mention a warranty. See who pays for it."] }
        : dollars(0, "The agreed terms have no home warranty.");
    case "taxes":
    case "dues":
      return prorated(figures[line], figures.rule, terms.closing_on);
    case "payoff":
      return own === null || own.payoff === 0
        ? { cents: null, arithmetic: ["Compare it with your lender's payoff statement."] }
        : {
            ...dollars(own.payoff, "Your own figure on the net sheet. Interest accrues every day."),
          };
    case "closing_costs":
      return side === "buyer" || own === null
        ? {
            cents: null,
            arithmetic: [
              // Only a buyer with a lender has been given one.
              hasDisclosure({ side, terms })
                ? "Compare it with your lender's Loan Estimate."
                : "Ask the title company what each fee is for.",
            ],
          }
        : {
            cents: Math.round((terms.price * Math.round(own.closing_costs_share * 1000)) / 1000),
            arithmetic: [
              `${own.closing_costs_share}% of ${formatCents(terms.price * 100)}, your own figure on the net sheet.`,
            ],
          };
    case "bottom":
      return bottomLine(figures, side, terms);
    default:
      return {
        cents: null,
        arithmetic: ["The agreed terms don't have this. Ask what each amount is for."],
      };
  }
}

/** By how much of itself a loan may be larger because its fee is financed, with the name of that fee. */
const FINANCED_FEES: Partial<
  Record<OfferTerms["financing"], { tenThousandths: number; most: string; name: string }>
> = {
  // HUD Handbook 4000.1, appendix 1.0.
  fha: { tenThousandths: 175, most: "1.75%", name: "FHA's upfront mortgage insurance premium" },
  // 38 U.S.C. 3729(b)(2): the highest funding fee for a purchase.
  va: { tenThousandths: 330, most: "3.3%", name: "VA's funding fee" },
};

function expectedLoan(typed: number | undefined, terms: OfferTerms): Expected {
  const down = terms.down_payment ?? 0;
  const cents = (terms.price - down) * 100;
  const sum = `${formatCents(terms.price * 100)} price − ${formatCents(down * 100)} down payment`;
  const fee = FINANCED_FEES[terms.financing];
  if (!fee) return { cents, arithmetic: [`${sum}.`] };
  const most = cents + Math.ceil((cents * fee.tenThousandths) / 10_000);
  return {
    cents: typed !== undefined && typed > cents && typed <= most ? null : cents,
    arithmetic: [
      `${sum} = ${formatCents(cents)}.`,
      `With ${fee.name} financed, up to ${fee.most} more: at most ${formatCents(most)}.`,
    ],
  };
}

function prorated(bill: Bill | null, rule: ProrationRule, closing: string): Expected {
  const found = bill && proration(bill, closing, rule);
  if (!found) return { cents: null, arithmetic: ["Enter the bill below to have it divided."] };
  const who =
    found.cents === 0
      ? "neither side owes the other"
      : found.cents < 0
        ? "the seller owes the buyer"
        : "the buyer owes the seller";
  return { cents: found.cents, arithmetic: [`${found.arithmetic}: ${who}.`] };
}

/** The amounts that the form itself adds to the price and takes from it. */
const SIGNS: Record<Side, Partial<Record<SettlementLine, 1 | -1>>> = {
  buyer: {
    ...{ price: 1, closing_costs: 1, taxes: 1, dues: 1, other_due: 1 },
    ...{ deposit: -1, loan: -1, seller_credit: -1, other_credits: -1 },
  },
  owner: {
    ...{ price: 1, taxes: 1, dues: 1, other_credits: 1 },
    ...{ payoff: -1, seller_credit: -1, agent: -1, closing_costs: -1, warranty: -1, other_due: -1 },
  },
};

/** The form's own sum: a home warranty that the buyer is charged is among their closing costs. */
function bottomLine({ lines }: SettlementFigures, side: Side, terms: OfferTerms): Expected {
  const parts = linesOf({ side, terms }).flatMap((line) => {
    const sign = SIGNS[side][line];
    const cents = lines[line];
    return sign && cents !== undefined ? [{ line, cents: sign * cents }] : [];
  });
  if (lines.price === undefined || lines.closing_costs === undefined)
    return {
      cents: null,
      arithmetic: ["Enter the price and the closing costs to have it added up."],
    };
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  return {
    cents,
    arithmetic: parts.map(
      ({ line, cents: part }) =>
        `${part < 0 ? "−" : "+"} ${formatCents(Math.abs(part))} ${lineWords(line, { side, terms }).label.toLowerCase()}`,
    ),
  };
}

/** The lines that can be either side's: there, "more" would not say for whom. */
const EITHER_WAY: readonly SettlementLine[] = ["taxes", "dues", "bottom"];

function offText(
  line: SettlementLine,
  difference: number,
  side: Side,
  reader: "me" | "you",
): string {
  const cents = formatCents(Math.abs(difference));
  if (!EITHER_WAY.includes(line)) return `${cents} ${difference > 0 ? "more" : "less"}`;
  // A buyer pays what the form says, an owner gets it.
  const isBetter = difference > 0 === (side === "owner");
  return `${cents} ${isBetter ? "better" : "worse"} for ${reader}`;
}

function basisOf(line: SettlementLine, terms: OfferTerms): Basis {
  if (line === "payoff" || line === "closing_costs") return "estimated";
  if (line === "agent") return terms.agent_amount === null ? "computed" : "agreed";
  return COMPUTED.includes(line) ? "computed" : "agreed";
}

const COMPUTED: readonly SettlementLine[] = ["taxes", "dues", "loan", "bottom"];

function questionOf(line: SettlementLine, off: string, { label, where }: LineWords): string {
  const named = `“${label}”${where && ` (${where})`}`;
  switch (line) {
    case "taxes":
    case "dues":
      return `${named} is ${off} than by the bill. Which bill, which days and which rule did you use?`;
    case "bottom":
      return `${named} is ${off} than the lines above add up to. Which amount is missing?`;
    case "payoff":
    case "closing_costs":
      return `${named} is ${off} than I estimated. Can you send me what it is made of?`;
    case "warranty":
      return `${named}: our terms have no home warranty. Who ordered it?`;
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
