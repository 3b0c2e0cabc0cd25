import {
  type DocumentKind,
  documentPath,
  documentProblem,
  kindOfFile,
  type OwnerDocument,
} from "@domain/documents.ts";
import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { newId } from "@web/lib/attempt.ts";
import type { QueuedFile, UploadFailure } from "@web/lib/queued-files.ts";
import { createUploadQueue, type UploadQueue } from "@web/lib/upload-queue.ts";

/** A file being uploaded; its id is also its name in Storage. */
export type QueuedDocument = QueuedFile & { file: File };

/** What the queue needs from outside; `send` and `keep` throw AppError. */
type DocumentGateways = {
  send: (
    path: string,
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<void>;
  keep: (file: { path: string; name: string }) => Promise<OwnerDocument>;
  onKept: (document: OwnerDocument) => void;
  untilNetwork: (failures: number) => Promise<void>;
};

export type DocumentQueue = Pick<
  UploadQueue<QueuedDocument>,
  "store" | "cancel" | "retry" | "stop"
> & {
  /** Files that can't be accepted appear in the list at once, with the reason. */
  add: (files: readonly File[]) => void;
};

/** A user's uploads: sent three at a time, then checked by the server one by one. */
export function createDocumentQueue(userId: string, gateways: DocumentGateways): DocumentQueue {
  let lastOrder = 0;

  function placeOf(id: string) {
    const file = queue.get(id)?.file ?? new File([], "");
    return { file, path: documentPath(userId, id, kindOf(file)) };
  }

  const queue = createUploadQueue<QueuedDocument>({
    async send(id, { signal, onProgress }) {
      const { file, path } = placeOf(id);
      const tell = (sent: number) => onProgress(sent / file.size);
      await gateways.send(path, file, { signal, onProgress: tell });
    },
    async finish(ids) {
      for (const id of ids) {
        const { file, path } = placeOf(id);
        const document = await gateways.keep({ path, name: file.name });
        if (!queue.isStopped()) gateways.onKept(document);
      }
    },
    isOrdered: false,
    maxTries: 1,
    failureOf,
    untilNetwork: gateways.untilNetwork,
  });

  return {
    ...queue,
    add: (files) =>
      queue.enter(
        ...files.map((file) => {
          lastOrder += 1;
          return queued(file, lastOrder);
        }),
      ),
  };
}

/** A file of no kind isn't sent. */
function kindOf(file: File): DocumentKind {
  return kindOfFile(file) ?? "pdf";
}

function failureOf(error: unknown, _id: string, from: UploadFailure["from"]): UploadFailure {
  const { code, text } = error instanceof AppError ? error : new AppError("document_upload_failed");
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
  "authentication_required",
  "too_many_requests",
]);
const UPLOAD: ErrorCode = "document_upload_failed";

function queued(file: File, order: number): QueuedDocument {
  const reason = documentProblem(file);
  return {
    id: newId(),
    name: file.name,
    order,
    file,
    step: reason ? "failed" : "ready",
    progress: 0,
    tries: 0,
    failure: reason
      ? { from: "ready", problem: `This file was not uploaded: ${reason}.`, canRetry: false }
      : null,
  };
}
