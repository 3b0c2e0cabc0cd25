// Layer: all, because each test draws the whole map; tests/web/search/map has quick ones of its moves and places.
import { areaBounds, decodeArea, encodeArea } from "@domain/search/area.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, details, homeId, page, range } from "../../homes/listings/homes.ts";
import { findMap, mapAnswer, onQuestions, openMap } from "./map-screen.tsx";

const server = startCloud();

const BOISE = { id: homeId(1), lat: 43.6, lng: -116.2, price: 401_000, status: "active" };
const MIAMI = { id: homeId(2), lat: 25.8, lng: -80.2, price: 1_250_000, status: "active" };
const ALL = mapAnswer({
  total: 3,
  unmapped: 1,
  bounds: [-116.2, 25.8, -80.2, 43.6],
  clusters: [{ lat: 39.7, lng: -105, count: 7, bounds: [-106, 39, -104, 40.5] }],
  homes: [BOISE, MIAMI],
});
const LIST = page([
  card(1, { lat: 43.6, lng: -116.2 }),
  card(2, { lat: 25.8, lng: -80.2 }),
  card(3, { lat: null, lng: null }),
]);

/** Parts of the map that jsdom lacks. By default the visitor is in Boise. */
function placeVisitor(
  answer: Geolocation["getCurrentPosition"] = (found) =>
    found({ coords: { latitude: 43.6, longitude: -116.2, accuracy: 50 } } as GeolocationPosition),
): void {
  const value = { getCurrentPosition: answer };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value });
}

const listQuery = (asked: { list: URLSearchParams[] }) => asked.list.at(-1);
/** The view that the map has asked for last. */
const viewOf = (asked: { map: Request[] }) => new URL(asked.map.at(-1)?.url ?? "").searchParams;
const toggle = (name: string) => screen.getByRole("radio", { name });

test("the grid is the default; the map is one press away and in the address", async () => {
  onQuestions(server, { map: () => ALL, list: () => LIST });
  const { user, where } = openMap("/listings?property_type=house");
  await screen.findByText(/^Showing 3 available/);
  expect(toggle("Grid View")).toBeChecked();
  await user.click(toggle("Map View"));
  expect(where()).toBe("/listings?property_type=house&view=map");
  expect(await findMap()).toBeVisible();
  expect(screen.getByText("Hover map to zoom • Use arrows to navigate")).toBeVisible();
  await user.click(toggle("Grid View"));
  expect(where()).toBe("/listings?property_type=house");
  expect(screen.queryByRole("region", { name: "Map of homes for sale" })).toBeNull();
});

test("shows that it is loading, then all homes, how to zoom and what is missing; the list covers the whole search", async () => {
  const first = deferred<typeof ALL>();
  const asked = onQuestions(server, { map: () => first.promise, list: () => LIST });
  const { user, where } = openMap();
  expect(await screen.findByText("Loading property locations...")).toBeVisible();
  expect(screen.queryByText("Hover to enable map zoom")).not.toBeInTheDocument();
  first.resolve(ALL);
  expect(await screen.findByText("Hover to enable map zoom")).toBeVisible();
  expect(screen.getByText("Exploring 3 available properties on the map.")).toBeVisible();
  expect(screen.getByText("1 of them is not on the map.")).toBeVisible();
  const pill = await screen.findByRole("button", { name: "$401K, show this home" });
  expect(screen.getByRole("button", { name: "$1.25M, show this home" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "7 homes, zoom in" })).toBeInTheDocument();
  expect(screen.getByText("Not on the map")).toBeVisible();

  await waitFor(() => expect(asked.map.length).toBeGreaterThan(1));
  const view = viewOf(asked);
  expect(Number(view.get("west"))).toBeLessThan(-116.2);
  expect(Number(view.get("south"))).toBeLessThan(25.8);
  expect(Number(view.get("east"))).toBeGreaterThan(-80.2);
  expect(Number(view.get("north"))).toBeGreaterThan(43.6);
  expect(view.get("zoom")).toBe("4");
  expect(view.has("sort")).toBe(false);
  expect(listQuery(asked)?.has("west")).toBe(false);
  expect(where()).toBe("/listings?view=map");

  // A home hovered in the list is marked on the map.
  const link = screen.getByRole("link", { name: "Home number 1" });
  await user.hover(link);
  expect(pill).toHaveClass("is-marked");
  await user.unhover(link);
  expect(pill).not.toHaveClass("is-marked");
});

