import { type DragEvent, useState } from "react";

/**
 * Files held over an element, and let go on it; spread what is left over the element.
 * @param isWanted false: files are refused, and the page stays where it is all the same.
 */
export function useFileDrop(onFiles: (files: File[]) => void, isWanted = true) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver: isOver && isWanted,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without it the browser would open the file instead of the page.
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
