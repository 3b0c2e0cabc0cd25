import { ownersWarranty } from "../offers/home-warranty.ts";
import type { OfferTerms } from "../offers/offer-terms.ts";
import { formatCount, formatDate } from "../site/text/format.ts";
import { addDays, daysBetween } from "../site/time/time-zones.ts";
import { formatCents, proration } from "./prorations.ts";
import type {
  BillName,
  EscrowName,
  PayoffName,
  SettlementFigures,
  TaxName,
} from "./settlement-figures.ts";
import { type FormOf, hasDisclosure, LINES, type SettlementLine } from "./settlement-lines.ts";
import { partText, sumOf } from "./settlement-sums.ts";

/** Where an expected amount comes from: a term, a calculation from terms and figures, or the side's own net sheet. */
export type Basis = "agreed" | "computed" | "estimated";

export const BASIS_WORDS: Record<Basis, string> = {
  agreed: "As agreed",
  computed: "Computed",
  estimated: "You estimated",
};

/** Everything that the check knows besides the typed figures. */
export type SettlementFacts = FormOf & {
  repairs: string;
  /** The owner's own estimates for their net sheet, in dollars; null for the buyer, who doesn't see them. */
  own: { payoff: number; closing_costs_share: number } | null;
};

export type Expected = {
  /** Null where nothing was agreed on and nothing can be computed. */
  cents: number | null;
  basis: Basis;
  /** Step by step, for people. */
  arithmetic: string[];
};

/** The amount that a line should have. */
export function expectation(
  name: SettlementLine,
  figures: SettlementFigures,
  facts: SettlementFacts,
): Expected {
  const { side, terms } = facts;
  switch (name) {
    case "price":
      return agreed(terms.price, "The agreed price.");
    case "deposit":
      return agreed(terms.earnest_money, "The agreed earnest money, if all of it was paid.");
    case "loan":
      return expectedLoan(figures.lines.loan, terms);
    case "seller_credit":
      return agreed(terms.seller_credit, "The agreed credit from the seller.");
    case "agent":
      return expectedAgent(facts);
    case "warranty":
      return expectedWarranty(figures.lines.warranty, facts);
    case "owners_policy":
    case "survey":
    case "transfer_tax":
      return byPayer(name, side, terms);
    case "city_taxes":
    case "county_taxes":
    case "assessments":
    case "dues":
      return prorated(name, figures, terms.closing_on);
    case "prepaid_interest":
      return prepaidInterest(figures, terms);
    case "escrow_insurance":
    case "escrow_mortgage_insurance":
    case "escrow_taxes":
      return escrowed(figures.escrow[name]);
    case "rent_back":
      return rentBack(figures.rent_a_day, terms);
    case "payoff":
    case "payoff_second":
      return expectedPayoff(name, figures, facts);
    case "closing_costs":
      return expectedCosts(summed(name, figures, facts), facts);
    default:
      return (
        (LINES[name].isSum ? summed(name, figures, facts) : null) ??
        unknown(LINES[name].isSum ? TO_BE_ADDED : otherText(name, facts))
      );
  }
}

const TO_BE_ADDED = "Enter the lines above to have them added up.";

function agreed(dollars: number, why: string): Expected {
  return { cents: dollars * 100, basis: "agreed", arithmetic: [why] };
}

function computed(cents: number | null, ...arithmetic: string[]): Expected {
  return { cents, basis: "computed", arithmetic };
}

function unknown(...arithmetic: string[]): Expected {
  return { cents: null, basis: "agreed", arithmetic };
}

/** The terms say how much the plan may cost at most, so a smaller amount is as agreed, too. */
function expectedWarranty(
  typed: number | undefined,
  { side, terms, repairs }: SettlementFacts,
): Expected {
  const { warranty, warranty_most: most } = terms;
  if (warranty === null)
    return /warrant/i.test(`${terms.included}\n${repairs}`)
      ? unknown("The agreed terms mention a warranty. See who pays for it.")
      : agreed(0, "The agreed terms have no home warranty.");
  if (warranty !== "split" && warranty !== side)
    return agreed(0, `By the terms, the ${warranty === "owner" ? "seller" : "buyer"} pays it.`);
  if (side === "buyer" || most === null)
    return unknown("You agreed to pay it, or a part of it. Ask for the plan's bill.");
  const cap = ownersWarranty(terms);
  return {
    ...agreed(cap, `You agreed to pay up to ${formatCents(cap * 100)}.`),
    ...(typed !== undefined && typed >= 0 && typed < cap * 100 ? { cents: typed } : {}),
  };
}

