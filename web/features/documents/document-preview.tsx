import { DOCUMENT_KINDS, type OwnerDocument } from "@domain/documents.ts";
import { ERRORS } from "@domain/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { documentLinkQuery } from "@web/api/documents.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { useDownload } from "./use-download.ts";

/** A PDF or image over the page, from an address that is valid for two minutes. */
export function DocumentPreview(props: {
  userId: string;
  document: OwnerDocument;
  onClose: () => void;
}) {
  const { userId, document, onClose } = props;
  const { isDownloading, download } = useDownload(document);
  const link = useQuery(documentLinkQuery(userId, document.id));
  const [isBroken, setBroken] = useState(false);

  function retry() {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Dialog
      onClose={onClose}
      title={document.name}
      size="lg"
      footer={
        <>
          {link.data && <NewTabLink href={link.data.url}>Open in a new tab</NewTabLink>}
          <Button
            variant="secondary"
            onClick={() => void download()}
            pending={isDownloading}
            pendingText="Downloading..."
          >
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
        </>
      }
    >
      {isBroken || link.isError ? (
        <ErrorState
          level={3}
          title={ERRORS.document_not_read.text}
          text={failureReason(link.error)}
          onRetry={retry}
          pending={link.isFetching}
        />
      ) : link.data ? (
        <Shown document={document} url={link.data.url} onBroken={() => setBroken(true)} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="sr-only">Opening {document.name}...</span>
          <Skeleton className="h-[60dvh] w-full" />
        </div>
      )}
    </Dialog>
  );
}

function Shown(props: { document: OwnerDocument; url: string; onBroken: () => void }) {
  const { document, onBroken } = props;
  const { name, type } = document;
  // Keep the first address: a renewed one would reload the document from the start.
  const [url] = useState(props.url);
  if (type !== DOCUMENT_KINDS.pdf.type) {
    return (
      <img
        src={url}
        alt={name}
        onError={onBroken}
        className="mx-auto max-h-[70dvh] max-w-full rounded-md"
      />
    );
  }
  // Undefined in older browsers, where we just try.
  if (navigator.pdfViewerEnabled === false) {
    return (
      <EmptyState level={3} icon={<FileText />} title="No preview in this browser">
        <p>It shows no PDF inside a page. Open it in a new tab, or download it.</p>
      </EmptyState>
    );
  }
  return (
    <iframe src={url} title={name} className="h-[62dvh] w-full rounded-md border border-line" />
  );
}
