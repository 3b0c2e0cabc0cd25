import { Button } from "@web/components/button.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** Loads the next page of a list that begins with the latest. */
export function EarlierButton(props: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
  className: string;
}) {
  const { query, children, className } = props;
  if (!query.hasNextPage) return null;
  return (
    <div className={classNames("grid justify-items-center", className)}>
      <Button
        size="sm"
        variant="secondary"
        pending={query.isFetchingNextPage}
        pendingText="Loading..."
        onClick={() => void query.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}
