import { act, screen, waitFor, within } from "@testing-library/react";
import type { Showing } from "@web/api/showings.ts";
import DashboardScreen from "@web/screens/dashboard-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dashboardHandlers } from "../../support/dashboard.ts";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { itemOf, showing } from "../../support/showings.ts";
import {
  bodiesOf,
  type Call,
  functions,
  notedIn,
  rest,
  startCloud,
} from "../../support/web-cloud.ts";

/** Other times, how a viewing went, and visitors' feedback: the owner's side. */

// Irrelevant here and slow to render.
vi.mock("@web/features/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
const HOME = { ...showing(1).home, price: 485000, images: [], availability: [] };
const LOFT = { ...HOME, id: "33333333-3333-4333-8333-333333333333", title: "Old loft" };

let bookings: Showing[];
let homes: object[];
let questions: URL[];
let calls: Call[];
let mailed: unknown[];
/** What the next change returns instead of succeeding. */
let refusal: (() => Response) | null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesBack();
  bookings = [];
  homes = [HOME];
  questions = [];
  calls = [];
  mailed = bodiesOf(cloud, "post", functions("send-booking-emails"));
  refusal = null;
  cloud.use(
    ...dashboardHandlers(),
    http.get(rest("listings"), ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get("select")?.includes("offered_days")
          ? [CALENDAR]
          : homes,
      ),
    ),
    http.get(rest("bookings"), ({ request }) => {
      questions.push(new URL(request.url));
      return HttpResponse.json(bookings);
    }),
    http.patch(rest("bookings"), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      calls.push({ name: "bookings", body });
      if (refusal) return refusal();
      bookings = bookings.map((booking) => ({ ...booking, ...body }));
      return HttpResponse.json([{ id: bookings[0]?.id }]);
    }),
    ...["propose_viewing_times", "accept_visitor_time", "drop_proposal"].map((name) =>
      notedIn(calls)(name, () => {
        if (refusal) return refusal();
        bookings = bookings.map((booking) => ({ ...booking, proposals: [] }));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(rest("rpc/feedback_summary"), () => HttpResponse.json(NO_FEEDBACK)),
  );
});

const CALENDAR = {
  offered_days: [],
  availability: [{ date: "2026-11-24", time_slots: ["10:00:00"] }],
  availability_rules: null,
  viewing_settings: null,
  days_off: [],
};
const NO_FEEDBACK = {
  count: 0,
  impression: null,
  price: { low: 0, right: 0, high: 0 },
  offer: { yes: 0, maybe: 0, no: 0 },
  notes: [],
};
const proposed = (made_by: "owner" | "visitor", expires_at = "2026-11-24T00:00:00Z") => [
  {
    n: 1,
    made_by,
    date: "2026-11-24",
    time: "10:00:00",
    starts_at: "2026-11-24T17:00:00Z",
    expires_at,
  },
  {
    n: 2,
    made_by,
    date: "2026-11-25",
    time: "11:00:00",
    starts_at: "2026-11-25T18:00:00Z",
    expires_at,
  },
];

const open = (path = "/dashboard") => renderWeb(<DashboardScreen />, { path });
const refuse = (status: number, message: string) => () =>
  HttpResponse.json({ code: `PT${status}`, message }, { status });

