import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";

/** The outline of a page of its own: a way back, a title, a text and what it is about. */
export function PageLoading({ label }: { label: string }) {
  return (
    <LoadingGroup label={label} level={1} className="grid gap-6">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-12 max-w-96" />
      <SkeletonText lines={3} className="max-w-xl" />
      <Skeleton className="h-72 max-w-3xl" />
    </LoadingGroup>
  );
}
