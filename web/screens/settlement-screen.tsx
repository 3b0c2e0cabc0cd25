import { OfferSkeleton } from "@web/features/offers/offers/offer-skeleton.tsx";
import { Settlement } from "@web/features/sales/closing-room/settlement.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/sales/:id/settlement`: the figures of a closing beside the agreed terms, for one side alone. */
export default function SettlementScreen() {
  usePageTitle("Check the closing's figures");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<OfferSkeleton label="Loading the sale..." />}>
        {(user) => <Settlement key={`${user.id}-${id}`} userId={user.id} id={id} />}
      </MembersOnly>
    </div>
  );
}
