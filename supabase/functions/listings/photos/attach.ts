import { type ListingImage, variantPath } from "../../_shared/domain/homes/images.ts";
import type { PhotoFile, PhotoState } from "../../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { describeError, log } from "../../_shared/edge/log.ts";
import { PHOTO_FORMATS } from "../../_shared/edge/photos/clean-photo.ts";
import { PhotoRefused } from "../../_shared/edge/photos/photo-refused.ts";
import { isUploadOf, type PhotoAddresses, photoOfFile } from "./addresses.ts";
import { type CheckedPhoto, checkPhoto } from "./check-photo.ts";
import type { PhotoFiles } from "./files.ts";
import { type PhotoProblem, refusePhotos } from "./refusal.ts";
import type { WantedPhoto } from "./request.ts";
import type { PhotoEntry, PhotoStore, Replacement } from "./store.ts";

export type PhotoGateways = { store: PhotoStore; files: PhotoFiles; addresses: PhotoAddresses };

/** Conflicts between an owner's two windows resolve quickly. */
const ATTEMPTS = 3;

/**
 * Makes these the listing's photos, all or nothing. Idempotent.
 * @throws AppError `image_refused`, `images_changed`, `listing_not_found`, `images_unavailable`.
 */
export async function setPhotos(
  listingId: string,
  user: User,
  wanted: WantedPhoto[],
  gateways: PhotoGateways,
): Promise<ListingImage[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await setOnce(listingId, user, wanted, gateways);
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === "images_changed";
      if (!isConflict || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Removes these from the listing's photos. Idempotent.
 * @param urls others than the listing's are ignored.
 * @throws AppError `listing_not_found`, `images_changed`, `images_unavailable`.
 */
export async function removePhotos(
  listingId: string,
  user: User,
  urls: string[],
  { store, files, addresses }: PhotoGateways,
): Promise<ListingImage[]> {
  const paths = urls.map(addresses.pathOf).filter((path) => path !== undefined);
  const state = await store.state(listingId, paths);
  const gone = new Set(paths.flatMap((path) => [path, state.replaced[path]]));
  const left = state.images.filter(({ path }) => !gone.has(path)).map(({ path }) => ({ path }));
  const { images, removed } = await store.set(listingId, user, left, []);
  await discard(removed, files);
  return images;
}

async function setOnce(
  listingId: string,
  user: User,
  wanted: WantedPhoto[],
  { store, files, addresses }: PhotoGateways,
): Promise<ListingImage[]> {
  const paths = wanted.map(({ url }) => addresses.pathOf(url));
  const state = await store.state(
    listingId,
    paths.filter((path) => path !== undefined),
  );
  const work: Work = { folder: `${listingId}/${user.id}`, state, files, written: [], replaced: [] };
  let hasAskedDatabase = false;
  try {
    const entries = new Map<string, PhotoEntry>();
    const problems: PhotoProblem[] = [];
    for (const [index, { url, ...words }] of wanted.entries()) {
      try {
        const entry = shownAs(paths[index], state) ?? (await newEntry(paths[index], work));
        if (!entries.has(entry.path)) entries.set(entry.path, { ...entry, ...words });
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        problems.push({ url, text: error.text });
      }
    }
    if (problems.length > 0) refusePhotos(problems);
    hasAskedDatabase = true;
    const { images, removed } = await store.set(
      listingId,
      user,
      [...entries.values()],
      work.replaced,
    );
    await discard(removed, files);
    return images;
  } catch (error) {
    // If the database gives no answer, the photos may be in use, so the sweep decides.
    const isUndecided = hasAskedDatabase && !(error instanceof AppError && error.status < 500);
    if (!isUndecided) await discard(work.written, files);
    throw error;
  }
}

/** The state of one attempt. */
type Work = {
  /** "<listing>/<user>": the prefix of this owner's uploads. */
  folder: string;
  state: PhotoState;
  files: PhotoFiles;
  /** Names of files we have stored. */
  written: string[];
  replaced: Replacement[];
};

/** @throws PhotoRefused */
async function newEntry(path: string | undefined, work: Work): Promise<PhotoEntry> {
  if (path === undefined || !isUploadOf(path, work.folder))
    throw new PhotoRefused("it was not uploaded to this listing by you");
  const own = work.state.files.filter(({ name }) => photoOfFile(name) === path);
  const { cleaned, ...checked } = await checkPhoto(own, work.files);
  if (!cleaned) return { path, ...checked, files: own.map(nameAndId) };
  const stored = await storeCleaned(cleaned, work);
  work.replaced.push({ path, replaced_by: stored.path });
  return { ...checked, ...stored };
}

/** The photo already shown under this name, or its replacement. */
function shownAs(path: string | undefined, { images, replaced }: PhotoState) {
  const names = path === undefined ? [] : [path, replaced[path]];
  const shown = images.find((image) => names.includes(image.path));
  return shown && { path: shown.path };
}

/** Uses a new name, so that no cache on the way serves the original's bytes. */
async function storeCleaned(
  { kind, files: parts }: NonNullable<CheckedPhoto["cleaned"]>,
  { folder, files, written }: Work,
): Promise<{ path: string; files: Pick<PhotoFile, "name" | "id">[] }> {
  const { type, extension } = PHOTO_FORMATS[kind];
  const random = crypto.randomUUID().replaceAll("-", "");
  const path = `${folder}_${Date.now()}_${random}.${extension}`;
  const stored = [];
  for (const { width, bytes } of parts) {
    const name = width === undefined ? path : variantPath(path, width);
    written.push(name);
    stored.push({ name, id: await files.write(name, bytes, type) });
  }
  return { path, files: stored };
}

/** The database keeps a list of files that couldn't be deleted, and the sweep retries. */
async function discard(names: string[], files: PhotoFiles): Promise<void> {
  await files.remove(names).catch((error) => {
    log("photos_not_deleted", { count: names.length, cause: describeError(error) });
  });
}

function nameAndId({ name, id }: PhotoFile) {
  return { name, id };
}
