import type { ListingCard } from "@domain/listings.ts";
import { paths } from "@domain/paths.ts";
import { SHARE_COPIED, SHARE_FALLBACK, shareText } from "@domain/sharing.ts";
import { Button } from "@web/components/button.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { notify } from "@web/lib/notices.ts";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { shareListing } from "./share-listing.ts";

/** Shares a home's link in whatever way the device supports. */
export function ShareButton({ listing }: { listing: ListingCard }) {
  const [text, setText] = useState<string>();

  async function share() {
    const url = new URL(paths.listing.href(listing.id), window.location.origin).href;
    const outcome = await shareListing(listing, url);
    setText(outcome === "failed" ? shareText(listing, url) : undefined);
    if (outcome === "copied") notify({ tone: "success", text: SHARE_COPIED });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      {text !== undefined && (
        <TextArea
          label={SHARE_FALLBACK}
          readOnly
          ref={(field) => field?.select()}
          value={text}
          className="order-last col-span-full"
        />
      )}
    </>
  );
}
