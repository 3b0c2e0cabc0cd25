import type { ListingImage } from "@domain/homes/images.ts";
import { PHOTO_LIMITS, PHOTO_TEXTS } from "@domain/homes/photo-rules.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { type NewPhoto, PhotosRefused } from "@web/api/homes/listing-photos.ts";
import { uploadFile } from "@web/api/site/transport/upload-file.ts";
import { databases } from "@web/lib/browser-features.ts";
import { isWorking } from "@web/lib/queued-files.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { sessionStore } from "@web/session/session.ts";
import { encodeInTurn } from "./encoder.ts";
import { createIndexedPhotos } from "./indexed-photos.ts";
import { changePhotoList } from "./photo-list.ts";
import { markUpload } from "./photo-markers.ts";
import { createPhotoQueue, type PhotoQueue } from "./photo-queue.ts";
import { followRuns } from "./queue-runs.ts";
import { createMemoryPhotos } from "./waiting-photos.ts";

/** This page's queues: they outlive the screen that filled them. */
const queues = new Map<string, PhotoQueue>();
const factory = databases();
const kept = factory ? createIndexedPhotos(factory) : createMemoryPhotos();

type QueueEvent =
  | { kind: "attached"; listingId: string; photos: ListingImage[] }
  | { kind: "run ended"; listingId: string };

const listeners = new Set<(event: QueueEvent) => void>();

/** Subscribes to the queues' changes to listings. */
export function onQueueEvent(listener: (event: QueueEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The queue of one of the user's listings; resumes what an earlier visit left. */
export function queueOf(listingId: string, userId: string): PhotoQueue {
  const known = queues.get(listingId);
  if (known) return known;
  const queue = createPhotoQueue(
    { listingId, userId },
    {
      kept,
      encode: encodeInTurn,
      send: (path, file, options) => uploadFile({ path, file, ...options }),
      attach: async (added) => {
        const photos = await changePhotoList(listingId, (now) => withAdded(now, added));
        tell({ kind: "attached", listingId, photos });
      },
      untilNetwork,
    },
  );
  queues.set(listingId, queue);
  followRuns(listingId, queue, () => tell({ kind: "run ended", listingId }));
  void queue.restore();
  return queue;
}

function tell(event: QueueEvent): void {
  for (const listener of listeners) listener(event);
}

/** @throws PhotosRefused for photos beyond the limit, when another device was faster. */
function withAdded(photos: ListingImage[], added: NewPhoto[]): NewPhoto[] {
  const fresh = added.filter(({ path }) => !photos.some((photo) => photo.path === path));
  const tooMany = fresh.slice(Math.max(0, PHOTO_LIMITS.perListing - photos.length));
  if (tooMany.length > 0) {
    const problems = tooMany.map(({ path }) => [path, PHOTO_TEXTS.full] as const);
    throw new PhotosRefused(new Map(problems), new AppError("forbidden"));
  }
  return [...photos, ...fresh];
}

/** Stops uploads when their user has left; a sign-out also clears their files. */
sessionStore.subscribe(({ status, hasLeft }) => {
  if (status !== "signed-out") return;
  for (const [listingId, queue] of queues) {
    queue.stop();
    markUpload(listingId, undefined);
  }
  queues.clear();
  if (hasLeft) void kept.clear();
});

/** Photos that could not be stored would be lost, so the browser asks first. */
window.addEventListener("beforeunload", (event) => {
  const isAtRisk = [...queues.values()].some(
    ({ store, isKept }) => !isKept.getState() && store.getState().files.some(isWorking),
  );
  if (isAtRisk) event.preventDefault();
});
