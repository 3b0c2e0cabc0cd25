import { useQuery } from "@tanstack/react-query";
import { chatImageQuery } from "@web/api/vesty/chat-images.ts";
import { classNames } from "@web/lib/class-names.ts";
import { useStillWaiting } from "@web/lib/still-waiting.ts";
import { RotateCw, X } from "lucide-react";
import { attachAgain, detach } from "./attachments.ts";
import type { Attachment } from "./chat-store.ts";

/** The images for the next message, with their upload state. */
export function AttachedImages(props: {
  attachments: readonly Attachment[];
  userId: string | null;
}) {
  const { attachments, userId } = props;
  if (attachments.length === 0 || userId === null) return null;
  const failed = attachments.filter(({ problem }) => problem !== null);
  return (
    <div className="grid gap-2 px-3 pt-3 pb-1">
      <ul aria-label="Pictures for your message" className="flex flex-wrap gap-2">
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <AttachedImage attachment={attachment} userId={userId} />
          </li>
        ))}
      </ul>
      {failed.map(({ id, name, problem }) => (
        <p key={id} role="alert" className="text-red text-xs">
          {name} can't be sent: {problem?.replace(/\.$/, "")}.{" "}
          <button
            type="button"
            aria-label={`Leave it out: ${name}`}
            onClick={() => detach(id)}
            className="min-h-6 font-medium underline underline-offset-2"
          >
            Leave it out
          </button>
        </p>
      ))}
    </div>
  );
}

function AttachedImage({ attachment, userId }: { attachment: Attachment; userId: string }) {
  const { id, name, state, preview, path, progress } = attachment;
  const stored = useQuery({
    ...chatImageQuery(userId, path ?? ""),
    enabled: preview === null && path !== null,
  });
  const isComing = state === "preparing" || state === "uploading";
  useStillWaiting(isComing ? "upload" : undefined, `${state} ${progress}`);
  const source = preview ?? stored.data;
  return (
    <div className="relative size-18 overflow-hidden rounded-md bg-sunken">
      {source && (
        <img
          src={source}
          alt={name}
          className={classNames("size-full object-cover", state !== "ready" && "opacity-50")}
        />
      )}
      {isComing && (
        <progress
          aria-label={`Uploading ${name}`}
          value={state === "uploading" ? progress : 0}
          className="absolute inset-x-1.5 bottom-1.5 h-1 w-[calc(100%-0.75rem)] accent-evergreen"
        />
      )}
      {state === "failed" && (
        <button
          type="button"
          aria-label={`Try ${name} again`}
          onClick={() => attachAgain(id)}
          className="absolute inset-0 grid place-items-center text-ink"
        >
          <RotateCw aria-hidden="true" className="size-5" />
        </button>
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={() => detach(id)}
        className="absolute top-0.5 right-0.5 grid size-7 place-items-center rounded-full bg-surface/92 text-ink hover:bg-surface"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
