import { mapTiles, PUBLIC_TILES } from "@domain/search/map-tiles.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { MAX_TILE_FAILURES } from "@web/components/map/map-ground.tsx";
import { loadCounties } from "@web/components/map/outlines.ts";
import { env } from "@web/lib/env.ts";
import type { Map as LeafletMap } from "leaflet";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { useMap } from "react-leaflet";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeTiles, noTiles } from "../../../support/fake-tiles.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { partOf, pmtilesFile } from "./pmtiles-file.ts";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => {
  noTiles();
});

let map: LeafletMap;

function Expose() {
  map = useMap();
  return null;
}

function open(zoom = 4) {
  return renderWeb(
    <BaseMap label="Map" center={[39.83, -98.58]} zoom={zoom} minZoom={2}>
      <Expose />
    </BaseMap>,
  );
}

const tiles = () => [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")];
const states = () => document.querySelectorAll(".map-land");
const counties = () => document.querySelectorAll(".map-county");

test("asks a tile service for one picture, then for those in sight", async () => {
  const { asked } = fakeTiles();
  open();
  await waitFor(() => expect(tiles().length).toBeGreaterThan(5));
  expect(asked).toEqual([expect.stringMatching(/^http:\/\/tiles-\d+\.test\/4\/3\/6\.png$/)]);
  expect(tiles().map((tile) => tile.getAttribute("src"))).toContain(asked[0]);
  expect(tiles()[0]).toHaveStyle({ width: "256px", height: "256px" });
  // The public service refuses pages that don't name themselves.
  expect(tiles()[0]?.referrerPolicy).toBe("strict-origin-when-cross-origin");
  expect(states()).toHaveLength(0);
});

test("the map without an answer shows the outlines at once and says so, until the network is back", async () => {
  const { asked } = fakeTiles(false);
  open();
  await waitFor(() => expect(states().length).toBeGreaterThan(49));
  expect(screen.getByText(/^We can't load streets right now/)).toBeVisible();
  expect(tiles()).toHaveLength(0);
  expect(asked).toHaveLength(1);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(asked).toHaveLength(2));
});

test("offline, asks nobody", async () => {
  const { asked } = fakeTiles();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open();
  await waitFor(() => expect(states().length).toBeGreaterThan(49));
  expect(asked).toEqual([]);
});

test("replaces tiles that fail later with the outlines", async () => {
  fakeTiles();
  open();
  await waitFor(() => expect(tiles().length).toBeGreaterThan(5));
  const [one, ...others] = tiles();
  for (const tile of others.slice(0, 3)) fireEvent.error(tile);
  // One tile that arrives shows that the service is up.
  fireEvent.load(one as Element);
  expect(tiles().length).toBeGreaterThan(5);
  for (const tile of others.slice(3, 7)) fireEvent.error(tile);
  await waitFor(() => expect(states().length).toBeGreaterThan(49));
  expect(tiles()).toHaveLength(0);
});

test("names the public service where none is set, and nobody where none is wanted", () => {
  expect(mapTiles(undefined)).toEqual(PUBLIC_TILES);
  expect(mapTiles("none")).toBeUndefined();
  expect(mapTiles("https://files.test/us.pmtiles", "©")?.kind).toBe("archive");
  open();
  expect(screen.getByText(/^This map shows no streets/)).toBeVisible();
});

test("has a switch for pictures from above where there are some", async () => {
  fakeTiles();
  Object.assign(env, {
    satelliteUrl: "http://above.test/{z}/{x}/{y}.jpg",
    satelliteAttribution: "© Above",
  });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Satellite", pressed: false }));
  expect(tiles()[0]).toHaveAttribute("src", expect.stringContaining("http://above.test/"));
  expect(screen.getByText(/© Above/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Satellite", pressed: true }));
  await waitFor(() => expect(tiles()[0]?.getAttribute("src")).toContain("http://tiles-"));
  Object.assign(env, { satelliteUrl: undefined, satelliteAttribution: undefined });
});

test("credits OpenStreetMap for the places of homes, once", async () => {
  const { unmount } = open();
  const credit = screen.getByRole("link", { name: "© OpenStreetMap contributors" });
  expect(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  unmount();
  fakeTiles(true, "© OpenStreetMap contributors");
  open();
  await waitFor(() => expect(tiles().length).toBeGreaterThan(5));
  expect(screen.getAllByText(/OpenStreetMap/)).toHaveLength(1);
  for (const tile of tiles().slice(0, MAX_TILE_FAILURES)) fireEvent.error(tile);
  expect(screen.getAllByText(/OpenStreetMap/)).toHaveLength(1);
});

test("draws, labels the states and, from zoom 7 on, the visible counties, hidden from screen readers", async () => {
  open(5);
  await waitFor(() => expect(states().length).toBeGreaterThan(49));
  expect(screen.getByText(/Outlines: U\.S\. Census Bureau/)).toBeInTheDocument();
  expect(await screen.findByText("Kansas")).toHaveAttribute("aria-hidden", "true");
  // Its name doesn't fit.
  expect(screen.queryByText("District of Columbia")).not.toBeInTheDocument();
  const see = (place: [number, number], zoom: number) =>
    act(() => void map.setView(place, zoom, { animate: false }));
  see([39.83, -98.58], 6);
  expect(counties()).toHaveLength(0);
  see([39.83, -98.58], 7);
  // This reads a file of 800 kB.
  await waitFor(() => expect(counties().length).toBeGreaterThan(30));
  expect(counties().length).toBeLessThan(1_000);
  const before = counties().length;
  see([43.6, -116.2], 9);
  expect(counties().length).toBeGreaterThan(0);
  expect(counties().length).toBeLessThan(before);
  expect(await screen.findByText("Ada")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByText("Kansas")).not.toBeInTheDocument();
  see([43.6, -116.2], 6);
  expect(counties()).toHaveLength(0);
});

test("computes a county's bounds from its outline", async () => {
  const found = await loadCounties();
  expect(found.length).toBeGreaterThan(3_000);
  for (const county of found.filter((_, index) => index % 200 === 0)) {
    const { geometry } = county.outline();
    const points = JSON.stringify(geometry).match(/\[(-?[\d.]+),(-?[\d.]+)\]/g) ?? [];
    const all = points.map((point) => JSON.parse(point) as [number, number]);
    const expected = [
      Math.min(...all.map(([lng]) => lng)),
      Math.min(...all.map(([, lat]) => lat)),
      Math.max(...all.map(([lng]) => lng)),
      Math.max(...all.map(([, lat]) => lat)),
    ];
    county.bounds.forEach((side, index) => {
      expect(side).toBeCloseTo(expected[index] as number, 8);
    });
  }
});

describe("streets from one PMTiles file", () => {
  /** Streets from one PMTiles file. */
  const server = setupServer();
  const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
    URL.createObjectURL = () => "blob:a-tile";
  });
  afterEach(() => {
    server.resetHandlers();
    noTiles();
  });
  afterAll(() => server.close());

  function open(name: string) {
    Object.assign(env, {
      tileUrl: `http://files.test/${name}.pmtiles`,
      tileAttribution: "© Files",
    });
    return renderWeb(
      <BaseMap label="Map" center={[0, 0]} zoom={0} minZoom={0}>
        {null}
      </BaseMap>,
    );
  }

  test("shows the pictures of a file of pictures", async () => {
    const parts: (string | null)[] = [];
    server.use(
      http.get("http://files.test/pictures.pmtiles", ({ request }) => {
        parts.push(request.headers.get("range"));
        return partOf(pmtilesFile("png", PNG), request.headers.get("range"));
      }),
    );
    open("pictures");
    await waitFor(() =>
      expect(document.querySelector("img.leaflet-tile")).toHaveAttribute("src", "blob:a-tile"),
    );
    expect(parts.every((part) => part?.startsWith("bytes="))).toBe(true);
    expect(screen.getByText(/© Files/)).toBeInTheDocument();
    expect(document.querySelector(".map-land")).toBeNull();
  });

  test("draws a file of vector tiles", async () => {
    server.use(
      http.get("http://files.test/vectors.pmtiles", ({ request }) =>
        partOf(pmtilesFile("vector", new Uint8Array()), request.headers.get("range")),
      ),
    );
    // jsdom draws nothing.
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    vi.spyOn(console, "error").mockImplementation(() => {});
    open("vectors");
    await waitFor(() => expect(document.querySelector("canvas.leaflet-tile")).not.toBeNull());
  });

  test("the map without the file shows the outlines", async () => {
    server.use(
      http.get("http://files.test/gone.pmtiles", () => new HttpResponse(null, { status: 404 })),
    );
    open("gone");
    await waitFor(() => expect(document.querySelectorAll(".map-land").length).toBeGreaterThan(49));
    expect(screen.getByText(/^We can't load streets right now/)).toBeVisible();
  });
});
