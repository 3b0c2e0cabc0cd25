import { Button } from "@web/components/button.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { type ComponentProps, lazy, type ReactNode, useId, useState } from "react";

const FurtherFilters = lazy(async () => {
  const { FurtherFilters } = await arrivingCode(import("./further-filters.tsx"));
  return { default: FurtherFilters };
});

/**
 * Rarely used filters, behind a button that loads them.
 * @param beside shown next to the button.
 */
export function MoreFilters({
  beside,
  ...search
}: ComponentProps<typeof FurtherFilters> & { beside: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="col-span-full">
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Fewer filters" : "More filters"}
        </Button>
        {beside}
      </div>
      <div id={id} className="pt-3 empty:hidden">
        {isOpen && (
          <LazyPart title="The filters could not be loaded">
            <FurtherFilters {...search} />
          </LazyPart>
        )}
      </div>
    </div>
  );
}
