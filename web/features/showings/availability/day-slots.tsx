import { isInBuffer, slotsEvery } from "@domain/showings/availability.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { SlotToggles } from "@web/components/slot-toggles.tsx";
import { bookedSlots, isDayOff } from "./own-days.ts";
import type { DaySelection } from "./use-day-slots.ts";

/** The slots as toggles, and a list of the selected ones. */
export function DaySlots(props: { calendar: OwnCalendar; date: string; day: DaySelection }) {
  const { calendar, date, day } = props;
  const { buffer_hours } = calendar.settings;
  const { slot_minutes, showing_minutes } = calendar.rules;
  const booked = bookedSlots(calendar, date);
  return (
    <div className="grid gap-6">
      {isDayOff(calendar, date) && (
        <InlineNotice tone="info">
          This is one of your days off. Visitors can't book it until you remove it in Settings.
        </InlineNotice>
      )}
      <SlotToggles
        label={`Time slots on ${formatDate(date)}`}
        slots={slotsEvery(slot_minutes)}
        isOn={(slot) => day.slots.includes(slot)}
        blockedBy={day.blockedBy}
        noteOf={(slot) =>
          booked.some((showing) => isInBuffer(slot, showing, buffer_hours, showing_minutes))
            ? "buffer"
            : undefined
        }
        onToggle={day.toggle}
      />
      <div aria-live="polite">
        {day.hasSelection ? (
          <>
            <p className="font-medium text-sm">Selected time slots</p>
            <ul aria-label="Selected time slots" className="mt-2 flex flex-wrap gap-2">
              {day.selected.map((slot) => (
                <li
                  key={slot}
                  className="rounded-sm bg-evergreen-soft px-2.5 py-1 text-sm tabular-nums"
                >
                  {formatTime(slot)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-soft text-sm">{ERRORS.slot_required.text}</p>
        )}
      </div>
    </div>
  );
}
