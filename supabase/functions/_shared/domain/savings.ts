import { formatPrice } from "./format.ts";

/**
 * What an owner keeps who sells without a listing agent (docs/product.md A§1). The figures of the
 * landing page are these at $500,000: $30,000 is 6% with no agent on either side, $15,000 is 3%
 * with the buyer's paid.
 */
export const SAVINGS_DEFAULTS = { price: 500_000, commission: 0.06, buyerAgent: 0.03 } as const;

export type SavingsTerms = {
  /** What both agents together would take of the price, 0 to 1. */
  commission: number;
  /** What the owner pays a buyer's agent all the same, 0 to 1. */
  buyerAgent: number;
};

/** In whole dollars. */
export type Savings = { commission: number; buyerAgent: number; saved: number };

/** @param price in dollars. Never negative: paying a buyer's agent more than both would take saves 0. */
export function commissionSavings(price: number, terms: SavingsTerms = SAVINGS_DEFAULTS): Savings {
  const commission = Math.round(price * terms.commission);
  const buyerAgent = Math.round(price * terms.buyerAgent);
  return { commission, buyerAgent, saved: Math.max(0, commission - buyerAgent) };
}

/** What stands beside the figure, e.g. "Assumes a total commission of 6% …". */
export function savingsAssumption({ commission, buyerAgent }: SavingsTerms): string {
  const agents = `Assumes a total commission of ${percent(commission)} if agents sold the home`;
  return buyerAgent === 0
    ? `${agents}, and that you pay no buyer's agent. Commissions are negotiable.`
    : `${agents}, and that you still pay a buyer's agent ${percent(buyerAgent)}. Commissions are negotiable.`;
}

/** The fields of the calculator, as somebody types them. */
export type SavingsField = "price" | "commission" | "buyerAgent";
export type SavingsInputs = Record<SavingsField, string>;

type FieldRule = { label: string; min: number; max: number };

/** What each field is called and takes; rates in percent. */
export const SAVINGS_FIELDS: Readonly<Record<SavingsField, FieldRule>> = {
  price: { label: "Your price, $", min: 1, max: 2_000_000_000 },
  commission: { label: "Commission with agents, %", min: 0, max: 15 },
  buyerAgent: { label: "Offered to a buyer's agent, %", min: 0, max: 15 },
};

/** Where the calculator starts. */
export const SAVINGS_INPUTS: SavingsInputs = {
  price: formatPrice(SAVINGS_DEFAULTS.price).slice(1),
  commission: "6",
  buyerAgent: "3",
};

/** The number in a field, "$485,000" and "5.5%" too; undefined when it makes no sense there. */
export function readSavingsInput(field: SavingsField, text: string): number | undefined {
  const { min, max } = SAVINGS_FIELDS[field];
  const plain = text.replace(/[\s,$%]/g, "");
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const value = Number(plain);
  return value >= min && value <= max ? value : undefined;
}

/** "6%", "2.75%" of 0.06, 0.0275. */
export function percent(rate: number): string {
  return `${Math.round(rate * 10_000) / 100}%`;
}
