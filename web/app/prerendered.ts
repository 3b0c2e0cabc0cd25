import { hydrate, type Query, type QueryClient } from "@tanstack/react-query";
import { ONE_LISTING_KEY } from "@web/api/site/cache/keys.ts";
import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";

/** The id of the element holding the data that a prerendered page was rendered from. */
export const DATA_ELEMENT = "prerendered-data";

/**
 * Whether `root` contains this very page, prerendered at build time (web/prerender); if so, its
 * data is put into the query client. A host answers unknown addresses and other filters with some
 * page it has, which is replaced instead; so is the sign-in form for someone with a mailed link.
 */
export function takePrerendered(root: HTMLElement, queryClient: QueryClient): boolean {
  const { pathname, search } = window.location;
  const isThisPage =
    root.dataset.path === pathname.replace(/(.)\/$/, "$1") &&
    search === "" &&
    !window.arrival &&
    // A home that was opened over the list and loaded again: the page is the list.
    !window.history.state?.usr?.background;
  const data = document.getElementById(DATA_ELEMENT)?.textContent;
  if (!isThisPage || !data) return false;
  try {
    hydrate(queryClient, JSON.parse(data));
    keepListsForNow(queryClient);
    return true;
  } catch {
    // Damaged in transit: the page is rendered again.
    return false;
  }
}

/**
 * The page's data is fetched again when the visitor starts reading, or after half a minute. A single home is fetched
 * right away, because its price or availability may have changed.
 */
function keepListsForNow(queryClient: QueryClient): void {
  const arrivedAt = Date.now();
  queryClient.setQueriesData({ predicate: isNoSingleHome }, (data) => data, {
    updatedAt: arrivedAt,
  });
  whenSomeoneReads(() => {
    void queryClient.invalidateQueries({
      // Only data that was not fetched since then is fetched again.
      predicate: (query) => isNoSingleHome(query) && query.state.dataUpdatedAt === arrivedAt,
    });
  });
}

function isNoSingleHome({ queryKey }: Query): boolean {
  return ONE_LISTING_KEY.some((part, n) => queryKey[n] !== part);
}
