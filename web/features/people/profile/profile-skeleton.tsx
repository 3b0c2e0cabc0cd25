import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";

export function ProfileSkeleton() {
  return (
    <LoadingGroup
      label="Loading your profile..."
      className="grid gap-x-12 gap-y-5 border-line border-t pt-8 lg:grid-cols-[18rem_minmax(0,36rem)]"
    >
      <Skeleton className="h-7 w-40" />
      <div className="grid gap-5">
        <Skeleton className="size-24 rounded-full" />
        {["name", "phone", "address", "type"].map((field) => (
          <Skeleton key={field} className="h-17" />
        ))}
      </div>
    </LoadingGroup>
  );
}
