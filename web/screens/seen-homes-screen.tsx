import type { ListingCard as Home } from "@domain/homes/listings.ts";
import { PageHeader } from "@web/components/page-header.tsx";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { SeenHomes } from "@web/features/search/seen-homes/seen-homes.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";

/** `/seen`: recently viewed homes, also the landing place when offline. */
export default function SeenHomesScreen() {
  usePageTitle("Homes you have seen");
  return (
    <div className="page pt-8 pb-14 sm:pt-12">
      <PageHeader
        kicker="On this device"
        title="Homes you have seen"
        lead="The homes as they were when you last looked at them. You can schedule a showing once you are online again."
      />
      <SeenHomes renderCard={renderCard} />
    </div>
  );
}

function renderCard(home: Home) {
  return <ListingCard listing={home} isFirst={false} />;
}
