import { type DocumentKind, kindOfFile } from "@domain/papers/documents.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/site/errors/errors.ts";
import { newId } from "./attempt.ts";
import { arrivingCode } from "./new-version.ts";
import type { QueuedFile, UploadFailure } from "./queued-files.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

/** A file being uploaded; its id is also its name in Storage. */
export type QueuedUpload<More = undefined> = QueuedFile & {
  file: File;
  /** The message about the file when it is kept. */
  more: More;
};

/**
 * The files that are taken, their destination, and the parts that the queue needs from outside; `send` and `keep` throw
 * AppError.
 */
export type FileWork<Kept, More> = {
  pathOf: (id: string, kind: DocumentKind) => string;
  /** Why a file can't be accepted, as a clause; undefined if it can. */
  problemOf: (file: File) => string | undefined;
  send: (
    path: string,
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<void>;
  keep: (file: { path: string; name: string }, more: More) => Promise<Kept>;
  onKept: (kept: Kept) => void;
  untilNetwork: (failures: number) => Promise<void>;
};

export type FileQueue<More = undefined> = Pick<
  UploadQueue<QueuedUpload<More>>,
  "store" | "cancel" | "retry" | "stop"
> & {
  /** Files that can't be accepted appear in the list right away, with the reason. */
  add: (files: readonly File[], more: More) => void;
};

/** Uploads of one person: sent three at a time, then checked by the server one by one. */
export function createFileQueue<Kept, More = undefined>(
  work: FileWork<Kept, More>,
): FileQueue<More> {
  let lastOrder = 0;

  function placeOf(id: string) {
    const file = queue.get(id)?.file ?? new File([], "");
    // A file of no kind isn't sent.
    return { file, path: work.pathOf(id, kindOfFile(file) ?? "pdf") };
  }

  const queue = createUploadQueue<QueuedUpload<More>>({
    async send(id, { signal, onProgress }) {
      const { file, path } = placeOf(id);
      await refuseLocked(file);
      signal.throwIfAborted();
      const tell = (sent: number) => onProgress(sent / file.size);
      await work.send(path, file, { signal, onProgress: tell });
    },
    async finish(ids) {
      for (const id of ids) {
        const { file, path } = placeOf(id);
        const known = queue.get(id);
        if (!known) continue;
        const kept = await work.keep({ path, name: file.name }, known.more);
        if (!queue.isStopped()) work.onKept(kept);
      }
    },
    isOrdered: false,
    maxTries: 1,
    failureOf,
    untilNetwork: work.untilNetwork,
  });

  return {
    ...queue,
    add: (files, more) =>
      queue.enter(
        ...files.map((file) => {
          lastOrder += 1;
          return queued(file, lastOrder, more, work.problemOf(file));
        }),
      ),
  };
}

/** The listeners for kept files, wherever they are by then: queues outlive the screens that fill them. */
export function keptFiles<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** @returns ends it. */
    listen(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(...told: Told): void {
      for (const listener of listeners) listener(...told);
    },
  };
}

/**
 * A PDF that only opens with a password is refused before it is sent; the server checks it, too, so an upload goes on if
 * the check can't be loaded or made.
 * @throws AppError `document_refused`
 */
async function refuseLocked(file: File): Promise<void> {
  if (kindOfFile(file) !== "pdf") return;
  const locked = await lockedReason(file).catch(() => undefined);
  if (locked)
    throw new AppError("document_refused", { text: `This file was not uploaded: ${locked}.` });
}

async function lockedReason(file: File): Promise<string | undefined> {
  const { needsPassword, PDF_IS_LOCKED } = await arrivingCode(
    import("@domain/papers/pdf-password.ts"),
    false,
  );
  const isLocked = await needsPassword(new Uint8Array(await file.arrayBuffer()));
  return isLocked ? PDF_IS_LOCKED : undefined;
}

function failureOf(error: unknown, _id: string, from: UploadFailure["from"]): UploadFailure {
  const { code, text } = error instanceof AppError ? error : new AppError(UPLOAD);
  return {
    // The server has swept it, or never received it: send it again.
    from: code === "document_not_found" ? "ready" : from,
    problem: code === "document_refused" ? text : ERRORS[KNOWN.has(code) ? code : UPLOAD].text,
    canRetry: code !== "document_refused",
  };
}

/** Failures that the user can do something about; others show a generic text. */
const KNOWN = new Set<ErrorCode>([
  "documents_full",
  "sale_files_full",
  "offer_not_open",
  "step_unknown",
  "authentication_required",
  "too_many_requests",
]);
const UPLOAD: ErrorCode = "document_upload_failed";

function queued<More>(
  file: File,
  order: number,
  more: More,
  reason: string | undefined,
): QueuedUpload<More> {
  return {
    id: newId(),
    name: file.name,
    order,
    file,
    more,
    step: reason ? "failed" : "ready",
    progress: 0,
    tries: 0,
    failure: reason
      ? { from: "ready", problem: `This file was not uploaded: ${reason}.`, canRetry: false }
      : null,
  };
}
