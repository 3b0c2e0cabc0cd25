import type { ListingCard as Listing } from "@domain/listings.ts";
import { useEffect, useRef } from "react";
import { ListingCard } from "./listing-card.tsx";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";

const COLUMNS =
  "grid auto-rows-[420px] grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
/** The cards of the first row on a wide screen. */
const FIRST_ROW = 4;

/**
 * The homes, 1 to 4 across (B§2). Cards that were asked for with "Load more" take the focus,
 * the first of them, so that the keyboard goes on where the page goes on.
 *
 * @param focusFrom position of the first of the cards that were just added.
 */
export function ListingGrid({
  listings,
  focusFrom,
  isStale,
}: {
  listings: Listing[];
  focusFrom?: number;
  /** The answer to an earlier question, while the next one is on its way. */
  isStale?: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (focusFrom === undefined) return;
    list.current?.children[focusFrom]?.querySelector<HTMLElement>("h3 a")?.focus();
  }, [focusFrom]);

  return (
    <ul
      ref={list}
      aria-busy={isStale}
      className={`${COLUMNS} transition-opacity ${isStale ? "opacity-50" : ""}`}
    >
      {listings.map((listing, position) => (
        <li key={listing.id} className={position < FIRST_ROW ? "" : "lazy-card"}>
          <ListingCard listing={listing} isFirst={position === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The grid while nothing is known yet. The words for it stand in the summary line. */
export function ListingGridSkeleton() {
  return (
    <div aria-hidden="true" className={COLUMNS}>
      {Array.from({ length: 8 }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all the same
        <ListingCardSkeleton key={position} />
      ))}
    </div>
  );
}
