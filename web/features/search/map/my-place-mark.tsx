import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { divIcon } from "leaflet";
import { type RefObject, useEffect } from "react";
import { Circle, Marker, useMap } from "react-leaflet";
import type { MoveCause } from "./use-map-search.ts";
import type { MyPlace } from "./use-my-place.ts";

/** Shows the town around the visitor. */
const ZOOM = 13;

/** Moves the map to the visitor's place, marks it, and lets the search follow. */
export function MyPlaceMark({ place, cause }: { place: MyPlace; cause: RefObject<MoveCause> }) {
  const map = useMap();
  useEffect(() => {
    cause.current = "hand";
    map.setView([place.lat, place.lng], Math.max(map.getZoom(), ZOOM), {
      animate: !prefersReducedMotion(),
    });
  }, [map, place, cause]);
  const position: [number, number] = [place.lat, place.lng];
  return (
    <>
      <Circle
        center={position}
        radius={place.accuracyM}
        interactive={false}
        className="map-here-around"
        weight={1}
      />
      <Marker
        position={position}
        icon={HERE}
        interactive={false}
        keyboard={false}
        zIndexOffset={-1000}
      />
    </>
  );
}

/** Round and blue, as maps show it everywhere; homes and their numbers are green or clay. */
const HERE = divIcon({
  className: "map-here",
  iconSize: [22, 22],
  html: '<span class="sr-only">You are here</span>',
});
