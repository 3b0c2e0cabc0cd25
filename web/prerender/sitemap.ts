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

/** Everything may be read, except what belongs to one person. */
export function robotsFile(siteUrl: string | undefined): string {
  return [
    "User-agent: *",
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "Allow: /",
    ...(siteUrl ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    "",
  ].join("\n");
}

const PRIVATE_PATHS = [
  "/dashboard",
  "/my-listings",
  "/viewing",
  "/unsubscribe",
  "/payment-success",
];
