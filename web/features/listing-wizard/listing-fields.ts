import { readNumber as numberIn } from "@domain/listing-input.ts";
import { isPropertyType, type PropertyType } from "@domain/listings.ts";
import type { ListingChanges, OwnListing, Place } from "@web/api/listing-writes.ts";

/** A listing as the forms hold it: numbers are kept as they were typed, so that nothing is lost. */
export type ListingFields = {
  property_type: PropertyType;
  title: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  /** Empty is "Price on request". */
  price: string;
  bedrooms: string;
  bathrooms: string;
  sqft: string;
  lot_size: string;
  year_built: string;
  description: string;
  features: string[];
  location: Place | null;
};

export type FieldName = keyof ListingFields;

export const FIELD_LABELS: Record<FieldName, string> = {
  property_type: "Type of property",
  title: "Title",
  address: "Street address",
  city: "City",
  state: "State",
  zip_code: "ZIP code",
  price: "Price",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  sqft: "Living area",
  lot_size: "Lot size",
  year_built: "Year built",
  description: "Description",
  features: "Features",
  location: "Place on the map",
};

export const FIELD_NAMES = Object.keys(FIELD_LABELS) as FieldName[];

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_LABELS, name);
}

/** What a change of means that the old place on the map is wrong. */
export const ADDRESS_FIELDS = ["address", "city", "state", "zip_code"] as const;

const NUMBER_FIELDS = [
  "price",
  "bedrooms",
  "bathrooms",
  "sqft",
  "lot_size",
  "year_built",
] as const satisfies FieldName[];

export function fieldsOf(listing: OwnListing): ListingFields {
  return {
    property_type: isPropertyType(listing.property_type) ? listing.property_type : "house",
    title: listing.title,
    address: listing.address,
    city: listing.city,
    state: listing.state,
    zip_code: listing.zip_code,
    price: typed(listing.price),
    bedrooms: typed(listing.bedrooms),
    bathrooms: typed(listing.bathrooms),
    sqft: typed(listing.sqft),
    lot_size: typed(listing.lot_size),
    year_built: typed(listing.year_built),
    description: listing.description,
    features: listing.features,
    location: listing.location,
  };
}

/**
 * Fields as the server wants them. A number that isn't one stays the text it is: whoever checks
 * it says what is wrong with it.
 */
export function toChanges(fields: Partial<ListingFields>): ListingChanges {
  const changes: Record<string, unknown> = { ...fields };
  for (const name of NUMBER_FIELDS) {
    const text = fields[name];
    if (text !== undefined) changes[name] = readNumber(text);
  }
  return changes as ListingChanges;
}

/** 1840 of "1,840" and 485000 of "$485,000"; null of nothing; the text itself of anything else. */
export function readNumber(text: string): number | null | string {
  const number = numberIn(text);
  return Number.isNaN(number) ? text : number;
}

/** Whether two values say the same; spaces at the ends and commas in numbers say nothing. */
export function isSame<Name extends FieldName>(
  name: Name,
  a: ListingFields[Name],
  b: ListingFields[Name],
): boolean {
  return JSON.stringify(canonical(name, a)) === JSON.stringify(canonical(name, b));
}

function canonical(name: FieldName, value: ListingFields[FieldName]): unknown {
  if (typeof value === "string") {
    return NUMBER_FIELDS.some((number) => number === name) ? readNumber(value) : value.trim();
  }
  if (value && "lat" in value) return [value.lat, value.lng].map((part) => part.toFixed(6));
  return value;
}

function typed(value: number | null): string {
  return value === null ? "" : String(value);
}
