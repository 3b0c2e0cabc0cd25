import { ISO_WEEKDAYS, slotsEvery } from "@domain/showings/availability.ts";
import { endsAfter, type HourRange } from "@domain/showings/hour-ranges.ts";
import { formatTime } from "@domain/site/text/format.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { Trash2 } from "lucide-react";
import { nameOf, toggleDay, WEEKDAY_NAMES, withStart } from "./weekly-hours.ts";

/** One range of weekly hours: its days as seven toggles, and its two times. */
export function HourRangeRow(props: {
  range: HourRange;
  slotMinutes: number;
  onChange: (range: HourRange) => void;
  onRemove: () => void;
}) {
  const { range, slotMinutes, onChange, onRemove } = props;
  const name = nameOf(range);
  const ends = endsAfter(range.from, slotMinutes);
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-b py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid gap-2">
        <p aria-live="polite" className="font-medium text-sm">
          {name}
        </p>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Days of {name}</legend>
          {ISO_WEEKDAYS.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={range.days.includes(day)}
              aria-label={WEEKDAY_NAMES[day]}
              onClick={() => onChange(toggleDay(range, day))}
              className="h-11 w-full max-w-12 rounded-sm border border-line-strong font-medium text-sm transition-colors hover:border-evergreen aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-on-evergreen"
            >
              <span aria-hidden="true">{WEEKDAY_NAMES[day].slice(0, 2)}</span>
            </button>
          ))}
        </fieldset>
      </div>
      <div className="flex items-end gap-3">
        <SelectField
          label="From"
          className="w-32"
          options={options(slotsEvery(slotMinutes), range.from)}
          value={range.from}
          onChange={({ target }) =>
            onChange(withStart(range, target.value, endsAfter(target.value, slotMinutes)))
          }
        />
        <SelectField
          label="Until"
          className="w-32"
          options={options(ends, range.to)}
          value={range.to}
          onChange={({ target }) => onChange({ ...range, to: target.value })}
        />
        <IconButton label={`Remove ${name}`} icon={<Trash2 />} once onClick={onRemove} />
      </div>
    </li>
  );
}

/** A time that was saved with other settings stays available. */
function options(times: readonly string[], current: string) {
  return [...new Set([...times, current])]
    .sort()
    .map((time) => ({ value: time, label: formatTime(time) }));
}
