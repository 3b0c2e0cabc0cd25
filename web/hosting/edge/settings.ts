/** The settings that the build gives an edge: the site, its project, and the page to fill in. */
export type EdgeSettings = {
  /** The project's address without a trailing slash. */
  project: string;
  /** The address of a read replica, if there is one. */
  replica?: string | undefined;
  /** The project's publishable key: visitors read with it, too. */
  key: string;
  /**
   * The site's address without a trailing slash. If it is missing, pages don't name their address, and the sitemap is
   * the built one.
   */
  siteUrl: string | undefined;
  /** The shell, naming the files of a home's screen. */
  shell: string;
  /** Every page has these (web/hosting/site-rules.ts). */
  headers: Record<string, string>;
};
