import { AppError } from "@domain/errors.ts";
import { createStore, type StoreApi } from "zustand";

/** A file being uploaded, as the screen shows it. */
export type QueuedFile = {
  id: string;
  name: string;
  /** Its position among the others, ascending. */
  order: number;
  step: "chosen" | "preparing" | "ready" | "sending" | "sent" | "finishing" | "failed";
  /** 0 to 1, by bytes. */
  progress: number;
  tries: number;
  failure: UploadFailure | null;
};

export type UploadFailure = {
  /** Where a retry resumes. */
  from: Resting;
  /** A full sentence. */
  problem: string;
  canRetry: boolean;
};

/** Steps in which a file waits its turn. */
type Resting = "chosen" | "ready" | "sent";

export type QueueState<File> = {
  files: File[];
  /** How many have arrived since the queue was last idle, for "12 of 14". */
  done: number;
  /** The connection is lost; the queue resumes by itself. */
  isWaiting: boolean;
};

/** What to do with each file, and what the queue needs from outside. */
export type UploadWork<File> = {
  /** Prepares a chosen file for sending, one at a time. @returns what to show of it. */
  prepare?: (id: string) => Promise<Partial<File>>;
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
  /** The file has arrived, was canceled, or can't be retried. */
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
  const store = createStore<QueueState<File>>(() => ({ files: [], done: 0, isWaiting: false }));
  const sending = new Map<string, AbortController>();
  let failures = 0;
  let isStopped = false;

  const files = () => store.getState().files;
  const get = (id: string) => files().find((file) => file.id === id);

  function patch(id: string, change: Partial<QueuedFile> | Partial<File>): void {
    store.setState((now) => ({
      files: now.files.map((file) => (file.id === id ? { ...file, ...change } : file)),
    }));
  }

  function drop(id: string): void {
    store.setState((now) => ({ files: now.files.filter((file) => file.id !== id) }));
    work.onGone?.(id);
  }

  /** Starting from idle begins a new run, so the count starts over. */
  function begin(): void {
    if (!files().some(isWorking)) store.setState({ done: 0 });
  }

  /** Starts whatever can start now; called after every change. */
  function pump(): void {
    const next = files().find(({ step }) => step === "chosen");
    if (next && !files().some(({ step }) => step === "preparing")) void prepare(next.id);
    if (store.getState().isWaiting) return;

    const ready = files().filter(({ step }) => step === "ready");
    for (const { id } of ready.slice(0, MAX_UPLOADS - sending.size)) void send(id);
    if (files().some(({ step }) => step === "finishing")) return;
    const sent = files().filter(({ step }) => step === "sent");
    const batch = work.isOrdered ? headOf(files()) : sent.slice(0, 1);
    if (batch.length > 0) void finish(batch.map(({ id }) => id));
  }

  async function prepare(id: string): Promise<void> {
    patch(id, { step: "preparing" });
    try {
      const shown = await work.prepare?.(id);
      patch(id, { ...shown, step: "ready" });
    } catch (error) {
      if (get(id)) fail(id, error, "chosen");
    } finally {
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
      failures = 0;
      if (!signal.aborted) patch(id, { step: "sent", progress: 1 });
    } catch (error) {
      if (!signal.aborted) meet(error, [id], "ready");
    } finally {
      sending.delete(id);
      pump();
    }
  }

  async function finish(batch: string[]): Promise<void> {
    for (const id of batch) patch(id, { step: "finishing" });
    try {
      await work.finish(batch);
      failures = 0;
      store.setState(({ done }) => ({ done: done + batch.length }));
      for (const id of batch) drop(id);
    } catch (error) {
      meet(error, batch, "sent");
    } finally {
      pump();
    }
  }

  /** Waits while the connection is lost; retries a failing server a few times. */
  function meet(error: unknown, batch: string[], from: "ready" | "sent"): void {
    const { code, status } = error instanceof AppError ? error : new AppError("internal");
    const isLine = code === "network";
    const isTrouble = status >= 500 || status === 429;
    for (const id of batch) {
      const tries = (get(id)?.tries ?? 0) + (isLine ? 0 : 1);
      const isToWait = isLine || (isTrouble && tries < work.maxTries);
      if (!isToWait) fail(id, error, from);
      else {
        patch(id, { step: from, tries });
        void waitForNetwork();
      }
    }
  }

  function fail(id: string, error: unknown, from: Resting): void {
    const failure = work.failureOf(error, id, from);
    patch(id, failure ? { step: "failed", progress: 0, failure } : { step: from });
    if (failure?.canRetry === false) work.onGone?.(id);
  }

  async function waitForNetwork(): Promise<void> {
    if (store.getState().isWaiting) return;
    failures += 1;
    store.setState({ isWaiting: true });
    await work.untilNetwork(failures);
    store.setState({ isWaiting: false });
    pump();
  }

  return {
    store,
    get,
    enter(...entered) {
      begin();
      store.setState((now) => ({
        files: [...now.files, ...entered].sort((a, b) => a.order - b.order),
      }));
      pump();
    },
    cancel(id) {
      // What is being finished can be deleted a moment later.
      if (get(id)?.step === "finishing") return;
      sending.get(id)?.abort();
      drop(id);
      pump();
    },
    retry(id) {
      const failure = get(id)?.failure;
      if (!failure?.canRetry) return;
      begin();
      patch(id, { step: failure.from, failure: null, tries: 0 });
      pump();
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      for (const controller of sending.values()) controller.abort();
      store.setState({ files: [], done: 0, isWaiting: false });
    },
  };
}

/** The sent files at the head of the queue. A failed one doesn't hold up the rest. */
function headOf<File extends QueuedFile>(files: readonly File[]): File[] {
  const waiting = files.filter(isWorking);
  const end = waiting.findIndex(({ step }) => step !== "sent");
  return end === -1 ? waiting : waiting.slice(0, end);
}

export function isWorking({ step }: QueuedFile): boolean {
  return step !== "failed";
}

/** 0 to 1 for the whole run; files that have arrived count as done. */
export function totalProgress(files: readonly QueuedFile[], done: number): number {
  const working = files.filter(isWorking);
  const all = working.length + done;
  if (all === 0) return 0;
  return (working.reduce((sum, { progress }) => sum + progress, 0) + done) / all;
}
