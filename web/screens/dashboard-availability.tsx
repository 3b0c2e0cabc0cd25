import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { BookingLinkButton } from "@web/features/showings/availability/booking-link-button.tsx";
import type { ManagedHome } from "@web/features/showings/availability/managed-home.ts";
import { MonthSummary } from "@web/features/showings/availability/month-summary.tsx";
import { useOwnCalendar } from "@web/features/showings/availability/use-own-calendar.ts";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { ManagedHomes } from "./managed-homes.tsx";

/** This month's figures and a link to the calendar. */
export default function DashboardAvailability({ userId }: { userId: string }) {
  const [picked, setPicked] = useState<string>();
  return (
    <ManagedHomes
      userId={userId}
      picked={picked}
      onPick={setPicked}
      skeleton={<FiguresSkeleton />}
      level={3}
    >
      {(home) => <Figures key={home.id} userId={userId} home={home} />}
    </ManagedHomes>
  );
}

function Figures({ userId, home }: { userId: string; home: ManagedHome }) {
  const { query, calendar, today } = useOwnCalendar(userId, home);
  const over = useBackgroundState();
  return (
    <>
      {calendar ? (
        <MonthSummary calendar={calendar} today={today} level={3} />
      ) : query.isError ? (
        <LoadError level={3} title={ERRORS.availability_not_loaded.text} query={query} />
      ) : (
        <FiguresSkeleton />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton to={paths.availability.href(home.id)} state={over} className="max-sm:w-full">
          <CalendarClock aria-hidden="true" className="size-4" />
          Manage Availability
        </LinkButton>
        {home.status === "active" && <BookingLinkButton listingId={home.id} />}
      </div>
    </>
  );
}

function FiguresSkeleton() {
  return (
    <LoadingGroup label="Loading your availability..." className="grid gap-5">
      <Skeleton className="h-9 w-44" />
      <div className="grid grid-cols-3 gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </LoadingGroup>
  );
}
