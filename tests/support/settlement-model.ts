import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Bill, ProrationRule } from "@domain/sales/prorations.ts";
import type {
  SettlementFacts,
  SettlementFigures,
  SettlementLine,
} from "@domain/sales/settlement-check.ts";

/**
 * A second reading of a settlement, written apart from the domain: it walks each bill day by day and divides fractions
 * of a cent exactly, where the domain computes.
 */

const DAY = 86_400_000;

/** The amount that the buyer owes the seller for a bill, in cents; negative if the seller owes it. */
export function dividedByHand(bill: Bill, closing: string, rule: ProrationRule): number {
  let [sellers, buyers] = [0n, 0n];
  for (let at = Date.parse(bill.from); at <= Date.parse(bill.to); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    const isSellers = rule.closing_day === "seller" ? day <= closing : day < closing;
    if (isSellers) sellers += 1n;
    else buyers += 1n;
  }
  const owed = bill.is_paid ? buyers : sellers;
  if (owed === sellers + buyers) return bill.is_paid ? bill.cents : -bill.cents || 0;
  const days = Number(sellers + buyers);
  // A month, two, a quarter, a third, half a year, a year; February is almost three days off.
  const aYear = [12, 6, 4, 3, 2, 1].find((times) => Math.abs(days * times - 365.25) < 3 * times);
  const [above, below] =
    rule.basis === "actual" || aYear === undefined
      ? [BigInt(bill.cents) * owed, sellers + buyers]
      : [BigInt(bill.cents) * BigInt(aYear) * owed, 365n];
  const whole = above / below;
  const cents = Number((above % below) * 2n >= below ? whole + 1n : whole);
  const most = Math.min(cents, bill.cents);
  return bill.is_paid ? most : -most || 0;
}

/** The right amount of each line; absent where none is agreed on. */
export function settledByHand(
  { terms, side, repairs, own }: SettlementFacts,
  { lines, rule, taxes, dues }: SettlementFigures,
): Partial<Record<SettlementLine, number>> {
  const found: Partial<Record<SettlementLine, number>> = {};
  found.price = terms.price * 100;
  found.seller_credit = terms.seller_credit * 100;
  if (side === "buyer") {
    found.deposit = terms.earnest_money * 100;
    const loan = terms.price * 100 - Number(terms.down_payment) * 100;
    // Ten-thousandths of it that may be financed on top.
    const fee = { cash: 0, conventional: 0, other: 0, fha: 175, va: 330 }[terms.financing];
    const over = ((lines.loan ?? loan) - loan) * 10_000;
    const isWithFee = over > 0 && over - loan * fee < 10_000;
    if (terms.financing !== "cash" && !(fee > 0 && isWithFee)) found.loan = loan;
  }
  if (side === "owner") {
    const agent = feeByHand(terms);
    if (agent !== undefined) found.agent = agent;
    if (own?.payoff) found.payoff = own.payoff * 100;
    if (own) found.closing_costs = shareByHand(terms.price, own.closing_costs_share);
  }
  if (!/warrant/i.test(terms.included + repairs)) found.warranty = 0;
  if (taxes) found.taxes = dividedByHand(taxes, terms.closing_on, rule);
  if (dues) found.dues = dividedByHand(dues, terms.closing_on, rule);
  const sum = sumByHand(lines, side, terms);
  if (sum !== undefined) found.bottom = sum;
  return found;
}

function feeByHand({ agent_share, agent_amount, price }: OfferTerms): number | undefined {
  if (agent_amount !== null) return agent_amount * 100;
  return agent_share === null ? undefined : shareByHand(price, agent_share);
}

/** Percent with three decimals of whole dollars, in cents. */
function shareByHand(price: number, percent: number): number {
  const thousandths = BigInt(percent.toFixed(3).replace(".", ""));
  const exact = BigInt(price) * thousandths;
  return Number(exact / 1000n + ((exact % 1000n) * 2n >= 1000n ? 1n : 0n));
}

function sumByHand(
  lines: SettlementFigures["lines"],
  side: SettlementFacts["side"],
  terms: OfferTerms,
): number | undefined {
  if (lines.price === undefined || lines.closing_costs === undefined) return undefined;
  const of = (...names: SettlementLine[]) =>
    names.reduce((sum, name) => sum + (lines[name] ?? 0), 0);
  if (side === "buyer")
    return (
      of("price", "closing_costs", "taxes", "dues", "other_due") -
      of("deposit", "seller_credit", "other_credits") -
      (terms.financing === "cash" ? 0 : of("loan"))
    );
  const hasAgent = terms.agent_share !== null || terms.agent_amount !== null;
  return (
    of("price", "taxes", "dues", "other_credits") -
    of("payoff", "seller_credit", "closing_costs", "warranty", "other_due") -
    (hasAgent ? of("agent") : 0)
  );
}
