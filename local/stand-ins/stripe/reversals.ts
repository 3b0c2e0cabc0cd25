import type { Books } from "./books.ts";
import type { Charge, Dispute, Refund } from "./objects.ts";

/** Money that goes back: refunds and disputes. */
export function createReversals({ state, now, emit, newId }: Books) {
  return {
    refund(charge: Charge, amount: number): Refund | undefined {
      if (!charge.paid || amount < 1 || amount > charge.amount - charge.amount_refunded) return;
      const refund: Refund = {
        id: `re_${newId()}`,
        object: "refund",
        created: now(),
        amount,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        status: "succeeded",
      };
      state.refunds[refund.id] = refund;
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      emit("refund.created", refund);
      emit("charge.refunded", charge);
      return refund;
    },

    /** The customer's bank returns the money. */
    failRefund(refund: Refund): void {
      const charge = state.charges[refund.charge];
      if (refund.status !== "succeeded" || !charge) return;
      refund.status = "failed";
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      emit("refund.updated", refund);
      emit("refund.failed", refund);
    },

    /** @param isInquiry the bank only asks, before it takes any money back. */
    openDispute(charge: Charge, isInquiry = false): Dispute | undefined {
      if (!charge.paid || charge.disputed) return;
      const dispute: Dispute = {
        id: `du_${newId()}`,
        object: "dispute",
        created: now(),
        amount: charge.amount,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        reason: "fraudulent",
        status: isInquiry ? "warning_needs_response" : "needs_response",
        livemode: false,
      };
      state.disputes[dispute.id] = dispute;
      charge.disputed = true;
      emit("charge.dispute.created", dispute);
      return dispute;
    },

    closeDispute(dispute: Dispute, verdict: "won" | "lost"): void {
      if (dispute.status === "warning_needs_response") dispute.status = "warning_closed";
      else if (dispute.status === "needs_response") dispute.status = verdict;
      // A lost dispute can be appealed.
      else if (dispute.status === "lost" && verdict === "won") dispute.status = "won";
      else return;
      emit("charge.dispute.closed", dispute);
    },
  };
}
