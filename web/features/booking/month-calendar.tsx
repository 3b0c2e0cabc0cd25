import type { AvailabilityDay } from "@domain/availability.ts";
import { formatDate } from "@domain/format.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker, type Modifiers } from "react-day-picker";

type MonthCalendarProps = {
  /** The days that can be booked. */
  days: AvailabilityDay[];
  today: string;
  lastDate: string;
  selected?: string | undefined;
  isDisabled: boolean;
  onPick: (date: string) => void;
};

/** A month at a time; only days with times left can be pressed (B§4). */
export function MonthCalendar(props: MonthCalendarProps) {
  const { days, today, lastDate, selected, isDisabled, onPick } = props;
  const times = new Map(days.map((day) => [day.date, day.time_slots.length]));
  const isAvailable = (date: Date) => times.has(isoDate(date));
  const firstDay = localDate(days[0]?.date ?? today);

  function labelOf(date: Date, modifiers: Modifiers): string {
    const iso = isoDate(date);
    const name = formatDate(iso, { year: true });
    const count = times.get(iso);
    const words = [modifiers.today ? `Today, ${name}` : name];
    if (count !== undefined) words.push(count === 1 ? "1 time" : `${count} times`);
    else words.push(iso < today ? "past" : "not available");
    return words.join(", ");
  }

  return (
    <DayPicker
      today={localDate(today)}
      startMonth={localDate(today)}
      endMonth={localDate(lastDate)}
      defaultMonth={firstDay}
      navLayout="around"
      disabled={(date) => isDisabled || !isAvailable(date)}
      modifiers={{
        available: isAvailable,
        past: (date) => isoDate(date) < today,
        selected: (date) => isoDate(date) === selected,
      }}
      onDayClick={(date) => onPick(isoDate(date))}
      labels={{
        labelDayButton: labelOf,
        labelPrevious: () => "Previous month",
        labelNext: () => "Next month",
      }}
      components={{ Chevron: MonthArrow }}
      classNames={CLASSES}
      modifiersClassNames={{
        available: isDisabled ? "is-out-of-date" : "is-available",
        past: "is-past",
      }}
    />
  );
}

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.5} />;
}

const ARROW =
  "grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-sunken " +
  "aria-disabled:text-ink-faint aria-disabled:opacity-50 aria-disabled:hover:bg-transparent";

/** Ours instead of the package's style sheet, out of the same tokens as everything else. */
const CLASSES = {
  root: "w-full",
  months: "w-full",
  month: "grid grid-cols-[auto_1fr_auto] items-center gap-y-2",
  month_caption: "text-center font-display text-subheading",
  button_previous: ARROW,
  button_next: ARROW,
  month_grid: "col-span-3 w-full table-fixed border-collapse",
  weekday: "pb-1 text-xs font-medium text-ink-faint",
  day: "group p-0.5 text-center",
  day_button:
    "relative mx-auto grid aspect-square w-full max-w-12 place-items-center rounded-full text-sm " +
    "tabular-nums text-ink-faint transition-colors " +
    // Available: a filled ground and a strong figure.
    "group-[.is-available]:bg-evergreen-soft group-[.is-available]:font-semibold " +
    "group-[.is-available]:text-ink enabled:group-[.is-available]:hover:bg-evergreen " +
    "enabled:group-[.is-available]:hover:text-on-evergreen " +
    "group-data-selected:bg-evergreen! group-data-selected:text-on-evergreen! " +
    // Out of date: the outline of what was available, and nothing to press.
    "group-[.is-out-of-date]:border group-[.is-out-of-date]:border-line-strong " +
    "group-[.is-out-of-date]:border-dashed group-[.is-out-of-date]:text-ink-soft " +
    // Today: a mark below the figure. Past: struck through.
    "group-data-today:after:absolute group-data-today:after:bottom-1.5 " +
    "group-data-today:after:h-0.5 group-data-today:after:w-4 group-data-today:after:bg-clay " +
    "group-[.is-past]:line-through",
};

/** Calendar dates pass through the picker as local dates; only their three numbers count. */
function localDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function isoDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
