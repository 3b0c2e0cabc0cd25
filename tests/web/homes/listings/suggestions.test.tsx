import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FilterChips } from "@web/features/homes/listings/search/filter-chips.tsx";
import { SearchPanel } from "@web/features/homes/listings/search/search-panel.tsx";
import { SortField } from "@web/features/homes/listings/search/sort-field.tsx";
import { StartSearch } from "@web/features/homes/listings/search/start-search.tsx";
import { useListingFilters } from "@web/features/homes/listings/search/use-listing-filters.ts";
import { useRecentSearches } from "@web/features/homes/listings/search/use-recent-searches.ts";
import { useLocation, useNavigate } from "@web/lib/router.tsx";
import { recentSearches } from "@web/session/recent-searches.ts";
import { HttpResponse, http } from "msw";
import { useRef } from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb, textsOf } from "../../../support/render-web.tsx";
import { functions, rest, startCloud } from "../../../support/web-cloud.ts";

const server = startCloud();

beforeAll(async () => {
  await import("@web/features/homes/listings/search/start-suggestions.tsx");
  await import("@web/features/homes/listings/search/further-filters.tsx");
});

const BOISE = { label: "Boise, ID", kind: "town", homes: 12 };
const COUNTY = { label: "Boise County, ID", kind: "county", homes: 1 };
let asked: (string | null)[] = [];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(rest("rpc/suggest_places"), ({ request }) => {
      const typed = new URL(request.url).searchParams.get("typed");
      asked.push(typed);
      return HttpResponse.json(/^bo$|^boi/.test(typed ?? "") ? [BOISE, COUNTY] : []);
    }),
    // Homes have any word.
    http.get(rest("rpc/search_listings"), () =>
      HttpResponse.json({ listings: [], total: 1, more: false, next_cursor: null }),
    ),
  );
});

function Panel() {
  return <SearchPanel {...useListingFilters()} />;
}

function Site() {
  return useLocation().pathname === "/" ? <StartSearch /> : <Panel />;
}

function PanelWithChips() {
  const search = useListingFilters();
  const around = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <SearchPanel {...search} />
      <SortField {...search} />
      <button type="button" onClick={() => navigate(-1)}>
        Go back
      </button>
      <div ref={around} tabIndex={-1} data-testid="around">
        <FilterChips {...search} around={around} />
      </div>
    </>
  );
}

function List() {
  const search = useListingFilters();
  useRecentSearches(search.filters);
  return <SearchPanel {...search} />;
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });
const options = () =>
  screen.queryAllByRole("listbox").flatMap((list) => textsOf(within(list).getAllByRole("option")));
const chips = () => textsOf(screen.getAllByRole("button", { name: /^Remove filter/ }));
const chipOf = (text: string) => screen.getByRole("button", { name: `Remove filter: ${text}` });
const active = () => {
  const id = box().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : null;
};

test("suggests places with their homes, and announces how many", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings" });
  expect(box()).toHaveAttribute("aria-expanded", "false");
  await user.type(box(), "boi");
  await waitFor(() =>
    expect(options()).toEqual(["Boise, ID Town · 12 homes", "Boise County, ID County · 1 home"]),
  );
  expect(box()).toHaveAttribute("aria-expanded", "true");
  expect(box()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expect(screen.getByText("2 places to choose from with the arrow keys.")).toHaveAttribute(
    "role",
    "status",
  );
});

test("text typed before the code ran gets suggestions too, though the focus comes after the text", async () => {
  renderWeb(<Panel />, { path: "/listings" });
  fireEvent.change(box(), { target: { value: "boi" } });
  fireEvent.focus(box());
  await waitFor(() => expect(options()).toHaveLength(2));
  cleanup();

  // On the front page it may not come at all.
  renderWeb(<StartSearch />);
  fireEvent.input(box(), { target: { value: "boi" } });
  await waitFor(() => expect(options()).toHaveLength(2));
});

test("the arrows walk through them in a circle, and Enter searches the place alone", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings?min_bedrooms=2" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(active()).toMatch(/^Boise, ID/);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toMatch(/^Boise, ID/);
  await user.keyboard("{ArrowUp}");
  expect(active()).toMatch(/^Boise County/);
  expect(
    within(screen.getByRole("listbox")).getByRole("option", { selected: true }),
  ).toHaveTextContent("Boise County");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?place=Boise+County%2C+ID&min_bedrooms=2"));
  expect(box()).toHaveValue("");
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
});

