/**
 * Every page of the site, declared once: the pattern the router matches and the function that builds its path.
 * In emails and calendars the site's address comes before it.
 */
export const paths = {
  home: {
    path: "/",
    /** @param section of the landing page, e.g. "pricing"; links to it work without JavaScript. */
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
    /** The home's page at its questions, with any unsent message to the owner. */
    ask: (id: string) => `/listings/${encodeURIComponent(id)}?ask`,
  },
  /** The short address of a home, for its sign. */
  sign: { path: "/h/:letters", href: (letters: string) => `/h/${letters}` },
  /** A buyer's new offer, in steps. */
  makeOffer: {
    path: "/listings/:id/offer",
    href: (listingId: string) => `/listings/${encodeURIComponent(listingId)}/offer`,
  },
  /** The user's own offers. */
  offers: { path: "/offers", href: () => "/offers" },
  /** One offer, for either side. */
  offer: {
    path: "/offers/:id",
    /** @param step with the form open, at this step. */
    href: (id: string, step?: string) =>
      withQuery(
        `/offers/${encodeURIComponent(id)}`,
        step ? new URLSearchParams({ change: step }) : undefined,
      ),
  },
  /** A sale from acceptance to the keys, for either side. */
  sale: { path: "/sales/:id", href: (id: string) => `/sales/${encodeURIComponent(id)}` },
  /** The figures of a closing beside the agreed terms, for either side alone. */
  saleSettlement: {
    path: "/sales/:id/settlement",
    href: (id: string) => `/sales/${encodeURIComponent(id)}/settlement`,
  },
  /** Other terms for a sale, proposed by either side. */
  changeSale: {
    path: "/sales/:id/change",
    href: (id: string) => `/sales/${encodeURIComponent(id)}/change`,
  },
  login: {
    path: "/login",
    /** @param next where to go afterwards; only paths on this site are followed. */
    href: (options: { mode?: "login" | "signup" | "forgot"; next?: string } = {}) => {
      const query = new URLSearchParams();
      if (options.mode && options.mode !== "login") query.set("mode", options.mode);
      if (options.next) query.set("next", options.next);
      return withQuery("/login", query);
    },
  },
  dashboard: {
    path: "/dashboard",
    /** @param panel to open beside the page. */
    href: (panel?: DashboardPanel) => (panel ? `/dashboard?panel=${panel}` : "/dashboard"),
    /** @param filters e.g. from `filtersToQuery` of the showings. */
    showings: (filters: Record<string, string> = {}) =>
      withQuery("/dashboard", new URLSearchParams({ showings: "all", ...filters })),
    /** One showing; emails to its owner link here. */
    showing: (id: string) => withQuery("/dashboard", new URLSearchParams({ showings: id })),
  },
  /** All showings of one day, for their owner: of this date, or of the device's today. */
  showingsDay: {
    path: "/showings/day/:date",
    href: (date = "today") => `/showings/day/${encodeURIComponent(date)}`,
  },
  /** Starts a listing or continues one. */
  sell: { path: "/sell", href: () => "/sell" },
  myListings: { path: "/my-listings", href: () => "/my-listings" },
  editListing: {
    path: "/my-listings/:id/edit",
    /** @param step of the wizard, e.g. "photos"; defaults to the first. */
    href: (id: string, step?: string) =>
      withQuery(
        `/my-listings/${encodeURIComponent(id)}/edit`,
        step ? new URLSearchParams({ step }) : undefined,
      ),
  },
  /** All offers for a home side by side, for its owner. */
  homeOffers: {
    path: "/my-listings/:id/offers",
    href: (id: string) => `/my-listings/${encodeURIComponent(id)}/offers`,
  },
  /** What a home may be worth by homes sold near it, for its owner. */
  priceBench: {
    path: "/my-listings/:id/price",
    href: (id: string) => `/my-listings/${encodeURIComponent(id)}/price`,
  },
  /** A home's figures and sheets to print and post, for its owner. */
  promote: {
    path: "/my-listings/:id/promote",
    href: (id: string) => `/my-listings/${encodeURIComponent(id)}/promote`,
  },
  /** Manage Availability, for one home or for the first. */
  availability: {
    path: "/availability",
    href: (listingId?: string) =>
      withQuery(
        "/availability",
        listingId ? new URLSearchParams({ listing: listingId }) : undefined,
      ),
  },
  /** A shareable page for booking a showing. */
  book: { path: "/book/:id", href: (id: string) => `/book/${encodeURIComponent(id)}` },
  /** A home's published documents; for the owner, where they manage them. */
  disclosures: {
    path: "/disclosures/:id",
    href: (listingId: string) => `/disclosures/${encodeURIComponent(listingId)}`,
  },
  /**
   * A visitor's own showing; its token follows "#", so it is never sent to a server. With an account
   * they also reach it by `?booking=…` (domain/people/notifications.ts).
   */
  showing: {
    path: "/showing",
    href: () => "/showing",
    own: (bookingId: string) => withQuery("/showing", new URLSearchParams({ booking: bookingId })),
  },
  /** The page of a person whom an owner trusts; their token follows "#", as with `showing`. */
  trust: { path: "/trust", href: () => "/trust" },
  /** The page of a person who works on a sale; their token follows "#", as with `showing`. */
  party: {
    path: "/party",
    /** @param refuses with the question whether it is meant for them. */
    href: (refuses = false) => (refuses ? "/party?not-me" : "/party"),
  },
  /** The owners of a home. */
  homeOwners: {
    path: "/my-listings/:id/owners",
    href: (listingId: string) => `/my-listings/${encodeURIComponent(listingId)}/owners`,
  },
  /** How an owner shows that a home is theirs. */
  ownership: {
    path: "/my-listings/:id/ownership",
    href: (listingId: string) => `/my-listings/${encodeURIComponent(listingId)}/ownership`,
  },
  /** An invitation to own a home together; its token follows "#", as with `showing`. */
  ownTogether: {
    path: "/own-together",
    /** @param refuses with the question whether it is meant for them. */
    href: (refuses = false) => (refuses ? "/own-together?not-me" : "/own-together"),
  },
  /** An invitation to buy together; its id follows "#", as with `showing`. */
  buyTogether: {
    path: "/buy-together",
    /** @param refuses with the question whether it is meant for them. */
    href: (refuses = false) => (refuses ? "/buy-together?not-me" : "/buy-together"),
  },
  /** The showings the user has asked for. */
  showings: { path: "/showings", href: () => "/showings" },
  /** Conversations; the token of `answer` follows "#", as with `showing`. */
  messages: {
    path: "/messages",
    href: () => "/messages",
    /** An owner's conversation with the visitor of a showing, which may not have begun. */
    showing: (bookingId: string) =>
      withQuery("/messages", new URLSearchParams({ showing: bookingId })),
  },
  conversation: {
    path: "/messages/:id",
    href: (id: string) => `/messages/${encodeURIComponent(id)}`,
  },
  answer: { path: "/answer", href: () => "/answer" },
  /**
   * One press about a step of a sale, from its mail. The act and the token are after "#" (domain/sales/step-links.ts).
   */
  stepLink: { path: "/step", href: () => "/step" },
  favorites: { path: "/favorites", href: () => "/favorites" },
  /** The homes that are left out of results. */
  hiddenHomes: { path: "/hidden", href: () => "/hidden" },
  /** A list's link opens this; its token follows "#" and is removed once the list is open. */
  openList: { path: "/list", href: () => "/list" },
  /** A shared list, for its owner and for those who opened its link on this device. */
  sharedList: { path: "/lists/:id", href: (id: string) => `/lists/${encodeURIComponent(id)}` },
  compare: {
    path: "/compare",
    /** @param ids of up to four homes; `readCompared` in domain/search/favorites.ts parses them. */
    href: (ids: readonly string[]) =>
      ids.length === 0 ? "/compare" : `/compare?homes=${ids.map(encodeURIComponent).join(",")}`,
  },
  notifications: {
    path: "/notifications",
    href: (shown?: "unread") => (shown ? `/notifications?show=${shown}` : "/notifications"),
  },
  profile: {
    path: "/profile",
    /** @param section its id, such as "notifications". */
    href: (section?: string) => (section ? `/profile#${section}` : "/profile"),
  },
  choosePlan: { path: "/choose-plan", href: () => "/choose-plan" },
  /** Stripe redirects here, with `?session_id=…`. */
  paymentSuccess: { path: "/payment-success", href: () => "/payment-success" },
  savedSearches: { path: "/saved-searches", href: () => "/saved-searches" },
  /** The link in an email has its token after "#", so the token is never sent to a server. */
  unsubscribe: { path: "/unsubscribe", href: () => "/unsubscribe" },
  /** Homes opened on this device; works offline. */
  seenHomes: { path: "/seen", href: () => "/seen" },
  /** Newsletter emails link here. The token follows "#". */
  newsConfirm: { path: "/news/confirm", href: () => "/news/confirm" },
  newsLeave: { path: "/news/leave", href: () => "/news/leave" },
  handbook: {
    path: "/handbook",
    /** @param question to search for. */
    href: (question?: string) =>
      withQuery("/handbook", question ? new URLSearchParams({ q: question }) : undefined),
  },
  handbookArticle: {
    path: "/handbook/:slug",
    href: (slug: string) => `/handbook/${encodeURIComponent(slug)}`,
  },
  /** Operators and moderators open this screen. */
  operator: { path: "/operator", href: () => "/operator" },
  moderation: {
    path: "/operator/reports/:id",
    href: (id: string) => `/operator/reports/${encodeURIComponent(id)}`,
  },
  /** A report's outcome, for reporter and reported; notifications lead here. */
  report: { path: "/reports/:id", href: (id: string) => `/reports/${encodeURIComponent(id)}` },
  privacy: { path: "/privacy", href: () => "/privacy" },
  terms: { path: "/terms", href: () => "/terms" },
  /** Development only: every component in every state. */
  styleguide: { path: "/styleguide", href: () => "/styleguide" },
} as const;

/** Anchors on the landing page; Listings is a separate page. */
type LandingSection = "services" | "pricing" | "faq";

/** The panels the dashboard's sidebar can show. */
export const DASHBOARD_PANELS = [
  "documents",
  "timeline",
  "profile",
  "availability",
  "questions",
] as const;
export type DashboardPanel = (typeof DASHBOARD_PANELS)[number];

function withQuery(path: string, query: URLSearchParams | undefined): string {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
}
