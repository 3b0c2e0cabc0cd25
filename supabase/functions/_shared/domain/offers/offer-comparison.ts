import { formatCount, formatDate, formatPrice } from "../site/text/format.ts";
import { daysBetween } from "../site/time/time-zones.ts";
import { isGuaranteed, mayLeaveText } from "./guaranteed-loans.ts";
import { ownersWarranty } from "./home-warranty.ts";
import { type NetProceeds, netProceeds, type ProceedsTerms } from "./net-proceeds.ts";
import { dateNotes, type NotesContext } from "./offer-dates.ts";
import { FINANCING_NAMES, type OfferTerms } from "./offer-terms.ts";
import type { OfferFile, SaleFigures } from "./offers.ts";
import { percent } from "./savings.ts";

/**
 * How much a version leaves the owner, and how likely it is to close. There is no score: a net sheet explains each
 * line, and a list names risks with reasons.
 */

type NetLine = NetProceeds["lines"][number] & {
  /** How the amount is calculated. */
  reason: string;
};

export type NetSheet = Omit<NetProceeds, "lines"> & {
  /** The deductions, without those of 0. */
  lines: NetLine[];
  daysToClosing: number;
};

/**
 * @param figures the owner's own.
 * @param today the date where the home is; carrying costs run from then until closing.
 */
export function netSheet(terms: OfferTerms, figures: SaleFigures, today: string): NetSheet {
  const daysToClosing = Math.max(0, daysBetween(today, terms.closing_on));
  const proceeds = netProceeds(terms.price, offerProceeds(terms, figures, today));
  const reasons: Record<keyof ProceedsTerms, string> = {
    listingCommission: "You sell without an agent of your own.",
    buyerAgent: `${percent((terms.agent_share ?? 0) / 100)} of ${formatPrice(terms.price)}, as this offer asks. It is negotiable.`,
    buyerAgentFee: "A fixed amount, as this offer asks. It is negotiable.",
    closingCosts: `${percent(figures.closing_costs_share / 100)} of ${formatPrice(terms.price)} for title, escrow and transfer tax: your own figure.`,
    concessions: "This offer asks you to contribute this to the buyer's costs.",
    homeWarranty:
      terms.warranty === "split"
        ? "Half of what the plan may cost at most, as this offer asks."
        : "What the plan may cost at most, as this offer asks.",
    mortgagePayoff: "This is your own figure. Ask your lender for a payoff statement.",
    taxesDue: "Your own figure for property taxes still due at closing.",
    carryingCosts: `${formatPrice(figures.carrying_cost_day)} a day, your own figure, for ${daysText(daysToClosing)} until ${dateText(terms.closing_on)}.`,
    otherCosts: "Your own figure for repairs and everything else.",
  };
  return {
    ...proceeds,
    lines: proceeds.lines.map((line) => ({ ...line, reason: reasons[line.id] })),
    daysToClosing,
  };
}

/** Everything that an offer and the owner's own figures take off the offer's price. */
export function offerProceeds(
  terms: OfferTerms,
  figures: SaleFigures,
  today: string,
): Partial<ProceedsTerms> {
  const daysToClosing = Math.max(0, daysBetween(today, terms.closing_on));
  return {
    ...figuresProceeds(figures),
    listingCommission: 0,
    buyerAgent: (terms.agent_share ?? 0) / 100,
    buyerAgentFee: terms.agent_amount ?? 0,
    concessions: terms.seller_credit,
    homeWarranty: ownersWarranty(terms),
    carryingCosts: figures.carrying_cost_day * daysToClosing,
  };
}

/**
 * Everything that the owner's own figures take off any price. Carrying costs need a closing date, which only an offer
 * has.
 */
export function figuresProceeds(figures: SaleFigures): Partial<ProceedsTerms> {
  return {
    closingCosts: figures.closing_costs_share / 100,
    mortgagePayoff: figures.mortgage_payoff,
    taxesDue: figures.taxes_due,
    otherCosts: figures.other_costs,
  };
}

export type Risk = { id: string; label: string; reason: string };

/** Thresholds from which a term counts as a risk. */
const RISK_LIMITS = {
  /** Share of the price. */
  downPayment: 0.1,
  earnestMoney: 0.01,
  /** Days. */
  inspection: 10,
  financing: 30,
  disclosures: 7,
  closingFromWish: 14,
} as const;

/**
 * The risks that could keep this version from closing on its terms, in a fixed order.
 *
 * @param dates today by the home's time zone, and the last day for accepting the version; null once it can't be
 * accepted.
 */
