import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { OverviewSkeleton } from "@web/features/people/dashboard/overview-skeleton.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** Below the greeting: the next step, the state, and Vesty with its suggestions. */
export function DashboardSkeleton() {
  return (
    <LoadingGroup label="Loading dashboard..." className="grid gap-12 sm:gap-16">
      <OverviewSkeleton />
      <VestyShape />
    </LoadingGroup>
  );
}

export function VestySkeleton() {
  return (
    <LoadingGroup label="Loading Vesty...">
      <VestyShape />
    </LoadingGroup>
  );
}

/** Two lists, side by side or stacked on a phone. @param row the height of an entry. */
export function ListsSkeleton({ label, row }: { label: string; row: string }) {
  return (
    <LoadingGroup
      label={label}
      className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      {[0, 1].map((list) => (
        <div key={list}>
          <div className="border-line border-b pb-3">
            <Skeleton className="h-8 w-48" />
          </div>
          {[0, 1, 2].map((entry) => (
            <div
              key={entry}
              className={classNames("grid content-start gap-3 border-line border-b py-5", row)}
            >
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          ))}
        </div>
      ))}
    </LoadingGroup>
  );
}

function VestyShape() {
  return (
    <div className="grid gap-y-6 border-line lg:grid-cols-[22rem_minmax(0,1fr)] lg:border-y">
      <div className="min-w-0 lg:pr-10">
        <div className="flex items-center border-line max-lg:mb-4 lg:min-h-14 lg:border-b">
          <Skeleton className="h-5 w-28" />
        </div>
        <div className="grid gap-6 lg:py-5">
          {[0, 1, 2].map((card) => (
            <div key={card} className="grid gap-2.5 max-lg:nth-[n+2]:hidden">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-4/5" />
            </div>
          ))}
        </div>
      </div>
      <div className="-mx-4 h-[min(34rem,calc(100dvh-8rem))] min-h-[26rem] border-line px-4 max-lg:border-y sm:mx-0 sm:px-0 lg:border-l">
        <div className="flex min-h-14 items-center border-line border-b lg:px-8">
          <Skeleton className="h-5 w-16" />
        </div>
        <div className="grid max-w-xl gap-3 pt-8 lg:px-8">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </div>
      </div>
    </div>
  );
}
