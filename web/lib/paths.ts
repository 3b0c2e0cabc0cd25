/** Every route, once: the pattern that the router matches and the builder of an address. */
export const paths = {
  home: { path: "/", href: () => "/" },
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
    href: (options: { mode?: "login" | "signup"; next?: string } = {}) => {
      const query = new URLSearchParams();
      if (options.mode === "signup") query.set("mode", "signup");
      if (options.next) query.set("next", options.next);
      return withQuery("/login", query);
    },
  },
  dashboard: { path: "/dashboard", href: () => "/dashboard" },
  choosePlan: { path: "/choose-plan", href: () => "/choose-plan" },
  /** Stripe leads here, with `?session_id=…` (A§2). */
  paymentSuccess: { path: "/payment-success", href: () => "/payment-success" },
  /** Development only: every component in every state. */
  styleguide: { path: "/styleguide", href: () => "/styleguide" },
} as const;

function withQuery(path: string, query: URLSearchParams | undefined): string {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
}
