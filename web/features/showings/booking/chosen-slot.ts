import { draftsOf } from "@web/lib/drafts.ts";

/**
 * The day being looked at, and the time once one is chosen, or the times asked for instead. Kept beside what is typed,
 * and as long.
 */
export type ChosenSlot = { date: string; time: string | null };
export type AskedSlot = { date: string; time: string };

export const chosenSlot = draftsOf("booking-time", isChosenSlot);
export const askedSlots = draftsOf("booking-times", isAskedSlots);

/** Whether a request for a showing was begun, and neither sent nor closed. */
export function isBookingBegun(userId: string | null, listingId: string): boolean {
  return [chosenSlot, askedSlots].some((kept) => kept(userId, listingId).read() !== undefined);
}

function isChosenSlot(value: unknown): value is ChosenSlot {
  const slot = value as Partial<ChosenSlot> | null | undefined;
  return typeof slot?.date === "string" && (slot.time === null || typeof slot.time === "string");
}

function isAskedSlots(value: unknown): value is AskedSlot[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((slot) => isChosenSlot(slot) && slot.time !== null)
  );
}
