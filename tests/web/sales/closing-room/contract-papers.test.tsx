import type { AgreedSale } from "@domain/sales/agreed-terms.ts";
import type { ContractForm } from "@domain/sales/contract-forms.ts";
import { screen, waitFor, within } from "@testing-library/react";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { type Call, functions, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { HOME, offer, SALE, version } from "../../offers/offers/offers.ts";
import { openStep } from "./steps.ts";

const cloud = startCloud();
let form: ContractForm | null;
let agreed: AgreedSale | null;
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  asked = [];
  form = null;
  agreed = {
    ...{ title: HOME.title, home: HOME, versions: [version(1)], disclosures: [] },
    sale: SALE,
  };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () => offer({ state: "accepted", side: "owner", sale: SALE })),
    rpc("parties_of_sale", () => []),
    rpc("contract_form", () => form),
    rpc("agreed_sale", () => agreed),
    http.get(rest("sale_files"), () => HttpResponse.json([])),
  );
});

/** Opens the step at which the contract is signed. */
async function openContract() {
  const { user } = renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}` },
  );
  await openStep(user, "Contract signed");
  return user;
}

describe("the source of the contract's form", () => {
  const source = async () =>
    within(await screen.findByRole("region", { name: "Where the contract's form comes from" }));

  test("is the page of the state's commission, in a new tab", async () => {
    form = {
      ...{ state: HOME.state, kind: "public_form", title: "Contract to Buy and Sell" },
      ...{ source: "Division of Real Estate", link: "https://dre.example.gov/forms" },
      read_on: "2026-11-29",
    };
    await openContract();
    const link = await (await source()).findByRole("link", { name: /^Contract to Buy and Sell/ });
    expect(link).toHaveAttribute("href", "https://dre.example.gov/forms");
    expect(link).toHaveAttribute("target", "_blank");
    expect(
      (await source()).getByText(/We read the page on Sunday, November 29, 2026/),
    ).toBeVisible();
    expect(asked.find(({ name }) => name === "contract_form")?.body).toEqual({ state: HOME.state });
  });

  test("is unknown for a state without a page, with what to ask instead", async () => {
    const user = await openContract();
    expect(await (await source()).findByText(/^We know of no public form for /)).toBeVisible();
    await user.click((await source()).getByText("What to ask the title company or the attorney"));
    expect((await source()).getByText(/^Which disclosures have to be attached/)).toBeVisible();
    expect(await screen.findAllByRole("link", { name: "More about it" })).toEqual([
      expect.objectContaining({ pathname: "/handbook/the-purchase-contract" }),
    ]);
  });
});

describe("the agreed terms", () => {
  const terms = async () => within(await screen.findByRole("region", { name: "Agreed terms" }));

  test("say what is missing, fold their fields, and copy each of them", async () => {
    const user = await openContract();
    expect(
      await (await terms()).findByText(/answers are still missing: .*Legal description/),
    ).toBeVisible();
    expect(
      (await terms()).getByText(/^This is not the contract, and you don't sign it/),
    ).toBeVisible();
    const price = within((await terms()).getByRole("region", { name: "Price", hidden: true }));
    expect(price.getByText("$480,000")).not.toBeVisible();
    await user.click((await terms()).getByText("Fields to copy"));
    await user.click(price.getByRole("button", { name: "Copy: Price" }));
    expect(await navigator.clipboard.readText()).toBe("$480,000");
    const land = (await terms()).getByText("Legal description").closest("div") as HTMLElement;
    expect(within(land).getByText("Not recorded yet")).toBeVisible();
    expect(within(land).queryByRole("button")).toBeNull();
  });

  test("are saved as a PDF", async () => {
    let saved = 0;
    cloud.use(
      http.get(functions(`documents/sales/${SALE.id}/terms`), () => {
        saved += 1;
        return HttpResponse.arrayBuffer(new TextEncoder().encode("%PDF-").buffer);
      }),
    );
    const user = await openContract();
    await user.click(await (await terms()).findByRole("button", { name: "Save as PDF" }));
    await waitFor(() => expect(saved).toBe(1));
  });
});
