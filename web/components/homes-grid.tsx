import { formatCount } from "@domain/site/text/format.ts";
import { LoadingGroup } from "./loading-group.tsx";

/** A page of kept homes: four across on a wide screen, one on a phone. */
export function homesGrid(rowGap = "gap-y-10"): string {
  return `grid grid-cols-1 items-start gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 ${rowGap}`;
}

/** How many there are, above them. */
export function HomesHeading({ id, count }: { id: string; count: number }) {
  return (
    <h2 id={id} className="py-5 text-ink-soft text-sm">
      {formatCount(count, "home")}
    </h2>
  );
}

/** Such a page while it loads. */
export function HomesGridSkeleton(props: {
  label: string;
  level?: 1 | undefined;
  rowGap?: string;
}) {
  const { label, level, rowGap } = props;
  return (
    <LoadingGroup
      label={label}
      level={level}
      className={`${homesGrid(rowGap)} pt-16`}
      shapes={Array(4).fill("h-80 rounded-lg sm:h-[420px]")}
    />
  );
}
