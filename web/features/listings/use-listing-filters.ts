import { filtersToQuery, type ListingFilters, parseFilters } from "@domain/listing-search.ts";
import { paths } from "@web/lib/paths.ts";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** "replace" while somebody types, "push" for a choice: the back button undoes choices. */
export type ChangeFilters = (
  change: (current: ListingFilters) => ListingFilters,
  how: "push" | "replace",
) => void;

/** The filters live in the address, so that a search can be shared and the back button is true. */
export function useListingFilters(): { filters: ListingFilters; changeFilters: ChangeFilters } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(new URLSearchParams(search)).filters, [search]);
  // The router shows a new address when there is time. A second change that comes before
  // builds on the first one, not on what is still on the screen.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);

  const changeFilters = useCallback<ChangeFilters>(
    (change, how) => {
      latest.current = change(latest.current);
      navigate(paths.listings.href(filtersToQuery(latest.current)), {
        replace: how === "replace",
      });
    },
    [navigate],
  );
  return { filters, changeFilters };
}

/** Everything that narrows the search taken back; the order of the results stays. */
export function withoutFilters({ sort }: ListingFilters): ListingFilters {
  return { sort };
}
