import { type ClipboardEvent, type DragEvent, type InputEvent, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Says how much a field with a `maxLength` has left out: a browser cuts what is pasted or dropped
 * without a word. @returns listeners for the control, and the sentence while it is true.
 */
export function useLeftOut(maxLength: number | undefined) {
  const [count, setCount] = useState(0);
  // The input that a paste brings comes right behind it; the next one is the person's correction.
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
