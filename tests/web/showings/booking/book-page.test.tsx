import { paths } from "@domain/site/paths.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { POLL_INTERVAL_MS } from "@web/api/site/cache/polling.ts";
import BookDialog from "@web/screens/book-dialog.tsx";
import BookScreen from "@web/screens/book-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesSignedOut } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../../homes/listings/homes.ts";
import { findLabeled as day } from "../labels.ts";

/** Booking on a page of its own, and in the schedule modal. */

const cloud = startCloud();
let offered: { date: string; time_slots: string[] }[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesSignedOut();
  offered = [{ date: "2026-11-28", time_slots: ["09:00:00", "10:00:00"] }];
  cloud.use(
    http.get(rest("listings"), () => HttpResponse.json([HOME])),
    http.get(rest("availability"), () => HttpResponse.json(offered)),
    http.get(rest("availability_rules"), () => HttpResponse.json([])),
  );
});

const HOME = details(1, { title: "Sunny craftsman", price: 485_000 });

function open(screens = <Route path={paths.book.path} element={<BookScreen />} />) {
  return renderWeb(<Routes>{screens}</Routes>, { path: paths.book.href(HOME.id) });
}

const times = () => within(screen.getByRole("dialog", { name: "Available Times" }));
const form = () => within(screen.getByRole("dialog", { name: "Book Your Viewing" }));

describe("the booking page at its own address", () => {
  test("names the home and leads through Select a Date, a time, the form", async () => {
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
    expect(form().getByText("Confirm Showing")).toBeVisible();
  });

  test("other people's bookings disappear from an open calendar by themselves, also a picked day's last", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    open();
    const saturday = await day(/^Saturday, November 28, 2026, 2 times$/);
    act(() => saturday.click());
    act(() => screen.getByRole("button", { name: "Close" }).click());
    offered = [
      { date: "2026-11-28", time_slots: ["09:00:00"] },
      { date: "2026-11-29", time_slots: ["09:00:00"] },
    ];
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS));
    expect(await day(/^Saturday, November 28, 2026, 1 time$/)).toBeEnabled();
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
