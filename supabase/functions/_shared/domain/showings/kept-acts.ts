import { formatDate, formatTime } from "../site/text/format.ts";
import type { BookingStatus } from "./bookings.ts";

/**
 * What an owner pressed or wrote on a day's sheet without a network. The device keeps it and sends it later, in order
 * (decision 226). Timers are not among these: a timer that nobody has started protects no one.
 */
export type KeptAct = {
  /** The act's own id, made on the device. */
  id: string;
  userId: string;
  bookingId: string;
  /** For the sentence about it, which is said when the showing may be gone. */
  who: string;
  date: string;
  time: string;
} & (
  | { kind: "confirm"; startsAt: string }
  | { kind: "no_show"; noShow: boolean }
  /** `before`: what the note may be when this one replaces it: as it was read, or as an earlier try left it. */
  | { kind: "note"; note: string; before: readonly string[] }
);

/** The showing as the server has it when the act is sent. */
export type ShowingNow = {
  status: BookingStatus;
  starts_at: string;
  no_show: boolean;
  owner_note: string | null;
  cancelled_by: string | null;
};

type Changes = { status?: BookingStatus; no_show?: boolean; owner_note?: string | null };

/** What is left to do: a change, nothing (an earlier try has arrived, or someone else did the same), or no longer possible. */
export type Remaining = { changes: Changes } | "done" | { reason: string };

/**
 * What an act still does. It depends only on the showing, so an act that is sent twice happens once.
 * @param showing null when the person's homes have no such showing any more.
 * @param now in milliseconds since 1970.
 */
export function remainingOf(act: KeptAct, showing: ShowingNow | null, now: number): Remaining {
  if (!showing) return { reason: REASONS.gone };
  if (act.kind === "note") {
    const note = showing.owner_note ?? "";
    if (note === act.note) return "done";
    return act.before.includes(note)
      ? { changes: { owner_note: act.note || null } }
      : { reason: REASONS.noted };
  }
  const { status } = showing;
  if (status === "cancelled")
    return {
      reason: showing.cancelled_by === "visitor" ? REASONS.visitorCancelled : REASONS.cancelled,
    };
  if (act.kind === "no_show") {
    if (showing.no_show === act.noShow) return "done";
    if (status === "pending") return { reason: REASONS.unconfirmed };
    return { changes: { no_show: act.noShow, status: "completed" } };
  }
  if (Date.parse(showing.starts_at) !== Date.parse(act.startsAt)) return { reason: REASONS.moved };
  if (status !== "pending") return "done";
  return Date.parse(showing.starts_at) > now
    ? { changes: { status: "confirmed" } }
    : { reason: REASONS.begun };
}

/** An act that takes the place of an earlier one, whose first try may have arrived. */
export function inPlaceOf(act: KeptAct, earlier: KeptAct | undefined): KeptAct {
  if (act.kind !== "note" || earlier?.kind !== "note") return act;
  return { ...act, before: [...act.before, ...earlier.before, earlier.note] };
}

/** A showing as an act has left it, for a page that has not read it since. */
export function afterAct<Shown extends { id: string; status: BookingStatus }>(
  showing: Shown,
  act: KeptAct,
): Shown {
  if (showing.id !== act.bookingId) return showing;
  if (act.kind === "confirm") return { ...showing, status: "confirmed" };
  if (act.kind === "note") return { ...showing, owner_note: act.note || null };
  return { ...showing, no_show: act.noShow, status: "completed" };
}

/** What the device keeps, as the end of a sentence. */
export function keptText(act: KeptAct): string {
  if (act.kind === "confirm") return "your confirmation";
  if (act.kind === "note") return "your note";
  return act.noShow ? "they didn't come" : "they did come";
}

/** "Not confirmed: Ada Aalto, Sat, Nov 28 at 9:00 AM. The visitor has cancelled it." */
export function refusedText(act: KeptAct, reason: string): string {
  const day = `${formatDate(act.date, { short: true })} at ${formatTime(act.time)}`;
  const written = act.kind === "note" && act.note !== "" ? ` You had written: “${act.note}”` : "";
  return `${NOT_DONE[act.kind]}: ${act.who}, ${day}. ${reason}${written}`;
}

const NOT_DONE: Record<KeptAct["kind"], string> = {
  confirm: "Not confirmed",
  no_show: "Not noted as a no-show",
  note: "Note not saved",
};

const REASONS = {
  gone: "This showing is no longer among yours.",
  visitorCancelled: "The visitor has cancelled the showing.",
  cancelled: "The showing was cancelled.",
  moved: "The showing has moved to another time.",
  begun: "Its time had come before you were online again.",
  unconfirmed: "The showing was never confirmed.",
  noted: "The note was changed in the meantime.",
};

/** Whether what a browser has stored is an act: another version of the site may have stored it. */
export function isKeptAct(value: unknown): value is KeptAct {
  const act = (value ?? {}) as Record<string, unknown>;
  const isWhole = ["id", "userId", "bookingId", "who", "date", "time"].every(
    (key) => typeof act[key] === "string",
  );
  if (!isWhole) return false;
  if (act.kind === "confirm") return typeof act.startsAt === "string";
  if (act.kind === "no_show") return typeof act.noShow === "boolean";
  return act.kind === "note" && typeof act.note === "string" && Array.isArray(act.before);
}
