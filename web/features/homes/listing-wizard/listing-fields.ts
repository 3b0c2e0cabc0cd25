import {
  LISTING_FIELDS,
  NUMBER_FIELDS,
  type NumberName,
  type WrittenFields,
} from "@domain/homes/listing-fields.ts";
import { isPropertyType, type PropertyType } from "@domain/homes/listings.ts";
import {
  type NumberKind,
  readNumber as numberIn,
  typedNumber,
} from "@domain/site/text/read-number.ts";
import type { ListingChanges, OwnListing, Place } from "@web/api/homes/listing-writes.ts";

/** A listing as the forms hold it: numbers stay as typed, so that no input is lost. */
export type ListingFields = Omit<WrittenFields, NumberName | "property_type"> &
  // An empty price means "Price on request".
  Record<NumberName, string> & { property_type: PropertyType; location: Place | null };

export type FieldName = keyof ListingFields;

export const FIELD_LABELS = {
  ...Object.fromEntries(LISTING_FIELDS.map(({ name, label }) => [name, label])),
  location: "Place on the map",
} as Record<FieldName, string>;

export const FIELD_NAMES = Object.keys(FIELD_LABELS) as FieldName[];

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_LABELS, name);
}

/** A change to one of these invalidates the place on the map. */
export const ADDRESS_FIELDS = ["address", "city", "state", "zip_code"] as const;

export function fieldsOf(listing: OwnListing): ListingFields {
  const written = LISTING_FIELDS.map(({ name }) => {
    const value = listing[name];
    return [
      name,
      value === null ? "" : typeof value === "number" ? numberText(name, value) : value,
    ];
  });
  return {
    ...Object.fromEntries(written),
    property_type: isPropertyType(listing.property_type) ? listing.property_type : "house",
    location: listing.location,
  };
}

/** The fields as the server takes them. An invalid number stays text, so that validation can report it. */
export function toChanges(fields: Partial<ListingFields>): ListingChanges {
  const changes: Record<string, unknown> = { ...fields };
  for (const { name } of NUMBER_FIELDS) {
    const text = fields[name];
    if (text !== undefined) changes[name] = readNumber(name, text);
  }
  return changes as ListingChanges;
}

/** The numbers as buyers will see them: null where the text isn't one. */
export function numbersOf(fields: ListingFields) {
  const numbers = NUMBER_FIELDS.map(({ name }) => {
    const value = readNumber(name, fields[name]);
    return [name, typeof value === "number" ? value : null];
  });
  return Object.fromEntries(numbers) as Pick<WrittenFields, NumberName>;
}

/** 1840 for "1,840" and 485000 for "$485,000"; null when empty; any other text unchanged. */
export function readNumber(name: NumberName, text: string): number | null | string {
  const number = numberIn(text, kindOf(name));
  return Number.isNaN(number) ? text : number;
}

/** Whether two values are equal, ignoring surrounding spaces and commas in numbers. */
export function isSame<Name extends FieldName>(
  name: Name,
  a: ListingFields[Name],
  b: ListingFields[Name],
): boolean {
  return JSON.stringify(canonical(name, a)) === JSON.stringify(canonical(name, b));
}

function canonical(name: FieldName, value: ListingFields[FieldName]): unknown {
  if (typeof value === "string") {
    return isNumberName(name) ? readNumber(name, value) : value.trim();
  }
  if (typeof value === "object" && value && "lat" in value)
    return [value.lat, value.lng].map((part) => part.toFixed(6));
  return value;
}

function numberText(name: string, value: number): string {
  return isNumberName(name) ? typedNumber(value, kindOf(name)) : String(value);
}

function isNumberName(name: string): name is NumberName {
  return NUMBER_FIELDS.some((field) => field.name === name);
}

function kindOf(name: NumberName): NumberKind {
  return NUMBER_FIELDS.find((field) => field.name === name)?.reads ?? "whole";
}
