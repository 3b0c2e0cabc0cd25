import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { type RefObject, useEffect } from "react";
import { useMap } from "react-leaflet";
import { coveredBelow } from "./covered-below.ts";
import type { MoveCause } from "./use-map-search.ts";
import type { Selected } from "./use-map-selection.ts";

/** The distance from the map's edges, and from its buttons along them. */
const EDGE_PX = 64;

/** Moves the map, no further than it takes, until the home whose card is open can be seen beside the card. */
export function InSight(props: { selected: Selected; cause: RefObject<MoveCause> }) {
  const { selected, cause } = props;
  const map = useMap();
  const { lat, lng } = "home" in selected ? selected.home : selected.group;
  useEffect(() => {
    const covered = coveredBelow(map);
    const height = map.getSize().y;
    cause.current = "showing";
    map.panInside([lat, lng], {
      paddingTopLeft: [EDGE_PX, Math.min(EDGE_PX, (height - covered) / 2)],
      paddingBottomRight: [EDGE_PX, covered + EDGE_PX / 2],
      animate: !prefersReducedMotion(),
    });
  }, [map, lat, lng, cause]);
  return null;
}
