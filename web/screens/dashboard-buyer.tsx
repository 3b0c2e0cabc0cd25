import { type BuyerState, isBuyer } from "@domain/people/buyer-state.ts";
import { LowerPart } from "@web/components/lower-part.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Overview } from "@web/features/people/dashboard/overview.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { ListsSkeleton } from "./dashboard-skeleton.tsx";

const BuyerOverview = lazy(() => arrivingCode(import("./dashboard-purchases.tsx")));
const DashboardSaved = lazy(() => arrivingCode(import("./dashboard-saved.tsx")));

/** For someone with nothing for sale (yet): what they come back to, or how to start, and their favorite homes. */
export function DashboardBuyer(props: {
  userId: string;
  buyer: BuyerState | undefined;
  vesty: ReactNode;
}) {
  const { userId, buyer, vesty } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      {buyer && isBuyer(buyer) ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <BuyerOverview state={buyer} isFirst />
        </Suspense>
      ) : (
        <Overview userId={userId} />
      )}
      <LowerPart skeleton={<ListsSkeleton label="Loading your saved homes..." row="min-h-28" />}>
        <DashboardSaved />
      </LowerPart>
      {vesty}
    </div>
  );
}
