import { FALLBACK_TITLE, type ListingCard } from "@domain/homes/listings.ts";
import { shareText } from "@domain/homes/sharing.ts";
import { shareSheet, writeToClipboard } from "@web/lib/browser-features.ts";

type ShareOutcome = "shared" | "dismissed" | "copied" | "failed";

/**
 * Uses the device's share sheet where there is one, else the clipboard. @returns `failed` when neither worked: show the
 * text, so that the visitor can copy it.
 */
export async function shareListing(listing: ListingCard, url: string): Promise<ShareOutcome> {
  const native = await shareNatively(listing, url);
  return native ?? ((await writeToClipboard(shareText(listing, url))) ? "copied" : "failed");
}

async function shareNatively(listing: ListingCard, url: string): Promise<ShareOutcome | undefined> {
  const share = shareSheet();
  if (!share) return undefined;
  try {
    await share({
      title: listing.title || FALLBACK_TITLE,
      text: shareText(listing, "").trim(),
      url,
    });
    return "shared";
  } catch (error) {
    // Closing the sheet is not an error; after a real one, try the clipboard.
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : undefined;
  }
}
