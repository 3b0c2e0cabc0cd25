import { type BuyerState, isBuyer } from "@domain/people/buyer-state.ts";
import { useQuery } from "@tanstack/react-query";
import { summaryQuery } from "@web/api/people/dashboard.ts";
import { LowerPart } from "@web/components/lower-part.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Overview } from "@web/features/people/dashboard/overview.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { ListsSkeleton } from "./dashboard-skeleton.tsx";

/** Also for an owner who buys. */
export const BuyerOverview = lazy(() => arrivingCode(import("./dashboard-purchases.tsx")));
const DashboardSaved = lazy(() => arrivingCode(import("./dashboard-saved.tsx")));

/**
 * The dashboard of a person with nothing for sale (yet): what they come back to, or how to start, and their favorite
 * homes. An open sale comes first.
 */
export function DashboardBuyer(props: {
  userId: string;
  buyer: BuyerState | undefined;
  vesty: ReactNode;
}) {
  const { userId, buyer, vesty } = props;
  const summary = useQuery(summaryQuery(userId));
  const isSale = summary.data?.next_step.id === "sale-step";
  const isSaleComing =
    summary.isPending && buyer?.offers.some(({ state }) => state === "accepted") === true;
  const isBuying = buyer && isBuyer(buyer);
  const soon = <Skeleton className="h-40" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      {isSaleComing ? (
        soon
      ) : (
        <>
          {(isSale || !isBuying) && <Overview userId={userId} />}
          {isBuying && (
            <Suspense fallback={soon}>
              <BuyerOverview state={buyer} isFirst={!isSale} />
            </Suspense>
          )}
        </>
      )}
      <LowerPart skeleton={<ListsSkeleton label="Loading your saved homes..." row="min-h-28" />}>
        <DashboardSaved />
      </LowerPart>
      {vesty}
    </div>
  );
}
