import type { ListingCard, ListingDetails } from "@domain/homes/listings.ts";
import { queryOptions } from "@tanstack/react-query";
import { openCache } from "../../lib/browser-features.ts";
import { HOMES_CACHE } from "../../lib/offline-caches.ts";
import { loadTables } from "../site/transport/tables.ts";
import { details } from "./one-listing.ts";

/**
 * Homes opened on this device. They are stored in the service worker's cache under the address the
 * details page requests, so that the page opens again offline.
 */

const MOST_HOMES = 100;

/** Most recent first; makes no request. */
export function seenHomesQuery() {
  return queryOptions({
    queryKey: ["seen-homes"],
    queryFn: readSeenHomes,
    staleTime: 0,
    gcTime: 0,
  });
}

/** A prerendered page makes no request but must still be available offline. */
export async function rememberSeen(home: ListingDetails): Promise<void> {
  const cache = await openCache(HOMES_CACHE);
  const code = await loadTables().catch(() => undefined);
  if (!cache || !code) return;
  const headers = { "Content-Type": "application/json", Date: new Date().toUTCString() };
  // A full disk drops homes; the page still works.
  await cache
    .put(code.addressOf(details(home.id)), new Response(JSON.stringify([home]), { headers }))
    .catch(() => {});
  const seen = await seenIn(cache);
  await Promise.all(seen.slice(MOST_HOMES).map(({ request }) => cache.delete(request)));
}

async function readSeenHomes(): Promise<ListingCard[]> {
  const cache = await openCache(HOMES_CACHE);
  return cache ? (await seenIn(cache)).map(({ home }) => home) : [];
}

type Seen = { request: Request; home: ListingCard; at: number };

async function seenIn(cache: Cache): Promise<Seen[]> {
  const kept = (await cache.keys()).filter(isDetails);
  const seen = await Promise.all(kept.map((request) => read(cache, request)));
  return seen.filter((each) => each !== undefined).sort((a, b) => b.at - a.at);
}

function isDetails({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    pathname.endsWith("/rest/v1/listings") && (searchParams.get("id")?.startsWith("eq.") ?? false)
  );
}

async function read(cache: Cache, request: Request): Promise<Seen | undefined> {
  const answer = await cache.match(request, { ignoreVary: true });
  const rows: unknown = await answer?.json().catch(() => undefined);
  const home: unknown = Array.isArray(rows) ? rows[0] : undefined;
  if (!isHome(home)) return undefined;
  return { request, home, at: Date.parse(answer?.headers.get("date") ?? "") || 0 };
}

function isHome(value: unknown): value is ListingCard {
  return typeof value === "object" && value !== null && "id" in value && "images" in value;
}
