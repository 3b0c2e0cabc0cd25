import { PageLoading } from "@web/components/page-loading.tsx";
import { MakeOffer } from "@web/features/offers/offers/make-offer.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";
import { offerParts } from "./offer-parts.tsx";

/** `/listings/:id/offer`: a buyer makes an offer. */
export default function MakeOfferScreen() {
  usePageTitle("Make an offer");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<PageLoading label="Loading the home..." />}>
        {(user) => (
          <MakeOffer
            key={`${user.id}-${id}`}
            userId={user.id}
            listingId={id}
            {...offerParts(user.id)}
          />
        )}
      </MembersOnly>
    </div>
  );
}
