import { ERRORS } from "@domain/site/errors/errors.ts";
import { CalendarLegend } from "@web/components/calendar-legend.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useIsOnline } from "@web/lib/network-status.ts";
import { CalendarX } from "lucide-react";
import { MonthCalendar } from "./month-calendar.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import type { Availability } from "./use-availability.ts";

/** The month in its states: loading, out of date, failed, nothing offered. */
export function AvailableDays(props: {
  availability: Availability;
  selected: string | undefined;
  onPick: (date: string) => void;
}) {
  const { availability, selected, onPick } = props;
  const isOnline = useIsOnline();
  const { state, days, today, lastDate } = availability;

  if (state === "loading") return <CalendarSkeleton />;
  if (state === "failed") {
    return (
      <ErrorState
        level={3}
        title="Showing times could not be loaded"
        text={isOnline ? ERRORS.unavailable.text : ERRORS.network.text}
        onRetry={() => void availability.reload()}
        pending={availability.isFetching}
      />
    );
  }
  if (state === "ready" && days.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<CalendarX />}
        title="No showing times right now"
        text="New times from the owner appear here. You can ask for a time below, or get an email when there are new ones."
      />
    );
  }
  return (
    <div className="grid max-w-md gap-4">
      {state === "stale" && <StaleNotice availability={availability} />}
      <MonthCalendar
        days={days}
        today={today}
        lastDate={lastDate}
        selected={selected}
        isDisabled={state === "stale"}
        onPick={onPick}
      />
      <CalendarLegend />
    </div>
  );
}

function CalendarSkeleton() {
  return (
    <LoadingGroup
      label="Loading showing times..."
      className="grid max-w-md gap-4"
      shapes={["mx-auto h-8 w-40", "h-72 w-full", "h-4 w-56"]}
    />
  );
}
