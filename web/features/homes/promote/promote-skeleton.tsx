import { LoadingGroup } from "@web/components/loading-group.tsx";

export function PromoteSkeleton() {
  return (
    <LoadingGroup
      label="Loading the figures..."
      level={1}
      className="grid gap-8"
      shapes={["h-4 w-32", "h-12 w-80", "h-72", "h-40"]}
    />
  );
}
