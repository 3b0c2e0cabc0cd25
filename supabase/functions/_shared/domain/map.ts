import type { Bounds } from "./bounds.ts";

export type MapHome = {
  id: string;
  lat: number;
  lng: number;
  price: number | null;
  /** "active" or "pending". */
  status: string;
};
export type MapCluster = { lat: number; lng: number; count: number; bounds: Bounds };

/** The answer of `map_listings`: homes one by one, or the number of them where they crowd. */
export type MapAnswer = {
  /** Homes that match and lie in the view. */
  total: number;
  /** Homes that match and have no place on any map. */
  unmapped: number;
  /** Of all homes that match and have a place, in the view or not. */
  bounds: Bounds | null;
  clusters: MapCluster[];
  homes: MapHome[];
};
