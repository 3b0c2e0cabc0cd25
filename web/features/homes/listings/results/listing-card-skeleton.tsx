import { Skeleton } from "@web/components/skeleton.tsx";

export function ListingCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col sm:min-h-[420px]">
      <Skeleton className="h-[176px] shrink-0 rounded-lg sm:h-[240px]" />
      <Skeleton className="mt-3 h-6 w-4/5" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-2.5 mb-3 h-4 w-11/12" />
      <div className="flex gap-2">
        <Skeleton className="h-9 flex-1 rounded-md pointer-coarse:h-11" />
        <Skeleton className="h-9 flex-1 rounded-md pointer-coarse:h-11" />
      </div>
    </div>
  );
}
