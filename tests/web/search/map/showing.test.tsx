import { act, render } from "@testing-library/react";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { Showing, type ShowingOrder } from "@web/features/search/map/showing.tsx";
import type { MoveCause } from "@web/features/search/map/use-map-search.ts";
import type { Map as LeafletMap } from "leaflet";
import { createRef, useRef } from "react";
import { useMap } from "react-leaflet";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.useFakeTimers();
});
const HOME = { id: "a-home", lat: 43.6, lng: -116.2, price: 450_000, status: "active" };
const map = createRef<LeafletMap>();

function TheMap({ order, onArrive }: { order?: ShowingOrder; onArrive: () => void }) {
  const cause = useRef<MoveCause>("hand");
  return (
    <BaseMap label="Map" center={[39.83, -98.58]} zoom={4} minZoom={2}>
      <Expose />
      <Showing order={order} cause={cause} onArrive={onArrive} />
    </BaseMap>
  );
}

function Expose() {
  map.current = useMap();
  return null;
}

const circle = () => document.querySelector(".map-circle");
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("centers at zoom 15, after 1 s opens the popup with a circle, which disappears after 5 s", () => {
  const onArrive = vi.fn();
  const view = render(<TheMap onArrive={onArrive} />);
  view.rerender(<TheMap order={{ home: HOME }} onArrive={onArrive} />);
  wait(999);
  expect(map.current?.getZoom()).toBe(15);
  expect(map.current?.getCenter().lat).toBeCloseTo(43.6);
  expect(map.current?.getCenter().lng).toBeCloseTo(-116.2);
  expect(onArrive).not.toHaveBeenCalled();
  expect(circle()).toBeNull();
  wait(1);
  expect(onArrive).toHaveBeenCalledExactlyOnceWith(HOME, false);
  expect(circle()).not.toBeNull();
  wait(4_999);
  expect(circle()).not.toBeNull();
  wait(1);
  expect(circle()).toBeNull();
});

test("a newly shown home replaces the first at once", () => {
  const onArrive = vi.fn();
  const other = { ...HOME, id: "another", lat: 25.8 };
  const view = render(<TheMap order={{ home: HOME }} onArrive={onArrive} />);
  wait(500);
  view.rerender(<TheMap order={{ home: other }} onArrive={onArrive} />);
  wait(1_000);
  expect(onArrive).toHaveBeenCalledExactlyOnceWith(other, false);
});

test("does nothing after the page was left", () => {
  const onArrive = vi.fn();
  const view = render(<TheMap order={{ home: HOME }} onArrive={onArrive} />);
  view.unmount();
  wait(10_000);
  expect(onArrive).not.toHaveBeenCalled();
});
