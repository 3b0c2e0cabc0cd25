import { AppError } from "@domain/errors.ts";
import { choosePhotos, PHOTO_TEXTS, photoPath } from "@domain/photo-rules.ts";
import { PhotosRefused } from "@web/api/listing-photos.ts";
import type { StoreApi } from "zustand";
import { type EncodedPhoto, PhotoProblem } from "./encode-photo.ts";
import { createShelf, type QueueState } from "./queue-shelf.ts";
import { isComing, readyToAttach } from "./queued-photo.ts";
import { type SendFile, sendPhoto } from "./send-photo.ts";
import type { WaitingPhotos } from "./waiting-photos.ts";

/** What the queue of one listing needs of the world. */
export type QueueGateways = {
  kept: WaitingPhotos;
  /** @throws PhotoProblem */
  encode: (file: Blob) => Promise<EncodedPhoto>;
  send: SendFile;
  /** Adds these to the listing's photos; those already there stay as they are. */
  attach: (photos: { path: string; blur_hash: string | null }[]) => Promise<void>;
  /** Resolves when it is worth trying again. @param failures in a row, from 1. */
  untilNetwork: (failures: number) => Promise<void>;
};

export type UploadQueue = {
  store: StoreApi<QueueState>;
  /** @param taken photos that the listing has. @returns how many there was room for. */
  add: (files: readonly File[], taken: number) => { added: number; leftOut: number };
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Takes up what an earlier visit left. */
  restore: () => Promise<void>;
  /** Stops everything, without a word; what is kept stays kept. */
  stop: () => void;
};

/** Photos that are sent at the same time. */
export const MAX_UPLOADS = 3;
/** A server in trouble is asked so often before the owner is. */
export const MAX_TRIES = 4;

/**
 * The photos of one listing on their way: kept → encoded, one by one → uploaded, three at a
 * time → attached in the order in which they were chosen. Every step can fail by itself, and
 * goes on where it stopped.
 */
