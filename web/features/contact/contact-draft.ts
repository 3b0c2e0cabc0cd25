import type { ContactFields } from "@domain/contact.ts";
import { readItem, writeItem } from "@web/lib/storage.ts";
import { DRAFT_PREFIX } from "@web/session/personal-keys.ts";

/** What was typed outlives closing the popup and a reload, and ends with the tab. */

export const EMPTY_FIELDS: ContactFields = {
  senderName: "",
  senderEmail: "",
  subject: "",
  message: "",
};

const KEY = `${DRAFT_PREFIX}contact`;

export function readDraft(): ContactFields | undefined {
  try {
    const draft: unknown = JSON.parse(readItem(KEY, "session") ?? "null");
    return isFields(draft) ? draft : undefined;
  } catch {
    // Damaged: the form starts empty.
    return undefined;
  }
}

export function keepDraft(fields: ContactFields): void {
  writeItem(KEY, JSON.stringify(fields), "session");
}

function isFields(value: unknown): value is ContactFields {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.keys(EMPTY_FIELDS).every((name) => typeof fields[name] === "string");
}
