import { act, render, screen, waitFor } from "@testing-library/react";
import { MapAim } from "@web/features/search/map/map-aim.tsx";
import type { Aim } from "@web/features/search/map/use-map-aim.ts";
import type { MoveCause } from "@web/features/search/map/use-map-search.ts";
import { DomUtil, type Map as LeafletMap } from "leaflet";
import { createRef, type RefObject } from "react";
import { MapContainer, Marker } from "react-leaflet";
import { expect, test, vi } from "vitest";

const WIDTH = 800;
const HEIGHT = 600;
const BOISE: [number, number] = [43.6, -116.2];

/** Parts of the map that jsdom lacks: its box, and the markers in it where Leaflet has put them. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
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
