import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor } from "@testing-library/react";
import ShowingsDayScreen from "@web/screens/showings-day-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { Route, Routes } from "../../../support/routes.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { at, DATE, type ShowingsWorld, startShowings } from "./world.tsx";

const cloud = startCloud();
let world: ShowingsWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T15:00:00Z") });
  world = await startShowings(cloud);
  world.bookings = [
    at(3, "11:30", "12:30", { special_requests: "We have a dog.", people: 3 }),
    at(1, "09:00", "10:00", { people: 1 }),
    at(2, "11:00", "12:00", { status: "confirmed", owner_note: "Asked about the roof." }),
  ];
});

const open = (date = DATE) =>
  renderWeb(
    <Routes>
      <Route path="/showings/day/:date" element={<ShowingsDayScreen />} />
    </Routes>,
    { path: `/showings/day/${date}` },
  );
const people = async () =>
  (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
const offline = () => cloud.use(http.get(rest("bookings"), () => HttpResponse.error()));

test("a day is in order, with how many come, what is free, what overlaps, telephone numbers, the visitors' words, the owner's notes", async () => {
  open();
  expect(await people()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
  expect(screen.getByText("3 showings, 2 to answer")).toBeVisible();
  expect(screen.getByText("1 h free")).toBeVisible();
  expect(screen.getByText("Overlaps a showing before by 30 min")).toBeVisible();
  expect(screen.getAllByText(/^\d+ (person|people)$/).map((at) => at.textContent)).toEqual([
    "1 person",
    "3 people",
  ]);
  expect(screen.getByText("We have a dog.")).toBeVisible();
  expect(screen.getByText("Asked about the roof.")).toBeVisible();
  const [call] = screen.getAllByRole("link", { name: "(208) 555-0142" });
  expect(call).toHaveAttribute("href", expect.stringMatching(/^tel:/));
  const asked = world.asked.bookings.at(-1);
  expect(asked?.get("date")).toBe(`eq.${DATE}`);
});

test("Confirm all confirms each request once, and after a failure the rest", async () => {
  const { user } = open();
  await people();
  const answers = [null, () => HttpResponse.json({}, { status: 500 })];
  const accept = vi.spyOn(world.calls, "push");
  accept.mockImplementation((call) => {
    world.refusal = answers.shift() ?? null;
    return Array.prototype.push.apply(world.calls, [call]);
  });
  await user.dblClick(screen.getByRole("button", { name: "Confirm all 2" }));
  expect(await screen.findByText("1 showing confirmed. The visitors get an email.")).toBeVisible();
  expect(world.bookings.map(({ status }) => status).sort()).toEqual([
    "confirmed",
    "confirmed",
    "pending",
  ]);
  await user.click(await screen.findByRole("button", { name: "Confirm the last one" }));
  await waitFor(() => expect(screen.getAllByText("Confirmed")).toHaveLength(3));
  expect(world.calls.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ status: "confirmed" })),
  );
});

test("a note is saved, and a note that couldn't be saved stays in the field", async () => {
  const { user } = open();
  await people();
  await user.click(screen.getAllByText("Add a note")[0] as HTMLElement);
  await user.type(screen.getByLabelText(/^Your note/), "Bring keys");
  world.refusal = () => HttpResponse.json({}, { status: 500 });
  await user.click(screen.getByText("Save note"));
  expect(await screen.findByText(ERRORS.outcome_unknown.text)).toBeVisible();
  expect(screen.getByLabelText(/^Your note/)).toHaveValue("Bring keys");
  world.refusal = null;
  await user.click(screen.getByText("Save note"));
  expect(await screen.findByText("Bring keys")).toBeVisible();
  expect(world.calls.at(-1)?.body).toEqual({ owner_note: "Bring keys" });
});

test("a day that was loaded before is shown without a network, with its time, without what needs one", async () => {
  const first = open();
  await people();
  await waitFor(() => expect(localStorage.getItem("day_sheets")).toContain("Visitor 3"));
  first.unmount();
  offline();
  open();
  expect(await people()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
  expect(screen.getByText(/^This is the day as of Nov 28, 2026/)).toBeVisible();
  expect(screen.getByText("Asked about the roof.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Open" })).toBeNull();
  expect(screen.getAllByRole("link", { name: "(208) 555-0142" })).toHaveLength(3);
});

test("a day that was never loaded says without a network that it can't be shown, and leads to the days beside it", async () => {
  offline();
  open();
  expect(await screen.findByText(ERRORS.bookings_unavailable.text)).toBeVisible();
  const before = screen.getByRole("link", { name: "The day before" });
  expect(before).toHaveAttribute("href", "/showings/day/2026-11-27");
  expect(screen.getByRole("heading", { level: 1, name: "Saturday, November 28" })).toBeVisible();
});

test("a day that no calendar has is today, without showings, and the way to all of them", async () => {
  world.bookings = [];
  open("2026-02-31");
  expect(await screen.findByRole("heading", { name: "Saturday, November 28" })).toBeVisible();
  expect(screen.queryByText("0 showings")).toBeNull();
  expect(screen.getByRole("link", { name: "All showings" })).toHaveAttribute(
    "href",
    "/dashboard?showings=all",
  );
});
