import { watchSize } from "@web/lib/browser-features.ts";
import { type RefObject, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { Sight } from "./steady-view.ts";
import type { MoveCause } from "./use-map-search.ts";

/** docs/speed.md#the-map */
const MOVE_DELAY_MS = 100;

/**
 * Reports where the map is once it has been still for 100 ms, and why it moved. Code that moves it
 * sets `cause`, which holds until the visitor touches the map again: one animation can end more
 * than once.
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
      const { target } = event;
      if (!(target instanceof Element)) return;
      // A press in a popup opens a home; the map underneath may still be moving.
      if (target.closest(".leaflet-popup")) return;
      // Only markers pan the map, of all elements that can take the focus.
      const isMarker = target.matches(".leaflet-marker-icon");
      if (event.type !== "focusin" || isMarker) cause.current = "hand";
    }
    const options = { capture: true, passive: true };
    for (const type of HANDS) container.addEventListener(type, touched, options);
    return () => {
      for (const type of HANDS) container.removeEventListener(type, touched, options);
    };
  }, [map, cause]);

  // Filters in use, a bar: the page gives the map more or less room while its window stays the same.
  useEffect(() => {
    const size = watchSize(() => {
      const { x, y } = map.getSize();
      const { clientWidth, clientHeight } = map.getContainer();
      if (x === clientWidth && y === clientHeight) return;
      cause.current = "aim";
      map.invalidateSize({ pan: false });
    });
    size?.observe(map.getContainer());
    return () => size?.disconnect();
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
