/** Every route, once: the pattern that the router matches and the builder of an address. */
export const paths = {
  home: {
    path: "/",
    /** @param section of the landing page, e.g. "pricing"; a link to it works without JavaScript. */
    href: (section?: LandingSection) => (section ? `/#${section}` : "/"),
  },
  listings: {
    path: "/listings",
    /** @param query the filters, e.g. from `filtersToQuery`. */
    href: (query?: URLSearchParams) => withQuery("/listings", query),
  },
  listing: {
    path: "/listings/:id",
    href: (id: string) => `/listings/${encodeURIComponent(id)}`,
  },
  login: {
    path: "/login",
    /** @param next where to go afterwards; only a path of this site is followed. */
    href: (options: { mode?: "login" | "signup" | "forgot"; next?: string } = {}) => {
      const query = new URLSearchParams();
      if (options.mode && options.mode !== "login") query.set("mode", options.mode);
      if (options.next) query.set("next", options.next);
      return withQuery("/login", query);
    },
  },
  dashboard: {
    path: "/dashboard",
    /** @param panel open beside the page. */
    href: (panel?: DashboardPanel) => (panel ? `/dashboard?panel=${panel}` : "/dashboard"),
    /** @param filters e.g. from `filtersToQuery` of the showings. */
    showings: (filters: Record<string, string> = {}) =>
      withQuery("/dashboard", new URLSearchParams({ showings: "all", ...filters })),
    /** One viewing: where mails to its owner lead. */
    showing: (id: string) => withQuery("/dashboard", new URLSearchParams({ showings: id })),
  },
  /** Starts a listing, or goes on with one. */
  sell: { path: "/sell", href: () => "/sell" },
  myListings: { path: "/my-listings", href: () => "/my-listings" },
  editListing: {
    path: "/my-listings/:id/edit",
    /** @param step of the wizard, e.g. "photos"; without one it opens at the first. */
    href: (id: string, step?: string) =>
      withQuery(
        `/my-listings/${encodeURIComponent(id)}/edit`,
        step ? new URLSearchParams({ step }) : undefined,
      ),
  },
  /** Manage Availability, of one home or of the first. */
  availability: {
    path: "/availability",
    href: (listingId?: string) =>
      withQuery(
        "/availability",
        listingId ? new URLSearchParams({ listing: listingId }) : undefined,
      ),
  },
  /** Booking a viewing at an address of its own, to be shared. */
  book: { path: "/book/:id", href: (id: string) => `/book/${encodeURIComponent(id)}` },
  /** A visitor's own viewing; its token is behind "#", which no server is sent. */
  viewing: { path: "/viewing", href: () => "/viewing" },
  favorites: { path: "/favorites", href: () => "/favorites" },
  compare: {
    path: "/compare",
    /** @param ids of up to four homes; `readCompared` of domain/favorites.ts reads them. */
    href: (ids: readonly string[]) =>
      ids.length === 0 ? "/compare" : `/compare?homes=${ids.map(encodeURIComponent).join(",")}`,
  },
  profile: { path: "/profile", href: () => "/profile" },
  choosePlan: { path: "/choose-plan", href: () => "/choose-plan" },
  /** Stripe leads here, with `?session_id=…`. */
  paymentSuccess: { path: "/payment-success", href: () => "/payment-success" },
  savedSearches: { path: "/saved-searches", href: () => "/saved-searches" },
  /** The link in a mail carries its token behind "#", which no server is sent. */
  unsubscribe: { path: "/unsubscribe", href: () => "/unsubscribe" },
  /** Homes whose details were opened on this device; works without a network. */
  seenHomes: { path: "/seen", href: () => "/seen" },
  /** The links in mails of the news, with the token behind "#". */
  newsConfirm: { path: "/news/confirm", href: () => "/news/confirm" },
  newsLeave: { path: "/news/leave", href: () => "/news/leave" },
  handbook: {
    path: "/handbook",
    /** @param question what to look for. */
    href: (question?: string) =>
      withQuery("/handbook", question ? new URLSearchParams({ q: question }) : undefined),
  },
  handbookArticle: {
    path: "/handbook/:slug",
    href: (slug: string) => `/handbook/${encodeURIComponent(slug)}`,
  },
  privacy: { path: "/privacy", href: () => "/privacy" },
  terms: { path: "/terms", href: () => "/terms" },
  /** Development only: every component in every state. */
  styleguide: { path: "/styleguide", href: () => "/styleguide" },
} as const;

/** The anchors of the landing page; Listings has a page of its own. */
export type LandingSection = "services" | "pricing" | "faq";

/** What the dashboard's sidebar can show. */
export const DASHBOARD_PANELS = ["documents", "timeline", "profile", "availability"] as const;
export type DashboardPanel = (typeof DASHBOARD_PANELS)[number];

function withQuery(path: string, query: URLSearchParams | undefined): string {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
}
