import { PLACES_CREDIT } from "@domain/homes/geocoding.ts";
import type { MapTiles } from "@domain/search/map-tiles.ts";
import { env } from "@web/lib/env.ts";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { TileLayer, useMap } from "react-leaflet";
import { ArchiveLayer } from "./archive-layer.tsx";
import { configuredTiles, fallBackToOutlines, tryStreets, useGround } from "./ground.ts";
import { LandOutlines } from "./land-outlines.tsx";
import { MAX_ZOOM } from "./map-limits.ts";

/** After this many consecutive failures, the tile service is considered down. */
export const MAX_TILE_FAILURES = 4;

/**
 * The ground layer: streets from the configured service or, where it doesn't answer, the outlines of the
 * states. The service is tried again when the network is back.
 */
export function MapGround({ isSatellite }: { isSatellite: boolean }) {
  const map = useMap();
  const ground = useGround();
  const tiles = configuredTiles();
  const hasStreets = ground === "streets" && tiles !== undefined;

  useEffect(() => {
    if (ground !== "streets") tryStreets((asked) => askOnce(map, asked));
  }, [map, ground]);

  if (isSatellite && env.satelliteUrl)
    return (
      <>
        <Pictures url={env.satelliteUrl} attribution={env.satelliteAttribution ?? ""} />
        <PlacesCredit />
      </>
    );
  return (
    <>
      {hasStreets && tiles.kind === "archive" && <ArchiveLayer tiles={tiles} />}
      {hasStreets && tiles.kind === "pictures" && (
        <Pictures url={tiles.url} attribution={tiles.attribution} onFailure={fallBackToOutlines} />
      )}
      {ground === "outlines" && <LandOutlines />}
      {/* OpenStreetMap's tiles come with the same credit. */}
      {!(hasStreets && tiles.attribution.includes("OpenStreetMap")) && <PlacesCredit />}
    </>
  );
}

/** 256 px tiles. Only those in sight are asked for, with the page's origin as their referrer. */
function Pictures(props: { url: string; attribution: string; onFailure?: () => void }) {
  const failures = useRef(0);
  return (
    <TileLayer
      key={props.url}
      url={props.url}
      attribution={props.attribution}
      tileSize={256}
      maxZoom={MAX_ZOOM}
      updateWhenZooming={false}
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={{
        tileload: () => {
          failures.current = 0;
        },
        tileerror: () => {
          failures.current += 1;
          if (failures.current >= MAX_TILE_FAILURES) props.onFailure?.();
        },
      }}
    />
  );
}

/** Loads the tile in the middle, which the map needs anyway, or the header of an archive. */
async function askOnce(map: LeafletMap, { url, kind }: MapTiles): Promise<void> {
  if (kind === "archive") {
    const { openArchive } = await import("./archive.ts");
    await openArchive(url);
    return;
  }
  const zoom = Math.round(map.getZoom());
  const { x, y } = map.project(map.getCenter(), zoom).divideBy(256).floor();
  const values: Record<string, string | number> = { s: "a", r: "", z: zoom, x, y };
  await new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = resolve;
    picture.onerror = reject;
    picture.referrerPolicy = "strict-origin-when-cross-origin";
    picture.src = url.replace(/\{(\w)\}/g, (_, name: string) => String(values[name] ?? ""));
  });
}

const PLACES_LINK = `<a href="${PLACES_CREDIT.url}">${PLACES_CREDIT.text}</a>`;

/** Credits the data that the homes were located with. */
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
