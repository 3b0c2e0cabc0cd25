import { type ShowingEvent, severalShowings } from "@domain/showings/showing-mail.ts";
import { describe, expect, it } from "vitest";

const SATURDAY = "Saturday, November 28";
const event = (fields: Partial<ShowingEvent> = {}): ShowingEvent => ({
  event: "requested",
  purpose: "showing",
  day: SATURDAY,
  home: "Cottage",
  home_id: "cottage",
  ...fields,
});
const subjectOf = (...told: Partial<ShowingEvent>[]) => severalShowings(told.map(event)).subject;

describe("the subject of several showings", () => {
  it("names their one day", () => {
    expect(subjectOf({}, {}, {})).toBe(`3 requests for ${SATURDAY}`);
    expect(subjectOf({}, { event: "cancelled" }, {})).toBe(
      `2 requests and a cancellation for ${SATURDAY}`,
    );
  });

  it("names their one home when the days differ, or one has none yet", () => {
    expect(subjectOf({}, { day: "Sunday, November 29" })).toBe("2 requests: Cottage");
    expect(subjectOf({ day: null }, { day: null })).toBe("2 requests: Cottage");
    expect(subjectOf({ day: null }, {})).toBe("2 requests: Cottage");
  });

  it("counts the homes when both differ, though they have one title", () => {
    expect(subjectOf({}, { day: null, home_id: "other" })).toBe("2 requests at 2 homes");
  });

  it("has a word for each event, and keeps their order", () => {
    const all = (
      ["cancelled", "moved", "confirmed", "proposal", "booked", "requested"] as const
    ).map((name) => ({ event: name }));
    expect(subjectOf(...all)).toBe(
      `A request, a new showing, a proposed time, a confirmation, a new time and a cancellation for ${SATURDAY}`,
    );
    expect(subjectOf(...all, ...all)).toBe(
      `2 requests, 2 new showings, 2 proposed times, 2 confirmations, 2 new times and 2 cancellations for ${SATURDAY}`,
    );
  });

  it("tells an inspection from a showing", () => {
    expect(subjectOf({ event: "booked" }, { event: "booked", purpose: "inspection" })).toBe(
      `A new showing and a new inspection for ${SATURDAY}`,
    );
  });

  it("begins like the heading, which has no day", () => {
    expect(severalShowings([event(), event({ event: "cancelled" })]).heading).toBe(
      "A request and a cancellation",
    );
  });
});
