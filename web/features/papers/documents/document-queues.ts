import type { OwnerDocument } from "@domain/papers/documents.ts";
import { keepDocument, uploadDocument } from "@web/api/papers/documents.ts";
import { keptFiles } from "@web/lib/file-queue.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { keepQueues } from "@web/session/upload-queues.ts";
import { createDocumentQueue, type DocumentQueue } from "./document-queue.ts";

const queueOf = keepQueues<DocumentQueue>();
const kept = keptFiles<[userId: string, document: OwnerDocument]>();

/** Called for every file that has become a document. */
export const onDocumentKept = kept.listen;

export function documentQueue(userId: string): DocumentQueue {
  return queueOf(userId, () =>
    createDocumentQueue(userId, {
      send: (path, file, options) => uploadDocument({ path, file, ...options }),
      keep: keepDocument,
      onKept: (document) => kept.tell(userId, document),
      untilNetwork,
    }),
  );
}
