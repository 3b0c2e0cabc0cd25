import { type KitDocument, type KitId, paperName } from "@domain/papers/document-kit/catalogue.ts";
import { FILLED_IN_HERE } from "@domain/papers/document-kit/fill.ts";
import { downloadKitDocument } from "@web/api/papers/documents.ts";
import { Button } from "@web/components/button.tsx";
import { useDownload } from "@web/lib/use-download.ts";
import { Download, PencilLine } from "lucide-react";
import { useState } from "react";
import { FillDialog } from "./fill-dialog.tsx";

/** One document of the kit; the timeline's checklists link to `#kit-<id>`. */
export function KitItem(props: {
  userId: string;
  document: KitDocument & { id: KitId };
  /** The home it is filled in for. */
  listingId: string | undefined;
  address: string | undefined;
  /** Included in the user's plan. */
  isOpen: boolean;
}) {
  const { userId, document, listingId, address, isOpen } = props;
  const [isFilling, setFilling] = useState(false);
  const { isDownloading, download } = useDownload(
    () => downloadKitDocument(document.id, listingId),
    paperName(document.title, address),
  );
  return (
    <li
      id={`kit-${document.id}`}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3.5 last:border-b-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-ink">{document.title}</p>
        <p className="text-ink-soft text-sm">{document.description}</p>
      </div>
      {isOpen && FILLED_IN_HERE[document.id] && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setFilling(true)}
          aria-label={`Fill in ${document.title}`}
        >
          <PencilLine aria-hidden="true" className="size-4" />
          Fill in
        </Button>
      )}
      {isOpen && (
        <Button
          variant="secondary"
          size="sm"
          pending={isDownloading}
          pendingText="Filling it in..."
          onClick={() => void download()}
          aria-label={isDownloading ? undefined : `Download ${document.title}`}
        >
          <Download aria-hidden="true" className="size-4" />
          PDF
        </Button>
      )}
      {isFilling && (
        <FillDialog {...{ userId, document, listingId }} onClose={() => setFilling(false)} />
      )}
    </li>
  );
}
