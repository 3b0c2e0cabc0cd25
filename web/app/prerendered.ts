import { hydrate, type QueryClient } from "@tanstack/react-query";

/** The id of the element holding the data that a prerendered page was rendered from. */
export const DATA_ELEMENT = "prerendered-data";

/**
 * Whether `root` contains this very page, prerendered at build time (web/prerender); if so, its
 * data is put into the query client. A host answers unknown addresses and other filters with some
 * page it has, which is replaced instead.
 */
export function takePrerendered(root: HTMLElement, queryClient: QueryClient): boolean {
  const { pathname, search } = window.location;
  const isThisPage = root.dataset.path === pathname.replace(/(.)\/$/, "$1") && search === "";
  const data = document.getElementById(DATA_ELEMENT)?.textContent;
  if (!isThisPage || !data) return false;
  try {
    hydrate(queryClient, JSON.parse(data));
    return true;
  } catch {
    // Damaged in transit: the page is rendered anew.
    return false;
  }
}