test("the last searches don't open over what a chosen place finds", async () => {
  localStorage.setItem("recent_searches", JSON.stringify(["min_bedrooms=3"]));
  const { user } = renderWeb(<Panel />, { path: "/listings" });
  const box = screen.getByRole("combobox", { name: "Search" });
  await user.type(box, "boi");
  await user.click(await screen.findByRole("option", { name: /^Boise, ID/ }));
  await waitFor(() => expect(box).toHaveValue(""));
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("listbox", { name: "Your last searches" })).toBeVisible();
});

test("leaving the box and Escape close them, and Escape keeps the text; the next letter or an arrow opens them again", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  await user.keyboard("{ArrowDown}{Escape}");
  expect(options()).toEqual([]);
  expect(box()).toHaveValue("boi");
  expect(box()).toHaveAttribute("aria-expanded", "false");
  expect(box()).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard("{Escape}s");
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.blur(box());
  await waitFor(() => expect(options()).toEqual([]));
});

test("Enter takes the only place that is all of what was typed, and otherwise searches for the words", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boi");
  await screen.findByRole("listbox");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?search_term=boi"));
  expect(options()).toEqual([]);
  await user.type(box(), "se");
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?place=Boise%2C+ID"));
  expect(box()).toHaveValue("");
});

test("the current search and a single letter get no suggestions", async () => {
  const { user } = renderWeb(<Panel />, { path: "/listings?search_term=boise" });
  await user.click(box());
  await user.clear(box());
  await user.type(box(), "b");
  await user.type(box(), "oi");
  await screen.findByRole("listbox");
  expect(asked.every((typed) => (typed?.length ?? 0) >= 2)).toBe(true);
  expect(asked).not.toContain("boise");
});

test("the box searches as before when places can't be loaded", async () => {
  server.use(http.get(rest("rpc/suggest_places"), () => HttpResponse.error()));
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "boise{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?search_term=boise"));
  expect(options()).toEqual([]);
});

test("the front page's box leads to the homes of a place, or with the words", async () => {
  const { user, where } = renderWeb(<StartSearch />, { path: "/" });
  await user.type(box(), "boi");
  await user.click(await screen.findByRole("option", { name: /^Boise, ID/ }));
  expect(where()).toBe("/listings?place=Boise%2C+ID");
  expect(box()).toHaveFocus();
  await user.clear(box());
  await user.type(box(), "cozy{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?search_term=cozy"));
  const form = within(box().form as HTMLElement);
  expect(form.getByRole("combobox")).toHaveAttribute("name", "search_term");
  expect(box().form).toHaveAttribute("action", "/listings");
});

test.each([
  [
    "become filters, and a known name a place",
    ["3 beds under 400k in boise", "min_bathrooms=2"],
    "place=Boise%2C+ID&max_price=400000&min_bedrooms=3&min_bathrooms=2",
  ],
  [
    "with a distance keep it beside the place",
    ["no garage within 5 miles of boise", "place=Reno%2C+NV&within=25"],
    "place=Boise%2C+ID&within=5&without=garage",
  ],
  [
    "make a filter of the word that is already searched for",
    [" 3 beds", "search_term=pool"],
    "min_bedrooms=3&features=pool",
  ],
])("plain words stay in the box and %s", async (_, [typed = "", query], found) => {
  const { user, where } = renderWeb(<Panel />, { path: `/listings?${query}` });
  await user.type(box(), `${typed}{Enter}`);
  await waitFor(() => expect(where()).toBe(`/listings?${found}`));
  await waitFor(() =>
    expect(box()).toHaveValue(query?.startsWith("search") ? `pool${typed}` : typed),
  );
});

