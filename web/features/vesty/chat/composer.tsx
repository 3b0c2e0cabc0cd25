import { CHAT_LIMITS } from "@domain/site/errors/first-limits.ts";
import { CHAT_TEXTS, characterCount, counterText, isSendable } from "@domain/vesty/chat.ts";
import { FileInput } from "@web/components/file-input.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { useFileDrop } from "@web/lib/use-file-drop.ts";
import { ImagePlus } from "lucide-react";
import { type FormEvent, type RefObject, useId, useRef } from "react";
import { AttachedImages } from "./attached-images.tsx";
import { attach } from "./attachments.ts";
import { type Attachment, chatStore, isSettled, runningTurn } from "./chat-store.ts";
import { LimitsLine, useLimits } from "./limits-line.tsx";
import { MessageField } from "./message-field.tsx";
import { SendButton } from "./send-button.tsx";
import { stopTurn } from "./turns.ts";

/** The field for writing to Vesty, with its buttons. */
export function Composer(props: {
  /** Null for a visitor, whom the field tells to sign in. */
  userId: string | null;
  onSend: () => boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { userId, onSend, field } = props;
  const text = chatStore((state) => state.text);
  const attachments = chatStore((state) => state.attachments);
  const isRunning = chatStore((state) => runningTurn(state) !== undefined);
  const { limits, now, isUsedUp } = useLimits(userId);
  const isOnline = useIsOnline();
  const hintId = useId();
  const canAttach = userId !== null && !isRunning;
  const { isOver, ...drop } = useFileDrop(attach, canAttach);

  const canSend = userId !== null && isSendable(text) && attachments.every(isSettled) && !isUsedUp;
  const isTooLong = characterCount(text) > CHAT_LIMITS.message;
  const hint = counterText(text) ?? pictureHint(text, attachments);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (canSend && !isRunning) onSend();
  }

  return (
    <form
      onSubmit={submit}
      {...drop}
      className="grid gap-2 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @2xl/chat:px-8"
    >
      <LimitsLine limits={limits} now={now} />
      {!isOnline && userId !== null && (
        <p className="text-ink-soft text-xs">You are offline. What you write is kept.</p>
      )}
      <div
        className={classNames(
          "grid rounded-lg border bg-surface outline-focus -outline-offset-1 transition-colors has-[textarea:focus-visible]:outline-2 not-supports-[selector(:has(a))]:focus-within:outline-2",
          isOver ? "border-evergreen bg-evergreen-soft" : "border-line-strong",
        )}
      >
        <AttachedImages attachments={attachments} userId={userId} />
        <MessageField
          ref={field}
          value={text}
          disabled={userId === null || isRunning}
          placeholder={userId === null ? CHAT_TEXTS.loginPlaceholder : CHAT_TEXTS.placeholder}
          describedBy={hintId}
          isTooLong={isTooLong}
          onChange={(value) => chatStore.setState({ text: value })}
          onSubmit={submit}
        />
        <div className="flex items-center gap-2 p-1.5 pt-0">
          <AttachButton disabled={!canAttach} count={attachments.length} />
          <p
            id={hintId}
            className={classNames(
              "min-w-0 flex-1 text-right text-xs tabular-nums",
              isTooLong ? "text-red" : "text-ink-faint",
            )}
          >
            {hint}
          </p>
          <SendButton isRunning={isRunning} canSend={canSend} onStop={stopTurn} />
        </div>
      </div>
    </form>
  );
}

function AttachButton({ disabled, count }: { disabled: boolean; count: number }) {
  const picker = useRef<HTMLInputElement>(null);
  const isFull = count >= CHAT_LIMITS.images;

  return (
    <>
      <button
        type="button"
        aria-label="Add pictures"
        title={isFull ? CHAT_TEXTS.tooManyImages : "Add pictures"}
        disabled={disabled || isFull}
        onClick={() => picker.current?.click()}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-40"
      >
        <ImagePlus aria-hidden="true" className="size-5 stroke-[1.75]" />
      </button>
      <FileInput
        ref={picker}
        accept="image/*,.heic,.heif"
        multiple
        aria-label="Pictures for Vesty"
        onFiles={attach}
      />
    </>
  );
}

function pictureHint(text: string, attachments: readonly Attachment[]): string | undefined {
  const states = attachments.map(({ state }) => state);
  if (states.includes("preparing") || states.includes("uploading"))
    return "Getting your pictures ready";
  if (states.includes("failed")) return "Try that picture again, or remove it";
  if (states.includes("unusable")) return "Your message goes without that picture";
  return states.length === 0 || isSendable(text)
    ? undefined
    : "Write what you want to know about it";
}
