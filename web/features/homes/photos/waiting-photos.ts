import type { EncodedPhoto } from "./encode-photo.ts";

/** An unfinished upload, stored so that a reload loses nothing. */
export type WaitingPhoto = {
  id: string;
  listingId: string;
  userId: string;
  /** The file's own name, for messages. */
  name: string;
  /** The photo's position among the others, ascending. */
  order: number;
  /** The room that it was taken for, which becomes its description. */
  room?: string | undefined;
  /** The chosen file; dropped once it is encoded. */
  file?: Blob;
  encoded?: EncodedPhoto;
  /** The photo's storage path, set when it is encoded. */
  path?: string;
  /** Widths already uploaded to the bucket. */
  sent: number[];
};

/** Keeps photos between visits. If the browser refuses, nothing is stored. */
export type WaitingPhotos = {
  /** @returns false when it could not be stored. */
  put(photo: WaitingPhoto): Promise<boolean>;
  delete(id: string): Promise<void>;
  get(id: string): Promise<WaitingPhoto | undefined>;
  ofListing(listingId: string, userId: string): Promise<WaitingPhoto[]>;
  /** Deletes everything, on sign-out. */
  clear(): Promise<void>;
  /** Resolves when no other tab is uploading this photo, and keeps others away from it. */
  claim(id: string): Promise<void>;
};

/** The store for browsers without IndexedDB, and for tests. */
export function createMemoryPhotos(kept = new Map<string, WaitingPhoto>()): WaitingPhotos {
  return {
    async put(photo) {
      kept.set(photo.id, photo);
      return true;
    },
    async delete(id) {
      kept.delete(id);
    },
    async get(id) {
      return kept.get(id);
    },
    async ofListing(listingId, userId) {
      return [...kept.values()]
        .filter((photo) => photo.listingId === listingId && photo.userId === userId)
        .sort((a, b) => a.order - b.order);
    },
    async clear() {
      kept.clear();
    },
    async claim() {},
  };
}
