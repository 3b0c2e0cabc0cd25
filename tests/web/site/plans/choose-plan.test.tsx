import { PLANS } from "@domain/site/plans/plans.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { browser } from "@web/lib/leave-for.ts";
import ChoosePlanScreen from "@web/screens/choose-plan-screen.tsx";
import { rememberedPath } from "@web/session/redirect.ts";
import { delay, HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { DANA, functions, startCloud } from "../../../support/web-cloud.ts";

const paymentStatus = (is_set_up: boolean) =>
  http.get(functions("stripe/status"), () => HttpResponse.json({ is_set_up }));
const cloud = startCloud(paymentStatus(true));
const leaveFor = vi.fn();

beforeEach(async () => {
  vi.spyOn(browser, "leaveFor").mockImplementation(leaveFor);
  await comesBack();
});
afterEach(() => leaveFor.mockClear());

function hasPlan(plan: string | null) {
  cloud.use(
    http.get(functions(`user/subscription/${DANA.id}`), () =>
      HttpResponse.json({ user_id: DANA.id, subscription_plan: plan }),
    ),
  );
}

/**
 * @param body JSON, or the HTML of a failing gateway.
 * @param status 0 without a network
 */
function checkoutAnswers(body: object | string, status = 200) {
  const asked: unknown[] = [];
  cloud.use(
    http.post(functions("stripe/create-checkout"), async ({ request }) => {
      asked.push([await request.json(), request.headers.get("authorization")]);
      if (status === 0) return HttpResponse.error();
      return typeof body === "string"
        ? HttpResponse.html(body, { status })
        : HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

function open(path = "/choose-plan") {
  return renderWeb(
    <Routes>
      <Route path="/choose-plan" element={<ChoosePlanScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  );
}
const card = async (name: string) => within(await screen.findByRole("article", { name }));
const PAY = "http://stripe.test/pay/cs_test_1";
const PAID = { success: true, checkout_url: PAY, session_id: "cs_test_1" };

describe("a visitor", () => {
  test("signs in first, and comes back", async () => {
    await comesSignedOut();
    const { where } = open("/choose-plan?checkout=cancelled");
    await waitFor(() => expect(where()).toBe("/login"));
    expect(rememberedPath(DANA.id)).toBe("/choose-plan?checkout=cancelled");
  });
});

describe("the cards", () => {
  test("show names, prices and benefits, that nothing was charged, and the way on for free", async () => {
    localStorage.setItem("needs_plan_selection", "true");
    hasPlan(null);
    const { user, where } = open("/choose-plan?checkout=cancelled");
    const basic = await card("Basic Chat");
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(basic.getByText("$14.99")).toBeVisible();
    expect(basic.getByText("per month")).toBeVisible();
    const premium = await card("Complete FSBO Kit");
    expect(premium.getByText("$199")).toBeVisible();
    expect(premium.getByText("one time")).toBeVisible();
    for (const [shown, plan] of [
      [basic, PLANS.basic],
      [premium, PLANS.premium],
    ] as const)
      expect(shown.getAllByRole("listitem").map((line) => line.textContent)).toEqual(plan.features);
    expect(basic.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    expect(premium.getByRole("button", { name: "Buy kit" })).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Continue for free" }));
    expect(where()).toBe("/dashboard");
    expect(localStorage.getItem("needs_plan_selection")).toBeNull();
  });

  test("a user on basic sees the upgrade, what it includes, and billing", async () => {
    hasPlan("basic");
    open();
    const premium = await card("Complete FSBO Kit");
    expect(premium.getByRole("button", { name: "Upgrade to Premium" })).toBeEnabled();
    expect(premium.getByText(/cancel it right away\. We refund its current month/)).toBeVisible();
    expect(premium.getByText(/whether or not your home sells/)).toBeVisible();
    const basic = await card("Basic Chat");
    expect(premium.getByText(PLANS.premium.conditions)).toBeVisible();
    expect(basic.getByText("Active")).toBeVisible();
    expect(basic.queryByText(PLANS.basic.conditions)).toBeNull();
    expect(basic.queryByRole("button")).toBeNull();
    expect(screen.getByRole("button", { name: "Manage billing" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Continue for free" })).toBeNull();
  });

  test("a user on premium finds support for downgrading", async () => {
    hasPlan("premium");
    open();
    const basic = await card("Basic Chat");
    const link = basic.getByRole("link", { name: "Contact support to downgrade" });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^mailto:/));
    expect(screen.queryByRole("button", { name: /Upgrade|Subscribe|Buy/ })).toBeNull();
  });

  test("wait for the plan, and show when it fails to load", async () => {
    cloud.use(
      http.get(
        functions(`user/subscription/${DANA.id}`),
        async () => {
          await delay(20);
          return HttpResponse.json({ error: "We could not load your plan." }, { status: 503 });
        },
        { once: true },
      ),
    );
    const { user } = open();
    expect(screen.getByText("Loading plans...")).toBeInTheDocument();
    await findAlert("We could not load your plan.");
    hasPlan(null);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await card("Basic Chat");
  });
});

describe("a site without payment", () => {
  test.each([null, "basic"])(
    "a user with the plan %s sees that and nothing to buy",
    async (plan) => {
      cloud.use(paymentStatus(false));
      hasPlan(plan);
      open();
      const premium = await card("Complete FSBO Kit");
      expect(premium.getByText("Payment is not set up on this site.")).toBeVisible();
      expect(premium.queryByRole("button")).toBeNull();
      expect(screen.queryByRole("button", { name: "Manage billing" })).toBeNull();
      expect(screen.queryAllByRole("button", { name: "Continue for free" })).toHaveLength(
        plan === null ? 1 : 0,
      );
    },
  );

  test("a site that can't say whether it takes payment keeps its buttons", async () => {
    cloud.use(http.get(functions("stripe/status"), () => HttpResponse.json({}, { status: 503 })));
    hasPlan(null);
    open();
    expect((await card("Basic Chat")).getByRole("button", { name: "Subscribe" })).toBeEnabled();
  });
});

describe("buying", () => {
  test("sends user and plan, and redirects to Stripe 100 ms after the response", async () => {
    hasPlan(null);
    const asked = checkoutAnswers(PAID);
    const { user } = open();
    const timeouts = vi.spyOn(globalThis, "setTimeout");
    await user.dblClick((await card("Basic Chat")).getByRole("button", { name: "Subscribe" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(PAY));
    expect(timeouts.mock.calls.filter(([, ms]) => ms === 100)).toHaveLength(1);
    timeouts.mockRestore();
    expect(asked).toEqual([[{ user_id: DANA.id, plan: "basic" }, `Bearer token-of-${DANA.id}`]]);
    expect(screen.getByRole("button", { name: "Opening checkout..." })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect((await card("Complete FSBO Kit")).getByRole("button")).toBeDisabled();
  });

  test("a failure is shown under the button, and can be retried", async () => {
    hasPlan(null);
    const { user } = open();
    const premium = await card("Complete FSBO Kit");
    const failed = "Failed to create checkout session";
    for (const [status, body, text] of [
      [503, { error: failed }, failed],
      [401, { error: "Please log in to upgrade" }, "Please log in to upgrade"],
      [500, "<h1>Internal Server Error</h1>", failed],
      [400, { detail: "Please log in to upgrade your plan" }, "Please log in to upgrade your plan"],
      [200, { success: true }, failed],
      [502, {}, "HTTP 502 error"],
      [200, { ...PAID, checkout_url: "javascript:alert(1)" }, failed],
      [0, {}, "Network error. Please check your connection."],
    ] as const) {
      checkoutAnswers(body, status);
      await user.click(premium.getByRole("button", { name: "Buy kit" }));
      const alert = await findAlert(text);
      expect(premium.getByRole("alert")).toBe(alert);
      expect(leaveFor).not.toHaveBeenCalled();
    }
    checkoutAnswers(PAID);
    await user.click(premium.getByRole("button", { name: "Buy kit" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAY));
    expect(premium.queryByRole("alert")).toBeNull();
  });

  test("a plan bought in another tab shows at once", async () => {
    hasPlan(null);
    checkoutAnswers({ error: "You already have this plan.", code: "already_subscribed" }, 409);
    const { user } = open();
    const button = (await card("Complete FSBO Kit")).getByRole("button", { name: "Buy kit" });
    hasPlan("premium");
    await user.click(button);
    await waitFor(async () =>
      expect((await card("Complete FSBO Kit")).getByText("Active")).toBeVisible(),
    );
  });

  test("a buyer with an unpaid month is offered billing", async () => {
    hasPlan(null);
    checkoutAnswers({ error: "An unpaid month.", code: "subscription_past_due" }, 409);
    const { user } = open();
    await user.click((await card("Basic Chat")).getByRole("button"));
    await findAlert("An unpaid month.");
    expect(screen.getByRole("button", { name: "Manage billing" })).toBeEnabled();
  });
});

describe("billing", () => {
  test("opens the portal, or says why not", async () => {
    hasPlan("basic");
    const portal = (body: object, status = 200) =>
      cloud.use(http.post(functions("stripe/portal"), () => HttpResponse.json(body, { status })));
    portal({ error: "Not right now." }, 503);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Manage billing" }));
    await findAlert("Not right now.");
    portal({ success: true, portal_url: "http://stripe.test/portal/1" });
    await user.click(screen.getByRole("button", { name: "Manage billing" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("http://stripe.test/portal/1"));
  });
});
