import { WAITING_TEXTS } from "@domain/showings/waiting.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { useQuery } from "@tanstack/react-query";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";
import { waitingCountQuery } from "@web/api/showings/waiting.ts";
import { Button } from "@web/components/button.tsx";
import { CalendarLegend } from "@web/components/calendar-legend.tsx";
import { DateCalendar } from "@web/components/date-calendar.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Hourglass, Settings } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BookingLinkButton } from "./booking-link-button.tsx";
import type { ManagedHome } from "./managed-home.ts";
import { MonthSummary } from "./month-summary.tsx";
import { OpenHouses } from "./open-houses.tsx";
import { bookedSlots, dayText, freeSlots } from "./own-days.ts";
import { SetAvailabilityDialog } from "./set-availability-dialog.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useOwnCalendar } from "./use-own-calendar.ts";
import { WeeklyHoursSection } from "./weekly-hours-section.tsx";

/** Everything about when one home can be seen, for its page or a dialog. */
export function AvailabilityPanel(props: {
  userId: string;
  home: ManagedHome;
  /** Upcoming bookings, beside the calendar. */
  upcoming?: ReactNode;
}) {
  const { userId, home, upcoming } = props;
  const { query, calendar, now, today, lastDate, refresh } = useOwnCalendar(userId, home);
  const [date, setDate] = useState<string>();
  const [isSettingUp, setSettingUp] = useState(false);

  if (!calendar) {
    if (!query.isError) return <PanelSkeleton />;
    return <LoadError title={ERRORS.availability_not_loaded.text} query={query} />;
  }
  const shared = { userId, home, calendar, today, refresh };
  return (
    <div className="grid gap-8">
      {query.isError && (
        <OutOfDate query={query}>{`${ERRORS.availability_not_loaded.text}.`}</OutOfDate>
      )}
      <WeeklyHoursSection {...shared} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <OwnerCalendar {...{ calendar, today, lastDate, selected: date, onPick: setDate }} />
          <p className="text-ink-soft text-sm">
            Choose a day to say when you are free. All times are in {zoneName(home.time_zone)}.
          </p>
        </div>
        <div className="grid gap-10">
          <MonthSummary calendar={calendar} today={today} />
          <WaitingCount userId={userId} listingId={home.id} />
          <div className="flex flex-wrap items-start gap-3">
            <Button variant="secondary" onClick={() => setSettingUp(true)}>
              <Settings aria-hidden="true" className="size-4" />
              Settings
            </Button>
            {home.status === "active" && <BookingLinkButton listingId={home.id} />}
          </div>
          <OpenHouses {...shared} />
          {upcoming}
        </div>
      </div>
      {date !== undefined && (
        <SetAvailabilityDialog
          key={date}
          {...shared}
          {...{ date, lastDate, now }}
          onClose={() => setDate(undefined)}
        />
      )}
      {isSettingUp && <SettingsDialog {...shared} onClose={() => setSettingUp(false)} />}
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <LoadingGroup
      label="Loading your availability..."
      className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-4">
        <Skeleton className="mx-auto h-8 w-40" />
        <Skeleton className="h-80 w-full" />
      </div>
      <div className="grid gap-6">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </LoadingGroup>
  );
}

/** The month as its owner sees it: every day from today on can be opened. */
function OwnerCalendar(props: {
  calendar: OwnCalendar;
  today: string;
  lastDate: string;
  selected: string | undefined;
  onPick: (date: string) => void;
}) {
  const { calendar, today, lastDate, selected, onPick } = props;
  return (
    <div className="grid gap-4">
      <DateCalendar
        today={today}
        lastDate={lastDate}
        canPick={(date) => date >= today}
        describe={(date) => dayText(calendar, date, today)}
        isMarked={(date) => date >= today && freeSlots(calendar, date).length > 0}
        hasDot={(date) => date >= today && bookedSlots(calendar, date).length > 0}
        isSelected={(date) => date === selected}
        onPick={onPick}
      />
      <CalendarLegend withBooked />
    </div>
  );
}

/** How many people are waiting for times, but not who. Hidden while there are none. */
function WaitingCount({ userId, listingId }: { userId: string; listingId: string }) {
  const { data: people = 0 } = useQuery(waitingCountQuery(userId, listingId));
  if (people === 0) return null;
  return (
    <p className="flex items-start gap-2.5 text-sm">
      <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-clay" />
      <span>
        <span className="font-medium">{WAITING_TEXTS.count(people)}.</span>{" "}
        <span className="text-ink-soft">They get an email once you offer more times.</span>
      </span>
    </p>
  );
}
