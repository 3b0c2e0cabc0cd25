import type { LinkedShowing } from "@domain/showings/showings.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { POLL_INTERVAL_MS } from "@web/api/site/cache/polling.ts";
import ShowingScreen from "@web/screens/showing-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import {
  bodiesOf,
  type Call,
  functions,
  notedIn,
  rest,
  startCloud,
} from "../../../support/web-cloud.ts";
import { findLabeled as day } from "../labels.ts";
import { linkedShowing, type Shown } from "./showings.ts";

const cloud = startCloud(
  http.post(rest("rpc/conversation_by_link"), () => HttpResponse.json(null)),
);
const TOKEN = "t".repeat(43);
const PROPOSAL: NonNullable<Shown["proposal"]> = {
  made_by: "owner",
  expires_at: "2026-11-24T15:00:00+00:00",
  times: [
    { n: 1, date: "2026-11-29", time: "11:00", starts_at: "2026-11-29T18:00:00+00:00" },
    { n: 2, date: "2026-11-30", time: "09:00", starts_at: "2026-11-30T16:00:00+00:00" },
  ],
};

let showing: LinkedShowing | null;
let calls: Call[];
let mailed: unknown[];
let reads: number;
/** The result of the next change instead of a success. */
let refusal: (() => Response) | null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  showing = linkedShowing();
  calls = [];
  reads = 0;
  mailed = bodiesOf(cloud, "post", functions("send-booking-emails"));
  refusal = null;
  cloud.use(
    http.post(rest("rpc/showing_by_token"), async ({ request }) => {
      reads += 1;
      expect(await request.json()).toEqual({ token: TOKEN });
      // No sign-in is needed.
      expect(request.headers.get("authorization")).toBeNull();
      return HttpResponse.json(showing);
    }),
    change("cancel_showing", () => ({
      state: "cancelled",
      status: "cancelled",
      cancelled_by: "visitor",
      ...NOTHING,
    })),
    change("accept_proposal", () => ({
      status: "confirmed",
      date: "2026-11-29",
      time: "11:00",
      starts_at: "2026-11-29T18:00:00+00:00",
      proposal: null,
    })),
    change("propose_times", () => ({ proposal: { ...PROPOSAL, made_by: "visitor" } })),
    change("give_feedback", () => ({ can_give_feedback: false, feedback_given: true })),
    http.get(rest("availability"), () =>
      HttpResponse.json([
        { date: "2026-11-29", time_slots: ["09:00:00", "11:00:00"] },
        { date: "2026-11-30", time_slots: ["09:00:00", "10:00:00"] },
      ]),
    ),
    http.get(rest("availability_rules"), () => HttpResponse.json([])),
  );
});

const NOTHING = { can_cancel: false, can_propose: false };

function change(name: string, next: () => Partial<Shown>) {
  return notedIn(calls)(name, () => {
    if (refusal) return refusal();
    showing = { ...(showing as Shown), ...next() };
    return showing;
  });
}

const refuse = (status: number, message: string) => () =>
  HttpResponse.json({ code: `PT${status}`, message }, { status });
const open = (hash = `#${TOKEN}`) => renderWeb(<ShowingScreen />, { path: `/showing${hash}` });
const shown = (facts: Partial<Shown>) => {
  showing = linkedShowing(facts);
};

