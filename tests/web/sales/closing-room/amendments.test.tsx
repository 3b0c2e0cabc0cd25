import type { Offer, Sale } from "@domain/offers/offers.ts";
import type { Amendment } from "@domain/sales/sale-amendment.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import {
  amendment,
  homeOffers,
  inDays,
  inHours,
  offer,
  SALE,
  TERMS,
  version,
} from "../../offers/offers/offers.ts";

const cloud = startCloud();
let shown: Offer;
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  asked = [];
  shown = sold([]);
  const rpc = notedIn(asked);
  cloud.use(
    rpc("parties_of_sale", () => []),
    rpc("my_sale", () => shown),
    rpc("offers_of_home", () => homeOffers([shown])),
    rpc("propose_amendment", ({ changes, said }) => {
      shown = sold([
        amendment({ made_by: shown.side, changes: Object.keys(changes as object), said }),
      ]);
      return shown;
    }),
    rpc("answer_amendment", ({ how, said }) => {
      const [first] = shown.sale?.amendments ?? [];
      const answered = { state: how, answer: said, answered_by: shown.side, ...ANSWERED };
      shown = sold([{ ...first, ...answered } as Amendment], how === "agreed" ? 2 : 1);
      return shown;
    }),
  );
});

const ANSWERED = { answered_at: inHours(0), answered_on: inDays(0), acts_before: 0 };

function sold(amendments: Amendment[], n = 1, side: Offer["side"] = shown?.side ?? "owner"): Offer {
  const agreed = amendments.filter(({ state }) => state === "agreed");
  const versions = [version(1), ...agreed.map(({ terms }) => version(2, { terms }))];
  const sale: Sale = { ...SALE, n, amendments };
  return offer({ state: "accepted", side, sale, versions });
}

function open(path = `/sales/${SALE.id}`) {
  return renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
      <Route path="/sales/:id/change" element={<screens.changeSale />} />
    </Routes>,
    { path },
  );
}

const calls = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
const change = () => within(screen.getByRole("dialog"));

