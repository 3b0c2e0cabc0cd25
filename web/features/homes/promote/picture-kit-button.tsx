import { FALLBACK_TITLE, type ListingDetails } from "@domain/homes/listings.ts";
import { paperName } from "@domain/papers/document-kit/catalogue.ts";
import { Button } from "@web/components/button.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useDownload } from "@web/lib/use-download.ts";
import { Download } from "lucide-react";
import { useState } from "react";

/** One download with everything that other sites ask for. Its code loads on a press. */
export function PictureKitButton({ home }: { home: ListingDetails }) {
  const [done, setDone] = useState(0);
  const most = home.images.length;
  const { isDownloading, download } = useDownload(
    async () => {
      const { pictureKit } = await arrivingCode(import("./picture-kit.ts"));
      return pictureKit(home, setDone);
    },
    paperName(home.title || FALLBACK_TITLE).replace(/pdf$/, "zip"),
  );
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-fit"
        pending={isDownloading}
        pendingText={`Picture ${Math.min(done + 1, most)} of ${most}`}
        onClick={() => void download()}
      >
        <Download aria-hidden="true" className="size-4" />
        Pictures and texts as a ZIP
      </Button>
      <p className="max-w-prose text-ink-soft text-sm">
        Each picture is in it twice: square for feeds, and wide for the head of a page. They are cut
        from the middle, so look at each before you post it.
      </p>
    </div>
  );
}