describe("the link's page", () => {
  test("home, time in the home's zone, status, and the way there", async () => {
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Sunny craftsman" })).toBeVisible();
    expect(screen.getByText("Saturday, November 28 at 10:00 AM, Mountain Time")).toBeVisible();
    expect(screen.getByText("1418 Maple St, Boise, ID 83702")).toBeVisible();
    expect(screen.getByText("Pending")).toBeVisible();
    expect(screen.getByText("The owner got your request and will answer by email.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the home" })).toHaveAttribute(
      "href",
      `/listings/${linkedShowing().listing_id}`,
    );
    expect(screen.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/dir/?api=1&destination=1418+Maple+St%2C+Boise%2C+ID+83702",
    );
    // The tests run in UTC.
    expect(screen.getByText(/^Saturday, November 28 at 5:00 PM, .*where you are$/)).toBeVisible();
  });

  test("a hidden street's town until the owner has confirmed, one time in the visitor's own time zone, and no link to a home that is no longer public", async () => {
    shown({
      ...{ address: "Boise, ID 83702", street_hidden: true },
      ...{ time_zone: "UTC", time: "17:00", listing_status: "withdrawn" },
    });
    open();
    expect(await screen.findByText("Boise, ID 83702")).toBeVisible();
    expect(screen.getByText(/^The street appears here once the owner has confirmed/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Directions/ })).toBeNull();
    expect(screen.queryByText(/where you are/)).toBeNull();
    expect(screen.queryByRole("link", { name: "See the home" })).toBeNull();
  });

  test("a cancelled showing has nothing to press, and of a hidden street only the town", async () => {
    const street = { address: "Boise, ID 83702", street_hidden: true };
    shown({
      state: "cancelled",
      status: "cancelled",
      cancelled_by: "owner",
      ...street,
      ...NOTHING,
    });
    open();
    expect(await screen.findByText("The owner cancelled this showing.")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Approximate place")).toBeVisible();
    expect(screen.queryByText(/^The street appears here/)).toBeNull();
  });

  test("the page shows nothing two weeks after the showing", async () => {
    showing = { state: "over" };
    open();
    expect(await screen.findByRole("heading", { name: "This showing is over" })).toBeVisible();
    expect(screen.queryByText(/Maple/)).toBeNull();
  });

  test.each([
    ["an unknown link", `#${TOKEN}`],
    ["a link without a token", ""],
  ])("%s says so", async (_name, hash) => {
    showing = null;
    open(hash);
    expect(await screen.findByRole("heading", { name: "We don't know this link" })).toBeVisible();
    expect(screen.getByText(/Please use the link in your latest email/)).toBeVisible();
  });

  test("the owner's answer by itself, with the notes for entering; a lost connection marks it as possibly old", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    open();
    await screen.findByText("Pending");
    shown({ status: "confirmed", entry_notes: "Ring twice.\nMind the dog." });
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS));
    expect(await screen.findByText("Confirmed")).toBeVisible();
    expect(screen.getByText("The owner is expecting you.")).toBeVisible();
    expect(screen.getByText(/Ring twice\./)).toBeVisible();

    cloud.use(http.post(rest("rpc/showing_by_token"), () => HttpResponse.error()));
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS));
    expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
    expect(screen.getByText("Confirmed")).toBeVisible();
  });
});

