import { type DragEvent, useState } from "react";
import { attach } from "./attachments.ts";

/** Files held over the composer, and let go on it. */
export function useImageDrop(isWanted: boolean) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver: isOver && isWanted,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without it the browser would open the picture instead of the page, wanted or not.
      event.preventDefault();
      event.dataTransfer.dropEffect = isWanted ? "copy" : "none";
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (isWanted) attach([...event.dataTransfer.files]);
    },
  };
}
