import { BOOKING_SENT } from "@domain/showings/bookings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import BookingCalendar from "@web/features/showings/booking/booking-calendar.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readCalendar } from "../../../support/calendar.ts";
import { deferred } from "../../../support/deferred.ts";
import { fakeDownloads } from "../../../support/fake-downloads.ts";
import { findAlert, focusOn, renderWeb } from "../../../support/render-web.tsx";
import { comesSignedOut, signIn } from "../../../support/returning-person.ts";
import type { User } from "../../../support/user.ts";
import { bodiesOf, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../../homes/listings/homes.ts";
import { findLabeled as day, fieldOf, labeledAll } from "../labels.ts";

const cloud = startCloud();
const HOME = details(1, { title: "Sunny craftsman" });

type Sent = { id: string; date: string; time: string; [field: string]: unknown };

let offered: { date: string; time_slots: string[] }[];
/** Responses to the next bookings, in order; afterwards they succeed. */
let answers: (() => Response | Promise<Response>)[];
let sent: Sent[];
let mailed: unknown[];

beforeEach(async () => {
  // 8:00 AM on Saturday in Boise.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesSignedOut();
  offered = [
    { date: "2026-11-20", time_slots: ["10:00:00"] },
    { date: "2026-11-21", time_slots: ["09:00:00", "11:00:00"] },
    { date: "2026-11-28", time_slots: ["16:00:00", "09:00:00", "10:00:00"] },
  ];
  answers = [];
  sent = bodiesOf(
    cloud,
    "post",
    rest("bookings"),
    () => answers.shift()?.() ?? new HttpResponse(null, { status: 201 }),
  );
  mailed = bodiesOf(cloud, "post", functions("send-booking-emails"));
  cloud.use(
    http.get(rest("availability"), () => HttpResponse.json(offered)),
    http.get(rest("availability_rules"), () => HttpResponse.json([])),
  );
});

const refusal = (status: number, message: string) => () =>
  HttpResponse.json({ code: `PT${status}`, message }, { status });

const fullName = () => fieldOf("Full Name");
const email = () => fieldOf("Email");
const phone = () => fieldOf("Phone");
const confirm = () => screen.getByText("Confirm Showing").closest("button") as HTMLElement;
const sentence = (text: string) => screen.findByText(text);
const starts = (times: HTMLElement) =>
  within(times)
    .getAllByRole("button")
    .map((button) => button.firstChild?.textContent);

async function openForm(user: User, time = "10:00 AM") {
  await user.click(await day(/^Saturday, November 28, 2026/));
  await user.click(screen.getByRole("button", { name: time }));
}

/** The calendar, with the form open and filled in. */
async function openFilled() {
  const { user, ...view } = renderWeb(<BookingCalendar listing={HOME} />);
  await openForm(user);
  await fill(user);
  return { user, ...view };
}

async function fill(user: User) {
  await user.click(fullName());
  await user.paste("Jamie Rivera");
  await user.click(email());
  await user.paste("jamie@example.com");
  await user.click(phone());
  await user.paste("208 555 0142");
}

describe("loaded again", () => {
  /** The page, closed and opened again. */
  async function reload(view: { unmount: () => void }) {
    view.unmount();
    return renderWeb(<BookingCalendar listing={HOME} />);
  }

  test("the day and the time are still chosen, and what was typed is there; a closed day stays closed", async () => {
    const again = await reload(await openFilled());
    expect(await screen.findByRole("dialog", { name: "Book Your Viewing" })).toBeVisible();
    expect(screen.getByText("Saturday, November 28")).toBeVisible();
    expect(screen.getByText(/^10:00 AM/)).toBeVisible();
    expect(fullName()).toHaveValue("Jamie Rivera");
    // Never in the address.
    expect(window.location.href).not.toMatch(/2026|Jamie|10:00/);
    await again.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await reload(again);
    await day(/^Saturday, November 28, 2026/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("times that were asked for are still chosen, except one that came too close; a closed request stays closed", async () => {
    const dialog = () => within(screen.getByRole("dialog"));
    const first = renderWeb(<BookingCalendar listing={HOME} />);
    await first.user.click(await screen.findByText("None of these times works for me"));
    for (const [name, time] of [
      [/^Today/, "10:00 AM"],
      [/^Monday, November 23, 2026/, "6:30 PM"],
    ] as const) {
      await first.user.click(await day(name, await screen.findByRole("dialog")));
      await first.user.click(dialog().getByRole("button", { name: time }));
    }
    await first.user.click(dialog().getByRole("button", { name: "Continue" }));
    await first.user.type(fullName(), "Jamie");
    vi.setSystemTime(new Date(Date.now() + 60 * 60_000));
    const again = await reload(first);
    await screen.findByRole("dialog", { name: "Ask for other times" });
    expect(dialog().getByText(/^Mon, Nov 23 at 6:30 PM, Mountain/)).toBeVisible();
    expect(fullName()).toHaveValue("Jamie");
    await again.user.click(dialog().getByRole("button", { name: "Close" }));
    await reload(again);
    await day(/^Saturday, November 28, 2026/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a time that was taken meanwhile is dropped with a sentence, beside those that are left", async () => {
    const view = await openFilled();
    offered = [{ date: "2026-11-28", time_slots: ["16:00:00"] }];
    const { user } = await reload(view);
    await findAlert(
      "The time you chose, Sat, Nov 28 at 10:00 AM, was just taken. Please choose another one.",
    );
    expect(screen.getByText(/^Still free on Saturday, November 28/)).toBeVisible();
    expect(fullName()).toHaveValue("Jamie Rivera");
    await user.click(screen.getByRole("button", { name: "4:00 PM" }));
    expect(screen.queryByText(/was just taken/)).toBeNull();
  });

  test("a day on which nothing is left is refreshed too", async () => {
    const view = await openFilled();
    offered = [{ date: "2026-11-21", time_slots: ["11:00:00"] }];
    await reload(view);
    expect(
      await screen.findByText(/^The time you chose, Sat, Nov 28 at 10:00 AM, was just taken/),
    ).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("being told when times open", () => {
  const open = async (user: User) => user.click(await screen.findByText("Tell me when times open"));

  test("a visitor without an account is asked for an email address, which is checked", async () => {
    const asked = bodiesOf(cloud, "post", functions("news/times"), () =>
      HttpResponse.json({ message: "Check your inbox to confirm." }, { status: 202 }),
    );
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await open(user);
    await user.type(screen.getByLabelText("Your email address"), "jamie");
    await user.click(screen.getByRole("button", { name: "Tell me" }));
    expect(screen.getByLabelText("Your email address")).toHaveAccessibleDescription(
      /valid email address/,
    );
    await user.type(screen.getByLabelText("Your email address"), "@example.com");
    await user.dblClick(screen.getByRole("button", { name: "Tell me" }));
    expect(await screen.findByText("Check your inbox to confirm.")).toHaveFocus();
    expect(asked).toEqual([{ email: "jamie@example.com", home: HOME.id }]);
  });

  test("signed in, takes one press, also while a sale is pending; a refusal is explained", async () => {
    await signIn();
    const asked = bodiesOf(cloud, "post", rest("rpc/wait_for_times"));
    cloud.use(
      http.post(rest("rpc/wait_for_times"), refusal(409, "too_many_waits"), { once: true }),
    );
    const { user } = renderWeb(<BookingCalendar listing={{ ...HOME, status: "pending" }} />);
    expect(screen.getByText("This home is no longer available for showings.")).toBeVisible();
    await open(user);
    expect(screen.queryByLabelText("Your email address")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Tell me" }));
    await findAlert(/up to 20 homes/);
    await user.click(screen.getByRole("button", { name: "Tell me" }));
    expect(await screen.findByText("You are on the list.")).toHaveFocus();
    expect(asked).toEqual([{ listing: HOME.id }]);
    expect(screen.getByRole("link", { name: "Your showings" })).toHaveAttribute(
      "href",
      "/showings",
    );
  });
});

describe("a visitor for whom no time fits", () => {
  test("the visitor asks for up to three others with the same form, and pressing twice sends them once", async () => {
    offered = [];
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    expect(await sentence("No showing times right now")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ask for a time" }));
    const dialog = () => within(screen.getByRole("dialog"));
    await screen.findByRole("dialog", { name: "Ask for other times" });
    const pick = async (name: RegExp, time: string) => {
      await user.click(await day(name, screen.getByRole("dialog")));
      await user.click(dialog().getByRole("button", { name: time }));
    };
    expect(dialog().getByRole("button", { name: "Continue" })).toBeDisabled();
    // 8:00 AM in Boise, with two hours' notice.
    await user.click(await day(/^Today/, screen.getByRole("dialog")));
    expect(dialog().queryByRole("button", { name: "9:30 AM" })).toBeNull();
    await pick(/^Monday, November 23, 2026/, "6:30 PM");
    await pick(/^Tuesday, November 24, 2026/, "7:00 PM");
    await user.click(dialog().getByRole("button", { name: "Continue" }));
    expect(dialog().getByRole("heading", { name: "Ask for other times" })).toHaveFocus();
    expect(
      dialog().getByText(/^Mon, Nov 23 at 6:30 PM; Tue, Nov 24 at 7:00 PM, Mountain/),
    ).toBeVisible();
    await fill(user);
    answers = [() => HttpResponse.error(), () => HttpResponse.error()];
    await user.click(dialog().getByRole("button", { name: "Ask for these times" }));
    await findAlert(ERRORS.outcome_unknown.text);
    await user.dblClick(dialog().getByText("Ask for these times"));
    expect(await screen.findByText(/^You asked for Mon, Nov 23 at 6:30 PM, or Tue/)).toHaveFocus();
    expect(screen.getByText(/^The owner got your request/)).toBeVisible();
    expect(sent).toHaveLength(3);
    expect(sent[2]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({
      wishes: [
        { date: "2026-11-23", time: "18:30" },
        { date: "2026-11-24", time: "19:00" },
      ],
    });
    await waitFor(() => expect(mailed).toEqual([{ booking_id: sent[0]?.id }]));
  });
});

describe("an open house", () => {
  const openHouse = (date: string, places: { places: number; taken: number }) => ({
    ...{ id: date, date, time: "13:00:00", ...places },
    ...{ starts_at: `${date}T20:00:00+00:00`, ends_at: `${date}T22:00:00+00:00` },
  });

  test("is listed among the day's times with its free places, and a booking is confirmed at once", async () => {
    cloud.use(
      http.get(rest("open_houses"), () =>
        HttpResponse.json([
          openHouse("2026-11-29", { places: 8, taken: 5 }),
          // A full open house can't be booked.
          openHouse("2026-11-30", { places: 8, taken: 8 }),
        ]),
      ),
    );
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    expect(await day(/^Monday, November 30, 2026/)).toBeDisabled();
    expect(await day(/^Sunday, November 29, 2026, 1 time$/)).toBeEnabled();
    // Named above the calendar, where all days look alike.
    const [house, ...others] = within(
      screen.getByRole("list", { name: "Open houses" }),
    ).getAllByRole("button");
    expect(others).toEqual([]);
    expect(house).toHaveTextContent(
      "Open house Sunday, November 29, 1:00 PM to 3:00 PM, 3 places left",
    );
    await user.click(house as HTMLElement);
    const slot = screen.getByRole("button", {
      name: /1:00 PM.*Open house until 3:00 PM, 3 places left/,
    });
    const described = document.getElementById(slot.getAttribute("aria-describedby") ?? "");
    expect(described).toHaveTextContent("8:00 PM where you are");
    await user.click(slot);
    expect(screen.getByText(/^1:00 PM, .+; 8:00 PM where you are$/)).toBeVisible();
    expect(screen.getByText(/^Other people come to an open house/)).toBeVisible();
    await fill(user);
    await user.click(confirm());
    expect(
      await sentence("Your showing is confirmed. The property owner is expecting you."),
    ).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ date: "2026-11-29", time: "13:00" })]);
  });
});

describe("the month", () => {
  test("days with free times alone can be pressed, and each says how many; the months run from this one to the last bookable one", async () => {
    offered.push({ date: "2026-12-05", time_slots: ["09:00:00"] });
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    expect(screen.getByRole("heading", { name: "Available Viewing Times" })).toBeVisible();
    expect(await day(/^Saturday, November 28, 2026, 3 times$/)).toBeEnabled();
    // 9:00 AM is within the two hours' notice.
    expect(await day(/^Today, Saturday, November 21, 2026, 1 time$/)).toBeEnabled();
    expect(await day(/^Friday, November 20, 2026, past$/)).toBeDisabled();
    expect(await day(/^Sunday, November 22, 2026, not available$/)).toBeDisabled();
    expect(
      screen.getByText(/^All times are in Mountain Time\. Your own, in .*, is below each\./),
    ).toBeVisible();
    for (const word of ["Today", "Available", "Past"]) expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText("November 2026")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous month" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await user.click(screen.getByRole("button", { name: "Next month" }));
    expect(await day(/^Saturday, December 5, 2026, 1 time$/)).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Next month" }));
    expect(screen.getByText("January 2027")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next month" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  test("the owner's own rules apply, also that requests are confirmed by themselves", async () => {
    cloud.use(
      http.get(rest("availability_rules"), () =>
        HttpResponse.json([{ notice_hours: 48, horizon_days: 7, auto_confirm: true }]),
      ),
    );
    const { user } = await openFilled();
    expect(await day(/^Today, /)).toBeDisabled();
    await user.click(confirm());
    expect(
      await sentence("Your showing is confirmed. The property owner is expecting you."),
    ).toBeVisible();
    expect(
      screen.getByText("Confirmed showing for Sunny craftsman on Saturday, November 28"),
    ).toBeVisible();
    expect(screen.queryByText(BOOKING_SENT)).toBeNull();
  });

  test("the month near its end begins with this week and goes on into the next, and the first free day is a press away", async () => {
    vi.setSystemTime(new Date("2026-11-27T15:00:00Z"));
    offered = [
      { date: "2026-11-29", time_slots: ["09:00:00"] },
      { date: "2026-12-04", time_slots: ["09:00:00"] },
    ];
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    expect(await day(/^Friday, December 4, 2026, 1 time$/)).toBeEnabled();
    const days = screen.getAllByRole("gridcell").map((cell) => cell.textContent);
    expect(days[0]).toBe("22");
    expect(days).not.toContain("21");
    await user.click(screen.getByRole("button", { name: "First free: Sun, Nov 29" }));
    expect(screen.getByRole("list", { name: "Times on Sunday, November 29" })).toBeVisible();
  });
});

describe("a day's times", () => {
  test("a showing can be booked by keyboard alone: day, time, form, button; the day's dialog lists its times in order", async () => {
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    const today = await day(/^Today, /);
    today.focus();
    // Skips days that can't be booked.
    await user.keyboard("{ArrowRight}");
    await focusOn(day(/^Saturday, November 28, 2026/));
    await user.keyboard("{Enter}");
    const dialog = within(screen.getByRole("dialog", { name: "Available Times" }));
    expect(dialog.getByText(/All times are in Mountain Time/)).toBeVisible();
    const times = dialog.getByRole("list", { name: "Times on Saturday, November 28" });
    expect(starts(times)).toEqual(["9:00 AM", "10:00 AM", "4:00 PM"]);
    expect(screen.getByRole("heading", { name: "Available Times" })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "9:00 AM" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Book Your Viewing" })).toHaveFocus();
    await fill(user);
    // Agent or not, preferred contact, special requests, the Privacy Policy; then the button.
    for (let stop = 0; stop < 5; stop++) await user.tab();
    expect(confirm()).toHaveFocus();
    await user.keyboard("{Enter}");
    await sentence(BOOKING_SENT);
    expect(sent).toHaveLength(1);
  });
});

describe("the form", () => {
  test("requires name, email and phone, marks what is invalid and focuses the first", async () => {
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await openForm(user);
    expect(confirm()).toBeDisabled();
    expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
    await user.type(fullName(), "  ");
    await user.type(email(), "jamie@");
    await user.type(phone(), "call me");
    expect(confirm()).toBeDisabled();
    await user.type(fullName(), "Jamie");
    await user.click(confirm());
    expect(email()).toHaveAccessibleDescription("Please enter a valid email address");
    expect(phone()).toHaveAccessibleDescription("Please enter a valid phone number.");
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
    await user.type(email(), "example.com");
    expect(email()).toBeValid();
    await user.clear(phone());
    expect(confirm()).toBeDisabled();
    await user.clear(email());
    await user.type(phone(), "208 555 0142");
    expect(confirm()).toBeDisabled();
  });

  test("refuses a bot that fills in the honeypot, and sends nothing", async () => {
    const { user, container } = await openFilled();
    const trap = container.ownerDocument.querySelector<HTMLInputElement>("input[name='ref_b7']");
    expect(trap?.closest("[aria-hidden='true']")).not.toBeNull();
    expect(trap).toHaveAttribute("tabindex", "-1");
    if (trap) trap.value = "https://spam.example";
    await user.click(confirm());
    await findAlert("Error submitting booking. Please try again.");
    expect(sent).toEqual([]);
    expect(mailed).toEqual([]);

    // Should it have been a person after all, the next try goes through.
    expect(trap).toHaveValue("");
    await user.click(confirm());
    await sentence(BOOKING_SENT);
    expect(sent).toHaveLength(1);
  });
});

describe("sending", () => {
  test("stores the request, sends the emails, confirms, and removes the slot", async () => {
    const { user } = await openFilled();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("radio", { name: "Text" }));
    await user.type(fieldOf("Special Requests"), "  The garden, please. ");
    offered = [{ date: "2026-11-28", time_slots: ["09:00:00", "16:00:00"] }];
    await user.click(confirm());

    await sentence(BOOKING_SENT);
    expect(
      screen.getByText("Requested showing for Sunny craftsman on Saturday, November 28"),
    ).toBeVisible();
    expect(
      screen.getByRole("heading", { name: "Saturday, November 28 at 10:00 AM, Mountain Time" }),
    ).toHaveFocus();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        listing_id: HOME.id,
        date: "2026-11-28",
        time: "10:00",
        visitor_name: "Jamie Rivera",
        visitor_email: "jamie@example.com",
        visitor_phone: "208 555 0142",
        agent_status: "agent",
        contact_method: "text",
        people: null,
        proof_id: null,
        special_requests: "The garden, please.",
      },
    ]);
    await waitFor(() => expect(mailed).toEqual([{ booking_id: sent[0]?.id }]));
    // A visitor who has a time isn't offered others.
    expect(labeledAll(/^Saturday, November 28, 2026/)).toEqual([]);
    expect(screen.queryByText("None of these times works for me")).toBeNull();
  });

  test("input is kept when the dialog closes, which restores the focus; after sending, the page says the way, and puts the entry of the emails into a calendar", async () => {
    const saved = fakeDownloads();
    const { user } = await openFilled();
    await user.keyboard("{Escape}");
    await focusOn(day(/^Saturday, November 28, 2026/));
    await openForm(user);
    expect(fullName()).toHaveValue("Jamie Rivera");
    await user.click(confirm());
    await sentence(BOOKING_SENT);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(screen.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/dir/?api=1&destination=1+Maple+Street%2C+Boise%2C+ID+83702",
    );
    expect(screen.getByText(/The link in it lets you see, change or cancel/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "See or change it" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add to calendar" }));
    const { event } = readCalendar((await saved[0]?.blob.text()) ?? "");
    expect(event.uid).toBe(`${sent[0]?.id}@selfnvest`);
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-28T17:00:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-28T18:00:00.000Z");
    expect(event.location).toBe("1 Maple Street, Boise, ID 83702");
    expect(event.summary).toBe("Showing (not yet confirmed): Sunny craftsman");
  });

  test("a visitor with an account finds their name filled in, and gets to the showing's own page; a hidden street has no way to it", async () => {
    await signIn();
    const { user } = renderWeb(
      <BookingCalendar listing={{ ...HOME, address: "", address_hidden: true }} />,
    );
    await openForm(user);
    expect(fullName()).toHaveValue("Dana Whitfield");
    expect(email()).toHaveValue("dana@example.com");
    await user.click(phone());
    await user.paste("208 555 0142");
    await user.click(confirm());
    expect(await screen.findByRole("link", { name: "See or change it" })).toHaveAttribute(
      "href",
      `/showing?booking=${sent[0]?.id}`,
    );
    expect(screen.queryByRole("link", { name: /^Directions/ })).toBeNull();
    expect(screen.queryByText(/The link in it lets you/)).toBeNull();
  });

  test("makes one booking when pressed twice", async () => {
    const answer = deferred<Response>();
    answers = [() => answer.promise];
    const { user } = await openFilled();
    await user.dblClick(confirm());
    const sending = await screen.findByRole("button", { name: "Sending..." });
    await user.click(sending);
    await user.type(fullName(), "{Enter}");
    await waitFor(() => expect(sent).toHaveLength(1));
    answer.resolve(new HttpResponse(null, { status: 201 }));
    await sentence(BOOKING_SENT);
    expect(sent).toHaveLength(1);
  });

  test("makes one booking when retried after a lost response, even after a reload", async () => {
    const lost = () => HttpResponse.error();
    answers = [lost, lost, lost, lost];
    const first = await openFilled();
    await first.user.click(confirm());
    await findAlert(ERRORS.outcome_unknown.text);
    await first.user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(4));
    await findAlert(ERRORS.outcome_unknown.text);
    first.unmount();

    // It is their own request that has taken the time.
    offered = [];
    const second = renderWeb(<BookingCalendar listing={HOME} />);
    await screen.findByRole("dialog", { name: "Book Your Viewing" });
    expect(screen.queryByText(/was just taken/)).toBeNull();
    await second.user.click(confirm());
    await sentence(BOOKING_SENT);
    expect(new Set(sent.map((booking) => booking.id)).size).toBe(1);
    expect(sent).toHaveLength(5);
  });

  test("says what is stored if it was changed after a lost response", async () => {
    const lost = () => HttpResponse.error();
    answers = [lost, lost, refusal(409, "already_stored")];
    const { user } = await openFilled();
    await user.click(confirm());
    await findAlert(ERRORS.outcome_unknown.text);
    await user.clear(email());
    await user.type(email(), "corrected@example.com");
    await user.click(confirm());
    await sentence(BOOKING_SENT);
    expect(screen.getByText(/jamie@example\.com/)).toBeVisible();
    expect(screen.queryByText(/corrected@example\.com/)).toBeNull();
    expect(
      screen.getByText(/^We received your request the first time you sent it\./),
    ).toBeVisible();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test("a refusal loses no input; of a taken time it shows the remaining times", async () => {
    answers = [refusal(409, "one_live_booking"), refusal(409, "slot_taken")];
    const { user } = await openFilled();
    await user.click(confirm());
    await findAlert("You have already booked a showing at this home with this email address.");
    expect(fullName()).toHaveValue("Jamie Rivera");
    offered = [{ date: "2026-11-28", time_slots: ["16:00:00"] }];
    await user.click(confirm());

    await findAlert("Someone has just booked this time. Please choose another one.");
    // The pressed button keeps the focus, where the new choice is made.
    expect(screen.getByText("Still free on Saturday, November 28 (Mountain Time)")).toHaveFocus();
    expect(confirm()).toBeDisabled();
    await waitFor(() =>
      expect(starts(screen.getByRole("list", { name: /^Times on/ }))).toEqual(["4:00 PM"]),
    );
    expect(fullName()).toHaveValue("Jamie Rivera");
    expect(mailed).toEqual([]);

    await user.click(screen.getByRole("button", { name: "4:00 PM" }));
    await user.click(confirm());
    await sentence(BOOKING_SENT);
    expect(sent.map((booking) => booking.time)).toEqual(["10:00", "10:00", "16:00"]);
    expect(sent[1]?.id).not.toBe(sent[2]?.id);
  });

  test("the day's last time taken: another day, with the form as it was", async () => {
    answers = [refusal(409, "slot_taken")];
    const { user } = await openFilled();
    offered = [{ date: "2026-11-29", time_slots: ["09:00:00"] }];
    await user.click(confirm());
    expect(await sentence("Nothing else is free on Saturday, November 28.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Choose another day" }));
    await user.click(await day(/^Sunday, November 29, 2026, 1 time$/));
    await user.click(screen.getByRole("button", { name: "9:00 AM" }));
    expect(fullName()).toHaveValue("Jamie Rivera");
  });
});

describe("a server that does not answer", () => {
  const fail = () =>
    cloud.use(http.get(rest("availability"), () => HttpResponse.json({}, { status: 503 })));

  test("an earlier copy is shown as out of date, and can't be booked until it reloads", async () => {
    renderWeb(<BookingCalendar listing={HOME} />).unmount();
    const earlier = renderWeb(<BookingCalendar listing={HOME} />);
    await day(/^Saturday, November 28, 2026, 3 times$/);
    earlier.unmount();
    fail();

    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    expect(
      await sentence("Failed to load availability from server. Using local data."),
    ).toBeVisible();
    expect(await day(/^Saturday, November 28, 2026, 3 times$/)).toBeDisabled();

    cloud.use(http.get(rest("availability"), () => HttpResponse.json(offered)));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(async () =>
      expect(await day(/^Saturday, November 28, 2026, 3 times$/)).toBeEnabled(),
    );
    expect(screen.queryByText(/Using local data/)).toBeNull();
  });

  test("an error with a retry is shown without a copy", async () => {
    fail();
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await findAlert("Showing times could not be loaded");
    cloud.use(http.get(rest("availability"), () => HttpResponse.json(offered)));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await day(/^Saturday, November 28, 2026, 3 times$/)).toBeEnabled();
  });
});
