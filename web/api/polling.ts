/** How often what others change is looked at again; only while the page is seen. */
export const POLL_INTERVAL_MS = 15_000;
