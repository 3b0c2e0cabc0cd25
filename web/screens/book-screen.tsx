import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { BookContents } from "./book-contents.tsx";
import { BookListing } from "./book-listing.tsx";

/** `/book/:id`: a shareable page for booking a showing, e.g. from an owner's message. */
export default function BookScreen() {
  const { id = "" } = useParams();
  usePageTitle("Schedule Showing");
  return (
    <div className="page max-w-3xl pt-8 pb-10 sm:pt-12 sm:pb-14">
      <BookListing key={id} id={id} level={1}>
        {(listing) => <BookContents listing={listing} frame="page" />}
      </BookListing>
    </div>
  );
}
