import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { createDraftCopy } from "./draft-copy.ts";
import { createDraftSaving } from "./draft-saving.ts";
import { type DraftGateway, phaseNow } from "./draft-state.ts";
import { ADDRESS_FIELDS, type FieldName, fieldsOf, type ListingFields } from "./listing-fields.ts";
import { chosen } from "./versions.ts";

/** How long after the last keystroke a change is sent. */
export const PAUSE_MS = 1_200;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Saves one listing while it is edited: each change goes to local storage at once, and to the server
 * after a pause, one request at a time, always with the latest state. A published home is saved only
 * when its owner says so (`save`), so that buyers never see half a sentence or half a price.
 *
 * If another version was saved in the meantime, both are kept, and the owner chooses.
 */
export function createDraftKeeper(options: {
  userId: string;
  listing: OwnListing;
  gateway: DraftGateway;
}) {
  const copy = createDraftCopy(options.userId, options.listing);
  const { getState, set, put } = copy;
  const saving = createDraftSaving(copy, options.gateway);

  return {
    getState,
    subscribe: copy.subscribe,
    change,
    save: saving.save,
    choose,
    wake,
    discard,
    start: saving.start,
    leave: saving.leave,
  };

  function change(values: Partial<ListingFields>) {
    copy.takeFromOtherTabs({ isSaving: saving.isRunning() });
    const state = getState();
    const fields = { ...state.fields, ...values };
    const touched = Object.keys(values) as FieldName[];
    if (ADDRESS_FIELDS.some((name) => name in values)) {
      // The pin was set for the old address.
      fields.location = state.listing.location;
      touched.push("location");
    }
    const refused = { ...state.refused };
    for (const name of touched) delete refused[name];
    put({ fields, refused });
    set({ phase: phaseNow(getState()) });
    saving.saveIn(PAUSE_MS);
  }

  /** The owner's choice between this version and the one saved elsewhere. */
  function choose(side: "mine" | "theirs") {
    put({ ...chosen(getState(), side), ...(side === "theirs" ? { refused: {} } : {}) });
    set({ phase: phaseNow(getState()) });
    saving.saveIn(0);
  }

  /** Back online or back in this tab: sends what is waiting, and checks for changes made elsewhere. */
  async function wake(): Promise<void> {
    saving.forgetFailures();
    if (saving.isRunning() || getState().phase === "gone") return;
    copy.takeFromOtherTabs({ isSaving: false });
    try {
      if (saving.isAutomatic() && saving.hasWork()) return await saving.save();
      await saving.look();
      set({ phase: phaseNow(getState()) });
    } catch {
      // The phase shows it if it matters, and the next save reports it anyway.
    }
  }

  /** Discards unsaved input, e.g. on a published home. */
  function discard() {
    saving.cancel();
    const { theirs, ...state } = getState();
    const listing = theirs ?? state.listing;
    put({ listing, fields: fieldsOf(listing), sent: null, theirs: null, refused: {} });
    set({ phase: "saved" });
  }
}
