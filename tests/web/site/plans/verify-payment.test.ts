import { AppError } from "@domain/site/errors/errors.ts";
import type { PaymentSession } from "@domain/site/plans/payments.ts";
import type { SubscriptionPlan } from "@domain/site/plans/plans.ts";
import { pause } from "@web/features/site/plans/pause.ts";
import { type Verification, verifyPayment } from "@web/features/site/plans/verify-payment.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";

/** The order and delays of verification (docs/product.md A§4), with a fake clock. */

const PAID: PaymentSession = {
  payment_status: "paid",
  amount_total: 1499,
  currency: "usd",
  status: "complete",
  plan: "basic",
  receipt_url: null,
};

/**
 * Runs until the page is left after `patience` waits. Each list of answers repeats its last entry.
 */
async function run(options: {
  sessionId?: string | null;
  sessions?: (PaymentSession | Error)[];
  plans?: (SubscriptionPlan | Error)[];
  patience?: number;
}) {
  const { sessionId = "cs_test_1", sessions = [PAID], plans = ["basic"], patience = 40 } = options;
  const story: string[] = [];
  const states: Verification[] = [];
  const next = <T>(list: (T | Error)[]): T => {
    const entry = list.length > 1 ? list.shift() : list[0];
    if (entry instanceof Error) throw entry;
    return entry as T;
  };
  let waits = 0;
  await verifyPayment(sessionId, {
    async fetchSession() {
      story.push("session");
      return next(sessions);
    },
    async refreshAuthSession() {
      story.push("refresh");
    },
    async fetchPlan() {
      story.push("plan");
      return next(plans);
    },
    async wait(milliseconds) {
      waits += 1;
      if (waits > patience) throw new DOMException("left", "AbortError");
      story.push(String(milliseconds));
    },
    report(state) {
      states.push(state);
      story.push(state.step);
    },
  }).catch((error) => {
    if (!(error instanceof DOMException)) throw error;
    story.push("left");
  });
  return { story, last: states.at(-1), states };
}

describe("a completed payment", () => {
  test("waits 2 s, renews the session, and checks", async () => {
    const { story, last } = await run({});
    expect(story).toEqual(["verifying", "session", "2000", "refresh", "plan", "done"]);
    expect(last).toEqual({ step: "done", session: PAID, plan: "basic" });
  });

  test("checks three times, 2 s apart", async () => {
    const { story } = await run({ plans: [null, new AppError("network"), "basic"] });
    expect(story).toEqual([
      ...["verifying", "session", "2000", "refresh"],
      ...["plan", "2000", "plan", "2000", "plan", "done"],
    ]);
  });

  test("shows the promised text after the third check, continues, and completes by itself", async () => {
    const { story, states, last } = await run({ plans: [null, null, null, null, null, "basic"] });
    expect(story.slice(9)).toEqual([
      "failed",
      "5000",
      "plan",
      "5000",
      "plan",
      "5000",
      "plan",
      "done",
    ]);
    expect(states.at(-2)).toEqual({
      step: "failed",
      text: "Subscription not updated after payment. Please contact support.",
      session: PAID,
      isProcessing: true,
    });
    expect(last?.step).toBe("done");
  });

  test("a payment for an upgrade waits for premium, although basic is active", async () => {
    const premium: PaymentSession = { ...PAID, plan: "premium", amount_total: 19900 };
    const { last, states } = await run({
      sessions: [premium],
      plans: ["basic", "basic", "basic", "basic", "premium"],
    });
    expect(states.map(({ step }) => step)).toEqual(["verifying", "failed", "done"]);
    expect(last).toMatchObject({ step: "done", plan: "premium" });
  });

  test("keeps checking while the page is open", async () => {
    const { story } = await run({ plans: [null], patience: 60 });
    expect(story.at(-1)).toBe("left");
    expect(story.filter((each) => each === "60000").length).toBeGreaterThan(10);
  });
});

describe("an incomplete payment", () => {
  test("has no session in the address", async () => {
    for (const sessionId of [null, ""]) {
      const { story, last } = await run({ sessionId });
      expect(story).toEqual(["failed"]);
      expect(last).toMatchObject({ text: "No session ID found in URL", isProcessing: false });
    }
  });

  test.each([
    [new AppError("session_not_found"), "Could not retrieve Stripe session"],
    [new AppError("session_unavailable"), "Could not retrieve Stripe session"],
    [
      new AppError("session_unavailable", { text: "HTTP 502 error" }),
      "Could not retrieve Stripe session",
    ],
    [new AppError("network", { text: "Network error." }), "Network error."],
  ])("can't be looked up: %s", async (error, text) => {
    const { story, last } = await run({ sessions: [error] });
    expect(story).toEqual(["verifying", "session", "failed"]);
    expect(last).toMatchObject({ text, isProcessing: false });
  });

  test.each(["open", "expired"])("is %s: Status: unpaid", async (status) => {
    const session: PaymentSession = { ...PAID, payment_status: "unpaid", status };
    const { story, last } = await run({ sessions: [session] });
    expect(story).toEqual(["verifying", "session", "failed"]);
    expect(last).toMatchObject({
      text: "Payment not completed. Status: unpaid",
      session,
      isProcessing: false,
    });
  });

  test("is in transit: the page waits for it, even across a lost connection", async () => {
    const unpaid: PaymentSession = { ...PAID, payment_status: "unpaid" };
    const { states, last } = await run({
      sessions: [unpaid, new AppError("network"), unpaid, PAID],
    });
    expect(states[1]).toMatchObject({
      text: "Payment not completed. Status: unpaid",
      isProcessing: true,
    });
    expect(last?.step).toBe("done");
  });
});

describe("a wait", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  /** The state of a wait, once everything due has happened. */
  async function stateOf(promise: Promise<void>): Promise<string> {
    const pending = Promise.resolve().then(() => Promise.resolve("waiting"));
    return Promise.race([
      promise.then(
        () => "over",
        () => "left",
      ),
      pending.then((state) => Promise.resolve(state)),
    ]);
  }

  test("lasts the given time", async () => {
    const wait = pause(2000, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1999);
    expect(await stateOf(wait)).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(wait)).toBe("over");
  });

  test("ends when the page is left, even if it was left before", async () => {
    const page = new AbortController();
    const wait = pause(5000, page.signal);
    page.abort();
    expect(await stateOf(wait)).toBe("left");
    expect(await stateOf(pause(5000, page.signal))).toBe("left");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a long wait ends on returning to the tab, and a short one does not", async () => {
    const { signal } = new AbortController();
    const [kept, long] = [pause(2000, signal), pause(60_000, signal)];
    document.dispatchEvent(new Event("visibilitychange"));
    expect([await stateOf(kept), await stateOf(long)]).toEqual(["waiting", "over"]);
  });
});
