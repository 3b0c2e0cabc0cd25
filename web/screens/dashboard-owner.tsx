import {
  type BuyerState,
  isBuyer,
  isUrgent,
  isUrgentForOwner,
} from "@domain/people/buyer-state.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { summaryQuery } from "@web/api/people/dashboard.ts";
import { LowerPart } from "@web/components/lower-part.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Overview } from "@web/features/people/dashboard/overview.tsx";
import { OPENED_HERE } from "@web/features/people/dashboard/use-panel.ts";
import { TimelineLine } from "@web/features/people/timeline/timeline-line.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useNow } from "@web/lib/use-now.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { BuyerOverview } from "./dashboard-buyer.tsx";
import { ListsSkeleton } from "./dashboard-skeleton.tsx";

const DashboardLists = lazy(() => arrivingCode(import("./dashboard-lists.tsx")));

/** Each part is independent: if one fails, the others still show. */
export function DashboardOwner(props: {
  userId: string;
  homes: UseQueryResult<OwnHome[]>;
  /** A person who sells may buy, too. */
  buyer: BuyerState | undefined;
  vesty: ReactNode;
}) {
  const { userId, homes, buyer, vesty } = props;
  const now = useNow();
  const { data: summary, isPending } = useQuery(summaryQuery(userId));
  const isBuyerFirst =
    buyer !== undefined &&
    summary !== undefined &&
    isUrgent(buyer, now) &&
    !isUrgentForOwner(summary.next_step);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      {isBuyerFirst && <Purchases state={buyer} isFirst />}
      <Overview
        userId={userId}
        progress={(home) => <TimelineLine {...{ userId, home }} state={OPENED_HERE} />}
      />
      {buyer && isBuyer(buyer) && !isBuyerFirst && !isPending && (
        <Purchases state={buyer} isFirst={false} />
      )}
      {vesty}
      <LowerPart
        skeleton={<ListsSkeleton label="Loading your showings and homes..." row="min-h-64" />}
      >
        <DashboardLists userId={userId} homes={homes} />
      </LowerPart>
    </div>
  );
}

function Purchases(props: { state: BuyerState; isFirst: boolean }) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <BuyerOverview {...props} />
    </Suspense>
  );
}
