/** How often to poll for other people's changes; only while the page is visible. */
export const POLL_INTERVAL_MS = 15_000;
