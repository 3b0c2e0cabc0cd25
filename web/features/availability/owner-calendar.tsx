import type { OwnCalendar } from "@web/api/own-availability.ts";
import { CalendarLegend } from "@web/components/calendar-legend.tsx";
import { DateCalendar } from "@web/components/date-calendar.tsx";
import { bookedSlots, dayText, freeSlots } from "./own-days.ts";

/** The month as its owner sees it: every day from today on can be opened. */
export function OwnerCalendar(props: {
  calendar: OwnCalendar;
  today: string;
  lastDate: string;
  selected: string | undefined;
  onPick: (date: string) => void;
}) {
  const { calendar, today, lastDate, selected, onPick } = props;
  return (
    <div className="grid gap-4">
      <DateCalendar
        today={today}
        lastDate={lastDate}
        canPick={(date) => date >= today}
        describe={(date) => dayText(calendar, date, today)}
        isMarked={(date) => date >= today && freeSlots(calendar, date).length > 0}
        hasDot={(date) => date >= today && bookedSlots(calendar, date).length > 0}
        isSelected={(date) => date === selected}
        onPick={onPick}
      />
      <CalendarLegend withBooked />
    </div>
  );
}