function otherText(name: SettlementLine, facts: SettlementFacts): string {
  if (LINES[name].tolerance === undefined)
    return "The agreed terms don't have this. Ask what each amount is for.";
  // Only a buyer with a lender has been given one.
  return hasDisclosure(facts)
    ? "Compare it with your lender's Loan Estimate."
    : "Ask the title company what each fee is for.";
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
  if (!fee) return computed(cents, `${sum}.`);
  const most = cents + Math.ceil((cents * fee.tenThousandths) / 10_000);
  return computed(
    typed !== undefined && typed > cents && typed <= most ? null : cents,
    `${sum} = ${formatCents(cents)}.`,
    `With ${fee.name} financed, up to ${fee.most} more: at most ${formatCents(most)}.`,
  );
}

function expectedAgent({ side, terms }: SettlementFacts): Expected {
  if (side === "buyer")
    return unknown("What you agreed on with your agent says what is left for you to pay.");
  if (terms.agent_amount !== null) return agreed(terms.agent_amount, "The agreed fee.");
  return computed(
    agentCents(terms),
    `${terms.agent_share}% of ${formatCents(terms.price * 100)}, as agreed.`,
  );
}

function agentCents({ price, agent_share, agent_amount }: OfferTerms): number {
  return agent_amount === null ? shareOf(price, agent_share ?? 0) : agent_amount * 100;
}

/** Percent of whole dollars, in cents; the percentage has three decimals. */
function shareOf(dollars: number, percent: number): number {
  return Math.round((dollars * Math.round(percent * 1000)) / 1000);
}

/** A cost that the terms put on one side is no cost of the other. */
function byPayer(
  name: "owners_policy" | "survey" | "transfer_tax",
  side: FormOf["side"],
  terms: OfferTerms,
): Expected {
  const { term } = LINES[name];
  const payer = term ? terms[term] : null;
  if (payer === null) return unknown("The terms leave open who pays. Ask what is usual there.");
  if (payer === "split") return unknown("You agreed on half each. Ask for the whole amount.");
  return payer === side
    ? unknown("You agreed to pay it. Ask the title company for its bill.")
    : agreed(0, `By the terms, the ${payer === "owner" ? "seller" : "buyer"} pays it.`);
}

function prorated(
  name: BillName,
  { bills, earlier, rule }: SettlementFigures,
  closing: string,
): Expected {
  const bill = bills[name];
  const found = bill && proration(bill, closing, rule);
  const last = isTax(name) ? earlier[name] : undefined;
  if (!found && last === undefined)
    return computed(null, "Enter the bill below to have it divided.");
  const cents = (found?.cents ?? 0) - (last ?? 0);
  const owed =
    cents === 0
      ? "neither side owes the other"
      : cents < 0
        ? "the seller owes the buyer"
        : "the buyer owes the seller";
  const parts = [
    ...(last === undefined
      ? []
      : [`Last year's bill, all of it the seller's: ${formatCents(last)}`]),
    ...(found ? [found.arithmetic] : []),
  ];
  const before = parts.slice(0, -1).map((part) => `${part}.`);
  // With two bills, the sum is a step of its own.
  const whole = parts.length > 1 ? [`Together ${formatCents(Math.abs(cents))}: ${owed}.`] : [];
  const end = parts.at(-1) ?? "";
  return computed(cents, ...before, whole.length > 0 ? `${end}.` : `${end}: ${owed}.`, ...whole);
}

function isTax(name: BillName): name is TaxName {
  return name === "city_taxes" || name === "county_taxes";
}

