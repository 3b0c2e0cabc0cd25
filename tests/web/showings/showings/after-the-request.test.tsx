import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert } from "../../../support/render-web.tsx";
import { itemOf, OWN_HOME, showing } from "../../../support/showings.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { ALL, open, type ShowingsWorld, startShowings } from "./world.tsx";

/** Other times, how a showing went, and visitors' feedback: the owner's side. */

// Irrelevant here and slow to render.
vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
let world: ShowingsWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  world = await startShowings(cloud);
});

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
    world.bookings = [showing(3, { status: "confirmed" })];
  });

  test("proposes hours that aren't taken, offered or not; the showing stays", async () => {
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
    expect(world.calls).toEqual([
      {
        name: "propose_showing_times",
        body: {
          booking_id: world.bookings[0]?.id,
          times: [
            { date: "2026-11-24", time: "09:00" },
            { date: "2026-11-25", time: "19:00" },
          ],
        },
      },
    ]);
    await waitFor(() => expect(world.mailed).toEqual([{ booking_id: world.bookings[0]?.id }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await itemOf("Visitor 3")).getByText("Confirmed")).toBeVisible();
  });

  test("a refusal is shown in the dialog, and the choice stays", async () => {
    const user = await openDialog();
    await user.click(await day(/^Tuesday, November 24, 2026/));
    await user.click(dialog().getByRole("button", { name: "9:00 AM" }));
    for (const [answer, text] of [
      [refuse(409, "slot_taken"), /^Someone has just booked this time/],
      [refuse(429, "too_many_requests"), /^Too many requests/],
      [() => HttpResponse.error(), "Network error - please check your connection"],
      [() => HttpResponse.json({}, { status: 500 }), /^The showing could not be changed/],
    ] as const) {
      world.refusal = answer;
      await user.click(send());
      await findAlert(text);
      expect(dialog().getByText("1 of 3 times chosen")).toBeVisible();
    }
    expect(world.mailed).toEqual([]);
  });
});

describe("an open proposal", () => {
  test("a proposal from the visitor is accepted with one press, mailed, and refetched", async () => {
    world.bookings = [showing(3, { proposals: proposed("visitor") })];
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
    expect(await screen.findByText(/^The showing is confirmed for its new time/)).toBeVisible();
    expect(world.calls).toEqual([
      { name: "accept_visitor_time", body: { booking_id: world.bookings[0]?.id, n: 2 } },
    ]);
    await waitFor(() => expect(world.mailed).toHaveLength(1));
    await waitFor(() => expect(item.queryByRole("button", { name: /^Accept/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 3" })).toHaveFocus());
  });

  test("a proposal for a time now taken says so and refetches", async () => {
    world.bookings = [showing(3, { proposals: proposed("visitor") })];
    world.refusal = refuse(409, "slot_taken");
    const { user } = open();
    const item = await itemOf("Visitor 3");
    const asked = world.asked.bookings.length;
    await user.click(item.getByRole("button", { name: /^Accept Wed/ }));
    expect(await screen.findByText(/^Someone has just booked this time/)).toBeVisible();
    await waitFor(() => expect(world.asked.bookings.length).toBeGreaterThan(asked));
    expect(world.mailed).toEqual([]);
  });

  test.each([
    ["visitor", "Decline", "Declined. The showing stays as it is."],
    ["owner", "Withdraw", "Your proposal is withdrawn."],
  ] as const)("the %s's: %s", async (side, button, text) => {
    world.bookings = [showing(3, { proposals: proposed(side) })];
    const { user } = open();
    const item = await itemOf("Visitor 3");
    expect(item.queryAllByRole("button", { name: /^Accept/ })).toHaveLength(
      side === "owner" ? 0 : 2,
    );
    await user.click(item.getByRole("button", { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(world.calls).toEqual([
      { name: "drop_proposal", body: { booking_id: world.bookings[0]?.id } },
    ]);
    await waitFor(() => expect(item.queryByRole("button", { name: button })).toBeNull());
  });

  test("a proposal that has lapsed is not shown", async () => {
    world.bookings = [showing(3, { proposals: proposed("visitor", "2026-11-21T14:00:00Z") })];
    open();
    expect((await itemOf("Visitor 3")).queryByText(/asks for another time/)).toBeNull();
  });
});

describe("notes", () => {
  test("pre-approved can be turned on and off", async () => {
    world.bookings = [showing(3)];
    const { user } = open();
    const box = (await itemOf("Visitor 3")).getByLabelText("Pre-approved by a lender");
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() =>
      expect(world.calls).toEqual([{ name: "bookings", body: { preapproved: true } }]),
    );
    expect(await screen.findByText("Pre-approved")).toBeVisible();
  });

  const begun = { status: "confirmed", starts_at: "2026-11-21T14:00:00+00:00" } as const;

  test("a note of a showing that has begun says whether it took place; a no-show can be undone", async () => {
    world.bookings = [showing(1, begun), showing(2, begun)];
    const { user } = open(ALL);
    const [came, missed] = [await itemOf("Visitor 1"), await itemOf("Visitor 2")];
    await user.click(came.getByRole("button", { name: "Mark completed" }));
    expect(await screen.findByText("The showing is completed.")).toBeVisible();
    expect(await came.findByText("Completed")).toBeVisible();
    await user.click(missed.getByRole("button", { name: "No-show" }));
    expect(await screen.findByText("Noted as a no-show.")).toBeVisible();
    expect(await missed.findByText("Completed")).toBeVisible();
    expect(missed.getByText("No-show")).toBeVisible();
    await user.click(missed.getByRole("button", { name: "They did come" }));
    await waitFor(() =>
      expect(world.calls.map(({ body }) => body)).toEqual([
        { status: "completed" },
        { no_show: true, status: "completed" },
        { no_show: false },
      ]),
    );
  });

  test("showings to come, a request that lapsed and showings of long ago have no outcome to note", async () => {
    world.bookings = [
      showing(1, { status: "confirmed" }),
      showing(2, { ...begun, status: "pending" }),
      showing(3, { ...begun, starts_at: "2026-11-01T17:00:00+00:00" }),
    ];
    open(ALL);
    for (const { visitor_name } of world.bookings) {
      const item = await itemOf(visitor_name);
      expect(item.queryByRole("button", { name: /completed|No-show/ })).toBeNull();
    }
  });

  test("a note says who cancelled", async () => {
    const by = ["owner", "visitor", null] as const;
    world.bookings = by.map((cancelled_by, n) =>
      showing(n + 1, { status: "cancelled", cancelled_by }),
    );
    open(ALL);
    expect((await itemOf("Visitor 1")).getByText("Cancelled by you.")).toBeVisible();
    expect((await itemOf("Visitor 2")).getByText("Cancelled by Visitor 2.")).toBeVisible();
    expect((await itemOf("Visitor 3")).getByText(/^It was not answered in time/)).toBeVisible();
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

  test("is shown with its showing, in words", async () => {
    world.bookings = [
      showing(1, { status: "completed", starts_at: "2026-11-20T17:00:00Z", feedback: FEEDBACK }),
    ];
    open(ALL);
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
    open(ALL);
    const summary = within(await screen.findByRole("region", { name: "What visitors said" }));
    expect(summary.getByText("3.7")).toBeVisible();
    expect(summary.getByText("from 3 visitors")).toBeVisible();
    expect(summary.getByText("Price feels high").nextSibling).toHaveTextContent("2");
    expect(summary.getByText("Lovely light.")).toBeVisible();
    expect(asked).toEqual({ listing: OWN_HOME.id });
  });
});
