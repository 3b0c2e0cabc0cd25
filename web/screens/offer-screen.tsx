import { PageLoading } from "@web/components/page-loading.tsx";
import { OfferPage } from "@web/features/offers/offers/offer-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";
import { offerParts } from "./offer-parts.tsx";

/** `/offers/:id`: one offer, for its buyer and for the owner. */
export default function OfferScreen() {
  usePageTitle("Offer");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<PageLoading label="Loading the offer..." />}>
        {(user) => (
          <OfferPage key={`${user.id}-${id}`} userId={user.id} id={id} {...offerParts(user.id)} />
        )}
      </MembersOnly>
    </div>
  );
}
