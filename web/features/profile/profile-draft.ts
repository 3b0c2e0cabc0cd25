import { isProfilePropertyType, type ProfileInput } from "@domain/profile.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { DRAFT_PREFIX } from "@web/session/personal-keys.ts";

/** What was typed and not saved outlives a reload and a session that ends in the middle. */

export function readProfileDraft(userId: string): ProfileInput | undefined {
  try {
    const draft = JSON.parse(readItem(keyOf(userId), "session") ?? "null");
    const texts = [draft?.name, draft?.phone, draft?.propertyAddress];
    const isWhole = texts.every((text) => typeof text === "string");
    const { propertyType } = draft ?? {};
    if (!isWhole || !(propertyType === "" || isProfilePropertyType(propertyType))) return undefined;
    return draft;
  } catch {
    // Damaged: the form shows what is stored.
    return undefined;
  }
}

export function keepProfileDraft(userId: string, input: ProfileInput): void {
  writeItem(keyOf(userId), JSON.stringify(input), "session");
}

export function forgetProfileDraft(userId: string): void {
  removeItem(keyOf(userId), "session");
}

function keyOf(userId: string): string {
  return `${DRAFT_PREFIX}profile:${userId}`;
}