test("a press on a cluster zooms in, and the list and the address follow", async () => {
  const asked = onQuestions(server, {
    map: () => ALL,
    list: (query) => (query.has("west") ? page(range(5, 6)) : LIST),
  });
  const { user, where } = openMap();
  await user.click(await screen.findByRole("button", { name: "7 homes, zoom in" }));
  expect(
    await screen.findByText(/^Exploring 2 available properties in this part of the map\./),
  ).toBeVisible();
  expect(screen.getByText("1 more matches, but is not on the map.")).toBeVisible();
  const [west, south, east, north] = ["west", "south", "east", "north"].map((side) =>
    Number(listQuery(asked)?.get(side)),
  );
  expect(west).toBeLessThanOrEqual(-106);
  expect(south).toBeLessThanOrEqual(39);
  expect(east).toBeGreaterThanOrEqual(-104);
  expect(north).toBeGreaterThanOrEqual(40.5);
  expect(where()).toBe(`/listings?bbox=${[west, south, east, north].join("%2C")}&view=map`);
});

test("a map moved away from an open popup stays there until a new search, which covers the whole country", async () => {
  const condos = mapAnswer({ total: 1, bounds: [-80.2, 25.8, -80.2, 25.8], homes: [MIAMI] });
  const asked = onQuestions(server, {
    map: (query) => (typeAsked(query) === "condo" ? condos : ALL),
    list: (query) =>
      typeAsked(query) ? page(range(2, 2)) : query.has("west") ? page([card(2)]) : LIST,
  });
  server.use(http.get(rest("listings"), () => HttpResponse.json([details(1)])));
  const { user, where } = openMap();
  // The popup takes the home from the list.
  await screen.findByText(/^Exploring 3 available properties/);
  await user.click(await screen.findByRole("button", { name: "$401K, show this home" }));
  await screen.findByRole("link", { name: "View Details" });
  screen.getByRole("button", { name: "7 homes, zoom in" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toContain("bbox="));
  await screen.findByText(/^Exploring 1 available property in this part of the map\./);
  expect(await screen.findByRole("link", { name: "View Details" })).toBeVisible();
  // The button appears when the map has moved without the list.
  const goneOn = screen.findByRole("button", { name: "Search this area" }, { timeout: 1_000 });
  await expect(goneOn).rejects.toThrow();
  await user.selectOptions(screen.getByRole("combobox", { name: "Property type" }), "condo");
  expect(screen.queryByRole("link", { name: "View Details" })).not.toBeInTheDocument();
  await screen.findByText(/^Exploring 1 available property on the map\./);
  expect(where()).toBe("/listings?property_type=condo&view=map");
  await waitFor(() => {
    const view = viewOf(asked);
    expect(view.get("zoom")).toBe("15");
    expect(Number(view.get("west"))).toBeLessThan(-80.2);
    expect(Number(view.get("east"))).toBeGreaterThan(-80.2);
  });
  for (const name of ["7 homes, zoom in", "Search this area"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});

test("old markers stay until the new ones arrive, and an outdated request is aborted", async () => {
  const never = new Promise<typeof ALL>(() => {});
  const asked = onQuestions(server, {
    map: (query) => (typeAsked(query) === "condo" ? never : ALL),
    list: () => LIST,
  });
  const { user } = openMap();
  await screen.findByText("Hover to enable map zoom");
  const type = screen.getByRole("combobox", { name: "Property type" });
  await user.selectOptions(type, "condo");
  await waitFor(() => expect(asked.map.at(-1)?.url).toContain("condo"));
  const stale = asked.map.at(-1);
  expect(screen.getByRole("button", { name: "$401K, show this home" })).toBeInTheDocument();
  await user.selectOptions(type, "land");
  await waitFor(() => expect(stale?.signal.aborted).toBe(true));
});

test("a pinned list stays until this area is searched", async () => {
  const asked = onQuestions(server, { map: () => ALL, list: () => LIST });
  const { user, where } = openMap();
  const cluster = await screen.findByRole("button", { name: "7 homes, zoom in" });
  await user.click(screen.getByRole("checkbox", { name: "Search as I move the map" }));
  expect(screen.queryByRole("button", { name: "Search this area" })).not.toBeInTheDocument();
  await user.click(cluster);
  const search = await screen.findByRole("button", { name: "Search this area" });
  // Only one control is shown in the same place at a time.
  expect(screen.queryByRole("checkbox", { name: "Search as I move the map" })).toBeNull();
  expect(where()).toBe("/listings?view=map");
  expect(listQuery(asked)?.has("west")).toBe(false);
  await user.click(search);
  await waitFor(() => expect(listQuery(asked)?.has("west")).toBe(true));
  expect(where()).toContain("bbox=");
  expect(screen.queryByRole("button", { name: "Search this area" })).not.toBeInTheDocument();
});

test("the popup describes the home, after a retry if it has to; Escape closes it and restores the focus", async () => {
  onQuestions(server, { map: () => ALL, list: () => page([card(1)], { total: 3 }) });
  server.use(
    http.get(rest("listings"), () => HttpResponse.error(), { once: true }),
    http.get(rest("listings"), () => HttpResponse.json([details(2)])),
  );
  const { user, container } = openMap();
  const pill = await screen.findByRole("button", { name: "$1.25M, show this home" });
  pill.focus();
  await user.keyboard("{Enter}");
  await findAlert("Network error - please check your connection");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const link = await screen.findByRole("link", { name: "View Details" });
  expect(link).toHaveAttribute("href", `/listings/${homeId(2)}`);
  const popup = container.querySelector<HTMLElement>(".leaflet-popup") as HTMLElement;
  expect(within(popup).getByRole("heading", { name: "Home number 2" })).toBeVisible();
  expect(within(popup).getByText("2 Maple Street, Boise, ID 83702")).toBeVisible();
  expect(within(popup).getByText("$402,000")).toBeVisible();
  expect(within(popup).getByText("3 beds • 2.5 baths • 1,840 sqft")).toBeVisible();
  expect(within(popup).getByRole("img", { name: "Photo 1 of home 2" })).toBeInTheDocument();
  expect(popup).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("link", { name: "View Details" })).toBeNull());
  expect(pill).toHaveFocus();
});

test("the list works without the map's response, and the map without the list's", async () => {
  let broken: "map" | "list" | undefined = "map";
  const failure = () => HttpResponse.json({}, { status: 500 });
  onQuestions(server, {
    map: () => (broken === "map" ? failure() : ALL),
    list: () => (broken === "list" ? failure() : LIST),
  });
  const first = openMap();
  await findAlert("HTTP error! status: 500");
  expect(await screen.findByRole("heading", { name: "Home number 1" })).toBeVisible();
  broken = undefined;
  await first.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "$401K, show this home" })).toBeVisible();
  first.unmount();

  broken = "list";
  openMap();
  expect(await screen.findByText("Error Loading Properties")).toBeVisible();
  expect(await screen.findByRole("button", { name: "$401K, show this home" })).toBeVisible();
});

