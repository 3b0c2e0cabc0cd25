import userEvent from "@testing-library/user-event";

/**
 * The acts of a person. Declared here because the linter's search for floating promises takes milliseconds for each
 * `await user.click(…)` with user-event's own type, and there are a thousand.
 */
export interface User {
  clear(field: Element): Promise<void>;
  click(target: Element): Promise<void>;
  dblClick(target: Element): Promise<void>;
  hover(target: Element): Promise<void>;
  keyboard(keys: string): Promise<void>;
  paste(text?: string): Promise<void>;
  pointer(steps: { keys: string; target: Element }[]): Promise<void>;
  selectOptions(field: Element, options: string | string[]): Promise<void>;
  tab(options?: { shift?: boolean }): Promise<void>;
  type(field: Element, text: string): Promise<void>;
  unhover(target: Element): Promise<void>;
  upload(field: HTMLElement, files: File | File[]): Promise<void>;
}

/** Fills in a text in one step: each letter that is typed renders the page again, which few tests are about. */
export async function enter(user: User, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** A person at the page. */
export const newUser = (): User => userEvent.setup();
