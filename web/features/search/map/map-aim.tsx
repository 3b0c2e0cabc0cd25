import { keepFocusInSight } from "@web/components/map/map-manners.tsx";
import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { latLngBounds } from "leaflet";
import { type RefObject, useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { coveredBelow } from "./covered-below.ts";
import type { Aim } from "./use-map-aim.ts";
import type { MoveCause } from "./use-map-search.ts";

/** Padding around all homes; more at the top, where controls lie over the map. */
const FIT_PADDING = 20;
const FIT_PADDING_TOP = 64;
/** A single home is shown at street level, no closer. */
const CLOSEST_FIT = 15;

/** Moves the map to its aim, the first time without animation. */
export function MapAim({ aim, cause }: { aim: Aim | undefined; cause: RefObject<MoveCause> }) {
  const map = useMap();
  const hasAimed = useRef(false);

  useEffect(() => {
    if (!aim) return;
    const [west, south, east, north] = aim.bounds;
    // Across the date line, the degrees continue past 180.
    const bounds = latLngBounds([south, west], [north, east < west ? east + 360 : east]);
    cause.current = "aim";
    // If only the center changes, Leaflet puts the markers in their places after it has said that the move is over.
    map.once("moveend", () => queueMicrotask(() => keepFocusInSight(map)));
    map.fitBounds(bounds, {
      ...(aim.kind === "all"
        ? {
            paddingTopLeft: [FIT_PADDING, FIT_PADDING_TOP],
            paddingBottomRight: [FIT_PADDING, FIT_PADDING + coveredBelow(map)],
            maxZoom: CLOSEST_FIT,
          }
        : {}),
      animate: hasAimed.current && !prefersReducedMotion(),
    });
    hasAimed.current = true;
  }, [map, aim, cause]);

  return null;
}
