import { PLACES_CREDIT } from "@domain/geocoding.ts";
import { env } from "@web/lib/env.ts";
import { useEffect, useRef, useState } from "react";
import { TileLayer, useMap } from "react-leaflet";
import { LandOutlines } from "./land-outlines.tsx";
import { MAX_ZOOM } from "./map-limits.ts";

/** After this many consecutive failures, the tile service is considered down. */
export const MAX_TILE_FAILURES = 4;

/**
 * The ground layer: 256 px tiles from VITE_TILE_URL or, without tiles or when they fail, the
 * outlines of the states. Tiles are tried again when the network is back.
 */
export function MapGround() {
  const [hasFailed, setFailed] = useState(false);
  const failures = useRef(0);

  useEffect(() => {
    function tryAgain() {
      failures.current = 0;
      setFailed(false);
    }
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, []);

  if (!env.tileUrl || hasFailed)
    return (
      <>
        <LandOutlines />
        <PlacesCredit />
      </>
    );
  return (
    <>
      <TileLayer
        url={env.tileUrl}
        attribution={env.tileAttribution}
        tileSize={256}
        maxZoom={MAX_ZOOM}
        eventHandlers={{
          tileload: () => {
            failures.current = 0;
          },
          tileerror: () => {
            failures.current += 1;
            if (failures.current >= MAX_TILE_FAILURES) setFailed(true);
          },
        }}
      />
      {/* Tiles of OpenStreetMap say it themselves. */}
      {!env.tileAttribution?.includes("OpenStreetMap") && <PlacesCredit />}
    </>
  );
}

const PLACES_LINK = `<a href="${PLACES_CREDIT.url}">${PLACES_CREDIT.text}</a>`;

/** Whose data told where the homes are. */
function PlacesCredit() {
  const map = useMap();
  useEffect(() => {
    map.attributionControl?.addAttribution(PLACES_LINK);
    return () => {
      map.attributionControl?.removeAttribution(PLACES_LINK);
    };
  }, [map]);
  return null;
}
