import {
  LINE_FIELDS,
  LISTING_FIELDS,
  NUMBER_FIELDS,
  type WrittenFields,
} from "@domain/homes/listing-fields.ts";

/** The operator SQL uses to compare the column (private.listing_fields). */
export function comparisonOf(filter: { bound: "min" | "max"; isExclusive?: boolean }): string {
  return `${filter.bound === "min" ? ">" : "<"}${filter.isExclusive ? "" : "="}`;
}

/** A home with no field filled in; newly described fields are included automatically. */
export const NOTHING_SAID = Object.fromEntries(
  LISTING_FIELDS.map(({ name, kind }) => [
    name,
    kind === "number" ? null : kind === "list" ? [] : kind === "flag" ? false : "",
  ]),
) as unknown as WrittenFields;

/** A home with every field filled in, each number different. */
export const EVERYTHING_SAID = {
  ...NOTHING_SAID,
  ...Object.fromEntries(NUMBER_FIELDS.map(({ name, range: [least] }, n) => [name, least + 8 + n])),
  ...Object.fromEntries(LINE_FIELDS.map(({ name }) => [name, `A ${name} of ours`])),
  property_type: "house",
  address: "1418 Maple St",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  title: "Craftsman with a porch",
  description: "A quiet street.\n\nA porch.",
  features: ["Porch", "Fenced yard"],
} satisfies WrittenFields;
