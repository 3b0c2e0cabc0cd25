import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { findAlert, focusOn } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { startCloud } from "../../../support/web-cloud.ts";
import { NOW, newWorld, open, serve, type World } from "./world.tsx";

const cloud = startCloud();
let world: World;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await comesBack();
  world = newWorld();
  serve(cloud, world);
});

const section = async () => within(await screen.findByRole("region", { name: "Weekly hours" }));
const evenings = ["17:00", "18:00", "19:00"];
const saturday = ["10:00", "11:00", "12:00", "13:00", "14:00", "15:00"];
const asked = { 1: evenings, 2: evenings, 3: evenings, 4: evenings, 5: evenings, 6: saturday };

test("weekday evenings 5 to 8 with Saturday 10 to 4 take three presses, and a failure keeps them", async () => {
  const { user } = open();
  const hours = await section();
  await user.click(hours.getByText("Weekday evenings"));
  await user.click(hours.getByText("Saturdays"));
  world.refusal = () => HttpResponse.json({}, { status: 500 });
  await user.click(hours.getByText("Save hours"));
  await findAlert(ERRORS.outcome_unknown.text);
  world.refusal = null;
  world.calls.length = 0;
  await user.dblClick(hours.getByText("Save hours"));
  expect(await screen.findByText("Your weekly hours are saved.")).toBeVisible();
  expect(world.calls.map(({ body }) => body.weekly_hours)).toEqual([asked]);
  expect(await hours.findByText("5:00 PM to 8:00 PM")).toBeVisible();
  await focusOn(hours.findByRole("heading", { name: "Weekly hours" }));
});

test("a range's days are set singly, and its times by two fields; the last showing is named", async () => {
  world.settings = { weekly_hours: { 1: ["09:00"] }, buffer_hours: 0, entry_notes: null };
  const { user } = open();
  const hours = await section();
  await user.click(await hours.findByText("Change hours"));
  await user.click(hours.getByRole("button", { name: "Wednesday" }));
  await user.selectOptions(hours.getByLabelText("From"), "11:00 AM");
  expect(hours.getByLabelText("Until")).toHaveDisplayValue("12:00 PM");
  await user.selectOptions(hours.getByLabelText("Until"), "1:00 PM");
  expect(hours.getByText(/^The last showing begins at 12:00 PM\./)).toBeVisible();
  await user.click(hours.getByText("Save hours"));
  expect(await screen.findByText("Your weekly hours are saved.")).toBeVisible();
  expect(world.calls.at(-1)?.body.weekly_hours).toEqual({
    1: ["11:00", "12:00"],
    3: ["11:00", "12:00"],
  });
});

test("hours that are not saved survive a reload, and Cancel brings back those that are", async () => {
  world.settings = { weekly_hours: { 7: ["12:00"] }, buffer_hours: 0, entry_notes: null };
  const first = open();
  await first.user.click(await (await section()).findByText("Change hours"));
  await first.user.click((await section()).getByRole("button", { name: /^Remove/ }));
  first.unmount();

  const { user } = open();
  const hours = await section();
  expect(hours.queryByLabelText("From")).toBeNull();
  await user.click(hours.getByText("Cancel"));
  expect(await hours.findByText("12:00 PM to 1:00 PM")).toBeVisible();
  await user.click(hours.getByText("Change hours"));
  expect(hours.getByLabelText("From")).toHaveDisplayValue("12:00 PM");
  expect(world.calls).toEqual([]);
});
