import { dehydrate, QueryClientProvider } from "@tanstack/react-query";
import { App } from "@web/app/app.tsx";
import { DATA_ELEMENT } from "@web/app/prerendered.ts";
import { jsonForHtml, withHead } from "@web/hosting/edge/page-head.ts";
import { StaticRouter } from "@web/lib/router.tsx";
import { prerender } from "react-dom/static";
import type { SitePage } from "./site-pages.ts";

/**
 * Fills the built index.html with this page: its head, its content, and the data it was rendered
 * from.
 */
export async function renderPage(
  template: string,
  { path, queryClient, head }: SitePage,
  siteUrl: string | undefined,
): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </QueryClientProvider>,
    {
      onError: (error) => void problems.push(error),
      // Inline everything: chunks sent later would need a script to move them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const content = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];

  const data = jsonForHtml(dehydrate(queryClient));
  return withHead(template, head, siteUrl && siteUrl + path).replace(
    '<div id="root"></div>',
    () =>
      `<div id="root" data-path="${path}">${content}</div>\n` +
      `    <script type="application/json" id="${DATA_ELEMENT}">${data}</script>`,
  );
}
