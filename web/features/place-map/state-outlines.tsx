import type { FeatureCollection } from "geojson";
import { useEffect, useState } from "react";
import { GeoJSON } from "react-leaflet";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type StatesTopology = Topology<{ states: GeometryCollection }>;

/** The land where no map tiles are set up: the states, from the Census Bureau's outlines. */
export function StateOutlines() {
  const [states, setStates] = useState<FeatureCollection>();

  useEffect(() => {
    let isWanted = true;
    loadStates().then(
      (loaded) => isWanted && setStates(loaded),
      // Without them the home still has its place and its name.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (!states) return null;
  return (
    <GeoJSON
      data={states}
      interactive={false}
      style={{ className: "place-map-state", weight: 1 }}
      attribution="State outlines: U.S. Census Bureau"
    />
  );
}

async function loadStates(): Promise<FeatureCollection> {
  const { default: topology } = await import("us-atlas/states-10m.json");
  const states = topology as unknown as StatesTopology;
  return feature(states, states.objects.states);
}
