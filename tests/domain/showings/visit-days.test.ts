import { visitDays } from "@domain/showings/visit-days.ts";
import { expect, it } from "vitest";
import { linkedShowing, type Shown } from "../../web/showings/showing-link/showings.ts";

const at = (hour: number, facts: Partial<Shown> = {}) =>
  linkedShowing({
    status: "confirmed",
    starts_at: `2026-11-28T${hour}:00:00Z`,
    ends_at: `2026-11-28T${hour}:30:00Z`,
    address: `${hour} Elm St`,
    ...facts,
  });

it("a day with one showing has no route, with two it has one, in the order of their time", () => {
  expect(visitDays([at(17)])).toEqual([]);
  const [day] = visitDays([at(20), at(17), at(18)]);
  expect(day?.stops.map(({ showing }) => showing.address)).toEqual([
    "17 Elm St",
    "18 Elm St",
    "20 Elm St",
  ]);
  expect(day?.stops.map(({ between }) => between?.minutes)).toEqual([undefined, 30, 90]);
  expect(new URL(day?.route ?? "").searchParams.get("waypoints")).toBe("17 Elm St|18 Elm St");
});

it("a street that is hidden is in no route", () => {
  const hidden = { street_hidden: true, address: "Boise, ID" };
  const [day] = visitDays([at(17, hidden), at(18), at(20)]);
  expect(day?.hidden).toBe(1);
  expect(day?.route).not.toContain("Boise");
  expect(visitDays([at(17, hidden), at(18)])[0]?.route).toBeUndefined();
});

it("showings that were cancelled or have no time yet are no stops, one home twice in a row is one", () => {
  expect(
    visitDays([at(17), at(18, { state: "cancelled" }), at(19, { holds_time: false })]),
  ).toEqual([]);
  expect(visitDays([at(17), at(18, { address: "17 Elm St" })])[0]?.route).toBeUndefined();
});
