import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { readCalendar } from "../../../support/calendar.ts";
import { fakeDownloads } from "../../../support/fake-downloads.ts";
import { findAlert } from "../../../support/render-web.tsx";
import { itemOf, OWN_HOME, showing } from "../../../support/showings.ts";
import { bodiesOf, rest, startCloud } from "../../../support/web-cloud.ts";
import { findLabeled } from "../labels.ts";
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

const expires_at = "2026-11-24T00:00:00Z";
const proposed = (made_by: "owner" | "visitor") => [
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

test("Add to calendar saves a confirmed showing under the uid and sequence of our mail, and a request has no such file", async () => {
  const saved = fakeDownloads();
  world.bookings = [showing(3, { status: "confirmed", sequence: 4 }), showing(4)];
  const { user } = open();
  await user.click((await itemOf("Visitor 3")).getByRole("button", { name: "Add to calendar" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const { event } = readCalendar((await saved[0]?.blob.text()) ?? "");
  expect(event).toMatchObject({ uid: `${showing(3).id}@selfnvest`, sequence: 4 });
  expect(event.location).toBe("1418 Maple St, Boise, ID 83702");
  expect((await itemOf("Visitor 4")).queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("Reschedule proposes hours that aren't taken, offered or not; a refusal keeps the choice, and the showing stays", async () => {
  world.bookings = [showing(3, { status: "confirmed" })];
  const { user } = open();
  await user.click((await itemOf("Visitor 3")).getByRole("button", { name: "Reschedule" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reschedule" }));
  const pick = async (day: RegExp, time: string) => {
    await user.click(await findLabeled(day));
    await user.click(dialog.getByRole("button", { name: time }));
  };
  const send = () => dialog.getByText(/^(Send proposal|Sending...)$/);
  expect(send()).toBeDisabled();
  await pick(/^Tuesday, November 24, 2026/, "9:00 AM");
  // Its own hour is taken.
  expect(dialog.queryByRole("button", { name: /^10:00 AM/ })).toBeNull();
  for (const [answer, text] of [
    [refuse(409, "slot_taken"), /^Someone has just booked this time/],
    [() => HttpResponse.error(), "Network error - please check your connection"],
    [() => HttpResponse.json({}, { status: 500 }), /^The showing could not be changed/],
  ] as const) {
    world.refusal = answer;
    await user.click(send());
    await findAlert(text);
    expect(dialog.getByText("1 of 3 times chosen")).toBeVisible();
  }
  expect(world.mailed).toEqual([]);

  world.refusal = null;
  world.calls.length = 0;
  await pick(/^Wednesday, November 25, 2026/, "7:00 PM");
  await user.dblClick(send());
  expect(await screen.findByText(/^Your proposal is sent\. Visitor 3 gets an email/)).toBeVisible();
  const [{ id } = showing(3)] = world.bookings;
  const times = [
    { date: "2026-11-24", time: "09:00" },
    { date: "2026-11-25", time: "19:00" },
  ];
  expect(world.calls).toEqual([{ name: "propose_showing_times", body: { booking_id: id, times } }]);
  await waitFor(() => expect(world.mailed).toEqual([{ booking_id: id }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await itemOf("Visitor 3")).getByText("Confirmed")).toBeVisible();
});

test("an open proposal is accepted with one press, declined or withdrawn; one for a time now taken says so", async () => {
  world.bookings = [
    showing(1, { proposals: proposed("visitor") }),
    showing(2, { proposals: proposed("visitor") }),
    showing(3, { proposals: proposed("owner") }),
  ];
  const [first, second, third] = world.bookings.map(({ id }) => id);
  const { user } = open();
  const [item, declined, withdrawn] = [
    await itemOf("Visitor 1"),
    await itemOf("Visitor 2"),
    await itemOf("Visitor 3"),
  ];
  expect(item.getByText("Visitor 1 asks for another time:")).toBeVisible();
  expect(withdrawn.queryByRole("button", { name: /^Accept/ })).toBeNull();
  const accept = item.getByRole("button", { name: "Accept Wed, Nov 25 at 11:00 AM" });
  const asked = world.asked.bookings.length;
  world.refusal = refuse(409, "slot_taken");
  await user.click(accept);
  expect(await screen.findByText(/^Someone has just booked this time/)).toBeVisible();
  await waitFor(() => expect(world.asked.bookings.length).toBeGreaterThan(asked));
  expect(world.mailed).toEqual([]);

  world.refusal = null;
  world.calls.length = 0;
  // Twice before a re-render.
  act(() => {
    accept.focus();
    accept.click();
    accept.click();
  });
  expect(await screen.findByText(/^The showing is confirmed for its new time/)).toBeVisible();
  await waitFor(() => expect(world.mailed).toEqual([{ booking_id: first }]));
  await waitFor(() => expect(item.queryByRole("button", { name: /^Accept/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 1" })).toHaveFocus());

  for (const [side, button, text] of [
    [declined, "Decline", "Declined. The showing stays as it is."],
    [withdrawn, "Withdraw", "Your proposal is withdrawn."],
  ] as const) {
    await user.click(side.getByRole("button", { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(side.queryByRole("button", { name: button })).toBeNull());
  }
  expect(world.calls).toEqual([
    { name: "accept_visitor_time", body: { booking_id: first, n: 2 } },
    { name: "drop_proposal", body: { booking_id: second } },
    { name: "drop_proposal", body: { booking_id: third } },
  ]);
  expect(world.mailed).toHaveLength(1);
});

test("notes: pre-approved, whether a showing took place, which can be undone, or who cancelled it", async () => {
  const begun = { status: "confirmed", starts_at: "2026-11-21T14:00:00+00:00" } as const;
  world.bookings = [
    showing(1, begun),
    showing(2, begun),
    // What is to come, lapsed, or is long ago has no outcome.
    showing(3, { status: "confirmed" }),
    showing(4, { ...begun, status: "pending" }),
    showing(5, { ...begun, starts_at: "2026-11-01T17:00:00+00:00" }),
    ...(["owner", "visitor", null] as const).map((cancelled_by, n) =>
      showing(n + 6, { status: "cancelled", cancelled_by }),
    ),
  ];
  const { user } = open(ALL);
  const item = (n: number) => itemOf(`Visitor ${n}`);
  const [came, missed] = [await item(1), await item(2)];
  await user.click(came.getByRole("button", { name: "Mark completed" }));
  expect(await screen.findByText("The showing is completed.")).toBeVisible();
  expect(await came.findByText("Completed")).toBeVisible();
  await user.click(missed.getByRole("button", { name: "No-show" }));
  expect(await screen.findByText("Noted as a no-show.")).toBeVisible();
  expect(await missed.findByText("Completed")).toBeVisible();
  expect(missed.getByText("No-show")).toBeVisible();
  await user.click(missed.getByRole("button", { name: "They did come" }));
  const box = (await item(3)).getByLabelText("Pre-approved by a lender");
  expect(box).toHaveAccessibleDescription(/This is your own note. We don't check it./);
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(await screen.findByText("Pre-approved")).toBeVisible();
  expect(world.calls.map(({ body }) => body)).toEqual([
    { status: "completed" },
    { no_show: true, status: "completed" },
    { no_show: false },
    { preapproved: true },
  ]);
  for (const n of [3, 4, 5])
    expect((await item(n)).queryByRole("button", { name: /completed|No-show/ })).toBeNull();
  expect((await item(6)).getByText("Cancelled by you.")).toBeVisible();
  expect((await item(7)).getByText("Cancelled by Visitor 7.")).toBeVisible();
  expect((await item(8)).getByText(/^It was not answered in time/)).toBeVisible();
});

test("feedback is shown with its showing, in words, also summed up for the selected home", async () => {
  world.bookings = [
    showing(1, {
      ...{ status: "completed", starts_at: "2026-11-20T17:00:00Z" },
      feedback: {
        ...{ impression: 4, price: "high", offer: "maybe", note: "<i>Lovely</i> light." },
        created_at: "2026-11-20T00:00:00Z",
      },
    }),
  ];
  const asked = bodiesOf(cloud, "post", rest("rpc/feedback_summary"), () =>
    HttpResponse.json({
      count: 3,
      impression: 3.7,
      price: { low: 0, right: 1, high: 2 },
      offer: { yes: 1, maybe: 2, no: 0 },
      notes: [{ note: "Great porch.", impression: 4, created_at: "2026-11-20T00:00:00Z" }],
    }),
  );
  open(ALL);
  const item = await itemOf("Visitor 1");
  expect(item.getByText("Feedback: 4 of 5")).toBeVisible();
  expect(item.getByText(/Price feels high · Might make an offer/)).toBeVisible();
  expect(item.getByText("<i>Lovely</i> light.")).toBeVisible();
  // A visitor who left feedback was there.
  expect(item.queryByRole("button", { name: "No-show" })).toBeNull();
  const summary = within(await screen.findByRole("region", { name: "What visitors said" }));
  expect(summary.getByText("3.7")).toBeVisible();
  expect(summary.getByText("from 3 visitors")).toBeVisible();
  expect(summary.getByText("Price feels high").nextSibling).toHaveTextContent("2");
  expect(summary.getByText("Great porch.")).toBeVisible();
  expect(
    summary.getByRole("link", { name: "2 of 3 said that the price feels high" }),
  ).toHaveAttribute("href", `/my-listings/${OWN_HOME.id}/price`);
  expect(asked).toEqual([{ listing: OWN_HOME.id }]);
});
