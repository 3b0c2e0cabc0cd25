/** Webhook checks that Stripe's SDK leaves out (docs/trust.md C1). */

/** The SDK accepts timestamps from the future, even ten years ahead. */
export const MAX_SKEW_S = 300;

/** The exact text, including a byte order mark; undefined if the bytes aren't valid text. */
export function exactText(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Exactly one timestamp, close to `now` (in seconds) in either direction. */
export function isTimely(signature: string | undefined, now: number): signature is string {
  const [time, ...others] = (signature ?? "").split(",").filter((part) => /^\s*t=/.test(part));
  if (time === undefined || others.length > 0) return false;
  const seconds = time.match(/^t=(\d{1,12})$/)?.[1];
  return seconds !== undefined && Math.abs(now - Number(seconds)) <= MAX_SKEW_S;
}
