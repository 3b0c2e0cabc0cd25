import { photoAtKey } from "@web/components/photo-keys.ts";
import { type RefObject, useEffect } from "react";

/**
 * The arrow keys turn a home's photographs from anywhere in its details, unless the focused element
 * uses them itself. Home and End still scroll the page.
 */
export function usePhotoKeys(
  gallery: RefObject<HTMLElement | null>,
  photos: { index: number; total: number; onIndexChange: (index: number) => void },
): void {
  const { index, total, onIndexChange } = photos;
  useEffect(() => {
    if (total < 2) return;
    function handleKeyDown(event: KeyboardEvent) {
      const target = photoAtKey(event.key, index, total);
      if (target === undefined || !isForGallery(event, gallery.current)) return;
      event.preventDefault();
      onIndexChange(target);
    }
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [gallery, index, total, onIndexChange]);
}

function isForGallery(event: KeyboardEvent, gallery: HTMLElement | null): boolean {
  const { key, target } = event;
  // Alt navigates the history; Shift selects.
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!key.startsWith("Arrow") || !isPlain || event.defaultPrevented) return false;
  if (target instanceof Element && target.closest(USES_ARROWS)) return false;
  const topmost = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
  return gallery !== null && topmost === gallery.closest("dialog");
}

const USES_ARROWS = [
  ...["input", "select", "textarea", "[contenteditable]", "audio", "video", ".leaflet-container"],
  ...["slider", "spinbutton", "menu", "menubar", "listbox", "radiogroup", "tablist", "grid"].map(
    (role) => `[role="${role}"]`,
  ),
].join();
