import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../listings/homes.ts";

const cloud = startCloud();
const HOME = {
  ...details(1),
  ...{ price: 505_000, sqft: 1_500, city: "Boulder", state: "CO", status: "active" },
  published_at: "2026-01-05T12:00:00Z",
  ...{ images: [], hidden_places: null, time_zone: "America/Denver" },
};
const SOLD = {
  ...{ id: "11111111-1111-4111-8111-111111111111", listing_id: HOME.id, address: "9 Elm St" },
  ...{ price: 480_000, sold_on: "2026-01-05", sqft: 1_400, bedrooms: null, bathrooms: null },
  ...{ garage_spaces: null, lot_size: null, year_built: null, condition: null },
  ...{ lat: null, lng: null, source: "typed" },
};
const WEEKS = [
  { week: "2026-03-02", came_from: "", views: 31, saves: 2, requests: 0, showings: 0 },
];
const FEEDBACK = {
  ...{ count: 4, impression: 3, offer: { yes: 0, maybe: 1, no: 3 }, notes: [] },
  price: { low: 0, right: 1, high: 3 },
};
let stored: object[];
let place: { lat: number; lng: number } | null;
let sent: { method: string; body: unknown }[];

beforeEach(async () => {
  await comesBack();
  stored = [];
  place = null;
  sent = [];
  const keep = async ({ request }: { request: Request }) => {
    const body = await request.json();
    sent.push({ method: request.method, body });
    return new HttpResponse(null, { status: 201 });
  };
  cloud.use(
    http.get(rest("listings"), () => HttpResponse.json([HOME])),
    http.get(rest("comparable_homes"), () => HttpResponse.json(stored)),
    http.patch(rest("comparable_homes"), keep),
    http.post(rest("comparable_homes"), async ({ request }) => {
      stored = [...stored, (await request.clone().json()) as object];
      return keep({ request });
    }),
    http.post(functions("listings/:id/find-place"), () => HttpResponse.json({ location: place })),
    http.get(rest("price_benches"), () => HttpResponse.json([])),
    http.post(rest("price_benches"), keep),
    http.get(rest("rpc/listing_weeks"), () => HttpResponse.json(WEEKS)),
    http.post(rest("rpc/feedback_summary"), () => HttpResponse.json(FEEDBACK)),
    http.post(rest("rpc/offers_of_home"), () => HttpResponse.json(null)),
    http.post(rest("rpc/price_audience"), () => HttpResponse.json({ favorites: 3, searches: 1 })),
    http.get(rest("rpc/search_listings"), () =>
      HttpResponse.json({ listings: [], total: 0, more: false, next_cursor: null }),
    ),
  );
});

const open = () =>
  renderWeb(<screens.priceBench />, {
    route: "/my-listings/:id/price",
    path: `/my-listings/${HOME.id}/price`,
  });

describe("the price bench", () => {
  test("asks for sold homes, and shows a range once one is typed", async () => {
    const { user } = open();
    expect(await screen.findByText(/^Add three to six homes/)).toBeVisible();
    await user.type(screen.getByLabelText("Address"), "9 Elm St");
    await user.type(screen.getByLabelText("Sale price"), "480,000");
    await user.type(screen.getByLabelText("Sold on"), "2026-01-05");
    await user.click(screen.getByRole("button", { name: "Add this home" }));
    expect(await screen.findByText("$468,000 to $492,000")).toBeVisible();
    expect(screen.getByText(/^There is only one home to compare with/)).toBeVisible();
    expect(sent).toMatchObject([
      { method: "POST", body: { address: "9 Elm St", price: 480_000, listing_id: HOME.id } },
    ]);
  });

  test("finds the place of an address, and keeps one that its owner set", async () => {
    place = { lat: 40.01, lng: -105.27 };
    stored = [SOLD];
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Change 9 Elm St" }));
    const form = within(
      screen.getByRole("button", { name: "Save" }).closest("form") as HTMLElement,
    );
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ method: "PATCH", body: { lat: 40.01, lng: -105.27 } }]),
    );
  });

  test("the price's slider has new ends once it is let go", async () => {
    open();
    const slider = await screen.findByRole("slider", { name: "Asking price" });
    expect(slider).toHaveAttribute("max", "581000");
    fireEvent.change(slider, { target: { value: "581000" } });
    expect(slider).toHaveAttribute("max", "581000");
    fireEvent.pointerUp(slider);
    expect(slider).toHaveAttribute("max", "669000");
    expect(slider).toHaveAttribute("min", "493000");
  });

  test("opens each price to the sum that it is made of", async () => {
    stored = [SOLD];
    const { user } = open();
    // 40% of 480,000 / 1,400 is 137.14 for each of 100 square feet.
    await user.click(await screen.findByText("How $493,714 is made"));
    const table = screen.getByRole("table", { name: "How $493,714 is made" });
    expect(within(table).getByRole("row", { name: /^Living area/ })).toHaveAccessibleName(
      /\+100 × \$137 \+\$13,714$/,
    );
  });

  test("stores a rate that the owner moved, with the keyboard", async () => {
    stored = [SOLD];
    const { user } = open();
    const slider = await screen.findByRole("slider", { name: "Living area" });
    slider.focus();
    fireEvent.change(slider, { target: { value: "60" } });
    await user.keyboard("{Shift}");
    await waitFor(() => expect(sent).toMatchObject([{ body: { sqft: 60, listing_id: HOME.id } }]));
  });

  test("says what visitors found, with the counts and without advice", async () => {
    open();
    expect(
      await screen.findByText(/^3 of 4 visitors who answered found the price high/),
    ).toBeVisible();
    expect(screen.getByText(/was viewed 31 times, and there was no request/)).toBeVisible();
  });

  test("says what the asked price means, and who is told", async () => {
    stored = [SOLD];
    open();
    expect(await screen.findByText("Money in hand")).toBeVisible();
    // 505,000 less 3% and 2%, as the offers page and Vesty reckon it.
    expect(await screen.findByText("$479,750")).toBeVisible();
    expect(screen.getByText(/don't find it. It is \$5,000 above/)).toBeVisible();
    expect(await screen.findByText(/^3 people have saved your home. 1 saved search/)).toBeVisible();
  });

  test("keeps a line pasted from a spreadsheet that can't be read, with its reason", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: "Paste rows" }));
    const field = screen.getByLabelText("Rows of a spreadsheet");
    await user.click(field);
    await user.paste(
      "address\tprice\tsold date\n9 Elm St\t480,000\t2026-01-05\n10 Elm St\tx\t2026-01-05",
    );
    expect(screen.getByText(/^Line 3: Please enter a number/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add 1 home" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() =>
      expect(field).toHaveValue("address\tprice\tsold date\n10 Elm St\tx\t2026-01-05"),
    );
    // The pressed button has nothing left to add, and can't keep the focus.
    expect(screen.getByRole("heading", { name: /^None yet|of at most/ })).toHaveFocus();
  });
});
