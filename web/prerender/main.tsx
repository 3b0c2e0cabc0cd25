import { env } from "@web/lib/env.ts";
import { renderPage } from "./render-page.tsx";
import type { ScreenFiles } from "./screen-files.ts";
import { sitePages } from "./site-pages.ts";
import { robotsFile, sitemapFile } from "./sitemap.ts";

export type SiteFile = { path: string; text: string };

/**
 * Prerenders the public pages: each page of `sitePages` as HTML that is complete without
 * JavaScript, the sitemap, and robots.txt. This module's bundle runs in Node at the end of `vite
 * build` (plugin.ts). Without a project, or with a placeholder for one, there are no pages.
 *
 * @param template the built index.html.
 * @param screenFiles the files of each screen's code, to be fetched with the page.
 * @param siteUrl where the site will live, without a trailing slash; without it no page can state
 * its own address, and there is no sitemap.
 * @throws AppError when the listings can't be read: a build that silently dropped them would remove
 * them from search engines.
 */
export async function* siteFiles(
  template: string,
  screenFiles: ScreenFiles,
  siteUrl: string | undefined,
): AsyncGenerator<SiteFile> {
  if (!env.isConfigured) return;
  const addresses: string[] = [];
  for await (const page of sitePages(siteUrl)) {
    yield {
      path: page.path === "/" ? "index.html" : `${page.path.slice(1)}/index.html`,
      text: await renderPage(withPreloads(template, screenFiles[page.screen] ?? []), page, siteUrl),
    };
    addresses.push(page.path);
  }
  if (siteUrl) yield { path: "sitemap.xml", text: sitemapFile(addresses, siteUrl) };
  yield { path: "robots.txt", text: robotsFile(siteUrl) };
}

function withPreloads(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      // Style sheets are needed with or without JavaScript.
      file.endsWith(".css")
        ? `  <link rel="stylesheet" crossorigin href="/${file}">\n  `
        : `  <link rel="modulepreload" crossorigin href="/${file}">\n  `,
    );
  return codeLast(html.replace("</head>", () => `${links.join("")}</head>`));
}

/** The page is readable without its code, so styles, fonts and pictures get the bandwidth first. */
function codeLast(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}
