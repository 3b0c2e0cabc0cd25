import { hydrate, type QueryClient } from "@tanstack/react-query";

/** The id of the element with the data that a prerendered page was made of. */
export const DATA_ELEMENT = "prerendered-data";

/**
 * Whether what stands in `root` is this very page, made at build time (web/prerender); its data is
 * then in the query client. A host answers unknown addresses and other filters with a page that
 * it has: that one is not taken over, but replaced.
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
    // Damaged on the way: the page is made anew.
    return false;
  }
}
