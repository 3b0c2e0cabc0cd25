import { type OpenHouse, placesLeft } from "@domain/showings/open-houses.ts";
import { formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { SlotText } from "@web/components/slot-text.tsx";
import { useId } from "react";

/** A day's free times as buttons. */
export function TimeSlots(props: {
  date: string;
  slots: string[];
  timeZone: string;
  houses?: readonly OpenHouse[];
  selected?: string | null;
  label: string;
  onPick: (time: string) => void;
}) {
  const { date, timeZone } = props;
  const id = useId();
  return (
    <ul aria-label={props.label} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {props.slots.map((slot) => {
        const house = props.houses?.find(({ time }) => time === slot);
        return (
          <li key={slot} className={house && "col-span-full"}>
            <button
              type="button"
              aria-pressed={props.selected === slot}
              aria-describedby={`${id}-${slot}`}
              onClick={() => props.onPick(slot)}
              className="min-h-11 w-full rounded-md border border-line-strong px-2 py-1 text-sm tabular-nums transition-colors hover:border-evergreen hover:bg-evergreen-soft aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-on-evergreen"
            >
              <SlotText id={`${id}-${slot}`} date={date} time={slot} timeZone={timeZone} />
              {house && (
                <span className="block text-xs leading-tight">{houseText(house, timeZone)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** "Open house until 3:00 PM, 4 places left" */
function houseText(house: OpenHouse, timeZone: string): string {
  const end = formatTime(timeInZone(new Date(house.ends_at), timeZone));
  return `Open house until ${end}, ${placesLeft(house)}`;
}
