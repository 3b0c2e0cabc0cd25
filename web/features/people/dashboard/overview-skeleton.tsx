import { Skeleton } from "@web/components/skeleton.tsx";

/** The next step, the picture and the four facts while loading. */
export function OverviewSkeleton() {
  return (
    <div className="grid gap-8 sm:gap-10">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid content-start">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="mt-4 h-9 w-4/5 max-w-md sm:h-12" />
          <Skeleton className="mt-1 h-8 w-3/5 sm:hidden" />
          <Skeleton className="mt-6 h-4 w-full max-w-xl" />
          <Skeleton className="mt-3 h-4 w-full max-w-xl sm:hidden" />
          <Skeleton className="mt-3 h-4 w-3/5 max-w-sm" />
          <Skeleton className="mt-7 h-13 w-full rounded-md sm:w-44" />
          <Skeleton className="mt-6 h-4 w-52" />
          <Skeleton className="mt-3 h-1 w-full max-w-96" />
        </div>
        <Skeleton className="aspect-[3/2] max-lg:hidden" />
      </div>
      <div className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
        {[0, 1, 2, 3].map((fact) => (
          <div
            key={fact}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-line py-5 pr-4 max-lg:even:border-l max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:px-6 lg:not-first:border-l lg:first:pl-0"
          >
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-5 w-28 max-w-full" />
            <Skeleton className="h-4 w-full max-w-36" />
          </div>
        ))}
      </div>
    </div>
  );
}
