import { formatPrice } from "../site/text/format.ts";
import { FALLBACK_TITLE, fullAddress, type ListingCard } from "./listings.ts";

export const SHARE_COPIED = "Property details copied to clipboard!";
export const SHARE_FALLBACK = "Share this property:";

/** The text for sharing a home: its facts and its link. */
export function shareText(
  listing: Pick<ListingCard, "title" | "price" | "address" | "city" | "state" | "zip_code">,
  url: string,
): string {
  const title = listing.title || FALLBACK_TITLE;
  return `Check out this property: ${title} - ${formatPrice(listing.price)} at ${fullAddress(listing)} ${url}`;
}
