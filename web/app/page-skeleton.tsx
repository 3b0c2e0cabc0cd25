import { LoadingGroup } from "@web/components/loading-group.tsx";

/** What most pages begin with, while a screen's code loads: a title, a text and a part. */
export function PageSkeleton() {
  return (
    <LoadingGroup
      label="Loading..."
      level={1}
      className="page grid gap-6 pt-8 pb-10 sm:pt-12 sm:pb-14"
      shapes={["h-12 w-full max-w-lg", "h-5 w-full max-w-sm", "h-72 max-w-3xl"]}
    />
  );
}
