import { ErrorState } from "@web/components/error-state.tsx";
import { MakeOffer } from "@web/features/offers/make-offer.tsx";
import { OfferSkeleton } from "@web/features/offers/offer-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { RequireSession } from "@web/session/require-session.tsx";
import { offerParts } from "./offer-parts.tsx";

/** `/listings/:id/offer`: a buyer makes an offer. */
export default function MakeOfferScreen() {
  usePageTitle("Make an offer");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <RequireSession
        loading={<OfferSkeleton label="Loading the home..." />}
        failed={(failure) => <ErrorState level={1} {...failure} />}
      >
        {(user) => (
          <MakeOffer
            key={`${user.id}-${id}`}
            userId={user.id}
            listingId={id}
            {...offerParts(user.id)}
          />
        )}
      </RequireSession>
    </div>
  );
}
