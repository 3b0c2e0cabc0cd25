import { screen } from "@testing-library/react";
import { PersonPayments } from "@web/features/site/operating/person-payments.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { DANA, functions, rest, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();
const PAYMENT = {
  ...{ payment_id: "pi_1", plan: "premium", paid_at: "2026-03-01T12:00:00Z", ends_at: null },
  ...{ amount_cents: 19_900, is_returned: false, refund: null as object | null },
};
let stored: (typeof PAYMENT)[];
let sent: Record<string, unknown>[];
let isDown: boolean;

beforeEach(async () => {
  await comesBack();
  stored = [PAYMENT];
  sent = [];
  isDown = false;
  cloud.use(
    http.post(rest("rpc/operator_payments"), () => HttpResponse.json(stored)),
    http.post(functions("stripe/refund"), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      const done_at = isDown ? null : "2026-03-02T12:00:00Z";
      const refund = { id: body.id, reason: body.reason, asked_at: done_at, done_at };
      stored = [{ ...PAYMENT, is_returned: !isDown, refund }];
      return isDown
        ? HttpResponse.json({ error: "No", code: "refund_failed" }, { status: 503 })
        : HttpResponse.json({ success: true });
    }),
  );
});

const open = () =>
  renderWeb(<PersonPayments userId={DANA.id} person="11111111-1111-4111-8111-111111111111" />, {
    path: "/operator",
  });

test("an operator returns a payment with a reason", async () => {
  const { user } = open();
  await user.click(
    await screen.findByRole("button", { name: "Return the money: Complete FSBO Kit, $199.00" }),
  );
  await user.type(screen.getByLabelText("Reason"), "They paid twice.");
  await user.click(screen.getByRole("button", { name: "Return $199.00" }));
  expect(await screen.findByText("Returned: They paid twice.")).toBeVisible();
  expect(sent).toMatchObject([{ payment_id: "pi_1", reason: "They paid twice." }]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a refund that was interrupted is finished with its first reason", async () => {
  isDown = true;
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Return the money/ }));
  await user.type(screen.getByLabelText("Reason"), "They paid twice.");
  await user.click(screen.getByRole("button", { name: "Return $199.00" }));
  expect(await screen.findByText(/could not be returned. Please press again/)).toBeVisible();
  isDown = false;
  await user.click(await screen.findByRole("button", { name: /^Finish the refund/ }));
  expect(await screen.findByText("Returned: They paid twice.")).toBeVisible();
  expect(sent.map(({ reason }) => reason)).toEqual(["They paid twice.", "They paid twice."]);
});

test("a payment that the bank holds can't be returned, and a person may have paid nothing", async () => {
  stored = [{ ...PAYMENT, is_returned: true }];
  const first = open();
  expect(await screen.findByText("Returned, or held by the bank.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  first.unmount();
  stored = [];
  open();
  expect(await screen.findByText("This person has paid for no plan.")).toBeVisible();
});
