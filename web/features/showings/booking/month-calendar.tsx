import type { AvailabilityDay } from "@domain/showings/availability.ts";
import { formatCount, formatDate } from "@domain/site/text/format.ts";
import { DateCalendar } from "@web/components/date-calendar.tsx";

type MonthCalendarProps = {
  /** The bookable days. */
  days: AvailabilityDay[];
  today: string;
  lastDate: string;
  selected?: string | undefined;
  isDisabled: boolean;
  onPick: (date: string) => void;
};

/** One month at a time; only days with free times can be pressed. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { days, today, lastDate, selected, isDisabled, onPick } = props;
  const times = new Map(days.map((day) => [day.date, day.time_slots.length]));

  function describe(date: string): string {
    const count = times.get(date);
    if (count !== undefined) return formatCount(count, "time");
    return date < today ? "past" : "not available";
  }

  const [first] = days;
  return (
    <>
      {first && !isDisabled && first.date > today && (
        <button
          type="button"
          onClick={() => onPick(first.date)}
          className="min-h-6 w-fit rounded-sm text-green text-sm underline decoration-line-strong underline-offset-[0.2em] hover:decoration-current"
        >
          First free: {formatDate(first.date, { short: true })}
        </button>
      )}
      <DateCalendar
        today={today}
        lastDate={lastDate}
        firstShown={days[0]?.date}
        canPick={(date) => !isDisabled && times.has(date)}
        describe={describe}
        isMarked={(date) => times.has(date)}
        isSelected={(date) => date === selected}
        isOutOfDate={isDisabled}
        beginsToday
        onPick={onPick}
      />
    </>
  );
}
