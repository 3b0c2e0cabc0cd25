import { NO_FIGURES, type Offer } from "@domain/offers/offers.ts";
import type { SavedSettlement } from "@domain/sales/settlement-figures.ts";
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
    rpc("save_settlement", ({ figures }) => ({
      saves: (saved?.saves ?? 0) + 1,
      figures,
      theirs: saved?.theirs ?? {},
    })),
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

test("figures are saved whose first answer was lost and which were edited since, and outlive a reload until then", async () => {
  let stored: SavedSettlement | null = null;
  let isLost = true;
  cloud.use(
    http.post(rest("rpc/my_settlement"), () => HttpResponse.json(stored)),
    http.post(rest("rpc/save_settlement"), async ({ request }) => {
      const { seen, figures } = (await request.json()) as {
        seen: number;
        figures: SavedSettlement["figures"];
      };
      const isRepeat = JSON.stringify(figures) === JSON.stringify(stored?.figures);
      if (!isRepeat && seen !== (stored?.saves ?? 0))
        return HttpResponse.json({ code: "PT409", message: "sale_changed" }, { status: 409 });
      if (!isRepeat) stored = { saves: seen + 1, figures, theirs: {} };
      return isLost ? HttpResponse.error() : HttpResponse.json(stored);
    }),
  );
  const { user, unmount } = open();
  await enter(user, await screen.findByLabelText("Sale price"), "480000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/kept what you entered/);
  isLost = false;
  const price = screen.getByLabelText("Sale price");
  await user.clear(price);
  await enter(user, price, "481000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(stored).toMatchObject({ saves: 2, figures: { lines: { price: 48_100_000 } } }),
  );
  await user.clear(price);
  await enter(user, price, "482000");
  unmount();
  open();
  expect(await screen.findByLabelText("Sale price")).toHaveValue("482000");
});

test("figures that somebody else of one's side has saved are replaced by a second press", async () => {
  let answers = ["sale_changed"];
  cloud.use(
    http.post(rest("rpc/save_settlement"), async ({ request }) => {
      asked.push({ name: "save_settlement", body: (await request.json()) as Call["body"] });
      const [code] = answers;
      answers = [];
      return code
        ? HttpResponse.json({ code: "PT409", message: code }, { status: 409 })
        : HttpResponse.json(saved);
    }),
  );
  const { user } = open();
  await enter(user, await screen.findByLabelText("Sale price"), "480000");
  saved = { saves: 3, figures: {} as SavedSettlement["figures"], theirs: {} };
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/saved other figures in the meantime/)).toBeVisible();
  expect(screen.getByLabelText("Sale price")).toHaveValue("480000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls("save_settlement").at(-1)).toMatchObject({ seen: 3 }));
});

/** What opens the fields from which a line is computed. */
function workings(line: string): HTMLElement {
  const all = screen.getAllByText("What it is computed from");
  return all.find(({ textContent }) => textContent?.endsWith(line)) as HTMLElement;
}

