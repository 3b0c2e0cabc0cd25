import type { OwnAppointment } from "@domain/sales/appointments.ts";
import type { PartyPage } from "@domain/sales/parties.ts";
import { screen, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { type Call, functions, notedIn, startCloud } from "../../../support/web-cloud.ts";

/** The time at a home that an inspector takes by their link. */
const cloud = startCloud();
const TOKEN = "t".repeat(43);
const DAYS = [
  { date: "2050-12-06", times: ["09:00", "10:00", "13:30"] },
  { date: "2050-12-07", times: ["09:00"] },
];
let asked: Call[];
let page: PartyPage;

const taken = (more: Partial<OwnAppointment> = {}): OwnAppointment => ({
  ...{ id: "b1", purpose: "inspection", status: "confirmed", cancelled_by: null },
  ...{ date: "2050-12-06", time: "10:00", minutes: 180, can_change: true, entry_notes: null },
  ...{ starts_at: "2050-12-06T17:00:00Z", ends_at: "2050-12-06T20:00:00Z", proposal: null },
  ...more,
});

beforeEach(() => {
  asked = [];
  page = {
    ...{ role: "inspector", name: "Ivan", invited_by: "buyer", home: "Craftsman", files: [] },
    ...{ address: "1418 Maple St", sale_state: "open", link_until: "2050-12-31T00:00:00Z" },
    ...{ sides: [], steps: [], phone: null, time_zone: "America/Boise", appointment: null },
    takes: { purpose: "inspection", minutes: [120, 180, 240] },
  };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("party_by_token", () => page),
    rpc("free_appointments", () => ({ days: DAYS })),
    rpc("take_appointment", () => {
      page = { ...page, appointment: taken({ status: "pending" }) };
      return page;
    }),
    rpc("move_appointment", () => page),
    rpc("accept_appointment", () => {
      page = { ...page, appointment: taken({ date: "2050-12-07" }) };
      return page;
    }),
    rpc("cancel_appointment", () => {
      page = { ...page, appointment: taken({ status: "cancelled", can_change: false }) };
      return page;
    }),
    http.post(functions("send-booking-emails"), () => HttpResponse.json({})),
  );
});

async function open() {
  const shown = renderWeb(<screens.party />, { path: `/party#${TOKEN}` });
  const part = within(await screen.findByRole("region", { name: "Time for the inspection" }));
  return { ...shown, part };
}

const bodyOf = (name: string) => asked.find((call) => call.name === name)?.body;

describe("a party without a time", () => {
  test("length, day and time are chosen, the phone is asked for, and the owner is told whom they meet", async () => {
    const { user, part } = await open();
    await user.click(part.getByRole("button", { name: "Choose a time" }));
    await user.click(await part.findByRole("radio", { name: "3 hours" }));
    await user.click(await part.findByRole("button", { name: /December 6.*3 times/ }));
    await user.click(part.getByRole("button", { name: "10:00 AM" }));
    await user.click(part.getByRole("button", { name: "Take Tue, Dec 6 at 10:00 AM" }));
    expect(part.getByText("Please enter a phone number.")).toBeVisible();
    expect(bodyOf("take_appointment")).toBeUndefined();
    expect(part.getByText(/The owner sees your name, email address/)).toBeVisible();
    await user.type(part.getByLabelText("Your phone number"), "303 555 0177");
    await user.click(part.getByRole("button", { name: "Take Tue, Dec 6 at 10:00 AM" }));
    expect(await part.findByText("Inspection · 3 hours · waits for the owner")).toBeVisible();
    expect(bodyOf("take_appointment")).toMatchObject({
      ...{ token: TOKEN, day: "2050-12-06", starts: "10:00", minutes: 180 },
      phone: expect.stringContaining("555"),
    });
    expect(bodyOf("free_appointments")).toEqual({ token: TOKEN, minutes: 120 });
  });

  test("nothing is sent before a time is chosen", async () => {
    const { user, part } = await open();
    await user.click(part.getByRole("button", { name: "Choose a time" }));
    await user.click(await part.findByRole("button", { name: "Take this time" }));
    expect(part.getByRole("alert")).toHaveTextContent("Please pick a day and a time.");
    expect(bodyOf("take_appointment")).toBeUndefined();
  });

  test("a time that another took meanwhile is named, and the form stays", async () => {
    cloud.use(
      http.post("*/rest/v1/rpc/take_appointment", () =>
        HttpResponse.json({ code: "PT409", message: "slot_taken" }, { status: 409 }),
      ),
    );
    page = { ...page, phone: "303-555-0177" };
    const { user, part } = await open();
    await user.click(part.getByRole("button", { name: "Choose a time" }));
    await user.click(await part.findByRole("button", { name: /December 6.*3 times/ }));
    await user.click(part.getByRole("button", { name: "9:00 AM" }));
    await user.click(part.getByRole("button", { name: /^Take Tue/ }));
    expect(await part.findByRole("alert")).toBeVisible();
    expect(part.getByRole("button", { name: /^Take Tue/ })).toBeVisible();
  });

  test("a role that takes no time is offered none", async () => {
    page = { ...page, role: "lender", takes: null, time_zone: null };
    renderWeb(<screens.party />, { path: `/party#${TOKEN}` });
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByRole("region", { name: /^Time for/ })).not.toBeInTheDocument();
  });
});

describe("a party with a time", () => {
  test("says when, how to get in, and moves to another time of the same length", async () => {
    page = { ...page, appointment: taken({ entry_notes: "The key is under the mat." }) };
    const { user, part } = await open();
    expect(part.getByText("Tuesday, December 6, 10:00 AM to 1:00 PM, Mountain Time")).toBeVisible();
    expect(part.getByText("The key is under the mat.")).toBeVisible();
    await user.click(part.getByRole("button", { name: "Choose another time" }));
    await user.click(await part.findByRole("button", { name: /December 7.*1 time/ }));
    expect(part.queryByRole("radio")).not.toBeInTheDocument();
    await user.click(part.getByRole("button", { name: "9:00 AM" }));
    await user.click(part.getByRole("button", { name: "Move to Wed, Dec 7 at 9:00 AM" }));
    await part.findByRole("button", { name: "Choose another time" });
    expect(bodyOf("move_appointment")).toEqual({
      ...{ token: TOKEN, id: "b1", day: "2050-12-07", starts: "09:00" },
    });
  });

  test("accepts a time that the owner proposes", async () => {
    const times = [{ date: "2050-12-07", time: "09:00" }];
    const proposal = { made_by: "owner", expires_at: "2050-12-05T00:00:00Z", times } as const;
    page = { ...page, appointment: taken({ proposal }) };
    const { user, part } = await open();
    await user.click(part.getByRole("button", { name: "Accept Wed, Dec 7 at 9:00 AM" }));
    const when = await part.findByText(/^Wednesday, December 7/);
    expect(document.activeElement).toContainElement(when);
    expect(bodyOf("accept_appointment")).toMatchObject({ id: "b1", starts: "09:00" });
  });

  test("cancels after a question, and another time can be taken", async () => {
    page = { ...page, appointment: taken() };
    const { user, part } = await open();
    await user.click(part.getByRole("button", { name: "Cancel the inspection" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel the inspection" }));
    expect(await part.findByText("Inspection · 3 hours · cancelled")).toBeVisible();
    expect(part.getByRole("button", { name: "Choose a time" })).toBeVisible();
    expect(bodyOf("cancel_appointment")).toEqual({ token: TOKEN, id: "b1" });
  });
});
