/** The target of a link in text that other people wrote, if it is allowed. */
type SafeLink =
  | { kind: "own"; to: string }
  /** `host` is shown with the link, so its text can't impersonate another site. */
  | { kind: "external"; href: string; host: string };

const MOST_CHARACTERS = 2_000;
/** This is only a base for resolving: no real site can have this name (RFC 2606). */
const OWN = "https://own.invalid";

/**
 * Accepts a page of ours or a site on the web; anything else (`javascript:`, `data:`, `//host`, …)
 * is not made a link.
 */
export function safeLink(href: string | undefined): SafeLink | undefined {
  if (!href || href.length > MOST_CHARACTERS || !PLAIN.test(href)) return undefined;
  if (href.startsWith("/")) return ownPage(href);
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  // "https://selfnvest.com@elsewhere.example" leads to elsewhere.example.
  if (url.username || url.password || url.hostname === "") return undefined;
  return { kind: "external", href: url.href, host: url.hostname.replace(/^www\./, "") };
}

/** Spaces, control characters and backslashes are refused, because browsers interpret them differently. */
const PLAIN = /^[^\s\\\p{Cc}\p{Cf}]+$/u;

/** Our files and functions are not pages. */
function ownPage(href: string): SafeLink | undefined {
  if (!URL.canParse(href, OWN)) return undefined;
  const url = new URL(href, OWN);
  if (url.origin !== OWN || url.pathname.startsWith("//") || /^\/api(\/|$)/i.test(url.pathname)) {
    return undefined;
  }
  return { kind: "own", to: url.pathname + url.search + url.hash };
}
