import { AppError } from "@domain/site/errors/errors.ts";
import type { StoreApi } from "zustand";
import {
  createQueuedFiles,
  headOf,
  isWorking,
  type QueuedFile,
  type QueuedFiles,
  type QueueState,
  type Resting,
  type UploadFailure,
} from "./queued-files.ts";
import { stillWaiting } from "./still-waiting.ts";

/** The steps for each file, and the parts that the queue needs from outside. */
type UploadWork<File> = {
  /** Prepares a chosen file for sending, one at a time. @returns what to show of it. @param signal it was cancelled. */
  prepare?: (id: string, signal: AbortSignal) => Promise<Partial<File>>;
  send: (
    id: string,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>;
  /** Processes sent files, one call at a time. */
  finish: (ids: string[]) => Promise<void>;
  /** True: sent files are finished together, in the order chosen. False: each one as it arrives. */
  isOrdered: boolean;
  /** How often a failing server is retried before the file counts as failed. */
  maxTries: number;
  /** @returns nothing when another file in the batch is to blame: this one then continues. */
  failureOf: (error: unknown, id: string, from: Resting) => UploadFailure | undefined;
  /** The file has arrived, was cancelled, or can't be retried. */
  onGone?: (id: string) => void;
  /** Resolves when a retry is worthwhile. @param failures consecutive ones, from 1. */
  untilNetwork: (failures: number) => Promise<void>;
};

/** Files sent at the same time. */
export const MAX_UPLOADS = 3;

export type UploadQueue<File extends QueuedFile> = {
  store: StoreApi<QueueState<File>>;
  get: (id: string) => File | undefined;
  enter: (...files: File[]) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  isStopped: () => boolean;
  /** Stops everything silently. */
  stop: () => void;
};

/**
 * An upload queue: files are prepared one by one, sent three at a time, then finished. Every step
 * can fail by itself and resumes where it stopped.
 */
export function createUploadQueue<File extends QueuedFile>(
  work: UploadWork<File>,
): UploadQueue<File> {
  const files = createQueuedFiles<File>((id) => work.onGone?.(id));
  const { store, get, patch, drop } = files;
  const trouble = createTrouble(files, work, pump);
  const preparing = new Map<string, AbortController>();
  const sending = new Map<string, AbortController>();
  let isStopped = false;
  sayWhenStuck(files);

  return {
    store,
    get,
    enter(...entered) {
      files.begin();
      files.add(entered);
      pump();
    },
    cancel(id) {
      // A file that is being finished can be deleted a moment later.
      if (get(id)?.step === "finishing") return;
      preparing.get(id)?.abort();
      sending.get(id)?.abort();
      drop(id);
      pump();
    },
    retry(id) {
      const failure = get(id)?.failure;
      if (!failure?.canRetry) return;
      files.begin();
      patch(id, { step: failure.from, failure: null, tries: 0 });
      pump();
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      for (const controller of [...preparing.values(), ...sending.values()]) controller.abort();
      files.clear();
    },
  };

  /** Starts whatever can start now; called after every change. */
  function pump(): void {
    const all = files.all();
    const next = all.find(({ step }) => step === "chosen");
    if (next && !all.some(({ step }) => step === "preparing")) void prepare(next.id);
    if (store.getState().isWaiting) return;

    const ready = files.all().filter(({ step }) => step === "ready");
    for (const { id } of ready.slice(0, MAX_UPLOADS - sending.size)) void send(id);
    if (files.all().some(({ step }) => step === "finishing")) return;
    const sent = files.all().filter(({ step }) => step === "sent");
    const batch = work.isOrdered ? headOf(files.all()) : sent.slice(0, 1);
    if (batch.length > 0) void finish(batch.map(({ id }) => id));
  }

  async function prepare(id: string): Promise<void> {
    const controller = new AbortController();
    preparing.set(id, controller);
    patch(id, { step: "preparing" });
    try {
      const shown = await work.prepare?.(id, controller.signal);
      patch(id, { ...shown, step: "ready" });
    } catch (error) {
      if (get(id)) trouble.fail(id, error, "chosen");
    } finally {
      preparing.delete(id);
      pump();
    }
  }

  async function send(id: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    sending.set(id, controller);
    patch(id, { step: "sending" });
    try {
      await work.send(id, { signal, onProgress: (progress) => patch(id, { progress }) });
      trouble.clear();
      if (!signal.aborted) patch(id, { step: "sent", progress: 1 });
    } catch (error) {
      if (!signal.aborted) trouble.meet(error, [id], "ready");
    } finally {
      sending.delete(id);
      pump();
    }
  }

  async function finish(batch: string[]): Promise<void> {
    for (const id of batch) patch(id, { step: "finishing" });
    try {
      await work.finish(batch);
      trouble.clear();
      store.setState(({ done }) => ({ done: done + batch.length }));
      for (const id of batch) drop(id);
    } catch (error) {
      trouble.meet(error, batch, "sent");
    } finally {
      pump();
    }
  }
}

/** Says so when nothing moves for a while. A lost connection has words of its own. */
function sayWhenStuck<File extends QueuedFile>({ store }: QueuedFiles<File>): void {
  let endWait: (() => void) | undefined;
  store.subscribe(({ files, isWaiting }) => {
    endWait?.();
    endWait = !isWaiting && files.some(isWorking) ? stillWaiting("upload") : undefined;
  });
}

/** After a failed step, its files wait, are tried again, or fail. */
function createTrouble<File extends QueuedFile>(
  files: QueuedFiles<File>,
  work: UploadWork<File>,
  goOn: () => void,
) {
  const { store } = files;
  let failures = 0;

  return {
    meet,
    fail,
    /** A step has succeeded. */
    clear() {
      failures = 0;
    },
  };

  /** Waits while the connection is lost; retries a failing server a few times. */
  function meet(error: unknown, batch: string[], from: "ready" | "sent"): void {
    const { code, status } = error instanceof AppError ? error : new AppError("internal");
    const isLine = code === "network";
    const isTrouble = status >= 500 || status === 429;
    for (const id of batch) {
      const tries = (files.get(id)?.tries ?? 0) + (isLine ? 0 : 1);
      const isToWait = isLine || (isTrouble && tries < work.maxTries);
      if (!isToWait) fail(id, error, from);
      else {
        files.patch(id, { step: from, tries });
        void waitForNetwork();
      }
    }
  }

  function fail(id: string, error: unknown, from: Resting): void {
    const failure = work.failureOf(error, id, from);
    files.patch(id, failure ? { step: "failed", progress: 0, failure } : { step: from });
    if (failure?.canRetry === false) work.onGone?.(id);
  }

  async function waitForNetwork(): Promise<void> {
    if (store.getState().isWaiting) return;
    failures += 1;
    store.setState({ isWaiting: true });
    await work.untilNetwork(failures);
    store.setState({ isWaiting: false });
    goOn();
  }
}
