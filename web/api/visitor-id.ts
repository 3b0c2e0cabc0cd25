import { readItem, writeItem } from "../lib/storage.ts";

const STORAGE_KEY = "visitor_id";

let remembered: string | undefined;

/**
 * A random name of this browser, for counting views once a day; it says nothing else. Where
 * storage is forbidden it lives as long as the page.
 */
export function visitorId(): string {
  remembered ??= readItem(STORAGE_KEY) ?? createStored();
  return remembered;
}

function createStored(): string {
  const id = crypto.randomUUID();
  writeItem(STORAGE_KEY, id);
  return id;
}
