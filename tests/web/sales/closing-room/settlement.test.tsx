import { NO_FIGURES, type Offer } from "@domain/offers/offers.ts";
import type { SavedSettlement } from "@domain/sales/settlement-check.ts";
import { READING_LIMITS } from "@domain/sales/settlement-reading.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, functions, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { homeOffers, offer, SALE, TERMS, version } from "../../offers/offers/offers.ts";

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
      <Route path="/sales/:id/settlement" element={<screens.saleSettlement />} />
    </Routes>,
    { path: `/sales/${SALE.id}/settlement` },
  );
}

const calls = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);

test("each figure is compared as it is typed, what differs is a question, what is no amount is asked for again, and all of it is kept", async () => {
  const { user } = open();
  expect(await screen.findByText("Nothing is compared yet.")).toBeVisible();
  const price = screen.getByLabelText("Sale price");
  await enter(user, price, "a lot");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Please enter an amount/)).toBeVisible();
  expect(calls("save_settlement")).toEqual([]);
  await user.clear(price);
  await enter(user, price, `${TERMS.price}`);
  expect(screen.getByText("Nothing differs in 1 compared line.")).toBeVisible();
  await enter(user, screen.getByLabelText("Seller credit"), `${TERMS.seller_credit + 12}.50`);
  expect(screen.getByText("1 of 2 compared lines differs.")).toBeVisible();
  expect(screen.getByText(/“Seller credit” .* is \$12\.50 more than we agreed on/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
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

test("bills are divided by the rule that is chosen, each over its own period", async () => {
  shown = offer({
    ...{ state: "accepted", side: "buyer", sale: SALE },
    versions: [version(1, { terms: { ...TERMS, closing_on: "2026-12-04" } })],
  });
  const { user } = open();
  await enter(user, await screen.findByLabelText(/Property taxes for the period/), "3650");
  const days = () => {
    const found = screen.getByText(/\$3,650\.00 × \d+ days? of the seller's ÷ 365 days/);
    return Number(/× (\d+) day/.exec(found.textContent ?? "")?.[1]);
  };
  const before = days();
  await user.click(screen.getByRole("radio", { name: "The seller" }));
  expect(days()).toBe(before + 1);
  await user.click(screen.getByRole("radio", { name: "The buyer" }));

  // The dues of a quarter.
  await user.type(screen.getByLabelText(/Association dues for the period/), "300");
  fireEvent.change(screen.getByLabelText("First day of the dues"), {
    target: { value: "2026-10-01" },
  });
  await user.click(screen.getAllByRole("radio", { name: /^Yes/ }).at(-1) as HTMLElement);
  expect(screen.getByText(/÷ 365 days = \$92\.05: the buyer owes the seller/)).toBeInTheDocument();
});

test("a credit that is smaller than it should be is worse for the buyer, also as the form prints it", async () => {
  saved = {
    saves: 1,
    figures: {
      taxes: { cents: 365_000, from: "2026-01-01", to: "2026-12-31", is_paid: false },
    },
  };
  shown = offer({
    ...{ state: "accepted", side: "buyer", sale: SALE },
    versions: [version(1, { terms: { ...TERMS, closing_on: "2026-03-01" } })],
  });
  const { user } = open();
  await enter(user, await screen.findByLabelText("Property taxes between you"), "($490.00)");
  expect(screen.getByText(/Your form's is \$100\.00 worse for you/)).toBeVisible();
  const computed = screen.getAllByText(/^Computed/).map(({ textContent }) => textContent);
  expect(computed.join()).toContain("Computed: −$590.00. Your form's is $100.00 worse for you");
  expect(screen.getByText(/is \$100\.00 worse for me than by the bill/)).toBeVisible();
});

test("a cash buyer checks a settlement statement, and has no lender to ask", async () => {
  const terms = { ...TERMS, financing: "cash" as const, down_payment: null };
  shown = offer({
    ...{ state: "accepted", side: "buyer", sale: SALE },
    versions: [version(1, { terms })],
  });
  const { user } = open();
  expect(await screen.findByText("Check your settlement statement")).toBeVisible();
  await user.type(screen.getByLabelText("Sale price"), "1");
  expect(screen.getByText("Ask the title company:")).toBeVisible();
  expect(screen.queryByText(/Page \d|lender|Closing Disclosure/)).not.toBeInTheDocument();
});

test("an owner's form is the settlement statement, with what they saved; their own estimate isn't called agreed", async () => {
  shown = offer({ state: "accepted", side: "owner", sale: SALE });
  saved = { saves: 2, figures: { lines: { price: TERMS.price * 100 + 1 } } };
  const home = homeOffers([shown], { figures: NO_FIGURES });
  cloud.use(notedIn(asked)("offers_of_home", () => home));
  const { user } = open();
  expect(await screen.findByText("Check your settlement statement")).toBeVisible();
  expect(screen.getByLabelText("Sale price")).toHaveValue(`${TERMS.price}.01`);
  expect(screen.getByText(/1 of \d+ compared lines? differs/)).toBeVisible();
  expect(screen.queryByLabelText("Loan amount")).not.toBeInTheDocument();
  expect(screen.getAllByText(/^As agreed/)[0]).toHaveTextContent(/^As agreed: \$[\d,]+\.00/);
  expect(await screen.findByText(/^You estimated/)).toHaveTextContent("You estimated: $9,600.00");
  await user.type(screen.getByLabelText("Your other closing costs"), "9600");
  expect(screen.getByText(/^You estimated/)).toHaveTextContent(/^You estimated: \$9,600\.00$/);
});

describe("the form's PDF", () => {
  const READ = "Read the figures from a PDF";
  const inRoom = (kind: string, name: string, type = "application/pdf") => ({
    ...{ id: `id-of-${name}`, kind, name, type, size: 9 },
    ...{ made_by: "buyer", seen_by: "side", created_at: new Date().toISOString() },
  });

  test("is one of the sale's files, which are asked for only then", async () => {
    const got: string[] = [];
    cloud.use(
      http.get(rest("sale_files"), () => {
        got.push("files");
        return HttpResponse.json([
          inRoom("closing_disclosure", "Disclosure.pdf"),
          inRoom("settlement_statement", "Page 1.jpg", "image/jpeg"),
          inRoom("contract", "Contract.pdf"),
        ]);
      }),
      http.get(functions("documents/sales/files/:id/download"), ({ params }) => {
        got.push(`${params.id}`);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const { user } = open();
    const summary = await screen.findByText(READ);
    expect(got).toEqual([]);
    await user.click(summary);
    expect(screen.getByText(/Nothing is uploaded by this/)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Read Disclosure.pdf" }));
    expect(await screen.findByText(/This file could not be opened/)).toBeVisible();
    expect(got).toEqual(["files", "id-of-Disclosure.pdf"]);
    expect(screen.queryByRole("button", { name: /Contract|Page 1/ })).toBeNull();
  });

  test("leaves typing as it was where it can't be read; a file of more than 25 MB is not opened", async () => {
    cloud.use(http.get(rest("sale_files"), () => HttpResponse.json([])));
    const { user } = open();
    await user.type(await screen.findByLabelText("Sale price"), "5");
    await user.click(screen.getByText(READ));
    const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
    // This browser has no workers, as some hardened ones.
    await user.upload(picker as HTMLInputElement, new File(["%PDF-1.7"], "Disclosure.pdf"));
    const problem = await screen.findByText(/The reader could not be loaded/);
    expect(problem).toHaveTextContent("You can enter the figures yourself.");
    expect(screen.getByLabelText("Sale price")).toHaveValue("5");
    const large = new File([new Uint8Array(READING_LIMITS.bytes + 1)], "Scans.pdf");
    await user.upload(picker as HTMLInputElement, large);
    expect(await screen.findByText(/larger than 25 MB/)).toBeVisible();
  });
});

test("nobody else has a form", async () => {
  shown = null;
  open();
  expect(await screen.findByText("We could not find this sale")).toBeVisible();
});
