import { InlineNotice } from "@web/components/inline-notice.tsx";
import { isWorking } from "@web/lib/queued-files.ts";
import { useStore } from "zustand";
import type { PhotoQueue } from "./photo-queue.ts";

/** How many photos have arrived, and what concerns all of them. What concerns one is on its tile. */
export function QueueStatus({ queue }: { queue: PhotoQueue }) {
  const { files: photos, done, isWaiting } = useStore(queue.store);
  const isKept = useStore(queue.isKept);
  const working = photos.filter(isWorking);
  const again = photos.filter(({ failure }) => failure?.canRetry);
  const all = working.length + done;
  return (
    <div className="grid gap-4 empty:hidden">
      {working.length > 0 && (
        <p role="status" className="text-ink text-sm tabular-nums">
          {isWaiting ? "Waiting for your connection" : "Uploading"}: {done} of {all} done
        </p>
      )}
      {working.length > 0 && isWaiting && (
        <InlineNotice tone="warn">
          You lost the connection.{" "}
          {isKept
            ? "Your photos are saved on this device. The upload continues once the connection is back, even if you close this page and return later."
            : "Please leave this page open. The upload continues once the connection is back."}
        </InlineNotice>
      )}
      {working.length > 0 && !isWaiting && !isKept && (
        <InlineNotice tone="warn">
          We can't save your photos on this device, because it is full or this window is private.
          Please leave this page open until they are uploaded.
        </InlineNotice>
      )}
      {again.length > 1 && (
        <InlineNotice
          tone="warn"
          action={{
            label: "Retry all",
            onSelect: () => {
              for (const { id } of again) queue.retry(id);
            },
          }}
        >
          {again.length} photos did not arrive. Each one says why below.
        </InlineNotice>
      )}
    </div>
  );
}
