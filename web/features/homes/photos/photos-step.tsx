import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import { type HomeForShots, shotsOf } from "@domain/homes/shots.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useRef } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { takeFiles } from "./add-photos.ts";
import { type AcceptedWords, usePhotoDrafts } from "./photo-drafts.ts";
import { PhotoDropZone } from "./photo-drop-zone.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { isComing } from "./photo-queue.ts";
import { QueueStatus } from "./queue-status.tsx";
import { QueuedTiles } from "./queued-tiles.tsx";
import { queueOf } from "./queues.ts";
import { ShotList } from "./shot-list.tsx";
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
  /** The fields that say which rooms there are. */
  home: HomeForShots;
  /** Receives the text that the owner accepted from "Write from my photos". */
  onWords?: (words: AcceptedWords) => void;
}) {
  const { listingId, userId, title, home, onWords } = props;
  const shots = shotsOf(home);
  useWatch(listingId);
  const list = useListingPhotos(userId, listingId);
  const queue = queueOf(listingId, userId);
  // Selects only the number, because the queue changes with every bit of progress.
  const coming = useStore(queue.store, ({ files }) => files.filter(isComing).length);
  const roomsComing = useStore(
    queue.store,
    useShallow(({ files }) => files.filter(isComing).flatMap(({ room }) => room ?? [])),
  );
  const tips = usePhotoDrafts((drafts) => drafts[listingId]?.tips);
  const zone = useRef<HTMLDivElement>(null);
  const { photos } = list;
  const count = (photos?.length ?? 0) + coming;
  const take = (files: readonly File[], room?: string) =>
    takeFiles({ id: listingId, uploader: userId, room }, files, list.taken);

  return (
    <div className="grid gap-8">
      {photos ? (
        <ShotList
          shots={shots}
          alts={[...photos.map(({ alt }) => alt), ...roomsComing]}
          isFull={count >= PHOTO_LIMITS.perListing}
          onPhoto={(room, files) => take(files, room)}
        />
      ) : (
        // The button below would move under the finger when the list arrives.
        !list.isError && shots.length > 0 && <div aria-hidden="true" className="h-66" />
      )}
      <PhotoDropZone ref={zone} title={title} count={count} onFiles={(files) => take(files)} />
      <QueueStatus queue={queue} />
      {photos ? (
        <PhotoGrid
          listingId={listingId}
          photos={photos}
          shots={shots}
          seen={new Map(tips?.map(({ path, room }) => [path, room]))}
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
