import { type DragEvent, useState } from "react";

/**
 * Handles files dragged over an element and dropped on it; spread the remaining props onto the
 * element.
 * @param isWanted false refuses files, but still keeps the browser from opening them.
 */
export function useFileDrop(onFiles: (files: File[]) => void, isWanted = true) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver: isOver && isWanted,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would navigate to the file.
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
      if (isWanted) onFiles([...event.dataTransfer.files]);
    },
  };
}
