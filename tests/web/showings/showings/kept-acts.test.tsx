import { act, screen, waitFor, within } from "@testing-library/react";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import ShowingsDayScreen from "@web/screens/showings-day-screen.tsx";
import { goOnWithKeptActs } from "@web/session/kept-acts.ts";
import { sessionStore } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { auth, DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { at, DATE, type ShowingsWorld, startShowings } from "./world.tsx";

const cloud = startCloud();
let world: ShowingsWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T16:30:00Z") });
  world = await startShowings(cloud);
  world.bookings = [
    at(1, "09:00", "10:00", { status: "confirmed" }),
    at(2, "11:00", "12:00"),
    at(3, "14:00", "15:00"),
  ];
});

const open = () =>
  renderWeb(
    <Routes>
      <Route path="/showings/day/:date" element={<ShowingsDayScreen />} />
    </Routes>,
    { path: `/showings/day/${DATE}` },
  );
const item = (name: string) =>
  within(screen.getByRole("heading", { level: 2, name }).closest("li") as HTMLElement);
const kept = () => JSON.parse(localStorage.getItem(PERSONAL_KEYS.keptActs) ?? "[]") as object[];
const statuses = () => world.bookings.map(({ status }) => status);

/** The device loses its network, or finds it again. */
function network(isThere: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? "online" : "offline")));
}

/** A confirmation that an earlier visit has kept. */
const waiting = (number: number) => {
  const { id, starts_at, time, visitor_name } =
    world.bookings.find(({ id }) => id === at(number, "", "").id) ?? at(number, "", "");
  const about = { id: `act ${number}`, userId: DANA.id, bookingId: id, who: visitor_name };
  return { ...about, date: DATE, time, kind: "confirm", startsAt: starts_at };
};

async function openOffline() {
  const page = open();
  await screen.findByRole("heading", { level: 2, name: "Visitor 1" });
  network(false);
  return page;
}

test("acts without a network are kept, shown as kept, sent in their order once there is one", async () => {
  const { user } = await openOffline();
  await user.click(screen.getByRole("button", { name: "They didn't come" }));
  await user.click(item("Visitor 3").getByText("Add a note"));
  await user.type(screen.getByLabelText(/^Your note/), "Bring keys");
  await user.click(screen.getByText("Save note"));
  await user.click(screen.getByRole("button", { name: "Confirm all 2" }));
  expect(screen.getAllByText(/^Kept on this device, and sent when you are online/)).toHaveLength(4);
  expect(item("Visitor 1").getByText(/A timer that runs goes on until then/)).toBeVisible();
  expect(item("Visitor 3").getByText("Bring keys")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Confirm/ })).toBeNull();
  expect(world.calls).toEqual([]);
  // What has not happened is not shown as if it had.
  expect(screen.queryAllByText("Confirmed")).toHaveLength(1);

  network(true);
  expect(await screen.findByText("You are online again. 4 kept changes were sent.")).toBeVisible();
  expect(world.calls.map(({ body }) => body)).toEqual([
    { no_show: true, status: "completed" },
    { owner_note: "Bring keys" },
    { status: "confirmed" },
    { status: "confirmed" },
  ]);
  await waitFor(() => expect(screen.getAllByText("Confirmed")).toHaveLength(2));
  expect(world.mailed).toHaveLength(2);
  expect(screen.queryByText(/^Kept on/)).toBeNull();
  expect(localStorage.getItem(PERSONAL_KEYS.keptActs)).toBeNull();
});

test("an act that was refused later is named with its reason, until it was read; the others are sent", async () => {
  const { user } = await openOffline();
  await user.click(screen.getByRole("button", { name: "Confirm all 2" }));
  world.bookings = world.bookings.map((booking) =>
    booking.id === at(2, "", "").id
      ? { ...booking, status: "cancelled", cancelled_by: "visitor" }
      : booking,
  );
  network(true);
  const refusal =
    "Not confirmed: Visitor 2, Sat, Nov 28 at 11:00 AM. The visitor has cancelled the showing.";
  expect(await screen.findByText(refusal)).toBeVisible();
  await waitFor(() => expect(statuses()).toEqual(["confirmed", "cancelled", "confirmed"]));
  expect(kept()).toEqual([expect.objectContaining({ refused: refusal })]);
  await user.click(screen.getByRole("button", { name: "I have read this" }));
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  expect(kept()).toEqual([]);
});

