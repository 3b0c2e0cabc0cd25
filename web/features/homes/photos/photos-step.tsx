import { ERRORS } from "@domain/site/errors/errors.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useRef } from "react";
import { useStore } from "zustand";
import { takeFiles } from "./add-photos.ts";
import { type AcceptedWords, usePhotoDrafts } from "./photo-drafts.ts";
import { PhotoDropZone } from "./photo-drop-zone.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { isComing } from "./photo-queue.ts";
import { QueueStatus } from "./queue-status.tsx";
import { QueuedTiles } from "./queued-tiles.tsx";
import { queueOf } from "./queues.ts";
import { gridStyles } from "./tile-styles.ts";
import { useListingPhotos } from "./use-listing-photos.ts";
import { useWatch } from "./watched-steps.ts";
import { WriteFromPhotos } from "./write-from-photos.tsx";

/** The photos step: add, order, describe, remove, and write from photos. */
export function PhotosStep(props: {
  listingId: string;
  userId: string;
  /** The listing's title, for messages. */
  title: string;
  /** Receives the text that the owner accepted from "Write from my photos". */
  onWords?: (words: AcceptedWords) => void;
}) {
  const { listingId, userId, title, onWords } = props;
  useWatch(listingId);
  const list = useListingPhotos(userId, listingId);
  const queue = queueOf(listingId, userId);
  // Selects only the number, because the queue changes with every bit of progress.
  const coming = useStore(queue.store, ({ files }) => files.filter(isComing).length);
  const rooms = usePhotoDrafts((drafts) => drafts[listingId]?.tips);
  const zone = useRef<HTMLDivElement>(null);
  const { photos } = list;
  const count = (photos?.length ?? 0) + coming;

  return (
    <div className="grid gap-8">
      <PhotoDropZone
        ref={zone}
        title={title}
        count={count}
        onFiles={(files) => takeFiles({ id: listingId, uploader: userId }, files, list.taken)}
      />
      <QueueStatus queue={queue} />
      {photos ? (
        <PhotoGrid
          listingId={listingId}
          photos={photos}
          rooms={new Map(rooms?.map(({ path, room }) => [path, room]))}
          onArrange={(paths) => void list.arrange(paths)}
          onRemove={list.remove}
          onDescribed={list.describe}
          onEmptied={() => zone.current?.querySelector("button")?.focus()}
        >
          <QueuedTiles queue={queue} />
        </PhotoGrid>
      ) : list.isError ? (
        <LoadError level={3} title={ERRORS.photos_unavailable.text} query={list} />
      ) : (
        <GridSkeleton />
      )}
      {photos && onWords && (
        <WriteFromPhotos listingId={listingId} photos={photos} onWords={onWords} />
      )}
    </div>
  );
}

function GridSkeleton() {
  return (
    <LoadingGroup
      label="Loading your photos..."
      className={gridStyles}
      shapes={Array(6).fill("aspect-[3/2] rounded-md")}
    />
  );
}
