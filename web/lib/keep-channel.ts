import { CHANNEL_PARAMETER, toChannel } from "@domain/homes/channels.ts";
import { channelOf, rememberChannel } from "./came-from.ts";

/**
 * Stores the channel from the address and removes it, so that copying the address doesn't pass it on. The first place
 * that told a visitor of the home counts until the tab closes.
 */
export function keepChannel(listingId: string): void {
  const url = new URL(window.location.href);
  const word = url.searchParams.get(CHANNEL_PARAMETER);
  if (word === null) return;
  const channel = toChannel(word);
  if (channel && channelOf(listingId) === undefined) rememberChannel(listingId, channel);
  url.searchParams.delete(CHANNEL_PARAMETER);
  window.history.replaceState(window.history.state, "", url);
}
