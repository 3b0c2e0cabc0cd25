import type Stripe from "stripe";
import type { PaymentSession } from "../_shared/domain/site/plans/payments.ts";
import { isPlanId } from "../_shared/domain/site/plans/plans.ts";

/** The success page may know this about a session; undefined if it isn't one of ours. */
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

/** When the session was paid, in milliseconds; undefined if it wasn't. */
export function paidAt(session: Stripe.Checkout.Session | null): number | undefined {
  if (session?.payment_status !== "paid") return undefined;
  const { payment_intent, invoice, created } = session;
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  const charged = typeof charge === "object" ? charge?.created : undefined;
  const billed = typeof invoice === "object" ? invoice?.status_transitions?.paid_at : undefined;
  return 1000 * (charged ?? billed ?? created);
}

/** The charge's receipt for a single payment, the invoice page for a subscription. */
function receiptUrl({ payment_intent, invoice }: Stripe.Checkout.Session): string | null {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  const receipt = typeof charge === "object" ? charge?.receipt_url : null;
  const page = typeof invoice === "object" ? invoice?.hosted_invoice_url : null;
  return receipt ?? page ?? null;
}
