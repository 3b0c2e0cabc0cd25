import { OwnHomesDisclosures } from "@web/features/papers/disclosures/own-homes-disclosures.tsx";
import { KitList } from "@web/features/papers/document-kit/kit-list.tsx";
import { DocumentsPanel } from "@web/features/papers/documents/documents-panel.tsx";
import { useHashTarget } from "@web/features/people/dashboard/use-hash-target.ts";
import { useRef } from "react";

/** A user's documents; `#kit-…` links to an item of the document kit. */
export default function DashboardDocuments({ userId }: { userId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useHashTarget(frame);
  return (
    <div ref={frame}>
      <DocumentsPanel
        userId={userId}
        kit={
          <>
            <OwnHomesDisclosures userId={userId} />
            <KitList userId={userId} />
          </>
        }
      />
    </div>
  );
}
