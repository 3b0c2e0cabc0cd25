import type { ListingPage } from "@domain/homes/listings.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { listingsQuery } from "@web/api/search/listings.ts";
import { SiteQueryClient } from "@web/app/query-client.ts";
import { NearbySearches } from "@web/features/homes/listings/results/nearby-searches.tsx";
import ListingsScreen from "@web/screens/listings-screen.tsx";
import { ListingsSearch } from "@web/screens/listings-search.tsx";
import { keepOwnLoan } from "@web/session/own-loan.ts";
import { HttpResponse, http } from "msw";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { MemoryRouter } from "../../../support/memory-router.tsx";
import { renderWeb, textsOf } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, page, range } from "./homes.ts";

const server = startCloud();

type Answer = ListingPage | Response | Promise<ListingPage>;

/** Answers searches according to their parameters. */
function onSearch(answer: (query: URLSearchParams) => Answer) {
  server.use(
    http.get(rest("rpc/search_listings"), async ({ request }) => {
      const found = await answer(new URL(request.url).searchParams);
      return found instanceof Response ? found : HttpResponse.json(found);
    }),
  );
}

function open(path = "/listings") {
  return renderWeb(<ListingsScreen />, { path });
}

const titles = () => textsOf(screen.queryAllByRole("heading", { level: 3 }));

test("shows a loading state, then the homes and how many there are at least", async () => {
  onSearch(() => page(range(1, 3), { total: 10_000, more: true }));
  open();
  expect(await screen.findByText("Loading properties...")).toBeVisible();
  expect(
    await screen.findByText(
      "Showing 10,000+ available properties. Use the filters above to refine your search.",
    ),
  ).toBeVisible();
  expect(titles()).toEqual(["Home number 1", "Home number 2", "Home number 3"]);
  expect(screen.queryByText("Loading properties...")).not.toBeInTheDocument();
});

test("shows a refusal's status, and a retry works", async () => {
  let isBroken = true;
  onSearch(() => (isBroken ? HttpResponse.json({}, { status: 500 }) : page(range(1, 1))));
  const { user } = open();
  expect(await screen.findByText("Error Loading Properties")).toBeVisible();
  expect(screen.getByText("HTTP error! status: 500")).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Home number 1")).toBeVisible();
});

test("a search that finds nothing suggests what to do, and does it", async () => {
  onSearch((query) =>
    query.get("filters")?.includes("search_term") ? page([]) : page(range(1, 2)),
  );
  const { user, where } = open("/listings?search_term=castle");
  const title = await screen.findByText("No Properties Found");
  expect(screen.getByText("No properties found.").closest("[role='status']")).not.toBeNull();
  expect(
    screen.getByText(
      "We couldn't find any properties matching your criteria. Try adjusting your filters.",
    ),
  ).toBeVisible();
  const empty = title.parentElement as HTMLElement;
  await user.click(within(empty).getByRole("button", { name: "Clear All Filters" }));
  expect(await screen.findByText("Home number 2")).toBeVisible();
  expect(where()).toBe("/listings");
  expect(screen.getByRole("heading", { name: "Homes for sale" })).toHaveFocus();
});

test("an older response never replaces a newer one", async () => {
  const late = deferred<ListingPage>();
  let first: Request | undefined;
  server.use(
    http.get(rest("rpc/search_listings"), async ({ request }) => {
      if (!request.url.includes("condo")) {
        return HttpResponse.json(page([card(2, { title: "The land" })]));
      }
      first = request;
      return HttpResponse.json(await late.promise);
    }),
  );
  const { user } = open("/listings?property_type=condo");
  await waitFor(() => expect(first).toBeDefined());
  await user.selectOptions(screen.getByRole("combobox", { name: "Property type" }), "land");
  expect(await screen.findByText("The land")).toBeVisible();
  expect(first?.signal.aborted).toBe(true);
  late.resolve(page([card(1, { title: "The condo" })]));
  await user.tab();
  expect(titles()).toEqual(["The land"]);
});

test("the old homes stay during a changed search, but their count doesn't", async () => {
  const answer = deferred<ListingPage>();
  onSearch((query) =>
    query.get("filters")?.includes("property_type") ? answer.promise : page(range(1, 2)),
  );
  const { user } = open();
  await screen.findByText(/^Showing 2 available/);
  await user.selectOptions(screen.getByRole("combobox", { name: "Property type" }), "land");
  expect(await screen.findByText("Loading properties...")).toBeVisible();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  expect(titles()).toHaveLength(2);
  answer.resolve(page([card(9)], { total: 1 }));
  expect(await screen.findByText(/^Showing 1 available property\. Use/)).toBeVisible();
});

