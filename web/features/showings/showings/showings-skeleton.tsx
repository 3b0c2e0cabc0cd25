import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function ShowingsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <LoadingGroup label="Loading showings...">
      {["a", "b", "c"].slice(0, rows).map((row) => (
        <div
          key={row}
          className="grid gap-x-8 gap-y-4 border-line border-b py-7 md:grid-cols-[15rem_1fr]"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="h-4 w-32" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-full max-w-sm" />
            <Skeleton className="h-9 w-64" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
