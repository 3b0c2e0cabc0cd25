import {
  type HandbookArticle,
  type HandbookEntry,
  type HandbookMatch,
  isHandbookSlug,
  MAX_HANDBOOK_QUERY,
} from "@domain/handbook.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { restGet } from "./rest.ts";

/** The handbook: its list, an article, and the search that Vesty uses, too. */

/** It changes with a release of ours, and not while somebody reads. */
const STALE_MS = 60 * 60 * 1000;
const MOST_MATCHES = 8;

const ENTRY_COLUMNS = "slug,title,topic,summary";

/** All articles in the order of a sale. */
export function handbookContentsQuery() {
  return queryOptions({
    queryKey: ["handbook", "contents"],
    queryFn: ({ signal }) =>
      restGet<HandbookEntry[]>(
        "handbook_articles",
        new URLSearchParams({ select: ENTRY_COLUMNS, order: "position.asc" }),
        { signal, fallback: "handbook_unavailable" },
      ),
    staleTime: STALE_MS,
  });
}

/** One article; `null` when there is none of this name. */
export function handbookArticleQuery(slug: string) {
  return queryOptions({
    queryKey: ["handbook", "article", slug],
    queryFn: ({ signal }) => fetchArticle(slug, signal),
    staleTime: STALE_MS,
  });
}

/** What answers `question`, the best first. While the next answer is on its way the last one stays. */
export function handbookSearchQuery(question: string) {
  return queryOptions({
    queryKey: ["handbook", "search", question],
    queryFn: ({ signal }) =>
      restGet<HandbookMatch[]>(
        "rpc/search_handbook",
        new URLSearchParams({
          query: question.slice(0, MAX_HANDBOOK_QUERY),
          max_results: String(MOST_MATCHES),
        }),
        { signal, fallback: "handbook_unavailable" },
      ),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}

async function fetchArticle(slug: string, signal: AbortSignal): Promise<HandbookArticle | null> {
  if (!isHandbookSlug(slug)) return null;
  const query = new URLSearchParams({
    select: `${ENTRY_COLUMNS},body,published_on,updated_on`,
    slug: `eq.${slug}`,
  });
  const rows = await restGet<HandbookArticle[]>("handbook_articles", query, {
    signal,
    fallback: "handbook_unavailable",
  });
  return rows[0] ?? null;
}
