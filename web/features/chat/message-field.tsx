import { CHAT_LIMITS, COMPOSER_MAX_HEIGHT_PX, characterCount } from "@domain/chat.ts";
import {
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
} from "react";
import { attach } from "./attachments.ts";

/** Enter sends, Shift+Enter begins a line; grows to 200 px, takes 1000 characters (A§5). */
export function MessageField(props: {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  disabled: boolean;
  placeholder: string;
  describedBy: string;
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
      enterKeyHint="send"
      placeholder={props.placeholder}
      disabled={props.disabled}
      value={value}
      onChange={({ target, nativeEvent }) => {
        // Half a word of an input method is not cut: it is done when the word is.
        const isHalf = (nativeEvent as InputEvent).isComposing === true;
        onChange(isHalf ? target.value : firstCharacters(target.value));
      }}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) =>
        onChange(firstCharacters(currentTarget.value))
      }
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
      style={{ maxHeight: COMPOSER_MAX_HEIGHT_PX }}
      className="field-sizing-content min-h-12 w-full resize-none rounded-lg bg-transparent px-3.5 pt-3 pb-1 text-base text-ink leading-normal shadow-none! outline-none disabled:text-ink-faint"
    />
  );
}

/** At most as many as a message may have, counted as the server counts them. */
function firstCharacters(text: string): string {
  if (characterCount(text) <= CHAT_LIMITS.message) return text;
  return [...text].slice(0, CHAT_LIMITS.message).join("");
}

/** Enter then chooses a word of an input method; Safari tells so by the key code only. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** For browsers whose fields don't grow by themselves. */
function useGrowing(ref: RefObject<HTMLTextAreaElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || globalThis.CSS?.supports?.("field-sizing", "content")) return;
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, COMPOSER_MAX_HEIGHT_PX)}px`;
  }, [ref, value]);
}
