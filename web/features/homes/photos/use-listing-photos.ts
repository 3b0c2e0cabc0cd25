import type { ListingImage } from "@domain/homes/images.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listingPhotosQuery, removePhotos } from "@web/api/homes/listing-photos.ts";
import { LISTINGS_KEY } from "@web/api/site/cache/keys.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { notify } from "@web/lib/notices.ts";
import { useEffect, useRef, useState } from "react";
import { changePhotoList, inTurn } from "./photo-list.ts";
import { onQueueEvent } from "./queues.ts";
import { removePhoto, settleRemoved, useRemovedPhotos } from "./removed-photos.ts";

/** The listing's photos as the owner sees them, updated with every change. */
export function useListingPhotos(userId: string, listingId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(listingPhotosQuery(userId, listingId));
  const removed = useRemovedPhotos((all) => all[listingId]);
  // The order being saved.
  const [wanted, setWanted] = useState<string[]>([]);
  const photos =
    query.data &&
    inOrder(query.data, wanted).filter(
      (photo) => !removed?.some(({ path }) => path === photo.path),
    );
  const latestChange = useRef(0);

  const show = (photos: ListingImage[] | ((known: ListingImage[]) => ListingImage[])) =>
    showAnswer(queryClient, listingPhotosQuery(userId, listingId), photos);

  useEffect(
    () =>
      onQueueEvent((event) => {
        if (event.listingId !== listingId) return;
        if (event.kind === "attached")
          showAnswer(queryClient, listingPhotosQuery(userId, listingId), event.photos);
        else void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
      }),
    [queryClient, userId, listingId],
  );

  useEffect(() => () => void settleRemoved(listingId), [listingId]);

  /** A change is shown right away, and reverted if it can't be stored. */
  async function arrange(paths: string[]): Promise<void> {
    latestChange.current += 1;
    const change = latestChange.current;
    setWanted(paths);
    try {
      const stored = await changePhotoList(listingId, (now) => inOrder(now, paths));
      if (change === latestChange.current) show(stored);
      void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
    } catch (error) {
      notify({
        tone: "error",
        text: textOf(error),
        action: { label: "Try again", onSelect: () => void arrange(paths) },
      });
    } finally {
      if (change === latestChange.current) setWanted([]);
    }
  }

  function remove(path: string, name: string): void {
    removePhoto(listingId, path, name, async (paths, isLeaving) => {
      const send = () => removePhotos(listingId, paths, isLeaving);
      // A page that is being left can't wait for its turn.
      show(await (isLeaving ? send() : inTurn(listingId, send)));
      void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
    });
  }

  function describe(path: string, alt: string): void {
    show((now) => now.map((photo) => (photo.path === path ? { ...photo, alt } : photo)));
  }

  return {
    ...query,
    photos,
    /** Includes photos whose removal can still be undone. */
    taken: query.data?.length ?? 0,
    arrange,
    remove,
    describe,
  };
}

/** Photos missing from the order come last: another device has just added them. */
function inOrder(photos: readonly ListingImage[], paths: readonly string[]): ListingImage[] {
  const named = paths.flatMap((path) => photos.find((photo) => photo.path === path) ?? []);
  return [...named, ...photos.filter(({ path }) => !paths.includes(path))];
}

function textOf(error: unknown): string {
  const isLost = error instanceof AppError && error.code === "network";
  return isLost ? ERRORS.network.text : "The new order could not be saved. Please try again.";
}
