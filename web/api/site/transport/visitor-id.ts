import { newId } from "../../../lib/attempt.ts";
import { readItem, writeItem } from "../../../lib/storage.ts";

const STORAGE_KEY = "visitor_id";

let remembered: string | undefined;

/**
 * A random id for this browser, used only to count views once a day. Where storage is forbidden it
 * lasts as long as the page.
 */
export function visitorId(): string {
  remembered ??= readItem(STORAGE_KEY) ?? createStored();
  return remembered;
}

function createStored(): string {
  const id = newId();
  writeItem(STORAGE_KEY, id);
  return id;
}
