import { OfferSkeleton } from "@web/features/offers/offers/offer-skeleton.tsx";
import { ChangeSale } from "@web/features/sales/closing-room/change-sale.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/sales/:id/change`: either side of a sale proposes other terms. */
export default function ChangeSaleScreen() {
  usePageTitle("Propose a change");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<OfferSkeleton label="Loading the sale..." />}>
        {(user) => <ChangeSale key={`${user.id}-${id}`} userId={user.id} id={id} />}
      </MembersOnly>
    </div>
  );
}
