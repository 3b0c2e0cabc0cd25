import { mediaQuery } from "./browser-features.ts";

/** Leaves a field after Enter where a keyboard on the screen would cover what was found. */
export function hideKeyboard(field: HTMLElement | null): void {
  if (mediaQuery("(pointer: coarse)")?.matches) field?.blur();
}
