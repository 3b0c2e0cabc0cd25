import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { createStore } from "zustand";
import { type DraftState, openDraft } from "./draft-state.ts";
import { keep, readKept } from "./kept-draft.ts";
import { fieldsOf } from "./listing-fields.ts";
import { changesOf, hasChanges, meet, spelledAs } from "./versions.ts";

export type DraftCopy = ReturnType<typeof createDraftCopy>;

/** The state of a draft, and its copy on this device, which all tabs share. */
export function createDraftCopy(userId: string, opened: OwnListing) {
  const { getState, setState: set, subscribe } = createStore(() => openDraft(userId, opened));

  /** Sets a new state and stores it locally at once. */
  function put(changes: Partial<DraftState>) {
    const { listing, fields, sent } = { ...getState(), ...changes };
    const isKept = keep(userId, { listing, changes: changesOf({ listing, fields }), sent });
    set({ ...changes, isKept });
  }

  /**
   * Adopts what was typed in another tab; if on another version, only while nothing here is unsaved.
   * Text that was typed on an older version than this tab's is compared with it as the server's would be.
   */
  function takeFromOtherTabs({ isSaving }: { isSaving: boolean }) {
    const state = getState();
    const kept = state.isKept ? readKept(userId, state.listing.id) : undefined;
    if (!kept) return;
    const { listing, changes, sent } = kept;
    const isOnSame = listing.updated_at === state.listing.updated_at;
    if (!isOnSame && (isSaving || hasChanges(state))) return;
    const fields = spelledAs(state.fields, { ...fieldsOf(listing), ...changes });
    const taken = { listing, fields, sent: state.sent ?? sent };
    const isOlder = listing.updated_at < state.listing.updated_at;
    set(isOlder ? meet({ ...taken, theirs: null }, state.listing) : taken);
  }

  return { getState, subscribe, set, put, takeFromOtherTabs };
}
