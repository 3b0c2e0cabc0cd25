import type { Bounds } from "@domain/search/bounds.ts";
import { geoJSON, type LatLngBounds, type Layer, layerGroup } from "leaflet";
import { useEffect, useRef } from "react";
import { useMap, useMapEvent } from "react-leaflet";
import { nameLabel } from "./name-label.ts";
import type { County } from "./outlines.ts";

/** How far beyond the viewport counties are kept, relative to its size. */
const MARGIN = 0.1;

/** Draws only the visible counties: drawing all of them would stall the map on each zoom. */
export function CountyOutlines(props: { counties: County[]; hasNames: boolean }) {
  const { counties, hasNames } = props;
  const map = useMap();
  const drawn = useRef(new Map<County, Layer>());

  function draw() {
    const sight = map.getBounds().pad(MARGIN);
    for (const county of counties) {
      const layer = drawn.current.get(county);
      if (!isInSight(county.bounds, sight)) {
        layer?.remove();
        drawn.current.delete(county);
      } else if (!layer) {
        drawn.current.set(county, layerOf(county, hasNames ? map.getZoom() : undefined).addTo(map));
      }
    }
  }

  useMapEvent("moveend", draw);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per set of counties, then on each move
  useEffect(() => {
    const layers = drawn.current;
    draw();
    return () => {
      for (const layer of layers.values()) layer.remove();
      layers.clear();
    };
  }, [counties, hasNames]);

  return null;
}

const OPTIONS = { interactive: false, style: { className: "map-county", weight: 1, fill: false } };

/** @param nameZoom for a name that fits at that zoom. */
function layerOf(county: County, nameZoom: number | undefined): Layer {
  const outline = county.outline();
  const name = nameZoom === undefined ? undefined : nameLabel(outline, nameZoom);
  const land = geoJSON(outline, OPTIONS);
  return name ? layerGroup([land, name]) : land;
}

function isInSight([west, south, east, north]: Bounds, sight: LatLngBounds): boolean {
  return (
    west <= sight.getEast() &&
    east >= sight.getWest() &&
    south <= sight.getNorth() &&
    north >= sight.getSouth()
  );
}
