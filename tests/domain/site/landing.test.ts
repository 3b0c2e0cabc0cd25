import { describe, expect, it } from "vitest";
import { commissionSavings } from "../../../supabase/functions/_shared/domain/offers/savings.ts";
import {
  AVERAGE_SALE_CLAIM,
  COMMISSION_CLAIM,
} from "../../../supabase/functions/_shared/domain/site/landing/landing.ts";
import { FAQS } from "../../../supabase/functions/_shared/domain/site/landing/landing-faqs.ts";
import { PLANS } from "../../../supabase/functions/_shared/domain/site/plans/plans.ts";

describe("the claims", () => {
  it("$15,000+ follows from its assumption", () => {
    expect(COMMISSION_CLAIM.text).toBe("Save $15,000+ in commissions");
    const { price, commission, buyerAgent } = figures(COMMISSION_CLAIM.assumption);
    expect(commissionSavings(price, { commission, buyerAgent }).saved).toBe(15_000);
  });

  it("$30K is 6% of $500K without a buyer's agent", () => {
    expect(AVERAGE_SALE_CLAIM.text).toBe("An average sale of $500K at 6% means $30K saved");
    expect(AVERAGE_SALE_CLAIM.assumption).toContain("total commission of 6%");
    expect(AVERAGE_SALE_CLAIM.assumption).toContain("you pay no buyer's agent");
    expect(commissionSavings(500_000, { commission: 0.06, buyerAgent: 0 }).saved).toBe(30_000);
  });

  it("the claim “up to 3%” appears in one answer, with its assumption", () => {
    const answers = FAQS.filter(({ answer }) => answer.includes("savings of up to 3%"));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.assumption).toContain("3%");
  });
});

it("four questions name the catalogue's prices", () => {
  expect(FAQS).toHaveLength(4);
  const cost = FAQS.find(({ question }) => question.includes("cost"))?.answer;
  for (const plan of Object.values(PLANS)) {
    expect(cost).toContain(`${plan.name} is ${plan.priceDisplay} ${plan.billingDisplay}`);
  }
});

/** Parses the figures out of the visible sentence. */
function figures(assumption: string) {
  const [price] = assumption.match(/\$[\d,]+/) ?? [];
  const [commission = 0, buyerAgent = 0] = [...assumption.matchAll(/([\d.]+)%/g)].map(
    ([, rate]) => Number(rate) / 100,
  );
  return { price: Number(price?.replace(/[$,]/g, "")), commission, buyerAgent };
}
