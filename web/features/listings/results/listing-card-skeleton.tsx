import { Skeleton } from "@web/components/skeleton.tsx";

export function ListingCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-[420px] flex-col">
      <Skeleton className="h-[240px] shrink-0 rounded-lg" />
      <Skeleton className="mt-4 h-6 w-4/5" />
      <Skeleton className="mt-2.5 h-4 w-3/5" />
      <Skeleton className="mt-3.5 h-4 w-2/3" />
      <div className="mt-auto flex gap-2">
        <Skeleton className="h-9 flex-1 rounded-md pointer-coarse:h-11" />
        <Skeleton className="h-9 flex-1 rounded-md pointer-coarse:h-11" />
      </div>
    </div>
  );
}
