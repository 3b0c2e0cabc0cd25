import {
  type ListingFilters,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  parseFilters,
  type QueryProblem,
  SEARCH_FIELDS,
} from "../_shared/domain/listing-search.ts";

export type Page = { size: number; cursor: string | null };
export type ParsedSearch = { filters: ListingFilters; page: Page; problems: QueryProblem[] };

const MAX_CURSOR = 500;

/** What may stand in the query; anything else is a mistake that must not pass for an answer. */
const KNOWN = new Set([...SEARCH_FIELDS, "limit", "page_size", "cursor"]);

/**
 * The filters, their order, and which part of the answer is wanted: `limit` (or `page_size`)
 * and `cursor`.
 */
export function parseSearch(query: URLSearchParams): ParsedSearch {
  const { filters, problems } = parseFilters(query);
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

  // What a cursor says is between SQL and itself; here it only has to look like one. It holds
  // a "+", which arrives as a space when a client pastes it into an address as it is.
  const cursor = (query.get("cursor") ?? "").trim().replaceAll(" ", "+");
  if (cursor.length > MAX_CURSOR || /[^\x21-\x7e]/.test(cursor))
    problems.push({ field: "cursor", text: "Unknown cursor." });
  else if (cursor !== "") page.cursor = cursor;

  return { filters, page, problems };
}

/** Short enough for a line, whatever was sent. */
function shown(field: string): string {
  return field.length > 40 ? `${field.slice(0, 40)}…` : field;
}
