import type { KeptListing } from "@web/api/search/kept-listings.ts";
import { PageHeader } from "@web/components/page-header.tsx";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { HiddenHomes } from "@web/features/search/hidden-homes/hidden-homes.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";

/** `/hidden`: homes that are left out of results. */
export default function HiddenHomesScreen() {
  usePageTitle("Homes you have hidden");
  return (
    <div className="page pt-8 pb-14 sm:pt-12">
      <PageHeader
        kicker="Out of sight"
        title="Homes you have hidden"
        lead="They don't appear in your results or on your map until you unhide them. Only you can see this."
      />
      <HiddenHomes renderCard={renderCard} />
    </div>
  );
}

function renderCard(home: KeptListing) {
  return <ListingCard listing={home} isFirst={false} />;
}
