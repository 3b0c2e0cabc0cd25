import { Disclosure } from "@web/components/disclosure.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, Suspense, useState } from "react";

const CalendarFeed = lazy(() =>
  arrivingCode(
    import("@web/features/showings/availability/calendar-feed.tsx").then((module) => ({
      default: module.CalendarFeed,
    })),
  ),
);

/** The room of a sale offers its dates for the reader's own calendar. Loads once it is opened. */
export function SaleCalendar({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary="These dates in your own calendar"
    >
      {isOpen && (
        <div className="pt-3 pb-2">
          <Suspense
            fallback={<LoadingGroup label="Loading your calendar feed..." shapes={["h-11 w-52"]} />}
          >
            <CalendarFeed userId={userId} isForSale />
          </Suspense>
        </div>
      )}
    </Disclosure>
  );
}
