/** What somebody came with: a mail's link, Google's answer, or the reason why there is none. */
export type Arrival =
  | { kind: "link"; type: LinkType; tokenHash: string }
  | { kind: "code"; code: string }
  | { kind: "refusal"; code: string; message: string };

/** As the templates of our mail name them (supabase/templates). */
const LINK_TYPES = ["email", "email_change", "recovery"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

declare global {
  interface Window {
    /** Taken out of the address by public/take-arrival.js, which runs first. */
    arrival?: Record<string, string>;
  }
}

/** The same until `forgetArrival`, however often a page is drawn. */
export function readArrival(): Arrival | undefined {
  const { token_hash, type, code, error, error_code, error_description } = window.arrival ?? {};
  if (error || error_code) {
    return { kind: "refusal", code: error_code || error || "", message: error_description ?? "" };
  }
  if (code) return { kind: "code", code };
  const known = LINK_TYPES.find((each) => each === type);
  return token_hash && known ? { kind: "link", type: known, tokenHash: token_hash } : undefined;
}

export function forgetArrival(): void {
  window.arrival = undefined;
}
