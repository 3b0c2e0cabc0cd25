/**
 * For the `ref` of something that appears in place of what was pressed: the focus would be lost with
 * the button.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The same, without scrolling there. */
export function takeFocusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
