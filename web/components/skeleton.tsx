import { classNames } from "@web/lib/class-names.ts";

/**
 * A placeholder shape; give it the final size with classes (`h-6 w-40`). Put the text for screen
 * readers once around the group: `<LoadingGroup label="Loading properties...">`.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("max-w-full animate-shimmer rounded-sm bg-line/70", className)}
    />
  );
}

/** Lines of text; the last one is shorter, like a paragraph's. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classNames("grid gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
          key={line}
          className={classNames("h-4", line === lines - 1 ? "w-3/5" : "w-full")}
        />
      ))}
    </div>
  );
}
