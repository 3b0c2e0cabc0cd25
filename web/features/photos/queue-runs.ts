import { PHOTO_TEXTS, uploadedText } from "@domain/photo-rules.ts";
import { dismiss, notify } from "@web/lib/notices.ts";
import { isWorking, totalProgress } from "@web/lib/queued-files.ts";
import { markUpload } from "./photo-markers.ts";
import type { PhotoQueue, QueuedPhoto } from "./photo-queue.ts";

/** Follows a queue until it is empty, then reports the result wherever the owner is by then. */
export function followRuns(listingId: string, queue: PhotoQueue, onEnd: () => void): void {
  const told = new Set<string>();
  const notices: number[] = [];
  let isRunning = false;
  queue.store.subscribe(({ files: photos, done: attached }) => {
    const working = photos.filter(isWorking);
    for (const id of told) if (!photos.some((photo) => isFailed(photo, id))) told.delete(id);
    // Retried or removed one by one, elsewhere on screen: a notice would offer what no longer helps.
    if (told.size === 0) for (const notice of notices.splice(0)) dismiss(notice);
    if (working.length > 0) {
      isRunning = true;
      return markUpload(listingId, totalProgress(photos, attached));
    }
    if (!isRunning) return;
    isRunning = false;
    markUpload(listingId, undefined);
    if (attached > 0) notify({ tone: "success", text: uploadedText(attached) });
    const failed = photos.filter(({ id, failure }) => failure && !told.has(id));
    for (const { id } of failed) told.add(id);
    if (failed.length > 0) notices.push(tellFailures(failed, queue));
    onEnd();
  });
}

function isFailed(photo: QueuedPhoto, id: string): boolean {
  return photo.id === id && photo.failure !== null;
}

function tellFailures(failed: QueuedPhoto[], queue: PhotoQueue): number {
  const again = failed.filter(({ failure }) => failure?.canRetry);
  return notify({
    tone: "error",
    text: (failed.length === 1 && failed[0]?.failure?.problem) || PHOTO_TEXTS.failed,
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
