import { STANDARD_SLOTS } from "@domain/showings/availability.ts";
import { bookingSchema } from "@domain/showings/booking-request.ts";
import {
  BOOKING_LIMITS,
  BOOKING_STATUSES,
  isLive,
  nextStatuses,
  upcomingBookings,
} from "@domain/showings/bookings.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { HOSTILE_TEXTS, hostileText } from "../../support/hostile-text.ts";
import { calendarDate, instant } from "../../support/zones.ts";

const good = {
  id: "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11",
  listing_id: "b3d9c1de-2a55-4c4e-8d3f-0f6f0e1d2c3b",
  date: "2026-11-28",
  time: "10:00",
  visitor_name: "María-José O’Neill",
  visitor_email: "maria+showing@example.co.uk",
  visitor_phone: "+1 (208) 555-0142 x12",
};

describe("bookingSchema", () => {
  it("fills in optional fields", () => {
    expect(bookingSchema.parse(good)).toEqual({
      ...good,
      agent_status: "non-agent",
      contact_method: "email",
      people: null,
      proof_id: null,
      special_requests: null,
    });
  });

  it("trims, and treats an empty note as none", () => {
    const parsed = bookingSchema.parse({
      ...good,
      visitor_name: "  Ana  ",
      special_requests: "   ",
    });
    expect(parsed.visitor_name).toBe("Ana");
    expect(parsed.special_requests).toBeNull();
  });

  it("accepts any real date and any of the eleven slots", () => {
    forAll(calendarDate(), fc.constantFrom(...STANDARD_SLOTS), (date, time) => {
      expect(bookingSchema.safeParse({ ...good, date, time }).success).toBe(true);
    });
  });

  it.each([
    ["visitor_name", "", "Please enter your full name."],
    ["visitor_email", "", "Please enter your email address."],
    ["visitor_email", "maria", "Please enter a valid email address"],
    ["visitor_phone", "", "Please enter your phone number."],
    ["visitor_phone", "call me", "Please enter a valid phone number."],
    ["time", "08:00", "Please select a time slot"],
    ["date", "2026-02-30", "Please choose a date."],
  ])("reports %s %j", (field, value, text) => {
    const { error } = bookingSchema.safeParse({ ...good, [field]: value });
    expect(error?.issues.map((issue) => issue.message)).toContain(text);
  });

  it("limits the length of every text", () => {
    for (const [field, limit] of Object.entries(BOOKING_LIMITS)) {
      // A telephone number is shorter than its column: fifteen digits and an extension.
      if (field === "visitor_phone") continue;
      const local = field === "visitor_email" ? `${"a".repeat(64)}@` : "";
      const end = field === "visitor_email" ? `.${"a".repeat(61)}.${"a".repeat(61)}.com` : "";
      const longest = local + "a".repeat(limit - local.length - end.length) + end;
      expect(bookingSchema.safeParse({ ...good, [field]: longest }).success).toBe(true);
      const longer = local + "a".repeat(limit - local.length - end.length + 1) + end;
      expect(bookingSchema.safeParse({ ...good, [field]: longer }).success).toBe(false);
    }
  });

  it("accepts nothing that the database would refuse", () => {
    const fields = ["visitor_name", "visitor_email", "visitor_phone", "special_requests"] as const;
    const inside = fc.tuple(fc.constantFrom(...fields), hostileText(), fc.boolean());
    fc.assert(
      fc.property(inside, ([field, text, isWithin]) => {
        const value = isWithin ? `${good[field as "visitor_name"] ?? "Hi"}${text}` : text;
        const { data } = bookingSchema.safeParse({ ...good, [field]: value });
        if (data) expect(refusals(data)).toEqual([]);
      }),
      { numRuns: draws(1_500) },
    );
    for (const text of HOSTILE_TEXTS)
      for (const field of fields) {
        const { data } = bookingSchema.safeParse({ ...good, [field]: text });
        if (data) expect(refusals(data)).toEqual([]);
      }
  });

  it("accepts a phone number as people paste it", () => {
    const parsed = bookingSchema.safeParse({ ...good, visitor_phone: "208\u00a0555\u00a00142" });
    expect(parsed.success && refusals(parsed.data)).toEqual([]);
  });

  it("drops unknown fields", () => {
    const parsed = bookingSchema.parse({
      ...good,
      status: "confirmed",
      preapproved: true,
      owner_id: good.id,
    });
    expect(parsed).not.toHaveProperty("status");
    expect(parsed).not.toHaveProperty("preapproved");
    expect(parsed).not.toHaveProperty("owner_id");
  });
});

describe("booking statuses", () => {
  it("end at cancelled or completed, and hold the slot until then", () => {
    for (const status of BOOKING_STATUSES) {
      expect(isLive(status)).toBe(nextStatuses(status).length > 0);
      expect(nextStatuses(status)).not.toContain(status);
    }
    expect(nextStatuses("pending")).toEqual(["confirmed", "cancelled"]);
    expect(nextStatuses("confirmed")).toEqual(["completed", "cancelled"]);
  });

  it("upcomingBookings returns live bookings that haven't begun, the next one first", () => {
    const booking = fc.record({
      status: fc.constantFrom(...BOOKING_STATUSES),
      starts_at: instant().map((at) => at.toISOString()),
    });
    forAll(fc.array(booking), instant(), (bookings, now) => {
      const upcoming = upcomingBookings(bookings, now);
      expect(upcoming.every(({ status }) => isLive(status))).toBe(true);
      const starts = upcoming.map(({ starts_at }) => Date.parse(starts_at));
      expect(starts.every((start) => start >= now.getTime())).toBe(true);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      const left = bookings.filter(({ starts_at }) => new Date(starts_at) >= now);
      expect(upcoming.length).toBe(left.filter(({ status }) => isLive(status)).length);
    });
  });
});

/** The CHECKs of supabase/schemas/showings/bookings.sql in JavaScript. */
function refusals(booking: {
  visitor_name: string;
  visitor_email: string;
  visitor_phone: string;
  special_requests: string | null;
}): string[] {
  const { visitor_name, visitor_email, visitor_phone, special_requests } = booking;
  const problems: string[] = [];
  // Postgres text can hold neither NUL nor a lone surrogate.
  const texts = Object.values(booking).filter((value) => typeof value === "string");
  if (texts.some((text) => text.includes("\u0000") || /\p{Cs}/u.test(text))) problems.push("text");
  if (/\p{Cc}/u.test(visitor_name)) problems.push("visitor_name");
  if (/[\s\p{Cc}@<>,;:"()[\]\\]/u.test(visitor_email.replace("@", "")))
    problems.push("visitor_email");
  if (!/^\+?[0-9 ().x-]{7,}$/.test(visitor_phone)) problems.push("visitor_phone");
  if ([...(special_requests ?? "")].length > 1000) problems.push("special_requests");
  return problems;
}
