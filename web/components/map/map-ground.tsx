import { env } from "@web/lib/env.ts";
import { useEffect, useRef, useState } from "react";
import { TileLayer } from "react-leaflet";
import { LandOutlines } from "./land-outlines.tsx";
import { MAX_ZOOM } from "./map-limits.ts";

/** So many tiles that fail in a row, and the service is taken to be down. */
export const MAX_TILE_FAILURES = 4;

/**
 * What lies below: tiles of 256 px from VITE_TILE_URL, or, where there are none or they fail,
 * the outlines of the states. Tiles get another chance when the network is back.
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

  if (!env.tileUrl || hasFailed) return <LandOutlines />;
  return (
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
  );
}
