import {
  BATHROOM_CHOICES,
  BEDROOM_CHOICES,
  countFilters,
  type ListingFilters,
  PRICE_BANDS,
  parseFilters,
  priceBandOf,
  withPriceBand,
} from "@domain/listing-search.ts";
import { PROPERTY_TYPES, propertyTypeName } from "@domain/listings.ts";
import { Button } from "@web/components/button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { priceRangeLabel } from "./price-range-label.ts";
import { SearchTextField } from "./search-text-field.tsx";
import { type ChangeFilters, withoutFilters } from "./use-listing-filters.ts";

/**
 * 'Search Properties' (B§2). On a phone the choices fold away behind a button that counts
 * them; the text stays in sight.
 */
export function SearchPanel({
  filters,
  changeFilters,
}: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { search_term = "", ...choices } = filters;
  const chosen = countFilters(choices);
  const hasFilters = countFilters(filters) > 0;

  /** What a drop-down says, read the way an address is read. */
  function choose(field: "property_type" | "min_bedrooms" | "min_bathrooms" | "sort") {
    return (event: { target: { value: string } }) => {
      const { filters: asked } = parseFilters(new URLSearchParams({ [field]: event.target.value }));
      changeFilters(({ [field]: _old, ...others }) => ({ ...others, ...asked }), "push");
    };
  }

  return (
    <section aria-labelledby={`${id}-title`} className="border-line border-y py-5">
      <div className={LAYOUT}>
        <div className="md:col-span-6 xl:col-span-1">
          <h2 id={`${id}-title`} className="mb-2 font-display font-medium text-subheading">
            Search Properties
          </h2>
          <SearchTextField
            term={search_term}
            onChange={(term) =>
              changeFilters((current) => ({ ...current, search_term: term }), "replace")
            }
          />
        </div>
        <Button
          variant="secondary"
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls={`${id}-choices`}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {chosen > 0 ? `Filters (${chosen})` : "Filters"}
        </Button>
        <div
          id={`${id}-choices`}
          className={`${isOpen ? "grid" : "hidden"} col-span-full grid-cols-2 items-end gap-4 md:contents`}
        >
          <SelectField
            label="Property type"
            className="md:col-span-2 xl:col-span-1"
            value={filters.property_type ?? "all"}
            onChange={choose("property_type")}
            options={TYPE_OPTIONS}
          />
          <SelectField
            label="Price range"
            className="md:col-span-2 xl:col-span-1"
            value={priceBandOf(filters) ?? "other"}
            onChange={({ target }) =>
              changeFilters((current) => withPriceBand(current, target.value), "push")
            }
            options={priceOptions(filters)}
          />
          <SelectField
            label="Bedrooms"
            className="md:col-span-1"
            value={String(filters.min_bedrooms ?? "all")}
            onChange={choose("min_bedrooms")}
            options={atLeast(BEDROOM_CHOICES, filters.min_bedrooms)}
          />
          <SelectField
            label="Bathrooms"
            className="md:col-span-1"
            value={String(filters.min_bathrooms ?? "all")}
            onChange={choose("min_bathrooms")}
            options={atLeast(BATHROOM_CHOICES, filters.min_bathrooms)}
          />
          <SelectField
            label="Sort by"
            className="md:col-span-2 xl:col-span-1"
            value={filters.sort ?? "newest"}
            onChange={choose("sort")}
            options={SORT_OPTIONS}
          />
          <Button
            variant="quiet"
            className="-mx-3 justify-self-start px-3 md:col-span-4 md:justify-self-end xl:col-span-1"
            aria-disabled={!hasFilters}
            onClick={() => hasFilters && changeFilters(withoutFilters, "push")}
          >
            Clear All Filters
          </Button>
        </div>
      </div>
    </section>
  );
}

/** One line on a wide screen; two on a tablet; on a phone the text and a button. */
const LAYOUT =
  "grid grid-cols-[1fr_auto] items-end gap-4 md:grid-cols-6 xl:grid-cols-[minmax(13rem,2.5fr)_1fr_1.4fr_0.8fr_0.8fr_1.2fr_auto]";

const TYPE_OPTIONS = [
  { value: "all", label: "All types" },
  ...PROPERTY_TYPES.map((type) => ({ value: type, label: propertyTypeName(type) })),
];

const SORT_OPTIONS = [
  { value: "newest", label: "Newest" },
  { value: "price_asc", label: "Price, low to high" },
  { value: "price_desc", label: "Price, high to low" },
];

/** The bands of B§9, and the range of an address that is none of them. */
function priceOptions(filters: ListingFilters) {
  const options = [{ value: "all", label: "Any price" }, ...PRICE_BANDS];
  if (priceBandOf(filters) !== undefined) return options;
  return [...options, { value: "other", label: priceRangeLabel(filters) }];
}

/** Any, 1+ … and what an address asks beyond them. */
function atLeast(counts: readonly number[], asked: number | undefined) {
  const all = asked === undefined || counts.includes(asked) ? counts : [...counts, asked];
  return [
    { value: "all", label: "Any" },
    ...[...all].sort((a, b) => a - b).map((n) => ({ value: String(n), label: `${n}+` })),
  ];
}
