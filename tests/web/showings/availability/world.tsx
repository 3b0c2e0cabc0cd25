import type { OpenHouse } from "@domain/showings/open-houses.ts";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";
import AvailabilityScreen from "@web/screens/availability-screen.tsx";
import { HttpResponse, http } from "msw";
import type { SetupServer } from "msw/node";
import { renderWeb } from "../../../support/render-web.tsx";
import { OWN_HOME, showing } from "../../../support/showings.ts";
import { rest } from "../../../support/web-cloud.ts";

/** An owner's server: their homes, one home's calendar, and what is written to it. */

type Call = { name: string; body: Record<string, unknown> };

export type World = {
  homes: object[];
  offered: Record<string, string[]>;
  bookings: OwnCalendar["bookings"];
  rules: object | null;
  settings: object | null;
  daysOff: { id: string; first_day: string; last_day: string }[];
  openHouses: OpenHouse[];
  /** How many wait for times. */
  waiting: number;
  calls: Call[];
  feed: { token: string } | null;
  /** The result of the next write instead of a success. */
  refusal: (() => Response) | null;
  /** Writes wait for it. */
  saved: Promise<void> | null;
};

/** 8:00 AM on Saturday, November 21, in Boise. */
export const NOW = new Date("2026-11-21T15:00:00Z");

export function newWorld(): World {
  return {
    homes: [OWN_HOME],
    offered: { "2026-11-28": ["10:00", "14:00", "15:00"], "2026-12-01": ["09:00"] },
    bookings: [
      { id: "b1", date: "2026-11-28", time: "14:00", status: "pending" },
      { id: "b2", date: "2026-11-10", time: "10:00", status: "completed" },
      { id: "b3", date: "2026-11-24", time: "10:00", status: "cancelled" },
    ],
    rules: null,
    settings: null,
    daysOff: [],
    openHouses: [],
    waiting: 0,
    calls: [],
    feed: null,
    refusal: null,
    saved: null,
  };
}

export function serve(cloud: SetupServer, world: World): void {
  const answer = async (name: string, request: Request, act: (body: Call["body"]) => void) => {
    const text = await request.text();
    const body = text === "" ? {} : JSON.parse(text);
    world.calls.push({ name, body });
    await world.saved;
    if (world.refusal) return world.refusal();
    act(body);
    return new HttpResponse(null, { status: 204 });
  };
  const set = (dates: string[], slots: string[]) => {
    for (const date of dates) world.offered[date] = slots;
  };
  cloud.use(
    http.get(rest("listings"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json(
        searchParams.get("select")?.includes("offered_days") ? [calendarOf(world)] : world.homes,
      );
    }),
    http.get(rest("bookings"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has("listing_id"))
        return HttpResponse.json(world.bookings.map((one) => ({ ...one, time: long(one.time) })));
      // All are ahead.
      const isOver = searchParams.get("starts_at")?.startsWith("lt.") ?? false;
      return HttpResponse.json(isOver ? [] : [showing(1), showing(2, { listing_id: "other" })]);
    }),
    http.post(rest("rpc/waiting_count"), () => HttpResponse.json(world.waiting)),
    http.post(rest("rpc/calendar_feed"), () => HttpResponse.json(world.feed)),
    http.post(rest("rpc/set_availability"), ({ request }) =>
      answer("set_availability", request, (body) =>
        set(body.dates as string[], body.slots as string[]),
      ),
    ),
    http.post(rest("rpc/copy_availability"), ({ request }) =>
      answer("copy_availability", request, (body) =>
        set(body.to_dates as string[], world.offered[String(body.from_date)] ?? []),
      ),
    ),
    http.post(rest("rpc/save_showing_settings"), ({ request }) =>
      answer("save_showing_settings", request, ({ weekly_hours, buffer_hours, entry_notes }) => {
        world.settings = { weekly_hours, buffer_hours, entry_notes };
      }),
    ),
    http.post(rest("days_off"), ({ request }) =>
      answer("add_day_off", request, (body) => world.daysOff.push(body as never)),
    ),
    http.post(rest("open_houses"), ({ request }) =>
      answer("hold_open_house", request, (body) =>
        world.openHouses.push({
          ...(body as OpenHouse),
          starts_at: `${body.date}T20:00:00+00:00`,
          ends_at: `${body.date}T22:00:00+00:00`,
          taken: 2,
        }),
      ),
    ),
    http.patch(rest("open_houses"), ({ request }) =>
      answer(`change ${new URL(request.url).searchParams.get("id")}`, request, (body) => {
        world.openHouses = world.openHouses.map((house) => ({ ...house, ...(body as OpenHouse) }));
      }),
    ),
    http.delete(rest("open_houses"), ({ request }) =>
      answer(`call_off ${new URL(request.url).searchParams.get("id")}`, request, () => {
        world.openHouses = [];
      }),
    ),
    http.delete(rest("days_off"), ({ request }) =>
      answer(`drop_day_off ${new URL(request.url).searchParams.get("id")}`, request, () => {
        world.daysOff = [];
      }),
    ),
  );
}

function calendarOf(world: World) {
  const live = world.bookings.filter(
    ({ status }) => status === "pending" || status === "confirmed",
  );
  const days = Object.entries(world.offered);
  return {
    offered_days: days.map(([date, slots]) => ({ date, time_slots: slots.map(long) })),
    availability: days.map(([date, slots]) => ({
      date,
      time_slots: slots
        .filter((slot) => !live.some((one) => one.date === date && one.time === slot))
        .map(long),
    })),
    availability_rules: world.rules,
    showing_settings: world.settings,
    open_houses: world.openHouses,
    days_off: world.daysOff,
  };
}

const long = (slot: string) => `${slot}:00`;

export const open = (path = "/availability") => renderWeb(<AvailabilityScreen />, { path });
