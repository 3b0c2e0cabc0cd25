import { MAX_DAYS_OFF } from "@domain/availability.ts";
import { isLive } from "@domain/bookings.ts";
import { formatDate } from "@domain/format.ts";
import { addDays } from "@domain/time-zones.ts";
import type { DayOff, OwnCalendar } from "@web/api/own-availability.ts";
import { addDayOff, dropDayOff } from "@web/api/viewing-settings.ts";
import { Button } from "@web/components/button.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { ManagedHome } from "./managed-home.ts";

/** Days without viewings. They apply at once, without saving the settings. */
export function DaysOff(props: {
  userId: string;
  home: ManagedHome;
  calendar: OwnCalendar;
  today: string;
  refresh: () => Promise<unknown>;
}) {
  const { userId, home, calendar, today, refresh } = props;
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useRef(crypto.randomUUID());
  const list = useRef<HTMLUListElement>(null);
  const work = useWork();
  const until = last || first;
  const booked = first ? viewingsBetween(calendar, first, until) : 0;

  async function add(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(first, until, today);
    setProblem(found);
    if (found) return;
    const days = { id: id.current, first_day: first, last_day: until };
    const isDone = await work.run("add", async () => {
      await addDayOff({ ...days, listing_id: home.id, user_id: userId });
      await refresh();
    });
    if (!isDone) return;
    id.current = crypto.randomUUID();
    setFirst("");
    setLast("");
  }

  async function remove(off: DayOff) {
    const isDone = await work.run(off.id, async () => {
      await dropDayOff(off.id);
      await refresh();
    });
    if (isDone) list.current?.focus();
  }

  return (
    <section aria-label="Days off" className="grid gap-4">
      <div>
        <h3 className="font-medium text-sm">Days off</h3>
        <p className="text-ink-faint text-xs">
          Nothing is offered on these days. Changes count right away.
        </p>
      </div>
      <ul ref={list} tabIndex={-1} aria-label="Your days off" className="grid gap-1.5 outline-none">
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
      <form noValidate onSubmit={(event) => void add(event)} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="First day"
            type="date"
            min={today}
            value={first}
            error={problem}
            onChange={(event) => {
              setFirst(event.target.value);
              setProblem(null);
            }}
          />
          <TextField
            label="Last day"
            optional
            type="date"
            min={first || today}
            value={last}
            onChange={(event) => {
              setLast(event.target.value);
              setProblem(null);
            }}
          />
        </div>
        {booked > 0 && (
          <InlineNotice tone="warn">
            {booked === 1
              ? "1 viewing is booked on these days and stays."
              : `${booked} viewings are booked on these days and stay.`}{" "}
            Cancel or reschedule what you can't keep.
          </InlineNotice>
        )}
        {work.failureText && <InlineNotice tone="error">{work.failureText}</InlineNotice>}
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="justify-self-start"
          pending={work.doing === "add"}
          pendingText="Adding..."
        >
          Add days off
        </Button>
      </form>
    </section>
  );
}

function problemOf(first: string, last: string, today: string): string | null {
  if (!first) return "Please choose the first day.";
  if (first < today) return "Please choose a day that is not over.";
  if (last < first) return "The last day is before the first one.";
  return last > addDays(first, MAX_DAYS_OFF - 1) ? "Please choose at most one year." : null;
}

function viewingsBetween(calendar: OwnCalendar, first: string, last: string): number {
  return calendar.bookings.filter(
    ({ date, status }) => isLive(status) && date >= first && date <= last,
  ).length;
}

function rangeText({ first_day, last_day }: DayOff): string {
  const first = formatDate(first_day, { year: true });
  return first_day === last_day ? first : `${first} to ${formatDate(last_day, { year: true })}`;
}
