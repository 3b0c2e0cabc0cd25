import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";

const LEAFLET_LINK = '<a href="https://leafletjs.com">Leaflet</a>';

/** A name for the map, and a wheel that scrolls the page until the map is meant (B§4). */
export function MapManners({ label }: { label: string }) {
  const map = useMap();

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute("role", "region");
    container.setAttribute("aria-label", label);
    map.attributionControl?.setPrefix(LEAFLET_LINK);
  }, [map, label]);

  useEffect(() => {
    const container = map.getContainer();
    const enable = () => map.scrollWheelZoom.enable();
    const disable = () => map.scrollWheelZoom.disable();
    container.addEventListener("focusin", enable);
    container.addEventListener("mouseenter", enable);
    container.addEventListener("focusout", disable);
    container.addEventListener("mouseleave", disable);
    return () => {
      container.removeEventListener("focusin", enable);
      container.removeEventListener("mouseenter", enable);
      container.removeEventListener("focusout", disable);
      container.removeEventListener("mouseleave", disable);
      forgetWheel(map);
    };
  }, [map]);

  return null;
}

/** Leaflet waits 40 ms before it answers the wheel, and would answer on a map that is gone. */
function forgetWheel(map: LeafletMap): void {
  const wheel: object = map.scrollWheelZoom;
  if ("_timer" in wheel) clearTimeout(wheel._timer as number);
}
