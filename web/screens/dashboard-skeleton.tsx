import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { OverviewSkeleton } from "@web/features/dashboard/overview-skeleton.tsx";

/** Below the greeting: the next step, the state, and Vesty with its suggestions. */
export function DashboardSkeleton() {
  return (
    <LoadingGroup label="Loading dashboard..." className="grid gap-12 sm:gap-16">
      <OverviewSkeleton />
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
    </LoadingGroup>
  );
}
