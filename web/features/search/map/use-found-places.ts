import type { ListingCard } from "@domain/homes/listings.ts";
import type { MapHome } from "@domain/search/map.ts";
import { findPlace, isKnownPlace } from "@web/api/homes/geocoder.ts";
import { env } from "@web/lib/env.ts";
import { useEffect, useMemo, useState } from "react";

const BATCH_SIZE = 5;
const BATCH_PAUSE_MS = 200;

/**
 * Places listed homes without coordinates, using the geocoder at VITE_GEOCODER_URL in batches of 5
 * with a pause of 200 ms. Without that variable no requests are made (docs/trust.md F7).
 */
export function useFoundPlaces(listings: readonly ListingCard[]): MapHome[] {
  const [found, setFound] = useState<ReadonlyMap<string, MapHome>>(new Map());
  const missing = env.geocoderUrl ? listings.filter(hasNoPlace) : [];
  const wanted = missing.map((listing) => listing.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same homes are not requested again
  useEffect(() => {
    if (missing.length === 0) return;
    const stop = new AbortController();
    void findAll(missing, stop.signal, (homes) =>
      setFound((before) => new Map([...before, ...homes.map((home) => [home.id, home] as const)])),
    );
    return () => stop.abort();
  }, [wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` lists their ids
  return useMemo(() => missing.flatMap(({ id }) => found.get(id) ?? []), [wanted, found]);
}

async function findAll(
  listings: ListingCard[],
  signal: AbortSignal,
  report: (homes: MapHome[]) => void,
): Promise<void> {
  // Cached answers need no request and no waiting.
  const unknown = listings.filter((listing) => !isKnownPlace(listing));
  const known = listings.filter(isKnownPlace);
  report(await homesOf(known, signal));
  for (let start = 0; start < unknown.length && !signal.aborted; start += BATCH_SIZE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve, BATCH_PAUSE_MS));
    if (signal.aborted) return;
    const homes = await homesOf(unknown.slice(start, start + BATCH_SIZE), signal);
    if (!signal.aborted) report(homes);
  }
}

async function homesOf(listings: ListingCard[], signal: AbortSignal): Promise<MapHome[]> {
  const places = await Promise.all(listings.map((listing) => findPlace(listing, signal)));
  return listings.flatMap(({ id, price, status }, index) => {
    const place = places[index];
    return place ? [{ id, price, status, ...place }] : [];
  });
}

/** A home whose street is hidden is left out: the geocoder would place it in the middle of its town. */
function hasNoPlace({ lat, lng, address_hidden: isHidden }: ListingCard): boolean {
  return (lat === null || lng === null) && !isHidden;
}
