import type { Books } from "./books.ts";
import type { Subscription } from "./objects.ts";
import { addMonth, itemOf } from "./records.ts";

/** The months after the first. */
export function createSubscriptions({ state, now, emit, ...books }: Books) {
  return {
    /** The next month: paid by card, or declined. */
    renew(subscription: Subscription, succeeds = !subscription.declines_renewals): void {
      const item = itemOf(subscription);
      if (!item || !isRunning(subscription)) return;
      item.current_period_start = item.current_period_end;
      item.current_period_end = addMonth(item.current_period_start);
      const invoice = books.addInvoice(subscription, "subscription_cycle");
      subscription.latest_invoice = invoice.id;
      if (succeeds) {
        books.collect(invoice);
        // An older month may stay unpaid: the latest one decides.
        subscription.status = "active";
      } else {
        subscription.status = "past_due";
        emit("invoice.payment_failed", invoice);
      }
      emit("customer.subscription.updated", subscription);
    },

    /** A declined month is paid after all. */
    payOverdue(subscription: Subscription): void {
      const invoice = state.invoices[subscription.latest_invoice];
      if (subscription.status !== "past_due" || invoice?.status !== "open") return;
      books.collect(invoice);
      subscription.status = "active";
      emit("customer.subscription.updated", subscription);
    },

    cancelAtPeriodEnd(subscription: Subscription, wanted: boolean): void {
      if (!isRunning(subscription)) return;
      subscription.cancel_at_period_end = wanted;
      emit("customer.subscription.updated", subscription);
    },

    /** Ends the subscription right away; with `prorate`, the unused days become credit. */
    cancel(subscription: Subscription, prorate: boolean): void {
      if (subscription.ended_at !== null) return;
      const item = itemOf(subscription);
      const invoice = state.invoices[subscription.latest_invoice];
      if (prorate && item && invoice?.status === "paid" && now() < item.current_period_end) {
        books.credit(subscription, item);
      }
      if (invoice?.status === "open") invoice.status = "void";
      subscription.status = "canceled";
      subscription.canceled_at = now();
      subscription.ended_at = now();
      emit("customer.subscription.deleted", subscription);
    },
  };
}

function isRunning({ status }: Subscription): boolean {
  return status === "active" || status === "past_due";
}
