import { formatPrice } from "../site/text/format.ts";
import { percent } from "./savings.ts";

/**
 * The owner's estimated proceeds from a sale; the settlement statement has the binding figures.
 * Dollars are whole, rates are shares of the price, 0 to 1.
 */
export type ProceedsTerms = {
  /** The fee of the owner's own agent; 0 when they sell without one. */
  listingCommission: number;
  /** The commission offered to a buyer's agent. */
  buyerAgent: number;
  /** A buyer's agent's fee that is a fixed amount instead, in dollars. */
  buyerAgentFee: number;
  /** Title, escrow, transfer tax and fees. */
  closingCosts: number;
  /** The owner's contribution to the buyer's costs, in dollars. */
  concessions: number;
  /** The owner's part of a home warranty, in dollars. */
  homeWarranty: number;
  /** The remaining loan balance, in dollars. */
  mortgagePayoff: number;
  /** Property taxes still due at closing, in dollars. */
  taxesDue: number;
  /** The cost of keeping the home until closing, in dollars. */
  carryingCosts: number;
  /** Repairs and everything else, in dollars. */
  otherCosts: number;
};

export const PROCEEDS_DEFAULTS: ProceedsTerms = {
  listingCommission: 0,
  buyerAgent: 0.03,
  buyerAgentFee: 0,
  closingCosts: 0.02,
  concessions: 0,
  homeWarranty: 0,
  mortgagePayoff: 0,
  taxesDue: 0,
  carryingCosts: 0,
  otherCosts: 0,
};

type ProceedsLine = { id: keyof ProceedsTerms; label: string; amount: number };

export type NetProceeds = {
  price: number;
  /** The deductions, without those of 0. */
  lines: ProceedsLine[];
  costs: number;
  /** `price` minus the lines; negative when the costs exceed the price. */
  net: number;
  /** One sentence for each line, which is shown beside the figures. */
  assumptions: string[];
};

/** @param terms the known terms; defaults fill in the rest. */
export function netProceeds(price: number, terms: Partial<ProceedsTerms> = {}): NetProceeds {
  const all = { ...PROCEEDS_DEFAULTS, ...defined(terms) };
  const whole = Math.round(price);
  const lines = LINES.map(({ id, label, isShare }) => ({
    id,
    label: isShare ? `${label} (${percent(all[id])})` : label,
    amount: Math.round(isShare ? shareOf(whole, all[id]) : all[id]),
  })).filter(({ amount }) => amount !== 0);
  const costs = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { price: whole, lines, costs, net: whole - costs, assumptions: assumptionsOf(all) };
}

type Line = { id: keyof ProceedsTerms; label: string; isShare: boolean };

const LINES: readonly Line[] = [
  { id: "listingCommission", label: "Your agent's commission", isShare: true },
  { id: "buyerAgent", label: "Buyer's agent", isShare: true },
  { id: "buyerAgentFee", label: "Buyer's agent", isShare: false },
  { id: "closingCosts", label: "Closing costs", isShare: true },
  { id: "concessions", label: "Concessions to the buyer", isShare: false },
  { id: "homeWarranty", label: "Home warranty", isShare: false },
  { id: "mortgagePayoff", label: "Mortgage payoff", isShare: false },
  { id: "taxesDue", label: "Property taxes due", isShare: false },
  { id: "carryingCosts", label: "Keeping the home until closing", isShare: false },
  { id: "otherCosts", label: "Repairs and other costs", isShare: false },
];

/** Shares are exact to a thousandth of a percent, so that a fraction's rounding can't lose half a dollar. */
function shareOf(price: number, share: number): number {
  return (price * Math.round(share * 100_000)) / 100_000;
}

function assumptionsOf(terms: ProceedsTerms): string[] {
  const { listingCommission, buyerAgent, buyerAgentFee, closingCosts, mortgagePayoff } = terms;
  return [
    listingCommission === 0
      ? "You sell without an agent of your own."
      : `Your own agent takes ${percent(listingCommission)}.`,
    buyerAgent === 0 && buyerAgentFee === 0
      ? "You pay no buyer's agent."
      : `You pay a buyer's agent ${buyerAgent === 0 ? formatPrice(buyerAgentFee) : percent(buyerAgent)}. This is negotiable.`,
    `Closing costs are assumed to be ${percent(closingCosts)} of the price. They differ by state and county.`,
    mortgagePayoff === 0
      ? "No mortgage is paid off. Your lender tells you the exact payoff amount."
      : `Your lender gets ${formatPrice(mortgagePayoff)}. Ask for a payoff statement, because interest is added every day.`,
    "Taxes on your profit are not included. Ask a CPA.",
  ];
}

function defined<T extends object>(terms: T): T {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value != null)) as T;
}
