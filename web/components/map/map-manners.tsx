import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";

const LEAFLET_LINK = '<a href="https://leafletjs.com">Leaflet</a>';

type Props = {
  /** Names the map for screen readers. */
  label: string;
  /** The id of the instructions. */
  describedBy?: string;
  /** Wheel zooming was turned on or off. */
  onWheelZoom?: (isOn: boolean) => void;
};

/** The width of the buttons along the map's edges, with their distance from it. */
const TOOLS_PX = 64;

/** How many pixels of the map the credits cover, with what lies below them: a phone's lowered list. */
export function coveredByCredits(map: LeafletMap): number {
  const credits = map.attributionControl?.getContainer()?.getBoundingClientRect();
  const { bottom } = map.getContainer().getBoundingClientRect();
  return bottom - (credits?.top ?? bottom);
}

/** Leaflet moves a marker that gets the focus into the map, where buttons, credits or a list may lie over it. */
function moveFromTools(map: LeafletMap, target: EventTarget | null): void {
  const isMarker =
    target instanceof HTMLElement && target.matches(".leaflet-marker-icon:focus-visible");
  if (!isMarker) return;
  const marker = target.getBoundingClientRect();
  const box = map.getContainer().getBoundingClientRect();
  const middle: [number, number] = [
    marker.left + marker.width / 2 - box.left,
    marker.top + marker.height / 2 - box.top,
  ];
  const beside = Math.min(TOOLS_PX + marker.width / 2, box.width / 3);
  map.panInside(map.containerPointToLatLng(middle), {
    paddingTopLeft: [beside, Math.min(TOOLS_PX + marker.height / 2, box.height / 3)],
    paddingBottomRight: [
      beside,
      Math.min(Math.max(TOOLS_PX, coveredByCredits(map)) + marker.height / 2, box.height / 2),
    ],
  });
}

/**
 * A map that follows its search may aim after a marker got the focus, and leave that marker outside or under what lies
 * over the map's edges.
 */
export function keepFocusInSight(map: LeafletMap): void {
  const focused = document.activeElement;
  if (map.getContainer().contains(focused)) moveFromTools(map, focused);
}

/** Names the map, and lets the wheel scroll the page until the visitor engages with the map. */
export function MapManners({ label, describedBy, onWheelZoom }: Props) {
  const map = useMap();

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute("role", "region");
    // A marker that disappears leaves its focus to the map (lib/focus-near.ts), so that keyboard users keep their place.
    container.dataset.keepsFocus = "";
    container.setAttribute("aria-label", label);
    if (describedBy) container.setAttribute("aria-describedby", describedBy);
    map.attributionControl?.setPrefix(LEAFLET_LINK);
  }, [map, label, describedBy]);

  useEffect(() => {
    const container = map.getContainer();
    const listeners = new AbortController();
    container.addEventListener("focusin", ({ target }) => moveFromTools(map, target), listeners);
    let isOver = false;

    function turn(isOn: boolean) {
      if (isOn) map.scrollWheelZoom.enable();
      else map.scrollWheelZoom.disable();
      onWheelZoom?.(isOn);
    }
    function listen(type: "focusin" | "focusout" | "mouseenter" | "mouseleave", act: () => void) {
      container.addEventListener(type, act, { signal: listeners.signal });
    }
    listen("focusin", () => turn(true));
    // A pressed marker may disappear along with its focus while the pointer is still here.
    listen("focusout", () => turn(isOver));
    listen("mouseenter", () => {
      isOver = true;
      turn(true);
    });
    listen("mouseleave", () => {
      isOver = false;
      turn(false);
    });
    return () => {
      listeners.abort();
      forgetWheel(map);
    };
  }, [map, onWheelZoom]);

  return null;
}

/** Leaflet handles the wheel 40 ms late, when the map may already be gone. */
function forgetWheel(map: LeafletMap): void {
  const wheel: object = map.scrollWheelZoom;
  if ("_timer" in wheel) clearTimeout(wheel._timer as number);
}
