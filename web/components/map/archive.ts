import type { MapTiles } from "@domain/search/map-tiles.ts";
import * as leaflet from "leaflet";
import { type Header, leafletRasterLayer, PMTiles, TileType } from "pmtiles";

// Both libraries extend the classes of a global Leaflet.
Object.assign(globalThis, { L: leaflet });

const archives = new Map<string, PMTiles>();

/** Reads the file's header. @throws when it can't be loaded or is not a PMTiles file. */
export function openArchive(url: string): Promise<Header> {
  return archiveAt(url).getHeader();
}

/** Image tiles are shown as they are; vector tiles are drawn in the theme's colors. */
export async function archiveLayer(
  { url, attribution }: MapTiles,
  theme: "light" | "dark",
): Promise<leaflet.Layer> {
  const archive = archiveAt(url);
  const { tileType, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt) {
    return leafletRasterLayer(archive, { attribution, maxNativeZoom: maxZoom }) as leaflet.Layer;
  }
  const { leafletLayer } = await import("protomaps-leaflet");
  return leafletLayer({
    url: archive,
    maxDataZoom: maxZoom,
    flavor: theme,
    lang: "en",
    attribution,
  }) as unknown as leaflet.Layer;
}

function archiveAt(url: string): PMTiles {
  const archive = archives.get(url) ?? new PMTiles(url);
  archives.set(url, archive);
  return archive;
}