describe("a sentence in the box", () => {
  const SENTENCE = "3 beds in boise";
  const FOUND = "/listings?place=Boise%2C+ID&min_bedrooms=3";

  async function say(path = "/listings") {
    const shown = renderWeb(<PanelWithChips />, { path });
    await shown.user.type(box(), `${SENTENCE}{Enter}`);
    await screen.findByRole("button", { name: "Remove filter: Boise, ID" });
    expect(box()).toHaveValue(SENTENCE);
    return shown;
  }

  test("goes when a chip or a filter changes the search, and what else it meant stays", async () => {
    const { user, where, unmount } = await say();
    await user.click(chipOf("Boise, ID"));
    await waitFor(() => expect(box()).toHaveValue(""));
    expect(where()).toBe("/listings?min_bedrooms=3");
    unmount();
    const again = await say();
    await again.user.selectOptions(screen.getByRole("combobox", { name: "Bedrooms" }), "2");
    await waitFor(() => expect(box()).toHaveValue(""));
    expect(again.where()).toBe("/listings?place=Boise%2C+ID&min_bedrooms=2");
  });

  test("is replaced by the next one, with all that it meant, but not what was chosen before it", async () => {
    const { user, where } = await say("/listings?min_bathrooms=2");
    await user.clear(box());
    await waitFor(() => expect(where()).toBe("/listings?min_bathrooms=2"));
    await user.type(box(), `${SENTENCE}{Enter}`);
    await screen.findByRole("button", { name: "Remove filter: Boise, ID" });
    await user.type(box(), "{Control>}a{/Control}condos under 300k{Enter}");
    await waitFor(() =>
      expect(where()).toBe("/listings?property_type=condo&max_price=300000&min_bathrooms=2"),
    );
    expect(box()).toHaveValue("condos under 300k");
  });

  test("is replaced by a place chosen in the box", async () => {
    const { user, where } = await say();
    await user.clear(box());
    await user.type(box(), "boi");
    await user.click(await screen.findByRole("option", { name: /^Boise County/ }));
    await waitFor(() => expect(where()).toBe("/listings?place=Boise+County%2C+ID"));
    expect(box()).toHaveValue("");
  });

  test("is not sent again, and comes back with its search", async () => {
    const { user, where } = await say();
    await user.type(box(), "{Enter}");
    await user.click(chipOf("3+ beds"));
    await waitFor(() => expect(box()).toHaveValue(""));
    await user.click(screen.getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(box()).toHaveValue(SENTENCE));
    expect(where()).toBe(FOUND);
    await user.click(screen.getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(where()).toBe("/listings"));
  });

  test("stays in another order, which it didn't ask for", async () => {
    const { user, where } = await say();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "price_asc");
    await waitFor(() => expect(where()).toBe(`${FOUND}&sort=price_asc`));
    expect(box()).toHaveValue(SENTENCE);
  });
});

test("plain words are not searched for before they are complete", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.click(box());
  await user.type(box(), "porch");
  await waitFor(() => expect(where()).toBe("/listings?search_term=porch"));
  await user.clear(box());
  await waitFor(() => expect(where()).toBe("/listings"));
  const seen = new Set<string>();
  for (const letter of "3 beds with a porch") {
    await user.type(box(), letter);
    seen.add(where());
  }
  // By now, any other text would have been searched for.
  await waitFor(() => expect(asked).toContain("3 beds with a porch"));
  // Nor does leaving the box send them.
  await user.tab();
  await user.click(box());
  seen.add(where());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?min_bedrooms=3&features=porch"));
  expect([...seen]).toEqual(["/listings"]);
});

test("a search for homes near the visitor opens the map", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "3 beds near me{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?min_bedrooms=3&view=map"));
});

test("other words are no filters, and an unknown place is one", async () => {
  const { user, where } = renderWeb(<PanelWithChips />, { path: "/listings" });
  await user.type(box(), "cheap house under 400k in atlantis{Enter}");
  expect(await screen.findByText("Not searched for: “cheap”.")).toBeVisible();
  expect(where()).toBe("/listings?place=Atlantis&property_type=house&max_price=400000&left=cheap");
  await user.click(screen.getByRole("button", { name: "Search for these words too" }));
  await waitFor(() => expect(where()).toContain("search_term=cheap"));
  expect(where()).not.toContain("left=");
  expect(screen.queryByText(/Not understood/)).not.toBeInTheDocument();
  expect(screen.getByTestId("around")).toHaveFocus();
});