test("the owner reads what the buyer's change means, and agrees", async () => {
  shown = sold([amendment({ said: "The inspector found it." })], 1, "owner");
  const { user } = open();
  expect(
    await screen.findByRole("heading", { name: /You: answer the buyer's change by/ }),
  ).toBeVisible();
  expect(screen.getByText("The roof over the porch")).toBeVisible();
  expect(screen.getByText("The inspector found it.")).toBeVisible();
  expect(await screen.findByText(/\$6,000 less/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Agree to the change" }));
  expect(change().getByText(/not the signed amendment/)).toBeVisible();
  await user.click(change().getByRole("button", { name: "Agree" }));
  await waitFor(() => expect(calls("answer_amendment")).toMatchObject([{ n: 1, how: "agreed" }]));
  expect(await screen.findAllByText(/proposed by the buyer and agreed on by both/)).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Agree to the change" })).not.toBeInTheDocument();
});

test("a refusal takes words along, and the terms stay", async () => {
  shown = sold([amendment()], 1, "owner");
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Refuse" }));
  await enter(user, change().getByLabelText(/To the buyer/), "The roof is old.");
  await user.click(change().getByRole("button", { name: "Refuse" }));
  await waitFor(() =>
    expect(calls("answer_amendment")).toMatchObject([{ how: "refused", said: "The roof is old." }]),
  );
  expect(screen.queryByText(/^Changed since acceptance/)).not.toBeInTheDocument();
});

test("a side that waits for an answer sees its own proposal, and takes it back", async () => {
  shown = sold([amendment()], 1, "buyer");
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Withdraw proposal" }));
  await user.click(change().getByRole("button", { name: "Withdraw proposal" }));
  await waitFor(() => expect(calls("answer_amendment")).toMatchObject([{ how: "taken_back" }]));
});

test("the form sends only what is changed, with what it costs the buyer", async () => {
  shown = sold([], 1, "buyer");
  const { user } = open();
  await user.click(await screen.findByRole("link", { name: "Propose a change" }));
  const send = await screen.findByRole("button", { name: "Send to the owner" });
  expect(send).toBeDisabled();
  await enter(user, screen.getByLabelText(/Repairs by the owner/), "The roof");
  const credit = screen.getByLabelText(/Credit from the owner/);
  await user.clear(credit);
  await user.type(credit, String(TERMS.seller_credit + 2000));
  // A credit pays costs: what the buyer brings for the price stays.
  expect(screen.getByText("$96,000")).toBeVisible();
  expect(
    screen.getByText(/owner's credit of \$2,000 \(was \$0\) pays part of your closing costs/),
  ).toBeVisible();
  await user.click(send);
  await waitFor(() =>
    expect(calls("propose_amendment")).toMatchObject([
      { seen: 0, changes: { seller_credit: TERMS.seller_credit + 2000, repairs: "The roof" } },
    ]),
  );
  expect(
    Object.keys((calls("propose_amendment")[0] as { changes: object }).changes).sort(),
  ).toEqual(["repairs", "seller_credit"]);
  expect(await screen.findByText(/You proposed a change; to be answered by/)).toBeVisible();
});

test.each([
  ["buyer", "owner", "This replaces the buyer's proposal."],
  ["owner", "buyer", "This replaces the owner's proposal."],
  ["buyer", "buyer", "This replaces your earlier proposal."],
] as const)(
  "a proposal of the %s is replaced by one of the %s, who reads so",
  async (made_by, side, text) => {
    shown = sold([amendment({ made_by })], 1, side);
    open(`/sales/${SALE.id}/change`);
    await screen.findByRole("button", {
      name: `Send to the ${side === "owner" ? "buyer" : "owner"}`,
    });
    expect(screen.getAllByText(/^This replaces/)).toHaveLength(1);
    expect(screen.getByText(/^This replaces/)).toHaveTextContent(text);
  },
);

test("a proposal whose answer was lost has arrived: the next press sends what is typed now, which replaces it", async () => {
  shown = sold([], 1, "buyer");
  cloud.use(
    http.post(rest("rpc/propose_amendment"), async ({ request }) => {
      const body = (await request.json()) as { seen: number; changes: { seller_credit: number } };
      asked.push({ name: "propose_amendment", body });
      if (body.changes.seller_credit === 7250) {
        shown = sold([amendment({ made_by: "buyer", changes: ["seller_credit"] })]);
        return HttpResponse.error();
      }
      return body.seen === 0
        ? HttpResponse.json({ code: "PT409", message: "already_stored" }, { status: 409 })
        : HttpResponse.json(shown);
    }),
  );
  const { user } = open(`/sales/${SALE.id}/change`);
  const send = await screen.findByRole("button", { name: "Send to the owner" });
  const credit = screen.getByLabelText(/Credit from the owner/);
  await user.clear(credit);
  await user.type(credit, "7250");
  await user.click(send);
  await screen.findByText(/kept what you entered/);
  await user.clear(credit);
  await user.type(credit, "6900");
  await user.click(send);
  await screen.findByText(ERRORS.already_stored.text);
  expect(screen.getByText(/This replaces your earlier proposal\./)).toBeVisible();
  expect(screen.queryByText(/in the meantime/)).not.toBeInTheDocument();
  await user.click(send);
  await waitFor(() =>
    expect(calls("propose_amendment").at(-1)).toMatchObject({
      seen: 1,
      changes: { seller_credit: 6900 },
    }),
  );
});

test("a first proposal replaces none", async () => {
  shown = sold([], 1, "owner");
  open(`/sales/${SALE.id}/change`);
  await screen.findByRole("button", { name: "Send to the buyer" });
  expect(screen.queryByText(/^This replaces/)).not.toBeInTheDocument();
});

test("a credit above the down payment is never paid out, and a cash buyer has no lender", async () => {
  const cash = { ...TERMS, financing: "cash" as const, down_payment: null, financing_days: null };
  const before = { ...cash, seller_credit: 6000 };
  shown = sold([amendment({ terms: { ...before, price: 470_000 } })], 1, "buyer");
  shown = { ...shown, versions: [version(1, { terms: before })] };
  open();
  expect(await screen.findByText(/was \$480,000: \$10,000 less/)).toBeVisible();
  expect(
    screen.getByText(/but not the costs of the closing\. The owner's credit of \$6,000 pays/),
  ).toBeVisible();
  expect(screen.queryByText(/your lender's/)).not.toBeInTheDocument();
});

test("a sale that is closed has nothing to change", async () => {
  shown = { ...sold([]), sale: { ...SALE, state: "closed", ended_at: inHours(-1) } };
  open(`/sales/${SALE.id}/change`);
  expect(await screen.findByText("There is nothing to change here")).toBeVisible();
});
