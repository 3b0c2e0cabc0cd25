import { BuyerLinks } from "@web/features/people/dashboard/buyer-links.tsx";
import { SavedHomes } from "@web/features/people/dashboard/saved-homes.tsx";

/** A buyer's favorite homes, and where to go from here. */
export default function DashboardSaved() {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <SavedHomes />
      <BuyerLinks />
    </div>
  );
}
