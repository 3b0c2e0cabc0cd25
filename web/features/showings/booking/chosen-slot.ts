import { forgetDraft, keepDraft, readDraft } from "@web/lib/drafts.ts";

/** The day being looked at, and the time once one is chosen. Kept beside what is typed, and as long (lib/drafts.ts). */
export type ChosenSlot = { date: string; time: string | null };

const FORM = "booking-time";

export function readChosen(userId: string | null, listingId: string): ChosenSlot | undefined {
  const kept = readDraft(FORM, userId, listingId) as Partial<ChosenSlot> | null | undefined;
  const isWhole =
    typeof kept?.date === "string" && (kept.time === null || typeof kept.time === "string");
  return isWhole ? (kept as ChosenSlot) : undefined;
}

/** @param chosen undefined when it was booked, closed or lost. */
export function keepChosen(
  userId: string | null,
  listingId: string,
  chosen: ChosenSlot | undefined,
): void {
  if (chosen) keepDraft(FORM, userId, chosen, listingId);
  else forgetDraft(FORM, userId, listingId);
}
