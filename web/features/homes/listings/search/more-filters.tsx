import { Button } from "@web/components/button.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { type ComponentProps, lazy, type ReactNode, useId } from "react";

const FurtherFilters = lazy(async () => {
  const { FurtherFilters } = await arrivingCode(import("./further-filters.tsx"));
  return { default: FurtherFilters };
});

/**
 * Rarely used filters, behind a button that loads them.
 * @param prices above them.
 * @param foot stays at the lower edge while they are scrolled, and on a phone at that of all filters.
 */
export function MoreFilters({
  isMore,
  setMore,
  prices,
  foot,
  ...search
}: ComponentProps<typeof FurtherFilters> & {
  isMore: boolean;
  setMore: (isMore: boolean) => void;
  prices: ReactNode;
  foot: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        className="more-button col-span-full justify-self-start whitespace-nowrap px-3"
        aria-expanded={isMore}
        aria-controls={id}
        onClick={() => setMore(!isMore)}
      >
        {isMore ? "Fewer filters" : "More filters"}
      </Button>
      <div className={classNames("more-filters", isMore && "is-open")}>
        <div
          id={id}
          className={classNames(
            "two-columns col-span-full items-start gap-4 lg:grid-cols-4",
            isMore ? "grid" : "hidden",
          )}
        >
          {prices}
          {isMore && (
            <LazyPart title="The filters could not be loaded">
              <FurtherFilters {...search} />
            </LazyPart>
          )}
        </div>
        <div className="filters-foot">{foot}</div>
      </div>
    </>
  );
}
