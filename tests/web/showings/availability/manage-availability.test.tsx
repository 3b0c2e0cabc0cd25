import { act, screen, waitFor, within } from "@testing-library/react";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { CALM_POLL_MS } from "@web/api/site/cache/polling.ts";
import { App } from "@web/app/app.tsx";
import { SiteQueryClient } from "@web/app/query-client.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import AvailabilityScreen from "@web/screens/availability-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { dashboardAnswers, dashboardHandlers } from "../../../support/dashboard.ts";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, focusOn, renderWeb, textsOf } from "../../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../../support/returning-person.ts";
import { OWN_HOME } from "../../../support/showings.ts";
import { DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { findLabeled as day, labeled } from "../labels.ts";
import { NOW, newWorld, open, serve, type World } from "./world.tsx";

// Irrelevant here and slow to render.
vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
let world: World;

// Loads the screens' code, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import("@web/screens/dashboard-screen.tsx"),
    import("@web/screens/availability-dialog.tsx"),
  ]);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await comesBack();
  world = newWorld();
  serve(cloud, world);
});

const saturday = () => day(/^Saturday, November 28, 2026/);
const popup = () => within(screen.getByRole("dialog", { name: "Set Availability" }));
const save = () => popup().getByText(/^(Save Availability|Saving...)$/);
const slot = (name: string | RegExp) => popup().getByRole("button", { name });

