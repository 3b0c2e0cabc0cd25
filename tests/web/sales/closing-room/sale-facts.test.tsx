import type { Offer } from "@domain/offers/offers.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { SaleFact } from "@domain/sales/sale-facts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { inDays, inHours, offer, SALE } from "../../offers/offers/offers.ts";
import { openStep } from "./steps.ts";

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
    http.get(rest("sale_files"), () => HttpResponse.json([])),
    rpc("record_facts", ({ kind, told: values }) => {
      const told = Object.entries(values as Record<string, string | null>);
      const facts = told.map(([field, value]) =>
        fact({ kind: kind as SaleFact["kind"], field, value, side: sideOf(field) }),
      );
      shown = sold([...(shown.sale?.facts ?? []), ...facts]);
      return shown;
    }),
  );
});

const sideOf = (field: string) =>
  ["phone", "company", "called"].includes(field) ? ("buyer" as const) : ("both" as const);

function sold(facts: SaleFact[], sale: Partial<typeof SALE> = {}): Offer {
  return offer({ state: "accepted", side: "buyer", sale: { ...SALE, facts, ...sale } });
}

function fact(more: Partial<SaleFact>): SaleFact {
  return {
    ...{ kind: "title", field: "phone", side: "buyer", n: 1, value: "(303) 555-0100" },
    ...{ made_by: "buyer", at: new Date().toISOString() },
    ...more,
  };
}

describe("a value below the price", () => {
  const low = fact({ kind: "appraisal", field: "value", side: "both", value: "470000" });
  const act = (kind: SaleAct["kind"], n: number, more: Partial<SaleAct>): SaleAct => ({
    ...{ n, kind, act: "waived", made_by: "buyer", day: null, rule: null, said: "" },
    ...{ at: inHours(n - 10), made_on: inDays(0), ...more },
  });

  const openAppraisal = async () => {
    const { user } = open();
    await openStep(user, "Appraisal");
  };

  test("is covered by nobody under the condition", async () => {
    shown = sold([low]);
    await openAppraisal();
    expect(
      await screen.findByText(/covers none of it\. \$10,000 is not covered/),
    ).toBeInTheDocument();
  });

  test("is the buyer's once they have given the condition up", async () => {
    const rule = { counts: "calendar", moves: false, until_hour: 24, otherwise: [] } as const;
    const signed = { act: "agreed", made_by: "owner", day: inDays(0), rule } as const;
    shown = sold([low], { acts: [act("contract", 1, signed), act("appraisal", 2, {})] });
    await openAppraisal();
    expect(
      await screen.findByText(/Under the agreed terms, the buyer covers all of it\./),
    ).toBeInTheDocument();
  });
});

function open() {
  return renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}` },
  );
}

const recorded = () => asked.filter(({ name }) => name === "record_facts").map(({ body }) => body);
const money = async () =>
  within(await screen.findByRole("region", { name: "Before money is sent" }));

describe("the company's telephone before money is sent", () => {
  test("the company's telephone is asked for, then called, and the call is recorded", async () => {
    const { user } = open();
    const notice = await money();
    expect(notice.getByText(/^Write down the phone number/)).toBeVisible();
    await user.click(notice.getByRole("button", { name: "Write down the company" }));
    await enter(user, await notice.findByLabelText(/^Telephone/), "483920114455");
    await user.click(notice.getByRole("button", { name: "Save the details" }));
    expect(notice.getByText(/phone number with its area code/)).toBeVisible();
    expect(recorded()).toEqual([]);
    await user.clear(notice.getByLabelText(/^Telephone/));
    await enter(user, notice.getByLabelText(/^Telephone/), "(303) 555-0100");
    await user.click(notice.getByRole("button", { name: "Save the details" }));
    await waitFor(() =>
      expect(recorded()).toEqual([
        {
          ...{ sale_id: SALE.id, kind: "title" },
          ...{ seen: { phone: null }, told: { phone: "(303) 555-0100" } },
        },
      ]),
    );
    expect(await notice.findByRole("link", { name: "(303) 555-0100" })).toHaveAttribute(
      "href",
      "tel:3035550100",
    );
    await user.click(notice.getByRole("button", { name: /^I called this number/ }));
    await waitFor(() =>
      expect(recorded().at(-1)).toEqual({
        ...{ sale_id: SALE.id, kind: "earnest_money" },
        ...{ seen: { called: null }, told: { called: "(303) 555-0100" } },
      }),
    );
    expect(await notice.findByText(/^You called it on/)).toBeVisible();
  });

  test("the call is made with the officer's name and the file number that were written down", async () => {
    shown = sold([
      fact({}),
      fact({ field: "officer", value: "Ann Lee" }),
      fact({ field: "file_number", value: "NS-2041" }),
    ]);
    open();
    const notice = await money();
    expect(notice.getByText(/Ask for Ann Lee\. Your file number is NS-2041\./)).toBeVisible();
  });

  test("both sides learn that their telephones differ, and whether the other has called", async () => {
    const called = fact({
      kind: "earnest_money",
      field: "called",
      side: "owner",
      made_by: "owner",
      value: "",
    });
    shown = sold([fact({}), called], { phones_differ: true });
    open();
    const notice = await money();
    expect(notice.getByText(/wrote down different phone numbers/)).toBeVisible();
    expect(notice.getByText(/^The owner called the company on/)).toBeVisible();
  });
});

test("words about changed instructions are answered with the number that one wrote down", async () => {
  const act = {
    ...{ n: 1, kind: "contract", act: "proposed", made_by: "owner", day: "2026-12-01" },
    rule: { counts: "calendar", moves: false, until_hour: 24, otherwise: [] },
    ...{ said: "The wire instructions have changed.", at: new Date().toISOString() },
    made_on: "2026-12-01",
  } as SaleAct;
  shown = sold([fact({})], { acts: [act] });
  open();
  expect(await screen.findByText(/You wrote down \(303\) 555-0100\./)).toBeVisible();
  expect(screen.getByText("The wire instructions have changed.")).toBeVisible();
});

describe("a step's details", () => {
  test("are one form of what the reader may write, and stand in its history", async () => {
    shown = sold([
      fact({
        kind: "earnest_money",
        field: "received",
        side: "both",
        made_by: "owner",
        value: "2026-12-02",
      }),
    ]);
    const { user } = open();
    const row = await openStep(user, "Earnest money paid");
    expect(
      await within(row).findByText("The owner recorded received on: Wed, Dec 2, 2026"),
    ).toBeVisible();
    await user.click(await within(row).findByRole("button", { name: "Change the details" }));
    expect(within(row).queryByLabelText(/^Received on/)).toBeNull();
    await enter(user, within(row).getByLabelText(/^Amount/), "5,000");
    await enter(user, within(row).getByLabelText(/^Who holds it/), "Chase 483920114455");
    await user.click(within(row).getByRole("button", { name: "Save the details" }));
    expect(within(row).getByText(/contains a card, bank/)).toBeVisible();
    await user.clear(within(row).getByLabelText(/^Who holds it/));
    await user.click(within(row).getByRole("button", { name: "Save the details" }));
    await waitFor(() =>
      expect(recorded()).toEqual([
        {
          ...{ sale_id: SALE.id, kind: "earnest_money" },
          ...{ seen: { amount: null }, told: { amount: "5000" } },
        },
      ]),
    );
    expect(await within(row).findByText("You recorded amount: $5,000")).toBeVisible();
  });
});
