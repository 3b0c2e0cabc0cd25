import { type CalendarEntry, calendarEntry } from "@domain/showings/calendar-entry.ts";
import { expect, it } from "vitest";
import { readCalendar } from "../../support/calendar.ts";

const ENTRY: CalendarEntry = {
  booking_id: "11111111-1111-4111-8111-111111111111",
  sequence: 2,
  created_at: "2026-11-20T18:00:00Z",
  starts_at: "2026-11-28T17:00:00.5Z",
  ends_at: "2026-11-28T17:30:00Z",
  title: "A house, with a porch; and \\ “Ägypten” 🏡".repeat(4),
  address: "1418 Maple St\nEND:VEVENT",
  isConfirmed: false,
  url: "https://site.example/showing#t0ken",
};

it("a showing's file is read by a calendar program as it was written, in lines of 75 bytes", () => {
  const file = calendarEntry(ENTRY);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { calendar, event } = readCalendar(file);
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(event.uid).toBe("11111111-1111-4111-8111-111111111111@selfnvest");
  expect(event.sequence).toBe(2);
  expect(event.summary).toBe(`Showing (not yet confirmed): ${ENTRY.title}`);
  expect(event.location).toBe("1418 Maple St END:VEVENT");
  expect([event.startDate, event.endDate].map((time) => time.toJSDate().toISOString())).toEqual([
    "2026-11-28T17:00:00.000Z",
    "2026-11-28T17:30:00.000Z",
  ]);
});

it("an appraisal is called one, and so is its state", () => {
  const { event } = readCalendar(
    calendarEntry({ ...ENTRY, title: "", purpose: "appraisal", isConfirmed: true }),
  );
  expect(event.summary).toMatch(/^Appraisal: ./);
  expect(event.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
});
