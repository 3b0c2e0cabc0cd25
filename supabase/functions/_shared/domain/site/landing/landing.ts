import { SAVINGS_DEFAULTS, savingsAssumption } from "../../offers/savings.ts";

/**
 * The landing page's claims (docs/product.md A§1, A§2); its answers are in landing-faqs.ts. Each claim comes with
 * its assumption (decision 43); both are made here so that they can't drift apart.
 */

type Claim = { text: string; assumption: string };

/** The amount in the hero: 6% less the fee of the buyer's agent. */
export const COMMISSION_CLAIM: Claim = {
  text: "Save $15,000+ in commissions",
  assumption: `On a sale at $500,000 or more. ${savingsAssumption(SAVINGS_DEFAULTS)}`,
};

/** The pricing section says this of a sale without an agent on either side. */
export const AVERAGE_SALE_CLAIM: Claim = {
  text: "An average sale of $500K at 6% means $30K saved",
  assumption: savingsAssumption({ commission: SAVINGS_DEFAULTS.commission, buyerAgent: 0 }),
};
