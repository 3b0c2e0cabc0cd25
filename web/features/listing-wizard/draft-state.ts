import { AppError } from "@domain/errors.ts";
import type { ListingChanges, OwnListing } from "@web/api/listing-writes.ts";
import { readKept } from "./kept-draft.ts";
import { type FieldName, fieldsOf } from "./listing-fields.ts";
import { hasChanges, meet, type Versions } from "./versions.ts";

/** How far what is typed has come. */
export type SavePhase =
  | "saved"
  /** Kept here, and due to be sent. */
  | "waiting"
  | "saving"
  /** Not reachable; kept here, tried again by itself. */
  | "offline"
  /** The server failed; kept here, tried again by itself. */
  | "failing"
  /** Nobody is signed in any more. */
  | "signed-out"
  /** The listing was deleted elsewhere. */
  | "gone";

export type DraftState = Versions & {
  phase: SavePhase;
  /** False when this browser keeps nothing: then the page must stay open. */
  isKept: boolean;
  /** Values that the server refused, by field, as long as they stay as they were sent. */
  refused: Partial<Record<FieldName, string>>;
  /** Why the server does not take it, when no field is to blame. */
  failure: string | null;
  /** Where the server has found the address, if it said so since the page was opened. */
  found: OwnListing["location"] | undefined;
};

/** The outside, so that a test can be it. */
export type DraftGateway = {
  read: () => Promise<OwnListing | null>;
  /** @throws AppError `listing_changed` when `seen_updated_at` is not the stored version. */
  save: (changes: ListingChanges) => Promise<OwnListing>;
};

/** The listing with what this device still has to send. */
export function openDraft(userId: string, listing: OwnListing): DraftState {
  const { changes, ...kept } = readKept(userId, listing.id) ?? { listing, changes: {}, sent: null };
  const mine = { ...kept, fields: { ...fieldsOf(kept.listing), ...changes }, theirs: null };
  // While it is not known what became of `sent`, only the next look at the server tells.
  const versions = kept.listing.updated_at === listing.updated_at ? mine : meet(mine, listing);
  return {
    ...versions,
    phase: hasChanges(versions) ? "waiting" : "saved",
    isKept: true,
    refused: {},
    failure: null,
    found: undefined,
  };
}

/** Where a failed save leaves things. */
export function phaseAfter(error: unknown): SavePhase {
  const code = error instanceof AppError ? error.code : "internal";
  // Without a connection an old token can't be renewed either.
  if (code === "authentication_required" && !navigator.onLine) return "offline";
  return PHASE_OF[code] ?? (isDefinite(error) ? "waiting" : "failing");
}

const PHASE_OF: Partial<Record<AppError["code"], SavePhase>> = {
  network: "offline",
  authentication_required: "signed-out",
  listing_not_found: "gone",
  forbidden: "gone",
};

/** A refusal stays one, however often it is asked. */
function isDefinite(error: unknown): boolean {
  return (
    error instanceof AppError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}
