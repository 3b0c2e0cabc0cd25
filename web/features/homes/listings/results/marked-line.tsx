import { filtersToQuery, type ListingFilters, minuteOf } from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatInstant, formatTotal } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { foundQuery } from "@web/api/search/listings.ts";
import { TextLink } from "@web/components/text-link.tsx";

type Props = {
  filters: ListingFilters;
  /** How many of the loaded homes are left out because the visitor has hidden them. */
  hidden: number;
  /** The end of the visit before this one. */
  before: number | null;
  /** True if the list is beside the map. */
  isBesideMap: boolean;
};

/**
 * Above the homes of a search: how many of all that it finds are new since the last visit, and how many
 * of the loaded ones are left out because they are hidden.
 */
export function MarkedLine({ filters, hidden, before, isBesideMap }: Props) {
  return (
    <p className="-mt-2 pb-5 text-sm empty:hidden">
      {before !== null && !filters.since && filters.status !== "sold" && (
        <NewHomes filters={filters} before={before} isBesideMap={isBesideMap} />
      )}
      {hidden > 0 && (
        <span className="text-ink-soft">
          {formatCount(hidden, "home")} you have hidden {hidden === 1 ? "is" : "are"} left out.
          Totals and the numbers on the map still count {hidden === 1 ? "it" : "them"}.{" "}
          <TextLink to={paths.hiddenHomes.href()}>See what you have hidden</TextLink>
        </span>
      )}
    </p>
  );
}

function NewHomes({
  filters,
  before,
  isBesideMap,
}: Pick<Props, "filters" | "isBesideMap"> & { before: number }) {
  const fresh = { ...filters, since: minuteOf(before) };
  const { data: found } = useQuery(foundQuery(fresh));
  if (!found || found.total === 0) return null;
  const query = filtersToQuery(fresh);
  if (isBesideMap) query.set("view", "map");
  const isOne = found.total === 1 && !found.more;
  return (
    <>
      <strong className="font-medium text-clay">
        {`${formatTotal(found)} ${isOne ? "home is" : "homes are"} new`}
      </strong>
      {` since your last visit on ${formatInstant(before)}. `}
      <TextLink to={paths.listings.href(query)}>{isOne ? "Show it" : "Show them"}</TextLink>{" "}
    </>
  );
}
