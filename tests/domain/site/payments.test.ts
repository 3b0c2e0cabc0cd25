import { ERRORS } from "@domain/site/errors/errors.ts";
import {
  CHECKOUT_REDIRECT_DELAY_MS,
  formatAmount,
  isSessionId,
  notCompletedText,
  PAYMENT_TEXTS,
  PROCESSING_INTERVAL_MAX_MS,
  processingDelay,
  transactionId,
  VERIFY_POLL_INTERVAL_MS,
  VERIFY_POLLS,
  VERIFY_WAIT_MS,
} from "@domain/site/plans/payments.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

describe("the texts", () => {
  it("match the product spec", () => {
    expect(PAYMENT_TEXTS).toEqual({
      userMissing: "Please log in to upgrade your plan",
      notSignedIn: "Please log in to upgrade",
      checkoutFailed: "Failed to create checkout session",
      sessionMissing: "No session ID found in URL",
      sessionUnavailable: "Could not retrieve Stripe session",
      notUpdated: "Subscription not updated after payment. Please contact support.",
      noToken: "No auth token found; please log in again.",
    });
    expect(notCompletedText("unpaid")).toBe("Payment not completed. Status: unpaid");
  });

  it("are also what the functions answer", () => {
    expect(ERRORS.checkout_failed.text).toBe(PAYMENT_TEXTS.checkoutFailed);
    expect(ERRORS.session_not_found.text).toBe(PAYMENT_TEXTS.sessionUnavailable);
    expect(ERRORS.session_unavailable.text).toBe(PAYMENT_TEXTS.sessionUnavailable);
  });
});

describe("the delays", () => {
  it("match the product spec", () => {
    expect([VERIFY_WAIT_MS, VERIFY_POLLS, VERIFY_POLL_INTERVAL_MS]).toEqual([2000, 3, 2000]);
    expect(CHECKOUT_REDIRECT_DELAY_MS).toBe(100);
  });

  it("the delays grow after the first ones, and never stop", () => {
    const delays = Array.from({ length: 100 }, (_, n) => processingDelay(n));
    expect(delays[0]).toBe(5000);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.at(-1)).toBe(PROCESSING_INTERVAL_MAX_MS);
  });
});

describe("a displayed value", () => {
  it("is amount_total / 100 with two decimals", () => {
    expect([1499, 19900, 0, 5, 100].map(formatAmount)).toEqual([
      "$14.99",
      "$199.00",
      "$0.00",
      "$0.05",
      "$1.00",
    ]);
  });

  it("is the last 12 characters in upper case", () => {
    expect(transactionId("cs_test_a1b2c3d4e5f6g7h8")).toBe("C3D4E5F6G7H8");
    expect(transactionId("short")).toBe("SHORT");
    forAll(fc.stringMatching(/^cs_test_[A-Za-z0-9]{20,60}$/), (id) => {
      expect(transactionId(id)).toMatch(/^[A-Z0-9]{12}$/);
      expect(id.toUpperCase().endsWith(transactionId(id))).toBe(true);
    });
  });
});

it("a session id has Stripe's format", () => {
  expect(isSessionId("cs_test_a1B2c3D4e5")).toBe(true);
  expect(isSessionId("cs_live_a1B2c3D4e5")).toBe(true);
  for (const id of ["", "cs_", "pi_1234567890", "cs_test_../x", "cs_test_a b", null, 7])
    expect(isSessionId(id)).toBe(false);
});
