import { screen, waitFor } from "@testing-library/react";
import { useRefreshOnPayment } from "@web/features/site/plans/payment-success-event.ts";
import { useSubscription } from "@web/features/site/plans/use-subscription.ts";
import PaymentSuccessScreen from "@web/screens/payment-success-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { auth, DANA, functions, sessionOf, startCloud } from "../../../support/web-cloud.ts";

// verify-payment.test.ts checks the length of each wait; here they only take turns.
const left = vi.hoisted(() => ({
  times: 0,
  hold: undefined as Promise<void> | undefined,
  isHeld: false,
}));
vi.mock("@web/features/site/plans/pause.ts", () => ({
  pause: async (_milliseconds: number, signal: AbortSignal) => {
    left.isHeld = left.hold !== undefined;
    await (left.hold ?? new Promise((resolve) => setTimeout(resolve, 5)));
    if (signal.aborted) left.times += 1;
    signal.throwIfAborted();
  },
}));

const cloud = startCloud();
const SESSION = "cs_test_a1b2c3d4e5f6g7h8";

beforeEach(async () => {
  await comesBack();
  cloud.use(http.post(auth("token"), () => HttpResponse.json(sessionOf(DANA))));
});

function stripeSays(session: object, status = 200) {
  cloud.use(
    http.get(functions(`stripe/session/${SESSION}`), () =>
      HttpResponse.json(
        {
          payment_status: "paid",
          amount_total: 1499,
          currency: "usd",
          status: "complete",
          plan: "basic",
          receipt_url: "https://stripe.test/receipt",
          ...session,
        },
        { status },
      ),
    ),
  );
}

function planIs(next: () => string | null) {
  cloud.use(
    http.get(functions(`user/subscription/${DANA.id}`), () =>
      HttpResponse.json({ user_id: DANA.id, subscription_plan: next() }),
    ),
  );
}

function Elsewhere() {
  useRefreshOnPayment();
  return <p>Plan: {String(useSubscription(DANA.id).data)}</p>;
}

const open = () =>
  renderWeb(<PaymentSuccessScreen />, { path: `/payment-success?session_id=${SESSION}` });

describe("a successful payment", () => {
  test("shows transaction, status, amount, plan, receipt and next steps", async () => {
    localStorage.setItem("needs_plan_selection", "true");
    stripeSays({});
    planIs(() => "basic");
    open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Verifying your payment");
    await screen.findByRole("heading", { level: 1, name: "Payment Successful!" });
    const facts = screen.getAllByRole("definition").map((each) => each.textContent);
    expect(facts).toEqual(["C3D4E5F6G7H8", "paid", "$14.99", "Basic Chat"]);
    expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
      "href",
      "/dashboard",
    );
    expect(screen.getByRole("link", { name: "View receipt" })).toHaveAttribute(
      "href",
      "https://stripe.test/receipt",
    );
    expect(localStorage.getItem("needs_plan_selection")).toBeNull();
  });

  test("refreshes subscription data wherever it is shown, here and in other tabs", async () => {
    stripeSays({ plan: "premium", amount_total: 19900 });
    let plan: string | null = null;
    planIs(() => plan);
    const otherTab = new BroadcastChannel("payment-success");
    const heard = vi.fn();
    otherTab.addEventListener("message", heard);
    renderWeb(
      <>
        <Elsewhere />
        <PaymentSuccessScreen />
      </>,
      { path: `/payment-success?session_id=${SESSION}` },
    );
    await screen.findByText("Plan: null");
    plan = "premium";
    await screen.findByRole("heading", { level: 1, name: "Payment Successful!" });
    await screen.findByText("Plan: premium");
    expect(screen.getByText("$199.00")).toBeVisible();
    expect(screen.getByText(/what you paid for its current month is refunded/)).toBeVisible();

    await waitFor(() => expect(heard).toHaveBeenCalled());
    plan = "basic";
    otherTab.postMessage(null);
    await screen.findByText("Plan: basic");
    otherTab.close();
  });

  test("shows the promised text while the webhook is late, then completes by itself", async () => {
    stripeSays({});
    let late = true;
    planIs(() => (late ? null : "basic"));
    open();
    await findAlert("Subscription not updated after payment. Please contact support.");
    expect(
      screen.getByRole("heading", { level: 1, name: "Payment Verification Issue" }),
    ).toBeVisible();
    expect(screen.getByText(/Your payment is processing/)).toBeVisible();
    late = false;
    await screen.findByRole("heading", { level: 1, name: "Payment Successful!" });
  });
});

describe("an unsuccessful payment", () => {
  test("a payment that isn't completed: debug shows only identifiers and status, and a retry verifies again", async () => {
    stripeSays({ payment_status: "unpaid", status: "open", customer_email: "dana@example.com" });
    planIs(() => "basic");
    const { user } = open();
    await findAlert("Payment not completed. Status: unpaid");
    await user.click(screen.getByText("Debug information"));
    expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual([
      SESSION,
      "open",
      "unpaid",
      "basic",
    ]);
    expect(document.body).not.toHaveTextContent("dana@example.com");
    expect(screen.queryByText(/processing/)).toBeNull();
    stripeSays({});
    await user.click(screen.getByRole("button", { name: "Retry Verification" }));
    await screen.findByRole("heading", { level: 1, name: "Payment Successful!" });
  });

  test("a session of another user, or none, gets the promised text", async () => {
    cloud.use(
      http.get(functions(`stripe/session/${SESSION}`), () =>
        HttpResponse.json(
          { error: "Could not retrieve Stripe session", code: "session_not_found" },
          { status: 404 },
        ),
      ),
    );
    open();
    await findAlert("Could not retrieve Stripe session");
  });

  test("leaving the page stops the checks", async () => {
    stripeSays({});
    let looks = 0;
    planIs(() => {
      looks += 1;
      return null;
    });
    const { unmount } = open();
    await waitFor(() => expect(looks).toBeGreaterThan(4));
    // The page is left between two of them; a request that is under way ends with the page.
    const wait = deferred();
    left.hold = wait.promise;
    await waitFor(() => expect(left.isHeld).toBe(true));
    left.times = 0;
    unmount();
    wait.resolve();
    await waitFor(() => expect(left.times).toBe(1));
  });
});
