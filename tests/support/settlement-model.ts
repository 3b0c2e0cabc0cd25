import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Bill, ProrationRule } from "@domain/sales/prorations.ts";
import type { SettlementFacts } from "@domain/sales/settlement-expected.ts";
import type { SettlementFigures } from "@domain/sales/settlement-figures.ts";
import type { SettlementLine } from "@domain/sales/settlement-lines.ts";

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

/** The form's sections, written down a second time. */
const LOAN_COSTS =
  "points application underwriting origination_other appraisal credit_report flood tax_monitoring loan_insurance not_shopped_other pest survey binder lender_policy settlement_fee title_search shopped_other";
const OTHER_COSTS =
  "recording_deed recording_mortgage transfer_tax insurance_premium mortgage_insurance prepaid_interest property_taxes prepaid_other escrow_insurance escrow_mortgage_insurance escrow_taxes escrow_other aggregate_adjustment hoa_capital hoa_processing home_inspection warranty agent owners_policy other_cost";
const WITH_A_LOAN =
  /^(?:points|application|underwriting|origination_other|appraisal|credit_report|flood|tax_monitoring|loan_insurance|not_shopped_other|binder|lender_policy|recording_mortgage|insurance_premium|mortgage_insurance|prepaid_.*|property_taxes|escrow_.*|aggregate_adjustment)$/;
const NOT_THE_SELLERS =
  /^(?:points|application|underwriting|origination_other|appraisal|credit_report|flood|tax_monitoring|loan_insurance|not_shopped_other|recording_mortgage|insurance_premium|mortgage_insurance|prepaid_.*|property_taxes|escrow_.*|aggregate_adjustment|hoa_capital|home_inspection)$/;
const ADJUSTMENTS = ["city_taxes", "county_taxes", "assessments", "dues"] as const;

