import { EMPTY_DRAFT, isBookingDraft } from "@web/features/showings/booking/booking-draft.ts";
import { expect, test } from "vitest";

test.each([undefined, null, "nonsense", {}, { ...EMPTY_DRAFT, visitor_name: 1 }])(
  "%j in storage is ignored",
  (kept) => {
    expect(isBookingDraft(EMPTY_DRAFT)).toBe(true);
    expect(isBookingDraft(kept)).toBe(false);
  },
);
