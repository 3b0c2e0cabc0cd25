/** How long a test waits for what will happen: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 60_000;

/** How long a test may take; one that ends by this would never have ended. */
export const TEST_MS = 300_000;
