import { openCache, serviceWorkers } from "./browser-features.ts";
import { env } from "./env.ts";
import { PAGES_CACHE } from "./offline-caches.ts";

/**
 * Lets the service worker keep what the visitor sees for offline use. Starts once the page has
 * loaded, so it never delays anything the visitor is waiting for.
 */
export function keepOfflineCopy(): void {
  const workers = serviceWorkers();
  if (!workers) return;
  const register = () => void registerWorker(workers).catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** Where the browser forbids a copy (a private window, a full disk), the site works as before. */
async function registerWorker(workers: ServiceWorkerContainer): Promise<void> {
  const isFirstVisit = workers.controller === null;
  await workers.register("/service-worker.js");
  if (!isFirstVisit) return;
  // The page loaded before the worker, which has seen none of its requests.
  const { active } = await workers.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedSoFar() } });
  const pages = await openCache(PAGES_CACHE);
  await pages?.add(window.location.pathname);
}

/** The worker keeps the ones it would have kept itself. */
function loadedSoFar(): [url: string, init: RequestInit][] {
  const headers = { apikey: env.supabaseKey, Accept: "application/json" };
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => [name, name.startsWith(`${env.supabaseUrl}/rest/`) ? { headers } : {}]);
}
