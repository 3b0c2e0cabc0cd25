import {
  type ListingFilters,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  parseFilters,
  type QueryProblem,
} from "../_shared/domain/listing-search.ts";

export type Page = { size: number; cursor: string | null };
export type ParsedSearch = { filters: ListingFilters; page: Page; problems: QueryProblem[] };

const MAX_CURSOR = 500;

/** The filters of B§7, and which part of the answer is wanted: `page_size` and `cursor`. */
export function parseSearch(query: URLSearchParams): ParsedSearch {
  const { filters, problems } = parseFilters(query);
  const page: Page = { size: PAGE_SIZE, cursor: null };

  const size = query.get("page_size")?.trim() ?? "";
  if (size !== "") {
    const number = /^\d{1,3}$/.test(size) ? Number(size) : 0;
    if (number >= 1 && number <= MAX_PAGE_SIZE) page.size = number;
    else
      problems.push({
        field: "page_size",
        text: `page_size is a number from 1 to ${MAX_PAGE_SIZE}.`,
      });
  }

  // What a cursor says is between SQL and itself; here it only has to look like one. It holds
  // a "+", which arrives as a space when a client pastes it into an address as it is.
  const cursor = (query.get("cursor") ?? "").trim().replaceAll(" ", "+");
  if (cursor.length > MAX_CURSOR || /[^\x21-\x7e]/.test(cursor))
    problems.push({ field: "cursor", text: "Unknown cursor." });
  else if (cursor !== "") page.cursor = cursor;

  return { filters, page, problems };
}