export function createUploadQueue(
  ids: { listingId: string; userId: string },
  gateways: QueueGateways,
): UploadQueue {
  const shelf = createShelf(gateways.kept);
  const { store, photos, patch } = shelf;
  const uploads = new Map<string, AbortController>();
  let failures = 0;
  let lastOrder = 0;

  /** Starts whatever can be started now; called after every change. */
  function pump(): void {
    if (shelf.isClosed()) return;
    const next = photos().find(({ step }) => step === "chosen");
    const isEncoding = photos().some(({ step }) => step === "encoding");
    if (next && !isEncoding) void encode(next.id);
    if (store.getState().isWaiting) return;

    const encoded = photos().filter(({ step }) => step === "encoded");
    for (const { id } of encoded.slice(0, MAX_UPLOADS - uploads.size)) void upload(id);
    const ready = readyToAttach(photos());
    if (ready.length > 0) void attach(ready.map(({ id }) => id));
  }

  async function encode(id: string): Promise<void> {
    const photo = shelf.get(id);
    if (!photo?.file) return;
    patch(id, { step: "encoding" });
    try {
      const encoded = await gateways.encode(photo.file);
      if (!shelf.get(id)) return;
      const random = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
      const path = photoPath({ ...ids, now: Date.now(), random, extension: encoded.extension });
      void shelf.keep({ ...photo, file: undefined, encoded, path });
      patch(id, { step: "encoded", thumbnail: encoded.files.at(-1)?.blob ?? null });
    } catch (error) {
      const reason = error instanceof PhotoProblem ? error.message : PHOTO_TEXTS.unreadable;
      if (shelf.get(id)) shelf.fail(id, { from: "chosen", reason, canRetry: false });
    } finally {
      pump();
    }
  }

  async function upload(id: string): Promise<void> {
    const controller = new AbortController();
    uploads.set(id, controller);
    patch(id, { step: "uploading" });
    try {
      await sendPhoto(shelf, id, gateways.send, controller.signal);
      failures = 0;
      patch(id, { step: "uploaded", progress: 1 });
    } catch (error) {
      if (!controller.signal.aborted) meet(error, [id], "encoded");
    } finally {
      uploads.delete(id);
      pump();
    }
  }

  async function attach(batch: string[]): Promise<void> {
    for (const id of batch) patch(id, { step: "attaching" });
    const stored = batch.map((id) => {
      const { path = "", encoded } = shelf.get(id) ?? {};
      return { path, blur_hash: encoded?.blurHash ?? null };
    });
    try {
      await gateways.attach(stored);
      failures = 0;
      store.setState(({ attached }) => ({ attached: attached + batch.length }));
      for (const id of batch) shelf.drop(id);
    } catch (error) {
      if (error instanceof PhotosRefused) refuse(batch, error);
      else meet(error, batch, "uploaded");
    } finally {
      pump();
    }
  }

  /** Nothing was changed by a refusal: the others are attached without the refused ones. */
  function refuse(batch: string[], { problems, text }: PhotosRefused): void {
    const reasons = batch.map((id) => problems.get(shelf.get(id)?.path ?? ""));
    const isAnyNamed = reasons.some((reason) => reason !== undefined);
    for (const [i, id] of batch.entries()) {
      const reason = isAnyNamed ? reasons[i] : text;
      if (reason === undefined) patch(id, { step: "uploaded" });
      else shelf.fail(id, { from: "uploaded", reason, canRetry: false });
    }
  }

  /** A cut line is waited for; a server in trouble is asked again a few times. */
  function meet(error: unknown, batch: string[], from: "encoded" | "uploaded"): void {
    const { code, status, text } = error instanceof AppError ? error : new AppError("internal");
    const isLine = code === "network";
    const isTrouble = status >= 500 || status === 429;
    for (const id of batch) {
      const tries = (shelf.shown(id)?.tries ?? 0) + (isLine ? 0 : 1);
      if (isLine || (isTrouble && tries < MAX_TRIES)) patch(id, { step: from, tries });
      else shelf.fail(id, { from, reason: text, canRetry: true });
    }
    if (isLine || isTrouble) void waitForNetwork();
  }

  async function waitForNetwork(): Promise<void> {
    if (store.getState().isWaiting || shelf.isClosed()) return;
    failures += 1;
    store.setState({ isWaiting: true });
    await gateways.untilNetwork(failures);
    if (shelf.isClosed()) return;
    store.setState({ isWaiting: false });
    pump();
  }

  function takeUp(file: File): void {
    lastOrder = Math.max(Date.now(), lastOrder + 1);
    const id = crypto.randomUUID();
    const photo = { id, ...ids, name: file.name, order: lastOrder, file, sent: [] };
    void gateways.kept.claim(id);
    shelf.enter(photo, fingerprintOf(file));
    void shelf.keep(photo);
  }

  return {
    store,
    add(files, taken) {
      const known = new Set(photos().map(({ fingerprint }) => fingerprint));
      const others = files.filter((file) => !known.has(fingerprintOf(file)));
      const coming = photos().filter(isComing).length;
      const { chosen, leftOut } = choosePhotos(others, taken + coming);
      for (const file of chosen) takeUp(file);
      pump();
      return { added: chosen.length, leftOut };
    },

    cancel(id) {
      // What is being attached can be deleted a moment later.
      if (shelf.shown(id)?.step === "attaching") return;
      uploads.get(id)?.abort();
      shelf.drop(id);
      pump();
    },

    retry(id) {
      const failure = shelf.shown(id)?.failure;
      if (!failure?.canRetry) return;
      shelf.begin();
      patch(id, { step: failure.from, failure: null, tries: 0 });
      pump();
    },

    async restore() {
      for (const { id } of await gateways.kept.ofListing(ids.listingId, ids.userId)) {
        if (shelf.get(id)) continue;
        // Another tab may be at work on it: then it is taken up when that one is closed.
        void gateways.kept.claim(id).then(async () => {
          const photo = await gateways.kept.get(id);
          if (!photo || shelf.isClosed() || shelf.get(id)) return;
          lastOrder = Math.max(lastOrder, photo.order);
          shelf.enter(photo);
          pump();
        });
      }
    },

    stop() {
      shelf.close();
      for (const controller of uploads.values()) controller.abort();
    },
  };
}

/** The same file chosen again while the first one is on its way is the same photo. */
function fingerprintOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
