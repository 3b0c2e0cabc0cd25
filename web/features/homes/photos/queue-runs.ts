import { PHOTO_TEXTS, someFailedText, uploadedText } from "@domain/homes/photo-rules.ts";
import { dismiss, notify } from "@web/lib/notices.ts";
import { isWorking, totalProgress } from "@web/lib/queued-files.ts";
import { markUpload } from "./photo-markers.ts";
import type { PhotoQueue, QueuedPhoto } from "./photo-queue.ts";
import { isWatched } from "./watched-steps.ts";

/**
 * Follows a queue until it is empty, then reports the result wherever the owner is by then. Where the tiles are on screen,
 * they say what failed, and the notice only what arrived.
 */
export function followRuns(listingId: string, queue: PhotoQueue, onEnd: () => void): void {
  /** Failed photos, each with the notice that tells of it. */
  const told = new Map<string, number>();
  let isRunning = false;
  queue.store.subscribe(({ files: photos, done: attached }) => {
    const working = photos.filter(isWorking);
    for (const [id, notice] of told) {
      if (photos.some((photo) => isFailed(photo, id))) continue;
      told.delete(id);
      // Retried or removed one by one, elsewhere on screen: the notice would offer what no longer helps.
      if (![...told.values()].includes(notice)) dismiss(notice);
    }
    if (working.length > 0) {
      isRunning = true;
      return markUpload(listingId, totalProgress(photos, attached));
    }
    if (!isRunning) return;
    isRunning = false;
    markUpload(listingId, undefined);
    const failed = isWatched(listingId)
      ? []
      : photos.filter(({ id, failure }) => failure && !told.has(id));
    if (failed.length > 0) {
      const notice = tellFailures(failed, attached, queue);
      for (const { id } of failed) told.set(id, notice);
    } else if (attached > 0) notify({ tone: "success", text: uploadedText(attached) });
    onEnd();
  });
}

function isFailed(photo: QueuedPhoto, id: string): boolean {
  return photo.id === id && photo.failure !== null;
}

function tellFailures(failed: QueuedPhoto[], attached: number, queue: PhotoQueue): number {
  const only = failed.length === 1 ? failed[0]?.failure : null;
  const again = failed.filter(({ failure }) => failure?.canRetry);
  return notify({
    tone: attached > 0 ? "warn" : "error",
    text:
      attached > 0
        ? someFailedText(
            attached,
            failed.map(({ name }) => name),
          )
        : (only?.problem ?? PHOTO_TEXTS.failed),
    action:
      again.length > 0
        ? {
            label: again.length === 1 ? "Retry" : "Retry all",
            onSelect: () => {
              for (const { id } of again) queue.retry(id);
            },
          }
        : undefined,
  });
}
