import { type Between, betweenShowings, inOrder } from "./day.ts";
import { hasDirections } from "./directions.ts";
import type { ShownShowing } from "./showings.ts";

/** A buyer's days with several showings: in order, with the time between them and the way from one to the next. */

export type VisitDay<T> = {
  date: string;
  stops: { showing: T; between: Between | undefined }[];
  /** A map app's address with all stops whose street may be known; undefined for fewer than two. */
  route: string | undefined;
  /** How many stops the route leaves out, because their owners still hide the street. */
  hidden: number;
};

/** @param showings those ahead; one without a time of its own is no stop. */
export function visitDays<T extends ShownShowing>(showings: readonly T[]): VisitDay<T>[] {
  const stops = inOrder(showings.filter(({ state, holds_time }) => state === "live" && holds_time));
  const dates = [...new Set(stops.map(({ date }) => date))];
  return dates.flatMap((date) => {
    const day = stops.filter((stop) => stop.date === date);
    if (day.length < 2) return [];
    const between = betweenShowings(day);
    const known = day.filter(hasDirections);
    return {
      date,
      stops: day.map((showing, n) => ({ showing, between: between[n] })),
      route: routeThrough(known.map(({ address }) => address)),
      hidden: day.length - known.length,
    };
  });
}

/**
 * The way through these addresses, in Google's app or page: Apple documents no address with several stops. Nothing is
 * sent to anyone before the link is pressed.
 */
function routeThrough(addresses: readonly string[]): string | undefined {
  // Two showings of one home are one stop.
  const stops = addresses.filter((address, n) => address !== addresses[n - 1]);
  const destination = stops.at(-1);
  if (!destination || stops.length < 2) return undefined;
  const query = new URLSearchParams({
    api: "1",
    destination,
    waypoints: stops.slice(0, -1).join("|"),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
