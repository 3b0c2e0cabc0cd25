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
  "/showing",
  "/trust",
  "/hidden",
  // The mark ends the address, or the rule would hold for all addresses that begin like this.
  "/list$",
  "/lists/",
  "/unsubscribe",
  "/payment-success",
];
