import { documentPath, documentProblem, type OwnerDocument } from "@domain/documents.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { createStore, type StoreApi } from "zustand";

/** A file on its way to be a document. */
export type QueuedDocument = {
  /** Also its name in Storage. */
  id: string;
  file: File;
  step: "waiting" | "sending" | "checking" | "failed";
  /** Of its bytes, 0 to 1. */
  progress: number;
  /** The bytes are there; what is missing is the server's word on them. */
  isSent: boolean;
  /** Why it failed, a sentence. */
  problem?: string;
  canRetry: boolean;
};

export type QueueState = {
  files: QueuedDocument[];
  /** How many have arrived since the queue was last at rest. */
  done: number;
};

/** What the queue needs of the world; both throw AppError. */
export type QueueGateways = {
  send: (
    path: string,
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<void>;
  keep: (file: { path: string; name: string }) => Promise<OwnerDocument>;
  onKept: (document: OwnerDocument) => void;
  isOnline: () => boolean;
};

export type DocumentQueue = {
  store: StoreApi<QueueState>;
  /** What can't be taken is in the list at once, with the reason. */
  add: (files: readonly File[]) => void;
  /** Stops it, or takes one that failed out of the list. One that is being checked goes on. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** The line is back: what failed for lack of it is tried again. */
  resume: () => void;
  stop: () => void;
};

/** Files that are sent at the same time. */
export const MAX_UPLOADS = 3;

/** Files of one user on their way: sent, three at a time, then checked by the server one by one. */
export function createDocumentQueue(userId: string, gateways: QueueGateways): DocumentQueue {
  const store = createStore<QueueState>(() => ({ files: [], done: 0 }));
  const running = new Map<string, AbortController>();
  const lost = new Set<string>();

  const get = (id: string) => store.getState().files.find((each) => each.id === id);
  function patch(id: string, change: Partial<QueuedDocument>): void {
    store.setState(({ files }) => ({
      files: files.map((each) => (each.id === id ? { ...each, ...change } : each)),
    }));
  }
  function drop(id: string): void {
    store.setState(({ files }) => ({ files: files.filter((each) => each.id !== id) }));
  }

  /** Starts whatever can be started now; called after every change. */
  function pump(): void {
    if (!gateways.isOnline()) return;
    const waiting = store.getState().files.filter(({ step }) => step === "waiting");
    for (const { id } of waiting.slice(0, Math.max(0, MAX_UPLOADS - running.size))) void run(id);
  }

  async function run(id: string): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      await work(id, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) meet(id, error);
    } finally {
      running.delete(id);
      pump();
    }
  }

  async function work(id: string, signal: AbortSignal): Promise<void> {
    const queued = get(id);
    if (!queued) return;
    const { file } = queued;
    const path = documentPath(userId, id, file.name);
    if (!queued.isSent) {
      patch(id, { step: "sending", progress: 0 });
      const onProgress = (sent: number) => patch(id, { progress: sent / file.size });
      await gateways.send(path, file, { signal, onProgress });
    }
    signal.throwIfAborted();
    patch(id, { step: "checking", progress: 1, isSent: true });
    const document = await gateways.keep({ path, name: file.name });
    if (signal.aborted) return;
    store.setState(({ done }) => ({ done: done + 1 }));
    drop(id);
    gateways.onKept(document);
  }

  function meet(id: string, error: unknown): void {
    const { code, text } =
      error instanceof AppError ? error : new AppError("document_upload_failed");
    if (code === "network") lost.add(id);
    patch(id, {
      step: "failed",
      progress: 0,
      problem: code === "document_refused" ? text : ERRORS[KNOWN.has(code) ? code : UPLOAD].text,
      canRetry: code !== "document_refused",
      // Swept meanwhile, or never there: it is sent anew.
      ...(code === "document_not_found" ? { isSent: false } : {}),
    });
  }

  function retry(id: string): void {
    if (get(id)?.step !== "failed" || !get(id)?.canRetry) return;
    lost.delete(id);
    patch(id, { step: "waiting", problem: undefined });
    pump();
  }

  return {
    store,
    add(chosen) {
      const { files, done } = store.getState();
      const isAtRest = !files.some(isWorking);
      store.setState({ files: [...files, ...chosen.map(queued)], done: isAtRest ? 0 : done });
      pump();
    },
    cancel(id) {
      if (get(id)?.step === "checking") return;
      running.get(id)?.abort();
      drop(id);
      pump();
    },
    retry,
    resume() {
      for (const id of [...lost]) retry(id);
      pump();
    },
    stop() {
      for (const controller of running.values()) controller.abort();
      store.setState({ files: [], done: 0 });
    },
  };
}

export function isWorking({ step }: QueuedDocument): boolean {
  return step !== "failed";
}

/** Failures that a person can do something about; of the others the spec's text is said. */
const KNOWN = new Set<ErrorCode>([
  "network",
  "documents_full",
  "authentication_required",
  "too_many_requests",
]);
const UPLOAD: ErrorCode = "document_upload_failed";

function queued(file: File): QueuedDocument {
  const problem = documentProblem(file);
  return {
    id: crypto.randomUUID(),
    file,
    step: problem ? "failed" : "waiting",
    progress: 0,
    isSent: false,
    ...(problem ? { problem: sentence(problem) } : {}),
    canRetry: false,
  };
}

/** "it is empty" → "This file was not uploaded: it is empty." */
function sentence(reason: string): string {
  return `This file was not uploaded: ${reason}.`;
}
