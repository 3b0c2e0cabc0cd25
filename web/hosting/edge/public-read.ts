import { edgeTimes } from "@domain/site/operating/replicas.ts";
import { EDGE_READS, isPublicPath } from "../../lib/public-reads.ts";
import { readKept } from "./project.ts";
import type { EdgeSettings } from "./settings.ts";

/**
 * What the project says to everybody, asked once for all who ask within a minute. The question's parts are sorted, so
 * that the same question in another order is the same. A page that gets no answer here asks the project.
 */
export async function publicRead(url: URL, settings: EdgeSettings): Promise<Response> {
  const path = url.pathname.slice(EDGE_READS.length);
  if (!isPublicPath(path)) return Response.json({ error: "Not found" }, { status: 404 });
  const question = new URLSearchParams(
    [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
  const { freshS, staleS } = edgeTimes(settings.replica !== undefined, path);
  try {
    const keep = { forS: freshS, isKept: () => true };
    const { text, readAt } = await readKept(settings, `${path}?${question}`, keep);
    const left = Math.max(0, freshS - Math.floor((Date.now() - readAt) / 1_000));
    return new Response(text, {
      headers: {
        "Content-Type": "application/json",
        "Cache-Control": `public, max-age=0, s-maxage=${left}, stale-while-revalidate=${staleS}`,
        // Netlify's memory tells questions apart by this.
        "Netlify-Vary": "query",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch {
    return Response.json(
      { error: "Unavailable" },
      { status: 503, headers: { "Cache-Control": "no-store" } },
    );
  }
}
