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
import {
  applyEdits,
  type Edits,
  editedFields,
  editedNames,
  keepMine,
  reconcile,
  settle,
  withEdit,
  without,
  withSent,
} from "./edits.ts";
import { forgetEdits, keepEdits } from "./kept-edits.ts";
import {
  ADDRESS_FIELDS,
  FIELD_NAMES,
  type FieldName,
  fieldsOf,
  isFieldName,
  isSame,
  type ListingFields,
  toChanges,
} from "./listing-fields.ts";

/** How long after the last key press a change goes to the server. */
export const PAUSE_MS = 1_200;
export const RETRY_MS = { first: 2_000, most: 60_000 } as const;

/** What a save can carry besides what was typed. */
type Along = Pick<ListingChanges, "status" | "publish_anyway">;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps one listing while it is edited: each change at once in local storage, and after a pause
 * on the server, one request at a time, the latest state winning. A published home is saved only
 * when its owner says so (`save`), so that nobody reads half a sentence or half a price.
 *
 * Before each write the server's copy is looked at: what was changed elsewhere is taken over, and
 * where both changed the same field the owner chooses.
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

  function isAutomatic() {
    return state.listing.status === "draft";
  }

  function change(values: Partial<ListingFields>) {
    const saved = fieldsOf(state.listing);
    let { edits } = state;
    const touched = Object.keys(values) as FieldName[];
    for (const name of touched) edits = withEdit(edits, saved, name, values[name] as never);
    if (ADDRESS_FIELDS.some((name) => name in values) && edits.location) {
      // The pin was set for the old address.
      edits = without(edits, "location");
      touched.push("location");
    }
    const fields = { ...state.fields, ...values };
    if (touched.includes("location")) fields.location = applyEdits(saved, edits).location;
    const refused = { ...state.refused };
    for (const name of touched) delete refused[name];
    const conflicts = state.conflicts.filter(({ name }) => edits[name]);
    keep(edits, touched);
    set({ edits, fields, refused, conflicts, phase: afterChange(edits) });
    if (isAutomatic()) schedule(PAUSE_MS);
  }

  function afterChange(edits: Edits): SavePhase {
    if (state.phase === "signed-out" || state.phase === "gone") return state.phase;
    if (running) return "saving";
    return editedNames(edits).length > 0 ? "waiting" : "saved";
  }

  function keep(edits: Edits, touched: readonly FieldName[]) {
    const isKept = keepEdits(userId, state.listing, edits, touched);
    if (isKept !== state.isKept) set({ isKept });
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!hasLeft) timer = setTimeout(() => void save().catch(() => {}), ms);
  }

  /**
   * Sends what is not stored yet, and what is to go along with it.
   * @throws AppError when the server refused or could not be reached; what was typed stays kept.
   */
  async function save(along: Along = {}): Promise<void> {
    clearTimeout(timer);
    // One at a time; what is asked for meanwhile goes out afterwards, with the latest state.
    while (running) await running.catch(() => {});
    running = saveNow(along).finally(() => {
      running = undefined;
    });
    await running;
  }

  async function saveNow(along: Along): Promise<void> {
    markWrong();
    if (!hasWork(along)) return;
    set({ phase: "saving" });
    try {
      do {
        await takeOverTheirs();
        if (state.conflicts.length > 0 && along.status) throw new AppError("listing_changed");
        // Whoever types goes on doing so while we look at the server's copy.
        markWrong();
        const sent = sendable();
        if (Object.keys(sent).length === 0 && !along.status) break;
        const edits = withSent(state.edits, Object.keys(sent) as FieldName[]);
        keep(edits, Object.keys(sent) as FieldName[]);
        set({ edits });
        const answer = await gateway.save({ ...toChanges(sent), ...along });
        along = {};
        failures = 0;
        set({ failure: null });
        takeAnswer(sent, answer);
      } while (hasWork() && isAutomatic());
      set({ phase: editedNames(state.edits).length > 0 ? "waiting" : "saved" });
    } catch (error) {
      takeFailure(error);
      throw error;
    }
  }

  /** What can't be right is not sent: its field says why. */
  function markWrong() {
    const { problems } = parseListing(toChanges(editedFields(state.edits)));
    set({ refused: { ...refusedBy(problems), ...state.refused } });
  }

  function hasWork(along: Along = {}): boolean {
    return along.status !== undefined || Object.keys(sendable()).length > 0;
  }

  /** Not what was refused as it is, and not what the owner has to decide first. */
  function sendable(): Partial<ListingFields> {
    const held = [
      ...(Object.keys(state.refused) as FieldName[]),
      ...state.conflicts.map(({ name }) => name),
    ];
    return editedFields(without(state.edits, ...held));
  }

  async function takeOverTheirs(): Promise<void> {
    const theirs = await gateway.read();
    if (!theirs) throw new AppError("listing_not_found");
    if (theirs.updated_at === state.listing.updated_at) return;
    const { edits, conflicts } = reconcile(state.edits, fieldsOf(theirs));
    keep(edits, editedNames(state.edits));
    set({ listing: theirs, edits, conflicts, fields: show(theirs, edits) });
  }

  function takeAnswer(sent: Partial<ListingFields>, answer: OwnListing) {
    const listing = { ...state.listing, ...answer };
    const edits = settle(state.edits, sent, fieldsOf(listing));
    const wasFound =
      !sent.location && !isSame("location", listing.location, state.listing.location);
    set({
      listing,
      edits,
      fields: show(listing, edits),
      ...(wasFound ? { found: listing.location } : {}),
    });
    keep(
      edits,
      FIELD_NAMES.filter((name) => name in sent || edits[name]),
    );
  }

  /** What is shown keeps its spaces and commas where it means the same as what is stored. */
  function show(listing: OwnListing, edits: Edits): ListingFields {
    const next = applyEdits(fieldsOf(listing), edits);
    for (const name of FIELD_NAMES) {
      const shown = state.fields[name];
      if (isSame(name, shown as never, next[name] as never)) Object.assign(next, { [name]: shown });
    }
    return next;
  }

  function takeFailure(error: unknown) {
    if (error instanceof ListingInvalid) {
      const refused = refusedBy(error.problems);
      if (Object.keys(refused).length > 0) {
        set({ refused: { ...state.refused, ...refused }, phase: "waiting" });
        // The others are none the worse for it.
        if (isAutomatic()) schedule(0);
        return;
      }
    }
    if (error instanceof WordsQuestioned) {
      set({ phase: editedNames(state.edits).length > 0 ? "waiting" : "saved" });
      // A draft may say so; it is only not public.
      if (isAutomatic()) schedule(0);
      return;
    }
    const phase = phaseAfter(error);
    set({
      phase,
      failure: phase === "waiting" && error instanceof AppError ? error.text : null,
    });
    if (isAutomatic() && (state.phase === "offline" || state.phase === "failing")) {
      schedule(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most));
      failures += 1;
    }
  }

  function refusedBy(problems: ListingProblem[]): DraftState["refused"] {
    const refused: DraftState["refused"] = {};
    for (const { field, text } of problems) {
      if (isFieldName(field) && state.edits[field]) refused[field] ??= text;
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
    /** The owner's choice where both have changed a field. */
    choose(name: FieldName, side: "mine" | "theirs") {
      const saved = fieldsOf(state.listing);
      const edits =
        side === "mine" ? keepMine(state.edits, name, saved) : without(state.edits, name);
      keep(edits, [name]);
      set({
        edits,
        fields: side === "mine" ? state.fields : { ...state.fields, [name]: saved[name] },
        conflicts: state.conflicts.filter((conflict) => conflict.name !== name),
        phase: afterChange(edits),
      });
      if (isAutomatic()) schedule(0);
    },
    /** Back online, or back at this tab: what waits is sent, and what changed elsewhere is seen. */
    async wake(): Promise<void> {
      failures = 0;
      if (running || state.phase === "gone") return;
      try {
        if (isAutomatic() && hasWork()) await save();
        else await takeOverTheirs();
      } catch {
        // Shown by the phase, if it matters; the next save says it otherwise.
      }
    },
    /** Throws away what was typed and not stored, e.g. on a published home. */
    discard() {
      clearTimeout(timer);
      forgetEdits(userId, state.listing.id);
      const fields = fieldsOf(state.listing);
      set({ edits: {}, fields, refused: {}, conflicts: [], phase: "saved" });
    },
    start() {
      hasLeft = false;
      if (isAutomatic() && hasWork()) schedule(0);
    },
    /** The last words go out; what can't be sent now is kept for the next time. */
    async leave(): Promise<void> {
      hasLeft = true;
      clearTimeout(timer);
      if (isAutomatic()) await save().catch(() => {});
    },
  };
}
