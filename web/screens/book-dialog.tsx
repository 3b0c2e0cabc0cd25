import { Dialog } from "@web/components/dialog.tsx";
import { useCloseListing } from "@web/lib/background-location.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { BookContents } from "./book-contents.tsx";
import { BookListing } from "./book-listing.tsx";

/** The schedule modal: `/book/:id` opened over another page. */
export default function BookDialog() {
  const { id = "" } = useParams();
  const close = useCloseListing();
  usePageTitle("Schedule Showing");
  return (
    <Dialog hasAddress title="Schedule Showing" size="md" onClose={close}>
      <BookListing key={id} id={id} level={2}>
        {(listing) => <BookContents listing={listing} frame="dialog" />}
      </BookListing>
    </Dialog>
  );
}
