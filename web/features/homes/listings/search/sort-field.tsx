import { type ListingFilters, parseFilters } from "@domain/search/listing-search.ts";
import { SelectField } from "@web/components/select-field.tsx";
import { SORT_CHOICES } from "./search-choices.ts";
import type { ChangeFilters } from "./use-listing-filters.ts";

/** The order of the homes: no filter, so beside the homes. */
export function SortField(props: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  hideLabel?: boolean;
  className?: string;
}) {
  const { filters, changeFilters, hideLabel, className } = props;
  return (
    <SelectField
      {...{ hideLabel, className }}
      label="Sort by"
      value={filters.sort ?? "newest"}
      onChange={({ target }) => {
        const { sort } = parseFilters(new URLSearchParams({ sort: target.value })).filters;
        changeFilters(({ sort: _old, ...others }) => ({ ...others, sort }), "push");
      }}
      options={SORT_CHOICES}
    />
  );
}
