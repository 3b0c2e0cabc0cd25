import type { ListingCard as Listing } from "@domain/homes/listings.ts";
import { classNames } from "@web/lib/class-names.ts";
import { type ReactNode, type RefObject, useEffect } from "react";
import { ListingCard } from "./listing-card.tsx";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";

/** The full width in one to four columns, or the list beside the map. */
export type ListingLayout = "grid" | "column";

const COLUMNS: Record<ListingLayout, string> = {
  grid: "grid grid-cols-1 gap-x-6 gap-y-7 sm:auto-rows-[minmax(420px,auto)] sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
  column: "grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-1 min-[85rem]:grid-cols-2",
};
/** The cards of the first row on a wide screen. */
const FIRST_ROW = 4;

/**
 * The grid of homes. After "Load more", the first new card takes the focus, so that keyboard users
 * continue there.
 *
 * @param focusFrom position of the first new card.
 */
export function ListingGrid({
  list,
  listings,
  layout = "grid",
  focusFrom,
  isStale,
  renderBelow,
  onPoint,
}: {
  list: RefObject<HTMLUListElement | null>;
  listings: Listing[];
  layout?: ListingLayout;
  focusFrom?: number;
  /** The previous answer, shown until the next one arrives. */
  isStale?: boolean;
  renderBelow?: (listing: Listing) => ReactNode;
  onPoint?: (id: string | undefined) => void;
}) {
  useEffect(() => {
    if (focusFrom === undefined) return;
    list.current?.children[focusFrom]?.querySelector<HTMLElement>("h3 a")?.focus();
  }, [list, focusFrom]);

  return (
    <ul
      ref={list}
      aria-busy={isStale}
      className={classNames(COLUMNS[layout], "transition-opacity", isStale && "opacity-50")}
    >
      {listings.map((listing, position) => (
        <li
          key={listing.id}
          data-home={listing.id}
          // The buttons of a row are side by side.
          className={classNames(
            "flex flex-col [&>article]:grow",
            position >= FIRST_ROW && "lazy-card",
          )}
          onMouseEnter={onPoint && (() => onPoint(listing.id))}
          onMouseLeave={onPoint && (() => onPoint(undefined))}
          onFocus={onPoint && (() => onPoint(listing.id))}
          onBlur={onPoint && (() => onPoint(undefined))}
        >
          <ListingCard listing={listing} isFirst={position === 0} canHide />
          {renderBelow?.(listing)}
        </li>
      ))}
    </ul>
  );
}

/** Hidden from screen readers: the summary line says that homes are loading. */
export function ListingGridSkeleton({ layout = "grid" }: { layout?: ListingLayout }) {
  return (
    <div aria-hidden="true" className={COLUMNS[layout]}>
      {Array.from({ length: 8 }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all the same
        <ListingCardSkeleton key={position} />
      ))}
    </div>
  );
}
