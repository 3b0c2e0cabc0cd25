import type { ListingPage } from "@domain/homes/listings.ts";
import { formatNumber, formatTotal } from "@domain/site/text/format.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";

/** How many homes are shown, and the button for the next page. */
export function LoadMore({
  shown,
  found,
  hasMore,
  isLoading,
  problem,
  onLoadMore,
}: {
  shown: number;
  found: Pick<ListingPage, "total" | "more">;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onLoadMore: () => void;
}) {
  if (!hasMore && shown >= found.total) return null;
  return (
    <div className="mt-14 flex flex-col items-center gap-4">
      <p className="text-ink-faint text-sm tabular-nums">
        {formatNumber(shown)} of {formatTotal(found)}
      </p>
      <Failure text={problem} />
      {hasMore && (
        <Button
          variant="secondary"
          size="lg"
          pending={isLoading}
          pendingText="Loading properties..."
          onClick={onLoadMore}
        >
          {problem ? "Try again" : "Load more"}
        </Button>
      )}
    </div>
  );
}
