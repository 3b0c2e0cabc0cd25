import { AppError } from "@domain/errors.ts";
import { type ListingProblem, parseListing } from "@domain/listing-input.ts";
import {
  type ListingChanges,
  ListingInvalid,
  type OwnListing,
  WordsQuestioned,
} from "@web/api/listing-writes.ts";
import {
  type DraftGateway,
  type DraftState,
  openDraft,
  phaseAfter,
  type SavePhase,
} from "./draft-state.ts";
import { keep, readKept } from "./kept-draft.ts";
import {
  ADDRESS_FIELDS,
  type FieldName,
  fieldsOf,
  isFieldName,
  isSame,
  type ListingFields,
  toChanges,
} from "./listing-fields.ts";
import { answered, changesOf, chosen, hasChanges, meet, spelledAs } from "./versions.ts";

/** How long after the last keystroke a change is sent. */
export const PAUSE_MS = 1_200;
export const RETRY_MS = { first: 2_000, most: 60_000 } as const;

/** What a save can carry besides the fields. */
type Along = Pick<ListingChanges, "status" | "publish_anyway">;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Saves one listing while it is edited: each change at once to local storage, and after a pause to
 * the server, one request at a time, with the latest state winning. A published home is saved only
 * when its owner says so (`save`), so that buyers never see half a sentence or half a price.
 *
 * Each write names the version it is based on. If another one was saved in the meantime, the server
 * refuses, both are kept, and the owner chooses.
 */
