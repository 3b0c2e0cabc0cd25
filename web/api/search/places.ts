import {
  isAround,
  isSuggestions,
  type PlaceSuggestion,
  type PlacesAround,
} from "@domain/search/places.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { isAlmostPlace } from "@domain/site/text/typo.ts";
import { queryOptions } from "@tanstack/react-query";
import { asPublic } from "../site/transport/tables.ts";

/** Places that begin with what was typed and have homes for sale. */

const FRESH_MS = 60_000;

/** Suggests places that may have been meant where nothing was found, and places around it. */
export function placeHintsQuery(place: string) {
  return queryOptions({
    queryKey: ["places", "hints", place],
    queryFn: async ({ signal }) => {
      const around = await placesAround(place, signal);
      return { around, meant: around ? undefined : await placeAlmost(place, signal) };
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** The place whose name differs by a slip of the keys: one with homes for sale, or a large town. */
export async function placeAlmost(
  name: string,
  signal?: AbortSignal,
  isStreetMeant = false,
): Promise<string | undefined> {
  const found = await placesLike(name, signal);
  // Many towns have a street of the same name.
  const meant = found.filter(
    ({ label, kind }) => (isStreetMeant || kind !== "street") && isAlmostPlace(label, name),
  );
  const sold = meant.filter(({ homes }) => homes > 0);
  const match = [...sold, ...meant].find(({ kind }) => kind === "town") ?? meant[0];
  return match?.label;
}

async function placesLike(typed: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
  const answer = await asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("places_like", { typed }, { get: true }),
  );
  if (!isSuggestions(answer)) throw new AppError("listings_unavailable");
  return answer;
}

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

/** @throws AppError as `asPublic`. */
export async function suggestPlaces(
  typed: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const answer = await asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("suggest_places", { typed }, { get: true }),
  );
  if (!isSuggestions(answer)) throw new AppError("listings_unavailable");
  return answer;
}

/**
 * Returns a place and the towns with homes around it; null if the place is unknown.
 * @throws AppError as `asPublic`.
 */
export async function placesAround(
  place: string,
  signal?: AbortSignal,
): Promise<PlacesAround | null> {
  const answer = await asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
    db.rpc("places_around", { place }, { get: true }),
  );
  return isAround(answer) ? answer : null;
}
