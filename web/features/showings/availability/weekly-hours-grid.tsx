import {
  ISO_WEEKDAYS,
  type IsoWeekday,
  slotsEvery,
  type WeeklyHours,
} from "@domain/showings/availability.ts";
import { formatTime } from "@domain/site/text/format.ts";
import { Button } from "@web/components/button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { copyToWeekdays, toggledHour, WEEKDAY_NAMES } from "./weekly-hours.ts";

/**
 * Seven days by the hours or half hours of a day as a single tab stop; the arrow keys, Home and End move within, and
 * Space or Enter toggles an hour.
 */
export function WeeklyHoursGrid(props: {
  hours: WeeklyHours;
  slotMinutes: number;
  onChange: (hours: WeeklyHours) => void;
}) {
  const { hours, slotMinutes, onChange } = props;
  const slots = slotsEvery(slotMinutes);
  const isDense = slots.length > MOST_AT_ONCE;
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState("1 09:00");

  function handleKey(event: KeyboardEvent, day: IsoWeekday, slot: string) {
    const step = STEPS[event.key];
    const end = ENDS[event.key];
    if (!step && end === undefined) return;
    event.preventDefault();
    const next = step ? moved(day, slot, step, slots) : `${day} ${slots.at(end ?? 0)}`;
    setStop(next);
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`);
    cell?.focus();
    // The hours around it scroll into view too, where the grid scrolls.
    cell?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  return (
    <section aria-label="Weekly hours" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 className="font-medium text-sm">Weekly hours</h3>
          <p className="text-ink-faint text-xs">
            These hours apply to the coming weeks. Days that you set yourself stay as they are.
          </p>
        </div>
        <Button size="sm" variant="secondary" onClick={() => onChange(copyToWeekdays(hours))}>
          Copy Monday to weekdays
        </Button>
      </div>
      {/* Any narrower and the hours would be hard to tap, so the grid scrolls instead. */}
      <div className="-mx-1 overflow-x-auto px-1 pb-1">
        <table
          ref={table}
          className={classNames(
            "w-full table-fixed border-separate border-spacing-[2px]",
            isDense ? "min-w-[42rem]" : "min-w-[21rem]",
          )}
        >
          <caption className="sr-only">Hours when people can see the home, by weekday</caption>
          <thead>
            <tr>
              <th scope="col" className="w-9 sm:w-24">
                <span className="sr-only">Day</span>
              </th>
              {slots.map((slot) => (
                <th
                  key={slot}
                  scope="col"
                  className="pb-1 font-medium text-ink-faint text-xs tabular-nums"
                >
                  <span aria-hidden="true">
                    {slot.endsWith("30") ? "½" : Number(slot.slice(0, 2)) % 12 || 12}
                  </span>
                  <span className="sr-only">{formatTime(slot)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ISO_WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row" className="text-left font-medium text-sm">
                  <span className="sm:hidden" aria-hidden="true">
                    {WEEKDAY_NAMES[day].slice(0, 3)}
                  </span>
                  <span className="max-sm:sr-only">{WEEKDAY_NAMES[day]}</span>
                </th>
                {slots.map((slot) => (
                  <td key={slot}>
                    <button
                      type="button"
                      data-cell={`${day} ${slot}`}
                      tabIndex={stop === `${day} ${slot}` ? 0 : -1}
                      aria-pressed={hours[day]?.includes(slot) ?? false}
                      aria-label={`${WEEKDAY_NAMES[day]}, ${formatTime(slot)}`}
                      onFocus={() => setStop(`${day} ${slot}`)}
                      onKeyDown={(event) => handleKey(event, day, slot)}
                      onClick={() => onChange(toggledHour(hours, day, slot))}
                      className="block h-9 w-full rounded-sm border border-line-strong transition-colors hover:border-evergreen aria-pressed:border-evergreen aria-pressed:bg-evergreen"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** More columns don't fit a dialog's width. */
const MOST_AT_ONCE = 11;

/** The first and the last hour of a day. */
const ENDS: Record<string, 0 | -1> = { Home: 0, End: -1 };

const STEPS: Record<string, { days: number; hours: number }> = {
  ArrowLeft: { days: 0, hours: -1 },
  ArrowRight: { days: 0, hours: 1 },
  ArrowUp: { days: -1, hours: 0 },
  ArrowDown: { days: 1, hours: 0 },
};

function moved(
  day: IsoWeekday,
  slot: string,
  step: { days: number; hours: number },
  slots: readonly string[],
): string {
  const nextDay = ISO_WEEKDAYS[ISO_WEEKDAYS.indexOf(day) + step.days] ?? day;
  const nextSlot = slots[slots.indexOf(slot) + step.hours] ?? slot;
  return `${nextDay} ${nextSlot}`;
}
