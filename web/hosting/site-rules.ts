import { TOUR_ORIGINS } from "../../supabase/functions/_shared/domain/homes/tours.ts";
import type { MapTiles } from "../../supabase/functions/_shared/domain/search/map-tiles.ts";
import { paths } from "../../supabase/functions/_shared/domain/site/paths.ts";

/** How any host must serve the site's files; hosts.ts translates this for each host. */
export type SiteRules = {
  /** Patterns of paths ("/assets/*") and the headers of every answer below them. */
  headers: { path: string; headers: Record<string, string> }[];
  /** `/api/*` is answered from below this address; undefined in a build without a project. */
  api: string | undefined;
  /** Patterns of the addresses that the shell has a page for ("/listings/:id"). All others are 404, with the shell. */
  pages: readonly string[];
};

/** The addresses to which the browser may connect besides the site itself. */
export type Services = {
  /** The project's address; "" in a build without one. */
  supabaseUrl: string;
  /** The address of a read replica, if there is one. */
  replica?: string | undefined;
  /** The address of the map's streets. */
  tiles: MapTiles | undefined;
  /** `{z}/{x}/{y}` pattern of pictures from above. */
  satelliteUrl: string | undefined;
  geocoderUrl: string | undefined;
};

/** Served for every address that is not a file: the shell without content, which says so where there is no page. */
export const SHELL = "/app.html";

/** Below it a missing file is a 404: an old page that asks for old code must not get the shell. */
export const ASSETS = "/assets/";

/** The reader of HEIC photos and its code (decision 220). */
export const HEIC_READER = `${ASSETS}heic/`;

/** `/api/*` as others call it is `/functions/v1/*` of the project. */
export const API_PATH = "/api/";

/** Sources for what is inline: hashes of the build's own, or the development server's nonce. */
export type InlineSources = { scripts: string[]; styles: string[] };

export function siteRules(
  services: Services,
  inline: InlineSources = { scripts: [], styles: [] },
): SiteRules {
  const { supabaseUrl } = services;
  return {
    headers: [
      {
        path: "/*",
        headers: {
          "Content-Security-Policy": contentSecurityPolicy(services, inline),
          "Strict-Transport-Security": "max-age=31536000",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "X-Content-Type-Options": "nosniff",
          "X-Frame-Options": "DENY",
          "Permissions-Policy":
            "camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
        },
      },
      // File names in this folder contain a content hash. Everything else is revalidated on each
      // request, which is every host's default.
      {
        path: `${ASSETS}*`,
        headers: { "Cache-Control": "public, max-age=31536000, immutable" },
      },
      // A worker has the policy of its own file. This one reads files of unknown origin with code that was compiled from
      // C++: it may run that, and reach nothing.
      {
        path: `${HEIC_READER}*`,
        headers: {
          "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
        },
      },
    ],
    api: supabaseUrl === "" ? undefined : `${supabaseUrl}/functions/v1/`,
    pages: Object.values(paths)
      .map(({ path }) => path)
      .filter((path) => path !== paths.styleguide.path),
  };
}

/**
 * Scripts may only come from the site's own files, or be one of the few that the build put into the
 * pages, which are named by their hashes: an injected script never runs. Style attributes are allowed because prerendered pages carry the placeholder colors of
 * their photographs.
 */
function contentSecurityPolicy(
  { supabaseUrl, replica, tiles, satelliteUrl, geocoderUrl }: Services,
  inline: InlineSources,
): string {
  const project = originOf(supabaseUrl);
  const tileOrigin = originOf(tiles?.url);
  const isArchive = tiles?.kind === "archive";
  const directives: Record<string, (string | undefined)[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline.scripts],
    "style-src": ["'self'", ...inline.styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [
      ...["'self'", "data:", "blob:", project],
      ...[isArchive ? undefined : tileOrigin, originOf(satelliteUrl)],
    ],
    "connect-src": [
      ...["'self'", project, originOf(replica), originOf(geocoderUrl)],
      isArchive ? tileOrigin : undefined,
    ],
    "frame-src": TOUR_ORIGINS,
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
