import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function WizardSkeleton() {
  return (
    <LoadingGroup label="Loading your listing..." level={1} className="grid gap-8 pb-24 sm:gap-10">
      <div className="grid gap-3">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-64 max-w-full" />
      </div>
      <Skeleton className="h-1 w-full" />
      <div className="grid max-w-3xl gap-6">
        <Skeleton className="h-12 w-56" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <div className="grid grid-cols-2 gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </div>
    </LoadingGroup>
  );
}
