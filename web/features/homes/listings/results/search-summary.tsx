import type { ListingPage } from "@domain/homes/listings.ts";
import { formatFound } from "@domain/site/text/format.ts";
import { Spinner } from "@web/components/spinner.tsx";

/**
 * The line above the homes, announced when it changes.
 * @param found undefined until the current search is answered.
 * @param hasArea the address includes a map area.
 */
export function SearchSummary({
  found,
  isLoading,
  hasArea,
  isSold,
}: {
  found: Pick<ListingPage, "total" | "more"> | undefined;
  isLoading: boolean;
  hasArea: boolean;
  isSold: boolean;
}) {
  return (
    <p
      role="status"
      className="order-1 flex min-h-16 flex-[1_1_10rem] items-center gap-2 text-ink-soft text-xs sm:text-sm lg:order-none lg:row-start-2 lg:min-h-0 lg:pb-3"
    >
      {found === undefined && isLoading && (
        <>
          <Spinner wait="load" /> Loading properties...
        </>
      )}
      {/* The visible empty state is not announced by itself. */}
      {found?.total === 0 && <span className="sr-only">No properties found.</span>}
      {found !== undefined && found.total > 0 && (
        <span>
          {`Showing ${formatFound(found, isSold)}${hasArea ? " in one part of the map" : ""}. Use the filters above to refine your search.`}
        </span>
      )}
    </p>
  );
}
