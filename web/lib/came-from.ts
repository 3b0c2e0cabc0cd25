import { readItem, writeItem } from "./storage.ts";

/**
 * Which of an owner's links led to a home, for as long as the tab is open: what the visitor does about the
 * home counts for it. Only the word of the link is kept, and nothing about the visitor. Words are checked
 * where they arrive (keep-channel.ts) and in SQL, so that the first load needs no list of them.
 */
export function channelOf(listingId: string): string | undefined {
  return readItem(`came-from:${listingId}`, "session") ?? undefined;
}

export function rememberChannel(listingId: string, channel: string): void {
  writeItem(`came-from:${listingId}`, channel, "session");
}
