import { AppError } from "@domain/site/errors.ts";
import type { DraftCopy } from "./draft-copy.ts";
import { afterFailure } from "./draft-failure.ts";
import { type Along, createDraftSender } from "./draft-sender.ts";
import type { DraftGateway } from "./draft-state.ts";
import { sendable, withInvalid } from "./sendable.ts";
import { hasChanges } from "./versions.ts";

export const RETRY_MS = { first: 2_000, most: 60_000 } as const;

/** Saves a draft, one request at a time: on request, after a pause, and again after a failure. */
export function createDraftSaving(copy: DraftCopy, gateway: DraftGateway) {
  const { getState, set } = copy;
  const sender = createDraftSender(copy, gateway);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let hasLeft = false;

  return {
    save,
    saveIn,
    hasWork,
    isAutomatic,
    isRunning: () => running !== undefined,
    look: () => oneAtATime(sender.look),
    cancel: () => clearTimeout(timer),
    /** The next retry comes after the shortest pause. */
    forgetFailures() {
      failures = 0;
    },
    start() {
      hasLeft = false;
      if (hasWork()) saveIn(0);
    },
    /** Sends the last changes; what can't be sent now is kept for next time. */
    async leave(): Promise<void> {
      hasLeft = true;
      clearTimeout(timer);
      if (isAutomatic()) await save().catch(() => {});
    },
  };

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

  /** Saves after a pause; another call replaces this one. */
  function saveIn(ms: number) {
    if (!isAutomatic()) return;
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
    set({ refused: withInvalid(getState()) });
    if (!hasWork(along)) return;
    if (getState().theirs) throw new AppError("listing_changed");
    set({ phase: "saving" });
    try {
      if (await sender.send(along)) failures = 0;
      set({ phase: hasChanges(getState()) ? "waiting" : "saved" });
    } catch (error) {
      takeFailure(error);
      throw error;
    }
  }

  function takeFailure(error: unknown) {
    const { changes, next } = afterFailure(getState(), error);
    set(changes);
    if (next === "now") saveIn(0);
    if (next !== "later" || !isAutomatic()) return;
    saveIn(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most));
    failures += 1;
  }
}
