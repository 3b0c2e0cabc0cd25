import { parseListing } from "@domain/homes/listing-input.ts";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import {
  FIELD_NAMES,
  type FieldName,
  fieldsOf,
  isSame,
  type ListingFields,
  toChanges,
} from "./listing-fields.ts";

/** The input, on top of the listing version it changes. */
export type Versions = {
  listing: OwnListing;
  fields: ListingFields;
  /** Sent but not confirmed: it may be stored. */
  sent: Partial<ListingFields> | null;
  /** A newer version saved elsewhere. Nothing is sent until the owner has chosen. */
  theirs: OwnListing | null;
};

/** The fields that differ from the listing. */
export function changesOf({ listing, fields }: Pick<Versions, "listing" | "fields">) {
  return pick(fields, differing(fieldsOf(listing), fields));
}

export function hasChanges(versions: Versions): boolean {
  return Object.keys(changesOf(versions)).length > 0;
}

/** What the owner has to choose between. */
export function differences(versions: Versions) {
  const { theirs } = versions;
  if (!theirs) return [];
  const [here, there] = [withPlaceOf(theirs, versions), fieldsOf(theirs)];
  return differing(here, there).map((name) => ({ name, mine: here[name], theirs: there[name] }));
}

/**
 * Merges the server's version into the draft. If it conflicts with nothing here, or is our own
 * unconfirmed save, it simply becomes the new base.
 */
export function meet(mine: Versions, found: OwnListing): Versions {
  const { listing, fields, sent } = mine;
  if (found.updated_at === listing.updated_at) return { ...mine, sent: null, theirs: null };
  const [before, now, typed] = [fieldsOf(listing), fieldsOf(found), withPlaceOf(found, mine)];
  const taken = { listing: found, sent: null, theirs: null };
  if (!sent && !hasChanges(mine)) return { ...taken, fields: spelledAs(fields, now) };
  const isOurs = sent !== null && differing(now, stored(listing, sent, found)).length === 0;
  const news = differing(now, typed).filter((name) => differing(now, before).includes(name));
  if (isOurs || news.length === 0) return { ...taken, fields: typed };
  return { listing, fields, sent: null, theirs: found };
}

/** Continues with one of the two versions and drops the other. */
export function chosen(versions: Versions, side: "mine" | "theirs"): Versions {
  const { theirs } = versions;
  if (!theirs) return versions;
  const fields = side === "mine" ? withPlaceOf(theirs, versions) : fieldsOf(theirs);
  return { listing: theirs, fields, sent: null, theirs: null };
}

/** After the server has accepted `sent`: later input stays unsent. */
export function answered(mine: Versions, answer: OwnListing): Versions {
  const listing = { ...mine.listing, ...answer };
  const asSent = { ...fieldsOf(mine.listing), ...mine.sent };
  const typedSince = pick(mine.fields, differing(asSent, mine.fields));
  const fields = { ...spelledAs(mine.fields, fieldsOf(listing)), ...typedSince };
  return { ...mine, listing, fields, sent: null };
}

/** A place not set by hand follows the address, and comes from the server. */
function withPlaceOf(listing: OwnListing, mine: Versions): ListingFields {
  return isPinned(mine) ? mine.fields : { ...mine.fields, location: listing.location };
}

function isPinned({ listing, fields }: Versions): boolean {
  return !isSame("location", fields.location, listing.location);
}

/** The previous version plus what was sent, as the server would store it. The place is the server's, unless sent. */
function stored(listing: OwnListing, sent: Partial<ListingFields>, found: OwnListing) {
  const { location, ...words } = sent;
  const kept = { ...listing, ...parseListing(toChanges(words)).listing } as OwnListing;
  return { ...fieldsOf(kept), location: location === undefined ? found.location : location };
}

/** The wanted values, but as typed wherever that means the same. */
export function spelledAs(typed: ListingFields, wanted: ListingFields): ListingFields {
  return { ...typed, ...pick(wanted, differing(wanted, typed)) };
}

function differing(a: ListingFields, b: ListingFields): FieldName[] {
  return FIELD_NAMES.filter((name) => !isSame(name, a[name] as never, b[name] as never));
}

function pick(fields: ListingFields, names: readonly FieldName[]): Partial<ListingFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
