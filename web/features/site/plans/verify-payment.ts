import { AppError } from "@domain/site/errors/errors.ts";
import {
  notCompletedText,
  PAYMENT_TEXTS,
  type PaymentSession,
  processingDelay,
  VERIFY_POLL_INTERVAL_MS,
  VERIFY_POLLS,
  VERIFY_WAIT_MS,
} from "@domain/site/plans/payments.ts";
import { hasPlan, type PlanId, type SubscriptionPlan } from "@domain/site/plans/plans.ts";

export type Verification =
  | { step: "verifying" }
  | { step: "done"; session: PaymentSession; plan: PlanId }
  | {
      step: "failed";
      text: string;
      session?: PaymentSession;
      /** The page keeps checking and completes by itself. */
      isProcessing: boolean;
    };

type Verifier = {
  fetchSession(): Promise<PaymentSession>;
  refreshAuthSession(): Promise<void>;
  fetchPlan(): Promise<SubscriptionPlan>;
  /** Rejects when the page is left. */
  wait(milliseconds: number): Promise<void>;
  report(state: Verification): void;
};

/**
 * The session must be paid; then 2 s, a new token, and three checks of the plan, 2 s apart. If the
 * plan is still missing, the page says so and keeps checking until the webhook arrives (decision
 * 42). Reports each state; resolves when nothing more can happen.
 */
export async function verifyPayment(sessionId: string | null, verifier: Verifier): Promise<void> {
  const { report, wait } = verifier;
  if (!sessionId) {
    return report({ step: "failed", text: PAYMENT_TEXTS.sessionMissing, isProcessing: false });
  }
  report({ step: "verifying" });
  const session = await paidSession(verifier);
  if (!session) return;

  await wait(VERIFY_WAIT_MS);
  await verifier.refreshAuthSession();
  const done = (plan: PlanId) => report({ step: "done", session, plan });
  for (let poll = 0; poll < VERIFY_POLLS; poll += 1) {
    if (poll > 0) await wait(VERIFY_POLL_INTERVAL_MS);
    const plan = await planFor(session, verifier);
    if (plan) return done(plan);
  }
  report({ step: "failed", text: PAYMENT_TEXTS.notUpdated, session, isProcessing: true });
  for (let look = 0; ; look += 1) {
    await wait(processingDelay(look));
    const plan = await planFor(session, verifier);
    if (plan) return done(plan);
  }
}

/** The session once it is paid; undefined, after reporting it, if it won't be. */
async function paidSession({
  fetchSession,
  wait,
  report,
}: Verifier): Promise<PaymentSession | undefined> {
  for (let look = 0; ; look += 1) {
    try {
      const session = await fetchSession();
      if (session.payment_status === "paid") return session;
      // A delayed payment is complete and in transit; an open or expired one is neither.
      const isProcessing = session.status === "complete";
      const text = notCompletedText(session.payment_status);
      report({ step: "failed", text, session, isProcessing });
      if (!isProcessing) return undefined;
    } catch (error) {
      // While a payment is in transit, failed checks are repeated.
      if (look === 0) {
        report({ step: "failed", text: sessionProblem(error), isProcessing: false });
        return undefined;
      }
      if (!(error instanceof AppError)) throw error;
    }
    await wait(processingDelay(look));
  }
}

/** The plan, if it grants what was paid for: on an upgrade, basic is already there. */
async function planFor(session: PaymentSession, { fetchPlan }: Verifier): Promise<PlanId | null> {
  try {
    const plan = await fetchPlan();
    return plan !== null && hasPlan(plan, session.plan) ? plan : null;
  } catch (error) {
    // Unknown is treated as not yet, so it is checked again.
    if (error instanceof AppError) return null;
    throw error;
  }
}

function sessionProblem(error: unknown): string {
  const isOwnWord =
    error instanceof AppError &&
    (error.code === "network" || error.code === "authentication_required");
  return isOwnWord ? error.text : PAYMENT_TEXTS.sessionUnavailable;
}
