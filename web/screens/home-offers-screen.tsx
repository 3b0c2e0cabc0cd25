import { ErrorState } from "@web/components/error-state.tsx";
import { HomeOffers } from "@web/features/offers/home-offers.tsx";
import { OfferSkeleton } from "@web/features/offers/offer-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { RequireSession } from "@web/session/require-session.tsx";

/** `/my-listings/:id/offers`: the offers for a home, side by side, for its owner. */
export default function HomeOffersScreen() {
  usePageTitle("Offers");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <RequireSession
        loading={<OfferSkeleton label="Loading the offers..." />}
        failed={(failure) => <ErrorState level={1} {...failure} />}
      >
        {(user) => <HomeOffers key={`${user.id}-${id}`} userId={user.id} listingId={id} />}
      </RequireSession>
    </div>
  );
}
