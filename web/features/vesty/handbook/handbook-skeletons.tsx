import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";

export function ContentsSkeleton() {
  return (
    <LoadingGroup label="Loading the handbook..." className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      {[3, 4, 5, 3].map((rows, topic) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move
        <div key={topic} className="grid content-start gap-6">
          <Skeleton className="h-8 w-48" />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move
            <SkeletonText key={row} lines={2} className="max-w-prose" />
          ))}
        </div>
      ))}
    </LoadingGroup>
  );
}

export function ResultsSkeleton() {
  return (
    <LoadingGroup label="Searching the handbook..." className="grid gap-8">
      <SkeletonText lines={3} className="max-w-prose" />
      <SkeletonText lines={3} className="max-w-prose" />
      <SkeletonText lines={3} className="max-w-prose" />
    </LoadingGroup>
  );
}

export function ArticleSkeleton() {
  return (
    <LoadingGroup label="Loading the article..." level={1} className="grid max-w-160 gap-6">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-12 w-full" />
      <SkeletonText lines={2} />
      <SkeletonText lines={6} className="mt-6" />
      <SkeletonText lines={5} />
    </LoadingGroup>
  );
}
