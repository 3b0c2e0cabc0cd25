import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

/** @param props.level 1 if it stands in for the whole page. */
export function DisclosuresSkeleton({ level }: { level?: 1 }) {
  return (
    <LoadingGroup label="Loading the documents..." level={level} className="grid gap-8">
      <Skeleton className="h-10 w-72 max-w-full" />
      {["one", "two", "three"].map((each) => (
        <Skeleton key={each} className="h-24 rounded-md" />
      ))}
    </LoadingGroup>
  );
}
