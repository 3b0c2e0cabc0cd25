import { hasDirections } from "@domain/showings/directions.ts";
import { bookableHouses, withOpenHouses } from "@domain/showings/open-houses.ts";
import {
  feedAddress,
  groupedShowings,
  openTimes,
  type ShownShowing,
  showingLink,
  standingOf,
} from "@domain/showings/showings.ts";
import { expect, it } from "vitest";
import { linkedShowing } from "../../web/showings/showing-link/showings.ts";

const NOW = new Date("2026-11-21T18:00:00Z");
const later = { starts_at: "2026-11-25T18:00:00Z", expires_at: "2026-11-24T18:00:00Z" };

it("the times that can still be accepted are those of a proposal that hasn't expired or begun, in order", () => {
  const rows = [
    { n: 3, ...later },
    { n: 1, ...later },
    { n: 2, ...later, starts_at: "2026-11-21T18:00:00Z" },
  ];
  expect(openTimes(rows, NOW).map(({ n }) => n)).toEqual([1, 3]);
  expect(openTimes(rows, new Date("2026-11-24T18:00:00Z"))).toEqual([]);
  expect(rows.map(({ n }) => n)).toEqual([3, 1, 2]);
});

it("a URL's secret is in the fragment, which servers never see, unless only its owner knows the URL", () => {
  const link = new URL(showingLink("https://site.example", "t0ken"));
  expect([link.pathname, link.search, link.hash]).toEqual(["/showing", "", "#t0ken"]);
  expect(feedAddress("https://api.example", "t0ken")).toBe(
    "https://api.example/functions/v1/send-booking-emails/feed/t0ken.ics",
  );
});

it.each<[Partial<ShownShowing>, string]>([
  [{}, "The owner got your request and will answer by email."],
  [{ status: "confirmed" }, "The owner is expecting you."],
  [
    { holds_time: false },
    "We sent the owner the times you asked for and will answer by email within three days.",
  ],
  [{ state: "past" }, "This showing has taken place."],
  [{ state: "past", no_show: true }, "You missed this showing."],
  [{ state: "cancelled", cancelled_by: "visitor" }, "You cancelled this showing."],
  [{ state: "cancelled", cancelled_by: "owner" }, "The owner cancelled this showing."],
  [{ state: "cancelled" }, "This showing is not taking place."],
])("a showing with %j says to its visitor: %s", (facts, text) => {
  expect(standingOf(linkedShowing(facts))).toBe(text);
});

it("the next showing comes first, then the past ones, the latest first", () => {
  const at = (starts_at: string, state: ShownShowing["state"] = "live") => ({ starts_at, state });
  const [later, soon] = [at("2026-11-25T18:00:00Z"), at("2026-11-21T18:00:00Z")];
  const off = at("2026-11-30T18:00:00Z", "cancelled");
  const begun = at("2026-11-21T17:59:59Z");
  expect(groupedShowings([begun, later, off, soon], NOW)).toEqual({
    upcoming: [soon, later],
    past: [off, begun],
  });
});

it("directions lead to a street that is known, as long as the showing is ahead", () => {
  expect(hasDirections(linkedShowing())).toBe(true);
  for (const facts of [{ state: "past" as const }, { street_hidden: true }, { address: "" }])
    expect(hasDirections(linkedShowing(facts))).toBe(false);
});

it("an open house is among the day's free times until it begins or its places are taken", () => {
  const house = (time: string, more: object = {}) => ({
    ...{ id: time, date: "2026-11-21", time, places: 8, taken: 7 },
    ...{ starts_at: "2026-11-21T20:00:00Z", ends_at: "2026-11-21T22:00:00Z", ...more },
  });
  const begun = house("11:00:00", { starts_at: NOW.toISOString() });
  const houses = bookableHouses([begun, house("12:00:00", { taken: 8 }), house("13:00:00")], NOW);
  expect(houses.map(({ time }) => time)).toEqual(["13:00"]);
  const free = [
    { date: "2026-11-22", time_slots: ["09:00"] },
    { date: "2026-11-21", time_slots: ["13:00", "15:00"] },
  ];
  expect(withOpenHouses(free, houses)).toEqual([free[1], free[0]]);
});
