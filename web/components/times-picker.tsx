import type { AvailabilityDay } from "@domain/showings/availability.ts";
import type { ProposedTime } from "@domain/showings/showings.ts";
import { formatCount, formatDate } from "@domain/site/text/format.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { timeText } from "@web/lib/time-text.ts";
import { X } from "lucide-react";
import { useState } from "react";
import { DateCalendar } from "./date-calendar.tsx";
import { IconButton } from "./icon-button.tsx";
import { SlotToggles } from "./slot-toggles.tsx";

type TimesPickerProps = {
  /** The selectable days, with their times. */
  days: readonly AvailabilityDay[];
  /** Today, in the home's time zone. */
  today: string;
  /** The home's. */
  timeZone: string;
  /** The times are also shown on the clock of the person who picks, who may be in another time zone. */
  showsOwn?: boolean;
  chosen: readonly ProposedTime[];
  max: number;
  onChange: (chosen: ProposedTime[]) => void;
  /** Filled days; defaults to all that can be chosen. */
  isMarked?: (date: string) => boolean;
  /** A note on a free but special time, e.g. "offered". */
  noteOf?: (date: string, slot: string) => string | undefined;
};

/** Picks a few times from a calendar: a day, its hours, and the choices so far. */
export function TimesPicker(props: TimesPickerProps) {
  const { days, today, timeZone, chosen, max, onChange, noteOf } = props;
  const [date, setDate] = useState<string>();
  const slotsOf = new Map(days.map((day) => [day.date, day.time_slots]));
  const slots = date === undefined ? undefined : slotsOf.get(date);
  const isFull = chosen.length >= max;
  const has = (slot: string) => chosen.some((one) => one.date === date && one.time === slot);

  function toggle(time: string) {
    if (date === undefined) return;
    const others = chosen.filter((one) => one.date !== date || one.time !== time);
    onChange((has(time) ? others : [...chosen, { date, time }]).sort(byMoment));
  }

  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <DateCalendar
        today={today}
        lastDate={days.at(-1)?.date ?? today}
        firstShown={date ?? days[0]?.date}
        canPick={(each) => slotsOf.has(each)}
        describe={(each) => countText(slotsOf.get(each)?.length, each < today)}
        isMarked={(each) => slotsOf.has(each) && (props.isMarked?.(each) ?? true)}
        isSelected={(each) => each === date || chosen.some((one) => one.date === each)}
        onPick={setDate}
      />
      <div className="grid content-start gap-5">
        {date !== undefined && slots ? (
          <div className="grid gap-2.5">
            <p className="font-medium text-sm">
              {formatDate(date)}, {zoneName(timeZone)}
            </p>
            <SlotToggles
              label={`Times on ${formatDate(date)}`}
              slots={slots}
              isOn={has}
              isBlocked={(slot) => isFull && !has(slot)}
              noteOf={noteOf && ((slot) => noteOf(date, slot))}
              {...(props.showsOwn && { at: { date, timeZone } })}
              onToggle={toggle}
            />
          </div>
        ) : (
          <p className="text-ink-soft text-sm">Pick a day, then its times.</p>
        )}
        <Chosen {...{ chosen, max, onChange }} />
      </div>
    </div>
  );
}

function Chosen(props: Pick<TimesPickerProps, "chosen" | "max" | "onChange">) {
  const { chosen, max, onChange } = props;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm">
        {chosen.length === 0
          ? `Nothing chosen yet; up to ${max} times.`
          : `${chosen.length} of ${max} times chosen`}
      </p>
      <ul aria-label="Chosen times" className="grid gap-1.5">
        {chosen.map((one) => (
          <li
            key={`${one.date} ${one.time}`}
            className="flex items-center justify-between gap-3 rounded-md bg-evergreen-soft py-1 pr-1 pl-4 text-sm"
          >
            {timeText(one)}
            <IconButton
              size="sm"
              label={`Remove ${timeText(one)}`}
              icon={<X />}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function countText(count: number | undefined, isPast: boolean): string {
  if (count !== undefined) return formatCount(count, "time");
  return isPast ? "past" : "not available";
}

function byMoment(a: ProposedTime, b: ProposedTime): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
}
