import type { Showing } from "@web/api/showings/showings.ts";
import DashboardScreen from "@web/screens/dashboard-screen.tsx";
import { HttpResponse, http } from "msw";
import type { SetupServer } from "msw/node";
import { dashboardHandlers } from "../../../support/dashboard.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { OWN_HOME, showing } from "../../../support/showings.ts";
import { bodiesOf, type Call, functions, notedIn, rest } from "../../../support/web-cloud.ts";

/** An owner's showings as the database keeps and changes them, and what it was asked. */
export type ShowingsWorld = {
  bookings: Showing[];
  homes: object[];
  asked: { bookings: URLSearchParams[]; homes: URLSearchParams[] };
  calls: Call[];
  mailed: unknown[];
  /** The result of changes instead of a success. */
  refusal: (() => Response) | null;
  /** Changes wait for it. */
  accepted: Promise<void> | null;
};

/** A Saturday, in winter time. */
export const DATE = "2026-11-28";

/** A showing of that day. */
export function at(number: number, from: string, to: string, facts: Partial<Showing> = {}) {
  return showing(number, {
    date: DATE,
    time: `${from}:00`,
    starts_at: `${DATE}T${from}:00-07:00`,
    ends_at: `${DATE}T${to}:00-07:00`,
    ...facts,
  });
}

export async function startShowings(cloud: SetupServer): Promise<ShowingsWorld> {
  await comesBack();
  const world: ShowingsWorld = {
    bookings: [],
    homes: [OWN_HOME],
    asked: { bookings: [], homes: [] },
    calls: [],
    mailed: bodiesOf(cloud, "post", functions("send-booking-emails")),
    refusal: null,
    accepted: null,
  };
  cloud.use(
    ...dashboardHandlers(),
    http.get(rest("listings"), ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get("select")?.includes("offered_days")) return HttpResponse.json([CALENDAR]);
      world.asked.homes.push(query);
      return HttpResponse.json(world.homes);
    }),
    http.get(rest("bookings"), ({ request }) => {
      const query = new URL(request.url).searchParams;
      world.asked.bookings.push(query);
      const found = world.bookings.filter((booking) => isAskedFor(booking, query));
      const isLatestFirst = query.get("order")?.startsWith("starts_at.desc");
      found.sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
      return HttpResponse.json(isLatestFirst ? found.reverse() : found);
    }),
    http.patch(rest("bookings"), async ({ request }) => {
      const body = (await request.json()) as Partial<Showing>;
      world.calls.push({ name: "bookings", body });
      await world.accepted;
      if (world.refusal) return world.refusal();
      const query = new URL(request.url).searchParams;
      const found = world.bookings.filter((booking) => isAskedFor(booking, query));
      world.bookings = world.bookings.map((booking) =>
        found.includes(booking) ? { ...booking, ...body } : booking,
      );
      return HttpResponse.json(found.map(({ id }) => ({ id })));
    }),
    ...["propose_showing_times", "accept_visitor_time", "drop_proposal"].map((name) =>
      notedIn(world.calls)(name, ({ booking_id }) => {
        if (world.refusal) return world.refusal();
        world.bookings = world.bookings.map((booking) =>
          booking.id === booking_id ? { ...booking, proposals: [] } : booking,
        );
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(rest("rpc/feedback_summary"), () => HttpResponse.json(NO_FEEDBACK)),
  );
  return world;
}

function isAskedFor(booking: Showing, query: URLSearchParams): boolean {
  const id = query.get("id");
  const status = query.get("status");
  const [side, moment] = query.get("starts_at")?.split(/\.(.*)/) ?? [];
  const isAhead = Date.parse(booking.starts_at) >= Date.parse(moment ?? "");
  if (side && isAhead !== (side === "gte")) return false;
  if (id && id !== `eq.${booking.id}`) return false;
  return !status || status.split(/[.(,)]/).includes(booking.status);
}

const CALENDAR = {
  offered_days: [],
  availability: [{ date: "2026-11-24", time_slots: ["10:00:00"] }],
  availability_rules: null,
  showing_settings: null,
  days_off: [],
};
const NO_FEEDBACK = {
  count: 0,
  impression: null,
  price: { low: 0, right: 0, high: 0 },
  offer: { yes: 0, maybe: 0, no: 0 },
  notes: [],
};

export const open = (path = "/dashboard") => renderWeb(<DashboardScreen />, { path });

export const ALL = "/dashboard?showings=all";
