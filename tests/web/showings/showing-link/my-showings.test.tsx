import type { OwnShowing } from "@domain/showings/showings.ts";
import type { Wait } from "@domain/showings/waiting.ts";
import { screen, waitFor, within } from "@testing-library/react";
import ShowingsScreen from "@web/screens/showings-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert, focusOn, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { type Call, functions, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { inHours } from "../../offers/offers/offers.ts";
import { linkedShowing } from "./showings.ts";

/** The showings that a person with an account has asked for, and the acts they can make here. */
const cloud = startCloud();
const TOKEN = "t".repeat(43);

const showing = (facts: Partial<OwnShowing> = {}): OwnShowing => ({
  ...linkedShowing({ status: "confirmed", starts_at: inHours(48), ends_at: inHours(49) }),
  is_proven: true,
  ...facts,
});

const ENDED = { can_cancel: false, can_propose: false } as const;
let mine: OwnShowing[];
let waits: Wait[];
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  asked = [];
  waits = [];
  mine = [
    showing({}),
    showing({
      booking_id: "33333333-3333-4333-8333-333333333333",
      title: "Brick bungalow",
      state: "past",
      status: "completed",
      starts_at: inHours(-30),
      can_give_feedback: true,
      ...ENDED,
    }),
  ];
  const rpc = notedIn(asked);
  cloud.use(
    http.post(rest("rpc/my_showings"), () => HttpResponse.json(mine)),
    http.post(rest("rpc/my_waits"), () => HttpResponse.json(waits)),
    rpc("stop_waiting", () => ({})),
    http.post(functions("send-booking-emails"), () => HttpResponse.json({})),
    rpc("my_showing_link", () => TOKEN),
    rpc("cancel_showing", () => {
      mine = mine.map((each) =>
        each.title === "Sunny craftsman"
          ? { ...each, state: "cancelled", status: "cancelled", cancelled_by: "visitor", ...ENDED }
          : each,
      );
      return { state: "over" };
    }),
    rpc("accept_proposal", () => {
      mine = [showing({ time: "12:00" })];
      return mine[0];
    }),
  );
});

const open = () => renderWeb(<ShowingsScreen />, { path: "/showings" });
const group = async (name: string) => within(await screen.findByRole("region", { name }));

test("several homes on one day have their route, without a street that is still hidden", async () => {
  const stop = (n: number, facts: Partial<OwnShowing>) =>
    showing({
      booking_id: `${n}3333333-3333-4333-8333-333333333333`,
      title: `Home ${n}`,
      ...facts,
    });
  mine = [
    stop(2, { address: "2 Oak St, Boise, ID", starts_at: inHours(50), ends_at: inHours(51) }),
    stop(1, { address: "1 Elm St, Boise, ID" }),
    stop(3, {
      ...{ address: "Boise, ID", street_hidden: true },
      ...{ starts_at: inHours(51), ends_at: inHours(52) },
    }),
  ];
  open();
  const route = await group("Your route on Saturday, November 28");
  expect(route.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Home 1"),
    expect.stringMatching(/^1 h to get to the next home.*Home 2/),
    expect.stringContaining("Home 3"),
  ]);
  expect(route.getByText(/^The route leaves out 1 home\./)).toBeVisible();
  const { searchParams } = new URL(
    route.getByRole("link", { name: /^Open the route in a map/ }).getAttribute("href") ?? "",
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ api: "1", destination: "2 Oak St, Boise, ID", waypoints: "1 Elm St, Boise, ID" },
  });
});

test("a visitor without showings reads how to begin, and for which homes' times they wait, which can be stopped", async () => {
  waits = [
    {
      listing_id: "44444444-4444-4444-8444-444444444444",
      title: "Lake house",
      until: inHours(900),
    },
    { listing_id: "55555555-5555-4555-8555-555555555555", title: null, until: inHours(700) },
  ];
  mine = [];
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No showings yet" })).toBeVisible();
  const waiting = await group("Waiting for times");
  expect(waiting.getByRole("link", { name: "Lake house" })).toHaveAttribute(
    "href",
    "/book/44444444-4444-4444-8444-444444444444",
  );
  expect(waiting.getByText("A home that is off the market now")).toBeVisible();
  const [first] = waiting.getAllByRole("button", { name: "Stop waiting" });
  if (first) await user.click(first);
  await waitFor(() => expect(waiting.queryByText("Lake house")).toBeNull());
  await focusOn(screen.findByRole("heading", { name: "Waiting for times" }));
  expect(asked).toEqual([
    { name: "stop_waiting", body: { listing: "44444444-4444-4444-8444-444444444444" } },
  ]);
});

test("upcoming and past showings, each leading to its page; a request that somebody else may have typed says so", async () => {
  mine.push(
    showing({
      booking_id: "66666666-6666-4666-8666-666666666666",
      ...{ title: "Old loft", status: "pending", is_proven: false },
    }),
  );
  open();
  const upcoming = await group("Upcoming");
  expect(upcoming.getByRole("link", { name: "Sunny craftsman" })).toHaveAttribute(
    "href",
    "/showing?booking=22222222-2222-4222-8222-222222222222",
  );
  const first = within(
    upcoming.getByRole("link", { name: "Sunny craftsman" }).closest("li") as HTMLElement,
  );
  expect(first.getByText(/10:00 AM, Mountain Time$/)).toBeVisible();
  // The tests run in UTC.
  expect(first.getByText(/, where you are$/)).toBeVisible();
  expect(first.getByRole("link", { name: /^Directions/ })).toBeVisible();
  expect(first.getByText("The owner is expecting you.")).toBeVisible();
  expect(upcoming.getByText(/^Someone requested this with your email address/)).toBeVisible();
  const earlier = await group("Earlier");
  expect(earlier.queryByRole("link", { name: /^Directions/ })).toBeNull();
  expect(earlier.getByText("This showing has taken place.")).toBeVisible();
  expect(earlier.getByRole("link", { name: "Say how it was" })).toBeVisible();
  expect(earlier.queryByRole("button")).toBeNull();
});

test("canceling goes through the showing's own link, once, and keeps the focus", async () => {
  const { user } = open();
  const upcoming = await group("Upcoming");
  await user.click(upcoming.getByRole("button", { name: "Cancel showing" }));
  const question = within(screen.getByRole("dialog", { name: "Cancel this showing?" }));
  await user.dblClick(question.getByText("Cancel showing"));
  expect(await (await group("Earlier")).findByText("You cancelled this showing.")).toBeVisible();
  expect(asked).toEqual([
    { name: "my_showing_link", body: { booking_id: mine[0]?.booking_id } },
    { name: "cancel_showing", body: { token: TOKEN } },
  ]);
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Sunny craftsman" })).toHaveFocus(),
  );
});

test("the owner's proposal is accepted here", async () => {
  mine = [
    showing({
      proposal: {
        made_by: "owner",
        expires_at: inHours(20),
        times: [{ n: 2, date: "2026-11-29", time: "12:00", starts_at: inHours(70) }],
      },
    }),
  ];
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Accept .* at 12:00 PM$/ }));
  expect(await screen.findByText(/at 12:00 PM, Mountain Time$/)).toBeVisible();
  expect(asked.at(-1)).toEqual({ name: "accept_proposal", body: { token: TOKEN, n: 2 } });
});

test("the calendar file comes through the link; a failure says so", async () => {
  cloud.use(http.post(functions("send-booking-emails/calendar"), () => HttpResponse.error()));
  const { user } = open();
  await user.click(
    await (await group("Upcoming")).findByRole("button", { name: "Add to calendar" }),
  );
  await findAlert(/check your connection/);
});
