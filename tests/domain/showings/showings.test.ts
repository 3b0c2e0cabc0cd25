import { feedAddress, openTimes, showingLink } from "@domain/showings/showings.ts";
import { expect, it } from "vitest";

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
