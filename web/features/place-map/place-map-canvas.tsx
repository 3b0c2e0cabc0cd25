import "leaflet/dist/leaflet.css";
import "./place-map.css";
import { divIcon } from "leaflet";
import { MapContainer, Marker, TileLayer, Tooltip } from "react-leaflet";
import { env } from "../../lib/env.ts";
import { MapManners } from "./map-manners.tsx";
import { StateOutlines } from "./state-outlines.tsx";

/** Streets around the home where there are tiles; the state it lies in where there are none. */
const TILE_ZOOM = { start: 14, min: 3, max: 18 };
const OUTLINE_ZOOM = { start: 6, min: 3, max: 9 };

type Props = { lat: number; lng: number; label: string; address: string };

/** The map itself; Leaflet comes with this file. */
export default function PlaceMapCanvas({ lat, lng, label, address }: Props) {
  const zoom = env.tileUrl ? TILE_ZOOM : OUTLINE_ZOOM;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <MapContainer
      center={[lat, lng]}
      zoom={zoom.start}
      minZoom={zoom.min}
      maxZoom={zoom.max}
      scrollWheelZoom={false}
      zoomAnimation={!isStill}
      fadeAnimation={!isStill}
      markerZoomAnimation={!isStill}
      className="place-map"
    >
      <MapManners label={`Map of ${address}`} />
      {env.tileUrl ? (
        <TileLayer url={env.tileUrl} attribution={env.tileAttribution} maxZoom={TILE_ZOOM.max} />
      ) : (
        <StateOutlines />
      )}
      {/* Decoration: the address stands beside the map in words. */}
      <Marker position={[lat, lng]} icon={HOME_ICON} interactive={false} keyboard={false} alt="">
        {!env.tileUrl && (
          <Tooltip permanent direction="right" offset={[12, -18]}>
            {label}
          </Tooltip>
        )}
      </Marker>
    </MapContainer>
  );
}

/** Drawn here: Leaflet's own icon is an image whose address breaks in a bundle. */
const HOME_ICON = divIcon({
  className: "place-map-home",
  iconSize: [36, 44],
  iconAnchor: [18, 43],
  html:
    '<svg viewBox="0 0 36 44" width="36" height="44" aria-hidden="true" focusable="false">' +
    '<path class="pin" d="M18 1.5C8.9 1.5 1.5 8.8 1.5 17.8 1.5 29.6 18 42.5 18 42.5s16.5-12.9 16.5-24.7C34.5 8.8 27.1 1.5 18 1.5Z"/>' +
    '<path class="home" d="m10 18 8-7 8 7v8.5h-5.4v-5.3h-5.2v5.3H10Z"/></svg>',
});
