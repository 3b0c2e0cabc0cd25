import type Stripe from "stripe";
import type { PaymentSession } from "../_shared/domain/payments.ts";
import { isPlanId } from "../_shared/domain/plans.ts";

/** What the success page may know of a session; undefined when it is none of ours. */
export function paymentSession(session: Stripe.Checkout.Session): PaymentSession | undefined {
  const plan = session.metadata?.plan;
  if (!isPlanId(plan)) return undefined;
  return {
    payment_status: session.payment_status,
    amount_total: session.amount_total ?? 0,
    currency: session.currency ?? "",
    status: session.status ?? "",
    plan,
    receipt_url: receiptUrl(session),
  };
}

/** Of a single payment the charge's receipt, of a subscription the page of its invoice. */
function receiptUrl({ payment_intent, invoice }: Stripe.Checkout.Session): string | null {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  const receipt = typeof charge === "object" ? charge?.receipt_url : null;
  const page = typeof invoice === "object" ? invoice?.hosted_invoice_url : null;
  return receipt ?? page ?? null;
}
