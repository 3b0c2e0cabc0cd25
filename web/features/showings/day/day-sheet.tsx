import { betweenShowings, inOrder, spanText } from "@domain/showings/day.ts";
import { afterAct } from "@domain/showings/kept-acts.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatDate } from "@domain/site/text/format.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { dayShowingsQuery, type Showing } from "@web/api/showings/showings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { dayAndClock } from "@web/lib/clock.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { here } from "@web/lib/own-clock.ts";
import { Link } from "@web/lib/router.tsx";
import { dropAct, keptActsStore, useKeptActs } from "@web/session/kept-acts-later.ts";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useEffect } from "react";
import { ConfirmAll } from "./confirm-all.tsx";
import { DayShowing } from "./day-showing.tsx";
import { PersonOfTrust } from "./person-of-trust.tsx";
import { type SavedDay, saveDay, savedDay } from "./saved-days.ts";

/** All showings of a day across an owner's homes. Without a network, as they were when last loaded on this device. */
export function DaySheet({ userId, date }: { userId: string; date: string }) {
  const query = useQuery(dayShowingsQuery(userId, date));
  const { data, dataUpdatedAt } = query;
  const queryClient = useQueryClient();
  const sent = keptActsStore(({ sent }) => sent.length);
  useEffect(() => {
    if (sent > 0) void queryClient.invalidateQueries({ queryKey: ownKey(userId) });
  }, [queryClient, sent, userId]);
  useEffect(() => {
    if (data) saveDay({ userId, date, showings: data, savedAt: dataUpdatedAt });
  }, [userId, date, data, dataUpdatedAt]);
  // Shown from the first failure on, not after the last retry.
  const saved = query.failureCount > 0 ? savedDay(userId, date) : undefined;
  const day = data ? { userId, date, showings: data, savedAt: dataUpdatedAt } : saved;

  if (day) return <Day day={day} isOld={query.failureCount > 0} />;
  if (query.isError)
    // The days beside it may be on this device.
    return (
      <Frame date={date}>
        <LoadError title={ERRORS.bookings_unavailable.text} query={query} />
      </Frame>
    );
  return <PageLoading label="Loading the day..." />;
}

/** @param isOld it could not be loaded again. */
export function Day({ day, isOld }: { day: SavedDay; isOld: boolean }) {
  const { userId, date } = day;
  const isOffline = !useIsOnline() || isOld;
  const kept = useKeptActs(userId);
  const sent = keptActsStore((state) => state.sent).filter(({ at }) => at > day.savedAt);
  const showings = inOrder(
    day.showings.map((showing) => sent.reduce((now, { act }) => afterAct(now, act), showing)),
  );
  const between = betweenShowings(showings);
  return (
    <Frame date={date} summary={showings.length > 0 && summary(showings)}>
      {isOffline && (
        <InlineNotice tone="warn">
          This is the day as of {dayAndClock(day.savedAt)}. Calls and text messages work. What you
          confirm or note is kept here and sent when you are online. No timer starts until then.
        </InlineNotice>
      )}
      {kept.map(
        ({ id, refused }) =>
          refused !== undefined && (
            <InlineNotice
              key={id}
              tone="warn"
              action={{ label: "I have read this", onSelect: () => dropAct(id) }}
            >
              {refused}
            </InlineNotice>
          ),
      )}
      {showings.length === 0 ? (
        <EmptyState
          icon={<CalendarDays />}
          title="No showings on this day"
          text="Requests from visitors for this day appear here."
        />
      ) : (
        <>
          <ConfirmAll {...{ showings, userId, kept, isOffline }} />
          {isToCome(date) && <PersonOfTrust userId={userId} bookingId={showings[0]?.id ?? ""} />}
          <ol className="grid">
            {showings.map((showing, n) => (
              <Fragment key={showing.id}>
                <Gap between={between[n]} />
                <DayShowing {...{ showing, userId, kept, isOffline }} />
              </Fragment>
            ))}
          </ol>
        </>
      )}
    </Frame>
  );
}

/** The day's head, with the ways to the days beside it and to all showings. */
function Frame(props: { date: string; summary?: string | false; children: ReactNode }) {
  const { date, summary, children } = props;
  return (
    <div className="grid gap-4">
      <div>
        <BackLink to={paths.dashboard.showings()}>All showings</BackLink>
      </div>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-line border-b pb-4">
        <div>
          <h1 className="font-display text-title leading-tight">{formatDate(date)}</h1>
          {summary && <p className="text-ink-soft text-sm">{summary}</p>}
        </div>
        <nav aria-label="Other days" className="flex gap-1">
          <Link
            to={paths.showingsDay.href(addDays(date, -1))}
            aria-label="The day before"
            className={STEP}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Link>
          <Link
            to={paths.showingsDay.href(addDays(date, 1))}
            aria-label="The day after"
            className={STEP}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Link>
        </nav>
      </header>
      {children}
    </div>
  );
}

/** Whether someone can still come on that day, wherever the home is. */
function isToCome(date: string): boolean {
  return date >= addDays(dateInZone(new Date(), here()), -1);
}

function Gap({ between }: { between: ReturnType<typeof betweenShowings>[number] }) {
  if (!between) return null;
  const isOverlap = between.kind === "overlap";
  return (
    <li
      className={
        isOverlap
          ? "bg-amber-soft px-2 py-1 font-medium text-amber text-sm"
          : "bg-sunken px-2 py-0.5 text-ink-soft text-xs"
      }
    >
      {isOverlap
        ? `Overlaps a showing before by ${spanText(between.minutes)}`
        : `${spanText(between.minutes)} free`}
    </li>
  );
}

function summary(showings: readonly Showing[]): string {
  const homes = new Set(showings.map(({ listing_id }) => listing_id)).size;
  const waiting = showings.filter(({ status }) => status === "pending").length;
  return [
    formatCount(showings.length, "showing"),
    homes > 1 && `at ${homes} homes`,
    waiting > 0 && `${waiting} to answer`,
  ]
    .filter(Boolean)
    .join(", ");
}

const STEP =
  "inline-flex size-11 items-center justify-center rounded-full border border-line-strong hover:border-ink hover:bg-sunken";
