import type { OwnerDocument } from "@domain/documents.ts";
import { keepDocument, uploadDocument } from "@web/api/documents.ts";
import { isWorking } from "@web/lib/queued-files.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { sessionStore } from "@web/session/session.ts";
import { createDocumentQueue, type DocumentQueue } from "./document-queue.ts";

/** This page's queues, one per user: they outlive the panel that filled them. */
const queues = new Map<string, DocumentQueue>();
const listeners = new Set<(userId: string, document: OwnerDocument) => void>();

/** Called for every file that has become a document. */
export function onDocumentKept(
  listener: (userId: string, document: OwnerDocument) => void,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function documentQueue(userId: string): DocumentQueue {
  const known = queues.get(userId);
  if (known) return known;
  const queue = createDocumentQueue(userId, {
    send: (path, file, options) => uploadDocument({ path, file, ...options }),
    keep: keepDocument,
    onKept: (document) => {
      for (const listener of listeners) listener(userId, document);
    },
    untilNetwork,
  });
  queues.set(userId, queue);
  return queue;
}

/** Stops uploads when their user has left. */
sessionStore.subscribe(({ status }) => {
  if (status !== "signed-out") return;
  for (const queue of queues.values()) queue.stop();
  queues.clear();
});

/** Unfinished uploads would be lost, so the browser asks first. */
window.addEventListener("beforeunload", (event) => {
  if ([...queues.values()].some(({ store }) => store.getState().files.some(isWorking)))
    event.preventDefault();
});
