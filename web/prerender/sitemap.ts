/** https://www.sitemaps.org: the addresses of all pages. */
export function sitemapFile(paths: readonly string[], siteUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Allows crawling everything except addresses that belong to one person. */
export function robotsFile(siteUrl: string | undefined): string {
  return [
    "User-agent: *",
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "Allow: /",
    ...(siteUrl ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    "",
  ].join("\n");
}

/** Addresses that may reveal something about a person. Without a session, the dashboard doesn't. */
const PRIVATE_PATHS = [
  "/my-listings",
  "/offers",
  "/listings/*/offer",
  "/viewing",
  "/hidden",
  // Its end, or it would be all addresses that begin like this.
  "/list$",
  "/lists/",
  "/unsubscribe",
  "/payment-success",
];
