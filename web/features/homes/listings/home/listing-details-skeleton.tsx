import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** The details in their final shape, for visitors arriving by a link. */
export function ListingDetailsSkeleton({ frame }: { frame: "page" | "dialog" }) {
  return (
    <LoadingGroup
      label="Loading property..."
      level={frame === "page" ? 1 : undefined}
      className="@container"
    >
      <div
        className={classNames(
          "grid gap-x-14 gap-y-7 pb-14 @3xl:grid-cols-[minmax(0,1fr)_20rem]",
          frame === "dialog" && "px-4 @xl:px-8 @3xl:px-12",
        )}
      >
        <div>
          <Skeleton
            className={classNames(
              "mb-7 aspect-[4/3] max-h-[38dvh] min-h-56 w-full rounded-lg @3xl:aspect-[3/2] @3xl:max-h-[50dvh]",
              frame === "dialog" && "@3xl:mt-8",
            )}
          />
          <Skeleton className="h-6 w-16" />
          <Skeleton className="mt-4 h-11 w-4/5" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <SkeletonText lines={6} className="mt-12 max-w-[62ch]" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-12 w-44" />
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-13 rounded-md" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      </div>
    </LoadingGroup>
  );
}
