/** What the build tells an edge: the site, its project, and the page to fill in. */
export type EdgeSettings = {
  /** The project's address without a trailing slash. */
  project: string;
  /** Its publishable key: visitors read with it, too. */
  key: string;
  /** Without a trailing slash; without it pages don't name their address, and the sitemap is the built one. */
  siteUrl: string | undefined;
  /** The shell, naming the files of a home's screen. */
  shell: string;
  /** Every page has these (web/hosting/site-rules.ts). */
  headers: Record<string, string>;
};
