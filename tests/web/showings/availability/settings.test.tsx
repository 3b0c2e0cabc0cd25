import { ALL_DEFAULT_RULES } from "@domain/showings/availability.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, focusOn } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { OWN_HOME } from "../../../support/showings.ts";
import { enter } from "../../../support/user.ts";
import { bodiesOf, DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { fieldOf } from "../labels.ts";
import { NOW, newWorld, open, serve, type World } from "./world.tsx";

const cloud = startCloud();
let world: World;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await comesBack();
  world = newWorld();
  world.rules = { ...ALL_DEFAULT_RULES, notice_hours: 5, horizon_days: 45 };
  world.settings = {
    weekly_hours: { "1": ["09:00", "17:00"] },
    buffer_hours: 1,
    entry_notes: null,
  };
  serve(cloud, world);
});

const dialog = () => within(screen.getByRole("dialog", { name: "Settings" }));
const notes = () => fieldOf("Entry notes");
const save = () => dialog().getByText(/^(Save settings|Saving...)$/);

async function openSettings() {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Settings" }));
  return user;
}

describe("showing settings", () => {
  test("show the stored values, even unusual ones, no damaged draft or one of others", async () => {
    for (const person of ["omar", DANA.id]) {
      const key = `draft:showing-settings:${person}:${OWN_HOME.id}`;
      sessionStorage.setItem(key, '{"notice_hours":1}');
    }
    await openSettings();
    expect(dialog().getByText(/All times are in Mountain Time/)).toBeVisible();
    expect(fieldOf("How soon can people come?")).toHaveDisplayValue("5 hours");
    expect(fieldOf("Time kept free between showings")).toHaveDisplayValue("1 hour");
    expect(fieldOf("How far ahead can people book?")).toHaveDisplayValue("45 days");
    expect(fieldOf("I confirm each request myself")).toBeChecked();
    expect(save()).toBeDisabled();
  });

  test("are all saved at once, and only once; a failure keeps the form", async () => {
    const user = await openSettings();
    await user.selectOptions(fieldOf("Times begin"), "On the hour and half past");
    await user.selectOptions(fieldOf("A showing lasts"), "45 minutes");
    await user.selectOptions(fieldOf("How soon can people come?"), "2 days");
    await user.selectOptions(fieldOf("Time kept free between showings"), "None");
    await user.selectOptions(fieldOf("How far ahead can people book?"), "30 days");
    await user.click(fieldOf("Requests are confirmed right away"));
    await enter(user, notes(), "Ring twice.");
    world.refusal = () => HttpResponse.json({}, { status: 500 });
    await user.click(save());
    await findAlert(ERRORS.outcome_unknown.text);
    expect(notes()).toHaveValue("Ring twice.");
    world.refusal = null;
    await user.dblClick(save());
    expect(await screen.findByText("Your showing settings are saved.")).toBeVisible();
    expect(world.calls.slice(2)).toEqual([
      {
        name: "save_showing_settings",
        body: {
          listing: OWN_HOME.id,
          notice_hours: 48,
          horizon_days: 30,
          auto_confirm: true,
          slot_minutes: 30,
          showing_minutes: 45,
          // The hours are the same, with the half hours in them.
          weekly_hours: { "1": ["09:00", "09:30", "17:00", "17:30"] },
          buffer_hours: 0,
          entry_notes: "Ring twice.",
        },
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a need of the owner", () => {
  test("is saved with each press, without the other settings", async () => {
    const saved = bodiesOf(cloud, "post", rest("availability_rules"));
    const user = await openSettings();
    await user.click(fieldOf("Attach a pre-approval or proof of funds"));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      listing_id: OWN_HOME.id,
      needs_proof: true,
      most_people: null,
    });
    expect(saved[0]).not.toHaveProperty("notice_hours");
    await waitFor(() => expect(fieldOf("How many people may come at one time?")).toBeEnabled());
    await user.selectOptions(fieldOf("How many people may come at one time?"), "At most 4");
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ most_people: 4 }));
    expect(save()).toBeDisabled();
  });
});

