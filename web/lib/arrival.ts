/** The way the visitor arrived: a link from an email, Google's answer, or the reason why either one failed. */
export type Arrival =
  | { kind: "link"; type: LinkType; tokenHash: string }
  | { kind: "code"; code: string }
  | { kind: "refusal"; code: string; message: string };

/** The names used by our mail templates (supabase/templates). */
const LINK_TYPES = ["email", "email_change", "recovery"] as const;
type LinkType = (typeof LINK_TYPES)[number];

declare global {
  interface Window {
    /** public/take-arrival.js runs first and moves it here from the address. */
    arrival?: Record<string, string>;
  }
}

/** Returns the same value on every render until `forgetArrival`. */
export function readArrival(): Arrival | undefined {
  // Node, which builds the pages, has no window.
  const { token_hash, type, code, error, error_code, error_description } =
    globalThis.window?.arrival ?? {};
  if (error || error_code) {
    return { kind: "refusal", code: error_code || error || "", message: error_description ?? "" };
  }
  if (code) return { kind: "code", code };
  const known = LINK_TYPES.find((each) => each === withoutStray(type));
  const tokenHash = withoutStray(token_hash);
  return tokenHash && known ? { kind: "link", type: known, tokenHash } : undefined;
}

/** Mail programs take the full stop or the bracket after a link into it (stray-end.ts). */
function withoutStray(value = ""): string {
  return value.trim().replace(/[^A-Za-z0-9_-].*$/s, "");
}

export function forgetArrival(): void {
  window.arrival = undefined;
}
