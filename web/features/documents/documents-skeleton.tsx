import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function DocumentsSkeleton() {
  return (
    <LoadingGroup label="Loading your documents...">
      {["w-48", "w-36", "w-56"].map((width) => (
        <div key={width} className="flex items-center gap-4 border-line border-t py-4">
          <Skeleton className="size-10 shrink-0" />
          <div className="grid gap-2">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-3 w-32" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
