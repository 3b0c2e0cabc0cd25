import type { Bounds } from "./bounds.ts";

export type MapHome = {
  id: string;
  lat: number;
  lng: number;
  price: number | null;
  /** "active" or "pending". */
  status: string;
  /** The owner hides the street, so the place is approximate. Only known for homes in a list. */
  address_hidden?: boolean;
};
export type MapCluster = { lat: number; lng: number; count: number; bounds: Bounds };

/** The answer of `map_listings`: single homes, or counts where homes are dense. */
export type MapAnswer = {
  /** Matching homes in the view. */
  total: number;
  /** The numbers in the view are estimates of two digits, because very many homes have the words. */
  about: boolean;
  /** Matching homes without a location. */
  unmapped: number;
  /** Whether that number is an estimate, which it may be in a close view whose own numbers are exact. */
  unmapped_about: boolean;
  /** The bounds of all matching homes with a location, in the view or not. */
  bounds: Bounds | null;
  clusters: MapCluster[];
  homes: MapHome[];
};
