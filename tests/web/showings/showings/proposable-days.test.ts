import { ALL_DEFAULT_RULES } from "@domain/showings/availability.ts";
import { instantInZone } from "@domain/site/time-zones.ts";
import { proposableDays } from "@web/features/showings/showings/proposable-days.ts";
import { describe, expect, test } from "vitest";

const at = (date: string, time: string, status: "pending" | "confirmed" | "cancelled") => ({
  id: `${date}${time}`,
  date,
  time,
  status,
});

describe("the times that an owner may propose", () => {
  test("are future hours that aren't taken", () => {
    const bookings = [
      at("2026-11-21", "18:00", "pending"),
      at("2026-11-22", "09:00", "confirmed"),
      at("2026-11-22", "10:00", "cancelled"),
    ];
    // 5:30 PM in Boise.
    const [today, tomorrow] = proposableDays(
      { bookings, rules: ALL_DEFAULT_RULES },
      "America/Boise",
      new Date("2026-11-22T00:30:00Z"),
    );
    expect(today).toEqual({ date: "2026-11-21", time_slots: ["19:00"] });
    expect(tomorrow?.time_slots[0]).toBe("10:00");
    expect(tomorrow?.time_slots).toHaveLength(10);
  });

  test("are half hours where the owner offers them, and none that a showing lasts into", () => {
    const rules = { ...ALL_DEFAULT_RULES, slot_minutes: 30, showing_minutes: 45 };
    const bookings = [at("2026-11-22", "12:00", "pending")];
    const now = new Date("2026-11-22T00:30:00Z");
    const slots = proposableDays({ bookings, rules }, "America/Boise", now)[1]?.time_slots;
    expect(slots?.filter((slot) => slot > "10:30" && slot < "13:30")).toEqual(["11:00", "13:00"]);
    expect(slots).toHaveLength(18);
  });

  test.each(["Pacific/Honolulu", "America/New_York"])(
    "times in %s never include a past hour, at any time of day",
    (zone) => {
      for (let hour = 0; hour < 48; hour++) {
        // Includes the night when clocks in New York go back.
        const now = new Date(Date.parse("2026-10-31T12:00:00Z") + hour * 3_600_000);
        for (const day of proposableDays(
          { bookings: [], rules: ALL_DEFAULT_RULES },
          zone,
          now,
        ).slice(0, 2))
          for (const slot of day.time_slots)
            expect(instantInZone(day.date, slot, zone).getTime()).toBeGreaterThan(now.getTime());
      }
    },
  );
});
