import { formatDate } from "@domain/site/text/format.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { createContext, useContext } from "react";
import { DayPicker, type WeekProps } from "react-day-picker";

type DateCalendarProps = {
  /** Today and the last selectable date, in the home's time zone. */
  today: string;
  lastDate: string;
  /** Opens at the month of this date; defaults to today's. */
  firstShown?: string;
  canPick: (date: string) => boolean;
  /** Extra text after a date's name, e.g. "3 times". */
  describe: (date: string) => string;
  /** Filled dates: times are offered. */
  isMarked: (date: string) => boolean;
  isSelected: (date: string) => boolean;
  /** Dates with a dot: something is booked. */
  hasDot?: (date: string) => boolean;
  /** The data comes from an old copy. */
  isOutOfDate?: boolean;
  /** Weeks that are over are left out; near a month's end the next one's first weeks follow. */
  beginsToday?: boolean;
  onPick: (date: string) => void;
};

/** One month at a time, with arrows to move; only some of its dates can be pressed. */
export function DateCalendar(props: DateCalendarProps) {
  const { today, lastDate, canPick, describe, isMarked, isSelected, hasDot, onPick } = props;
  const isNearEnd = props.beginsToday && Number(today.slice(8)) > LATE_IN_MONTH;
  return (
    <FirstDay value={props.beginsToday ? today : ""}>
      <DayPicker
        today={localDate(today)}
        startMonth={localDate(today)}
        endMonth={localDate(lastDate)}
        defaultMonth={localDate(props.firstShown ?? today)}
        navLayout="around"
        disabled={(date) => !canPick(isoDate(date))}
        modifiers={{
          available: (date) => isMarked(isoDate(date)),
          past: (date) => isoDate(date) < today,
          selected: (date) => isSelected(isoDate(date)),
          booked: (date) => hasDot?.(isoDate(date)) ?? false,
        }}
        onDayClick={(date) => onPick(isoDate(date))}
        labels={{
          labelDayButton: (date, modifiers) => {
            const name = formatDate(isoDate(date), { year: true });
            return `${modifiers.today ? `Today, ${name}` : name}, ${describe(isoDate(date))}`;
          },
          labelPrevious: () => "Previous month",
          labelNext: () => "Next month",
        }}
        showOutsideDays={isNearEnd}
        fixedWeeks={isNearEnd}
        components={{ Chevron: MonthArrow, Week: WeekToCome }}
        classNames={CLASSES}
        modifiersClassNames={{
          available: props.isOutOfDate ? "is-out-of-date" : "is-available",
          past: "is-past",
          booked: "is-booked",
        }}
      />
    </FirstDay>
  );
}

/** From this day on, the rest of a month is too short to plan with. */
const LATE_IN_MONTH = 20;

/** Weeks that end before this day are left out. */
const FirstDay = createContext("");

function WeekToCome({ week, ...row }: WeekProps) {
  const first = useContext(FirstDay);
  const isOver = week.days.every(({ date }) => isoDate(date) < first);
  return <tr {...row} hidden={isOver} />;
}

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.5} />;
}

const ARROW =
  "grid size-[44px] place-items-center rounded-full text-ink transition-colors hover:bg-sunken " +
  "aria-disabled:text-ink-faint aria-disabled:opacity-50 aria-disabled:hover:bg-transparent";

/** Our design tokens instead of the package's style sheet. */
const CLASSES = {
  // Numbers of twice the size still fit a phone's seventh.
  root: "@container w-full",
  months: "w-full",
  month: "grid grid-cols-[auto_1fr_auto] items-center gap-y-2",
  month_caption: "text-center font-display text-subheading",
  button_previous: ARROW,
  button_next: ARROW,
  month_grid: "col-span-3 w-full table-fixed border-collapse",
  // A dialog's text is on the left, and so were these.
  weekday: "pb-1 text-center text-xs font-medium text-ink-faint",
  day: "group p-0.5 text-center",
  day_button:
    "relative mx-auto grid aspect-square w-full max-w-12 place-items-center rounded-full text-[min(var(--text-sm),9cqi)] " +
    "tabular-nums text-ink-faint transition-colors " +
    // Available: filled, with a bold number.
    "group-[.is-available]:bg-evergreen-soft group-[.is-available]:font-semibold " +
    "group-[.is-available]:text-ink enabled:group-[.is-available]:hover:bg-evergreen " +
    "enabled:group-[.is-available]:hover:text-on-evergreen " +
    "group-data-selected:bg-evergreen! group-data-selected:text-on-evergreen! " +
    // Out of date: the outline of what was available, not pressable.
    "group-[.is-out-of-date]:border group-[.is-out-of-date]:border-line-strong " +
    "group-[.is-out-of-date]:border-dashed group-[.is-out-of-date]:text-ink-soft " +
    // Today: a mark below the number. Past: struck through.
    "group-data-today:after:absolute group-data-today:after:bottom-1.5 " +
    "group-data-today:after:h-0.5 group-data-today:after:w-4 group-data-today:after:bg-clay " +
    "group-[.is-past]:line-through " +
    // Booked: a dot at the top right.
    "group-[.is-booked]:before:absolute group-[.is-booked]:before:top-1 " +
    "group-[.is-booked]:before:right-1 group-[.is-booked]:before:size-2 " +
    "group-[.is-booked]:before:rounded-full group-[.is-booked]:before:bg-blue " +
    "group-[.is-booked]:before:ring-2 group-[.is-booked]:before:ring-surface",
};

/** The picker works with local dates; only year, month and day matter. */
function localDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function isoDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
