import {
  choosePhotos,
  leftOutText,
  notPhotosText,
  PHOTO_TEXTS,
} from "@domain/homes/photo-rules.ts";
import { fetchListingPhotos } from "@web/api/homes/listing-photos.ts";
import { notify } from "@web/lib/notices.ts";
import { sessionStore } from "@web/session/session.ts";
import { onQueueEvent, queueOf } from "./queues.ts";

/** Whether the signed-in user may add photos to a home; shows a notice if not. */
export function mayAddPhotos(isOwn: boolean): boolean {
  const { user } = sessionStore.getState();
  const problem = !user ? PHOTO_TEXTS.signIn : isOwn ? undefined : PHOTO_TEXTS.notOwner;
  if (problem) notify({ tone: "warn", text: problem });
  return problem === undefined;
}

/**
 * Adds chosen files from a listing's card, and reports in notices.
 * @param onUploaded called once all files have been handled.
 */
export async function addPhotos(
  { id, isOwn }: { id: string; isOwn: boolean },
  files: readonly File[],
  onUploaded: () => void,
): Promise<void> {
  const { user } = sessionStore.getState();
  if (!mayAddPhotos(isOwn) || !user) return;
  const stopListening = onQueueEvent((event) => {
    if (event.kind !== "run ended" || event.listingId !== id) return;
    stopListening();
    onUploaded();
  });
  // If the number of photos is unknown, for example offline, the limit is checked again when the photos are attached.
  const taken = await fetchListingPhotos(id).then(
    (photos) => photos.length,
    () => 0,
  );
  if (takeFiles({ id, uploader: user.id }, files, taken) === 0) stopListening();
}

/** Queues files for the listing, and reports those that don't fit. @returns how many were added. */
export function takeFiles(
  { id, uploader, room }: { id: string; uploader: string; room?: string | undefined },
  files: readonly File[],
  taken: number,
): number {
  if (files.length === 0) return 0;
  const { chosen, others } = choosePhotos(files, 0);
  if (others.length > 0)
    notify({ tone: "warn", text: notPhotosText(others.map(({ name }) => name)) });
  if (chosen.length === 0) {
    notify({ tone: "error", text: PHOTO_TEXTS.noneValid });
    return 0;
  }
  const { added, leftOut } = queueOf(id, uploader).add(files, taken, room);
  if (leftOut > 0) notify({ tone: "warn", text: leftOutText(leftOut) });
  return added;
}
