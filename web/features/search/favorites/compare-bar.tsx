import { COMPARED_FULL, MAX_COMPARED } from "@domain/search/favorites.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import type { CompareChoice } from "./use-compare-choice.ts";

/** The bar at the bottom of the screen once a home is ticked: the count, and a link to the comparison. */
export function CompareBar({ choice }: { choice: CompareChoice }) {
  const { ids, isFull, clear } = choice;
  const hasChoice = ids.length > 0;
  return (
    <div
      className={classNames(
        "sticky bottom-3 z-20 mt-8",
        hasChoice &&
          "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-lifted sm:px-6",
      )}
    >
      {/* Always present, or a screen reader would miss the first message. */}
      <p role="status" className="text-sm">
        {hasChoice && words(ids.length, isFull)}
      </p>
      {hasChoice && (
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear
          </Button>
          {ids.length > 1 && (
            <LinkButton to={paths.compare.href(ids)} size="sm">
              {`Compare ${ids.length} homes`}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

function words(count: number, isFull: boolean): string {
  if (isFull) return `${COMPARED_FULL} Uncheck one to choose another.`;
  if (count === 1) return "One home chosen. Choose another one to compare it with.";
  return `${count} of up to ${MAX_COMPARED} homes chosen.`;
}
