/**
 * Tables and functions whose answers are the same for everybody. A read replica and a host's edge may answer them, so
 * each of them writes nothing (tests/local/replica.test.ts).
 */
export const PUBLIC_READS = [
  "listings",
  "rpc/search_listings",
  "rpc/map_listings",
  "rpc/similar_listings",
  "rpc/suggest_places",
  "rpc/places_like",
  "rpc/places_around",
  "rpc/sold_home",
  "rpc/home_at",
  "rpc/next_free_time",
  "rpc/answer_hours",
  "rpc/mortgage_rate",
  "rpc/telephone_shown",
  // Asked by the edges alone.
  "rpc/sitemap_part",
] as const;

const PATH = new RegExp(`^/rest/v1/(${PUBLIC_READS.join("|")})$`);

/** @param path "/rest/v1/rpc/search_listings" */
export function isPublicPath(path: string): boolean {
  return PATH.test(path);
}

/** Below it, the site's own host answers what is public. */
export const EDGE_READS = "/api/public";
