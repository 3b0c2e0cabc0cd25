/** Timers that owners start when a visitor is there, and the person who is mailed when one passes (decision 219). */

/** The lengths that an owner can choose, in minutes; SQL has the same (`private.check_ins`). */
export const TIMER_MINUTES = [15, 30, 45, 60, 90] as const;

export const DEFAULT_MINUTES: (typeof TIMER_MINUTES)[number] = 45;

/** The most characters of a name of a person of trust. */
export const MAX_TRUSTED_NAME = 80;

/** How long before its beginning a showing takes a timer, and how long after its end. SQL decides. */
const BEFORE_MS = 60 * 60_000;
const AFTER_MS = 120 * 60_000;

export type CheckIn = {
  id: string;
  booking_id: string;
  minutes: number;
  started_at: string;
  ends_at: string;
  /** When it passed without an end. */
  passed_at: string | null;
  ended_at: string | null;
  ended: "well" | "left" | "no_show" | null;
  /** Whether the person of trust is emailed, or will be within a minute. */
  is_told: boolean;
};

export type TrustedPerson = {
  id: string;
  name: string;
  email: string;
  asked_at: string;
  agreed_at: string | null;
  /** The mail that asks them couldn't be delivered. */
  is_unreached: boolean;
};

/** A person's timers, the latest first, and whom they trust (the SQL function `my_safety`). */
export type Safety = { person: TrustedPerson | null; check_ins: CheckIn[] };

/** What a person of trust reads behind the link in their mail. */
export type TrustAsked = { inviter: string | null; name: string; agreed: boolean };

type Timed = { status: string; no_show?: boolean; starts_at: string; ends_at: string };

/** Whether a timer can start for a showing now. */
export function takesTimer({ status, no_show, starts_at, ends_at }: Timed, now: number): boolean {
  return (
    (status === "confirmed" || status === "completed") &&
    !no_show &&
    now >= Date.parse(starts_at) - BEFORE_MS &&
    now <= Date.parse(ends_at) + AFTER_MS
  );
}

/** The latest timer of a showing, if there is one. */
export function timerOf({ check_ins }: Safety, bookingId: string): CheckIn | undefined {
  return check_ins.find(({ booking_id }) => booking_id === bookingId);
}