test("an area without homes says so and offers a way out", async () => {
  onQuestions(server, {
    map: () => ALL,
    list: (query) => (query.has("west") ? page([]) : LIST),
  });
  const { user, where } = openMap("/listings?bbox=-100,40,-99,41&view=map");
  expect(await screen.findByText("No Properties Found")).toBeVisible();
  await screen.findByRole("button", { name: "$401K, show this home" });
  await user.click(screen.getByRole("button", { name: "Zoom out to all homes" }));
  expect(await screen.findByText(/^Exploring 3 available properties on the map\./)).toBeVisible();
  expect(where()).toBe("/listings?view=map");
});

function typeAsked(query: URLSearchParams): string | undefined {
  return JSON.parse(query.get("filters") ?? "{}").property_type;
}

test("draws an area, which the search, the map and the address keep until its chip is pressed", async () => {
  const asked = onQuestions(server, { map: () => ALL, list: () => LIST });
  const { user, where, container } = openMap("/listings?property_type=house&view=map");
  await user.click(await screen.findByRole("button", { name: "Draw an area" }));
  expect(screen.getByText(/^Draw around the part you want/)).toBeVisible();
  const sheet = container.querySelector(".map-drawing") as HTMLElement;
  const draw = (points: [number, number][]) => {
    const [first, ...more] = points.map(([clientX, clientY]) => ({
      clientX,
      clientY,
      isPrimary: true,
    }));
    fireEvent.pointerDown(sheet, { ...first, button: 0 });
    for (const point of more) fireEvent.pointerMove(sheet, point);
    fireEvent.pointerUp(sheet, more.at(-1));
  };
  draw([
    [300, 300],
    [302, 300],
    [301, 302],
  ]);
  expect(await screen.findByText(/^We can't search that area/)).toBeVisible();
  expect(where()).not.toContain("area=");

  draw([
    [300, 200],
    [500, 200],
    [500, 400],
    [300, 400],
  ]);
  await waitFor(() => expect(where()).toContain("area="));
  const { searchParams } = new URL(where(), "http://site");
  const corners = decodeArea(searchParams.get("area") ?? "") ?? [];
  expect(corners).toHaveLength(4);
  await waitFor(() =>
    expect(filtersOf(asked.list.at(-1))).toEqual({
      property_type: "house",
      area: searchParams.get("area"),
    }),
  );
  await waitFor(() => expect(filtersOf(viewOf(asked)).area).toBe(searchParams.get("area")));
  expect(container.querySelector("path.map-area")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Draw an area" })).toBeVisible();

  await user.click(await screen.findByRole("button", { name: "Remove filter: Area on the map" }));
  await waitFor(() => expect(where()).toBe("/listings?property_type=house&view=map"));
  expect(container.querySelector("path.map-area")).toBeNull();
});

test("the list over a phone's map reaches its full height by its grip alone, with a way back to the map", async () => {
  onQuestions(server, { map: () => ALL, list: () => LIST });
  const { user } = openMap();
  const sheet = await screen.findByRole("region", { name: "List of homes" });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  expect(screen.queryByRole("button", { name: "Map" })).toBeNull();
  await press("Show the list");
  expect(sheet).toHaveAttribute("data-height", "half");
  await press("Map");
  expect(sheet).toHaveAttribute("data-height", "low");
  await press("Show the list");
  await press("Show only the list");
  expect(sheet).toHaveAttribute("data-height", "full");
  await press("Show the map");
  expect(sheet).toHaveAttribute("data-height", "low");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(sheet).toHaveAttribute("data-height", "full");
  await user.keyboard("{ArrowDown}");
  expect(sheet).toHaveAttribute("data-height", "half");
});

test("searches what the map shows, by keyboard; Escape ends drawing, but not from a field elsewhere", async () => {
  onQuestions(server, { map: () => ALL, list: () => LIST });
  const { user, where } = openMap("/listings?bbox=-117,43,-115,44&view=map");
  await screen.findByText("Hover to enable map zoom");
  const draw = () => screen.findByRole("button", { name: "Draw an area" });
  const start = async () => {
    (await draw()).focus();
    await user.keyboard("{Enter}");
    return screen.findByText(/^Draw around the part you want/);
  };
  const bar = await start();
  screen.getByRole("combobox", { name: "Search" }).focus();
  await user.keyboard("{Escape}");
  expect(bar).toBeInTheDocument();
  (await findMap()).focus();
  await user.keyboard("{Escape}");
  expect(bar).not.toBeInTheDocument();
  await start();
  await user.keyboard("{Escape}");
  await waitFor(async () => expect(await draw()).toHaveFocus());
  await user.keyboard("{Enter}");
  // Offered once the map has come to rest.
  const use = await screen.findByRole("button", { name: "Use this view" });
  await user.tab();
  expect(use).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(where()).toContain("area="));
  expect(where()).not.toContain("bbox=");
  const code = new URL(where(), "http://site").searchParams.get("area") ?? "";
  const [west, south, east, north] = areaBounds(decodeArea(code) ?? []);
  expect(west).toBeLessThanOrEqual(-117);
  expect(south).toBeLessThanOrEqual(43);
  expect(east).toBeGreaterThanOrEqual(-115);
  expect(north).toBeGreaterThanOrEqual(44);
});

test("an address with a drawn area opens there", async () => {
  const area = encodeArea([
    [-117, 43],
    [-115, 43],
    [-116, 44],
  ]);
  const asked = onQuestions(server, {
    map: () => ({ ...ALL, bounds: [-117, 43, -115, 44] }),
    list: () => LIST,
  });
  const { container } = openMap(`/listings?area=${area}&view=map`);
  await waitFor(() => expect(container.querySelector("path.map-area")).not.toBeNull());
  await waitFor(() => {
    const view = viewOf(asked);
    expect(Number(view.get("zoom"))).toBeGreaterThan(6);
  });
});

test("shows where the visitor is when asked, or says why not", async () => {
  const asked = onQuestions(server, { map: () => ALL, list: () => LIST });
  placeVisitor((_found, failed) =>
    failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );
  const { user, where, container } = openMap();
  await user.click(await screen.findByRole("button", { name: "My location" }));
  expect(await screen.findByText(/^Your browser doesn't share your location/)).toBeVisible();
  expect(container.querySelector(".map-here")).toBeNull();
  placeVisitor();
  await user.click(screen.getByRole("button", { name: "My location" }));
  await waitFor(() => expect(container.querySelector(".map-here")).not.toBeNull());
  await waitFor(() => expect(where()).toContain("bbox="));
  await waitFor(() => expect(viewOf(asked).get("zoom")).toBe("13"));
});

test.each([
  ["follows it", true],
  ["stays behind", false],
])("a map moved before its first answer stays there; the list %s", async (_, isFollowing) => {
  const first = deferred<typeof ALL>();
  const asked = onQuestions(server, { map: () => first.promise, list: () => LIST });
  const zoom = () => viewOf(asked).get("zoom");
  placeVisitor();
  const { user, where } = openMap();
  const follow = await screen.findByRole("checkbox", { name: "Search as I move the map" });
  if (!isFollowing) await user.click(follow);
  await user.click(await screen.findByRole("button", { name: "My location" }));
  await waitFor(() => expect(zoom()).toBe("13"));
  if (isFollowing) await waitFor(() => expect(where()).toContain("bbox="));
  first.resolve(ALL);
  await screen.findByRole("button", { name: "$401K, show this home" });
  // Longer than a move takes to be reported.
  const gone = waitFor(() => expect(zoom()).not.toBe("13"), { timeout: 500 });
  await expect(gone).rejects.toThrow();
});

test("a search for homes near the visitor asks where that is, and says what it has not understood", async () => {
  onQuestions(server, { map: () => ALL, list: () => LIST });
  placeVisitor();
  const { user, where } = openMap("/listings");
  await user.type(
    await screen.findByRole("combobox", { name: "Search" }),
    "cheap 3 beds near me{Enter}",
  );
  await waitFor(() => expect(where()).toMatch(/bbox=.*view=map/));
  expect(where()).toContain("min_bedrooms=3");
  expect(await screen.findByText("Not searched for: “cheap”.")).toBeVisible();
});

const NEAR_BOISE = { ...BOISE, id: homeId(4), lat: 43.61, price: 502_000 };

/** Two flats of a building, and a house nearby; a few homes are shown one by one. */
const TOWN = mapAnswer({
  total: 4,
  bounds: [-116.21, 43.6, -116.2, 43.65],
  homes: [
    BOISE,
    { ...BOISE, id: homeId(3), price: 390_000 },
    NEAR_BOISE,
    { ...BOISE, id: homeId(5), lat: 43.65, price: 610_000 },
  ],
});

test("homes in one place are a number; a press lists them, and each opens", async () => {
  onQuestions(server, { map: () => TOWN, list: () => page([card(1)], { total: 4 }) });
  server.use(http.get(rest("listings"), () => HttpResponse.json([{ ...details(3) }])));
  const { user, where, container } = openMap("/listings?property_type=house&view=map");
  const spot = await screen.findByRole("button", { name: "2 homes in one place, show them" });
  spot.focus();
  await user.keyboard("{Enter}");
  const list = container.querySelector<HTMLElement>(".leaflet-popup") as HTMLElement;
  expect(within(list).getByRole("heading", { name: "2 homes in one place" })).toBeVisible();
  expect(list).toContainElement(document.activeElement as HTMLElement);
  expect(await within(list).findByText("3 Maple Street, Boise, ID 83702")).toBeVisible();
  expect(within(list).getByText("$401,000")).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(spot).toHaveFocus());
  await user.click(spot);
  await user.click(screen.getByRole("link", { name: /\$390,000/ }));
  expect(where()).toBe(`/listings/${homeId(3)}`);
});

test("a pressed home on a phone is a card, and buttons and arrow keys go to the next one in view", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: query.startsWith("(max-width"),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  onQuestions(server, { map: () => TOWN, list: () => page([card(4), card(5)], { total: 4 }) });
  server.use(
    http.get(rest("listings"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id") ?? "";
      return HttpResponse.json([details(id.endsWith(homeId(3)) ? 3 : 1)]);
    }),
  );
  const { user, container } = openMap("/listings?property_type=house&view=map");
  const pill = await screen.findByRole("button", { name: /^\$502K/ });
  pill.focus();
  await user.keyboard("{Enter}");
  const region = await screen.findByRole("region", { name: "Homes on the map" });
  expect(container.querySelector(".leaflet-popup")).toBeNull();
  expect(within(region).getByText("1 of 4")).toBeVisible();
  // Those beside it wait out of sight.
  const shown = () => region.querySelector(".map-card-strip > :not([inert])");
  expect(shown()).toHaveTextContent("Home number 4");
  expect(pill).toHaveClass("is-marked");
  expect(region).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole("button", { name: "Previous home" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await user.click(screen.getByRole("button", { name: "Next home" }));
  expect(await within(region).findByText("2 of 4")).toBeVisible();
  await waitFor(() => expect(shown()).toHaveTextContent(/^Home number [13]/));
  // It is one of those under the number.
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^2 homes/ })).toHaveClass("is-marked"),
  );
  await user.keyboard("{ArrowLeft}");
  expect(await within(region).findByText("1 of 4")).toBeVisible();
  await user.keyboard("{ArrowRight}");
  expect(await within(region).findByText("2 of 4")).toBeVisible();
  await user.keyboard("{ArrowLeft}{Escape}");
  expect(screen.queryByRole("region", { name: "Homes on the map" })).toBeNull();
  await waitFor(() => expect(pill).toHaveFocus());
});

