import type { FeatureCollection } from "geojson";
import { layerGroup } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { nameLabel } from "./name-label.ts";

/** State names for orientation where there are no tiles. */
export function StateNames({ states, zoom }: { states: FeatureCollection; zoom: number }) {
  const map = useMap();
  useEffect(() => {
    const names = layerGroup(states.features.flatMap((state) => nameLabel(state, zoom) ?? []));
    names.addTo(map);
    return () => {
      names.remove();
    };
  }, [map, states, zoom]);
  return null;
}
