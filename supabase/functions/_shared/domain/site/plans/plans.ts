/**
 * The plan catalogue (docs/product.md A§3, A§9): what each plan grants, and the label of its
 * button.
 */

export const PLAN_IDS = ["basic", "premium"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
/** `null` means no paid plan. */
export type SubscriptionPlan = PlanId | null;

/** The answer of `GET /user/subscription/:userId`. */
export type Subscription = { user_id: string; subscription_plan: SubscriptionPlan };

export type Plan = {
  id: PlanId;
  name: string;
  /** Cents. */
  price: number;
  currency: "usd";
  /** Paid every month until cancelled, or once. */
  billing: "monthly" | "once";
  priceDisplay: string;
  billingDisplay: string;
  /** When the plan is paid, how it ends, and what happens to the money; shown where people buy. */
  conditions: string;
  features: readonly string[];
};

/** Messages to Vesty per day. Without a plan there is a small trial. */
export const VESTY_MESSAGES_PER_DAY = { trial: 5, basic: 50, premium: 200 } as const;

export const FREE_FEATURES = [
  "Browse homes and book showings",
  "List your home, with photos and a showing calendar",
  "Make offers, and compare and answer those you receive",
  `Try Vesty: ${VESTY_MESSAGES_PER_DAY.trial} messages a day`,
] as const;

/**
 * The paid features. `amount` is what each plan gets; the functions and SQL follow it. A plan's
 * card lists only what increases with the plan, so it can't sell what is free already.
 */
export const PAID_FEATURES: readonly {
  amount: (plan: SubscriptionPlan) => number;
  text: (amount: number) => string;
}[] = [
  {
    amount: vestyAllowance,
    text: (messages) => `Vesty, your AI real estate assistant: ${messages} messages a day`,
  },
  {
    amount: (plan) => Number(hasPlan(plan, "premium")),
    text: () => "The seller document kit, filled in from your listing",
  },
  {
    amount: (plan) => Number(hasPlan(plan, "premium")),
    text: () => "A checklist for each step of your sale",
  },
];

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  basic: {
    id: "basic",
    name: "Basic Chat",
    price: 1499,
    currency: "usd",
    billing: "monthly",
    priceDisplay: "$14.99",
    billingDisplay: "per month",
    conditions:
      "You pay today and then each month, whether or not your home sells. Cancel any time under Billing on the plans page. You keep the plan until the end of the month you paid for. We don't refund a month that has begun.",
    features: addedBy("basic", null),
  },
  premium: {
    id: "premium",
    name: "Complete FSBO Kit",
    price: 19900,
    currency: "usd",
    billing: "once",
    priceDisplay: "$199",
    billingDisplay: "one time",
    conditions:
      "You pay once, today, whether or not your home sells. There is nothing to cancel, and no refund.",
    features: addedBy("premium", "basic"),
  },
};

export const CONTINUE_FREE = "Continue for free";
export const UPGRADE_NOTE =
  "If you have a Basic Chat plan, we cancel it right away. We refund its current month.";

/** Says what a person keeps when a plan has ended. */
export function whatStays(left: SubscriptionPlan): string {
  const vesty = `Vesty answers ${vestyAllowance(left)} messages a day`;
  return left === null
    ? `Your homes, showings, offers and documents stay. ${vesty}`
    : `You still have ${PLANS[left].name}. ${vesty}`;
}

/** The action of a card's button; `none` only states a fact. */
type PlanAction = "sign-up" | "buy" | "support" | "none";
export type ShownPlan = SubscriptionPlan | undefined | "unknown";
export type PlanButton = { label: string; action: PlanAction };

/** @param current undefined while signed out; "unknown" when it could not be read, so that nothing is sold again. */
export function planButton(plan: PlanId, current: ShownPlan): PlanButton {
  if (current === "unknown") return { label: "Your plan could not be loaded", action: "none" };
  if (current === undefined)
    return {
      label: plan === "basic" ? "Sign up to subscribe" : "Sign up to buy kit",
      action: "sign-up",
    };
  if (current === plan) return { label: "Your current plan", action: "none" };
  if (current === "premium") return { label: "Contact support to downgrade", action: "support" };
  if (current === "basic") return { label: "Upgrade to Premium", action: "buy" };
  return { label: plan === "basic" ? "Subscribe" : "Buy kit", action: "buy" };
}

/** Premium includes everything in basic; without a plan there is neither. SQL: private.has_plan. */
export function hasPlan(current: SubscriptionPlan | undefined, level: PlanId): boolean {
  return rank(current) >= rank(level);
}

/**
 * Whether a payment has exactly a plan's price and currency. If a price changes, the old one must
 * stay valid here for existing subscribers.
 */
export function isPlanPrice(plan: PlanId, cents: unknown, currency: unknown): boolean {
  return PLANS[plan].price === cents && PLANS[plan].currency === currency;
}

export function isPlanId(value: unknown): value is PlanId {
  return PLAN_IDS.some((plan) => plan === value);
}

/** Messages to Vesty per day. */
export function vestyAllowance(plan: SubscriptionPlan): number {
  return VESTY_MESSAGES_PER_DAY[plan ?? "trial"];
}

/** The lines on a plan's card: what it adds to the plan before it. */
function addedBy(plan: PlanId, before: SubscriptionPlan): string[] {
  return PAID_FEATURES.filter(({ amount }) => amount(plan) > amount(before)).map(
    ({ amount, text }) => text(amount(plan)),
  );
}

function rank(plan: SubscriptionPlan | undefined): number {
  return plan === null || plan === undefined ? 0 : 1 + PLAN_IDS.indexOf(plan);
}
