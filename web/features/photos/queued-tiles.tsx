import { useStore } from "zustand";
import { QueuedTile } from "./queued-tile.tsx";
import type { UploadQueue } from "./upload-queue.ts";

/** The photos on their way, as items of the list that they will join. */
export function QueuedTiles({ queue }: { queue: UploadQueue }) {
  const { photos, isWaiting } = useStore(queue.store);
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
