/**
 * The paths of our pages that Vesty links to. They mirror web/lib/paths.ts, which a function can't
 * import; a test keeps the two in step.
 */
export const sitePaths = {
  handbook: (slug: string) => `/handbook/${encodeURIComponent(slug)}`,
  /** Another owner's draft or a sold home shows as not found. */
  listing: (id: string) => `/listings/${encodeURIComponent(id)}`,
  /** Asking about it: answered from what its owner has published, or written to them. */
  askAbout: (id: string) => `/listings/${encodeURIComponent(id)}?ask`,
  editListing: (id: string, step?: string) =>
    `/my-listings/${encodeURIComponent(id)}/edit${step ? `?step=${step}` : ""}`,
  myListings: () => "/my-listings",
  offers: (listingId: string) => `/my-listings/${encodeURIComponent(listingId)}/offers`,
  listings: () => "/listings",
  sell: () => "/sell",
  availability: (listingId: string) => `/availability?listing=${encodeURIComponent(listingId)}`,
  viewings: () => "/dashboard?showings=all",
  panel: (panel: "documents" | "timeline" | "profile" | "availability" | "questions") =>
    `/dashboard?panel=${panel}`,
  choosePlan: () => "/choose-plan",
} as const;
