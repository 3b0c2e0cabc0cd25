import type { ListingDetails as Listing } from "@domain/listings.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { ListingView } from "@web/features/listings/listing-view.tsx";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { rest, startCloud, storeSession } from "../../support/web-cloud.ts";
import { details, homeId } from "./homes.ts";

const server = startCloud();

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Every test has a home of its own: views are counted once in the life of the page. */
let lastHome = 100;

function open(
  differences: Partial<Listing> = {},
  options: { hash?: string; answer?: () => Response } = {},
) {
  lastHome += 1;
  const n = lastHome;
  const views: (string | null)[] = [];
  server.use(
    http.get(
      rest("listings"),
      options.answer ?? (() => HttpResponse.json([details(n, differences)])),
    ),
    http.post(rest("rpc/register_listing_view"), ({ request }) => {
      views.push(request.headers.get("authorization"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderWeb(
    <ListingView
      id={homeId(n)}
      frame="page"
      renderViewing={() => <p>The booking calendar</p>}
      renderPlace={() => <p>The map</p>}
    />,
    { path: `/listings/${homeId(n)}${options.hash ?? ""}` },
  );
  return { ...view, views, n, title: `Home number ${n}` };
}

test("tells all that is known", async () => {
  const { title, n } = open({ lot_size: 2.4 });
  expect(screen.getByText("Loading property...")).toBeInTheDocument();
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(`${n} Maple Street, Boise, ID 83702`)).toBeVisible();
  expect(screen.getByText("Built in 1926")).toBeVisible();
  expect(screen.getByText("2.4 acres Lot")).toBeVisible();
  expect(screen.getByText("Listed Nov 3, 2026")).toBeVisible();
  expect(screen.getByRole("heading", { name: "About This Home" })).toBeVisible();
  expect(screen.getByText("A porch for mornings.")).toBeVisible();
  expect(screen.getByText("Gas fireplace")).toBeVisible();
  expect(screen.getByText("The map")).toBeVisible();
  expect(screen.getByRole("button", { name: "Show photo 2 of 2" })).toBeVisible();
});

test("invents nothing for a home whose owner has written nothing", async () => {
  const { title } = open({ description: " ", features: [], year_built: null, lot_size: null });
  await screen.findByRole("heading", { name: title });
  expect(screen.queryByText("About This Home")).not.toBeInTheDocument();
  expect(screen.queryByText("Features")).not.toBeInTheDocument();
  expect(screen.queryByText("Price history")).not.toBeInTheDocument();
  expect(screen.queryByText(/Built in|Lot$/)).not.toBeInTheDocument();
});

test("estimates the monthly payment, first on the spec's terms, then on the visitor's", async () => {
  const { user } = open({ price: 500_000 });
  expect(await screen.findByText("$1,910")).toBeVisible();
  await user.click(screen.getByText("Change the terms"));
  const down = screen.getByRole("textbox", { name: "Down payment, %" });
  await user.clear(down);
  await user.type(down, "100");
  expect(screen.getByText("$0")).toBeVisible();
  await user.clear(down);
  await user.type(down, "120");
  expect(screen.getByText("0 to 100")).toBeVisible();
  expect(screen.getByText("$1,910")).toBeVisible();
});

test("without a price there is nothing to estimate", async () => {
  open({ price: null });
  expect((await screen.findAllByText("Price on request")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/monthly payment/)).not.toBeInTheDocument();
});

test("shows how the price went, newest first, in days of the home's zone", async () => {
  open({
    price_history: [
      { price: 529_000, changed_at: "2026-09-03T02:00:00Z" },
      { price: 529_000, changed_at: "2026-09-04T10:00:00Z" },
      { price: 499_000, changed_at: "2026-11-03T10:00:00Z" },
    ],
  });
  const section = await screen.findByRole("region", { name: "Price history" });
  const rows = within(section)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "Nov 3, 2026Lowered by $30,000$499,000",
    "Sep 2, 2026Listed for sale$529,000",
  ]);
});

test("'Schedule Property Showing' reveals the calendar and takes the keyboard there", async () => {
  const { user } = open();
  const [button] = await screen.findAllByRole("button", { name: "Schedule Property Showing" });
  expect(screen.queryByText("The booking calendar")).not.toBeInTheDocument();
  await user.click(button as HTMLElement);
  expect(screen.getByText("The booking calendar")).toBeVisible();
  expect(screen.getByRole("group", { name: "Schedule Property Showing" })).toHaveFocus();
});

test("the calendar is open from the start when one comes for it", async () => {
  open({}, { hash: "#viewing" });
  expect(await screen.findByText("The booking calendar")).toBeVisible();
  expect(screen.getByRole("group", { name: "Schedule Property Showing" })).toHaveFocus();
});

test("a home under offer can be looked at but not visited", async () => {
  open({ status: "pending" }, { hash: "#viewing" });
  expect((await screen.findAllByText("Sale pending")).length).toBeGreaterThan(0);
  expect(screen.getByText("This home is no longer available for viewings.")).toBeVisible();
  expect(screen.queryByText("The booking calendar")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Schedule Property Showing" })).toBeNull();
});

test("a home that is gone says so and leads on", async () => {
  server.use(http.get(rest("listings"), () => HttpResponse.json([])));
  renderWeb(
    <ListingView id={homeId(1)} frame="page" renderViewing={() => null} renderPlace={() => null} />,
  );
  expect(
    await screen.findByText("We could not find this home. It may have been sold or taken down."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "See all homes" })).toHaveAttribute("href", "/listings");
});

test("a failure can be tried again", async () => {
  let isBroken = true;
  const { user, title } = open(
    {},
    {
      answer: () => (isBroken ? HttpResponse.error() : HttpResponse.json([details(lastHome)])),
    },
  );
  expect(await screen.findByText("Network error - please check your connection")).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
});

test("counts one look, in the visitor's name or the owner's", async () => {
  const visitor = open();
  await screen.findByRole("heading", { name: visitor.title });
  await waitFor(() => expect(visitor.views).toEqual([null]));
  visitor.unmount();

  storeSession();
  const owner = open();
  await screen.findByRole("heading", { name: owner.title });
  await waitFor(() => expect(owner.views).toHaveLength(1));
  expect(owner.views[0]).toMatch(/^Bearer token-of-/);
});
