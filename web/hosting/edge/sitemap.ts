import { paths } from "@domain/site/paths.ts";
import { SITEMAP_PATHS } from "./edge-paths.ts";
import { countHomes, readPart } from "./project.ts";
import type { EdgeSettings } from "./settings.ts";

/** The part that the build wrote: every page that is not a home's. */
export const PAGES_SITEMAP = "/sitemaps/pages.xml";

/**
 * A sitemap may name 50,000 addresses. The homes are divided by their ids, which are random: a part of this many on
 * average stays well below.
 */
const HOMES_IN_PART = 40_000;
const MOST_PARTS = 10_000;
const PART = /^\/sitemaps\/homes-(\d{1,5})-of-(\d{1,5})\.xml$/;
const RETRY_S = 600;

/** The index, or a part of the homes for sale; undefined for what the host has as a file. */
export async function sitemap(
  pathname: string,
  settings: EdgeSettings,
): Promise<Response | undefined> {
  const { siteUrl } = settings;
  if (siteUrl === undefined) return undefined;
  if (pathname === SITEMAP_PATHS[0]) {
    const parts = Math.max(1, Math.ceil((await countHomes(settings)) / HOMES_IN_PART));
    const homes = Array.from(
      { length: parts },
      (_, n) => `/sitemaps/homes-${n + 1}-of-${parts}.xml`,
    );
    return xml(sitemapIndex([PAGES_SITEMAP, ...homes], siteUrl), settings);
  }
  const [, part = 0, parts = 0] = (PART.exec(pathname) ?? []).map(Number);
  if (part < 1 || part > parts || parts > MOST_PARTS) return undefined;
  // If there is no answer, a crawler keeps the addresses it knows only if it is told to come back.
  const homes = await readPart(settings, part, parts).catch(() => undefined);
  if (homes === undefined)
    return new Response(null, { status: 503, headers: { "Retry-After": String(RETRY_S) } });
  const urls = homes.map(({ id, changed_on }) => ({
    path: paths.listing.href(id),
    changedOn: changed_on,
  }));
  return xml(sitemapFile(urls, siteUrl), settings);
}

/** https://www.sitemaps.org: addresses of pages. */
export function sitemapFile(
  pages: readonly { path: string; changedOn?: string }[],
  siteUrl: string,
): string {
  const urls = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
    return `  <url><loc>${siteUrl}${path}</loc>${changed}</url>`;
  });
  return file("urlset", urls);
}

function sitemapIndex(parts: readonly string[], siteUrl: string): string {
  return file(
    "sitemapindex",
    parts.map((path) => `  <sitemap><loc>${siteUrl}${path}</loc></sitemap>`),
  );
}

function file(kind: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>`,
    "",
  ].join("\n");
}

function xml(text: string, settings: EdgeSettings): Response {
  return new Response(text, {
    headers: {
      ...settings.headers,
      "Content-Type": "application/xml",
      "Cache-Control": "public, max-age=600",
    },
  });
}
