import { formatBytes } from "@domain/papers/documents.ts";
import { formatCount } from "@domain/site/text/format.ts";
import type { FileQueue, QueuedUpload } from "@web/lib/file-queue.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { isWorking, type QueuedFile } from "@web/lib/queued-files.ts";
import { RotateCw, X } from "lucide-react";
import { useId } from "react";
import { useStore } from "zustand";
import { Button } from "./button.tsx";
import { FieldError } from "./field.tsx";
import { ProgressBar } from "./progress-bar.tsx";

type ShownQueue<More> = Pick<FileQueue<More>, "store" | "cancel" | "retry">;

/** Uploads in progress: how far each is, why it failed, and what can be done. */
export function UploadList<More>(props: {
  queue: ShownQueue<More>;
  /** The things that the files become. */
  noun?: string;
}) {
  const { queue, noun = "file" } = props;
  const { files, done, isWaiting } = useStore(queue.store);
  const isOnline = useIsOnline() && !isWaiting;
  const working = files.filter(isWorking).length;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {summary(working, done, isOnline, noun)}
      </p>
      {files.length > 0 && (
        <ul aria-label="Uploads" className="grid">
          {files.map((file) => (
            <UploadItem key={file.id} {...{ queue, file, isOnline }} />
          ))}
        </ul>
      )}
    </div>
  );
}

function summary(working: number, done: number, isOnline: boolean, noun: string): string {
  if (working > 0 && !isOnline) return "Waiting for your connection. Please leave this page open.";
  if (working > 0) return `Uploading: ${done} of ${done + working} done`;
  return done > 0 ? `${formatCount(done, noun)} uploaded.` : "";
}

function UploadItem<More>(props: {
  queue: ShownQueue<More>;
  file: QueuedUpload<More>;
  isOnline: boolean;
}) {
  const { queue, file, isOnline } = props;
  const { name } = file;
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid gap-2 border-line border-t py-3 first:border-t-0">
      <div className="flex items-baseline justify-between gap-4">
        <p id={id} className="wrap-anywhere min-w-0 font-medium text-ink text-sm">
          {name}
        </p>
        <p className="shrink-0 text-ink-faint text-xs tabular-nums">
          {formatBytes(file.file.size)}
        </p>
      </div>
      {file.step === "failed" ? (
        <div role="alert">
          <FieldError id={`${id}-problem`} text={file.failure?.problem} />
        </div>
      ) : (
        <ProgressBar label={`Upload of ${name}`} value={file.progress} />
      )}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-xs tabular-nums">{stepText(file, isOnline)}</p>
        <div className="-mr-3 flex gap-2">
          {file.failure?.canRetry && (
            <Button
              size="sm"
              variant="secondary"
              aria-describedby={id}
              onClick={() => queue.retry(file.id)}
            >
              <RotateCw aria-hidden="true" className="size-4" />
              Retry
            </Button>
          )}
          {file.step !== "finishing" && (
            <Button
              size="sm"
              variant="quiet"
              aria-describedby={id}
              onClick={() => queue.cancel(file.id)}
            >
              <X aria-hidden="true" className="size-4" />
              {file.step === "failed" ? "Remove" : "Cancel"}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function stepText({ step, progress }: QueuedFile, isOnline: boolean): string {
  if (step === "failed") return "";
  if (step === "finishing" || (step === "sent" && isOnline)) return "Checking the file";
  if (!isOnline) return "Waiting for your connection";
  return step === "ready" ? "Waiting for its turn" : `Uploading, ${Math.round(progress * 100)}%`;
}
