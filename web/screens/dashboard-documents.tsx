import { useHashTarget } from "@web/features/dashboard/use-hash-target.ts";
import { OwnHomesDisclosures } from "@web/features/disclosures/own-homes-disclosures.tsx";
import { KitList } from "@web/features/document-kit/kit-list.tsx";
import { DocumentsPanel } from "@web/features/documents/documents-panel.tsx";
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
