import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

/** The shape most pages share, while the first screen's code loads. */
export function PageSkeleton() {
  return (
    <LoadingGroup
      label="Loading..."
      level={1}
      className="page grid gap-10 pt-8 pb-10 sm:pt-12 sm:pb-14"
    >
      <div className="grid gap-4">
        <Skeleton className="h-12 w-full max-w-lg" />
        <Skeleton className="h-5 w-full max-w-sm" />
      </div>
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {["a", "b", "c", "d"].map((card) => (
          <Skeleton key={card} className="h-105" />
        ))}
      </div>
    </LoadingGroup>
  );
}
