import type { OwnerDocument } from "@domain/papers/documents.ts";
import { keepDocument, uploadDocument } from "@web/api/papers/documents.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { keepQueues } from "@web/session/upload-queues.ts";
import { createDocumentQueue, type DocumentQueue } from "./document-queue.ts";

const queueOf = keepQueues<DocumentQueue>();
const listeners = new Set<(userId: string, document: OwnerDocument) => void>();

/** Called for every file that has become a document. */
export function onDocumentKept(
  listener: (userId: string, document: OwnerDocument) => void,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function documentQueue(userId: string): DocumentQueue {
  return queueOf(userId, () =>
    createDocumentQueue(userId, {
      send: (path, file, options) => uploadDocument({ path, file, ...options }),
      keep: keepDocument,
      onKept: (document) => {
        for (const listener of listeners) listener(userId, document);
      },
      untilNetwork,
    }),
  );
}
