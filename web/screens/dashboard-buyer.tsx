import { LowerPart } from "@web/components/lower-part.tsx";
import { Overview } from "@web/features/dashboard/overview.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, type ReactNode } from "react";
import { ListsSkeleton } from "./dashboard-skeleton.tsx";

const DashboardSaved = lazy(() => arrivingCode(import("./dashboard-saved.tsx")));

/** For someone with nothing for sale (yet): how to start selling, and their favorite homes. */
export function DashboardBuyer({ userId, vesty }: { userId: string; vesty: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      <Overview userId={userId} />
      <LowerPart skeleton={<ListsSkeleton label="Loading your saved homes..." row="min-h-28" />}>
        <DashboardSaved />
      </LowerPart>
      {vesty}
    </div>
  );
}
