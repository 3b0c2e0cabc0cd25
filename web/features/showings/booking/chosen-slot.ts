import { draftsOf } from "@web/lib/drafts.ts";
import { SLOT_DRAFTS } from "./booking-begun.ts";

/**
 * The day being looked at, and the time once one is chosen, or the times asked for instead. Kept beside what is typed,
 * and as long.
 */
export type ChosenSlot = { date: string; time: string | null };
export type AskedSlot = { date: string; time: string };

export const chosenSlot = draftsOf(SLOT_DRAFTS[0], isChosenSlot);
export const askedSlots = draftsOf(SLOT_DRAFTS[1], isAskedSlots);

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
