import { PageLoading } from "@web/components/page-loading.tsx";
import { SaleRoom } from "@web/features/sales/closing-room/sale-room.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";
import { SaleCalendar } from "./sale-calendar.tsx";

/** `/sales/:id`: a sale from acceptance to the keys, for its buyer and for the owner. */
export default function SaleScreen() {
  usePageTitle("Sale");
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<PageLoading label="Loading the sale..." />}>
        {(user) => (
          <SaleRoom
            key={`${user.id}-${id}`}
            userId={user.id}
            id={id}
            calendar={<SaleCalendar userId={user.id} />}
          />
        )}
      </MembersOnly>
    </div>
  );
}
