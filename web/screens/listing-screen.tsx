import { FALLBACK_TITLE, fullAddress } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { useListing } from "@web/features/homes/listings/home/use-listing.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { ListingContents } from "./listing-contents.tsx";

/** `/listings/:id` opened directly: a shared link, a new tab. */
export default function ListingScreen() {
  const { id = "" } = useParams();
  const { data: listing } = useListing(id);
  usePageTitle(
    listing === null
      ? "No longer available"
      : listing?.status === "sold"
        ? `${fullAddress(listing)}: sold`
        : listing && (listing.title || FALLBACK_TITLE),
  );
  return (
    <div className="page max-w-6xl pt-6 sm:pt-8">
      <div className="mb-5">
        <BackLink to={paths.listings.href()}>All homes</BackLink>
      </div>
      <ListingContents key={id} id={id} frame="page" />
    </div>
  );
}
