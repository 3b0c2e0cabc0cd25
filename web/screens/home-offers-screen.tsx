import { HomeOffers } from "@web/features/offers/offers/home-offers.tsx";
import { OfferSkeleton } from "@web/features/offers/offers/offer-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/my-listings/:id/offers`: the offers for a home, side by side, for its owner. */
export default function HomeOffersScreen() {
  usePageTitle("Offers");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<OfferSkeleton label="Loading the offers..." />}>
        {(user) => <HomeOffers key={`${user.id}-${id}`} userId={user.id} listingId={id} />}
      </MembersOnly>
    </div>
  );
}
