import { attemptLater, deleteCache, serviceWorkers } from "./browser-features.ts";

/** The service worker's caches (web/service-worker), which pages also read and fill. */

/** Whole pages, by their path. */
export const PAGES_CACHE = "pages";
/** Responses about public homes. Nothing requested with a session is stored here. */
export const HOMES_CACHE = "homes";
export const PHOTOS_CACHE = "photos";
export const CODE_CACHE = "code";

/** The pages that the visitor has looked at. The site's own code reveals nothing about that. */
export const SEEN_CACHES: readonly string[] = [PAGES_CACHE, HOMES_CACHE, PHOTOS_CACHE];

/** Tells the worker to drop its record of when each entry was last used. */
export const FORGET_SEEN = "FORGET_SEEN";

/** Forgets everything viewed on this device. Browsers that forbid caches have none to clear. */
export async function forgetSeen(): Promise<void> {
  await Promise.all(SEEN_CACHES.map(deleteCache));
  const worker = await attemptLater(() => serviceWorkers()?.getRegistration());
  worker?.active?.postMessage({ type: FORGET_SEEN });
}
