import { BOOKING_SENT } from "@domain/bookings.ts";
import { paths } from "@domain/paths.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { POLL_INTERVAL_MS } from "@web/api/polling.ts";
import { Route, Routes } from "@web/lib/router.tsx";
import BookDialog from "@web/screens/book-dialog.tsx";
import BookScreen from "@web/screens/book-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { comesSignedOut } from "../../support/returning-person.ts";
import type { User } from "../../support/user.ts";
import { bodiesOf, functions, rest, startCloud } from "../../support/web-cloud.ts";
import { details } from "../listings/homes.ts";

/** Booking on a page of its own, and in the schedule modal. */

const cloud = startCloud();
let offered: { date: string; time_slots: string[] }[];
let rules: object[];
let sent: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesSignedOut();
  offered = [{ date: "2026-11-28", time_slots: ["09:00:00", "10:00:00"] }];
  rules = [];
  sent = bodiesOf(cloud, "post", rest("bookings"));
  cloud.use(
    http.get(rest("listings"), () => HttpResponse.json([HOME])),
    http.get(rest("availability"), () => HttpResponse.json(offered)),
    http.get(rest("availability_rules"), () => HttpResponse.json(rules)),
    http.post(rest("rpc/is_booking_stored"), () => HttpResponse.json(false)),
    http.post(functions("send-booking-emails"), () => HttpResponse.json({})),
  );
});

const HOME = details(1, { title: "Sunny craftsman", price: 485_000 });

function open(screens = <Route path={paths.book.path} element={<BookScreen />} />) {
  return renderWeb(<Routes>{screens}</Routes>, { path: paths.book.href(HOME.id) });
}

// By label, because jsdom computes a whole month's roles slowly.
const day = (name: RegExp) => screen.findByLabelText(name, { selector: "button" });
const times = () => within(screen.getByRole("dialog", { name: "Available Times" }));
const form = () => within(screen.getByRole("dialog", { name: "Book Your Viewing" }));

async function fillAndSend(user: User) {
  await user.type(form().getByLabelText("Full Name"), "Jamie Rivera");
  await user.type(
    form().getByLabelText("Email", { selector: "[type=email]" }),
    "jamie@example.com",
  );
  await user.type(form().getByLabelText("Phone", { selector: "[type=tel]" }), "208 555 0142");
  await user.click(form().getByText("Confirm Showing"));
}

describe("at its own address", () => {
  test("names the home and leads through Select a Date, a time, the form, Confirm Showing", async () => {
    const { user } = open();
    expect(await screen.findByRole("heading", { level: 1, name: "Sunny craftsman" })).toBeVisible();
    expect(screen.getByText("1 Maple Street, Boise, ID 83702")).toBeVisible();
    expect(screen.getByText("$485,000")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Schedule Property Viewing" })).toBeVisible();
    expect(await screen.findByText("Select a Date")).toBeDisabled();

    await user.click(await day(/^Saturday, November 28, 2026, 2 times$/));
    await user.click(screen.getByRole("button", { name: "Close" }));
    // The day stays picked, and the button continues with it.
    await user.click(screen.getByText("Confirm Showing"));
    await user.click(times().getByRole("button", { name: "10:00 AM" }));
    await fillAndSend(user);
    expect(await screen.findByText(BOOKING_SENT)).toBeVisible();
    expect(
      screen.getByText("Requested showing for Sunny craftsman on Saturday, November 28"),
    ).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.getByText("Select a Date")).toBeDisabled();
  });

  test("says so where requests are confirmed automatically", async () => {
    rules = [{ notice_hours: 2, horizon_days: 60, auto_confirm: true }];
    const { user } = open();
    await user.click(await day(/^Saturday, November 28/));
    await user.click(times().getByRole("button", { name: "9:00 AM" }));
    await fillAndSend(user);
    expect(
      await screen.findByText("Your viewing is confirmed. The property owner is expecting you."),
    ).toBeVisible();
    expect(
      screen.getByText("Confirmed showing for Sunny craftsman on Saturday, November 28"),
    ).toBeVisible();
    expect(screen.queryByText(BOOKING_SENT)).toBeNull();
  });

  test("other people's bookings disappear from an open calendar by themselves", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    open();
    await day(/^Saturday, November 28, 2026, 2 times$/);
    offered = [{ date: "2026-11-28", time_slots: ["09:00:00"] }];
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS));
    expect(await day(/^Saturday, November 28, 2026, 1 time$/)).toBeEnabled();
  });

  test("a picked day that is taken in the meantime is deselected", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    offered.push({ date: "2026-11-29", time_slots: ["09:00:00"] });
    open();
    const saturday = await day(/^Saturday, November 28/);
    act(() => saturday.click());
    act(() => screen.getByRole("button", { name: "Close" }).click());
    expect(screen.getByText("Confirm Showing")).toBeEnabled();
    offered = offered.slice(1);
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS));
    expect(await screen.findByText("Select a Date")).toBeDisabled();
  });

  test("says that a home is gone", async () => {
    cloud.use(http.get(rest("listings"), () => HttpResponse.json([])));
    open();
    expect(await screen.findByText("This home is no longer available")).toBeVisible();
    expect(screen.getByRole("link", { name: "Browse homes" })).toHaveAttribute("href", "/listings");
  });

  test("a home that fails to load shows an error with a retry", async () => {
    cloud.use(http.get(rest("listings"), () => HttpResponse.error(), { once: true }));
    const { user } = open();
    await findAlert("We could not load this home");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Sunny craftsman" })).toBeVisible();
  });
});

describe("the schedule modal", () => {
  test("shows title, address, price and calendar over the previous page, and returns there", async () => {
    const { user, where } = open(
      <>
        <Route path={paths.book.path} element={<BookDialog />} />
        <Route path="*" element={null} />
      </>,
    );
    const modal = within(await screen.findByRole("dialog", { name: "Schedule Showing" }));
    expect(await modal.findByText("Sunny craftsman")).toBeVisible();
    expect(modal.getByText("$485,000")).toBeVisible();
    expect(await modal.findByText("Select a Date")).toBeDisabled();
    await user.click(modal.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(where()).toBe("/listings"));
  });
});
