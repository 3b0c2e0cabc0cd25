import { formatBytes } from "@domain/documents.ts";
import { formatCount } from "@domain/format.ts";
import { Button } from "@web/components/button.tsx";
import { FieldError } from "@web/components/field.tsx";
import { ProgressBar } from "@web/components/progress-bar.tsx";
import { useIsOnline } from "@web/lib/network-status.ts";
import { isWorking } from "@web/lib/queued-files.ts";
import { RotateCw, X } from "lucide-react";
import { useId } from "react";
import { useStore } from "zustand";
import type { DocumentQueue, QueuedDocument } from "./document-queue.ts";

export function UploadList({ queue }: { queue: DocumentQueue }) {
  const { files, done, isWaiting } = useStore(queue.store);
  const isOnline = useIsOnline() && !isWaiting;
  const working = files.filter(isWorking).length;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {summary(working, done, isOnline)}
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

function summary(working: number, done: number, isOnline: boolean): string {
  if (working > 0 && !isOnline) return "Waiting for your connection. Please leave this page open.";
  if (working > 0) return `Uploading: ${done} of ${done + working} done`;
  return done > 0 ? `${formatCount(done, "document")} uploaded.` : "";
}

function UploadItem(props: { queue: DocumentQueue; file: QueuedDocument; isOnline: boolean }) {
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

function stepText({ step, progress }: QueuedDocument, isOnline: boolean): string {
  if (step === "failed") return "";
  if (step === "finishing" || (step === "sent" && isOnline)) return "Checking the file";
  if (!isOnline) return "Waiting for your connection";
  return step === "ready" ? "Waiting for its turn" : `Uploading, ${Math.round(progress * 100)}%`;
}
