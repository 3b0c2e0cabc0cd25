import { type Corner, decodeArea } from "@domain/search/area.ts";
import type { LatLngTuple } from "leaflet";
import { useMemo } from "react";
import { Pane, Polygon } from "react-leaflet";

/** A piece is one degree long. The search's edges are straight in degrees, and so bent on the map: they are drawn in pieces. */
const PIECE = 1;

/** The area that is searched, above land and below homes. */
export function AreaShape({ area }: { area: string }) {
  const positions = useMemo(() => piecesOf(decodeArea(area) ?? []), [area]);
  return (
    <Pane name="area" style={{ zIndex: 450 }}>
      <Polygon
        positions={positions}
        interactive={false}
        className="map-area"
        weight={2}
        fillRule="nonzero"
      />
    </Pane>
  );
}

function piecesOf(corners: Corner[]): LatLngTuple[] {
  return corners.flatMap(([lng, lat], n) => {
    const [toLng, toLat] = corners[(n + 1) % corners.length] ?? [lng, lat];
    const pieces = Math.ceil(Math.max(Math.abs(toLng - lng), Math.abs(toLat - lat), PIECE) / PIECE);
    return Array.from(
      { length: pieces },
      (_, piece): LatLngTuple => [
        lat + ((toLat - lat) * piece) / pieces,
        lng + ((toLng - lng) * piece) / pieces,
      ],
    );
  });
}
