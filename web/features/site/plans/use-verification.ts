import {
  fetchPaymentSession,
  fetchPlan,
  refreshAuthSession,
} from "@web/api/site/plans/payments.ts";
import { endPlanSelection } from "@web/session/plan-selection.ts";
import { useEffect, useState } from "react";
import { pause } from "./pause.ts";
import { announcePaymentSuccess } from "./payment-success-event.ts";
import { type Verification, verifyPayment } from "./verify-payment.ts";

/** Verifies a payment while the page is open; `retry` starts over. */
export function useVerification(userId: string, sessionId: string | null) {
  const [state, setState] = useState<Verification>({ step: "verifying" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` restarts the verification
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    verifyPayment(sessionId, {
      fetchSession: async () => fetchPaymentSession(sessionId ?? "", signal),
      refreshAuthSession,
      fetchPlan: async () => fetchPlan(userId, signal),
      wait: (milliseconds) => pause(milliseconds, signal),
      report(next) {
        if (signal.aborted) return;
        setState(next);
        if (next.step !== "done") return;
        endPlanSelection();
        announcePaymentSuccess();
      },
    }).catch((error) => {
      if (!signal.aborted) throw error;
    });
    return () => page.abort();
  }, [userId, sessionId, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
