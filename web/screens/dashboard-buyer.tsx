import { BuyerLinks } from "@web/features/dashboard/buyer-links.tsx";
import { Overview } from "@web/features/dashboard/overview.tsx";
import { SavedHomes } from "@web/features/dashboard/saved-homes.tsx";
import { DashboardVesty } from "./dashboard-vesty.tsx";

/** For someone with nothing for sale (yet): how to start selling, and their favorite homes. */
export function DashboardBuyer({ userId }: { userId: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      <Overview userId={userId} />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SavedHomes />
        <BuyerLinks />
      </div>
      <DashboardVesty userId={userId} />
    </div>
  );
}
