import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function PromoteSkeleton() {
  return (
    <LoadingGroup label="Loading the figures..." level={1} className="grid gap-8">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="h-72" />
      <Skeleton className="h-40" />
    </LoadingGroup>
  );
}
