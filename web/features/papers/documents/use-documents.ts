import type { OwnerDocument } from "@domain/papers/documents.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteDocument,
  documentsQuery,
  renameDocument,
  restoreDocument,
} from "@web/api/papers/documents.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { notify } from "@web/lib/notices.ts";
import { offerUndo, type Undoable, undoNow } from "@web/lib/undo.ts";
import { useEffect } from "react";
import { onDocumentKept } from "./document-queues.ts";

export function useDocuments(userId: string) {
  const client = useQueryClient();
  const query = useQuery(documentsQuery(userId));
  const show = (change: Change) => showAnswer(client, documentsQuery(userId), change);

  useEffect(
    () =>
      onDocumentKept((owner, document) =>
        showAnswer(client, documentsQuery(owner), (known) => withDocument(known, document)),
      ),
    [client],
  );

  /** @throws AppError */
  async function rename(id: string, name: string): Promise<OwnerDocument> {
    const renamed = await renameDocument(id, name);
    show((documents) => documents.map((each) => (each.id === id ? renamed : each)));
    return renamed;
  }

  /** A document is removed from the list right away, and restored if that can't be stored. */
  async function remove(document: OwnerDocument): Promise<void> {
    show((documents) => documents.filter(({ id }) => id !== document.id));
    try {
      await deleteDocument(document.id);
      const done: Undoable = {
        text: `${document.name} was deleted.`,
        undo: () => restore(document, () => void undoNow(done)),
        undone: `${document.name} is back.`,
        back: `[data-document="${document.id}"] [data-delete]`,
      };
      offerUndo(done);
    } catch (error) {
      show((documents) => withDocument(documents, document));
      tellFailure(error);
    }
  }

  async function restore(document: OwnerDocument, tryAgain: () => void): Promise<boolean> {
    try {
      const restored = await restoreDocument(document.id);
      show((documents) => withDocument(documents, restored));
      return true;
    } catch (error) {
      tellFailure(error, tryAgain);
      return false;
    }
  }

  return { query, rename, remove };
}

type Change = (documents: OwnerDocument[]) => OwnerDocument[];

/** Newest first, without duplicates. */
function withDocument(documents: OwnerDocument[], added: OwnerDocument): OwnerDocument[] {
  return [added, ...documents.filter(({ id }) => id !== added.id)].sort((a, b) =>
    b.uploadDate.localeCompare(a.uploadDate),
  );
}

function tellFailure(error: unknown, onRetry?: () => void): void {
  const code = error instanceof AppError ? error.code : "document_not_changed";
  notify({
    tone: "error",
    text: ERRORS[code].text,
    ...(onRetry ? { action: { label: "Try again", onSelect: onRetry } } : {}),
  });
}
