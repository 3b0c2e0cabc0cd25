import type { OwnerDocument } from "@domain/papers/documents.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { FolderOpen } from "lucide-react";
import { useRef, useState } from "react";
import { DocumentItem } from "./document-item.tsx";
import { DocumentPreview } from "./document-preview.tsx";

export function DocumentList(props: {
  userId: string;
  documents: OwnerDocument[];
  onRename: (id: string, name: string) => Promise<unknown>;
  onRemove: (document: OwnerDocument) => void;
  /** The last document was deleted while it had the focus. */
  onEmptied: () => void;
}) {
  const { userId, documents, onRename, onRemove, onEmptied } = props;
  const [shown, setShown] = useState<OwnerDocument>();
  const list = useRef<HTMLUListElement>(null);

  /** The focus moves to the next document. */
  function remove(document: OwnerDocument, index: number) {
    const others = [...(list.current?.querySelectorAll<HTMLElement>("[data-delete]") ?? [])];
    const next = others[index + 1] ?? others[index - 1];
    if (next) next.focus();
    else onEmptied();
    onRemove(document);
  }

  if (documents.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<FolderOpen />}
        title="No documents yet"
        text="Keep the deed, disclosures, inspection reports and offers in one place. Then you find them when someone asks."
        // The list is as wide as what is above and below it.
        className="max-w-none! rounded-lg bg-sunken py-8!"
      />
    );
  }
  return (
    <>
      <ul ref={list}>
        {documents.map((document, index) => (
          <DocumentItem
            key={document.id}
            document={document}
            onPreview={() => setShown(document)}
            onRename={(name) => onRename(document.id, name)}
            onRemove={() => remove(document, index)}
          />
        ))}
      </ul>
      {shown && (
        <DocumentPreview userId={userId} document={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
