import { AppError, ERRORS } from "@domain/errors.ts";
import { useRef, useState } from "react";
import { notify } from "./notices.ts";
import { saveFile } from "./save-file.ts";

/**
 * A file that the server draws when asked. A second press while it does is ignored; a failure says
 * so and offers to try again.
 */
export function useDownload(make: () => Promise<Blob>, name: string) {
  const [isMaking, setMaking] = useState(false);
  const isRunning = useRef(false);

  async function download(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setMaking(true);
    try {
      saveFile(await make(), name);
    } catch (error) {
      const action = { label: "Try again", onSelect: () => void download() };
      const { text } = error instanceof AppError ? error : ERRORS.kit_failed;
      notify({ tone: "error", text, action });
    } finally {
      isRunning.current = false;
      setMaking(false);
    }
  }

  return { isMaking, download };
}
