import { furtherFacts, sizeFacts } from "@domain/listing-facts.ts";
import { LINE_FIELDS } from "@domain/listing-fields.ts";
import type { ListingDetails as Listing, ListingCard } from "@domain/listings.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingView } from "@web/features/listings/listing-view.tsx";
import { resumeSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";
import { MemoryRouter } from "../../support/memory-router.tsx";
import { renderWeb } from "../../support/render-web.tsx";
import { DANA, rest, startCloud, storeSession } from "../../support/web-cloud.ts";
import { card, details, homeId, page } from "./homes.ts";

const server = startCloud();

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  vi.unstubAllGlobals();
});

/** Each test uses its own home: views are counted once per page load. */
let lastHome = 100;

function open(
  differences: Partial<Listing> = {},
  options: {
    hash?: string;
    answer?: () => Response;
    similar?: ListingCard[];
  } = {},
) {
  lastHome += 1;
  const n = lastHome;
  const views: (string | null)[] = [];
  server.use(
    http.get(
      rest("listings"),
      options.answer ?? (() => HttpResponse.json([details(n, differences)])),
    ),
    http.get(rest("rpc/similar_listings"), ({ request }) => {
      expect(new URL(request.url).searchParams.get("listing_id")).toBe(homeId(n));
      return HttpResponse.json(options.similar ?? []);
    }),
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
      renderAsk={() => <p>The field for a question</p>}
      renderDocuments={() => null}
    />,
    { path: `/listings/${homeId(n)}${options.hash ?? ""}` },
  );
  return { ...view, views, n, title: `Home number ${n}` };
}

test("says where a home approximately is whose street is hidden", async () => {
  open({ address: "", address_hidden: true });
  expect(await screen.findByText("Boise, ID 83702")).toBeVisible();
  expect(screen.getByText("Approximate place")).toBeVisible();
});

