import { ERRORS } from "@domain/errors.ts";
import { paths } from "@domain/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { BookingLinkButton } from "@web/features/availability/booking-link-button.tsx";
import { CalendarFeed } from "@web/features/availability/calendar-feed.tsx";
import { HomePicker } from "@web/features/availability/home-picker.tsx";
import { type ManagedHome, managedHomes } from "@web/features/availability/managed-home.ts";
import { MonthSummary } from "@web/features/availability/month-summary.tsx";
import { useOwnCalendar } from "@web/features/availability/use-own-calendar.ts";
import { NoProperty } from "@web/features/own-homes/no-property.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { CalendarClock } from "lucide-react";
import { useState } from "react";

/** This month's figures and a link to the calendar, with real counts. */
export default function DashboardAvailability({ userId }: { userId: string }) {
  const query = useQuery(ownHomesQuery(userId));
  const [chosen, setChosen] = useState<string>();
  if (query.isPending) return <FiguresSkeleton />;
  if (!query.data) {
    return <LoadError level={3} title={ERRORS.user_listings_unavailable.text} query={query} />;
  }
  const homes = managedHomes(query.data);
  const home = homes.find(({ id }) => id === chosen) ?? homes[0];
  if (!home) {
    return <NoProperty>List your home first, then say here when it can be viewed.</NoProperty>;
  }
  return (
    <div className="grid gap-8">
      {homes.length === 1 && (
        <p className="text-ink-soft text-lead">{home.title || home.address}</p>
      )}
      <HomePicker homes={homes} selected={home.id} onSelect={setChosen} />
      <Figures key={home.id} userId={userId} home={home} />
      <CalendarFeed userId={userId} level={3} />
    </div>
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
