import type { EncodedPhoto } from "./encode-photo.ts";

/** A photo that is on its way, as it is kept so that a reload in the middle loses nothing. */
export type WaitingPhoto = {
  id: string;
  listingId: string;
  userId: string;
  /** The file's own name, to speak of it. */
  name: string;
  /** Its place among the others, rising. */
  order: number;
  /** What was chosen; gone once it is encoded. */
  file?: Blob;
  encoded?: EncodedPhoto;
  /** Where it is stored, from when it is encoded. */
  path?: string;
  /** Widths that have arrived in the bucket. */
  sent: number[];
};

/** Keeps photos between visits. A browser may refuse to: then nothing is kept. */
export type WaitingPhotos = {
  /** @returns false when it could not be kept. */
  put(photo: WaitingPhoto): Promise<boolean>;
  delete(id: string): Promise<void>;
  get(id: string): Promise<WaitingPhoto | undefined>;
  ofListing(listingId: string, userId: string): Promise<WaitingPhoto[]>;
  /** Everything of everybody: somebody signs out. */
  clear(): Promise<void>;
  /** Resolves when no other tab is at work on this photo, and keeps the others away from it. */
  claim(id: string): Promise<void>;
};

/** For a browser without IndexedDB, and for tests. */
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
