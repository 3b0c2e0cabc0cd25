import { PageHeader } from "@web/components/page-header.tsx";
import { MyOffers, MyOffersSkeleton } from "@web/features/offers/offers/my-offers.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { MembersOnly } from "./members-only.tsx";

/** `/offers`: the offers that a buyer has made. */
export default function OffersScreen() {
  usePageTitle("Your offers");
  return (
    <div className="page grid gap-10 pt-8 pb-14 sm:pt-12">
      <PageHeader kicker="For buyers" title="Your offers" />
      <MembersOnly loading={<MyOffersSkeleton />}>
        {(user) => <MyOffers key={user.id} userId={user.id} />}
      </MembersOnly>
    </div>
  );
}
