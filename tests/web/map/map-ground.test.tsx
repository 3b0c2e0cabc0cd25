import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { MAX_TILE_FAILURES } from "@web/components/map/map-ground.tsx";
import { loadCounties } from "@web/components/map/outlines.ts";
import { env } from "@web/lib/env.ts";
import type { Map as LeafletMap } from "leaflet";
import { useMap } from "react-leaflet";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(env, { tileUrl: undefined, tileAttribution: undefined });
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

const tiles = () => [...document.querySelectorAll("img.leaflet-tile")];
const states = () => document.querySelectorAll(".map-land");
const counties = () => document.querySelectorAll(".map-county");

test("uses 256 px tiles where there is a service", () => {
  Object.assign(env, { tileUrl: "http://tiles.test/{z}/{x}/{y}.png" });
  open();
  expect(tiles().length).toBeGreaterThan(5);
  expect(tiles()[0]).toHaveAttribute(
    "src",
    expect.stringMatching(/^http:\/\/tiles\.test\/4\/\d+\/\d+\.png$/),
  );
  expect(tiles()[0]).toHaveStyle({ width: "256px", height: "256px" });
  expect(states()).toHaveLength(0);
});

test("replaces failing tiles with the outlines until the network is back", async () => {
  Object.assign(env, { tileUrl: "http://tiles.test/{z}/{x}/{y}.png" });
  open();
  const [one, ...others] = tiles();
  for (const tile of others.slice(0, 3)) fireEvent.error(tile);
  // One tile that arrives shows that the service is up.
  fireEvent.load(one as Element);
  expect(tiles().length).toBeGreaterThan(5);
  for (const tile of others.slice(3, 7)) fireEvent.error(tile);
  await waitFor(() => expect(states().length).toBeGreaterThan(49));
  expect(tiles()).toHaveLength(0);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(tiles().length).toBeGreaterThan(5);
});

test("credits OpenStreetMap for the places of homes, once", () => {
  const { unmount } = open();
  const credit = screen.getByRole("link", { name: "© OpenStreetMap contributors" });
  expect(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  unmount();
  Object.assign(env, {
    tileUrl: "http://tiles.test/{z}/{x}/{y}.png",
    tileAttribution: "© OpenStreetMap contributors",
  });
  open();
  expect(screen.getAllByText(/OpenStreetMap/)).toHaveLength(1);
  for (const tile of tiles().slice(0, MAX_TILE_FAILURES)) fireEvent.error(tile);
  expect(screen.getAllByText(/OpenStreetMap/)).toHaveLength(1);
});

test("draws the visible counties from zoom 7 on", async () => {
  open(6);
  await waitFor(() => expect(states().length).toBeGreaterThan(49));
  expect(screen.getByText(/Outlines: U\.S\. Census Bureau/)).toBeInTheDocument();
  expect(counties()).toHaveLength(0);
  act(() => {
    map.setZoom(7, { animate: false });
  });
  // This reads a file of 800 kB.
  await waitFor(() => expect(counties().length).toBeGreaterThan(30));
  expect(counties().length).toBeLessThan(1_000);
  const before = counties().length;
  act(() => {
    map.setView([43.6, -116.2], 9, { animate: false });
  });
  expect(counties().length).toBeGreaterThan(0);
  expect(counties().length).toBeLessThan(before);
  act(() => {
    map.setZoom(6, { animate: false });
  });
  expect(counties()).toHaveLength(0);
});

test("labels states and, closer in, counties, hidden from screen readers", async () => {
  open(5);
  expect(await screen.findByText("Kansas")).toHaveAttribute("aria-hidden", "true");
  // Its name doesn't fit.
  expect(screen.queryByText("District of Columbia")).not.toBeInTheDocument();
  act(() => {
    map.setView([43.6, -116.2], 9, { animate: false });
  });
  expect(await screen.findByText("Ada")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByText("Kansas")).not.toBeInTheDocument();
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
