import { AppError } from "@domain/site/errors/errors.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  fetchOwnListing,
  type ListingChanges,
  type OwnListing,
  updateListing,
} from "@web/api/homes/listing-writes.ts";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createStore } from "zustand";
import {
  afterFailure,
  answered,
  changesOf,
  chosen,
  type EditState,
  hasChanges,
  meet,
  openHome,
  phaseNow,
  sendable,
  spelledAs,
  withInvalid,
} from "./edited-home.ts";
import { keepEdits, readEdits } from "./kept-edits.ts";
import {
  ADDRESS_FIELDS,
  type FieldName,
  fieldsOf,
  isSame,
  type ListingFields,
  toChanges,
} from "./listing-fields.ts";

/** How long after the last keystroke a change is sent. */
export const PAUSE_MS = 1_200;

/** Pauses before a failed save is sent again: each is twice the one before. */
export const RETRY_MS = { first: 2_000, most: 60_000 } as const;

/** A listing being edited: what the forms show, and the keeper that saves it. */
export type EditedHome = EditState &
  Pick<ReturnType<typeof createHomeKeeper>, "change" | "save" | "choose" | "discard"> & {
    /** The current state, for code that runs later than the render. */
    peek: () => EditState;
  };

/** @param listing as it was when the editor opened; the calling component needs a key. */
export function useEditedHome(userId: string, listing: OwnListing): EditedHome {
  const queryClient = useQueryClient();
  const [keeper] = useState(() =>
    createHomeKeeper({
      userId,
      listing,
      queryClient,
      gateway: {
        read: () => fetchOwnListing(userId, listing.id),
        save: (changes) => updateListing(listing.id, changes),
      },
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);

  useEffect(() => {
    keeper.start();
    const wake = () => void keeper.wake();
    const look = () => document.visibilityState === "visible" && wake();
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", look);
      // The last changes are sent in the background, so leaving doesn't have to wait.
      void keeper.leave().finally(() => {
        void queryClient.invalidateQueries({ queryKey: ownHomesQuery(userId).queryKey });
      });
    };
  }, [keeper, queryClient, userId]);

  const { change, save, choose, discard } = keeper;
  return { ...state, change, save, choose, discard, peek: keeper.getState };
}

/** The server, replaceable in tests. */
export type HomeGateway = {
  read: () => Promise<OwnListing | null>;
  /** @throws AppError `listing_changed` when `seen_updated_at` is not the stored version. */
  save: (changes: ListingChanges) => Promise<OwnListing>;
};

/** The parts that a save can have besides the fields. */
type Along = Pick<ListingChanges, "status" | "publish_anyway">;

/**
 * Saves one listing while it is edited: each change is stored locally right away, and sent to the server after a pause,
 * one request at a time, always with the latest state. A published home is saved only when its owner says so (`save`),
 * so that buyers never see half a sentence or half a price.
 *
 * Each write names the version it is based on. If another version was saved in the meantime, the server refuses, both
 * are kept, and the owner chooses.
 */
export function createHomeKeeper({
  userId,
  listing: opened,
  queryClient,
  gateway,
}: {
  userId: string;
  listing: OwnListing;
  queryClient: QueryClient;
  gateway: HomeGateway;
}) {
  const { getState, setState: set, subscribe } = createStore(() => openHome(userId, opened));
  const mutationKey = ["edited home", opened.id];
  const isBusy = () => queryClient.isMutating({ mutationKey }) > 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasLeft = false;

  return { getState, subscribe, start, change, save, choose, wake, discard, leave };

  function start() {
    hasLeft = false;
    if (hasWork()) saveIn(0);
  }

  function change(values: Partial<ListingFields>) {
    takeFromOtherTabs({ isSaving: isBusy() });
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
    saveIn(PAUSE_MS);
  }

  /** The owner's choice between this version and the one saved elsewhere. */
  function choose(side: "mine" | "theirs") {
    put({ ...chosen(getState(), side), ...(side === "theirs" ? { refused: {} } : {}) });
    set({ phase: phaseNow(getState()) });
    saveIn(0);
  }

  /** Back online or back in this tab: sends what is waiting, and checks for changes made elsewhere. */
  async function wake(): Promise<void> {
    failures = 0;
    if (isBusy() || getState().phase === "gone") return;
    takeFromOtherTabs({ isSaving: false });
    try {
      if (isAutomatic() && hasWork()) return await save();
      await inTurn(look);
      set({ phase: phaseNow(getState()) });
    } catch {
      // The phase shows it if it matters, and the next save reports it anyway.
    }
  }

  /** Discards unsaved input, e.g. on a published home. */
  function discard() {
    clearTimeout(timer);
    const { theirs, ...state } = getState();
    const listing = theirs ?? state.listing;
    put({ listing, fields: fieldsOf(listing), sent: null, theirs: null, refused: {} });
    set({ phase: "saved" });
  }

  /** Sends the last changes; what can't be sent now is kept for next time. */
  async function leave(): Promise<void> {
    hasLeft = true;
    clearTimeout(timer);
    if (isAutomatic()) await save().catch(() => {});
  }

  /**
   * Sends unsaved changes, along with `along`.
   * @throws AppError when the server refused or could not be reached; the input is kept.
   */
  async function save(along: Along = {}): Promise<void> {
    clearTimeout(timer);
    await inTurn(() => saveNow(along));
  }

  /** Its scope lets one job run at a time; the next one waits, and sends the latest state. */
  function inTurn(mutationFn: () => Promise<void>): Promise<void> {
    const options = { mutationKey, scope: { id: mutationKey.join() }, mutationFn };
    return queryClient.getMutationCache().build(queryClient, options).execute(undefined);
  }

  /**
   * Saves after a pause; another call replaces this one. Also how a failure is sent again: the pauses of TanStack
   * Query's own `retry` can't be cut short by a press, by typing or by a connection that is back.
   */
  function saveIn(ms: number) {
    if (!isAutomatic()) return;
    clearTimeout(timer);
    if (!hasLeft) timer = setTimeout(() => void save().catch(() => {}), ms);
  }

  /** A published home is saved only when its owner says so. */
  function isAutomatic() {
    return getState().listing.status === "draft";
  }

  function hasWork(along: Along = {}): boolean {
    const state = getState();
    return (
      along.status !== undefined || state.sent !== null || Object.keys(sendable(state)).length > 0
    );
  }

  async function saveNow(along: Along): Promise<void> {
    set({ refused: withInvalid(getState()) });
    if (!hasWork(along)) return;
    if (getState().theirs) throw new AppError("listing_changed");
    set({ phase: "saving" });
    try {
      if (await send(along)) failures = 0;
      set({ phase: hasChanges(getState()) ? "waiting" : "saved" });
    } catch (error) {
      const { changes, next } = afterFailure(getState(), error);
      set(changes);
      if (next === "now") saveIn(0);
      if (next === "later" && isAutomatic()) {
        saveIn(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most));
        failures += 1;
      }
      throw error;
    }
  }

  /**
   * Sends once; what is typed in the meantime is sent next.
   * @returns whether there was something to send.
   */
  async function send(along: Along): Promise<boolean> {
    for (;;) {
      // A response was lost: only the server knows what it stored.
      if (getState().sent) await look();
      if (getState().theirs) throw new AppError("listing_changed");
      // Something may have been typed while we looked.
      set({ refused: withInvalid(getState()) });
      const sent = sendable(getState());
      if (Object.keys(sent).length === 0 && !along.status) return false;
      put({ sent });
      if (await isTaken({ ...toChanges(sent), ...along })) return true;
    }
  }

  /** @returns false when another version was saved, on top of which the changes can be resent. */
  async function isTaken(changes: ListingChanges): Promise<boolean> {
    const seen = getState().listing.updated_at;
    try {
      takeAnswer(await gateway.save({ ...changes, seen_updated_at: seen }));
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "listing_changed")) throw error;
      await look();
      if (getState().listing.updated_at === seen) throw error;
      return false;
    }
  }

  /** Fetches the server's version: adopts it, or presents it to the owner. */
  async function look(): Promise<void> {
    const found = await gateway.read();
    if (!found) throw new AppError("listing_not_found");
    takeFromOtherTabs({ isSaving: true });
    put(meet(getState(), found));
  }

  function takeAnswer(answer: OwnListing) {
    const { sent, listing } = getState();
    const wasFound = !sent?.location && !isSame("location", answer.location, listing.location);
    takeFromOtherTabs({ isSaving: true });
    put({
      ...answered(getState(), answer),
      failure: null,
      ...(wasFound ? { found: answer.location } : {}),
    });
  }

  /** Sets a new state and stores it locally right away, where all tabs share it. */
  function put(changes: Partial<EditState>) {
    const { listing, fields, sent } = { ...getState(), ...changes };
    const isKept = keepEdits(userId, { listing, changes: changesOf({ listing, fields }), sent });
    set({ ...changes, isKept });
  }

  /**
   * Adopts what was typed in another tab; if on another version, only while nothing here is unsaved.
   * Text that was typed on an older version than this tab's is compared with it as the server's would be.
   */
  function takeFromOtherTabs({ isSaving }: { isSaving: boolean }) {
    const state = getState();
    const kept = state.isKept ? readEdits(userId, state.listing.id) : undefined;
    if (!kept) return;
    const { listing, changes, sent } = kept;
    const isOnSame = listing.updated_at === state.listing.updated_at;
    if (!isOnSame && (isSaving || hasChanges(state))) return;
    const fields = spelledAs(state.fields, { ...fieldsOf(listing), ...changes });
    const taken = { listing, fields, sent: state.sent ?? sent };
    const isOlder = listing.updated_at < state.listing.updated_at;
    set(isOlder ? meet({ ...taken, theirs: null }, state.listing) : taken);
  }
}
