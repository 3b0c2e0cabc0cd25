import { APPROXIMATE_RADIUS_M } from "@domain/homes/approximate-place.ts";
import type { MapHome } from "@domain/search/map.ts";
import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { type RefObject, useEffect, useState } from "react";
import { Circle, useMap } from "react-leaflet";
import type { SelectHome } from "./map-markers.tsx";
import type { MoveCause } from "./use-map-search.ts";

/** A home chosen in the list. A new object is a new request, even for the same home. */
export type ShowingOrder = { home: MapHome };

const SHOWING_ZOOM = 15;
const POPUP_DELAY_MS = 1_000;
const CIRCLE_MS = 5_000;
const CIRCLE_RADIUS_M = 100;
/** Ends before the popup opens. */
const FLIGHT_S = 0.8;

/**
 * Centers the map on the home at zoom 15. After a second its popup opens, and for five seconds a red circle
 * of 100 m surrounds it, or a larger one where the owner hides the street.
 */
export function Showing(props: {
  order: ShowingOrder | undefined;
  cause: RefObject<MoveCause>;
  onArrive: SelectHome;
}) {
  const { order, cause, onArrive } = props;
  const map = useMap();
  const [circled, setCircled] = useState<MapHome>();

  useEffect(() => {
    if (!order) return;
    const { home } = order;
    cause.current = "showing";
    if (prefersReducedMotion()) map.setView([home.lat, home.lng], SHOWING_ZOOM, { animate: false });
    else map.flyTo([home.lat, home.lng], SHOWING_ZOOM, { duration: FLIGHT_S });
    const arrival = setTimeout(() => {
      onArrive(home, false);
      setCircled(home);
    }, POPUP_DELAY_MS);
    const end = setTimeout(() => setCircled(undefined), POPUP_DELAY_MS + CIRCLE_MS);
    return () => {
      clearTimeout(arrival);
      clearTimeout(end);
      setCircled(undefined);
    };
  }, [order, map, cause, onArrive]);

  if (!circled) return null;
  return (
    <Circle
      center={[circled.lat, circled.lng]}
      radius={circled.address_hidden ? APPROXIMATE_RADIUS_M : CIRCLE_RADIUS_M}
      interactive={false}
      className="map-circle"
      weight={2}
    />
  );
}
