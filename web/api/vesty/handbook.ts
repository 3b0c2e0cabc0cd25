import {
  type HandbookArticle,
  isHandbookSlug,
  MAX_HANDBOOK_QUERY,
} from "@domain/vesty/handbook.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { asVisitor } from "../site/transport/tables.ts";

/** The handbook: its list, its articles, and the search that Vesty also uses. */

/** Changes only with a release. */
const STALE_MS = 60 * 60 * 1000;
const MOST_MATCHES = 8;

const fallback = "handbook_unavailable";
const ENTRY_COLUMNS = "slug,title,topic,summary";

/** All articles, in the order of a sale. */
export function handbookContentsQuery() {
  return queryOptions({
    queryKey: ["handbook", "contents"],
    queryFn: ({ signal }) =>
      asVisitor({ signal, fallback }, (db) =>
        db.from("handbook_articles").select(ENTRY_COLUMNS).order("position"),
      ),
    staleTime: STALE_MS,
  });
}

/** One article; `null` when there is none by this name. */
export function handbookArticleQuery(slug: string) {
  return queryOptions({
    queryKey: ["handbook", "article", slug],
    queryFn: ({ signal }) => fetchArticle(slug, signal),
    staleTime: STALE_MS,
  });
}

/** Search results, best first. The previous results stay until the next ones arrive. */
export function handbookSearchQuery(question: string) {
  return queryOptions({
    queryKey: ["handbook", "search", question],
    queryFn: ({ signal }) =>
      asVisitor({ signal, fallback }, (db) =>
        db.rpc(
          "search_handbook",
          { query: question.slice(0, MAX_HANDBOOK_QUERY), max_results: MOST_MATCHES },
          { get: true },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}

async function fetchArticle(slug: string, signal: AbortSignal): Promise<HandbookArticle | null> {
  if (!isHandbookSlug(slug)) return null;
  const [article] = await asVisitor({ signal, fallback }, (db) =>
    db
      .from("handbook_articles")
      .select(`${ENTRY_COLUMNS},body,published_on,updated_on`)
      .eq("slug", slug),
  );
  return article ?? null;
}
