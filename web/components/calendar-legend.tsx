/** Explains the calendar's marks; owners also see the one for bookings. */
export function CalendarLegend({ withBooked = false }: { withBooked?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="mark h-0.5 w-4 bg-clay" />
        Today
      </li>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-4 rounded-full border border-evergreen bg-evergreen-soft"
        />
        Available
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="text-ink-faint line-through">
          12
        </span>
        Past
      </li>
      {withBooked && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="mark size-2 rounded-full bg-blue" />
          Booked
        </li>
      )}
    </ul>
  );
}
