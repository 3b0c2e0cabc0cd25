import { screen, waitFor, within } from "@testing-library/react";
import { CalendarFeed } from "@web/features/showings/availability/calendar-feed.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const FAILED = "Your calendar feed could not be changed. Please try again.";
const fail = () => HttpResponse.json({ code: "XX000", message: "boom" }, { status: 500 });

/** The server: the stored feed, the requests it received, and its refusals. */
let stored: string | null;
let calls: string[];
let refusal: (() => Response) | null;
let made: number;

beforeEach(async () => {
  await comesBack();
  stored = null;
  calls = [];
  refusal = null;
  made = 0;
  cloud.use(
    rpc("calendar_feed", () => {}),
    rpc("rotate_calendar_feed", () => {
      made += 1;
      stored = `token-${made}`;
    }),
    rpc("drop_calendar_feed", () => {
      stored = null;
    }),
  );
});

function rpc(name: string, act: () => void) {
  return http.post(rest(`rpc/${name}`), () => {
    if (name !== "calendar_feed") calls.push(name);
    if (refusal && name !== "calendar_feed") return refusal();
    act();
    if (name === "drop_calendar_feed") return new HttpResponse(null, { status: 204 });
    return HttpResponse.json(stored && { token: stored });
  });
}

const open = () => renderWeb(<CalendarFeed userId={DANA.id} />);
const address = (token: string) => functions(`send-booking-emails/feed/${token}.ics`);
const field = () => screen.findByLabelText("Your private link");
const create = () => screen.findByRole("button", { name: "Create a private link" });
const question = (name: string) => within(screen.getByRole("dialog", { name }));

async function openWith(token: string) {
  stored = token;
  const { user } = open();
  await field();
  return user;
}

describe("the calendar feed", () => {
  test("is created as a private link, once, however often the button is pressed; failures can be retried", async () => {
    cloud.use(http.post(rest("rpc/calendar_feed"), fail, { once: true }));
    refusal = fail;
    const { user } = open();
    expect(screen.getByText("Loading your calendar feed...")).toBeInTheDocument();
    await findAlert("Failed to load your calendar feed");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await user.click(await create());
    await findAlert(FAILED);
    refusal = null;
    calls = [];
    await user.dblClick(await create());
    expect(await field()).toHaveValue(address("token-1"));
    expect(calls).toEqual(["rotate_calendar_feed"]);
    expect(screen.getByRole("heading", { name: "Calendar feed" })).toHaveFocus();
  });

  test("shows a read-only address that opens in a calendar, with a warning; it can be copied, and is selected for it where the browser refuses", async () => {
    const user = await openWith("abc");
    expect(await field()).toHaveAttribute("readonly");
    expect(screen.getByRole("link", { name: "Open in calendar" })).toHaveAttribute(
      "href",
      "webcal://cloud.test/functions/v1/send-booking-emails/feed/abc.ics",
    );
    expect(screen.getByText(/^Keep this link to yourself\./)).toHaveTextContent(
      "visitors' names, phone numbers, emails and requests",
    );
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(copied).toHaveBeenCalledWith(address("abc"));
    expect(await screen.findByText("Calendar link copied.")).toBeVisible();
    copied.mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText(/^Please copy the link manually/)).toBeVisible();
    const input = (await field()) as HTMLInputElement;
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
  });

  test("is replaced once, after confirmation, then turned off; a failure leaves the old one", async () => {
    const user = await openWith("abc");
    const button = screen.getByRole("button", { name: "New link" });
    await user.click(button);
    expect(question("Make a new link?").getByText(/The old link stops working/)).toBeVisible();
    await user.click(question("Make a new link?").getByText("Keep this link"));
    expect(calls).toEqual([]);
    refusal = fail;
    await user.click(button);
    await user.click(question("Make a new link?").getByText("Make new link"));
    await findAlert(FAILED);
    expect(await field()).toHaveValue(address("abc"));
    refusal = null;
    await user.dblClick(question("Make a new link?").getByText("Make new link"));
    await waitFor(async () => expect(await field()).toHaveValue(address("token-1")));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls).toEqual(["rotate_calendar_feed", "rotate_calendar_feed"]);
    expect(screen.getByText(/^Your new calendar link is ready\./)).toBeVisible();

    calls = [];
    await user.click(screen.getByRole("button", { name: "Turn off" }));
    expect(calls).toEqual([]);
    const off = () => question("Turn off the calendar feed?").getByText("Turn off feed");
    refusal = fail;
    await user.click(off());
    await findAlert(FAILED);
    expect(await field()).toHaveValue(address("token-1"));
    refusal = null;
    await user.dblClick(off());
    expect(await create()).toBeVisible();
    expect(screen.queryByLabelText("Your private link")).toBeNull();
    expect(calls).toEqual(["drop_calendar_feed", "drop_calendar_feed"]);
    expect(screen.getByText("Your calendar feed is turned off.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Calendar feed" })).toHaveFocus();
  });

  test("a failure that only lost the response does not leave a dead address on screen", async () => {
    const user = await openWith("abc");
    refusal = () => {
      stored = "made-all-the-same";
      return HttpResponse.error();
    };
    await user.click(screen.getByRole("button", { name: "New link" }));
    await user.click(question("Make a new link?").getByText("Make new link"));
    await findAlert("Network error - please check your connection");
    await waitFor(async () => expect(await field()).toHaveValue(address("made-all-the-same")));
  });
});