describe("canceling", () => {
  const question = () => within(screen.getByRole("dialog", { name: "Cancel this showing?" }));

  test("asks first, happens once, and says so; a failure is reported and requests no mail", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Cancel showing" }));
    await user.click(question().getByText("Keep it"));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Cancel showing" }));
    for (const [answer, text] of [
      [refuse(409, "booking_transition"), /^This showing has changed in the meantime/],
      [() => HttpResponse.error(), "Network error - please check your connection"],
      [
        () => HttpResponse.json({}, { status: 500 }),
        "The showing could not be changed. Please try again.",
      ],
    ] as const) {
      refusal = answer;
      await user.click(question().getByText("Cancel showing"));
      await findAlert(text);
    }
    expect(mailed).toEqual([]);

    refusal = null;
    calls.length = 0;
    await user.dblClick(question().getByText("Cancel showing"));
    expect(await screen.findByText("You cancelled this showing.")).toBeVisible();
    expect(calls).toEqual([{ name: "cancel_showing", body: { token: TOKEN } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await waitFor(() => expect(mailed).toEqual([{ booking_id: linkedShowing().booking_id }]));
  });
});

describe("the owner's proposal", () => {
  beforeEach(() => shown({ proposal: PROPOSAL }));

  test("is accepted with one tap; a tap on the other time meanwhile does nothing", async () => {
    open();
    expect(
      await screen.findByRole("heading", { name: "The owner proposes another time" }),
    ).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Accept Sun, Nov 29 at 11:00 AM" }));
    fireEvent.click(screen.getByRole("button", { name: "Accept Mon, Nov 30 at 9:00 AM" }));
    expect(await screen.findByText("Sunday, November 29 at 11:00 AM, Mountain Time")).toBeVisible();
    expect(screen.getByText("Confirmed")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
    expect(calls).toEqual([{ name: "accept_proposal", body: { token: TOKEN, n: 1 } }]);
    expect(reads).toBe(1);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("a refusal is reported, and the state refetched", async () => {
    refusal = refuse(409, "proposal_gone");
    const { user } = open();
    const accept = await screen.findByRole("button", { name: /^Accept Sun/ });
    shown({ proposal: null });
    await user.click(accept);
    await findAlert(/^This proposal is no longer open/);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull());
  });
});

describe("proposing another time", () => {
  const dialog = () => within(screen.getByRole("dialog", { name: "Propose another time" }));
  const slot = (name: string) => dialog().getByRole("button", { name });
  const send = () => dialog().getByText(/^(Send proposal|Sending...)$/);

  test("a visitor proposes up to three free times, and the showing stays as it is; a refusal keeps the choice", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Propose another time" }));
    expect(send()).toBeDisabled();
    await user.click(await day(/^Sunday, November 29, 2026, 2 times$/));
    await user.click(slot("9:00 AM"));
    await user.click(slot("11:00 AM"));
    await user.click(slot("9:00 AM"));
    await user.click(slot("9:00 AM"));
    await user.click(await day(/^Monday, November 30, 2026/));
    await user.click(slot("10:00 AM"));
    expect(dialog().getByText("3 of 3 times chosen")).toBeVisible();
    // A fourth doesn't fit; a chosen one can be removed.
    expect(slot("9:00 AM")).toBeDisabled();
    await user.click(slot("Remove Sun, Nov 29 at 9:00 AM"));
    expect(slot("9:00 AM")).toBeEnabled();
    refusal = refuse(409, "slot_taken");
    await user.click(send());
    await findAlert(/^Someone has just booked this time/);
    expect(dialog().getByText("2 of 3 times chosen")).toBeVisible();
    refusal = null;
    calls.length = 0;
    await user.dblClick(send());
    expect(
      await screen.findByText("Your proposal has been sent. The owner will answer by email."),
    ).toBeVisible();
    expect(calls).toEqual([
      {
        name: "propose_times",
        body: {
          token: TOKEN,
          times: [
            { date: "2026-11-29", time: "11:00" },
            { date: "2026-11-30", time: "10:00" },
          ],
        },
      },
    ]);
    expect(screen.getByRole("heading", { name: "You have proposed another time" })).toBeVisible();
    expect(screen.getByText("Saturday, November 28 at 10:00 AM, Mountain Time")).toBeVisible();
  });

  test("a home that offers nothing else says what to do", async () => {
    cloud.use(http.get(rest("availability"), () => HttpResponse.json([])));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Propose another time" }));
    expect(await dialog().findByText("No other times right now")).toBeVisible();
  });
});

describe("feedback", () => {
  beforeEach(() =>
    shown({
      state: "past",
      status: "completed",
      starts_at: "2026-11-20T17:00:00+00:00",
      can_give_feedback: true,
      ...NOTHING,
    }),
  );
  const send = () => screen.getByText(/^(Send feedback|Sending...)$/);

  test("asks three questions, each requiring an answer, is kept after a failure, and sent once", async () => {
    const { user } = open();
    await screen.findByRole("heading", { name: "How was it?" });
    await user.click(send());
    expect(screen.getAllByText("Please choose an answer.")).toHaveLength(3);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "4" }));
    await user.click(screen.getByRole("radio", { name: "About right" }));
    await user.click(screen.getByRole("radio", { name: "Maybe" }));
    await user.type(screen.getByLabelText(/^Anything else/), " Lovely light. ");
    refusal = () => HttpResponse.error();
    await user.click(send());
    await findAlert("Network error - please check your connection");
    expect(screen.getByRole("radio", { name: "About right" })).toBeChecked();
    refusal = null;
    calls.length = 0;
    await user.dblClick(send());
    expect(await screen.findByText(/^Thank you for your feedback/)).toBeVisible();
    expect(calls).toEqual([
      {
        name: "give_feedback",
        body: {
          token: TOKEN,
          impression: 4,
          price: "right",
          offer: "maybe",
          note: "Lovely light.",
        },
      },
    ]);
  });
});
