import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function DisclosuresSkeleton() {
  return (
    <LoadingGroup label="Loading the documents..." className="grid gap-8">
      <Skeleton className="h-10 w-72 max-w-full" />
      {["one", "two", "three"].map((each) => (
        <Skeleton key={each} className="h-24 rounded-md" />
      ))}
    </LoadingGroup>
  );
}
