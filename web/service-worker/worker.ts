/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import {
  CODE_CACHE,
  FORGET_SEEN,
  HOMES_CACHE,
  PAGES_CACHE,
  PHOTOS_CACHE,
  SEEN_CACHES,
} from "../lib/offline-caches.ts";
import { isPublicPhoto, keptAs } from "./public-requests.ts";
import { addressOf, ENDED_PUSH, openPage, show } from "./push.ts";

/**
 * Makes what was seen before available offline: pages, homes and their photographs. Anything that
 * can change comes from the network first; nothing requested with a session is kept. And shows what is pushed to
 * this device, if its owner has switched that on.
 */
declare const self: ServiceWorkerGlobalScope;
/**
 * Filled in by plugin.ts: what every page needs, with a revision where the name doesn't hold a
 * hash.
 */
declare const __PRECACHE__: { url: string; revision: string | null }[];
declare const __SUPABASE_URL__: string;
/** "" without a read replica. */
declare const __READ_URL__: string;

/** After this time, a page seen before is better than a blank one. */
const PATIENCE_S = 5;

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__);

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    // Filters and tokens in an address don't affect which file the host serves.
    { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname },
    keepAtMost(60),
  ],
});
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await pages.handle(options);
      } catch {
        return (await matchPrecache("/app.html")) ?? Response.error();
      }
    },
    { denylist: [/^\/api\//] },
  ),
);

// The files' names have a content hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: CODE_CACHE, plugins: [keepAtMost(300)] }),
);

const sources = { project: __SUPABASE_URL__, replica: __READ_URL__, origin: self.location.origin };
registerRoute(
  ({ request }) => keptAs(request, sources) !== undefined,
  new NetworkFirst({
    cacheName: HOMES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keptAs(request, sources) ?? request },
      keepAtMost(300),
    ],
  }),
);

const photos = new CacheFirst({
  cacheName: PHOTOS_CACHE,
  // An opaque response would count as megabytes, and may be an error page.
  fetchOptions: { mode: "cors", credentials: "omit" },
  matchOptions: { ignoreVary: true },
  plugins: [keepAtMost(400)],
});
registerRoute(
  ({ request }) => isPublicPhoto(request, __SUPABASE_URL__),
  // If the photo host doesn't allow CORS, the photo is shown without being cached.
  (options) => photos.handle(options).catch(() => fetch(options.request)),
);

self.addEventListener("message", (event) => {
  if (event.data?.type === FORGET_SEEN) event.waitUntil(forgetTimes());
});

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.text(), self.registration));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(show(ENDED_PUSH, self.registration));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(addressOf(event.notification.data, self.location.origin), self.clients));
});

/**
 * The plugins store each entry's URL and time separately, and keep them when a cache is deleted.
 */
async function forgetTimes(): Promise<void> {
  const books = SEEN_CACHES.map((name) => new CacheExpiration(name, { maxEntries: 1 }));
  await Promise.all(books.map((book) => book.delete()));
}

function keepAtMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}
