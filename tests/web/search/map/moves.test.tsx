import { act, render, screen, waitFor } from "@testing-library/react";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { MapAim } from "@web/features/search/map/map-aim.tsx";
import { Showing, type ShowingOrder } from "@web/features/search/map/showing.tsx";
import type { Aim } from "@web/features/search/map/use-map-aim.ts";
import type { MoveCause } from "@web/features/search/map/use-map-search.ts";
import { DomUtil, type Map as LeafletMap } from "leaflet";
import { createRef, type RefObject, useRef } from "react";
import { MapContainer, Marker, useMap } from "react-leaflet";
import { beforeEach, describe, expect, test, vi } from "vitest";

const WIDTH = 800;
const HEIGHT = 600;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
});

const HOME = { id: "a-home", lat: 43.6, lng: -116.2, price: 450_000, status: "active" };
const map = createRef<LeafletMap>();

function TheMap({ order, onArrive }: { order?: ShowingOrder; onArrive: () => void }) {
  const cause = useRef<MoveCause>("hand");
  return (
    <BaseMap label="Map" center={[39.83, -98.58]} zoom={4} minZoom={2}>
      <Exposed map={map} />
      <Showing order={order} cause={cause} onArrive={onArrive} />
    </BaseMap>
  );
}

function Exposed(props: { map: RefObject<LeafletMap | null> }) {
  props.map.current = useMap();
  return null;
}

describe("showing a home on the map", () => {
  beforeEach(() => void vi.useFakeTimers());
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
});

describe("the aim of the map", () => {
  const BOISE: [number, number] = [43.6, -116.2];

  /** Where credits of two lines are, above a phone's list. */
  const CREDITS = new DOMRect(0, HEIGHT - 112, WIDTH, 36);

  /** Parts of the map that jsdom lacks: its box, its credits, and the markers in it where Leaflet has put them. */
  function layOut() {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.matches(".leaflet-control-attribution")) return CREDITS;
      const pane = this.closest<HTMLElement>(".leaflet-map-pane");
      if (!pane) return new DOMRect(0, 0, WIDTH, HEIGHT);
      const { x, y } = DomUtil.getPosition(this).add(DomUtil.getPosition(pane));
      return new DOMRect(x - 10, y - 10, 20, 20);
    });
  }

  test("a marker that has the focus stays in sight when the map aims elsewhere at the same zoom", async () => {
    layOut();
    const cause: RefObject<MoveCause> = { current: "hand" };
    const map = createRef<LeafletMap>();
    const show = (aim?: Aim) => (
      <MapContainer ref={map} center={BOISE} zoom={6} style={{ width: WIDTH, height: HEIGHT }}>
        <Marker position={BOISE} alt="Home in Boise" />
        <MapAim aim={aim} cause={cause} />
      </MapContainer>
    );
    const { rerender } = render(show());
    const marker = await screen.findByRole("button", { name: "Home in Boise" });
    act(() => marker.focus());
    // An area as large as the map's, and half a country away.
    const bounds = map.current?.getBounds().pad(-0.05);
    if (!bounds) throw new Error("The map has no bounds.");
    const [west, east] = [bounds.getWest() + 25, bounds.getEast() + 25];
    rerender(show({ kind: "area", bounds: [west, bounds.getSouth(), east, bounds.getNorth()] }));
    await waitFor(() => expect(map.current?.getZoom()).toBe(6));
    await waitFor(() => {
      const { left, right } = marker.getBoundingClientRect();
      expect(right).toBeGreaterThan(0);
      expect(left).toBeLessThan(WIDTH);
    });
    expect(map.current?.getCenter().lng).toBeGreaterThan(BOISE[1] + 1);
  });

  test("a marker under the credits moves above them when it gets the focus", async () => {
    layOut();
    const map = createRef<LeafletMap>();
    const show = (place?: [number, number]) => (
      <BaseMap label="Map" center={BOISE} zoom={6} minZoom={2}>
        <Exposed map={map} />
        {place && <Marker position={place} alt="Home by the river" />}
      </BaseMap>
    );
    const { rerender } = render(show());
    const { lat, lng } = map.current?.containerPointToLatLng([WIDTH / 2, HEIGHT - 90]) ?? {};
    rerender(show([lat ?? 0, lng ?? 0]));
    const marker = await screen.findByRole("button", { name: "Home by the river" });
    act(() => marker.focus());
    await waitFor(() =>
      expect(marker.getBoundingClientRect().bottom).toBeLessThanOrEqual(CREDITS.top),
    );
  });
});
