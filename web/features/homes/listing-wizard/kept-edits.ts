import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { draftKey } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";
import { isFieldName, type ListingFields } from "./listing-fields.ts";

/**
 * Unsaved changes in local storage: they survive a reload, a crash and a long time offline. All
 * tabs on this device share them.
 */
type KeptEdits = {
  /** The version that was changed; allows continuing without the server. */
  listing: OwnListing;
  /** The fields that differ from it. */
  changes: Partial<ListingFields>;
  /** Sent but not confirmed: the server may have stored them. */
  sent: Partial<ListingFields> | null;
};

export function readEdits(userId: string, listingId: string): KeptEdits | undefined {
  const kept = readJson(keyOf(userId, listingId));
  return isKeptEdits(kept, listingId) ? kept : undefined;
}

/** The listing as this device last knew it, if it has unsaved changes. */
export function keptListing(userId: string, listingId: string): OwnListing | undefined {
  return readEdits(userId, listingId)?.listing;
}

/** @returns false when it could not be stored (storage forbidden or full). */
export function keepEdits(userId: string, edits: KeptEdits): boolean {
  const key = keyOf(userId, edits.listing.id);
  if (Object.keys(edits.changes).length === 0 && !edits.sent) {
    removeItem(key);
    return true;
  }
  return writeItem(key, JSON.stringify(edits));
}

export function forgetEdits(userId: string, listingId: string): void {
  removeItem(keyOf(userId, listingId));
}

function keyOf(userId: string, listingId: string): string {
  return draftKey("listing", userId, listingId);
}

function isKeptEdits(value: unknown, listingId: string): value is KeptEdits {
  const kept = value as Partial<KeptEdits> | null | undefined;
  return (
    kept?.listing?.id === listingId &&
    typeof kept.listing.title === "string" &&
    Array.isArray(kept.listing.features) &&
    typeof kept.changes === "object" &&
    kept.changes !== null &&
    Object.keys(kept.changes).every(isFieldName) &&
    typeof kept.sent === "object"
  );
}
