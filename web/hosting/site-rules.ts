/** What any host has to do with the site's files; each host's own words for it are in hosts.ts. */
export type SiteRules = {
  /** Patterns of paths ("/assets/*") and the headers of every answer below them. */
  headers: { path: string; headers: Record<string, string> }[];
  /** `/api/*` is answered from below this address; undefined in a build without a project. */
  api: string | undefined;
};

/** What the browser may talk to besides the site itself. */
export type Services = {
  /** The project's address; "" in a build without one. */
  supabaseUrl: string;
  /** `{z}/{x}/{y}` pattern of map tiles. */
  tileUrl: string | undefined;
  geocoderUrl: string | undefined;
};

/** The file that answers for every address that is no file: the shell without content. */
export const SHELL = "/app.html";

/** Below it a missing file is missing: an old page that asks for old code must not get the shell. */
export const ASSETS = "/assets/";

/** `/api/*` as others call it is `/functions/v1/*` of the project. */
export const API_PATH = "/api/";

export function siteRules(services: Services): SiteRules {
  const { supabaseUrl } = services;
  return {
    headers: [
      {
        path: "/*",
        headers: {
          "Content-Security-Policy": contentSecurityPolicy(services),
          "Strict-Transport-Security": "max-age=31536000",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "X-Content-Type-Options": "nosniff",
          "X-Frame-Options": "DENY",
          "Permissions-Policy":
            "camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
        },
      },
      // A name in this folder holds the hash of its content. All else is asked for anew each time,
      // which is what every host does unless told otherwise.
      {
        path: `${ASSETS}*`,
        headers: { "Cache-Control": "public, max-age=31536000, immutable" },
      },
    ],
    api: supabaseUrl === "" ? undefined : `${supabaseUrl}/functions/v1/`,
  };
}

/**
 * Scripts come from files of the site only: none is inline, so a script that somebody smuggles into
 * a page never runs. Style attributes are allowed because the prerendered pages carry the colours of
 * a photograph that is still on its way.
 */
function contentSecurityPolicy({ supabaseUrl, tileUrl, geocoderUrl }: Services): string {
  const project = originOf(supabaseUrl);
  const directives: Record<string, (string | undefined)[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", project, originOf(tileUrl)],
    "connect-src": ["'self'", project, originOf(geocoderUrl)],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}

/** "https://{s}.tiles.example/{z}/{x}/{y}.png" → "https://*.tiles.example" */
function originOf(address: string | undefined): string | undefined {
  return address?.replace("{s}", "*").match(/^https?:\/\/[^/?#]+/)?.[0];
}
