import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function TimelineSkeleton() {
  return (
    <LoadingGroup label="Loading your timeline..." className="grid gap-8">
      <Skeleton className="h-11 w-full" />
      {["a", "b", "c", "d", "e", "f"].map((step) => (
        <div key={step} className="grid grid-cols-[2.75rem_1fr] gap-x-3">
          <Skeleton className="m-2 size-7 rounded-full" />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
