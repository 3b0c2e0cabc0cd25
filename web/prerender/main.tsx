import { env } from "@web/lib/env.ts";
import { renderPage } from "./render-page.tsx";
import type { ScreenFiles } from "./screen-files.ts";
import { sitePages } from "./site-pages.ts";
import { robotsFile, sitemapFile } from "./sitemap.ts";

export type SiteFile = { path: string; text: string };

/**
 * The pages that machines read, as files of the static site: each page of `sitePages` as HTML that
 * is complete without JavaScript, the sitemap, and robots.txt. The bundle of this module runs in
 * Node at the end of `vite build` (plugin.ts).
 *
 * @param template the built index.html.
 * @param screenFiles the files of each screen's code, to be fetched with the page.
 * @param siteUrl where the site will live, without a final slash; without it nothing can say its
 *   own address, and there is no sitemap.
 * Without a project, or with the placeholder of one, there are none.
 *
 * @throws AppError when the listings can't be read: a build that silently lost them would take them
 *   out of the search engines.
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
      // A style sheet belongs to what is seen, with JavaScript or without it.
      file.endsWith(".css")
        ? `  <link rel="stylesheet" crossorigin href="/${file}">\n  `
        : `  <link rel="modulepreload" crossorigin href="/${file}">\n  `,
    );
  return codeLast(html.replace("</head>", () => `${links.join("")}</head>`));
}

/** The page can be read without its code, which so leaves the line to styles, fonts and pictures. */
function codeLast(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}