test("shows everything that is known", async () => {
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

test("shows every number and text the owner has entered", async () => {
  open(EVERYTHING_SAID);
  await screen.findByRole("heading", { level: 1, name: EVERYTHING_SAID.title });
  const shown = document.body.textContent ?? "";
  for (const { name } of LINE_FIELDS) expect(shown).toContain(EVERYTHING_SAID[name]);
  for (const { text } of furtherFacts(EVERYTHING_SAID)) expect(shown).toContain(text);
  for (const text of sizeFacts(EVERYTHING_SAID)) expect(shown).toContain(text);
});

test("makes nothing up for a home whose owner has written nothing", async () => {
  const { title } = open({ description: " ", features: [], year_built: null, lot_size: null });
  await screen.findByRole("heading", { name: title });
  expect(screen.queryByText("About This Home")).not.toBeInTheDocument();
  expect(screen.queryByText("Features")).not.toBeInTheDocument();
  expect(screen.queryByText("Price history")).not.toBeInTheDocument();
  expect(screen.queryByText(/Built in|Lot$/)).not.toBeInTheDocument();
});

test("estimates the monthly payment, first on the usual terms, then on the visitor's", async () => {
  const { user } = open({ price: 500_000 });
  const sum = await screen.findByText("$1,910", { selector: "output" });
  expect(sum.parentElement).toHaveTextContent(
    "Estimated monthly payment $1,910 without tax and insurance",
  );
  await user.click(screen.getByText("Change the terms"));
  const down = screen.getByRole("textbox", { name: "Down payment, %" });
  await user.clear(down);
  await user.type(down, "100");
  expect(screen.getByText("$0", { selector: "output" })).toBeVisible();
  await user.clear(down);
  await user.type(down, "120");
  expect(screen.getByText("0 to 100")).toBeVisible();
  expect(sum.parentElement).toHaveTextContent(
    "Estimated monthly payment – (please correct the marked field)",
  );
  expect(screen.queryByText("Principal and interest")).not.toBeInTheDocument();
  await user.clear(down);
  await user.type(down, "20");
  expect(sum).toHaveTextContent("$1,910");
});

test("adds taxes and insurance, and can reset to the usual terms", async () => {
  const { user } = open({ price: 500_000 });
  const sum = await screen.findByText("$1,910", { selector: "output" });
  expect(sum).toHaveTextContent("$1,910");
  await user.click(screen.getByText("Change the terms"));
  expect(screen.getByRole("textbox", { name: "Price, $" })).toHaveValue("500,000");
  expect(screen.getByRole("textbox", { name: "Interest, %" })).toHaveValue("4");
  expect(screen.getByRole("textbox", { name: "Years" })).toHaveValue("30");
  const tax = screen.getByRole("textbox", { name: "Property tax, $/year" });
  expect(tax).toHaveValue("0");
  await user.clear(tax);
  await user.type(tax, "6,000");
  expect(sum).toHaveTextContent("$2,410");
  expect(sum.parentElement).toHaveTextContent(/without insurance$/);
  expect(screen.getByText("$100,000")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Back to the usual terms" }));
  expect(sum).toHaveTextContent("$1,910");
});

test("groups the features", async () => {
  const { title } = open({ features: ["Fiber internet", "Cedar deck", "Pantry"] });
  await screen.findByRole("heading", { name: title });
  const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
  expect(names).toEqual(["Interior", "Exterior", "Utilities"]);
});

test("has Share and Favorite beside the price", async () => {
  const { user } = open();
  expect(await screen.findByRole("button", { name: "Share" })).toBeVisible();
  const favorite = screen.getByRole("button", { name: "Favorite", pressed: false });
  await user.click(favorite);
  expect(favorite).toHaveAttribute("aria-pressed", "true");
});

test("links to similar homes", async () => {
  open({}, { similar: [card(1), card(2)] });
  const section = await screen.findByRole("region", { name: "Similar homes" });
  expect(within(section).getAllByRole("article")).toHaveLength(2);
  expect(within(section).getByRole("link", { name: "Home number 2" })).toHaveAttribute(
    "href",
    `/listings/${homeId(2)}`,
  );
});

test("omits similar homes when there are none", async () => {
  const { title } = open();
  await screen.findByRole("heading", { name: title });
  await waitFor(() => expect(screen.queryByText("Loading similar homes...")).toBeNull());
  expect(screen.queryByText("Similar homes")).not.toBeInTheDocument();
});

test("shows this week's views and saves to the owner only", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(rest("rpc/views_this_week"), ({ request }) => {
      asked.push(request.headers.get("authorization"));
      return HttpResponse.json(12);
    }),
    http.get(rest("rpc/saves_this_week"), () => HttpResponse.json(1)),
    http.get(rest("favorites"), () => HttpResponse.json([])),
  );
  storeSession();
  await resumeSession();
  const mine = open({ user_id: DANA.id });
  expect(await screen.findByText("12 views this week")).toBeVisible();
  expect(screen.getByText("1 save this week")).toBeVisible();
  expect(asked).toEqual([`Bearer token-of-${DANA.id}`]);
  mine.unmount();

  const other = open();
  await screen.findByRole("heading", { name: other.title });
  expect(screen.queryByText(/this week/)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("estimates nothing without a price", async () => {
  open({ price: null });
  expect((await screen.findAllByText("Price on request")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/monthly payment/)).not.toBeInTheDocument();
});

test("shows the price history, newest first, dated in the home's time zone", async () => {
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

test("'Schedule Property Showing' reveals the calendar and focuses it", async () => {
  const { user } = open();
  const [button] = await screen.findAllByRole("button", { name: "Schedule Property Showing" });
  expect(screen.queryByText("The booking calendar")).not.toBeInTheDocument();
  await user.click(button as HTMLElement);
  expect(screen.getByText("The booking calendar")).toBeVisible();
  expect(screen.getByRole("group", { name: "Schedule Property Showing" })).toHaveFocus();
});

test("a home under contract can be viewed online but not visited", async () => {
  open({ status: "pending" });
  expect((await screen.findAllByText("Sale pending")).length).toBeGreaterThan(0);
  expect(screen.getByText("This home is no longer available for viewings.")).toBeVisible();
  expect(screen.queryByText("The booking calendar")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Schedule Property Showing" })).toBeNull();
});

test("says that a home is gone, and leads on", async () => {
  server.use(http.get(rest("listings"), () => HttpResponse.json([])));
  renderWeb(
    <ListingView
      id={homeId(1)}
      frame="page"
      renderViewing={() => null}
      renderPlace={() => null}
      renderAsk={() => null}
      renderDocuments={() => null}
    />,
  );
  expect(
    await screen.findByRole("heading", { level: 1, name: "No longer available" }),
  ).toBeVisible();
  expect(
    await screen.findByText("We could not find this home. It may have been sold or taken down."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "See all homes" })).toHaveAttribute("href", "/listings");
});

test("offers a search for homes similar to one that a list has shown", async () => {
  server.use(http.get(rest("listings"), () => HttpResponse.json([])));
  openFromList(card(1, { property_type: "condo" }));
  expect(await screen.findByRole("link", { name: "Homes like it in Boise" })).toHaveAttribute(
    "href",
    "/listings?search_term=Boise%2C+ID&property_type=condo",
  );
});

test("offline, shows what the list knew, and retries the rest", async () => {
  let isOffline = true;
  const known = card(4000);
  server.use(
    http.get(rest("listings"), () =>
      isOffline ? HttpResponse.error() : HttpResponse.json([details(4000)]),
    ),
    http.get(rest("rpc/similar_listings"), () => HttpResponse.json([])),
    http.post(rest("rpc/register_listing_view"), () => new HttpResponse(null, { status: 204 })),
  );
  openFromList(known);
  expect(await screen.findByText("Error Loading Property")).toBeVisible();
  expect(screen.getByText("Network error - please check your connection")).toBeVisible();
  expect(screen.getAllByText(known.title)[0]).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Listed /)).toBeVisible();
  expect(screen.queryByText("Error Loading Property")).toBeNull();
});

/** The details over a list that has shown the home. */
function openFromList(home: ListingCard) {
  const { rerender, queryClient } = renderWeb(<p>The list</p>);
  queryClient.setQueryData(["listings", "search", ""], {
    pages: [page([home])],
    pageParams: [null],
  });
  rerender(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ListingView
          id={home.id}
          frame="dialog"
          renderViewing={() => null}
          renderPlace={() => null}
          renderAsk={() => null}
          renderDocuments={() => null}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("treats an invalid id as a missing home", async () => {
  renderWeb(
    <ListingView
      id="palace"
      frame="page"
      renderViewing={() => null}
      renderPlace={() => null}
      renderAsk={() => null}
      renderDocuments={() => null}
    />,
  );
  expect(
    await screen.findByRole("heading", { level: 1, name: "Nobody lives at this address" }),
  ).toBeVisible();
});

test("can be retried after a failure", async () => {
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

test("counts one view, as the visitor or as the owner", async () => {
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
