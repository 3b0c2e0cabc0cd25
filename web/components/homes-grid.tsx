import { LoadingGroup } from "./loading-group.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A page of kept homes: four across on a wide screen, one on a phone. Lists choose the gap between rows. */
export const HOMES_GRID =
  "grid grid-cols-1 items-start gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** Such a page while it loads. */
export function HomesGridSkeleton({
  label,
  level,
  rowGap,
}: {
  label: string;
  level?: 1 | undefined;
  rowGap: string;
}) {
  return (
    <LoadingGroup label={label} level={level} className={`${HOMES_GRID} ${rowGap} pt-16`}>
      {["a", "b", "c", "d"].map((card) => (
        <Skeleton key={card} className="h-[420px] rounded-lg" />
      ))}
    </LoadingGroup>
  );
}