test("an address with an area opens there, and the list keeps that part of the map as a chip", async () => {
  const asked = onQuestions(server, { map: () => ALL, list: () => LIST });
  const { user, where } = openMap("/listings?bbox=-117,43,-115,44&property_type=house&view=map");
  await screen.findByText(/^Exploring 3 available properties in this part of the map\./);
  await waitFor(() => expect(asked.map).toHaveLength(1));
  const view = viewOf(asked);
  expect(Number(view.get("zoom"))).toBeGreaterThan(6);
  expect(Number(view.get("west"))).toBeLessThanOrEqual(-117);
  expect(Number(view.get("east"))).toBeGreaterThanOrEqual(-115);
  expect(screen.queryByRole("button", { name: "Remove filter: Part of the map" })).toBeNull();
  await user.click(toggle("Grid View"));
  const chip = await screen.findByRole("button", { name: "Remove filter: Part of the map" });
  expect(where()).toBe("/listings?property_type=house&bbox=-117%2C43%2C-115%2C44");
  expect(listQuery(asked)?.get("north")).toBe("44");
  await user.click(chip);
  expect(where()).toBe("/listings?property_type=house");
  await waitFor(() => expect(listQuery(asked)?.has("north")).toBe(false));
});

test("a map without a search starts with the continental states, wherever homes are; estimates are called so", async () => {
  const far = { ...ALL, bounds: [-176, 18, -66, 71] as [number, number, number, number] };
  const estimated = { ...far, about: true, unmapped: 1_900, unmapped_about: true };
  const asked = onQuestions(server, { map: () => estimated, list: () => LIST });
  openMap();
  await waitFor(() => expect(asked.map.length).toBeGreaterThan(1));
  const view = viewOf(asked);
  expect(Number(view.get("north"))).toBeLessThan(70);
  expect(await screen.findByRole("button", { name: "about 7 homes, zoom in" })).toBeInTheDocument();
  expect(screen.getByText(/About 1,900 of them are not on the map/)).toBeVisible();
});

