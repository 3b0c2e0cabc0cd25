import { Button } from "@web/components/button.tsx";
import { FieldError } from "@web/components/field.tsx";
import { ProgressBar } from "@web/components/progress-bar.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { ImageOff, RotateCw, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import type { PhotoQueue, QueuedPhoto } from "./photo-queue.ts";
import { tileStyles } from "./tile-styles.ts";

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

function QueuedTile(props: {
  photo: QueuedPhoto;
  /** The connection is lost. */
  isWaiting: boolean;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const { photo, isWaiting, onCancel, onRetry } = props;
  const id = useId();
  const { failure } = photo;
  return (
    <li aria-labelledby={`${id}-name`} className={tileStyles}>
      <Preview photo={photo} />
      <div className="grid min-w-0 gap-2">
        <p id={`${id}-name`} className="truncate font-medium text-ink text-sm">
          {photo.name}
        </p>
        {failure ? (
          <div role="alert">
            <FieldError id={`${id}-problem`} text={failure.problem} />
          </div>
        ) : (
          <>
            <ProgressBar label={`Upload of ${photo.name}`} value={photo.progress} />
            <p className="text-ink-soft text-xs tabular-nums">{stepText(photo, isWaiting)}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {failure?.canRetry && (
          <Button size="sm" variant="secondary" aria-describedby={`${id}-name`} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
            Retry
          </Button>
        )}
        {photo.step !== "finishing" && (
          <Button size="sm" variant="quiet" aria-describedby={`${id}-name`} onClick={onCancel}>
            <X aria-hidden="true" className="size-4" />
            {failure ? "Remove" : "Cancel"}
          </Button>
        )}
      </div>
    </li>
  );
}

function Preview({ photo }: { photo: QueuedPhoto }) {
  const source = useObjectUrl(photo.thumbnail);
  return (
    <div className="relative flex aspect-[3/2] items-center justify-center overflow-hidden rounded-md bg-sunken text-ink-faint">
      {source ? (
        <img src={source} alt="" className="size-full object-cover opacity-70" />
      ) : photo.failure ? (
        <ImageOff aria-hidden="true" className="size-6 stroke-[1.5]" />
      ) : (
        <Spinner wait={null} className="size-6" />
      )}
    </div>
  );
}

function stepText({ step, progress }: QueuedPhoto, isWaiting: boolean): string {
  if (step === "chosen") return "Waiting for its turn";
  if (step === "preparing") return "Making it smaller";
  if (step === "finishing" || (step === "sent" && !isWaiting)) return "Adding to your listing";
  if (isWaiting) return "Waiting for your connection";
  return step === "ready" ? "Waiting for its turn" : `Uploading, ${Math.round(progress * 100)}%`;
}

function useObjectUrl(blob: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
