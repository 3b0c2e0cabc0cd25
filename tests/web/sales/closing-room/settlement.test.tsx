import type { Offer } from "@domain/offers/offers.ts";
import type { SavedSettlement } from "@domain/sales/settlement-check.ts";
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "@web/lib/router.tsx";
import SettlementScreen from "@web/screens/settlement-screen.tsx";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { type Call, notedIn, startCloud } from "../../../support/web-cloud.ts";
import { homeOffers, offer, SALE, TERMS } from "../../offers/offers/offers.ts";

const cloud = startCloud();
let shown: Offer | null;
let saved: SavedSettlement | null;
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  asked = [];
  saved = null;
  shown = offer({ state: "accepted", side: "buyer", sale: SALE });
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () => shown),
    rpc("my_settlement", () => saved),
    rpc("offers_of_home", () => homeOffers(shown ? [shown] : [])),
    rpc("save_settlement", ({ figures }) => ({ saves: (saved?.saves ?? 0) + 1, figures })),
  );
});

function open() {
  return renderWeb(
    <Routes>
      <Route path="/sales/:id/settlement" element={<SettlementScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}/settlement` },
  );
}

const calls = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);

test("each figure is compared as it is typed, what differs is a question, and all of it is kept", async () => {
  const { user } = open();
  expect(await screen.findByText("Nothing is compared yet.")).toBeVisible();
  await user.type(screen.getByLabelText("Sale price"), `${TERMS.price}`);
  expect(screen.getByText("Nothing differs in 1 compared line.")).toBeVisible();
  await user.type(screen.getByLabelText("Seller credit"), `${TERMS.seller_credit + 12}.50`);
  expect(screen.getByText("1 of 2 compared lines differs.")).toBeVisible();
  expect(screen.getByText(/“Seller credit” .* is \$12\.50 more than we agreed on/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save for yourself" }));
  await waitFor(() =>
    expect(calls("save_settlement")).toMatchObject([
      {
        seen: 0,
        figures: {
          lines: { price: TERMS.price * 100, seller_credit: TERMS.seller_credit * 100 + 1250 },
        },
      },
    ]),
  );
});

test("a bill is divided by the rule that is chosen", async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/Property taxes for the period/), "3650");
  const found = () => screen.getByText(/\$3,650\.00 × \d+ days? of the seller's ÷ 365 days/);
  expect(found()).toBeInTheDocument();
  const [, before = ""] = /× (\d+) day/.exec(found().textContent ?? "") ?? [];
  await user.click(screen.getByRole("radio", { name: "The seller" }));
  const [, after = ""] = /× (\d+) day/.exec(found().textContent ?? "") ?? [];
  expect(Number(after)).toBe(Number(before) + 1);
});

test("an owner's form is the settlement statement, with what they saved", async () => {
  shown = offer({ state: "accepted", side: "owner", sale: SALE });
  saved = { saves: 2, figures: { lines: { price: TERMS.price * 100 + 1 } } };
  open();
  expect(await screen.findByText("Check your settlement statement")).toBeVisible();
  expect(screen.getByLabelText("Sale price")).toHaveValue(`${TERMS.price}.01`);
  expect(screen.getByText(/1 of \d+ compared lines? differs/)).toBeVisible();
  expect(screen.queryByLabelText("Loan amount")).not.toBeInTheDocument();
});

test("what isn't an amount is asked for again", async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText("Sale price"), "a lot");
  await user.click(screen.getByRole("button", { name: "Save for yourself" }));
  expect(await screen.findByText(/Please enter an amount/)).toBeVisible();
  expect(calls("save_settlement")).toEqual([]);
});

test("nobody else has a form", async () => {
  shown = null;
  open();
  expect(await screen.findByText("We could not find this sale")).toBeVisible();
});
