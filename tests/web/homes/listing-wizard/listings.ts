import { AppError } from "@domain/site/errors/errors.ts";
import type { ListingChanges, OwnListing } from "@web/api/homes/listing-writes.ts";
import { NOTHING_SAID } from "../../../support/listing-fields.ts";

export const LISTING_ID = "44444444-4444-4444-8444-444444444444";

/** A draft as its owner reads it; pass only what matters to the test. */
export function ownListing(facts: Partial<OwnListing> = {}): OwnListing {
  return {
    id: LISTING_ID,
    ...NOTHING_SAID,
    property_type: "house",
    status: "draft",
    location: null,
    time_zone: null,
    updated_at: "2026-11-21T10:00:00.000Z",
    ...facts,
  };
}

/** Everything that publishing requires, and a little more. */
export const COMPLETE = {
  title: "Sunny craftsman",
  address: "1418 Maple St",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  price: 485000,
  bedrooms: 3,
  location: { lat: 43.6215, lng: -116.2023 },
  time_zone: "America/Boise",
} satisfies Partial<OwnListing>;

/**
 * A server storing one listing: each write creates a version, and checks the one it is based on.
 */
export function storedListing(facts: Partial<OwnListing> = {}) {
  let stored = ownListing(facts);
  let writes = 0;
  const sent: ListingChanges[] = [];
  return {
    sent,
    get now() {
      return stored;
    },
    write(changes: ListingChanges): OwnListing {
      writes += 1;
      stored = {
        ...stored,
        ...trimmed(changes),
        updated_at: new Date(Date.UTC(2026, 10, 21, 10, 0, writes)).toISOString(),
      };
      return stored;
    },
    save({ seen_updated_at, ...changes }: ListingChanges): OwnListing {
      if (seen_updated_at !== stored.updated_at) throw new AppError("listing_changed");
      sent.push(changes);
      return this.write(changes);
    },
  };
}

/** Stores texts like the real server. */
function trimmed(changes: ListingChanges): ListingChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      typeof value === "string" ? value.trim() : value,
    ]),
  );
}
