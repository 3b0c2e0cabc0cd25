import { uploadFailedText } from "@domain/photo-rules.ts";
import { createStore, type StoreApi } from "zustand";
import { type Failure, isWorking, type QueuedPhoto, queued } from "./queued-photo.ts";
import type { WaitingPhoto, WaitingPhotos } from "./waiting-photos.ts";

export type QueueState = {
  photos: QueuedPhoto[];
  /** Attached in this run, i.e. since nothing was under way, for "12 of 14". */
  attached: number;
  /** The line is cut: it goes on by itself. */
  isWaiting: boolean;
  /** Everything that waits is kept on this device. */
  isKept: boolean;
};

const EMPTY: QueueState = { photos: [], attached: 0, isWaiting: false, isKept: true };

/** The photos of a queue: their bytes, what is shown of them, and what is kept for a reload. */
export function createShelf(kept: WaitingPhotos) {
  const store: StoreApi<QueueState> = createStore<QueueState>(() => EMPTY);
  const bytes = new Map<string, WaitingPhoto>();
  let isClosed = false;

  function patch(id: string, change: Partial<QueuedPhoto>): void {
    store.setState(({ photos }) => ({
      photos: photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
    }));
  }

  /** Whoever begins when nothing is under way begins a run: what is counted starts at none. */
  function begin(): void {
    if (!store.getState().photos.some(isWorking)) store.setState({ attached: 0 });
  }

  return {
    store,
    patch,
    begin,
    photos: () => store.getState().photos,
    shown: (id: string) => store.getState().photos.find((photo) => photo.id === id),
    /** Undefined once it is gone. */
    get: (id: string) => bytes.get(id),
    isClosed: () => isClosed,

    enter(photo: WaitingPhoto, fingerprint: string | null = null): void {
      bytes.set(photo.id, photo);
      begin();
      store.setState(({ photos }) => ({
        photos: [...photos, { ...queued(photo), fingerprint }].sort((a, b) => a.order - b.order),
      }));
    },

    async keep(photo: WaitingPhoto): Promise<void> {
      bytes.set(photo.id, photo);
      const isKept = await kept.put(photo);
      if (isClosed) return;
      if (!bytes.has(photo.id)) await kept.delete(photo.id);
      else if (!isKept) store.setState({ isKept: false });
    },

    drop(id: string): void {
      bytes.delete(id);
      store.setState(({ photos }) => ({ photos: photos.filter((photo) => photo.id !== id) }));
      void kept.delete(id);
    },

    fail(id: string, failure: { from: Failure["from"]; reason: string; canRetry: boolean }): void {
      const { from, reason, canRetry } = failure;
      const problem = uploadFailedText(bytes.get(id)?.name ?? "", reason);
      patch(id, { step: "failed", progress: 0, failure: { from, problem, canRetry } });
      // What can't be tried again is not taken up by the next visit either.
      if (!canRetry) void kept.delete(id);
    },

    close(): void {
      isClosed = true;
      bytes.clear();
      store.setState(EMPTY);
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;
