import type { EncodedPhoto } from "@web/features/homes/photos/encode-photo.ts";
import { createPhotoQueue, type PhotoGateways } from "@web/features/homes/photos/photo-queue.ts";
import {
  createMemoryPhotos,
  type WaitingPhoto,
} from "@web/features/homes/photos/waiting-photos.ts";

export const IDS = {
  listingId: "11111111-1111-4111-8111-111111111111",
  userId: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
};

/** Its photos are of ten rooms. */
export const HOME = {
  property_type: "house",
  bedrooms: 3,
  bathrooms: 2,
  garage_spaces: null,
  features: [],
};

export function photoFile(name: string, type = "image/jpeg"): File {
  return new File([`bytes of ${name}`], name, { type, lastModified: 1 });
}

export function encodedOf(width = 1600): EncodedPhoto {
  const blob = (size: number) => new Blob(["x".repeat(size)], { type: "image/webp" });
  return {
    extension: "webp",
    width,
    height: 1200,
    blurHash: "111111-222222-333333-444444",
    files: [
      { width, blob: blob(700) },
      { width: 960, blob: blob(200) },
      { width: 480, blob: blob(100) },
    ],
  };
}

/** Calls that the test settles one by one. */
export function controlled<A extends unknown[], T>() {
  const calls: { args: A; resolve: (value: T) => void; reject: (error: unknown) => void }[] = [];
  const call = (...args: A) =>
    new Promise<T>((resolve, reject) => {
      calls.push({ args, resolve, reject });
    });
  return { calls, call };
}

/** A queue whose surroundings the test controls; encoding and sending succeed by default. */
export function queueWorld(
  changes: Partial<PhotoGateways> = {},
  kept = new Map<string, WaitingPhoto>(),
) {
  const sent: string[] = [];
  const attached: string[][] = [];
  const gateways: PhotoGateways = {
    kept: createMemoryPhotos(kept),
    encode: async () => encodedOf(),
    send: async (path) => {
      sent.push(path);
    },
    attach: async (photos) => {
      attached.push(photos.map(({ path }) => path));
    },
    untilNetwork: () => new Promise(() => {}),
    ...changes,
  };
  const queue = createPhotoQueue(IDS, gateways);
  return {
    queue,
    kept,
    sent,
    attached,
    photos: () => queue.store.getState().files,
    steps: () => queue.store.getState().files.map(({ name, step }) => `${name} ${step}`),
    named: (name: string) => {
      const photo = queue.store.getState().files.find((each) => each.name === name);
      if (!photo) throw new Error(`${name} is not in the queue`);
      return photo;
    },
  };
}
