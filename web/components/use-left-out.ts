import { type ClipboardEvent, type DragEvent, type InputEvent, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports how much text a `maxLength` cut off: browsers truncate pasted or dropped text silently.
 * @returns listeners for the control, and the message while it applies.
 */
export function useLeftOut(maxLength: number | undefined) {
  const [count, setCount] = useState(0);
  // The first input event after a paste is the paste itself; the next is the user's correction.
  const hasJustPasted = useRef(false);

  function take({ value, selectionStart, selectionEnd }: Control, text: string) {
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const over = value.length - replaced + text.length - (maxLength ?? Number.POSITIVE_INFINITY);
    hasJustPasted.current = true;
    setCount(Math.max(0, over));
  }

  const listeners = {
    onPaste: (event: ClipboardEvent<Control>) =>
      take(event.currentTarget, event.clipboardData.getData("text")),
    onDrop: (event: DragEvent<Control>) =>
      take(event.currentTarget, event.dataTransfer.getData("text")),
    onInput: (_: InputEvent<Control>) => {
      if (!hasJustPasted.current) setCount(0);
      hasJustPasted.current = false;
    },
  };
  const characters = count === 1 ? "The last character" : `The last ${count} characters`;
  const sentence = count === 0 ? "" : `${characters} did not fit: ${maxLength} is the most.`;
  return maxLength === undefined
    ? { listeners: {}, leftOut: undefined }
    : { listeners, leftOut: sentence };
}
