import { COMPOSER_MAX_HEIGHT_PX } from "@domain/vesty/chat.ts";
import { plainTyping } from "@web/components/plain-typing.ts";
import { useGrowing } from "@web/components/use-growing.ts";
import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import { attach } from "./attachments.ts";

/**
 * Enter sends, Shift+Enter adds a line; grows to 200 px. Text over the limit is not cut, so that
 * its author chooses what to leave out.
 */
export function MessageField(props: {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  disabled: boolean;
  placeholder: string;
  describedBy: string;
  isTooLong: boolean;
  onChange: (value: string) => void;
  onSubmit: () => void;
}) {
  const { ref, value, onChange, onSubmit } = props;
  useGrowing(ref, value);

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) onSubmit();
  }

  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attach(files);
  }

  return (
    <textarea
      ref={ref}
      rows={1}
      aria-label="Message to Vesty"
      aria-describedby={props.describedBy}
      aria-invalid={props.isTooLong || undefined}
      enterKeyHint="send"
      placeholder={props.placeholder}
      disabled={props.disabled}
      value={value}
      onChange={plainTyping(({ target }) => onChange(target.value))}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
      style={{ maxHeight: COMPOSER_MAX_HEIGHT_PX }}
      className="field-sizing-content min-h-12 w-full resize-none rounded-lg bg-transparent px-3.5 pt-3 pb-1 text-base text-ink leading-normal shadow-none! outline-none disabled:text-ink-faint"
    />
  );
}

/** Enter is confirming an input-method candidate; Safari reports that only by key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
