import { coveredByCredits } from "@web/components/map/map-manners.tsx";
import type { Map as LeafletMap } from "leaflet";

/** How many pixels of the map the credits and a phone's card or lowered list cover; a raised list is about to be lowered. */
export function coveredBelow(map: LeafletMap): number {
  const box = map.getContainer().getBoundingClientRect();
  const frame = map.getContainer().closest(".map-frame");
  const [card, sheet] = [".map-card", ".map-sheet"].map((name) => {
    const {
      left = 0,
      right = 0,
      top = 0,
    } = frame?.querySelector(name)?.getBoundingClientRect() ?? {};
    const isOver = left < box.right && right > box.left;
    return isOver ? Math.max(0, box.bottom - top) : 0;
  });
  return Math.max(
    Math.min(sheet ?? 0, box.height / 4),
    Math.min(coveredByCredits(map), box.height / 3),
    Math.min(card ?? 0, box.height / 2),
  );
}
