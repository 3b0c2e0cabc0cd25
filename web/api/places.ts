import { AppError } from "@domain/app-error.ts";
import { isAround, isSuggestions, type PlacesAround, type PlaceSuggestion } from "@domain/places.ts";
import { queryOptions } from "@tanstack/react-query";
import { asVisitor } from "./tables.ts";

/** Places that begin with what was typed and have homes for sale. */

const FRESH_MS = 60_000;

export function placesQuery(typed: string) {
  const asked = typed.trim().toLowerCase();
  return queryOptions({
    queryKey: ["places", asked],
    queryFn: ({ signal }) => suggestPlaces(asked, signal),
    staleTime: FRESH_MS,
    // The search itself works without them, and the next letter asks again.
    retry: false,
  });
}

/** @throws AppError as `asVisitor`. */
export async function suggestPlaces(
  typed: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const answer = await asVisitor({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("suggest_places", { typed }, { get: true }),
  );
  if (!isSuggestions(answer)) throw new AppError("listings_unavailable");
  return answer;
}

/**
 * What is known of a place and the towns with homes around it; null if nobody knows where it is.
 * @throws AppError as `asVisitor`.
 */
export async function placesAround(place: string, signal?: AbortSignal): Promise<PlacesAround | null> {
  const answer = await asVisitor({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("places_around", { place }, { get: true }),
  );
  return isAround(answer) ? answer : null;
}