/** The right amount of each line; absent where none is agreed on. */
export function settledByHand(
  { terms, side, repairs, own }: SettlementFacts,
  figures: SettlementFigures,
): Partial<Record<SettlementLine, number>> {
  const { lines } = figures;
  const isCash = terms.financing === "cash";
  const hasAgent = terms.agent_share !== null || terms.agent_amount !== null;
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
    if (!isCash && !(fee > 0 && isWithFee)) found.loan = loan;
    if (!isCash && figures.interest)
      found.prepaid_interest = interestByHand(figures.interest, lines.loan ?? loan, terms);
    if (!isCash)
      for (const name of [
        "escrow_insurance",
        "escrow_mortgage_insurance",
        "escrow_taxes",
      ] as const) {
        const deposit = figures.escrow[name];
        if (deposit) found[name] = deposit.cents * deposit.months;
      }
  }
  if (side === "owner") {
    const agent = feeByHand(terms);
    if (agent !== undefined) found.agent = agent;
    if (own?.payoff) found.payoff = own.payoff * 100;
    for (const name of ["payoff", "payoff_second"] as const) {
      const statement = figures.payoffs[name];
      if (!statement) continue;
      const days = Math.round((Date.parse(terms.closing_on) - Date.parse(statement.on)) / DAY);
      found[name] = statement.cents + days * statement.cents_a_day;
    }
    if (own) found.closing_costs = shareByHand(terms.price, own.closing_costs_share) + (agent ?? 0);
  }
  const other = side === "buyer" ? "owner" : "buyer";
  if (!terms.warranty && !/warrant/i.test(terms.included + repairs)) found.warranty = 0;
  if (terms.warranty === other) found.warranty = 0;
  if (side === "owner" && terms.warranty_most) {
    const most = terms.warranty_most * 100;
    const part = terms.warranty === "split" ? (most + (most % 200)) / 2 : most;
    found.warranty = Math.min(Math.max(lines.warranty ?? part, 0), part);
    if ((lines.warranty ?? 0) < 0) found.warranty = part;
  }
  if (terms.title_policy === other) found.owners_policy = 0;
  if (terms.survey === other) found.survey = 0;
  if (terms.transfer_tax === other) found.transfer_tax = 0;
  for (const name of ADJUSTMENTS) {
    const bill = figures.bills[name];
    const last = name.endsWith("taxes")
      ? figures.earlier[name as "city_taxes" | "county_taxes"]
      : undefined;
    if (bill || last !== undefined)
      found[name] = (bill ? dividedByHand(bill, terms.closing_on, figures.rule) : 0) - (last ?? 0);
  }
  if (terms.possession_days === 0) found.rent_back = 0;
  else if (figures.rent_a_day !== null)
    found.rent_back = figures.rent_a_day * terms.possession_days;

  const named = (all: string) =>
    (all.split(" ") as SettlementLine[]).filter(
      (name) =>
        !(side === "buyer" && isCash && WITH_A_LOAN.test(name)) &&
        !(side === "owner" && NOT_THE_SELLERS.test(name)) &&
        (name !== "agent" || hasAgent),
    );
  const sum = (names: readonly SettlementLine[]) => {
    const typed = names.flatMap((name) => lines[name] ?? []);
    return typed.length === 0 ? undefined : typed.reduce((all, cents) => all + cents, 0);
  };
  /** What a total has beyond its lines may be lines that weren't typed: then only a net sheet says what it should be. */
  const total = (name: SettlementLine, cents: number | undefined) => {
    if (cents === undefined) return;
    if (figures.is_whole || (lines[name] ?? Number.POSITIVE_INFINITY) <= cents) found[name] = cents;
  };
  const isLenders = side === "buyer" && !isCash;
  const d = sum(named(LOAN_COSTS));
  const i = sum(named(OTHER_COSTS));
  if (isLenders) {
    total("total_d", d);
    total("total_i", i);
  }
  const [first, second] = isLenders ? [lines.total_d ?? d, lines.total_i ?? i] : [d, i];
  const credits = isLenders ? Math.abs(lines.lender_credits ?? 0) : 0;
  const j =
    first === undefined && second === undefined
      ? undefined
      : (first ?? 0) + (second ?? 0) - credits;
  total("total_j", j);
  const paid = lines.total_j ?? j;
  total("closing_costs", paid === undefined ? undefined : paid - Math.abs(lines.paid_before ?? 0));

  if (lines.price === undefined || lines.closing_costs === undefined) {
    // The totals of page 3 may still be there as printed.
    const [a, b] =
      side === "buyer" ? [lines.total_k, lines.total_l] : [lines.total_m, lines.total_n];
    if (a !== undefined && b !== undefined) found.bottom = a - b;
    return found;
  }
  const of = (...names: SettlementLine[]) =>
    names.reduce((all, name) => all + (lines[name] ?? 0), 0);
  const owed = ADJUSTMENTS.reduce((all, name) => all + Math.max(0, lines[name] ?? 0), 0);
  const owing = ADJUSTMENTS.reduce((all, name) => all + Math.max(0, -(lines[name] ?? 0)), 0);
  if (side === "buyer") {
    found.total_k = of("price", "personal_property", "closing_costs", "other_due") + owed;
    found.total_l =
      of("deposit", "assumed", "seller_credit", "rent_back", "other_credits") +
      (isCash ? 0 : of("loan")) +
      owing;
    found.bottom = (lines.total_k ?? found.total_k) - (lines.total_l ?? found.total_l);
  } else {
    found.total_m = of("price", "personal_property", "other_credits") + owed;
    found.total_n =
      of("excess_deposit", "closing_costs", "assumed", "payoff", "payoff_second", "seller_credit") +
      of("rent_back", "holdback", "other_due") +
      owing;
    found.bottom = (lines.total_m ?? found.total_m) - (lines.total_n ?? found.total_n);
  }
  return found;
}

/** The amount of each day is rounded to a cent, then counted day by day until the month ends. */
function interestByHand(
  { rate_thousandths, year }: NonNullable<SettlementFigures["interest"]>,
  loan: number,
  terms: OfferTerms,
): number {
  const above = BigInt(loan) * BigInt(rate_thousandths);
  const below = 100_000n * BigInt(year);
  const daily = Number(above / below) + ((above % below) * 2n >= below ? 1 : 0);
  let interest = 0;
  const month = terms.closing_on.slice(0, 7);
  for (let at = Date.parse(terms.closing_on); ; at += DAY) {
    if (new Date(at).toISOString().slice(0, 7) !== month) return interest;
    interest += daily;
  }
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
