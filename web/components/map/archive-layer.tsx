import type { MapTiles } from "@domain/search/map-tiles.ts";
import { useTheme } from "@web/lib/theme.ts";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { fallBackToOutlines } from "./ground.ts";

/** Streets from one PMTiles file. The code that reads and draws it is loaded only if there is one. */
export function ArchiveLayer({ tiles }: { tiles: MapTiles }) {
  const map = useMap();
  const [theme] = useTheme();

  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    import("./archive.ts")
      .then(({ archiveLayer }) => archiveLayer(tiles, theme))
      .then((layer) => {
        if (isGone) return;
        layer.addTo(map);
        remove = () => layer.remove();
      })
      .catch(fallBackToOutlines);
    return () => {
      isGone = true;
      remove();
    };
  }, [map, tiles, theme]);

  return null;
}
