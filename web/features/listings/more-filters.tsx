import { Button } from "@web/components/button.tsx";
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useState } from "react";

const FilterBoxes = lazy(() =>
  import("./filter-boxes.tsx").then(({ FilterBoxes }) => ({ default: FilterBoxes })),
);

/** What few people filter by, behind a button. */
export function MoreFilters({
  children,
  ...search
}: ComponentProps<typeof FilterBoxes> & { children: ReactNode }) {
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
      <div id={id} hidden={!isOpen} className={isOpen ? MORE : undefined}>
        {isOpen && (
          <>
            {children}
            <Suspense>
              <FilterBoxes {...search} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}

const MORE = "col-span-full grid grid-cols-2 items-start gap-4 md:grid-cols-6 lg:grid-cols-8";
