import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";

/** A question and its answer while loading. */
export function HistorySkeleton() {
  return (
    <LoadingGroup label="Loading your conversation...">
      <div className="grid gap-8">
        <Skeleton className="h-7 w-3/5" />
        <SkeletonText lines={4} />
      </div>
    </LoadingGroup>
  );
}
