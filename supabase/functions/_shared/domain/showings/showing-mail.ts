import { listed } from "../site/text/listed.ts";
import { PURPOSE_WORDS, type Purpose } from "./purposes.ts";

/**
 * What owners are mailed about showings (decision 225): the first event right away, and those of the hour after that email
 * in one. Mail about a showing that begins within so many hours waits for nothing.
 */
export const SHOWING_MAIL = { gatherMinutes: 60, urgentHours: 2 } as const;

/** Something that an owner is told about a showing, in the order in which a subject names them. */
const EVENTS = ["requested", "booked", "proposal", "confirmed", "moved", "cancelled"] as const;

/** `booked` is a showing that was confirmed as soon as it was made. */
export type ShowingEvent = {
  event: (typeof EVENTS)[number];
  purpose: Purpose;
  /** "Saturday, November 28"; null for a request that holds no time. */
  day: string | null;
  /** The title of the home. */
  home: string;
  home_id: string;
};

/** "3 requests for Saturday, November 28", "2 requests and a cancellation: Craftsman with a porch" */
export function severalShowings(events: ShowingEvent[]): { subject: string; heading: string } {
  const text = listed(partsOf(events));
  const heading = text.charAt(0).toUpperCase() + text.slice(1);
  const [day, ...otherDays] = new Set(events.map((each) => each.day));
  if (day && otherDays.length === 0) return { heading, subject: `${heading} for ${day}` };
  const homes = new Map(events.map(({ home_id, home }) => [home_id, home]));
  const [home] = homes.values();
  return {
    heading,
    subject: homes.size === 1 ? `${heading}: ${home}` : `${heading} at ${homes.size} homes`,
  };
}

/** "2 requests", "a new inspection", "a cancellation" */
function partsOf(events: ShowingEvent[]): string[] {
  const counts = new Map<string, { count: number; one: string; several: string }>();
  for (const name of EVENTS)
    for (const { event, purpose } of events) {
      if (event !== name) continue;
      const [one, several] = nounsOf(event, purpose);
      const known = counts.get(several);
      counts.set(several, { one, several, count: (known?.count ?? 0) + 1 });
    }
  return [...counts.values()].map(({ count, one, several }) =>
    count === 1 ? one : `${count} ${several}`,
  );
}

function nounsOf(event: ShowingEvent["event"], purpose: Purpose): [one: string, several: string] {
  if (event !== "booked") return NOUNS[event];
  const { name } = PURPOSE_WORDS[purpose];
  return [`a new ${name}`, `new ${name}s`];
}

const NOUNS: Record<Exclude<ShowingEvent["event"], "booked">, [one: string, several: string]> = {
  requested: ["a request", "requests"],
  proposal: ["a proposed time", "proposed times"],
  confirmed: ["a confirmation", "confirmations"],
  moved: ["a new time", "new times"],
  cancelled: ["a cancellation", "cancellations"],
};
