import type { OwnerDocument } from "@domain/papers/documents.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { documentLinkQuery, downloadDocument } from "@web/api/papers/documents.ts";
import { Button } from "@web/components/button.tsx";
import { FilePreview } from "@web/components/file-preview.tsx";
import { useDownload } from "@web/lib/use-download.ts";
import { Download } from "lucide-react";

/** A PDF or image over the page, from an address that is valid for two minutes. */
export function DocumentPreview(props: {
  userId: string;
  document: OwnerDocument;
  onClose: () => void;
}) {
  const { userId, document, onClose } = props;
  const { isDownloading, download } = useDownload(
    () => downloadDocument(document.id),
    document.name,
    "document_not_changed",
  );
  const link = useQuery(documentLinkQuery(userId, document.id));
  return (
    <FilePreview
      name={document.name}
      type={document.type}
      link={link}
      failureTitle={ERRORS.document_not_read.text}
      onClose={onClose}
      footer={
        <Button
          variant="secondary"
          onClick={() => void download()}
          pending={isDownloading}
          pendingText="Downloading..."
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
      }
    />
  );
}
