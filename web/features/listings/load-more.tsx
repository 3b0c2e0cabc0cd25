import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";

const COUNT = new Intl.NumberFormat("en-US");

/** How many homes are shown, and the button for the next page. */
export function LoadMore({
  shown,
  total,
  hasMore,
  isLoading,
  problem,
  onLoadMore,
}: {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onLoadMore: () => void;
}) {
  if (!hasMore && shown >= total) return null;
  return (
    <div className="mt-14 flex flex-col items-center gap-4">
      <p className="text-ink-faint text-sm tabular-nums">
        {COUNT.format(shown)} of {COUNT.format(total)}
      </p>
      {problem && <InlineNotice tone="error">{problem}</InlineNotice>}
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
