import {
  STANDARD_SLOTS,
  weekdayOf,
} from "../../supabase/functions/_shared/domain/showings/availability.ts";
import type { BookingStatus } from "../../supabase/functions/_shared/domain/showings/bookings.ts";
import {
  addDays,
  dateInZone,
  instantInZone,
} from "../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { type Home, isDemo } from "./homes.ts";
import { person } from "./people.ts";
import { Random, uuidOf } from "./random.ts";

/**
 * A day on which a home can be seen. Dates count from `now` in each home's time zone.
 */
interface OfferedDay {
  home: Home;
  date: string;
  slots: string[];
}

const WEEKS_AHEAD = 6;

export function offeredDays(home: Home, now: Date): OfferedDay[] {
  if (home.status !== "active") return [];
  const random = new Random(`days-${home.key}`);
  const today = dateInZone(now, home.timeZone);
  const generous = isDemo(home);
  const habit = random.pick([WEEKENDS, EVENINGS, MORNINGS, BOTH]);
  const days: OfferedDay[] = [];
  for (let ahead = 0; ahead <= WEEKS_AHEAD * 7; ahead++) {
    const date = addDays(today, ahead);
    const offered = generous ? BOTH : habit;
    const hours = offered[isWeekend(date) ? "weekend" : "weekday"];
    if (hours.length === 0 || random.chance(generous ? 0.1 : 0.3)) continue;
    days.push({
      home,
      date,
      slots: generous ? [...hours] : random.some(hours, random.int(2, hours.length)).sort(),
    });
  }
  return days;
}

/** Some homes for which no showing was requested have an open house on Saturday, or, when it is Saturday, tomorrow. */
export function openHouses(homes: readonly Home[], now: Date) {
  return homes
    .filter((home) => home.status === "active")
    .filter((home, index) => index % 12 === 5 && !isDemo(home))
    .map((home) => {
      const today = dateInZone(now, home.timeZone);
      const SATURDAY = 6;
      const ahead = (SATURDAY - Number(weekdayOf(today)) + 7) % 7 || 1;
      return { home, date: addDays(today, ahead), time: "13:00", minutes: 120, places: 8 };
    });
}

export interface SeedBooking {
  id: string;
  home: Home;
  date: string;
  time: string;
  status: BookingStatus;
  visitor: ReturnType<typeof person>;
  agentStatus: "agent" | "non-agent";
  contactMethod: "phone" | "email" | "text";
  request: string | null;
  preapproved: boolean;
  noShow: boolean;
  askedDaysAgo: number;
}

/**
 * The demo owners' homes have showings in every state; some of the others have one or two. An owner never has two
 * showings at the same time, and has time to travel between them.
 */
export function bookings(homes: readonly Home[], now: Date): SeedBooking[] {
  const asked: SeedBooking[] = [];
  const active = homes.filter((home) => home.status === "active");
  for (const [index, home] of active.entries())
    for (const [n, { status, days, noShow = false }] of planOf(home, index).entries()) {
      const later = status === "completed" ? -1 : 1;
      let wanted = { ...booking(home, now, status, days, n), noShow };
      for (let more = later; asked.some((other) => isTooNear(wanted, other)); more += later)
        wanted = { ...booking(home, now, status, days + more, n), noShow };
      asked.push(wanted);
    }
  return asked;
}

type Planned = { status: BookingStatus; days: number; noShow?: true };

function planOf(home: Home, index: number): readonly Planned[] {
  if (isDemo(home)) return DEMO_PLAN;
  if (index % 4 !== 0) return [];
  const random = new Random(`asked-${home.key}`);
  const status = random.pick(["pending", "confirmed", "cancelled"] as const);
  return [{ status, days: random.int(1, 20) }];
}

const DEMO_PLAN: readonly Planned[] = [
  { status: "pending", days: 2 },
  { status: "pending", days: 4 },
  { status: "confirmed", days: 1 },
  { status: "confirmed", days: 6 },
  { status: "cancelled", days: 3 },
  { status: "completed", days: -5 },
  { status: "completed", days: -12 },
  { status: "completed", days: -8, noShow: true },
];

const REQUESTS = [
  "Could we see the attic as well?",
  "We would like to bring our architect along.",
  "Is the parking in front free on weekdays?",
  "We can be flexible by an hour either way.",
] as const;

function booking(
  home: Home,
  now: Date,
  status: BookingStatus,
  days: number,
  n: number,
): SeedBooking {
  const random = new Random(`booking-${home.key}-${n}`);
  const today = dateInZone(now, home.timeZone);
  return {
    id: uuidOf(`booking-${home.key}-${n}`),
    home,
    date: addDays(today, days),
    time: random.pick(["10:00", "11:00", "14:00", "16:00", "17:00"]),
    status,
    visitor: person(`visitor-${home.key}-${n}`),
    agentStatus: random.chance(0.2) ? "agent" : "non-agent",
    contactMethod: random.pick(["email", "phone", "text"]),
    request: random.chance(0.5) ? random.pick(REQUESTS) : null,
    preapproved: random.chance(0.3),
    noShow: false,
    askedDaysAgo: Math.max(1, 3 - Math.min(0, days)),
  };
}

/** Whether one person could not have shown both homes, travel included. */
function isTooNear(one: SeedBooking, other: SeedBooking): boolean {
  if (one.home.owner !== other.home.owner) return false;
  const apart = Math.abs(startOf(one).getTime() - startOf(other).getTime()) / 3_600_000;
  return apart < 1 + travelHours(one.home, other.home);
}

export function startOf({ home, date, time }: SeedBooking): Date {
  return instantInZone(date, time, home.timeZone);
}

/**
 * By road within a town and its surroundings, otherwise by plane, with the trips to and from the airport.
 */
function travelHours(from: Home, to: Home): number {
  if (from === to) return 0;
  const km = kilometres(from, to);
  return km < 100 ? 0.5 + km / 50 : 4 + km / 700;
}

function kilometres(from: Home, to: Home): number {
  const [lat, otherLat] = [radians(from.lat), radians(to.lat)];
  const cosine =
    Math.sin(lat) * Math.sin(otherLat) +
    Math.cos(lat) * Math.cos(otherLat) * Math.cos(radians(from.lng - to.lng));
  return 6371 * Math.acos(Math.min(1, cosine));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

type Habit = { weekday: readonly string[]; weekend: readonly string[] };
const WEEKENDS: Habit = { weekday: [], weekend: STANDARD_SLOTS.slice(1, 8) };
const EVENINGS: Habit = { weekday: STANDARD_SLOTS.slice(7), weekend: STANDARD_SLOTS.slice(1, 5) };
const MORNINGS: Habit = {
  weekday: STANDARD_SLOTS.slice(0, 3),
  weekend: STANDARD_SLOTS.slice(0, 4),
};
const BOTH: Habit = { weekday: STANDARD_SLOTS.slice(1, 9), weekend: STANDARD_SLOTS.slice(1, 9) };

function isWeekend(date: string): boolean {
  return Number(weekdayOf(date)) >= 6;
}