test("bills are divided by the rule that is chosen, each over its own period", async () => {
  shown = offer({
    ...{ state: "accepted", side: "buyer", sale: SALE },
    versions: [version(1, { terms: { ...TERMS, closing_on: "2026-12-04" } })],
  });
  const { user } = open();
  await screen.findByText("Nothing is compared yet.");
  await user.click(workings("County taxes between you"));
  await enter(user, screen.getByLabelText(/Bill for the period: county taxes/), "3650");
  const days = () => {
    const found = screen.getByText(/\$3,650\.00 × \d+ days? of the seller's ÷ 365 days/);
    return Number(/× (\d+) day/.exec(found.textContent ?? "")?.[1]);
  };
  const before = days();
  await user.click(screen.getByRole("radio", { name: "The seller" }));
  expect(days()).toBe(before + 1);
  await user.click(screen.getByRole("radio", { name: "The buyer" }));

  // The dues of a quarter.
  await user.click(workings("HOA dues between you"));
  await user.type(screen.getByLabelText(/Bill for the period: HOA dues/), "300");
  fireEvent.change(screen.getByLabelText("First day: HOA dues"), {
    target: { value: "2026-10-01" },
  });
  await user.click(screen.getAllByRole("radio", { name: /^Yes/ }).at(-1) as HTMLElement);
  expect(screen.getByText(/÷ 365 days = \$92\.05: the buyer owes the seller/)).toBeInTheDocument();
});

test("a credit that is smaller than it should be is worse for the buyer, also as the form prints it", async () => {
  saved = {
    saves: 1,
    figures: {
      bills: {
        county_taxes: { cents: 365_000, from: "2026-01-01", to: "2026-12-31", is_paid: false },
      },
    },
    theirs: {},
  };
  shown = offer({
    ...{ state: "accepted", side: "buyer", sale: SALE },
    versions: [version(1, { terms: { ...TERMS, closing_on: "2026-03-01" } })],
  });
  const { user } = open();
  await enter(user, await screen.findByLabelText("County taxes between you"), "($490.00)");
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
  saved = { saves: 2, figures: { lines: { price: TERMS.price * 100 + 1 } }, theirs: {} };
  const home = homeOffers([shown], { figures: NO_FIGURES });
  cloud.use(notedIn(asked)("offers_of_home", () => home));
  const { user } = open();
  expect(await screen.findByText("Check your settlement statement")).toBeVisible();
  expect(screen.getByLabelText("Sale price")).toHaveValue(`${TERMS.price}.01`);
  expect(screen.getByText(/1 of \d+ compared lines? differs/)).toBeVisible();
  expect(screen.queryByLabelText("Loan amount")).not.toBeInTheDocument();
  expect(screen.getAllByText(/^As agreed/)[0]).toHaveTextContent(/^As agreed: \$[\d,]+\.00/);
  expect(await screen.findByText(/^You estimated/)).toHaveTextContent("You estimated: $9,600.00");
  await user.type(screen.getByLabelText("Closing costs paid at closing (J)"), "9600");
  expect(screen.getByText(/^You estimated/)).toHaveTextContent(/^You estimated: \$9,600\.00$/);
});

test("a cost is in the section of the form, which says what it adds up to, who usually pays", async () => {
  const terms = { ...TERMS, title_policy: "owner" as const };
  shown = offer({
    ...{ state: "accepted", side: "buyer", sale: SALE },
    versions: [version(1, { terms })],
  });
  const { user } = open();
  const origination = await screen.findByRole("heading", { name: "A. Origination Charges" });
  expect(screen.queryByLabelText("Points (percent of the loan amount)")).toBeNull();
  await user.click(origination);
  const points = screen.getByLabelText("Points (percent of the loan amount)");
  await enter(user, points, "405.00");
  await enter(user, screen.getByLabelText("Application fee"), "300");
  expect(screen.getByText("Adds up to $705.00")).toBeVisible();
  await user.click(screen.getByRole("heading", { name: /^E\. / }));
  expect(screen.getByLabelText("Transfer taxes")).toHaveAccessibleDescription(
    /^Page 2, E\. Usually the seller pays\./,
  );
  await user.click(screen.getByRole("heading", { name: "H. Other" }));
  const policy = screen.getByLabelText("Title – owner's title insurance (optional)");
  expect(policy).toHaveAccessibleDescription(/As agreed, the seller pays/);
  await enter(user, policy, "900");
  expect(screen.getByText(/by our terms the other side pays it/)).toBeVisible();
});

test("a buyer's Loan Estimate is compared by the three rules, which the owner isn't asked about", async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText(/I have my Loan Estimate at hand/));
  expect(screen.getByText(/Enter what your Loan Estimate says/)).toBeVisible();
  const both = async (label: string, mine: string, estimated: string) => {
    await enter(user, screen.getByLabelText(label), mine);
    await enter(user, screen.getByLabelText(`On your Loan Estimate: ${label}`), estimated);
  };
  await user.click(screen.getByRole("heading", { name: /^A\. / }));
  await both("Underwriting fee", "1,100", "1000");
  expect(screen.getByText(/“Underwriting fee” is \$100\.00 above my Loan Estimate/)).toBeVisible();
  await user.click(screen.getByRole("heading", { name: /^C\. / }));
  await both("Title – title search", "500", "400");
  expect(screen.getByText("Title – title search: $100.00 more")).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText("Whose company you took: Title – title search"),
    "One from the lender's list",
  );
  expect(screen.getByText(/at most \$440\.00 is allowed. Why is it \$60\.00 above/)).toBeVisible();
  expect(screen.getByText("2 things are above what the rule allows.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls("save_settlement")).toMatchObject([
      {
        figures: {
          estimate: {
            lines: { underwriting: 100_000, title_search: 40_000 },
            providers: { title_search: "list" },
          },
        },
      },
    ]),
  );
});

test("both sides' figures between them are compared, as far as both have saved them", async () => {
  saved = { saves: 1, figures: { lines: { county_taxes: -59_000 } }, theirs: {} };
  const { unmount } = open();
  expect(await screen.findByText(/each sees the other's figure here/)).toBeVisible();
  unmount();
  saved = { ...saved, theirs: { county_taxes: -60_000 } };
  open();
  expect(
    await screen.findByText(/−\$590\.00 on yours, −\$600\.00 on the seller's: \$10\.00 apart/),
  ).toBeVisible();
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
