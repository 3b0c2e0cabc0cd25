import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function DashboardSkeleton() {
  return (
    <LoadingGroup
      label="Loading dashboard..."
      className="page grid gap-10 py-10 sm:gap-14 sm:py-14"
    >
      <Skeleton className="h-14 w-full max-w-md" />
      <Skeleton className="h-24 w-full" />
      <div className="grid gap-14 lg:grid-cols-[1fr_24rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </LoadingGroup>
  );
}
