import { NUMBER_FILTERS, type NumberField } from "@domain/homes/listing-fields.ts";
import { PROPERTY_TYPES, type PropertyType, propertyTypeName } from "@domain/homes/listings.ts";
import { type ListingFilters, PRICE_BANDS, priceBandOf } from "@domain/search/listing-search.ts";
import { formatPrice } from "@domain/site/text/format.ts";

/** The options of the search's drop-downs. "all" means no filter. */

const TYPE_CHOICES = [
  { value: "all", label: "All types" },
  ...PROPERTY_TYPES.map((type) => ({ value: type, label: propertyTypeName(type) })),
];

export const STATUS_CHOICES = [
  { value: "all", label: "For sale, and pending" },
  { value: "active", label: "For sale" },
  { value: "pending", label: "Sale pending" },
  { value: "sold", label: "Sold, last 6 months" },
];

export const SORT_CHOICES = [
  { value: "newest", label: "Newest" },
  { value: "price_asc", label: "Price, low to high" },
  { value: "price_desc", label: "Price, high to low" },
];

/** The types, plus several of them together. */
export function typeChoice({ property_type: types }: ListingFilters) {
  if (!types?.includes(",")) return { value: types ?? "all", options: TYPE_CHOICES };
  const label = types
    .split(",")
    .map((type) => propertyTypeName(type as PropertyType))
    .join(", ");
  return { value: types, options: [...TYPE_CHOICES, { value: types, label }] };
}

/** The price bands, plus a custom range from the address or the price fields. */
export function priceChoice(filters: ListingFilters) {
  const options = [{ value: "all", label: "Any price" }, ...PRICE_BANDS];
  const band = priceBandOf(filters);
  if (band !== undefined) return { value: band, options };
  return {
    value: "other",
    options: [...options, { value: "other", label: priceRangeLabel(filters) }],
  };
}

/** The numeric filters with a drop-down: any, 1+ … and other values from the address. */
export function numberChoices(filters: ListingFilters) {
  return NUMBER_FILTERS.flatMap(
    ({ name, field, bound, choices, choice = field.value ?? atLeast }) => {
      if (!choices) return [];
      const asked = filters[name];
      const offered = new Set(asked === undefined ? choices : [...choices, asked]);
      const options = [...offered]
        .sort((a, b) => a - b)
        .map((value) => ({ value: String(value), label: choice(value) }));
      return [
        {
          name,
          label: labelOf(field, bound),
          options: [{ value: "all", label: "Any" }, ...options],
        },
      ];
    },
  );
}

/** The field's label; if both ends have a drop-down, it says which one this is. */
function labelOf({ label, filters = [] }: NumberField, bound: "min" | "max"): string {
  return filters.every(({ choices }) => choices) && filters[1]
    ? `${label} ${bound === "min" ? "from" : "up to"}`
    : label;
}

function atLeast(value: number): string {
  return `${value}+`;
}

/** "$250,000 to $400,000", for a range that is not one of the bands. */
function priceRangeLabel({ min_price, max_price }: ListingFilters): string {
  if (max_price === undefined) return `${formatPrice(min_price)} and more`;
  if (!min_price) return `Under ${formatPrice(max_price)}`;
  return `${formatPrice(min_price)} to ${formatPrice(max_price)}`;
}
