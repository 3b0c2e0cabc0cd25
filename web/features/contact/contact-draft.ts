import type { ContactFields } from "@domain/contact.ts";
import * as drafts from "@web/lib/drafts.ts";

/** What was typed outlives closing the popup. */

export const EMPTY_FIELDS: ContactFields = {
  senderName: "",
  senderEmail: "",
  subject: "",
  message: "",
};

export function readDraft(userId: string | null): ContactFields | undefined {
  const draft = drafts.readDraft("contact", userId);
  return isFields(draft) ? draft : undefined;
}

export function keepDraft(userId: string | null, fields: ContactFields): void {
  drafts.keepDraft("contact", userId, fields);
}

function isFields(value: unknown): value is ContactFields {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.keys(EMPTY_FIELDS).every((name) => typeof fields[name] === "string");
}
