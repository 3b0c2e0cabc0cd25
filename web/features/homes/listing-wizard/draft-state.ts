import type { ListingChanges, OwnListing } from "@web/api/homes/listing-writes.ts";
import { readKept } from "./kept-draft.ts";
import { type FieldName, fieldsOf } from "./listing-fields.ts";
import { hasChanges, meet, type Versions } from "./versions.ts";

export type SavePhase =
  | "saved"
  /** Stored locally, about to be sent. */
  | "waiting"
  | "saving"
  /** Offline; stored locally, retried automatically. */
  | "offline"
  /** The server failed; stored locally, retried automatically. */
  | "failing"
  /** The session has ended. */
  | "signed-out"
  /** The listing was deleted elsewhere. */
  | "gone";

export type DraftState = Versions & {
  phase: SavePhase;
  /** False when local storage failed: the page must then stay open. */
  isKept: boolean;
  /** Values the server refused, by field, until they are changed. */
  refused: Partial<Record<FieldName, string>>;
  /** Why the server refused, when no field is to blame. */
  failure: string | null;
  /** Where the server located the address, if it reported that since the page opened. */
  found: OwnListing["location"] | undefined;
};

/** The server, replaceable in tests. */
export type DraftGateway = {
  read: () => Promise<OwnListing | null>;
  /** @throws AppError `listing_changed` when `seen_updated_at` is not the stored version. */
  save: (changes: ListingChanges) => Promise<OwnListing>;
};

/** The listing, merged with changes that this device has yet to send. */
export function openDraft(userId: string, listing: OwnListing): DraftState {
  const { changes, ...kept } = readKept(userId, listing.id) ?? { listing, changes: {}, sent: null };
  const mine = { ...kept, fields: { ...fieldsOf(kept.listing), ...changes }, theirs: null };
  // On the same version `sent` stays: it may still reach the server.
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

/** The phase after something was typed or chosen. */
export function phaseNow(state: DraftState): SavePhase {
  if (LASTING.includes(state.phase)) return state.phase;
  return hasChanges(state) ? "waiting" : "saved";
}

/** Phases that typing doesn't end. */
const LASTING: readonly SavePhase[] = ["saving", "signed-out", "gone"];
