import { notify, useNotices } from "@web/lib/notices.ts";
import { create } from "zustand";

/** Hidden photos whose removal can still be undone. */
export const useRemovedPhotos = create<Record<string, string[]>>(() => ({}));

/**
 * Hides a photo and offers to undo that while the notice is open. The photo is deleted only once the
 * notice has closed, because its file can't be restored.
 */
export function removePhoto(
  listingId: string,
  path: string,
  name: string,
  commit: () => Promise<void>,
): void {
  hide(listingId, path);
  let isUndone = false;
  const id = notify({
    tone: "info",
    text: `${name} removed.`,
    action: {
      label: "Undo",
      onSelect: () => {
        isUndone = true;
        unhide(listingId, path);
      },
    },
  });
  const stop = useNotices.subscribe(({ notices }) => {
    if (notices.some((notice) => notice.id === id)) return;
    stop();
    // The notice closes just before its action runs.
    queueMicrotask(() => {
      if (!isUndone) void settle();
    });
  });

  async function settle(): Promise<void> {
    try {
      await commit();
    } catch {
      notify({
        tone: "error",
        text: `${name} could not be removed. Please try again.`,
        action: {
          label: "Try again",
          onSelect: () => {
            hide(listingId, path);
            void settle();
          },
        },
      });
    } finally {
      unhide(listingId, path);
    }
  }
}

function hide(listingId: string, path: string): void {
  useRemovedPhotos.setState((all) => ({ [listingId]: [...(all[listingId] ?? []), path] }));
}

function unhide(listingId: string, path: string): void {
  useRemovedPhotos.setState((all) => ({
    [listingId]: (all[listingId] ?? []).filter((other) => other !== path),
  }));
}
