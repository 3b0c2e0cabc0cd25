import { dateInZone, isCalendarDate } from "@domain/site/time/time-zones.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { Day, DaySheet } from "@web/features/showings/day/day-sheet.tsx";
import { savedDay } from "@web/features/showings/day/saved-days.ts";
import { here } from "@web/lib/own-clock.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { personOfTab } from "@web/session/belongings.ts";
import { RequireSession } from "@web/session/require-session.tsx";

/** `/showings/day/:date`: all showings of a day, for their owner. */
export default function ShowingsDayScreen() {
  usePageTitle("A day of showings");
  const { date: asked = "" } = useParams();
  const today = dateInZone(useNow(), here());
  const date = isCalendarDate(asked) ? asked : today;
  return (
    <div className="page max-w-3xl pt-6 pb-14 sm:pt-8">
      <RequireSession
        loading={<PageLoading label="Loading the day..." />}
        failed={(failure) => {
          // A session that can't be renewed without a network is still this device's person's.
          const saved = savedDay(personOfTab(), date);
          return saved ? <Day day={saved} isOld /> : <ErrorState level={1} {...failure} />;
        }}
      >
        {(user) => <DaySheet key={`${user.id} ${date}`} userId={user.id} date={date} />}
      </RequireSession>
    </div>
  );
}
