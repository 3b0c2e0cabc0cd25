/** The part of a query for listings that only their owners get rows of. */
export const HIDDEN_PLACE = "hidden_places(address,lat,lng)" as const;

export type Exact = { address: string; lat: number | null; lng: number | null };
/** PostgREST returns a one-to-one relation as an object, and any other as a list. */
type WithHidden = { hidden_places: Exact | Exact[] | null };

/** A home queried with HIDDEN_PLACE, as its owner knows it; for anyone else the row stays as it is. */
export function withExactPlace<Row extends WithHidden>(row: Row): Omit<Row, "hidden_places"> {
  const { hidden_places: hidden, ...home } = row;
  const exact = Array.isArray(hidden) ? hidden[0] : hidden;
  return exact ? { ...home, ...exact } : home;
}
