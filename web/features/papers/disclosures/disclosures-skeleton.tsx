import { LoadingGroup } from "@web/components/loading-group.tsx";

/** @param props.level 1 if it replaces the whole page. */
export function DisclosuresSkeleton({ level }: { level?: 1 }) {
  return (
    <LoadingGroup
      label="Loading the documents..."
      level={level}
      className="grid gap-8"
      shapes={["h-10 w-72", "h-24 rounded-md", "h-24 rounded-md", "h-24 rounded-md"]}
    />
  );
}