test("a phone's list covers no home at first", async () => {
  const rect = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  rect.mockImplementation(function (this: HTMLElement) {
    if (this.matches(".map-sheet")) return new DOMRect(0, 480, 800, 120);
    return this.matches(".site-map") ? new DOMRect(0, 0, 800, 600) : new DOMRect();
  });
  const south = { ...BOISE, id: homeId(3), lat: 43.2, price: 502_000 };
  onQuestions(server, {
    map: () => mapAnswer({ total: 2, bounds: [-116.2, 43.2, -116.2, 43.6], homes: [BOISE, south] }),
    list: () => LIST,
  });
  openMap("/listings?property_type=house&view=map");
  const home = await screen.findByRole("button", { name: /^\$502K/ });
  // The lower edge of its price is where the home is.
  await waitFor(() => expect(heightOf(home)).toBeGreaterThan(300));
  expect(heightOf(home)).toBeLessThanOrEqual(460);
  expect(heightOf(screen.getByRole("button", { name: /^\$401K/ }))).toBeGreaterThanOrEqual(64);
});

/** How far down the map a marker is. */
function heightOf(marker: HTMLElement): number {
  return Number.parseInt(marker.style.top, 10);
}

function filtersOf(query: URLSearchParams | undefined): Record<string, unknown> {
  return JSON.parse(query?.get("filters") ?? "{}");
}