test("a filter beside words that were not understood is asked about, and not applied", async () => {
  const { user, where } = renderWeb(<PanelWithChips />, { path: "/listings" });
  await user.type(box(), "spare me pending homes, 3 beds{Enter}");
  expect(await screen.findByText("Not searched for: “spare me pending”.")).toBeVisible();
  expect(where()).toBe("/listings?min_bedrooms=3&left=spare+me+pending");
  expect(await screen.findByRole("button", { name: "only pending sales?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "no pending sales?" }));
  await waitFor(() => expect(where()).toBe("/listings?min_bedrooms=3&status=active"));
  expect(screen.queryByText("Did you mean:")).not.toBeInTheDocument();
  expect(screen.getByTestId("around")).toHaveFocus();
});

describe("words that no rule knows, with a model", () => {
  let sent: unknown[] = [];
  const reads = (query: string) =>
    http.post(functions("listings/read-phrase"), async ({ request }) => {
      sent.push([await request.json(), request.headers.get("authorization")]);
      return HttpResponse.json({ query });
    });

  beforeEach(() => {
    sent = [];
    vi.stubEnv("VITE_HAS_MODEL", "true");
  });

  test("are asked about as it reads them, and become a filter only with a press", async () => {
    server.use(reads("min_lot_size=2"));
    const { user, where } = renderWeb(<PanelWithChips />, { path: "/listings" });
    await user.type(box(), "3 beds, room for my horses{Enter}");
    await user.click(await screen.findByRole("button", { name: "lot size from 2 acres?" }));
    await waitFor(() => expect(where()).toBe("/listings?min_bedrooms=3&min_lot_size=2"));
    expect(sent).toEqual([[{ phrase: "room for my horses" }, null]]);
  });

  test("are asked about, too, when the whole sentence is searched for as words", async () => {
    server.use(reads("max_stories=1"));
    const { user, where } = renderWeb(<PanelWithChips />, {
      path: "/listings?search_term=nowhere+to+climb+stairs",
    });
    await user.click(await screen.findByRole("button", { name: /stor.*\?$/i }));
    await waitFor(() => expect(where()).toBe("/listings?max_stories=1"));
  });

  test("stay said when it fails, and an address isn't asked about", async () => {
    server.use(
      http.post(functions("listings/read-phrase"), () => {
        sent.push("asked");
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    const { user } = renderWeb(<PanelWithChips />, {
      path: "/listings?search_term=1418+Maple+Street+Boise",
    });
    expect(await screen.findAllByRole("button", { name: /^Remove filter: / })).not.toEqual([]);
    await user.clear(box());
    await user.type(box(), "3 beds, room for my horses{Enter}");
    expect(await screen.findByText("Not searched for: “room for my horses”.")).toBeVisible();
    await waitFor(() => expect(sent).toEqual(["asked"]));
    expect(screen.queryByText("Did you mean:")).not.toBeInTheDocument();
  });

  test("are sent nowhere by a site that has none", async () => {
    vi.stubEnv("VITE_HAS_MODEL", "false");
    const { user } = renderWeb(<PanelWithChips />, { path: "/listings" });
    await user.type(box(), "spare me pending homes, room for my horses{Enter}");
    expect(await screen.findByRole("button", { name: "only pending sales?" })).toBeVisible();
  });
});

test("the keyboard of a phone goes after Enter, and a laptop's focus stays", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings" });
  await user.type(box(), "3 beds{Enter}");
  await waitFor(() => expect(where()).toBe("/listings?min_bedrooms=3"));
  expect(box()).toHaveFocus();
  const media = window.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(media(query), { matches: query.includes("coarse") }),
  );
  await user.type(box(), " with a pool{Enter}");
  await waitFor(() => expect(where()).toContain("features=pool"));
  expect(box()).not.toHaveFocus();
  await user.clear(box());
  await user.type(box(), "boi");
  await screen.findByRole("option", { name: /^Boise, ID/ });
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(where()).toContain("place=Boise"));
  expect(box()).not.toHaveFocus();
});

test("words that no home has are the place that is spelled almost like that", async () => {
  server.use(
    http.get(rest("rpc/search_listings"), () =>
      HttpResponse.json({ listings: [], total: 0, more: false, next_cursor: null }),
    ),
    http.get(rest("rpc/places_like"), () => HttpResponse.json([BOISE])),
  );
  const { user, where } = renderWeb(<PanelWithChips />, { path: "/listings" });
  await user.type(box(), "Biose{Enter}");
  expect(await screen.findByRole("button", { name: "Remove filter: Boise, ID" })).toBeVisible();
  expect(where()).toBe("/listings?place=Boise%2C+ID");
});

test("each filter is a chip that a press removes, and the focus goes to the next", async () => {
  const { user, where } = renderWeb(<PanelWithChips />, {
    path: "/listings?search_term=pool+porch&place=Boise,+ID&property_type=house,condo&max_price=400000&only=new",
  });
  expect(chips()).toEqual([
    ...["Houses", "Condos", "under $400,000", "Boise, ID", "“pool”", "“porch”", "New this week"],
  ]);
  await user.click(screen.getByRole("button", { name: "Remove filter: Houses" }));
  await waitFor(() => expect(chips()[0]).toBe("Condos"));
  await waitFor(() => expect(chipOf("Condos")).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Remove filter: “pool”" }));
  await user.click(screen.getByRole("button", { name: "Remove filter: New this week" }));
  await waitFor(() =>
    expect(where()).toBe(
      "/listings?search_term=porch&place=Boise%2C+ID&property_type=condo&max_price=400000",
    ),
  );
  for (const chip of ["Condos", "under $400,000", "Boise, ID", "“porch”"])
    await user.click(await screen.findByRole("button", { name: `Remove filter: ${chip}` }));
  await waitFor(() => expect(where()).toBe("/listings"));
  expect(screen.getByTestId("around")).toHaveFocus();
});

test("the front page reads plain words even if they are sent before its code has loaded", async () => {
  const { where } = renderWeb(<StartSearch />, { path: "/" });
  // Focusing the box would load it.
  fireEvent.change(box(), { target: { value: "3 beds in boise" } });
  fireEvent.submit(box().form as HTMLFormElement);
  await waitFor(() => expect(where()).toBe("/listings?place=Boise%2C+ID&min_bedrooms=3"));
});

test("the front page's button reads plain words as Enter does, and they stand in the list's box", async () => {
  const { user, where } = renderWeb(<Site />, { path: "/" });
  await user.type(box(), "3 beds in boise");
  await user.click(screen.getByRole("button", { name: "Search homes" }));
  await screen.findByRole("heading", { name: "Search Properties" });
  expect(where()).toBe("/listings?place=Boise%2C+ID&min_bedrooms=3");
  expect(box()).toHaveValue("3 beds in boise");
});

test("several types, and what homes must have, are under 'More filters'", async () => {
  const { user, where } = renderWeb(<Panel />, { path: "/listings?property_type=house" });
  await user.click(screen.getByRole("button", { name: "More filters" }));
  await user.click(await screen.findByRole("checkbox", { name: "Condo" }));
  await user.click(screen.getByRole("checkbox", { name: "Showings this week" }));
  await waitFor(() => expect(where()).toBe("/listings?property_type=house%2Ccondo&only=showings"));
  // Types are in one place: as boxes here, and in a drop-down once these are closed.
  expect(screen.queryByRole("combobox", { name: "Property type" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Fewer filters" }));
  expect(
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Property type" }).selectedOptions[0],
  ).toHaveTextContent("House, Condo");
  await user.click(screen.getByRole("button", { name: "More filters" }));
  await user.click(screen.getByRole("checkbox", { name: "House" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Living area from" }), "2000");
  await waitFor(() =>
    expect(where()).toBe("/listings?property_type=condo&min_sqft=2000&only=showings"),
  );
});

describe("an empty box offers what this device was searched for last", () => {
  const remember = (path: string) => renderWeb(<List />, { path }).unmount();

  test("opens in a new tab, on the front page and beside the list, to go on with a search", async () => {
    remember("/listings?place=Reno%2C+NV&max_price=500000&sort=price_asc&bbox=-120,39,-119,40");
    const { user, where } = renderWeb(<StartSearch />);
    await user.click(box());
    await waitFor(() => expect(options()).toEqual(["under $500,000, Reno, NV"]));
    expect(screen.getByRole("listbox", { name: "Your last searches" })).toBeVisible();
    await user.type(box(), "boi");
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.clear(box());
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(where()).toBe("/listings?place=Reno%2C+NV&max_price=500000"));
    cleanup();

    // Not the search that is shown already; the map stays a map.
    remember("/listings?property_type=land");
    const list = renderWeb(<List />, { path: "/listings?property_type=land&view=map" });
    await list.user.click(box());
    await waitFor(() => expect(options()).toHaveLength(1));
    await list.user.click(screen.getByRole("option", { name: /Reno/ }));
    await waitFor(() =>
      expect(list.where()).toBe("/listings?place=Reno%2C+NV&max_price=500000&view=map"),
    );
  });

  test("closes with Escape or when the box is left, and opens when it is used again", async () => {
    remember("/listings?property_type=land");
    const { user } = renderWeb(<StartSearch />);
    await user.click(box());
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await user.tab();
    await user.click(box());
    expect(screen.getByRole("listbox")).toBeVisible();
    await user.tab();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  test("five at most: a narrower search or the whole word takes the place of what it began with", async () => {
    remember("/listings?property_type=land");
    remember("/listings?property_type=land&max_price=200000");
    expect(recentSearches()).toEqual(["property_type=land&max_price=200000"]);
    const { user, where } = renderWeb(<List />, { path: "/listings" });
    await user.type(box(), "por");
    await waitFor(() => expect(where()).toBe("/listings?search_term=por"));
    await user.type(box(), "ch");
    await waitFor(() => expect(where()).toBe("/listings?search_term=porch"));
    expect(recentSearches()[0]).toBe("search_term=porch");
    expect(recentSearches()).toHaveLength(2);
    cleanup();
    for (const beds of [1, 2, 3, 4, 5]) remember(`/listings?min_bedrooms=${beds}`);
    expect(recentSearches()).toHaveLength(5);
    expect(recentSearches()[0]).toBe("min_bedrooms=5");
  });
});
