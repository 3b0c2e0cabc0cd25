import { bestPlace, geocodingQuery, geocodingText, type Place } from "@domain/homes/geocoding.ts";
import type { ListingCard } from "@domain/homes/listings.ts";
import { env } from "../../lib/env.ts";
import { PLACES_KEY } from "../../lib/personal-keys.ts";
import { readItem, writeItem } from "../../lib/storage.ts";
import { parseJson, REQUEST_TIMEOUT_MS } from "../site/transport/request.ts";

/**
 * Locates a home whose coordinates the server could not find. Answers are cached per tab by the
 * address text, including that there is no result.
 *
 * @returns null when the geocoder finds nothing, undefined when it did not answer.
 */
export async function findPlace(
  listing: ListingCard,
  signal: AbortSignal,
): Promise<Place | null | undefined> {
  const text = geocodingText(listing);
  if (text === "" || !env.geocoderUrl) return null;
  const known = readKnown(text);
  if (known !== undefined) return known;
  try {
    const response = await fetch(`${env.geocoderUrl}/search?${geocodingQuery(text)}`, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    if (!response.ok) return undefined;
    const place = bestPlace(parseJson(await response.text()), listing.city) ?? null;
    writeItem(PLACES_KEY + text, JSON.stringify(place), "session");
    return place;
  } catch {
    // Down, slow or no longer needed: the list works without it.
    return undefined;
  }
}

/** Whether the answer is cached. */
export function isKnownPlace(listing: ListingCard): boolean {
  return readKnown(geocodingText(listing)) !== undefined;
}

function readKnown(text: string): Place | null | undefined {
  const stored = readItem(PLACES_KEY + text, "session");
  if (stored === null) return undefined;
  const value = parseJson(stored);
  if (value === null) return null;
  const { lat, lng } = (value ?? {}) as Partial<Place>;
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : undefined;
}
