import type { ListingImage } from "@domain/homes/images.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { fetchListingPhotos, type NewPhoto, savePhotoList } from "@web/api/homes/listing-photos.ts";
import { inTurnAcrossTabs } from "@web/lib/browser-features.ts";

/** Retries when another device changes the list at the same time. */
const MAX_ATTEMPTS = 3;

/**
 * Changes a listing's photos by reading the current list, changing it and writing it as a whole.
 * Changes run one at a time across all tabs of this browser, so that none is lost.
 * @returns the photos as stored afterwards.
 */
export function changePhotoList(
  listingId: string,
  change: (photos: ListingImage[]) => NewPhoto[],
): Promise<ListingImage[]> {
  return inTurn(listingId, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const photos = await fetchListingPhotos(listingId);
      const wanted = change(photos);
      if (isSame(photos, wanted)) return photos;
      try {
        return await savePhotoList(listingId, wanted);
      } catch (error) {
        const isOvertaken = error instanceof AppError && error.code === "images_changed";
        if (!isOvertaken || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  });
}

const turns = new Map<string, Promise<unknown>>();

/** Changes of a listing's photos run one at a time across all tabs of this browser. */
export function inTurn<T>(listingId: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(listingId) ?? Promise.resolve();
  const turn = before.then(() => inTurnAcrossTabs(`photos of ${listingId}`, work));
  turns.set(
    listingId,
    turn.catch(() => {}),
  );
  return turn;
}

function isSame(photos: readonly NewPhoto[], wanted: readonly NewPhoto[]): boolean {
  return photos.length === wanted.length && photos.every(({ path }, i) => path === wanted[i]?.path);
}
