import type { FeatureCollection } from "geojson";
import { layerGroup } from "leaflet";
import { useEffect, useState } from "react";
import { GeoJSON, useMap, useMapEvent } from "react-leaflet";
import { CountyOutlines } from "./county-outlines.tsx";
import { nameLabel } from "./name-label.ts";

/** Counties are drawn from this zoom on. */
const COUNTY_ZOOM = 7;

/** State names fit from this zoom on. */
const STATE_NAME_ZOOM = 5;
const COUNTY_NAME_ZOOM = 9;

/**
 * The land where there are no tiles: states and, closer in, counties, as drawn by the Census
 * Bureau.
 */
export function LandOutlines() {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent("zoomend", () => setZoom(map.getZoom()));
  const isClose = zoom >= COUNTY_ZOOM;
  const states = useLoaded(loadStates, true);
  const counties = useLoaded(loadCounties, isClose);

  if (!states) return null;
  return (
    <>
      <GeoJSON
        data={states}
        interactive={false}
        style={STATE_STYLE}
        attribution="Outlines: U.S. Census Bureau"
      />
      {zoom >= STATE_NAME_ZOOM && zoom < COUNTY_NAME_ZOOM && (
        <StateNames states={states} zoom={zoom} />
      )}
      {isClose && counties && (
        <CountyOutlines counties={counties} hasNames={zoom >= COUNTY_NAME_ZOOM} />
      )}
    </>
  );
}

const STATE_STYLE = { className: "map-land", weight: 1 };

const loadStates = () => import("./outlines.ts").then((outlines) => outlines.loadStates());
const loadCounties = () => import("./outlines.ts").then((outlines) => outlines.loadCounties());

/** Fetched when first needed; without it, the homes still appear. */
function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const isMissing = isWanted && loaded === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded(() => value),
      // Offline: no outlines.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing]);

  return loaded;
}

/** State names for orientation where there are no tiles. */
function StateNames({ states, zoom }: { states: FeatureCollection; zoom: number }) {
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
