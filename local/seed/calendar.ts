import { STANDARD_SLOTS } from "../../supabase/functions/_shared/domain/availability.ts";
import type { BookingStatus } from "../../supabase/functions/_shared/domain/bookings.ts";
import { addDays, dateInZone } from "../../supabase/functions/_shared/domain/time-zones.ts";
import type { Home } from "./homes.ts";
import { DEMO_OWNERS, person } from "./people.ts";
import { Random, uuidOf } from "./random.ts";

/** When the homes can be seen, and who has asked. Dates count from `now` in each home's zone. */
export interface OfferedDay {
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

/** The demo owners' homes have viewings in every state; some of the others have one or two. */
export function bookings(homes: readonly Home[], now: Date): SeedBooking[] {
  return homes
    .filter((home) => home.status === "active")
    .flatMap((home, index) => {
      if (isDemo(home))
        return DEMO_PLAN.map(({ status, days, noShow }, n) => ({
          ...booking(home, now, status, days, n),
          noShow: noShow ?? false,
        }));
      if (index % 4 !== 0) return [];
      const random = new Random(`asked-${home.key}`);
      const status = random.pick(["pending", "confirmed", "cancelled"] as const);
      return [booking(home, now, status, random.int(1, 20), 0)];
    });
}

const DEMO_PLAN: readonly { status: BookingStatus; days: number; noShow?: true }[] = [
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

type Habit = { weekday: readonly string[]; weekend: readonly string[] };
const WEEKENDS: Habit = { weekday: [], weekend: STANDARD_SLOTS.slice(1, 8) };
const EVENINGS: Habit = { weekday: STANDARD_SLOTS.slice(7), weekend: STANDARD_SLOTS.slice(1, 5) };
const MORNINGS: Habit = {
  weekday: STANDARD_SLOTS.slice(0, 3),
  weekend: STANDARD_SLOTS.slice(0, 4),
};
const BOTH: Habit = { weekday: STANDARD_SLOTS.slice(1, 9), weekend: STANDARD_SLOTS.slice(1, 9) };

/** The homes of those who sign in to look at the demo. */
export function isDemo(home: Home): boolean {
  return home.owner < DEMO_OWNERS.length;
}

function isWeekend(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}
