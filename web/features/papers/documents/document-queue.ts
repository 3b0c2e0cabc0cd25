import { documentPath, documentProblem, type OwnerDocument } from "@domain/papers/documents.ts";
import { createFileQueue, type FileQueue, type FileWork } from "@web/lib/file-queue.ts";

export type DocumentQueue = Omit<FileQueue, "add"> & { add: (files: readonly File[]) => void };

/** A user's uploads, which become their documents. */
export function createDocumentQueue(
  userId: string,
  gateways: Omit<FileWork<OwnerDocument, undefined>, "pathOf" | "problemOf">,
): DocumentQueue {
  const queue = createFileQueue({
    ...gateways,
    pathOf: (id, kind) => documentPath(userId, id, kind),
    problemOf: documentProblem,
  });
  return { ...queue, add: (files) => queue.add(files, undefined) };
}
