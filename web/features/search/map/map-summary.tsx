import type { ListingPage } from "@domain/homes/listings.ts";
import { formatFound, formatNumber } from "@domain/site/text/format.ts";
import { Spinner } from "@web/components/spinner.tsx";

/**
 * The line above the map, worded like the grid's and announced when it changes.
 * @param found from the list; undefined until the current search is answered.
 * @param unplaced matching homes that are not on the map.
 */
export function MapSummary(props: {
  found: Pick<ListingPage, "total" | "more"> | undefined;
  isLoading: boolean;
  unplaced: number;
  /** `unplaced` is an estimate. */
  isAbout: boolean;
  hasArea: boolean;
  isSold: boolean;
}) {
  const { found, unplaced, hasArea } = props;
  return (
    <p role="status" className="pb-3 text-ink-soft text-sm lg:py-4">
      {found === undefined && props.isLoading && (
        <span className="inline-flex items-center gap-2">
          <Spinner wait="load" /> Loading properties...
        </span>
      )}
      {found !== undefined && (
        <span>
          {`Exploring ${formatFound(found, props.isSold)} ${hasArea ? "in this part of the map" : "on the map"}.`}
          {/* On a phone the sheet has one line. */}
          <span className="max-lg:sr-only">
            {" Move the map or use the filters above to refine your search."}
          </span>
        </span>
      )}
      {found !== undefined && unplaced > 0 && (
        <span>{` ${unplacedText(unplaced, hasArea, props.isAbout)}`}</span>
      )}
    </p>
  );
}

function unplacedText(count: number, hasArea: boolean, isAbout: boolean): string {
  const are = count === 1 ? "is" : "are";
  if (isAbout) return `About ${formatNumber(count)} of them ${are} not on the map.`;
  if (!hasArea) return `${formatNumber(count)} of them ${are} not on the map.`;
  return `${formatNumber(count)} more ${count === 1 ? "matches" : "match"}, but ${are} not on the map.`;
}
