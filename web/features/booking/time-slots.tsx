import { formatTime } from "@domain/format.ts";

/** A day's free times as buttons. */
export function TimeSlots(props: {
  slots: string[];
  selected?: string | null;
  label: string;
  onPick: (time: string) => void;
}) {
  return (
    <ul aria-label={props.label} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {props.slots.map((slot) => (
        <li key={slot}>
          <button
            type="button"
            aria-pressed={props.selected === slot}
            onClick={() => props.onPick(slot)}
            className="min-h-11 w-full rounded-md border border-line-strong px-2 text-sm tabular-nums transition-colors hover:border-evergreen hover:bg-evergreen-soft aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-on-evergreen"
          >
            {formatTime(slot)}
          </button>
        </li>
      ))}
    </ul>
  );
}
