import { paths } from "@web/lib/paths.ts";

const VIEWING_HASH = "#viewing";

/** The details of a home with its booking calendar open. */
export function viewingHref(id: string): string {
  return paths.listing.href(id) + VIEWING_HASH;
}

export function wantsViewing(location: { hash: string }): boolean {
  return location.hash === VIEWING_HASH;
}
