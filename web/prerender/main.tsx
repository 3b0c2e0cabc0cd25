import { PAGES_SITEMAP, sitemapFile } from "@web/hosting/edge/sitemap.ts";
import { env } from "@web/lib/env.ts";
import type { FirstScreen } from "./first-screen.ts";
import { renderPage } from "./render-page.tsx";
import { robotsFile } from "./robots.ts";
import { type ScreenFiles, withFiles } from "./screen-files.ts";
import { type SitePage, sitePages } from "./site-pages.ts";

type SiteFile = { path: string; text: string };

/**
 * Prerenders the public pages: each page of `sitePages` as HTML that is complete without
 * JavaScript, the sitemap, and robots.txt. This module's bundle runs in Node at the end of `vite
 * build` (plugin.ts). Without a project, or with a placeholder for one, there are no pages.
 *
 * @param template the built index.html.
 * @param screenFiles the files of each screen's code, to be fetched with the page.
 * @param siteUrl where the site will live, without a trailing slash; without it no page can state
 * its own address, and there is no sitemap.
 * @param mostHomes how many homes get a page.
 * @param firstScreen makes what arranges the pages of one screen.
 * @throws AppError when the listings can't be read: a build that silently dropped them would remove
 * them from search engines.
 */
export async function* siteFiles(
  template: string,
  screenFiles: ScreenFiles,
  siteUrl: string | undefined,
  mostHomes: number,
  firstScreen: () => FirstScreen,
): AsyncGenerator<SiteFile> {
  if (!env.isConfigured) return;
  const listed: SitePage[] = [];
  const arranged = new Map<string, FirstScreen>();
  for await (const pages of portions(sitePages(siteUrl, mostHomes))) {
    const texts: string[] = [];
    for (const page of pages) {
      const files = screenFiles[page.screen] ?? [];
      texts.push(await renderPage(withFiles(template, files), page, siteUrl));
    }
    const { screen } = pages[0] as SitePage;
    let arranger = arranged.get(screen);
    if (!arranger) {
      arranger = firstScreen();
      arranged.set(screen, arranger);
      await arranger.learn(texts);
    }
    for (const [position, page] of pages.entries()) {
      const { path } = page;
      yield {
        path: path === "/" ? "index.html" : `${path.slice(1)}/index.html`,
        text: arranger.arrange(texts[position] ?? ""),
      };
      if (!page.isUnlisted) listed.push(page);
    }
  }
  if (siteUrl) {
    yield { path: "sitemap.xml", text: sitemapFile(listed, siteUrl) };
    // The host's edge names the homes itself, as they are then.
    const others = listed.filter(({ screen }) => screen !== "listing-screen");
    yield { path: PAGES_SITEMAP.slice(1), text: sitemapFile(others, siteUrl) };
  }
  yield { path: "robots.txt", text: robotsFile(siteUrl) };
}

/** Enough of one screen's pages to see all that it can show. */
const PORTION = 24;

/** Pages that follow one another and have the same screen, a few at a time. */
async function* portions(pages: AsyncIterable<SitePage>): AsyncGenerator<SitePage[]> {
  let portion: SitePage[] = [];
  for await (const page of pages) {
    if (portion.length === PORTION || (portion[0] && portion[0].screen !== page.screen)) {
      yield portion;
      portion = [];
    }
    portion.push(page);
  }
  if (portion.length > 0) yield portion;
}
