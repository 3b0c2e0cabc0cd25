import { draftKey } from "./personal-keys.ts";
import { readJson, removeItem, writeItem } from "./storage.ts";

/**
 * Unsent form input, kept until the tab closes. It survives a reload and an expired session, stays
 * private to its author, and follows a guest who signs in.
 */

/** @returns undefined when there is none or it is damaged. The form validates its shape. */
export function readDraft(form: string, userId: string | null, about?: string): unknown {
  const read = (typedBy: string | null) => readJson(draftKey(form, typedBy, about), "session");
  return read(userId) ?? read(null);
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
