import { formatCount } from "../site/text/format.ts";
import { type AvailabilityDay, shortTime } from "./availability.ts";

/**
 * Open houses: a time window with places for several visitors. The database enforces the same rules
 * (schemas/showings/open_houses.sql).
 */

/** How long one can last, in minutes. */
export const OPEN_HOUSE_MINUTES = [30, 60, 90, 120, 180, 240] as const;
export const MAX_PLACES = 50;

/** A row of `open_houses`. */
export type OpenHouse = {
  id: string;
  /** The date and the time are in the home's time zone. */
  date: string;
  time: string;
  starts_at: string;
  ends_at: string;
  places: number;
  taken: number;
};

/** Open houses that have not begun and still have places. */
export function bookableHouses(houses: readonly OpenHouse[], now: Date): OpenHouse[] {
  return houses
    .filter(
      ({ starts_at, taken, places }) => Date.parse(starts_at) > now.getTime() && taken < places,
    )
    .map((house) => ({ ...house, time: shortTime(house.time) }));
}

/** "4 places left" */
export function placesLeft({ places, taken }: Pick<OpenHouse, "places" | "taken">): string {
  return `${formatCount(places - taken, "place")} left`;
}

/** Each day's free times and open houses, sorted. */
export function withOpenHouses(
  days: readonly AvailabilityDay[],
  houses: readonly Pick<OpenHouse, "date" | "time">[],
): AvailabilityDay[] {
  const slots = new Map(days.map((day) => [day.date, day.time_slots]));
  for (const { date, time } of houses)
    slots.set(date, [...new Set([...(slots.get(date) ?? []), time])].sort());
  return [...slots]
    .map(([date, time_slots]) => ({ date, time_slots }))
    .sort((a, b) => a.date.localeCompare(b.date));
}
