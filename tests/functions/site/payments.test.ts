// Long, because all of Stripe's roads share one cloud, and functions without a key start on Deno again.
import { describe, expect, it } from "vitest";
import { ownPaymentWorld } from "../../support/payment-world.ts";
import { checkoutTests } from "./payments/checkout.ts";
import { notSetUpTests } from "./payments/not-set-up.ts";
import { planChangeTests } from "./payments/plan-changes.ts";
import { refundTests } from "./payments/refunds.ts";
import { sessionAndPortalTests } from "./payments/session-and-portal.ts";
import { userTests } from "./payments/user.ts";
import { webhookTests } from "./payments/webhook.ts";

/**
 * Plans and payments over HTTP: the functions on Deno, Stripe's stand-in, and one cloud for all.
 */
const world = await ownPaymentWorld();

describe("checkout", () => checkoutTests(world));
describe("session and portal", () => sessionAndPortalTests(world));
describe("refunds", () => refundTests(world));
describe("webhook", () => webhookTests(world));
describe("plans", () => planChangeTests(world));
describe("a project without Stripe", () => notSetUpTests(world));
describe("user", () => userTests(world));

it("logs nothing personal", () => {
  const text = world.edge.logs.join("\n");
  expect(text).toContain("request_failed");
  expect(text).toContain('"type":"checkout.session.completed"');
  for (const secret of ["@owners.example", "payer", "cus_", "pi_", "cs_", "Bearer", "sk_", "whsec"])
    expect(text).not.toContain(secret);
});
