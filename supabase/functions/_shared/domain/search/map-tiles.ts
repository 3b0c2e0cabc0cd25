/** The source of the map's tiles, and the map's text when there is none. */

export type MapTiles = {
  /** A `{z}/{x}/{y}` pattern for images, or one PMTiles file. */
  url: string;
  kind: "pictures" | "archive";
  attribution: string;
};

/** Free for light use: https://operations.osmfoundation.org/policies/tiles */
export const PUBLIC_TILES: MapTiles = {
  url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  kind: "pictures",
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
};

/** Instead of an address: no service is asked, and the map shows outlines. */
export const NO_TILES = "none";

/** The service in VITE_TILE_URL; the public one if it is empty, undefined if it is NO_TILES. */
export function mapTiles(url: string | undefined, attribution = ""): MapTiles | undefined {
  if (!url) return PUBLIC_TILES;
  if (url === NO_TILES) return undefined;
  const kind = /\.pmtiles($|\?)/i.test(url) ? "archive" : "pictures";
  return { url, kind, attribution };
}

export const MAP_TEXTS = {
  outlines: "This map shows no streets, only states and counties.",
  streetsLost: "We can't load streets right now. This map shows only states and counties.",
  placeRefused:
    "Your browser doesn't share your location. Allow it for this site, or move the map to where you want to look.",
  placeUnknown:
    "Your device can't tell where it is right now. Move the map to where you want to look.",
  howToDraw: "Draw around the part you want.",
  notDrawn: "We can't search that area. Draw around a larger part with one line.",
} as const;

const MOVE_PIN =
  "With the keyboard, focus the pin and use the arrow keys; hold Shift for larger steps.";

/** The text about a home's pin for its owner, depending on what the map can show. */
export const PIN_TEXTS = {
  streets: {
    isSet: `Is the pin on your roof? Drag it there, or tap the map. ${MOVE_PIN}`,
    notFound:
      "We could not find it on the map. Please zoom in and tap the map where your home is to set the pin. You can publish without a pin, but buyers who search on the map will not see your home. We also keep looking for the address and set the pin if we find it.",
    notFoundPublished:
      "Please zoom in and tap the map where your home is, or save to look up the address again. We also keep looking for the address and set the pin if we find it.",
  },
  outlines: {
    isSet: `This map has no streets right now, so you can't see whether the pin is on your roof. Move it only if it is in the wrong county. Drag it, or tap the map. ${MOVE_PIN}`,
    notFound:
      "We could not find it. This map has no streets right now, so a pin on it could be miles away. You can publish without a pin and set it later. Until then, buyers who search on the map will not see your home.",
    notFoundPublished:
      "Save to look up the address again. This map has no streets right now, so a pin on it could be miles away.",
  },
} as const;
