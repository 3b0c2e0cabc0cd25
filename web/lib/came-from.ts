import { readItem, writeItem } from "./storage.ts";

/**
 * The channel whose link led to a home, until the tab closes: what the visitor does there counts for it.
 * Nothing about the visitor is kept. keep-channel.ts and SQL check the word, so that the first load needs
 * no list of channels.
 */
export function channelOf(listingId: string): string | undefined {
  return readItem(`came-from:${listingId}`, "session") ?? undefined;
}

export function rememberChannel(listingId: string, channel: string): void {
  writeItem(`came-from:${listingId}`, channel, "session");
}
