declare global {
  interface Window {
    /** The button pressed last before the code ran; it can be taken once (bundle/start-code.js). */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * What somebody did on a prerendered page before its code ran.
 * @returns does it again, once the page is being hydrated.
 */
export function takeEarlyInput(): () => void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  const typed = [...fields].flatMap((field) =>
    field.value === field.defaultValue ? [] : [{ field, text: field.value }],
  );
  return () => {
    for (const { field, text } of typed) if (field.isConnected) type(field, text);
    const pressed = window.takeEarlyPress?.();
    if (pressed?.isConnected) pressed.click();
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
