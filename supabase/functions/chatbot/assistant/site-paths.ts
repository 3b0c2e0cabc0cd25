/**
 * The addresses of our pages that Vesty names. They are the browser's (web/lib/paths.ts), which a
 * function can't import; a test holds the two together.
 */
export const sitePaths = {
  handbook: (slug: string) => `/handbook/${encodeURIComponent(slug)}`,
  /** Whoever opens somebody else's draft or a sold home finds nothing. */
  listing: (id: string) => `/listings/${encodeURIComponent(id)}`,
  editListing: (id: string, step?: string) =>
    `/my-listings/${encodeURIComponent(id)}/edit${step ? `?step=${step}` : ""}`,
  myListings: () => "/my-listings",
  listings: () => "/listings",
  sell: () => "/sell",
  availability: (listingId: string) => `/availability?listing=${encodeURIComponent(listingId)}`,
  viewings: () => "/dashboard?showings=all",
  panel: (panel: "documents" | "timeline" | "profile" | "availability") =>
    `/dashboard?panel=${panel}`,
  choosePlan: () => "/choose-plan",
} as const;
