import { readNumber } from "../site/text/read-number.ts";
import { isCalendarDate } from "../site/time/time-zones.ts";
import type { Comparable } from "./price-bench.ts";

/** The facts of a home on the price bench: its fields and what is wrong with them. */

export type ComparableSource = "typed" | "row" | "advertisement" | "sold_here";

export type ComparableHome = Comparable & { listing_id: string; source: ComparableSource };

export const SOURCE_NAMES: Record<ComparableSource, string> = {
  typed: "Typed by you",
  row: "From your spreadsheet",
  advertisement: "From an advertisement",
  sold_here: "Sold on this site",
};

export const CONDITIONS = [
  { value: 1, label: "Needs major work" },
  { value: 2, label: "Dated" },
  { value: 3, label: "Average" },
  { value: 4, label: "Updated" },
  { value: 5, label: "Like new" },
] as const;

/** The form's fields, as typed. */
export type ComparableInput = Record<ComparableField, string>;
export type ComparableField =
  | "address"
  | "price"
  | "sold_on"
  | "sqft"
  | "bedrooms"
  | "bathrooms"
  | "garage_spaces"
  | "lot_size"
  | "year_built"
  | "condition";

export const EMPTY_COMPARABLE: ComparableInput = {
  ...{ address: "", price: "", sold_on: "", sqft: "", bedrooms: "", bathrooms: "" },
  ...{ garage_spaces: "", lot_size: "", year_built: "", condition: "" },
};

type NumberField = Exclude<ComparableField, "address" | "sold_on">;

/** Each number's label and range; the table's constraints say the same. */
export const COMPARABLE_NUMBERS: Record<
  NumberField,
  { label: string; min: number; max: number; reads: "whole" | "decimal" | "dollars" }
> = {
  price: { label: "Sale price", min: 1, max: 2_000_000_000, reads: "dollars" },
  sqft: { label: "Living area, sq ft", min: 1, max: 1_000_000, reads: "whole" },
  bedrooms: { label: "Bedrooms", min: 0, max: 99, reads: "whole" },
  bathrooms: { label: "Bathrooms", min: 0, max: 99, reads: "decimal" },
  garage_spaces: { label: "Garage, cars", min: 0, max: 99, reads: "whole" },
  lot_size: { label: "Lot, acres", min: 0, max: 100_000, reads: "decimal" },
  year_built: { label: "Year built", min: 1600, max: 2100, reads: "whole" },
  condition: { label: "Condition", min: 1, max: 5, reads: "whole" },
};

export type ReadComparable = Omit<ComparableHome, "id" | "listing_id" | "source" | "lat" | "lng">;

/** What is wrong with each field; a field that isn't required may be empty. @param today yyyy-mm-dd */
export function comparableProblems(
  input: ComparableInput,
  today: string,
): { [Field in ComparableField]?: string } {
  const problems: { [Field in ComparableField]?: string } = {};
  if (input.address.trim() === "") problems.address = "Please enter the address";
  else if (input.address.trim().length > 200)
    problems.address = "Please use at most 200 characters";
  if (!isCalendarDate(input.sold_on)) problems.sold_on = "Please enter the date of the sale";
  else if (input.sold_on > today) problems.sold_on = "This date is in the future";
  else if (input.sold_on < "1990-01-01") problems.sold_on = "Please enter a sale since 1990";
  for (const [name, { min, max, reads }] of Object.entries(COMPARABLE_NUMBERS)) {
    const field = name as NumberField;
    const value = readNumber(input[field], reads);
    if (value === null) {
      if (field === "price") problems.price = "Please enter the sale price";
    } else if (!(value >= min && value <= max))
      problems[field] = `Please enter a number from ${min} to ${max}`;
  }
  return problems;
}

/** The values of fields without problems. */
export function readComparable(input: ComparableInput): ReadComparable {
  const number = (field: NumberField) => readNumber(input[field], COMPARABLE_NUMBERS[field].reads);
  return {
    address: input.address.trim(),
    price: Math.round(number("price") ?? 0),
    sold_on: input.sold_on,
    sqft: number("sqft"),
    bedrooms: number("bedrooms"),
    bathrooms: number("bathrooms"),
    garage_spaces: number("garage_spaces"),
    lot_size: number("lot_size"),
    year_built: number("year_built"),
    condition: number("condition"),
  };
}
