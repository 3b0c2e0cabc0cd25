import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { plainTyping } from "@web/components/plain-typing.ts";
import { TONES } from "@web/components/tones.tsx";
import { useGrowing } from "@web/components/use-growing.ts";
import { classNames } from "@web/lib/class-names.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { announced } from "@web/lib/notices.ts";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { MessageForm } from "./use-message.ts";

/**
 * The field for a message. Enter adds a line, because a message can't be taken back; Ctrl or ⌘ with
 * Enter sends.
 */
export function Composer(props: {
  message: MessageForm;
  label: string;
  placeholder: string;
  /** A taller field for a conversation that hasn't started. */
  isFirst?: boolean;
  /** Replaces the button, e.g. to sign in first. */
  action?: ReactNode;
}) {
  const { message, label, placeholder, isFirst = false, action } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowing(field, message.text);
  const hintId = useId();
  const isOnline = useIsOnline();

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    await message.send();
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    if (!action) void submit();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-2.5">
      {message.hints.map(({ tone, title, text }) => (
        <Hint
          key={title}
          tone={tone === "refused" ? "error" : "warn"}
          title={title}
          text={text}
          isSpoken
        />
      ))}
      {/* Another element for each press, so that each is announced. */}
      <Failure key={message.refusal?.key} text={message.refusal?.text ?? message.failure} />
      <div className="grid rounded-lg border border-line-strong bg-surface outline-focus -outline-offset-1 has-[textarea:focus-visible]:outline-2 not-supports-[selector(:has(a))]:focus-within:outline-2">
        <textarea
          ref={field}
          rows={isFirst ? 4 : 2}
          aria-label={label}
          aria-describedby={hintId}
          aria-invalid={message.hasProblem || undefined}
          placeholder={placeholder}
          value={message.text}
          onChange={plainTyping((event) => message.write(event.target.value))}
          onKeyDown={handleKeyDown}
          className={classNames(
            isFirst ? "min-h-28" : "min-h-14",
            "field-sizing-content max-h-60 w-full resize-none rounded-lg bg-transparent px-3.5 pt-3 pb-1 text-base leading-normal shadow-none! outline-none",
          )}
        />
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 p-1.5 pt-0">
          <p
            id={hintId}
            className={classNames(
              "min-w-0 flex-1 px-2 text-xs",
              message.isTooLong ? "text-red" : "text-ink-faint",
            )}
          >
            {message.counter ?? (isOnline ? undefined : "You are offline. What you write is kept.")}
          </p>
          {action ?? (
            <Button
              type="submit"
              size="sm"
              // The button can be pressed even if the text can't be sent, because the answer says why.
              disabled={message.isEmpty && !message.isPending}
              pending={message.isPending}
              pendingText="Sending..."
            >
              <SendHorizontal aria-hidden="true" className="size-4" />
              Send
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** A warning about a text, from our rules. */
export function Hint(props: {
  tone: "warn" | "error";
  title: string;
  text: string;
  /** Announces it politely when it appears: for the writer's own text. */
  isSpoken?: boolean;
  className?: string;
}) {
  const tone = TONES[props.tone];
  return (
    <div
      ref={props.isSpoken ? announced : undefined}
      role="note"
      className={classNames(
        "flex items-start gap-2.5 rounded-md px-3.5 py-2.5 text-ink text-sm",
        tone.ground,
        props.className,
      )}
    >
      <tone.icon aria-hidden="true" className={classNames("mt-0.5 size-4.5 shrink-0", tone.text)} />
      <div className="min-w-0">
        <p className="font-semibold">{props.title}</p>
        <p>{props.text}</p>
      </div>
    </div>
  );
}
