import { draftKey } from "./personal-keys.ts";
import { readItem, removeItem, writeItem } from "./storage.ts";

/**
 * Unsent form input, kept until the tab closes. It survives a reload and an expired session, stays
 * private to its author, and follows a guest who signs in.
 */

/** @returns undefined when there is none or it is damaged. The form validates its shape. */
export function readDraft(form: string, userId: string | null, about?: string): unknown {
  const own = readItem(draftKey(form, userId, about), "session");
  const draft = own ?? readItem(draftKey(form, null, about), "session");
  try {
    return JSON.parse(draft ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(
  form: string,
  userId: string | null,
  draft: unknown,
  about?: string,
): void {
  forgetDraft(form, userId, about);
  writeItem(draftKey(form, userId, about), JSON.stringify(draft), "session");
}

export function forgetDraft(form: string, userId: string | null, about?: string): void {
  for (const typedBy of [userId, null]) removeItem(draftKey(form, typedBy, about), "session");
}
