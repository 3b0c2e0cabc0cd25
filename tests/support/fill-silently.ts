/** Sets a field's value as some password managers do: past React, and without an event. */
export function fillSilently(field: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, value);
}
