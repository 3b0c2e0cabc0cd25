import { EDGE_READS } from "../lib/public-reads.ts";

/**
 * Tables and functions whose answers are the same for everyone and do no harm when they are old.
 */
const READS = /^\/rest\/v1\/(listings|rpc\/(search_listings|similar_listings|map_listings))$/;

/** Where the page may have asked. */
export type Sources = {
  project: string;
  /** "" without one. */
  replica: string;
  /** The site's own. */
  origin: string;
};

/**
 * The address at the project of an answer that may be kept on the device, wherever the page asked for it. An owner's
 * requests carry their session, and yesterday's free times must never be shown.
 * @returns undefined if the answer may not be kept.
 */
export function keptAs(request: Request, sources: Sources): string | undefined {
  if (request.headers.has("authorization")) return undefined;
  const { project, replica, origin } = sources;
  for (const base of [project, replica, origin + EDGE_READS]) {
    const path = base === "" ? undefined : pathBelow(request, base);
    if (path !== undefined)
      return READS.test(path) ? project + request.url.slice(base.length) : undefined;
  }
  return undefined;
}

export function isPublicPhoto(request: Request, supabaseUrl: string): boolean {
  const path = pathBelow(request, supabaseUrl);
  return path?.startsWith("/storage/v1/object/public/property-images/") ?? false;
}

function pathBelow(request: Request, base: string): string | undefined {
  const isAsked = request.method === "GET" && request.url.startsWith(`${base}/`);
  return isAsked ? new URL(request.url.slice(base.length), "http://any").pathname : undefined;
}
