import {
  FREE_FEATURES,
  hasPlan,
  isPlanId,
  isPlanPrice,
  PAID_FEATURES,
  PLAN_IDS,
  PLANS,
  planButton,
  type SubscriptionPlan,
  VESTY_MESSAGES_PER_DAY,
  vestyAllowance,
} from "@domain/site/plans/plans.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const PLANS_OF_PEOPLE: SubscriptionPlan[] = [null, "basic", "premium"];

describe("the catalogue", () => {
  it("has the promised names and prices", () => {
    expect(PLANS.basic).toMatchObject({ name: "Basic Chat", price: 1499, priceDisplay: "$14.99" });
    expect(PLANS.premium).toMatchObject({
      name: "Complete FSBO Kit",
      price: 19900,
      priceDisplay: "$199",
    });
    expect([PLANS.basic.billing, PLANS.premium.billing]).toEqual(["monthly", "once"]);
  });

  it("says what is due, how it ends and what becomes of the money", () => {
    for (const { conditions } of Object.values(PLANS)) {
      expect(conditions).toContain("whether or not your home sells");
      expect(conditions).toMatch(/refund/);
      expect(conditions).toMatch(/cancel/i);
    }
  });

  it("sells what is granted, and nothing the previous plan includes", () => {
    for (const [plan, before] of [
      ["basic", null],
      ["premium", "basic"],
    ] as const) {
      const lines = PAID_FEATURES.filter(({ amount }) => amount(plan) > amount(before));
      expect(PLANS[plan].features).toEqual(lines.map(({ amount, text }) => text(amount(plan))));
      for (const free of FREE_FEATURES) expect(PLANS[plan].features).not.toContain(free);
    }
    expect(PLANS.basic.features).toEqual([
      `Vesty, your AI real estate assistant: ${VESTY_MESSAGES_PER_DAY.basic} messages a day`,
    ]);
    expect(PLANS.premium.features).toHaveLength(3);
    const { trial, basic, premium } = VESTY_MESSAGES_PER_DAY;
    expect(PLANS_OF_PEOPLE.map(vestyAllowance)).toEqual([trial, basic, premium]);
    expect(trial > 0 && basic > trial && premium > basic).toBe(true);
  });
});

describe("the button of a card", () => {
  it.each([
    ["basic", undefined, "Sign up to subscribe", "sign-up"],
    ["premium", undefined, "Sign up to buy kit", "sign-up"],
    ["basic", null, "Subscribe", "buy"],
    ["premium", null, "Buy kit", "buy"],
    ["basic", "basic", "Your current plan", "none"],
    ["premium", "basic", "Upgrade to Premium", "buy"],
    ["basic", "premium", "Contact support to downgrade", "support"],
    ["premium", "premium", "Your current plan", "none"],
  ] as const)("%s for a user on %s", (plan, current, label, action) => {
    expect(planButton(plan, current)).toEqual({ label, action });
  });

  it("never sells what the user already has", () => {
    for (const plan of PLAN_IDS) {
      for (const current of PLANS_OF_PEOPLE) {
        if (hasPlan(current, plan)) expect(planButton(plan, current).action).not.toBe("buy");
      }
    }
  });
});

it("a plan grants everything for premium, what is basic for basic, and nothing without a plan", () => {
  const granted = PLANS_OF_PEOPLE.map((plan) => PLAN_IDS.filter((level) => hasPlan(plan, level)));
  expect(granted).toEqual([[], ["basic"], ["basic", "premium"]]);
  expect(hasPlan(undefined, "basic")).toBe(false);
});

describe("plan names and prices", () => {
  it("are those of the catalogue only", () => {
    forAll(fc.anything(), fc.anything(), (cents, currency) => {
      for (const plan of PLAN_IDS)
        expect(isPlanPrice(plan, cents, currency)).toBe(
          cents === PLANS[plan].price && currency === "usd",
        );
    });
    expect(isPlanPrice("premium", 19900, "usd")).toBe(true);
    expect(isPlanPrice("premium", 1499, "usd")).toBe(false);
  });

  it("never match property names that every object has", () => {
    for (const name of ["constructor", "__proto__", "toString", "", "BASIC", null, 1])
      expect(isPlanId(name)).toBe(false);
    expect(isPlanId("basic")).toBe(true);
  });
});
