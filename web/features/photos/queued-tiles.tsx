import { useStore } from "zustand";
import type { PhotoQueue } from "./photo-queue.ts";
import { QueuedTile } from "./queued-tile.tsx";

/** Uploads in progress, as items of the list they will join. */
export function QueuedTiles({ queue }: { queue: PhotoQueue }) {
  const { files: photos, isWaiting } = useStore(queue.store);
  return photos.map((photo) => (
    <QueuedTile
      key={photo.id}
      photo={photo}
      isWaiting={isWaiting}
      onCancel={() => queue.cancel(photo.id)}
      onRetry={() => queue.retry(photo.id)}
    />
  ));
}