describe("access", () => {
  test("signed out: Sign In Required, with a way back here", async () => {
    await comesSignedOut();
    const { user, where } = open("/availability?listing=abc");
    expect(await screen.findByRole("heading", { name: "Sign In Required" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Login" }));
    expect(where()).toBe("/login");
    expect(sessionStorage.getItem(PERSONAL_KEYS.redirectAfterLogin)).toContain(
      "/availability?listing=abc",
    );
  });

  test("only a sold home or a draft without a place: No Property Listed, and Create Your Listing", async () => {
    world.homes = [
      { ...OWN_HOME, status: "sold" },
      { ...OWN_HOME, id: "draft", status: "draft", time_zone: null },
    ];
    open();
    expect(await screen.findByRole("heading", { name: "No Property Listed" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Create Your Listing" })).toHaveAttribute(
      "href",
      "/sell",
    );
  });

  test("a list from before the home was published doesn't say that there is none, and opens no other home's calendar", async () => {
    const queryClient = new SiteQueryClient();
    const { queryKey } = ownHomesQuery(DANA.id);
    queryClient.setQueryData(queryKey, []);
    void queryClient.invalidateQueries({ queryKey });
    const answer = deferred<void>();
    cloud.use(
      http.get(rest("listings"), async ({ request }) => {
        if (!new URL(request.url).searchParams.get("select")?.includes("offered_days"))
          await answer.promise;
        return undefined;
      }),
    );
    const first = renderWeb(<AvailabilityScreen />, {
      path: `/availability?listing=${OWN_HOME.id}`,
      queryClient,
    });
    expect(await screen.findByText("Loading your availability...")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "No Property Listed" })).toBeNull();
    answer.resolve();
    expect(await screen.findByText(OWN_HOME.title)).toBeVisible();
    first.unmount();
  });

  test("owners of several homes pick one, which the address names", async () => {
    const loft = {
      ...OWN_HOME,
      id: "loft",
      title: "Old loft",
      address: "2 Elm St",
      status: "pending",
    };
    world.homes = [loft, OWN_HOME];
    const { user, where, unmount } = open();
    const picker = await screen.findByLabelText("Property");
    // The one on the market comes first.
    expect(picker).toHaveValue(OWN_HOME.id);
    await user.selectOptions(picker, "Old loft, 2 Elm St");
    await waitFor(() => expect(where()).toBe("/availability?listing=loft"));
    expect(await screen.findByLabelText("Property")).toHaveValue("loft");
    // Without an address, it is the one that was chosen last.
    unmount();
    open();
    expect(await screen.findByLabelText("Property")).toHaveValue("loft");
  });
});

describe("over the dashboard", () => {
  test("opens from there, as the next step does too, switches homes in place, and closes back to it", async () => {
    const answers = dashboardAnswers();
    answers.summary.next_step.action.path = `/availability?listing=${OWN_HOME.id}`;
    cloud.use(
      ...dashboardHandlers(() => answers),
      http.get(rest("profiles"), () => HttpResponse.json([])),
    );
    world.homes = [OWN_HOME, { ...OWN_HOME, id: "loft", title: "Old loft", address: "2 Elm St" }];
    const { user, where } = renderWeb(<App />, { path: "/dashboard" });
    await user.click(await screen.findByRole("link", { name: "Manage Availability" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Manage Availability" }));
    await user.selectOptions(await dialog.findByLabelText("Property"), "Old loft, 2 Elm St");
    await waitFor(() => expect(where()).toBe("/availability?listing=loft"));
    expect(await dialog.findByRole("heading", { name: "This Month" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(where()).toBe("/dashboard"));
    expect(screen.queryByRole("dialog")).toBeNull();

    await user.click(screen.getByRole("link", { name: "Offer times" }));
    expect(await screen.findByRole("dialog", { name: "Manage Availability" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Hello, Dana" })).toBeInTheDocument();
  });
});

describe("the month", () => {
  test("every day from today on can be opened, past ones can't; This Month shows the database's counts, and follows them without a reload", async () => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
    const { user } = open();
    expect(await day(/^Saturday, November 28, 2026, 2 offered, 1 booked$/)).toBeEnabled();
    expect(await day(/^Today, Saturday, November 21, 2026, nothing offered$/)).toBeEnabled();
    expect(await day(/^Friday, November 20, 2026, past$/)).toBeDisabled();
    expect(screen.getByText(/All times are in Mountain Time/)).toBeVisible();
    expect(screen.queryAllByRole("gridcell", { selected: true })).toEqual([]);
    const month = within(await screen.findByRole("region", { name: "This Month" }));
    const figure = async (name: string) => (await month.findByText(name)).nextSibling;
    expect(await figure("Available days")).toHaveTextContent("1");
    // A cancelled one doesn't count.
    expect(await figure("Bookings")).toHaveTextContent("2");
    expect(await figure("Pending")).toHaveTextContent("1");
    expect(screen.queryByText(/for times/)).toBeNull();
    // Showings of this home are beside the month, and no others.
    expect(await screen.findByRole("heading", { name: "Visitor 1" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Visitor 2" })).toBeNull();
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(screen.getByRole("button", { name: "Copy booking link" }));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/book/${OWN_HOME.id}`);
    expect(await screen.findByText("Booking link copied.")).toBeVisible();

    world.bookings.push({ id: "b4", date: "2026-11-28", time: "10:00", status: "pending" });
    world.waiting = 3;
    await act(() => vi.advanceTimersByTimeAsync(CALM_POLL_MS));
    await waitFor(async () => expect(await figure("Pending")).toHaveTextContent("2"));
    expect(await screen.findByText("3 people are waiting for times.")).toBeVisible();
  });

  test("a calendar that fails to load shows an error with a retry", async () => {
    cloud.use(
      http.get(rest("listings"), ({ request }) =>
        new URL(request.url).searchParams.get("select")?.includes("offered_days")
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json(world.homes),
      ),
    );
    const { user } = open();
    await findAlert("Failed to load your availability");
    serve(cloud, world);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await saturday()).toBeEnabled();
  });
});

describe("Set Availability", () => {
  test("shows the 11 slots; saving sends exactly the selection, including booked slots, once; a failure keeps it", async () => {
    world.refusal = () => HttpResponse.json({}, { status: 500 });
    const { user } = open();
    await user.click(await saturday());
    const slots = within(popup().getByRole("list", { name: /^Time slots on/ }));
    expect(slots.getAllByRole("button")).toHaveLength(11);
    expect(slot("10:00 AM")).toHaveAttribute("aria-pressed", "true");
    expect(slot("9:00 AM")).toHaveAttribute("aria-pressed", "false");
    expect(slot("2:00 PM, booked")).toBeDisabled();
    const selected = popup().getByRole("list", { name: "Selected time slots" });
    expect(textsOf(within(selected).getAllByRole("listitem"))).toEqual(["10:00 AM", "3:00 PM"]);
    await user.click(slot("10:00 AM"));
    await user.click(slot("9:00 AM"));
    await user.click(save());
    await findAlert("Failed to save availability");
    expect(slot("9:00 AM")).toHaveAttribute("aria-pressed", "true");

    const saved = deferred();
    world.saved = saved.promise;
    world.refusal = null;
    await user.dblClick(save());
    expect(await popup().findByText("Saving...")).toBeVisible();
    saved.resolve();
    expect(await screen.findByText("Saved for Saturday, November 28.")).toBeVisible();
    expect(world.calls.slice(1)).toEqual([
      {
        name: "set_availability",
        body: { listing: OWN_HOME.id, dates: ["2026-11-28"], slots: ["09:00", "14:00", "15:00"] },
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await focusOn(saturday());
  });

  test("today's past hours can't be offered; with nothing selected, there is nothing to save, and nothing to clear", async () => {
    vi.setSystemTime(new Date("2026-11-21T18:30:00Z"));
    world.offered["2026-11-21"] = ["10:00", "11:00"];
    const { user } = open();
    await user.click(await day(/^Today, Saturday, November 21, 2026, nothing offered$/));
    expect(slot("11:00 AM, past")).toBeDisabled();
    expect(slot("12:00 PM")).toBeEnabled();
    await user.click(popup().getByRole("button", { name: "Cancel" }));

    await user.click(await day(/^Sunday, November 29, 2026, nothing offered$/));
    expect(popup().queryByRole("button", { name: "Clear this day" })).toBeNull();
    expect(popup().getByText("Please select at least one time slot")).toBeVisible();
    expect(save()).toBeDisabled();
    await user.click(slot("9:00 AM"));
    expect(save()).toBeEnabled();
    await user.click(slot("9:00 AM"));
    expect(save()).toBeDisabled();
    await user.click(popup().getByRole("button", { name: "Cancel" }));
    expect(world.calls).toEqual([]);
  });

  test("a day with times is cleared after confirmation, and showings stay", async () => {
    const { user } = open();
    await user.click(await saturday());
    await user.click(popup().getByRole("button", { name: "Clear this day" }));
    const question = () => within(screen.getByRole("dialog", { name: "Clear this day?" }));
    expect(
      question().getByText("Showings that are already booked on that day stay."),
    ).toBeVisible();
    await user.click(question().getByRole("button", { name: "Keep it" }));
    expect(world.calls).toEqual([]);
    await user.click(popup().getByRole("button", { name: "Clear this day" }));
    await user.click(question().getByRole("button", { name: "Clear this day" }));
    expect(await screen.findByText("No times are offered on Saturday, November 28.")).toBeVisible();
    expect(world.calls[0]?.body).toEqual({
      listing: OWN_HOME.id,
      dates: ["2026-11-28"],
      slots: [],
    });
  });

  test("a day can be set by keyboard alone", async () => {
    const { user } = open();
    (await saturday()).focus();
    await user.keyboard("{Enter}");
    expect(popup().getByRole("heading", { name: "Set Availability" })).toHaveFocus();
    slot("9:00 AM").focus();
    await user.keyboard(" ");
    save().focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Saved for Saturday, November 28.")).toBeVisible();
    expect(world.offered["2026-11-28"]).toContain("09:00");
  });
});

test("a stored day is copied to the picked days; a changed one is saved first, then copied to a weekday of the month", async () => {
  const copyStep = () => within(screen.getByRole("dialog", { name: "Copy to other days" }));
  world.offered["2026-12-01"] = ["09:00"];
  const { user } = open();
  await user.click(await saturday());
  await user.click(popup().getByRole("button", { name: "Copy to other days" }));
  expect(copyStep().getByText("Copy")).toBeDisabled();
  await user.click(labeled(/^Sunday, November 29, 2026/, screen.getByRole("dialog")));
  await user.click(labeled(/^Monday, November 30, 2026/, screen.getByRole("dialog")));
  await user.click(labeled(/^Monday, November 30, 2026, chosen/, screen.getByRole("dialog")));
  // Pressed twice, it goes back only one step.
  copyStep().getByRole("button", { name: "Back" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(copyStep().getByText("1 chosen")).toBeVisible();
  await user.click(copyStep().getByText("Copy to 1 day"));
  expect(await screen.findByText("Copied to 1 day.")).toBeVisible();
  expect(world.calls).toEqual([
    {
      name: "copy_availability",
      body: { listing: OWN_HOME.id, from_date: "2026-11-28", to_dates: ["2026-11-29"] },
    },
  ]);

  await user.click(screen.getByRole("button", { name: "Next month" }));
  await user.click(await day(/^Tuesday, December 1, 2026/));
  await user.click(slot("10:00 AM"));
  await user.click(popup().getByRole("button", { name: "Copy to other days" }));
  await user.click(copyStep().getByText("Every Tuesday this month"));
  await user.click(copyStep().getByText("Copy to 4 days"));
  expect(await screen.findByText("Copied to 4 days.")).toBeVisible();
  expect(world.calls.slice(1).map(({ name }) => name)).toEqual([
    "set_availability",
    "copy_availability",
  ]);
  for (const date of ["2026-12-08", "2026-12-15", "2026-12-22", "2026-12-29"])
    expect(world.offered[date]).toEqual(["09:00", "10:00"]);
});
