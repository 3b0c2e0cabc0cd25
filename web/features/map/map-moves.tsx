import { type RefObject, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { Sight } from "./steady-view.ts";
import type { MoveCause } from "./use-map-search.ts";

/** docs/speed.md#the-map */
export const MOVE_DELAY_MS = 100;

/**
 * Says where the map is once it has been still for 100 ms, and why it went there. Code that moves
 * it says so in `cause`, which holds until the visitor touches the map again: one flight can end
 * more than once.
 */
export function MapMoves(props: {
  cause: RefObject<MoveCause>;
  onMove: (sight: Sight, cause: MoveCause) => void;
}) {
  const { cause, onMove } = props;
  const map = useMap();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const container = map.getContainer();
    function touched(event: Event) {
      // The focus also goes into a popup that opens; only a marker moves the map to itself.
      const { target } = event;
      if (!(target instanceof Element)) return;
      // What is pressed in a popup opens a home; the map under it may still be on its way.
      if (target.closest(".leaflet-popup")) return;
      const isMarker = target.matches(".leaflet-marker-icon");
      if (event.type !== "focusin" || isMarker) cause.current = "hand";
    }
    const options = { capture: true, passive: true };
    for (const type of HANDS) container.addEventListener(type, touched, options);
    return () => {
      for (const type of HANDS) container.removeEventListener(type, touched, options);
    };
  }, [map, cause]);

  useMapEvents({
    autopanstart: () => {
      cause.current = "showing";
    },
    moveend: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(sightOf(map), cause.current), MOVE_DELAY_MS);
    },
  });
  return null;
}

const HANDS = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"] as const;

function sightOf(map: ReturnType<typeof useMap>): Sight {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
    zoom: map.getZoom(),
  };
}
