import { type OpenHouse, placesLeft } from "@domain/showings/open-houses.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { DoorOpen } from "lucide-react";

/** The next open houses, each opening its day: in the calendar they look like any other time. */
export function OpenHouses(props: {
  houses: readonly OpenHouse[];
  timeZone: string;
  onPick: (date: string) => void;
}) {
  if (props.houses.length === 0) return null;
  return (
    <ul aria-label="Open houses" className="grid gap-2">
      {props.houses.slice(0, MOST).map((house) => {
        const from = formatTime(house.time);
        const to = formatTime(timeInZone(new Date(house.ends_at), props.timeZone));
        return (
          <li key={house.id}>
            <button
              type="button"
              onClick={() => props.onPick(house.date)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md bg-green-soft px-4 py-2.5 text-left text-green text-sm hover:underline"
            >
              <DoorOpen aria-hidden="true" className="size-5 shrink-0" />
              {`Open house ${formatDate(house.date)}, ${from} to ${to}, ${placesLeft(house)}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The calendar below has the others. */
const MOST = 3;