describe("Reschedule", () => {
  const dialog = () => within(screen.getByRole("dialog", { name: "Reschedule" }));
  const day = (name: RegExp) => dialog().findByLabelText(name, { selector: "button" });
  const send = () => dialog().getByText(/^(Send proposal|Sending...)$/);

  async function openDialog() {
    const { user } = open();
    await user.click((await itemOf("Visitor 3")).getByRole("button", { name: "Reschedule" }));
    await screen.findByRole("dialog", { name: "Reschedule" });
    return user;
  }

  beforeEach(() => {
    bookings = [showing(3, { status: "confirmed" })];
  });

  test("proposes hours that aren't taken, offered or not; the viewing stays", async () => {
    const user = await openDialog();
    expect(send()).toBeDisabled();
    await user.click(await day(/^Tuesday, November 24, 2026/));
    // Its own hour is taken.
    expect(dialog().queryByRole("button", { name: /^10:00 AM/ })).toBeNull();
    await user.click(dialog().getByRole("button", { name: "9:00 AM" }));
    await user.click(await day(/^Wednesday, November 25, 2026/));
    await user.click(dialog().getByRole("button", { name: "7:00 PM" }));
    await user.dblClick(send());
    expect(
      await screen.findByText(/^Your proposal is sent\. Visitor 3 gets an email/),
    ).toBeVisible();
    expect(calls).toEqual([
      {
        name: "propose_viewing_times",
        body: {
          booking_id: bookings[0]?.id,
          times: [
            { date: "2026-11-24", time: "09:00" },
            { date: "2026-11-25", time: "19:00" },
          ],
        },
      },
    ]);
    await waitFor(() => expect(mailed).toEqual([{ booking_id: bookings[0]?.id }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await itemOf("Visitor 3")).getByText("Confirmed")).toBeVisible();
  });

  test.each([
    [refuse(409, "slot_taken"), /^Someone has just booked this time/],
    [refuse(429, "too_many_requests"), /^Too many requests/],
    [() => HttpResponse.error(), "Network error - please check your connection"],
    [() => HttpResponse.json({}, { status: 500 }), /^The viewing could not be changed/],
  ])("a refusal is shown in the dialog, and the choice stays (%#)", async (answer, text) => {
    refusal = answer;
    const user = await openDialog();
    await user.click(await day(/^Tuesday, November 24, 2026/));
    await user.click(dialog().getByRole("button", { name: "9:00 AM" }));
    await user.click(send());
    await findAlert(text);
    expect(dialog().getByText("1 of 3 times chosen")).toBeVisible();
    expect(mailed).toEqual([]);
  });
});

describe("an open proposal", () => {
  test("from the visitor is accepted with one press, mailed, and refetched", async () => {
    bookings = [showing(3, { proposals: proposed("visitor") })];
    open();
    const item = await itemOf("Visitor 3");
    expect(item.getByText("Visitor 3 asks for another time:")).toBeVisible();
    const accept = item.getByRole("button", { name: "Accept Wed, Nov 25 at 11:00 AM" });
    // Twice before a re-render.
    act(() => {
      accept.focus();
      accept.click();
      accept.click();
    });
    expect(await screen.findByText(/^The viewing is confirmed for its new time/)).toBeVisible();
    expect(calls).toEqual([
      { name: "accept_visitor_time", body: { booking_id: bookings[0]?.id, n: 2 } },
    ]);
    await waitFor(() => expect(mailed).toHaveLength(1));
    await waitFor(() => expect(item.queryByRole("button", { name: /^Accept/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 3" })).toHaveFocus());
  });

  test("for a time now taken: says so and refetches", async () => {
    bookings = [showing(3, { proposals: proposed("visitor") })];
    refusal = refuse(409, "slot_taken");
    const { user } = open();
    const item = await itemOf("Visitor 3");
    const asked = questions.length;
    await user.click(item.getByRole("button", { name: /^Accept Wed/ }));
    expect(await screen.findByText(/^Someone has just booked this time/)).toBeVisible();
    await waitFor(() => expect(questions.length).toBeGreaterThan(asked));
    expect(mailed).toEqual([]);
  });

  test.each([
    ["visitor", "Decline", "Declined. The viewing stays as it is."],
    ["owner", "Take back", "Your proposal is withdrawn."],
  ] as const)("the %s's: %s", async (side, button, text) => {
    bookings = [showing(3, { proposals: proposed(side) })];
    const { user } = open();
    const item = await itemOf("Visitor 3");
    expect(item.queryAllByRole("button", { name: /^Accept/ })).toHaveLength(
      side === "owner" ? 0 : 2,
    );
    await user.click(item.getByRole("button", { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls).toEqual([{ name: "drop_proposal", body: { booking_id: bookings[0]?.id } }]);
    await waitFor(() => expect(item.queryByRole("button", { name: button })).toBeNull());
  });

  test("that has lapsed is not shown", async () => {
    bookings = [showing(3, { proposals: proposed("visitor", "2026-11-21T14:00:00Z") })];
    open();
    expect((await itemOf("Visitor 3")).queryByText(/asks for another time/)).toBeNull();
  });
});

describe("notes", () => {
  test("pre-approved can be turned on and off", async () => {
    bookings = [showing(3)];
    const { user } = open();
    const box = (await itemOf("Visitor 3")).getByLabelText("Pre-approved by a lender");
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() => expect(calls).toEqual([{ name: "bookings", body: { preapproved: true } }]));
    expect(await screen.findByText("Pre-approved")).toBeVisible();
  });

  const begun = { status: "confirmed", starts_at: "2026-11-21T14:00:00+00:00" } as const;

  test.each([
    ["Mark completed", { status: "completed" }, "The viewing is completed."],
    ["No-show", { no_show: true, status: "completed" }, "Noted as a no-show."],
  ])("a viewing that has begun: %s", async (button, body, text) => {
    bookings = [showing(1, begun)];
    const { user } = open("/dashboard?showings=all");
    await user.click((await itemOf("Visitor 1")).getByRole("button", { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls).toEqual([{ name: "bookings", body }]);
    expect(await (await itemOf("Visitor 1")).findByText("Completed")).toBeVisible();
  });

  test("a no-show can be undone", async () => {
    bookings = [showing(1, { ...begun, status: "completed", no_show: true })];
    const { user } = open("/dashboard?showings=all");
    const item = await itemOf("Visitor 1");
    expect(item.getByText("No-show")).toBeVisible();
    await user.click(item.getByRole("button", { name: "They did come" }));
    await waitFor(() => expect(calls).toEqual([{ name: "bookings", body: { no_show: false } }]));
  });

  test.each([
    ["what is still to come", { status: "confirmed", starts_at: "2026-11-22T17:00:00+00:00" }],
    ["a request that lapsed", { ...begun, status: "pending" }],
    ["what was long ago", { ...begun, starts_at: "2026-11-01T17:00:00+00:00" }],
  ] as const)("%s has no outcome to note", async (_name, facts) => {
    bookings = [showing(1, facts)];
    open("/dashboard?showings=all");
    const item = await itemOf("Visitor 1");
    expect(item.queryByRole("button", { name: /completed|No-show/ })).toBeNull();
  });

  test.each([
    ["owner", "Cancelled by you."],
    ["visitor", "Cancelled by Visitor 1."],
    [null, /^It was not answered in time/],
  ] as const)("who cancelled: %s", async (cancelled_by, text) => {
    bookings = [showing(1, { status: "cancelled", cancelled_by })];
    open("/dashboard?showings=all");
    expect((await itemOf("Visitor 1")).getByText(text)).toBeVisible();
  });
});

describe("feedback", () => {
  const FEEDBACK = {
    impression: 4,
    price: "high",
    offer: "maybe",
    note: "<i>Lovely</i> light.",
    created_at: "2026-11-20T00:00:00Z",
  } as const;

  test("is shown with its viewing, in words", async () => {
    bookings = [
      showing(1, { status: "completed", starts_at: "2026-11-20T17:00:00Z", feedback: FEEDBACK }),
    ];
    open("/dashboard?showings=all");
    const item = await itemOf("Visitor 1");
    expect(item.getByText("Feedback: 4 of 5")).toBeVisible();
    expect(item.getByText(/Price feels high · Might make an offer/)).toBeVisible();
    expect(item.getByText("<i>Lovely</i> light.")).toBeVisible();
    // A visitor who left feedback was there.
    expect(item.queryByRole("button", { name: "No-show" })).toBeNull();
  });

  test("is summed up for the selected home", async () => {
    let asked: unknown;
    cloud.use(
      http.post(rest("rpc/feedback_summary"), async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({
          count: 3,
          impression: 3.7,
          price: { low: 0, right: 1, high: 2 },
          offer: { yes: 1, maybe: 2, no: 0 },
          notes: [{ note: "Lovely light.", impression: 4, created_at: "2026-11-20T00:00:00Z" }],
        });
      }),
    );
    open("/dashboard?showings=all");
    const summary = within(await screen.findByRole("region", { name: "What visitors said" }));
    expect(summary.getByText("3.7")).toBeVisible();
    expect(summary.getByText("from 3 visitors")).toBeVisible();
    expect(summary.getByText("Price feels high").nextSibling).toHaveTextContent("2");
    expect(summary.getByText("Lovely light.")).toBeVisible();
    expect(asked).toEqual({ listing: HOME.id });
  });

  test("is hidden without any", async () => {
    bookings = [showing(1)];
    open("/dashboard?showings=all");
    await itemOf("Visitor 1");
    expect(screen.queryByText("What visitors said")).toBeNull();
  });
});

describe("the filters", () => {
  test("by home, in the address, combined with the status", async () => {
    homes = [HOME, LOFT];
    const { user, where } = open("/dashboard?showings=all&status=pending");
    await user.selectOptions(await screen.findByLabelText("Property"), "Old loft");
    await waitFor(() =>
      expect(where()).toBe(`/dashboard?showings=all&status=pending&home=${LOFT.id}`),
    );
    await waitFor(() =>
      expect(questions.at(-1)?.searchParams.get("listing_id")).toBe(`eq.${LOFT.id}`),
    );
    expect(questions.at(-1)?.searchParams.get("status")).toBe("eq.pending");
  });

  test("another owner's home is ignored; a single home needs no filter", async () => {
    open("/dashboard?showings=all&home=somebody-elses");
    expect(await screen.findByText("Nobody has requested a viewing yet.")).toBeVisible();
    expect(screen.queryByLabelText("Property")).toBeNull();
    expect(questions.at(-1)?.searchParams.has("listing_id")).toBe(false);
  });
});
