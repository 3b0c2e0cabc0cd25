import { MAX_DAYS_OFF } from "@domain/showings/availability.ts";
import { isLive } from "@domain/showings/bookings.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import type { DayOff, OwnCalendar } from "@web/api/showings/own-availability.ts";
import { addDayOff, dropDayOff } from "@web/api/showings/showing-settings.ts";
import { Button } from "@web/components/button.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useWork } from "@web/lib/use-work.ts";
import { X } from "lucide-react";
import type { CalendarProps } from "./use-own-calendar.ts";

/** Days without showings. They apply right away, without saving the settings. */
export function DaysOff(props: CalendarProps) {
  const { userId, home, calendar, today, refresh } = props;
  const add = useAttempt();
  const work = useWork(refresh);
  const { input, failure, isPending, form, field, fill } = useCheckedForm<Span>({
    initial: NO_DAYS,
    problemsOf: (span) => problemsOf(span, today),
    submit: async (span) => {
      const days = { first_day: span.first, last_day: lastOf(span) };
      await add(days, (id) =>
        addDayOff({ ...days, id, listing_id: home.id, user_id: home.firstOwner ?? userId }),
      ).finally(refresh);
      fill(NO_DAYS);
    },
  });
  const booked = input.first ? showingsBetween(calendar, input.first, lastOf(input)) : 0;

  async function remove(off: DayOff) {
    await work.run(off.id, () => dropDayOff(off.id));
  }

  return (
    <section aria-label="Days off" className="grid gap-4">
      <div>
        <h3 className="font-medium text-sm">Days off</h3>
        <p className="text-ink-faint text-xs">
          Visitors can't book on these days. Changes apply right away.
        </p>
      </div>
      <ul aria-label="Your days off" className="grid gap-1.5">
        {calendar.daysOff.map((off) => (
          <li
            key={off.id}
            className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-sm"
          >
            {rangeText(off)}
            <IconButton
              size="sm"
              label={`Remove ${rangeText(off)}`}
              icon={<X />}
              aria-disabled={work.doing !== null}
              once
              onClick={() => void remove(off)}
            />
          </li>
        ))}
      </ul>
      <Failure text={work.failureText} />
      <form {...form} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="First day" type="date" min={today} {...field("first")} />
          <TextField
            label="Last day"
            optional
            type="date"
            min={input.first || today}
            {...field("last")}
          />
        </div>
        {booked > 0 && (
          <InlineNotice tone="warn">
            {booked === 1
              ? "1 showing is booked on these days and stays."
              : `${booked} showings are booked on these days and stay.`}{" "}
            Cancel or reschedule the ones you can't keep.
          </InlineNotice>
        )}
        <Failure text={failure} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="justify-self-start"
          pending={isPending}
          pendingText="Adding..."
        >
          Add days off
        </Button>
      </form>
    </section>
  );
}

type Span = { first: string; last: string };

const NO_DAYS: Span = { first: "", last: "" };

/** A span without a last day is one day. */
function lastOf({ first, last }: Span): string {
  return last || first;
}

function problemsOf(span: Span, today: string): Partial<Span> {
  const { first } = span;
  const last = lastOf(span);
  if (!first) return { first: "Please choose the first day." };
  if (first < today) return { first: "Please choose today or a later day." };
  if (last < first) return { last: "The last day is before the first one." };
  return last > addDays(first, MAX_DAYS_OFF - 1) ? { last: "Please choose at most one year." } : {};
}

function showingsBetween(calendar: OwnCalendar, first: string, last: string): number {
  return calendar.bookings.filter(
    ({ date, status }) => isLive(status) && date >= first && date <= last,
  ).length;
}

function rangeText({ first_day, last_day }: DayOff): string {
  const first = formatDate(first_day, { year: true });
  return first_day === last_day ? first : `${first} to ${formatDate(last_day, { year: true })}`;
}
