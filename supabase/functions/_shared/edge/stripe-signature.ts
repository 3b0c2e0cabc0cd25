/** What the SDK's own check of a webhook's signature leaves out (docs/trust.md C1). */

/** The SDK lets an event through that says it was signed in ten years. */
export const MAX_SKEW_S = 300;

/** The bytes as text, a byte order mark included; undefined when they are no text. */
export function exactText(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** One timestamp, close to `now` (in seconds) on either side. */
export function isTimely(signature: string | undefined, now: number): signature is string {
  const [time, ...others] = (signature ?? "").split(",").filter((part) => /^\s*t=/.test(part));
  if (time === undefined || others.length > 0) return false;
  const seconds = time.match(/^t=(\d{1,12})$/)?.[1];
  return seconds !== undefined && Math.abs(now - Number(seconds)) <= MAX_SKEW_S;
}