test("a press whose answer was lost is kept, then found done: it happens once", async () => {
  const { user } = open();
  await screen.findByRole("heading", { level: 2, name: "Visitor 1" });
  world.refusal = () => {
    world.bookings = world.bookings.map((booking) => ({ ...booking, status: "confirmed" }));
    return HttpResponse.error();
  };
  await user.click(item("Visitor 2").getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(await screen.findByText("You are online again. 1 kept change was sent.")).toBeVisible();
  expect(world.calls).toHaveLength(1);
});

test("an act that is taken back is never sent", async () => {
  const { user } = await openOffline();
  await user.click(item("Visitor 2").getByRole("button", { name: "Confirm" }));
  await user.click(screen.getByRole("button", { name: "Take it back" }));
  expect(item("Visitor 2").getByRole("button", { name: "Confirm" })).toBeVisible();
  network(true);
  await screen.findByRole("button", { name: "Confirm all 2" });
  expect(world.calls).toEqual([]);
});

test("a note that another owner has changed in the meantime is not overwritten, with both texts still readable", async () => {
  const { user } = await openOffline();
  await user.click(item("Visitor 2").getByText("Add a note"));
  await user.type(screen.getByLabelText(/^Your note/), "Bring keys");
  await user.click(screen.getByText("Save note"));
  world.bookings = world.bookings.map((booking) => ({ ...booking, owner_note: "They called." }));
  network(true);
  expect(await screen.findByText(/You had written: “Bring keys”/)).toBeVisible();
  expect(world.calls).toEqual([]);
});

test("acts that wait are sent by the next visit, by their own person alone", async () => {
  const mine = waiting(2);
  const theirs = { ...waiting(3), userId: "someone else" };
  localStorage.setItem(PERSONAL_KEYS.keptActs, JSON.stringify([theirs, mine]));
  sessionStore.setState({ status: "signed-out", user: null });
  goOnWithKeptActs();
  await signIn();
  await waitFor(() => expect(statuses()).toEqual(["confirmed", "confirmed", "pending"]));
  await waitFor(() => expect(kept()).toEqual([theirs]));
});

test("a refusal is also told on other pages, on each visit until it was read", async () => {
  const refused = "Not confirmed: Visitor 2, Sat, Nov 28 at 11:00 AM. The showing was cancelled.";
  localStorage.setItem(PERSONAL_KEYS.keptActs, JSON.stringify([{ ...waiting(2), refused }]));
  sessionStore.setState({ status: "signed-out", user: null });
  goOnWithKeptActs();
  const { user } = renderWeb(<p>Another page</p>);
  await signIn();
  expect(await screen.findByText(refused)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I have read this" }));
  expect(kept()).toEqual([]);
  expect(world.calls).toEqual([]);
});

test("signing out clears what was kept, and says so", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  const { user } = await openOffline();
  await user.click(item("Visitor 2").getByRole("button", { name: "Confirm" }));
  expect(kept()).toHaveLength(1);
  await act(signOut);
  expect(localStorage.getItem(PERSONAL_KEYS.keptActs)).toBeNull();
  expect(await screen.findByText(/was not sent, is gone from this device/)).toBeVisible();
  network(true);
  await signIn({ ...DANA, id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb" });
  expect(world.calls).toEqual([]);
});

test("They are here starts no timer without a network, and none is kept", async () => {
  const { user } = await openOffline();
  await user.click(screen.getByRole("button", { name: "They are here" }));
  expect(screen.getByText(/This press started no timer that you can rely on/)).toBeVisible();
  expect(kept()).toEqual([]);
  let asked = 0;
  cloud.use(
    http.post(rest("rpc/check_in"), () => {
      asked += 1;
      return HttpResponse.json({});
    }),
  );
  network(true);
  await waitFor(() => expect(screen.queryByText(/This is the day as of/)).toBeNull());
  expect(asked).toBe(0);
});
