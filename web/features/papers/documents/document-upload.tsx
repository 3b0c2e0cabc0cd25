import { UploadList } from "@web/components/upload-list.tsx";
import { documentQueue } from "./document-queues.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useDocuments } from "./use-documents.ts";

/** Adds documents from another screen, which reads the list by `documentsQuery`. */
export function DocumentUpload({ userId }: { userId: string }) {
  const queue = documentQueue(userId);
  useDocuments(userId);
  return (
    <UploadZone onFiles={queue.add}>
      <UploadList queue={queue} noun="document" />
    </UploadZone>
  );
}
