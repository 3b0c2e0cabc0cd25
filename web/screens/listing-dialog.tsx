import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { useListing } from "@web/features/homes/listings/home/use-listing.ts";
import { useCloseListing } from "@web/lib/background-location.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { useOnChange } from "@web/lib/use-on-change.ts";
import { useRef } from "react";
import { ListingContents } from "./listing-contents.tsx";

/** `/listings/:id` opened from the list: the same details in a dialog above it. */
export default function ListingDialog() {
  const { id = "" } = useParams();
  const { data: listing } = useListing(id);
  const close = useCloseListing();
  const title = listing ? listing.title || FALLBACK_TITLE : undefined;
  usePageTitle(title);
  const top = useRef<HTMLDivElement>(null);

  // The dialog scrolls to the top for another home that was opened from this one ("Similar homes").
  useOnChange(id, () => {
    top.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
    top.current?.closest("dialog")?.querySelector<HTMLElement>("h2[tabindex='-1']")?.focus();
  });

  return (
    <Dialog hasAddress title={title ?? "Property details"} hideTitle size="xl" onClose={close}>
      <div ref={top}>
        <ListingContents key={id} id={id} frame="dialog" />
      </div>
    </Dialog>
  );
}
