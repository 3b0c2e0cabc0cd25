import {
  choosePhotos,
  PHOTO_TEXTS,
  photoPath,
  uploadFailedText,
} from "@domain/homes/photo-rules.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { PhotosRefused } from "@web/api/homes/listing-photos.ts";
import { newId } from "@web/lib/attempt.ts";
import type { QueuedFile, Resting, UploadFailure } from "@web/lib/queued-files.ts";
import { createUploadQueue, type UploadQueue } from "@web/lib/upload-queue.ts";
import { createStore, type StoreApi } from "zustand";
import { type EncodedPhoto, PhotoProblem } from "./encode-photo.ts";
import { type SendFile, sendPhoto } from "./send-photo.ts";
import type { WaitingPhoto, WaitingPhotos } from "./waiting-photos.ts";

export type QueuedPhoto = QueuedFile & {
  /** A small version, once available. */
  thumbnail: Blob | null;
  /** The room that it was taken for. */
  room: string | null;
  /** Identifies the same file if it is chosen again. */
  fingerprint: string | null;
};

/** The parts that a listing's queue needs from outside. */
export type PhotoGateways = {
  kept: WaitingPhotos;
  /** @throws PhotoProblem. @param signal the photo was cancelled: what is being done for it ends. */
  encode: (file: Blob, signal: AbortSignal) => Promise<EncodedPhoto>;
  send: SendFile;
  /** Adds these to the listing's photos; existing ones stay as they are. */
  attach: (
    photos: { path: string; blur_hash: string | null; room?: string | undefined }[],
  ) => Promise<void>;
  /** Resolves when a retry is worthwhile. @param failures consecutive ones, from 1. */
  untilNetwork: (failures: number) => Promise<void>;
};

export type PhotoQueue = Pick<UploadQueue<QueuedPhoto>, "store" | "cancel" | "retry" | "stop"> & {
  /** Whether all waiting photos are stored on this device. */
  isKept: StoreApi<boolean>;
  /**
   * @param taken photos the listing already has. @param room what they show, if that is known.
   * @returns how many there was room for.
   */
  add: (files: readonly File[], taken: number, room?: string) => { added: number; leftOut: number };
  /** Resumes what an earlier visit left. */
  restore: () => Promise<void>;
};

/** How often a failing server is retried before the owner is asked. */
export const MAX_TRIES = 4;

/**
 * A listing's uploads: stored locally → encoded one by one → uploaded three at a time → attached in
 * the order in which they were chosen.
 */
export function createPhotoQueue(
  ids: { listingId: string; userId: string },
  gateways: PhotoGateways,
): PhotoQueue {
  const { kept } = gateways;
  const isKept = createStore(() => true);
  const photos = new Map<string, WaitingPhoto>();
  let lastOrder = 0;

  const queue = createUploadQueue<QueuedPhoto>({
    async prepare(id, signal) {
      const photo = photos.get(id);
      if (!photo?.file) return {};
      const encoded = await gateways.encode(photo.file, signal);
      if (!photos.has(id)) return {};
      const random = newId().replaceAll("-", "").slice(0, 16);
      const path = photoPath({ ...ids, now: Date.now(), random, extension: encoded.extension });
      void keep({ ...photo, file: undefined, encoded, path });
      return { thumbnail: encoded.files.at(-1)?.blob ?? null };
    },
    async send(id, options) {
      const photo = photos.get(id);
      if (photo)
        await sendPhoto(photo, gateways.send, { ...options, keep: (now) => void keep(now) });
    },
    async finish(batch) {
      const stored = batch.map((id) => {
        const { path = "", encoded, room } = photos.get(id) ?? {};
        return { path, blur_hash: encoded?.blurHash ?? null, room };
      });
      await gateways.attach(stored);
    },
    isOrdered: true,
    maxTries: MAX_TRIES,
    failureOf: (error, id, from) => failureOf(error, photos.get(id), from),
    onGone(id) {
      // A file that can't be retried stays only as a name on screen.
      if (!queue.get(id)) photos.delete(id);
      void kept.delete(id);
    },
    untilNetwork: gateways.untilNetwork,
  });

  async function keep(photo: WaitingPhoto): Promise<void> {
    photos.set(photo.id, photo);
    const wasKept = await kept.put(photo);
    if (queue.isStopped()) return;
    if (!photos.has(photo.id)) await kept.delete(photo.id);
    else if (!wasKept) isKept.setState(false, true);
  }

  function takeUp(file: File, room: string | undefined): QueuedPhoto {
    lastOrder = Math.max(Date.now(), lastOrder + 1);
    const id = newId();
    const photo = { id, ...ids, name: file.name, order: lastOrder, room, file, sent: [] };
    void kept.claim(id);
    void keep(photo);
    return queued(photo, fingerprintOf(file));
  }

  return {
    store: queue.store,
    isKept,
    cancel: queue.cancel,
    retry: queue.retry,
    add(files, taken, room) {
      const coming = queue.store.getState().files;
      const known = new Set(coming.map(({ fingerprint }) => fingerprint));
      const others = files.filter((file) => !known.has(fingerprintOf(file)));
      const { chosen, leftOut } = choosePhotos(others, taken + coming.filter(isComing).length);
      queue.enter(...chosen.map((file) => takeUp(file, room)));
      return { added: chosen.length, leftOut };
    },
    async restore() {
      for (const { id } of await kept.ofListing(ids.listingId, ids.userId)) {
        if (photos.has(id)) continue;
        // If another tab is uploading the photo, this tab resumes it when that tab closes.
        void kept.claim(id).then(async () => {
          const photo = await kept.get(id);
          if (!photo || queue.isStopped() || photos.has(id)) return;
          lastOrder = Math.max(lastOrder, photo.order);
          photos.set(id, photo);
          queue.enter(queued(photo, null));
        });
      }
    },
    stop() {
      queue.stop();
      photos.clear();
    },
  };
}

function failureOf(
  error: unknown,
  photo: WaitingPhoto | undefined,
  from: Resting,
): UploadFailure | undefined {
  const { name = "", path = "" } = photo ?? {};
  const failure = (reason: string, canRetry: boolean) => ({
    from,
    problem: uploadFailedText(name, reason),
    canRetry,
  });
  if (error instanceof PhotosRefused) {
    // Nothing was changed: the others are attached without the refused ones.
    const reason = error.problems.size > 0 ? error.problems.get(path) : error.text;
    return reason === undefined ? undefined : failure(reason, false);
  }
  if (error instanceof PhotoProblem) return failure(error.message, false);
  if (from === "chosen") return failure(PHOTO_TEXTS.unreadable, false);
  const { text } = error instanceof AppError ? error : new AppError("internal");
  return failure(text, true);
}

/** Counts toward the listing's limit: it is being uploaded, or can be retried. */
export function isComing({ failure }: QueuedPhoto): boolean {
  return failure?.canRetry !== false;
}

function queued(photo: WaitingPhoto, fingerprint: string | null): QueuedPhoto {
  return {
    id: photo.id,
    name: photo.name,
    order: photo.order,
    step: photo.encoded ? "ready" : "chosen",
    progress: 0,
    thumbnail: photo.encoded?.files.at(-1)?.blob ?? null,
    room: photo.room ?? null,
    fingerprint,
    tries: 0,
    failure: null,
  };
}

/** Choosing the same file again during its upload doesn't add a second photo. */
function fingerprintOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
