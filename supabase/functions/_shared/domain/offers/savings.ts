import { formatPrice } from "../site/text/format.ts";
import { readNumber } from "../site/text/read-number.ts";

/**
 * How much an owner saves by selling without a listing agent (docs/product.md A§1). The figures on the landing page are
 * for a home of $500,000: $30,000 is 6% with no agent on either side, and $15,000 is 3% with the buyer's agent paid.
 */
export const SAVINGS_DEFAULTS = { price: 500_000, commission: 0.06, buyerAgent: 0.03 } as const;

type SavingsTerms = {
  /** Total commission of both agents, 0 to 1. */
  commission: number;
  /** The share that the owner still pays a buyer's agent, 0 to 1. */
  buyerAgent: number;
};

/** Whole dollars. */
type Savings = { commission: number; buyerAgent: number; saved: number };

/**
 * Never negative: paying a buyer's agent more than the total commission saves 0.
 * @param price in dollars.
 */
export function commissionSavings(price: number, terms: SavingsTerms = SAVINGS_DEFAULTS): Savings {
  const commission = Math.round(price * terms.commission);
  const buyerAgent = Math.round(price * terms.buyerAgent);
  return { commission, buyerAgent, saved: Math.max(0, commission - buyerAgent) };
}

/** The assumption shown beside the figure, e.g. "Assumes a total commission of 6% …". */
export function savingsAssumption({ commission, buyerAgent }: SavingsTerms): string {
  const agents = `Assumes a total commission of ${percent(commission)} if agents sold the home`;
  return buyerAgent === 0
    ? `${agents}, and that you pay no buyer's agent. Commissions are negotiable.`
    : `${agents}, and that you still pay a buyer's agent ${percent(buyerAgent)}. Commissions are negotiable.`;
}

/** The calculator's fields as typed. */
export type SavingsField = "price" | "commission" | "buyerAgent";
type SavingsInputs = Record<SavingsField, string>;

type FieldRule = { label: string; min: number; max: number };

/** Each field's label and range; rates are percentages. */
export const SAVINGS_FIELDS: Readonly<Record<SavingsField, FieldRule>> = {
  price: { label: "Your price, $", min: 1, max: 2_000_000_000 },
  commission: { label: "Commission with agents, %", min: 0, max: 15 },
  buyerAgent: { label: "Offered to a buyer's agent, %", min: 0, max: 15 },
};

/** The calculator's initial values. */
export const SAVINGS_INPUTS: SavingsInputs = {
  price: formatPrice(SAVINGS_DEFAULTS.price).slice(1),
  commission: "6",
  buyerAgent: "3",
};

/** Parses a field, including "$485,000" and "5.5%"; undefined if it isn't valid there. */
export function readSavingsInput(field: SavingsField, text: string): number | undefined {
  const { min, max } = SAVINGS_FIELDS[field];
  const value = readNumber(text, field === "price" ? "dollars" : "percent");
  return value !== null && value >= min && value <= max ? value : undefined;
}

/** "6%" from 0.06, "2.75%" from 0.0275. */
export function percent(rate: number): string {
  return `${Math.round(rate * 10_000) / 100}%`;
}
