import { variantPath } from "../../_shared/domain/homes/images.ts";
import type { MovingPhoto } from "../../_shared/domain/site/database/stored-answers.ts";
import type { PhotoGateways } from "./attach.ts";

/**
 * Gives photos of homes that have left the market names that only their owners know. A photo that fails is left for the
 * next call, after the others.
 *
 * @returns how many have moved.
 */
export async function movePhotos(most: number, gateways: PhotoGateways): Promise<number> {
  let moved = 0;
  const failures: unknown[] = [];
  for (const photo of await gateways.store.moving(most)) {
    try {
      if (await movePhoto(photo, gateways)) moved += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return moved;
}

/** Copies first, so that the photo always has its files. */
async function movePhoto(photo: MovingPhoto, { store, files }: PhotoGateways): Promise<boolean> {
  const extension = photo.path.split(".").at(-1);
  const random = crypto.randomUUID().replaceAll("-", "");
  const to = `${photo.folder}_${Date.now()}_${random}.${extension}`;
  const copies: string[] = [];
  for (const width of [undefined, ...photo.widths]) {
    const named = (path: string) => (width === undefined ? path : variantPath(path, width));
    if (await files.copy(named(photo.path), named(to))) copies.push(named(to));
  }
  const old = await store.move(photo, to);
  await files.remove(old ?? copies);
  return old !== null;
}
