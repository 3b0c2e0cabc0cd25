import { CalendarLegend } from "@web/components/calendar-legend.tsx";
import { DateCalendar } from "@web/components/date-calendar.tsx";

/** The calendar that buyers book from, at the start of a month. */
export default function CalendarExample() {
  const month = nextMonth(new Date());
  const day = (number: number) => `${month}-${String(number).padStart(2, "0")}`;
  return (
    <>
      <DateCalendar
        today={day(4)}
        lastDate={day(28)}
        canPick={(date) => OFFERED.has(dayOfMonth(date))}
        describe={(date) => (OFFERED.has(dayOfMonth(date)) ? "3 times" : "not available")}
        isMarked={(date) => OFFERED.has(dayOfMonth(date))}
        isSelected={(date) => date === day(13)}
        onPick={() => {}}
      />
      <div className="mt-5 border-line border-t pt-4">
        <CalendarLegend />
      </div>
    </>
  );
}

const OFFERED = new Set([6, 7, 9, 13, 14, 16, 17, 20, 21, 23, 27, 28]);

function dayOfMonth(date: string): number {
  return Number(date.slice(8));
}

/** A month as "2027-02". */
function nextMonth(now: Date): string {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return next.toISOString().slice(0, 7);
}
