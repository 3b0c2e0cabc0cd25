import type { CheckIn, Safety } from "@domain/showings/check-ins.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import ShowingsDayScreen from "@web/screens/showings-day-screen.tsx";
import { HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { Route, Routes } from "../../../support/routes.tsx";
import { showing } from "../../../support/showings.ts";
import { type Call, notedIn, startCloud } from "../../../support/web-cloud.ts";
import { type ShowingsWorld, startShowings } from "./world.tsx";

const cloud = startCloud();
const TESS = {
  ...{ id: "33333333-3333-4333-8333-333333333333", name: "Tess", email: "tess@example.com" },
  ...{ asked_at: "2026-11-28T15:00:00Z", agreed_at: "2026-11-28T15:10:00Z", is_unreached: false },
};
let world: ShowingsWorld;
let safety: Safety;
let calls: Call[];
let refusal: (() => Response) | null;

const timer = (facts: Partial<CheckIn> = {}): CheckIn => ({
  ...{ id: "44444444-4444-4444-8444-444444444444", booking_id: showing(1).id, minutes: 45 },
  ...{ started_at: "2026-11-28T16:00:00Z", ends_at: "2026-11-28T16:45:00Z" },
  ...{ passed_at: null, ended_at: null, ended: null, is_told: false },
  ...facts,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T16:00:00Z") });
  world = await startShowings(cloud);
  const starts_at = "2026-11-28T09:00:00-07:00";
  world.bookings = [
    showing(1, {
      ...{ date: "2026-11-28", time: "09:00:00", starts_at, ends_at: "2026-11-28T10:00:00-07:00" },
      status: "confirmed",
    }),
  ];
  calls = [];
  refusal = null;
  safety = { person: TESS, check_ins: [] };
  const rpc = notedIn(calls);
  const act = (name: string, change: (body: Record<string, unknown>) => void) =>
    rpc(name, (body) => {
      if (refusal) return refusal();
      change(body);
      return safety;
    });
  cloud.use(
    rpc("my_safety", () => safety),
    act("check_in", ({ id }) => {
      safety = { ...safety, check_ins: [timer({ id: String(id) })] };
    }),
    act("extend_check_in", () => {
      safety = { ...safety, check_ins: [timer({ ends_at: "2026-11-28T17:00:00Z" })] };
    }),
    act("end_check_in", ({ how }) => {
      const ended = how as CheckIn["ended"];
      safety = { ...safety, check_ins: [timer({ ended, ended_at: "2026-11-28T16:20:00Z" })] };
    }),
    act("name_trusted_person", () => {
      safety = { ...safety, person: { ...TESS, agreed_at: null } };
    }),
    act("forget_trusted_person", () => {
      safety = { ...safety, person: null };
    }),
  );
});

const open = () =>
  renderWeb(
    <Routes>
      <Route path="/showings/day/:date" element={<ShowingsDayScreen />} />
    </Routes>,
    { path: "/showings/day/2026-11-28" },
  );
const here = () => screen.findByRole("button", { name: "They are here" });
const acts = () => calls.filter(({ name }) => name !== "my_safety");

test("They are here starts one timer of 45 minutes, however often it is pressed, and All is well ends it", async () => {
  const { user } = open();
  expect(await screen.findByText(/we email Tess, who then calls you/)).toBeVisible();
  expect(screen.getByLabelText("Timer at the showing of Visitor 1")).toHaveValue("45");
  await user.dblClick(await here());
  expect(await screen.findByText("The timer runs until 9:45 AM")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "15 minutes more" }));
  expect(await screen.findByText("The timer runs until 10:00 AM")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "All is well" }));
  expect(await screen.findByText("You said at 9:20 AM that all is well.")).toBeVisible();
  expect(acts().map(({ name }) => name)).toEqual(["check_in", "extend_check_in", "end_check_in"]);
  expect(acts()[0]?.body).toMatchObject({ booking_id: showing(1).id, minutes: 45 });
  expect(acts()[1]?.body).toMatchObject({ seen: "2026-11-28T16:45:00Z" });
});

test("a timer that is started again after its end has another id", async () => {
  const { user } = open();
  await user.click(await here());
  await user.click(await screen.findByRole("button", { name: "They have left" }));
  await user.click(await here());
  await screen.findByText("The timer runs until 9:45 AM");
  const ids = acts().flatMap(({ name, body }) => (name === "check_in" ? [body.id] : []));
  expect(new Set(ids).size).toBe(2);
});

test("a timer that has passed says who is told, and can't be extended", async () => {
  safety = {
    ...safety,
    check_ins: [timer({ passed_at: "2026-11-28T16:45:00Z", is_told: true })],
  };
  open();
  expect(await screen.findByText("The timer passed at 9:45 AM")).toBeVisible();
  expect(screen.getByText(/^We are emailing Tess, who may call you/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "15 minutes more" })).toBeNull();
});

test("a press without a network starts nothing, and says so right away", async () => {
  const { user } = open();
  await here();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await user.click(await here());
  expect(
    await screen.findByText(/^This press started no timer that you can rely on/),
  ).toBeVisible();
  expect(screen.queryByText(/^The timer runs until/)).toBeNull();
  expect(acts()).toEqual([]);
});

test("an end without a network says that the timer still runs", async () => {
  safety = { ...safety, check_ins: [timer()] };
  const { user } = open();
  await screen.findByText("The timer runs until 9:45 AM");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await user.click(screen.getByRole("button", { name: "All is well" }));
  expect(await screen.findByText(/^The timer still ends at 9:45 AM/)).toBeVisible();
  expect(screen.getByText("The timer runs until 9:45 AM")).toBeVisible();
});

test("a start whose answer is lost shows no timer, and the next press sends the same one", async () => {
  const { user } = open();
  refusal = () => HttpResponse.json({}, { status: 500 });
  await user.click(await here());
  expect(
    await screen.findByText(/^This press started no timer that you can rely on/),
  ).toBeVisible();
  refusal = null;
  await user.click(await here());
  expect(await screen.findByText("The timer runs until 9:45 AM")).toBeVisible();
  expect(new Set(acts().map(({ body }) => body.id)).size).toBe(1);
});

test("a person of trust is chosen, named as not agreed yet, and removed", async () => {
  safety = { person: null, check_ins: [] };
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Choose a person of trust" }));
  await user.click(screen.getByRole("button", { name: "Ask them" }));
  expect(await screen.findByText("Please enter a name")).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Tess");
  await user.type(screen.getByLabelText("Email"), "Tess@example.com");
  await user.click(screen.getByRole("button", { name: "Ask them" }));
  expect(await screen.findByText(", who has not agreed yet")).toBeVisible();
  expect(acts()[0]?.body).toMatchObject({ name: "Tess", email: "tess@example.com" });
  await waitFor(() => expect(world.mailed).toEqual([{ booking_id: showing(1).id }]));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("button", { name: "Choose a person of trust" })).toBeVisible();
});

test("a visitor who didn't come is noted with the showing", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "They didn't come" }));
  expect(await screen.findByText("Noted as a no-show.")).toBeVisible();
  expect(world.calls.at(-1)?.body).toEqual({ no_show: true, status: "completed" });
  expect(screen.queryByRole("button", { name: "They are here" })).toBeNull();
});