export function offerRisks(
  terms: OfferTerms,
  about: {
    figures: SaleFigures;
    files: readonly OfferFile[];
    dates: NotesContext | null;
  },
): Risk[] {
  const { figures, files, dates } = about;
  const isLoan = terms.financing !== "cash";
  const down = (terms.down_payment ?? 0) / terms.price;
  const found: (Risk | false)[] = [
    terms.financing !== "cash" && {
      id: "financing",
      label: FINANCING_NAMES[terms.financing],
      reason: FINANCING_RISKS[terms.financing],
    },
    isLoan &&
      down < RISK_LIMITS.downPayment && {
        id: "down_payment",
        label: "Low down payment",
        reason: `${percent(rounded(down))} of the price is the down payment. The smaller it is, the more the loan depends on the appraisal.`,
      },
    isLoan && terms.approved_amount !== null && approvedRisk(terms, terms.approved_amount),
    isLoan &&
      terms.financing_days !== null &&
      terms.financing_days > RISK_LIMITS.financing && {
        id: "financing_contingency",
        label: "Long financing contingency",
        reason: `The buyer can back out for ${daysText(terms.financing_days)} if the loan is not approved.`,
      },
    terms.inspection_days !== null &&
      terms.inspection_days > RISK_LIMITS.inspection && {
        id: "inspection",
        label: "Long inspection period",
        reason: `The buyer can back out for ${daysText(terms.inspection_days)} over what an inspection finds.`,
      },
    (terms.appraisal_days !== null || isGuaranteed(terms)) && {
      id: "appraisal",
      label: isGuaranteed(terms) ? "Can leave over a low value" : "Appraisal contingency",
      reason: appraisalRisk(terms),
    },
    terms.home_sale_days !== null && {
      id: "home_sale",
      label: "Depends on another sale",
      reason: `The buyer has to sell their own home first, within ${daysText(terms.home_sale_days)}.`,
    },
    terms.disclosure_days !== null &&
      terms.disclosure_days > RISK_LIMITS.disclosures && {
        id: "disclosures",
        label: "Long review of disclosures",
        reason: `The buyer can back out for ${daysText(terms.disclosure_days)} after reading your disclosures.`,
      },
    terms.earnest_money < terms.price * RISK_LIMITS.earnestMoney && {
      id: "earnest_money",
      label: "Little earnest money",
      reason:
        terms.earnest_money === 0
          ? "No deposit backs this offer."
          : `The deposit is ${formatPrice(terms.earnest_money)}, less than ${percent(RISK_LIMITS.earnestMoney)} of the price.`,
    },
    closingRisk(terms, figures.moving_on),
    ...(dates ? dateNotes(terms, dates) : []),
    files.length === 0 && {
      id: "no_proof",
      label: isLoan ? "No pre-approval attached" : "No proof of funds attached",
      reason: isLoan
        ? "There is no document yet from a lender about this buyer."
        : "There is no document yet that shows the buyer has the cash.",
    },
  ];
  return found.filter((risk) => risk !== false);
}

const FINANCING_RISKS: Record<Exclude<OfferTerms["financing"], "cash">, string> = {
  conventional: "A lender has to approve the buyer and the home.",
  fha: "A lender has to approve the buyer. FHA's appraisal can ask for repairs.",
  va: "A lender has to approve the buyer. VA's appraisal can ask for repairs.",
  other: "Ask how the buyer will pay. It is neither cash nor a usual loan.",
};

/** A loan that a lender has not approved in full, as the buyer says themselves. */
function approvedRisk({ price, down_payment }: OfferTerms, approved: number): Risk | false {
  const loan = price - (down_payment ?? 0);
  if (approved >= loan) return false;
  return {
    id: "approved_amount",
    label: "Approved for less than the loan",
    reason: `The buyer says a lender has approved ${formatPrice(approved)}. The loan would be ${formatPrice(loan)}.`,
  };
}

function appraisalRisk(terms: OfferTerms): string {
  if (isGuaranteed(terms)) return mayLeaveText("buyer");
  return terms.appraisal_gap > 0
    ? `If the bank values the home lower, the buyer pays up to ${formatPrice(terms.appraisal_gap)} more. Beyond that, they can back out.`
    : "If the home is appraised for less than the price, the buyer can back out.";
}

function closingRisk(terms: OfferTerms, wish: string | null): Risk | false {
  if (wish === null) return false;
  const keys = daysBetween(wish, terms.closing_on) + terms.possession_days;
  if (Math.abs(keys) <= RISK_LIMITS.closingFromWish) return false;
  return {
    id: "closing_date",
    label: keys > 0 ? "Later than you'd like" : "Earlier than you'd like",
    reason: `You'd like to move on ${dateText(wish)}. With this offer you would move out ${daysText(Math.abs(keys))} ${keys > 0 ? "later" : "earlier"}.`,
  };
}

export const OFFER_ORDERS = ["net", "date", "risks"] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Most money, earliest closing or fewest risks first; ties go by the money. */
export function compareOffers(
  order: OfferOrder,
): (
  a: { terms: OfferTerms; net: number; risks: readonly Risk[] },
  b: { terms: OfferTerms; net: number; risks: readonly Risk[] },
) => number {
  return (a, b) =>
    (order === "date" ? a.terms.closing_on.localeCompare(b.terms.closing_on) : 0) ||
    (order === "risks" ? a.risks.length - b.risks.length : 0) ||
    b.net - a.net;
}

/** "Buyer A", "Buyer B" …, in the order in which the offers were made, so that sorting never renames anyone. */
export function hiddenName(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return `Buyer ${letter}${position < 26 ? "" : Math.floor(position / 26) + 1}`;
}

function daysText(days: number): string {
  return formatCount(days, "day");
}

function dateText(date: string): string {
  return formatDate(date, { short: true, year: true });
}

/** Rounds to a tenth of a percent. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