/** From the day of the closing to the first of the next month, at a rounded amount a day, as form H-25(B) has it. */
function prepaidInterest({ interest, lines }: SettlementFigures, terms: OfferTerms): Expected {
  const loan = lines.loan ?? (terms.price - (terms.down_payment ?? 0)) * 100;
  if (interest === null)
    return computed(null, "Enter the interest rate below to have it computed.");
  const { rate_thousandths, year } = interest;
  // Safe up to 2,000,000,000 dollars at 20 percent.
  const daily = Math.floor((2 * loan * rate_thousandths + 100_000 * year) / (200_000 * year));
  const from = terms.closing_on;
  const to = firstOfNextMonth(from);
  const days = daysBetween(from, to);
  return computed(
    daily * days,
    `${formatCents(loan)} × ${rate_thousandths / 1000}% ÷ ${year} days = ${formatCents(daily)} a day.`,
    `${formatCount(days, "day")} from ${formatDate(from)} to ${formatDate(to)} = ${formatCents(daily * days)}.`,
  );
}

function firstOfNextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

function escrowed(deposit: SettlementFigures["escrow"][EscrowName]): Expected {
  if (!deposit)
    return computed(null, "Enter what a month costs, and how many, to have it computed.");
  const cents = deposit.cents * deposit.months;
  return computed(
    cents,
    `${formatCents(deposit.cents)} × ${formatCount(deposit.months, "month")} = ${formatCents(cents)}.`,
  );
}

function rentBack(daily: number | null, { possession_days: days }: OfferTerms): Expected {
  if (days === 0)
    return computed(0, "The buyer gets the keys at closing, so there is no stay to pay for.");
  const stay = `The seller stays ${formatCount(days, "day")} after closing`;
  if (daily === null) return computed(null, `${stay}. Enter the rent for a day below.`);
  return computed(
    daily * days,
    `${stay}: ${formatCents(daily)} × ${days} = ${formatCents(daily * days)}.`,
  );
}

function expectedPayoff(
  name: PayoffName,
  { payoffs }: SettlementFigures,
  { own, terms }: SettlementFacts,
): Expected {
  const statement = payoffs[name];
  if (statement) {
    const { cents, on, cents_a_day } = statement;
    const days = daysBetween(on, terms.closing_on);
    const interest = cents_a_day * days;
    return computed(
      cents + interest,
      `${formatCents(cents)} on ${formatDate(on)} ${days < 0 ? "−" : "+"} ${formatCount(Math.abs(days), "day")} × ${formatCents(cents_a_day)} = ${formatCents(cents + interest)}.`,
    );
  }
  if (name === "payoff" && own !== null && own.payoff > 0)
    return {
      ...{ cents: own.payoff * 100, basis: "estimated" },
      arithmetic: ["Your own figure on the net sheet. Interest accrues every day."],
    };
  return computed(null, "Enter your lender's payoff statement below to have it computed.");
}

/** Until all costs are typed, the owner's net sheet says more than a part of them. */
function expectedCosts(sum: Expected | null, { own, side, terms }: SettlementFacts): Expected {
  if (side === "buyer" || own === null || (sum && sum.cents !== null))
    return sum ?? unknown(TO_BE_ADDED);
  const costs = shareOf(terms.price, own.closing_costs_share);
  const agent = agentCents(terms);
  const share = `${own.closing_costs_share}% of ${formatCents(terms.price * 100)}, your own figure on the net sheet`;
  return {
    ...{ cents: costs + agent, basis: "estimated" },
    arithmetic: [
      agent === 0 ? `${share}.` : `${share}, and ${formatCents(agent)} for the agent.`,
      ...(sum?.arithmetic ?? []),
    ],
  };
}

/** The lines of page 2: until all of them are typed, a larger total is only larger by what isn't typed yet. */
const PAGE_2_SUMS: readonly SettlementLine[] = ["total_d", "total_i", "total_j", "closing_costs"];

function summed(
  name: SettlementLine,
  figures: SettlementFigures,
  facts: SettlementFacts,
): Expected | null {
  const sum = sumOf(name, figures, facts);
  if (!sum) return null;
  const arithmetic = [...sum.parts.map(partText), `= ${formatCents(sum.cents)}`];
  const typed = figures.lines[name];
  if (PAGE_2_SUMS.includes(name) && !figures.is_whole) {
    if (typed === undefined) return computed(null, ...arithmetic);
    const rest = typed - sum.cents;
    if (rest > 0)
      return computed(null, ...arithmetic, `${formatCents(rest)} is in no line that you entered.`);
  }
  return computed(sum.cents, ...arithmetic);
}