test("'Load more' adds the next page and focuses its first home", async () => {
  onSearch((query) =>
    query.get("page_cursor") === "second"
      ? page([card(4), ...range(5, 6)], { total: 6 })
      : page(range(1, 4), { total: 6, next_cursor: "second" }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  const first = await screen.findByRole("link", { name: "Home number 5" });
  await waitFor(() => expect(first).toHaveFocus());
  // The home on both pages appears once.
  expect(titles()).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
});

test("a page that fails can be retried, and nothing is lost", async () => {
  let isBroken = true;
  onSearch((query) => {
    if (!query.has("page_cursor")) return page(range(1, 3), { total: 4, next_cursor: "x" });
    return isBroken ? HttpResponse.json({}, { status: 502 }) : page([card(4)], { total: 4 });
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  expect(await screen.findByText("HTTP error! status: 502")).toBeVisible();
  expect(titles()).toHaveLength(3);
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Home number 4")).toBeVisible();
});

test("a payment a month is searched by the price it means with the visitor's own loan", async () => {
  keepOwnLoan({ rate: "6.25" });
  onSearch((query) =>
    query.get("filters") === '{"max_price":412500}' ? page(range(1, 1)) : page([]),
  );
  open("/listings?monthly=2500");
  expect(
    await screen.findByRole("button", { name: "Remove filter: $2,500 a month: under $412,500" }),
  ).toBeVisible();
  expect(
    screen.getByText(/for that payment with 6.25% interest, 30 years, 20% down/),
  ).toBeVisible();
  expect(await screen.findByText("Home number 1")).toBeVisible();
  keepOwnLoan({});
});

test("the built page's search is hydrated, even if the number of homes has changed since", async () => {
  // The newer number is known before the search is asked again.
  onSearch(() => new Promise<never>(() => {}));
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Search total={25} />);
  document.body.append(container);
  const field = container.querySelector("select");
  render(<Search total={31} />, { container, hydrate: true });
  expect(await screen.findByText("Show 31 homes")).toBeInTheDocument();
  expect(field?.isConnected).toBe(true);
});

function Search({ total }: { total: number }) {
  const client = new SiteQueryClient();
  const page = { listings: [], total, more: false, next: null };
  client.setQueryData(listingsQuery({}).queryKey, { pages: [page], pageParams: [null] } as never);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/listings"]}>
        <ListingsSearch
          filters={{}}
          sentence=""
          view="grid"
          changeFilters={nothing}
          goToHomes={nothing}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const nothing = () => {};

describe("a search without homes", () => {
  beforeEach(() => {
    server.use(
      // Only without the pool, or in Evanston, are there homes.
      http.get(rest("rpc/search_listings"), ({ request }) => {
        const filters = new URL(request.url).searchParams.get("filters") ?? "";
        const total = filters.includes("pool") && !filters.includes("Evanston") ? 0 : 4;
        return HttpResponse.json({ listings: [], total, more: false, next_cursor: null });
      }),
      http.get(rest("rpc/places_around"), ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get("place") === "Chicago"
            ? {
                label: "Chicago, IL",
                zips: 60,
                nearest: [
                  { label: "Gary, IN", homes: 9, miles: 12 },
                  { label: "Evanston, IL", homes: 5, miles: 13 },
                ],
              }
            : null,
        ),
      ),
      http.get(rest("rpc/places_like"), () =>
        HttpResponse.json([{ label: "Boise, ID", kind: "town", homes: 12 }]),
      ),
    );
  });

  const links = () => textsOf(screen.getAllByRole("link"));

  test("an empty search says which filter to drop with how many homes, and what is nearest, in the same view", async () => {
    renderWeb(
      <NearbySearches
        filters={{ place: "Chicago", within: 10, features: "pool", min_bedrooms: 3, left: "cheap" }}
      />,
      { path: "/listings?view=map" },
    );
    await screen.findByRole("link", { name: "Evanston, IL" });
    await screen.findByRole("link", { name: "Drop “Pool”" });
    expect(links()).toEqual(["Evanston, IL", "Drop “Pool”"]);
    expect(screen.getByText(/4 available properties/)).toBeVisible();
    expect(screen.getByText("Near Chicago, IL; nearest:")).toBeVisible();
    // Four of its five homes have a pool; Gary's have none.
    expect(screen.getByRole("link", { name: "Evanston, IL" }).parentElement).toHaveTextContent(
      "Evanston, IL · 13 mi · 4 homes",
    );
    expect(screen.getByRole("link", { name: "Evanston, IL" })).toHaveAttribute(
      "href",
      "/listings?place=Evanston%2C+IL&min_bedrooms=3&features=pool&view=map",
    );
  });

  test("a place that is spelled almost like one with homes is asked about", async () => {
    renderWeb(<NearbySearches filters={{ place: "Boyse", features: "pool" }} />, {
      path: "/listings",
    });
    const link = await screen.findByRole("link", { name: "Boise, ID" });
    expect(link).toHaveAttribute("href", "/listings?place=Boise%2C+ID&features=pool");
    expect(link.parentElement).toHaveTextContent("Did you mean Boise, ID?");
    await waitFor(() => expect(links()).toContain("Drop “Pool”"));
  });
});
