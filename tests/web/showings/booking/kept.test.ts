import { DEFAULT_RULES } from "@domain/showings/availability.ts";
import { saveAvailability, savedAvailability } from "@web/api/showings/saved-availability.ts";
import { isBookingBegun } from "@web/features/showings/booking/booking-begun.ts";
import { bookingDraft, EMPTY_DRAFT } from "@web/features/showings/booking/booking-draft.ts";
import { askedSlots, chosenSlot } from "@web/features/showings/booking/chosen-slot.ts";
import { expect, test } from "vitest";

/** What a visitor's browser keeps of a booking and of free times. */

test.each([undefined, null, "nonsense", {}, { ...EMPTY_DRAFT, visitor_name: 1 }])(
  "a draft of a booking is ignored where it is damaged: %j",
  (kept) => {
    const draft = bookingDraft(null, "a");
    draft.keep(EMPTY_DRAFT);
    expect(draft.read()).toEqual(EMPTY_DRAFT);
    sessionStorage.setItem("draft:booking:guest:a", JSON.stringify(kept) ?? "");
    expect(draft.read()).toBeUndefined();
  },
);

test.each([null, "2026-11-28", { date: "2026-11-28" }, { date: 1, time: null }])(
  "a chosen time is ignored where it is damaged: %j",
  (kept) => {
    const chosen = chosenSlot(null, "a");
    chosen.keep({ date: "2026-11-28", time: null });
    expect(chosen.read()).toEqual({ date: "2026-11-28", time: null });
    sessionStorage.setItem("draft:booking-time:guest:a", JSON.stringify(kept));
    expect(chosen.read()).toBeUndefined();
  },
);

const days = [{ date: "2026-11-28", time_slots: ["10:00"] }];

test("each home has its own copy", () => {
  saveAvailability("a", { days, rules: DEFAULT_RULES, savedAt: 1 });
  saveAvailability("b", { days: [], rules: DEFAULT_RULES, savedAt: 2 });
  expect(savedAvailability("a")).toEqual({ days, rules: DEFAULT_RULES, savedAt: 1 });
  expect(savedAvailability("b")?.days).toEqual([]);
  expect(savedAvailability("c")).toBeUndefined();
});

test("the oldest of more than twenty homes is dropped", () => {
  for (let i = 0; i <= 20; i++)
    saveAvailability(`home ${i}`, { days, rules: DEFAULT_RULES, savedAt: i });
  expect(savedAvailability("home 0")).toBeUndefined();
  expect(savedAvailability("home 1")).toBeDefined();
  expect(savedAvailability("home 20")).toBeDefined();
});

test.each(["nonsense", "null", "[]", '{"a":null}', '{"a":{"days":[{"date":1}]}}'])(
  "saved availability is ignored where it is damaged: %s",
  (text) => {
    localStorage.setItem("saved availability", text);
    expect(savedAvailability("a")).toBeUndefined();
    saveAvailability("a", { days, rules: DEFAULT_RULES, savedAt: 1 });
    expect(savedAvailability("a")?.days).toEqual(days);
  },
);

test.each([null, [], [{ date: "2026-11-28", time: null }], { date: "2026-11-28", time: "10:00" }])(
  "times asked for are ignored where they are damaged: %j",
  (kept) => {
    const asked = askedSlots(null, "a");
    asked.keep([{ date: "2026-11-28", time: "10:00" }]);
    sessionStorage.setItem("draft:booking-times:guest:a", JSON.stringify(kept));
    expect(asked.read()).toBeUndefined();
  },
);

test("a booking is begun from its first chosen time until it is closed, also for a guest who signs in", () => {
  for (const [kept, slot] of [
    [chosenSlot(null, "a"), { date: "2026-11-28", time: null }],
    [askedSlots(null, "a"), [{ date: "2026-11-28", time: "10:00" }]],
  ] as const) {
    expect(isBookingBegun("nora", "a")).toBe(false);
    kept.keep(slot as never);
    expect(isBookingBegun("nora", "a")).toBe(true);
    expect(isBookingBegun("nora", "b")).toBe(false);
    kept.forget();
  }
  expect(isBookingBegun("nora", "a")).toBe(false);
});
