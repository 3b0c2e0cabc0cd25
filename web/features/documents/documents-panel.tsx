import { ERRORS } from "@domain/errors.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { type ReactNode, useRef } from "react";
import { DocumentList } from "./document-list.tsx";
import { documentQueue } from "./document-queues.ts";
import { DocumentsSkeleton } from "./documents-skeleton.tsx";
import { UploadList } from "./upload-list.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { useDocuments } from "./use-documents.ts";

/** A user's documents: upload, open, rename, delete. Works in a column of any width. */
export function DocumentsPanel(props: {
  userId: string;
  /** The document kit, shown below the user's own documents. */
  kit?: ReactNode;
}) {
  const { userId, kit } = props;
  const { query, rename, remove } = useDocuments(userId);
  const { data: documents, isError, isFetching, refetch } = query;
  const queue = documentQueue(userId);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <div className="@container grid gap-10">
      <UploadZone onFiles={queue.add}>
        <UploadList queue={queue} />
      </UploadZone>
      <section aria-labelledby="own-documents" className="grid gap-3">
        <h3
          ref={heading}
          id="own-documents"
          tabIndex={-1}
          className="font-display font-medium text-subheading"
        >
          Your documents
        </h3>
        {documents ? (
          <>
            {isError && (
              <InlineNotice
                tone="warn"
                action={{
                  label: isFetching ? "Trying again..." : "Try again",
                  onSelect: () => void refetch(),
                }}
              >
                {failureReason(query.error)} What you see may be out of date.
              </InlineNotice>
            )}
            <DocumentList
              userId={userId}
              documents={documents}
              onRename={rename}
              onRemove={(document) => void remove(document)}
              onEmptied={() => heading.current?.focus()}
            />
          </>
        ) : isError ? (
          <ErrorState
            level={3}
            title={ERRORS.documents_unavailable.text}
            text={failureReason(query.error)}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        ) : (
          <DocumentsSkeleton />
        )}
      </section>
      {kit}
    </div>
  );
}
