declare global {
  interface Window {
    /** The button pressed last before the code ran; it can be taken once (bundle/start-code.js). */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * What somebody did on a prerendered page, or in a part of it, before its code ran.
 * @returns does it again, once the page is being hydrated.
 */
export function takeEarlyInput(
  within: ParentNode = document,
  takePress = () => window.takeEarlyPress?.(),
): () => void {
  const fields = within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const typed = [...fields].flatMap((field) =>
    field.value === field.defaultValue ? [] : [{ field, text: field.value }],
  );
  return () => {
    for (const { field, text } of typed) if (field.isConnected) type(field, text);
    const pressed = takePress();
    if (pressed?.isConnected) pressed.click();
  };
}

/**
 * Remembers the button pressed last in a part whose code is still to come.
 * @returns takes it, once.
 */
export function keepEarlyPress(part: Element): () => HTMLButtonElement | undefined {
  let pressed: HTMLButtonElement | undefined;
  function remember({ target }: Event) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && part.contains(button)) pressed = button;
  }
  // Before React, which stops events that it can't handle yet.
  window.addEventListener("click", remember, true);
  return () => {
    window.removeEventListener("click", remember, true);
    return pressed;
  };
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React hydrates at once what a key is pressed in.
  field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  // It compares with the value that was set last, and its own setter would tell it of this one.
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
