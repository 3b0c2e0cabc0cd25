import { ERRORS } from "@domain/site/errors/errors.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { UploadList } from "@web/components/upload-list.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { type ReactNode, useRef } from "react";
import { DocumentList } from "./document-list.tsx";
import { documentQueue } from "./document-queues.ts";
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
  const { data: documents, isError } = query;
  const queue = documentQueue(userId);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <div className="@container grid gap-10">
      <UploadZone onFiles={queue.add}>
        <UploadList queue={queue} noun="document" />
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
            {isError && <OutOfDate query={query}>{failureReason(query.error)}</OutOfDate>}
            <DocumentList
              userId={userId}
              documents={documents}
              onRename={rename}
              onRemove={(document) => void remove(document)}
              onEmptied={() => heading.current?.focus()}
            />
          </>
        ) : isError ? (
          <LoadError level={3} title={ERRORS.documents_unavailable.text} query={query} />
        ) : (
          <DocumentsSkeleton />
        )}
      </section>
      {kit}
    </div>
  );
}

function DocumentsSkeleton() {
  return (
    <LoadingGroup label="Loading your documents...">
      {["w-48", "w-36", "w-56"].map((width) => (
        <div key={width} className="flex items-center gap-4 border-line border-t py-4">
          <Skeleton className="size-10 shrink-0" />
          <div className="grid gap-2">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-3 w-32" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
