import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

/** Below the greeting: the next step, the state, Vesty. */
export function DashboardSkeleton() {
  return (
    <LoadingGroup label="Loading dashboard..." className="grid gap-12 sm:gap-16">
      <div className="grid gap-8 sm:gap-10">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div className="grid content-start gap-4">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-12 w-full max-w-xl" />
            <Skeleton className="h-6 w-full max-w-2xl" />
            <Skeleton className="mt-2 h-13 w-full sm:w-48" />
          </div>
          <Skeleton className="aspect-[3/2] w-full max-lg:hidden" />
        </div>
        <Skeleton className="h-44 w-full lg:h-27" />
      </div>
      <Skeleton className="h-[28rem] w-full" />
    </LoadingGroup>
  );
}
