import { ERRORS } from "@domain/errors.ts";
import { zoneName } from "@domain/zone-names.ts";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Settings } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BookingLinkButton } from "./booking-link-button.tsx";
import type { ManagedHome } from "./managed-home.ts";
import { MonthSummary } from "./month-summary.tsx";
import { OpenHouses } from "./open-houses.tsx";
import { OwnerCalendar } from "./owner-calendar.tsx";
import { SetAvailabilityDialog } from "./set-availability-dialog.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useOwnCalendar } from "./use-own-calendar.ts";
import { WaitingCount } from "./waiting-count.tsx";

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
  const shared = { userId, home, calendar, refresh };
  return (
    <div className="grid gap-8">
      {query.isError && (
        <OutOfDate query={query}>{`${ERRORS.availability_not_loaded.text}.`}</OutOfDate>
      )}
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
          <OpenHouses {...shared} today={today} />
          {upcoming}
        </div>
      </div>
      {date !== undefined && (
        <SetAvailabilityDialog
          key={date}
          {...shared}
          {...{ date, today, lastDate, now }}
          onClose={() => setDate(undefined)}
        />
      )}
      {isSettingUp && (
        <SettingsDialog {...shared} today={today} onClose={() => setSettingUp(false)} />
      )}
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
