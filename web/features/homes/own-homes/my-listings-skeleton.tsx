import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function MyListingsSkeleton() {
  return (
    <LoadingGroup label="Loading your homes..." className="border-line border-t">
      {[1, 2].map((home) => (
        <div
          key={home}
          className="grid gap-x-8 gap-y-4 border-line border-b py-7 sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-[3/2] w-full" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-6 w-64 max-w-full" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-7 w-32" />
            <Skeleton className="mt-2 h-9 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
