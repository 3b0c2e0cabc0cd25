/** The caches of the service worker (web/service-worker), which pages read and fill as well. */

/** Whole pages, by their path. */
export const PAGES_CACHE = "pages";
/** Answers about homes that anybody may see. Nothing that was asked with a session is in it. */
export const HOMES_CACHE = "homes";
export const PHOTOS_CACHE = "photos";
export const CODE_CACHE = "code";

/** What was looked at; the code of the site says nothing about it. */
export const SEEN_CACHES: readonly string[] = [PAGES_CACHE, HOMES_CACHE, PHOTOS_CACHE];

/** Asks the worker to forget when each of them was looked at: it keeps a book of that. */
export const FORGET_SEEN = "FORGET_SEEN";

/** Forgets what was looked at on this device. */
export async function forgetSeen(): Promise<void> {
  await Promise.all(SEEN_CACHES.map((name) => globalThis.caches?.delete(name)));
  const worker = await globalThis.navigator?.serviceWorker?.getRegistration();
  worker?.active?.postMessage({ type: FORGET_SEEN });
}
