import { readItem, writeItem } from "./storage.ts";

/**
 * Which of an owner's links led to a home, while the tab is open: what the visitor does there counts for
 * that link. Only the link's word is kept, nothing about the visitor. Words are checked where they arrive
 * (keep-channel.ts) and in SQL, so that the first load needs no list of them.
 */
export function channelOf(listingId: string): string | undefined {
  return readItem(`came-from:${listingId}`, "session") ?? undefined;
}

export function rememberChannel(listingId: string, channel: string): void {
  writeItem(`came-from:${listingId}`, channel, "session");
}
