import {
  type ListingFilters,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  parseFilters,
  SEARCH_FIELDS,
} from "../_shared/domain/search/listing-search.ts";
import { asQueryProblem, type QueryProblem } from "../_shared/domain/search/search-problems.ts";

export type Page = { size: number; cursor: string | null };
type ParsedSearch = { filters: ListingFilters; page: Page; problems: QueryProblem[] };

const MAX_CURSOR = 500;

/** Known parameters; a misspelled one is an error rather than silently ignored. */
const KNOWN = new Set([...SEARCH_FIELDS, "limit", "page_size", "cursor"]);

/** Filters, sort order, and the part of the results: `limit` (or `page_size`) and `cursor`. */
export function parseSearch(query: URLSearchParams): ParsedSearch {
  const { filters, problems: unread } = parseFilters(query);
  const problems = unread.map(asQueryProblem);
  const page: Page = { size: PAGE_SIZE, cursor: null };
  for (const field of new Set(query.keys()))
    if (!KNOWN.has(field)) problems.push({ field, text: `Unknown parameter: ${shown(field)}.` });

  const sizes = ["limit", "page_size"].filter((field) => query.get(field)?.trim());
  for (const field of sizes) {
    const text = query.get(field)?.trim() ?? "";
    const size = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    if (size >= 1 && size <= MAX_PAGE_SIZE) page.size = size;
    else problems.push({ field, text: `${field} is a number from 1 to ${MAX_PAGE_SIZE}.` });
  }
  if (sizes.length > 1)
    problems.push({ field: "limit", text: "limit and page_size are the same: ask for one." });

  // Only SQL interprets a cursor; here it just has to look like one. A "+" in it arrives as a space
  // if a client doesn't encode it.
  const cursor = (query.get("cursor") ?? "").trim().replaceAll(" ", "+");
  if (cursor.length > MAX_CURSOR || /[^\x21-\x7e]/.test(cursor))
    problems.push({ field: "cursor", text: "Unknown cursor." });
  else if (cursor !== "") page.cursor = cursor;

  return { filters, page, problems };
}

/** Shortens untrusted input to fit a line. */
function shown(field: string): string {
  return field.length > 40 ? `${field.slice(0, 40)}…` : field;
}
