import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { SaleFigures } from "@domain/offers/offers.ts";

/** A second implementation of net sheet and risks, written without looking at the domain's. */

const DAY = 24 * 60 * 60 * 1000;

export function secondNet(terms: OfferTerms, own: SaleFigures, today: string) {
  let days = 0;
  for (let at = Date.parse(today); at < Date.parse(terms.closing_on); at += DAY) days += 1;
  // In integer steps, so that no share is rounded before its line is.
  const ofPrice = (percent: number) =>
    Number((BigInt(terms.price) * BigInt(Math.round(percent * 1000)) * 2n + 100_000n) / 200_000n);
  const lines: Record<string, number> = {
    buyerAgent: ofPrice(terms.agent_share ?? 0),
    buyerAgentFee: terms.agent_amount ?? 0,
    closingCosts: ofPrice(own.closing_costs_share),
    concessions: terms.seller_credit,
    homeWarranty:
      { buyer: 0, owner: 1, split: 0.5, open: 0 }[terms.warranty ?? "open"] *
      (terms.warranty_most ?? 0),
    mortgagePayoff: own.mortgage_payoff,
    taxesDue: own.taxes_due,
    carryingCosts: own.carrying_cost_day * days,
    otherCosts: own.other_costs,
  };
  lines.homeWarranty = Math.ceil(lines.homeWarranty ?? 0);
  let net = terms.price;
  for (const [name, amount] of Object.entries(lines)) {
    net -= amount;
    if (amount === 0) delete lines[name];
  }
  return { lines, net, days };
}

export function secondRisks(
  terms: OfferTerms,
  own: SaleFigures,
  sent: { files: number; today: string; validOn: string },
): string[] {
  const risks: string[] = [];
  if (terms.down_payment !== null) {
    risks.push("financing");
    if (terms.down_payment * 10 < terms.price) risks.push("down_payment");
    if (terms.approved_amount && terms.approved_amount + terms.down_payment < terms.price)
      risks.push("approved_amount");
    if ((terms.financing_days ?? 0) >= 31) risks.push("financing_contingency");
  }
  if ((terms.inspection_days ?? 0) >= 11) risks.push("inspection");
  if (terms.appraisal_days || ["fha", "va"].includes(terms.financing)) risks.push("appraisal");
  if (terms.home_sale_days) risks.push("home_sale");
  if ((terms.disclosure_days ?? 0) >= 8) risks.push("disclosures");
  if (terms.earnest_money * 100 < terms.price) risks.push("earnest_money");
  if (own.moving_on) {
    const keys = Date.parse(terms.closing_on) + terms.possession_days * DAY;
    if (Math.abs(keys - Date.parse(own.moving_on)) >= 15 * DAY) risks.push("closing_date");
  }
  const closing = Date.parse(terms.closing_on);
  const ahead = (closing - Date.parse(sent.today)) / DAY;
  if (ahead <= (terms.financing === "cash" ? 6 : 29)) risks.push("soon");
  if (isClosed(closing)) risks.push("closing_day");
  const days = [terms.financing_days, terms.inspection_days, terms.appraisal_days];
  for (const each of [...days, terms.home_sale_days, terms.disclosure_days])
    if (each && Date.parse(sent.validOn) + each * DAY > closing && !risks.includes("late"))
      risks.push("late");
  if (isClosed(Date.parse(sent.validOn))) risks.push("valid_day");
  if (sent.files === 0) risks.push("no_proof");
  return risks;
}

/** Weekends, and the federal holidays of 2030, read off a calendar. */
function isClosed(at: number): boolean {
  const day = new Date(at);
  return [0, 6].includes(day.getUTCDay()) || HOLIDAYS.includes(day.toISOString().slice(2, 10));
}

const HOLIDAYS =
  "30-01-01 30-01-21 30-02-18 30-05-27 30-06-19 30-07-04 30-09-02 30-10-14 30-11-11 30-11-28 30-12-25 31-01-01";
