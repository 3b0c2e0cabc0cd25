import type { OwnListing } from "@web/api/listing-writes.ts";
import { draftKey } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { type Edits, editedNames } from "./edits.ts";
import { type FieldName, isFieldName } from "./listing-fields.ts";

/**
 * Unsaved changes in local storage: they survive a reload, a crash and a long time offline. Two
 * tabs may write at once, so a write touches only the fields that this tab has changed.
 */
export type KeptEdits = {
  edits: Edits;
  /** The listing as it was last known, so that one can go on without the server. */
  listing: OwnListing;
};

export function readEdits(userId: string, listingId: string): KeptEdits | undefined {
  try {
    const kept: unknown = JSON.parse(readItem(keyOf(userId, listingId)) ?? "null");
    return isKept(kept, listingId) ? kept : undefined;
  } catch {
    // Damaged: what the server has is all there is.
    return undefined;
  }
}

/** The listing as this device last knew it, if there are changes to go on with. */
export function keptListing(userId: string, listingId: string): OwnListing | undefined {
  return readEdits(userId, listingId)?.listing;
}

/**
 * Stores what `edits` says about the fields `touched`, and leaves the other fields as they are.
 * @returns false when the browser doesn't keep it (storage forbidden or full).
 */
export function keepEdits(
  userId: string,
  listing: OwnListing,
  edits: Edits,
  touched: readonly FieldName[],
): boolean {
  const stored: Edits = { ...readEdits(userId, listing.id)?.edits };
  for (const name of touched) {
    if (edits[name]) Object.assign(stored, { [name]: edits[name] });
    else delete stored[name];
  }
  const key = keyOf(userId, listing.id);
  if (editedNames(stored).length === 0) {
    removeItem(key);
    return true;
  }
  const text = JSON.stringify({ edits: stored, listing } satisfies KeptEdits);
  writeItem(key, text);
  return readItem(key) === text;
}

export function forgetEdits(userId: string, listingId: string): void {
  removeItem(keyOf(userId, listingId));
}

function keyOf(userId: string, listingId: string): string {
  return draftKey("listing", userId, listingId);
}

function isKept(value: unknown, listingId: string): value is KeptEdits {
  const kept = value as Partial<KeptEdits> | null;
  return (
    kept?.listing?.id === listingId &&
    typeof kept.listing.title === "string" &&
    Array.isArray(kept.listing.features) &&
    typeof kept.edits === "object" &&
    kept.edits !== null &&
    Object.entries(kept.edits).every(
      ([name, edit]) =>
        isFieldName(name) && typeof edit === "object" && edit !== null && "to" in edit,
    )
  );
}
