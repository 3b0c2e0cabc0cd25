import { CALL_TEXTS } from "../errors/call-texts.ts";
import type { PlanId } from "./plans.ts";

/** Checkout and verification: types, texts and delays (docs/product.md A§4, A§7). */

/** The answer of `POST /stripe/create-checkout`. */
export type Checkout = { success: true; checkout_url: string; session_id: string };

/** The answer of `GET /stripe/session/:id`; `amount_total` in cents. */
export type PaymentSession = {
  payment_status: string;
  amount_total: number;
  currency: string;
  /** open, complete or expired */
  status: string;
  plan: PlanId;
  /** Stripe's page with the receipt or invoice, once it exists. */
  receipt_url: string | null;
};

export const PAYMENT_TEXTS = {
  userMissing: "Please log in to upgrade your plan",
  notSignedIn: "Please log in to upgrade",
  checkoutFailed: "Failed to create checkout session",
  sessionMissing: "No session ID found in URL",
  sessionUnavailable: "Could not retrieve Stripe session",
  notUpdated: "Subscription not updated after payment. Please contact support.",
  noToken: CALL_TEXTS.noToken,
} as const;

export const VERIFY_WAIT_MS = 2_000;
export const VERIFY_POLLS = 3;
export const VERIFY_POLL_INTERVAL_MS = 2_000;
export const CHECKOUT_REDIRECT_DELAY_MS = 100;
/** After the first checks, the page keeps polling at growing intervals (decision 42). */
const PROCESSING_INTERVAL_MS = 5_000;
export const PROCESSING_INTERVAL_MAX_MS = 60_000;

/** The message for an unpaid session. */
export function notCompletedText(status: string): string {
  return `Payment not completed. Status: ${status}`;
}

/** Milliseconds before check number `n` (0, 1, 2 …) after the first three. */
export function processingDelay(n: number): number {
  return Math.min(PROCESSING_INTERVAL_MS * 2 ** Math.floor(n / 6), PROCESSING_INTERVAL_MAX_MS);
}

/** The last 12 characters in upper case. */
export function transactionId(sessionId: string): string {
  return sessionId.slice(-12).toUpperCase();
}

/** "$14.99": cents / 100 with two decimals. */
export function formatAmount(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Whether it looks like a Checkout Session id; we never send Stripe anything else. */
export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && /^cs_[A-Za-z0-9_]{8,200}$/.test(value);
}
