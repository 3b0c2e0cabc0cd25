/** How long a test waits for an expected event: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 60_000;

/** The same for functions of a local cloud, which take ten seconds or less for a failure. */
export const PATIENT_FUNCTIONS = {
  UPSTREAM_TIMEOUT_MS: String(PATIENCE_MS),
  OPENAI_TIMEOUT_MS: String(PATIENCE_MS),
  GEOCODER_TIMEOUT_MS: String(PATIENCE_MS),
};

/** How long a test may take; one that exceeds this would never end. */
export const TEST_MS = 300_000;
