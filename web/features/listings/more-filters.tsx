import { Button } from "@web/components/button.tsx";
import { type ComponentProps, lazy, Suspense, useId, useState } from "react";

const FurtherFilters = lazy(() =>
  import("./further-filters.tsx").then(({ FurtherFilters }) => ({ default: FurtherFilters })),
);

/** What few people filter by, behind a button that loads it. */
export function MoreFilters(search: ComponentProps<typeof FurtherFilters>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-3 col-span-full justify-self-start px-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Fewer filters" : "More filters"}
      </Button>
      <div id={id} className="col-span-full empty:hidden">
        <Suspense>{isOpen && <FurtherFilters {...search} />}</Suspense>
      </div>
    </>
  );
}
