import { AppError, ERRORS, type ErrorCode } from "@domain/site/errors/errors.ts";
import { useRef, useState } from "react";
import { notify } from "./notices.ts";
import { saveFile } from "./save-file.ts";
import { useStillWaiting } from "./still-waiting.ts";

/**
 * Downloads a file from the server to this device. A second press in the meantime is ignored; a failure says so and
 * offers to try again. @param otherwise the message for a failure without its own text.
 */
export function useDownload(
  fetchFile: () => Promise<Blob>,
  name: string,
  otherwise: ErrorCode = "kit_failed",
) {
  const [isDownloading, setDownloading] = useState(false);
  const isRunning = useRef(false);
  useStillWaiting(isDownloading ? "work" : undefined);

  async function download(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setDownloading(true);
    try {
      saveFile(await fetchFile(), name);
    } catch (error) {
      const action = { label: "Try again", onSelect: () => void download() };
      const { text } = error instanceof AppError ? error : ERRORS[otherwise];
      notify({ tone: "error", text, action });
    } finally {
      isRunning.current = false;
      setDownloading(false);
    }
  }

  return { isDownloading, download };
}