export function createDraftKeeper(options: {
  userId: string;
  listing: OwnListing;
  gateway: DraftGateway;
}) {
  const { userId, gateway } = options;
  let state = openDraft(userId, options.listing);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let hasLeft = false;

  function set(changes: Partial<DraftState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Sets a new state and stores it locally at once. */
  function put(changes: Partial<DraftState>) {
    const { listing, fields, sent } = { ...state, ...changes };
    const isKept = keep(userId, { listing, changes: changesOf({ listing, fields }), sent });
    set({ ...changes, isKept });
  }

  /** Adopts what another tab has typed: all tabs on this device share one draft. */
  function takeFromOtherTabs() {
    const kept = state.isKept ? readKept(userId, state.listing.id) : undefined;
    if (!kept) return;
    const { listing, changes, sent } = kept;
    const isOnSame = listing.updated_at === state.listing.updated_at;
    if (!isOnSame && (running || hasChanges(state))) return;
    const fields = spelledAs(state.fields, { ...fieldsOf(listing), ...changes });
    set({ listing, fields, sent: state.sent ?? sent });
  }

  function isAutomatic() {
    return state.listing.status === "draft";
  }

  function change(values: Partial<ListingFields>) {
    takeFromOtherTabs();
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
    set({ phase: phaseNow() });
    if (isAutomatic()) schedule(PAUSE_MS);
  }

  function phaseNow(): SavePhase {
    if (LASTING.includes(state.phase)) return state.phase;
    return hasChanges(state) ? "waiting" : "saved";
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!hasLeft) timer = setTimeout(() => void save().catch(() => {}), ms);
  }

  /**
   * Sends unsaved changes, along with `along`.
   * @throws AppError when the server refused or could not be reached; the input is kept.
   */
  async function save(along: Along = {}): Promise<void> {
    clearTimeout(timer);
    await oneAtATime(() => saveNow(along));
  }

  /** Further calls wait for the current one and send the latest state. */
  async function oneAtATime(work: () => Promise<void>): Promise<void> {
    while (running) await running.catch(() => {});
    running = work().finally(() => {
      running = undefined;
    });
    await running;
  }

  async function saveNow(along: Along): Promise<void> {
    markWrong();
    if (!hasWork(along)) return;
    if (state.theirs) throw new AppError("listing_changed");
    set({ phase: "saving" });
    try {
      await sendOnce(along);
      set({ phase: hasChanges(state) ? "waiting" : "saved" });
    } catch (error) {
      takeFailure(error);
      throw error;
    }
  }

  /** Sends once; what is typed in the meantime is sent next. */
  async function sendOnce(along: Along): Promise<void> {
    for (;;) {
      // A response was lost: only the server knows what it stored.
      if (state.sent) await look();
      if (state.theirs) throw new AppError("listing_changed");
      // The user may keep typing while we check.
      markWrong();
      const sent = sendable();
      if (Object.keys(sent).length === 0 && !along.status) return;
      put({ sent });
      if (await isTaken({ ...toChanges(sent), ...along })) return;
    }
  }

  /** @returns false when another version was saved, on top of which the changes can be resent. */
  async function isTaken(changes: ListingChanges): Promise<boolean> {
    const seen = state.listing.updated_at;
    try {
      takeAnswer(await gateway.save({ ...changes, seen_updated_at: seen }));
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "listing_changed")) throw error;
      await look();
      if (state.listing.updated_at === seen) throw error;
      return false;
    }
  }

  /** Invalid values are not sent: their field shows why. */
  function markWrong() {
    const { problems } = parseListing(toChanges(changesOf(state)));
    set({ refused: { ...refusedBy(problems), ...state.refused } });
  }

  function hasWork(along: Along = {}): boolean {
    return along.status !== undefined || state.sent !== null || Object.keys(sendable()).length > 0;
  }

  function sendable(): Partial<ListingFields> {
    const changes = changesOf(state);
    for (const name of Object.keys(state.refused) as FieldName[]) delete changes[name];
    return changes;
  }

  /** Fetches the server's version: adopts it, or presents it to the owner. */
  async function look(): Promise<void> {
    const found = await gateway.read();
    if (!found) throw new AppError("listing_not_found");
    takeFromOtherTabs();
    put(meet(state, found));
  }

  function takeAnswer(answer: OwnListing) {
    const wasFound =
      !state.sent?.location && !isSame("location", answer.location, state.listing.location);
    failures = 0;
    takeFromOtherTabs();
    put({
      ...answered(state, answer),
      failure: null,
      ...(wasFound ? { found: answer.location } : {}),
    });
  }

  function takeFailure(error: unknown) {
    if (error instanceof ListingInvalid) {
      const refused = refusedBy(error.problems);
      if (Object.keys(refused).length > 0) {
        set({ refused: { ...state.refused, ...refused }, phase: "waiting" });
        // The other fields can still be saved.
        if (isAutomatic()) schedule(0);
        return;
      }
    }
    if (error instanceof WordsQuestioned) {
      set({ phase: hasChanges(state) ? "waiting" : "saved" });
      // A draft may contain these words; it just isn't public.
      if (isAutomatic()) schedule(0);
      return;
    }
    const phase = phaseAfter(error);
    const isToSay = phase === "waiting" && !state.theirs && error instanceof AppError;
    set({ phase, failure: isToSay ? error.text : null });
    if (isAutomatic() && (state.phase === "offline" || state.phase === "failing")) {
      schedule(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most));
      failures += 1;
    }
  }

  function refusedBy(problems: ListingProblem[]): DraftState["refused"] {
    const changes = changesOf(state);
    const refused: DraftState["refused"] = {};
    for (const { field, text } of problems) {
      if (isFieldName(field) && field in changes) refused[field] ??= text;
    }
    return refused;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    save,
    /** The owner's choice between this version and the one saved elsewhere. */
    choose(side: "mine" | "theirs") {
      put({ ...chosen(state, side), ...(side === "theirs" ? { refused: {} } : {}) });
      set({ phase: phaseNow() });
      if (isAutomatic()) schedule(0);
    },
    /**
     * Back online or back in this tab: sends what is waiting, and checks for changes made
     * elsewhere.
     */
    async wake(): Promise<void> {
      failures = 0;
      if (running || state.phase === "gone") return;
      takeFromOtherTabs();
      try {
        if (isAutomatic() && hasWork()) return await save();
        await oneAtATime(look);
        set({ phase: phaseNow() });
      } catch {
        // The phase shows it if it matters, and the next save reports it anyway.
      }
    },
    /** Discards unsaved input, e.g. on a published home. */
    discard() {
      clearTimeout(timer);
      const listing = state.theirs ?? state.listing;
      put({ listing, fields: fieldsOf(listing), sent: null, theirs: null, refused: {} });
      set({ phase: "saved" });
    },
    start() {
      hasLeft = false;
      if (isAutomatic() && hasWork()) schedule(0);
    },
    /** Sends the last changes; what can't be sent now is kept for next time. */
    async leave(): Promise<void> {
      hasLeft = true;
      clearTimeout(timer);
      if (isAutomatic()) await save().catch(() => {});
    },
  };
}

/** Phases that typing doesn't end. */
const LASTING: readonly SavePhase[] = ["saving", "signed-out", "gone"];
