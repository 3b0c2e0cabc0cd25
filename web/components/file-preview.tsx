import { DOCUMENT_KINDS, type DocumentType, hasPreview } from "@domain/papers/documents.ts";
import { showsPdf } from "@web/lib/browser-features.ts";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Download, FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import type { Retryable } from "./inline-notice.tsx";
import { LoadingGroup } from "./loading-group.tsx";
import { NewTabLink } from "./new-tab-link.tsx";

/** A file in a dialog, from an address that expires within minutes. */
export function FilePreview(props: {
  name: string;
  type: DocumentType;
  /** The query for its address. */
  link: Retryable & { data: { url: string } | undefined; error: Error | null; isError: boolean };
  /** Says that it could not be opened. */
  failureTitle: string;
  footer?: ReactNode;
  onClose: () => void;
}) {
  const { name, type, link, footer } = props;
  const [isBroken, setBroken] = useState(false);

  function retry() {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Dialog
      onClose={props.onClose}
      title={name}
      size="lg"
      footer={
        (link.data || footer) && (
          <>
            {link.data && hasPreview(type) && (
              <NewTabLink href={link.data.url}>Open in a new tab</NewTabLink>
            )}
            {footer}
          </>
        )
      }
    >
      {isBroken || link.isError ? (
        <ErrorState
          level={3}
          title={props.failureTitle}
          text={failureReason(link.error)}
          onRetry={retry}
          pending={link.isFetching}
        />
      ) : link.data ? (
        <Shown name={name} type={type} url={link.data.url} onBroken={() => setBroken(true)} />
      ) : (
        <LoadingGroup label={`Opening ${name}...`} shapes={["h-[60dvh] w-full"]} />
      )}
    </Dialog>
  );
}

function Shown(props: { name: string; type: DocumentType; url: string; onBroken: () => void }) {
  const { name, type, onBroken } = props;
  // Keep the first address: a renewed one would reload the document from the start.
  const [url] = useState(props.url);
  if (!hasPreview(type)) {
    return (
      <EmptyState
        level={3}
        icon={<Download />}
        title="A Word document"
        text="Browsers can't show it. Download it and open it in a word processor."
        action={<NewTabLink href={props.url}>Download it</NewTabLink>}
      />
    );
  }
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
  if (!showsPdf()) {
    return (
      <EmptyState
        level={3}
        icon={<FileText />}
        title="No preview in this browser"
        text="This browser can't show a PDF inside a page. Open it in a new tab instead."
      />
    );
  }
  return (
    <iframe src={url} title={name} className="h-[62dvh] w-full rounded-md border border-line" />
  );
}