describe("unsaved changes", () => {
  test("survive a reload until they are discarded, after a question", async () => {
    const first = open();
    await first.user.click(await screen.findByRole("button", { name: "Settings" }));
    await enter(first.user, notes(), "Ring twice.");
    first.unmount();

    const user = await openSettings();
    expect(notes()).toHaveValue("Ring twice.");
    expect(save()).toBeEnabled();
    const question = () => within(screen.getByRole("dialog", { name: "Leave without saving?" }));
    await user.click(dialog().getByText("Cancel"));
    await user.click(question().getByText("Stay"));
    expect(notes()).toHaveValue("Ring twice.");
    await user.click(dialog().getByText("Cancel"));
    await user.click(question().getByText("Leave"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(world.calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Settings" }));
    expect(notes()).toHaveValue("");
    expect(save()).toBeDisabled();
  });
});

describe("days off", () => {
  const first = () => fieldOf("First day");
  const last = () => fieldOf("Last day");
  const add = () => dialog().getByText("Add days off");

  test("are added at once and once, with a warning about bookings, and removed again; what is not possible is refused at the field", async () => {
    const user = await openSettings();
    for (const [from, to, field, text] of [
      ["", "", first, "Please choose the first day."],
      ["2026-11-20", "", first, "Please choose today or a later day."],
      ["2026-11-28", "2026-11-27", last, "The last day is before the first one."],
      ["2026-11-28", "2027-12-01", last, "Please choose at most one year."],
    ] as const) {
      fireEvent.change(first(), { target: { value: from } });
      fireEvent.change(last(), { target: { value: to } });
      await user.click(add());
      expect(field()).toHaveAccessibleDescription(text);
    }
    expect(world.calls).toEqual([]);

    fireEvent.change(first(), { target: { value: "2026-11-27" } });
    fireEvent.change(last(), { target: { value: "2026-11-29" } });
    expect(dialog().getByText(/^1 showing is booked on these days and stays\./)).toBeVisible();
    world.refusal = () => HttpResponse.error();
    await user.click(add());
    await findAlert(ERRORS.outcome_unknown.text);
    expect(first()).toHaveValue("2026-11-27");
    world.refusal = null;
    await user.click(add());
    const range = "Friday, November 27, 2026 to Sunday, November 29, 2026";
    expect(await dialog().findByText(range)).toBeVisible();
    const added = world.calls.map(({ body }) => body);
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(added.at(-1)).toMatchObject({
      listing_id: OWN_HOME.id,
      user_id: DANA.id,
      first_day: "2026-11-27",
      last_day: "2026-11-29",
    });
    const { id } = world.daysOff[0] ?? {};
    await user.click(dialog().getByRole("button", { name: `Remove ${range}` }));
    await waitFor(() => expect(dialog().queryByText(range)).toBeNull());
    expect(world.calls.at(-1)?.name).toBe(`drop_day_off eq.${id}`);
    fireEvent.change(first(), { target: { value: "2026-12-24" } });
    await user.click(add());
    expect(await dialog().findByText("Thursday, December 24, 2026")).toBeVisible();
  });
});

describe("open houses", () => {
  const section = async () => within(await screen.findByRole("region", { name: "Open houses" }));

  test("can be announced, once, show how many are coming, and can be called off after confirmation", async () => {
    const { user } = open();
    await user.click((await section()).getByText("Hold an open house"));
    const form = await section();
    await user.click(form.getByText("Add open house"));
    expect(form.getByText("Please choose a day.")).toBeVisible();
    expect(world.calls).toEqual([]);
    await user.type(form.getByLabelText("Day"), "2026-11-28");
    await user.selectOptions(form.getByLabelText("For"), "2 hours");
    await user.clear(form.getByLabelText("Places"));
    await enter(user, form.getByLabelText("Places"), "8");
    await user.dblClick(form.getByText("Add open house"));
    const house = /Saturday, November 28, 1:00 PM to 3:00 PM/;
    expect(await form.findByText(house)).toBeVisible();
    expect(form.getByText("2 of 8 places booked")).toBeVisible();
    expect(world.calls).toEqual([
      {
        name: "hold_open_house",
        body: expect.objectContaining({
          date: "2026-11-28",
          time: "13:00",
          minutes: 120,
          places: 8,
        }),
      },
    ]);
    await user.click(form.getByRole("button", { name: /^Call off Saturday/ }));
    const question = within(screen.getByRole("dialog", { name: "Call off this open house?" }));
    expect(question.getByText("2 visitors are coming and are told by email.")).toBeVisible();
    await user.dblClick(question.getByText("Call it off"));
    expect(await screen.findByText("The open house is called off.")).toBeVisible();
    expect(world.calls).toHaveLength(2);
    expect(form.queryByText(house)).toBeNull();
    await focusOn(screen.findByRole("heading", { name: "Open houses" }));
  });

  test("one whose answer was lost stands, and what was changed since is not believed sent", async () => {
    const { user } = open();
    await user.click((await section()).getByText("Hold an open house"));
    const form = await section();
    await user.type(form.getByLabelText("Day"), "2026-11-28");
    world.refusal = () => HttpResponse.error();
    await user.click(form.getByText("Add open house"));
    expect(await form.findByText(ERRORS.outcome_unknown.text)).toBeVisible();
    await user.selectOptions(form.getByLabelText("For"), "3 hours");
    world.refusal = () =>
      HttpResponse.json({ code: "PT409", message: "already_stored" }, { status: 409 });
    await user.click(form.getByText("Add open house"));
    expect(await form.findByText(ERRORS.first_stored.text)).toBeVisible();
  });

  test("can be changed with the same form, which explains what happens to existing bookings", async () => {
    const id = "22222222-2222-4222-8222-222222222222";
    const ahead = {
      ...{ id, date: "2026-11-28", time: "13:00:00", places: 8, taken: 2 },
      starts_at: "2026-11-28T20:00:00+00:00",
      ends_at: "2026-11-28T21:30:00+00:00",
    };
    const begun = {
      ...ahead,
      ...{ id: "33333333-3333-4333-8333-333333333333", date: "2026-11-21", time: "07:30:00" },
      starts_at: "2026-11-21T14:30:00+00:00",
      ends_at: "2026-11-21T16:00:00+00:00",
    };
    world.openHouses = [begun, ahead];
    const { user } = open();
    const houses = await section();
    await user.click(await houses.findByRole("button", { name: /^Change / }));
    const form = within(screen.getByRole("dialog", { name: "Change the open house" }));
    expect(form.getByText(/^2 visitors have booked\. They keep their places/)).toBeVisible();
    expect(form.getByLabelText("For")).toHaveDisplayValue("1½ hours");
    await user.clear(form.getByLabelText("Places"));
    await enter(user, form.getByLabelText("Places"), "1");
    await user.click(form.getByText("Save changes"));
    expect(form.getByLabelText("Places")).toHaveAccessibleDescription(
      "2 places are booked already.",
    );
    await enter(user, form.getByLabelText("Places"), "2");
    await user.selectOptions(form.getByLabelText("From"), "2:00 PM");
    world.refusal = () =>
      HttpResponse.json({ code: "PT409", message: "open_house_overlaps" }, { status: 409 });
    await user.click(form.getByText("Save changes"));
    expect(await form.findByText(/A showing or another open house is at that time/)).toBeVisible();
    world.refusal = null;
    await user.dblClick(form.getByText("Save changes"));
    expect(await screen.findByText("The open house is changed.")).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Change the open house" })).toBeNull();
    expect(world.calls.slice(1)).toEqual([
      {
        name: `change eq.${id}`,
        body: { date: "2026-11-28", time: "14:00", minutes: 90, places: 12 },
      },
    ]);
  });
});
