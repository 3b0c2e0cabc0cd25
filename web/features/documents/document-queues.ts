import type { OwnerDocument } from "@domain/documents.ts";
import { AppError } from "@domain/errors.ts";
import { keepDocument, uploadDocument } from "@web/api/documents.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { isWorking } from "@web/lib/upload-queue.ts";
import { sessionStore } from "@web/session/session.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { getAccessToken } from "@web/session/token.ts";
import { createDocumentQueue, type DocumentQueue } from "./document-queue.ts";

/** The queues of this page, a user each: they outlive the panel that filled them. */
const queues = new Map<string, DocumentQueue>();
const listeners = new Set<(userId: string, document: OwnerDocument) => void>();

/** Hears of every file that became a document. */
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
    send: async (path, file, options) =>
      uploadDocument({ path, file, token: await requireToken(), ...options }),
    keep: async (file) => keepDocument(file, await requireToken()),
    onKept: (document) => {
      for (const listener of listeners) listener(userId, document);
    },
    untilNetwork,
  });
  queues.set(userId, queue);
  return queue;
}

async function requireToken(): Promise<string> {
  const token = await getAccessToken();
  if (token) return token;
  // Without a connection an old one can't be renewed; that is waited for.
  throw new AppError(readStoredSession() ? "network" : "authentication_required");
}

/** Nobody uploads for somebody who has left. */
sessionStore.subscribe(({ status }) => {
  if (status !== "signed-out") return;
  for (const queue of queues.values()) queue.stop();
  queues.clear();
});

/** What is on its way would be lost: the browser asks first. */
window.addEventListener("beforeunload", (event) => {
  if ([...queues.values()].some(({ store }) => store.getState().files.some(isWorking)))
    event.preventDefault();
});
