/** Where a link in a text that others wrote may lead. */
export type SafeLink =
  | { kind: "own"; to: string }
  /** `host` is shown with the link, so that its words can't pretend to be another site. */
  | { kind: "external"; href: string; host: string };

const MOST_CHARACTERS = 2_000;
/** Only to resolve against: no site can have this name (RFC 2606). */
const OWN = "https://own.invalid";

/** A page of ours or a site on the web; anything else (`javascript:`, `data:`, `//host`, …) is no link. */
export function safeLink(href: string | undefined): SafeLink | undefined {
  if (!href || href.length > MOST_CHARACTERS || !PLAIN.test(href)) return undefined;
  if (href.startsWith("/")) return ownPage(href);
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  // "https://selfnvest.com@elsewhere.example" leads elsewhere.
  if (url.username || url.password || url.hostname === "") return undefined;
  return { kind: "external", href: url.href, host: url.hostname.replace(/^www\./, "") };
}

/** No spaces, control characters or backslashes, which browsers read in their own ways. */
const PLAIN = /^[^\s\\\p{Cc}\p{Cf}]+$/u;

/** Files and functions of ours are no pages. */
function ownPage(href: string): SafeLink | undefined {
  if (!URL.canParse(href, OWN)) return undefined;
  const url = new URL(href, OWN);
  if (url.origin !== OWN || url.pathname.startsWith("//") || /^\/api(\/|$)/i.test(url.pathname)) {
    return undefined;
  }
  return { kind: "own", to: url.pathname + url.search + url.hash };
}
