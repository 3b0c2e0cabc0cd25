import { paths } from "../site/paths.ts";

/**
 * The place that a visitor of a home comes from: a word in the links that owners post, `?from=flyer`. SQL knows the
 * same words (private.is_channel) and takes no others. A word says nothing about the person who follows the link.
 */
export const CHANNELS = [
  "flyer",
  "sign",
  "craigslist",
  "facebook",
  "nextdoor",
  "instagram",
  "x",
  "sms",
  "portal",
  "zillow",
  "mls",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** The parameter of a home's address. */
export const CHANNEL_PARAMETER = "from";

export function toChannel(word: unknown): Channel | undefined {
  return CHANNELS.find((channel) => channel === word);
}

/** The address of a home's page with the word, to be posted. */
export function taggedHref(siteUrl: string, listingId: string, channel: Channel): string {
  return `${siteUrl}${paths.listing.href(listingId)}?${CHANNEL_PARAMETER}=${channel}`;
}
