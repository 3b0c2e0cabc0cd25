import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { writeToClipboard } from "@web/lib/browser-features.ts";
import { notify } from "@web/lib/notices.ts";
import { Link2 } from "lucide-react";
import { useState } from "react";

/** The public address for booking a showing of this home, for a message or a yard sign. */
export function BookingLinkButton({ listingId }: { listingId: string }) {
  const [failed, setFailed] = useState(false);
  const link = new URL(paths.book.href(listingId), location.origin).href;

  async function copy() {
    const isCopied = await writeToClipboard(link);
    setFailed(!isCopied);
    if (isCopied) notify({ tone: "success", text: "Booking link copied." });
  }

  return (
    <div className="grid gap-3">
      <Button variant="secondary" onClick={() => void copy()} className="justify-self-start">
        <Link2 aria-hidden="true" className="size-4" />
        Copy booking link
      </Button>
      {failed && (
        <InlineNotice tone="info" title="Please copy the link manually:">
          <span className="select-all break-all">{link}</span>
        </InlineNotice>
      )}
    </div>
  );
}
