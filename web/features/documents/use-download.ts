import type { OwnerDocument } from "@domain/documents.ts";
import { downloadDocument } from "@web/api/documents.ts";
import { saveFile } from "@web/lib/save-file.ts";
import { useRef, useState } from "react";
import { tellFailure } from "./use-documents.ts";

/** Saves the document to this device; ignores a second press while it downloads. */
export function useDownload({ id, name }: Pick<OwnerDocument, "id" | "name">) {
  const [isDownloading, setDownloading] = useState(false);
  const isRunning = useRef(false);

  async function download(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setDownloading(true);
    try {
      saveFile(await downloadDocument(id), name);
    } catch (error) {
      tellFailure(error, () => void download());
    } finally {
      isRunning.current = false;
      setDownloading(false);
    }
  }

  return { isDownloading, download };
}
