import { type MapTiles, mapTiles } from "@domain/search/map-tiles.ts";
import { isOnline } from "@web/lib/browser-features.ts";
import { env } from "@web/lib/env.ts";
import { useSyncExternalStore } from "react";

/** The layer that every map on the page shows below its markers: streets or, without them, our own outlines. */
type Ground = "waiting" | "streets" | "outlines";

/** A service that takes longer is drawn later; until then there are outlines. */
const PATIENCE_MS = 3_000;
/** After this time, the next map to open tries a failed service again. */
const RETRY_MS = 60_000;

let tried: { url: string; ground: Ground; at: number } | undefined;
const listeners = new Set<() => void>();

export function configuredTiles(): MapTiles | undefined {
  return mapTiles(env.tileUrl, env.tileAttribution);
}

export function useGround(): Ground {
  return useSyncExternalStore(subscribe, currentGround);
}

/** The service stopped answering. */
export function fallBackToOutlines(): void {
  settle("outlines");
}

/**
 * Asks the service for one picture, so that a service that is down costs one failed request, not one for
 * each picture in sight.
 * @param ask fails when the service does.
 */
export function tryStreets(ask: (tiles: MapTiles) => Promise<unknown>): void {
  const tiles = configuredTiles();
  const isTried = tried && tried.url === tiles?.url && tried.ground !== "outlines";
  if (!tiles || isTried || (tried?.url === tiles.url && Date.now() - tried.at < RETRY_MS)) return;
  tried = { url: tiles.url, ground: "waiting", at: Date.now() };
  if (!isOnline()) {
    settle("outlines");
    return;
  }
  const patience = setTimeout(() => settle("outlines"), PATIENCE_MS);
  ask(tiles)
    .then(
      () => settle("streets"),
      () => settle("outlines"),
    )
    .finally(() => clearTimeout(patience));
}

function settle(ground: Ground): void {
  if (tried) tried = { ...tried, ground, at: Date.now() };
  for (const listener of listeners) listener();
}

function currentGround(): Ground {
  const tiles = configuredTiles();
  if (!tiles) return "outlines";
  return tried?.url === tiles.url ? tried.ground : "waiting";
}

function subscribe(onChange: () => void): () => void {
  function tryAgain() {
    tried = undefined;
    onChange();
  }
  listeners.add(onChange);
  window.addEventListener("online", tryAgain);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("online", tryAgain);
  };
}
