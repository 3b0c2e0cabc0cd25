/** The caches of the service worker (web/service-worker), which pages read and fill as well. */

/** Whole pages, by their path. */
export const PAGES_CACHE = "pages";
/** Answers about homes that anybody may see. Nothing that was asked with a session is in it. */
export const HOMES_CACHE = "homes";
export const PHOTOS_CACHE = "photos";
export const CODE_CACHE = "code";

/** Forgets what was looked at on this device. The code of the site stays; it says nothing. */
export async function forgetSeen(): Promise<void> {
  const names = [PAGES_CACHE, HOMES_CACHE, PHOTOS_CACHE];
  await Promise.all(names.map((name) => globalThis.caches?.delete(name)));
}
