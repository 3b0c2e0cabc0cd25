import { RESO_LIMITS } from "../../_shared/domain/homes/reso.ts";
import type { QueryProblem } from "../../_shared/domain/search/search-problems.ts";
import { isUuid } from "../../_shared/domain/site/text/ids.ts";

/** `after` is the last home of the page before. */
export type FeedPage = { size: number; after: string | null };

/** `$top` and `$skiptoken`, as OData names them; anything else is an error rather than ignored. */
export function parseFeedQuery(query: URLSearchParams): {
  page: FeedPage;
  problems: QueryProblem[];
} {
  const page: FeedPage = { size: RESO_LIMITS.page, after: null };
  const problems: QueryProblem[] = [];
  for (const [field, value] of query) {
    if (field === "$top") {
      const size = /^\d{1,3}$/.test(value) ? Number(value) : 0;
      if (size >= 1 && size <= RESO_LIMITS.largestPage) page.size = size;
      else problems.push({ field, text: `$top is a number from 1 to ${RESO_LIMITS.largestPage}.` });
    } else if (field === "$skiptoken") {
      if (isUuid(value)) page.after = value.toLowerCase();
      else problems.push({ field, text: "Unknown $skiptoken: follow @odata.nextLink." });
    } else {
      problems.push({
        field: field.slice(0, 40),
        text: "Only $top and $skiptoken are understood here.",
      });
    }
  }
  return { page, problems };
}
