import { draftKey } from "./personal-keys.ts";
import { readItem, removeItem, writeItem } from "./storage.ts";

/**
 * What somebody has typed into a form and not sent, until the tab closes. It outlives a reload and
 * a session that ends meanwhile, and nobody else sees it; a guest who signs in goes on with it.
 */

/** @returns undefined when there is none, or only a damaged one. Its shape is the form's to check. */
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
