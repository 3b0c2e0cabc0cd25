import { formatDate } from "@domain/site/text/format.ts";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";
import { Button } from "@web/components/button.tsx";
import { DateCalendar } from "@web/components/date-calendar.tsx";
import { takeFocus } from "@web/lib/take-focus.ts";
import { dayText, freeSlots, sameWeekdays } from "./own-days.ts";

/** Picks the days to copy to: one by one, or a whole weekday of the month. */
export function CopyDays(props: {
  calendar: OwnCalendar;
  date: string;
  today: string;
  lastDate: string;
  selected: string[];
  onChange: (dates: string[]) => void;
}) {
  const { calendar, date, today, lastDate, selected, onChange } = props;
  const weekday = formatDate(date).split(",")[0];
  const weekdays = sameWeekdays(date, today);

  function toggle(day: string) {
    onChange(
      selected.includes(day) ? selected.filter((other) => other !== day) : [...selected, day],
    );
  }

  return (
    <div className="grid gap-5">
      <p ref={takeFocus} tabIndex={-1} className="text-ink-soft text-sm">
        The days you pick will have the same times as {formatDate(date)} and no others. Booked
        showings stay.
      </p>
      {weekdays.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange([...new Set([...selected, ...weekdays])])}
        >
          Every {weekday} this month
        </Button>
      )}
      <div className="max-w-md">
        <DateCalendar
          today={today}
          lastDate={lastDate}
          firstShown={date}
          canPick={(day) => day >= today && day !== date}
          describe={(day) =>
            selected.includes(day)
              ? `chosen, ${dayText(calendar, day, today)}`
              : dayText(calendar, day, today)
          }
          isMarked={(day) => day >= today && freeSlots(calendar, day).length > 0}
          isSelected={(day) => selected.includes(day)}
          onPick={toggle}
        />
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {selected.length === 0 ? "No day chosen yet." : `${selected.length} chosen`}
      </p>
    </div>
  );
}
