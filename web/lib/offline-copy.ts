import { env } from "./env.ts";
import { PAGES_CACHE } from "./offline-caches.ts";

/**
 * Lets the service worker keep what is seen, so that it can be seen again without a network. It
 * starts when the page is complete: nothing that a visitor waits for is fetched later because of it.
 */
export function keepOfflineCopy(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void registerWorker().catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** A browser that forbids it (a private window, a full disk) shows the site as well as before. */
async function registerWorker(): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register("/service-worker.js");
  if (!isFirstVisit) return;
  // This page was there before the worker, which has seen none of its requests.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedSoFar() } });
  const pages = await caches.open(PAGES_CACHE);
  await pages.add(window.location.pathname);
}

/** The worker keeps those of them that it would have kept. */
function loadedSoFar(): [url: string, init: RequestInit][] {
  const headers = { apikey: env.supabaseKey, Accept: "application/json" };
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => [name, name.startsWith(`${env.supabaseUrl}/rest/`) ? { headers } : {}]);
}
