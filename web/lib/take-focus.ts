/** The `ref` of an element that replaces the pressed one: the focus would be lost with the button. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Takes the focus without scrolling there. */
export function takeFocusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
