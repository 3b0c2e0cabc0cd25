import type { Feature, Polygon } from "geojson";
import { divIcon, type LatLngTuple, latLngBounds, type Marker, marker } from "leaflet";

/** Average letter width. */
const LETTER_PX = 7;

/**
 * Labels the largest part of a state or county if the name fits there at this zoom; visual only.
 */
export function nameLabel(outline: Feature, zoom: number): Marker | undefined {
  const name: unknown = outline.properties?.name;
  const part = largestPart(outline);
  if (typeof name !== "string" || !part) return undefined;
  const corners = latLngBounds(part.map(([lng = 0, lat = 0]): LatLngTuple => [lat, lng]));
  const width = ((corners.getEast() - corners.getWest()) / 360) * 256 * 2 ** zoom;
  // The name may stick out a little on both sides.
  if (width < name.length * LETTER_PX * 0.6) return undefined;
  const icon = divIcon({ className: "map-name", iconSize: [0, 0], html: textOf(name) });
  return marker(corners.getCenter(), {
    icon,
    interactive: false,
    keyboard: false,
    pane: "overlayPane",
  });
}

/** The outer ring with the most points: Michigan's mainland rather than its islands. */
function largestPart({ geometry }: Feature) {
  if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon") return undefined;
  const polygons: Polygon["coordinates"][] =
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flatMap(([outer]) => (outer ? [outer] : []))
    .sort((one, other) => other.length - one.length)[0];
}

/** Screen readers get the homes; fifty state names among them would be noise. */
function textOf(name: string): HTMLElement {
  const text = document.createElement("span");
  text.setAttribute("aria-hidden", "true");
  text.textContent = name;
  return text;
}
