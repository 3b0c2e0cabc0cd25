import { type KeptAct, remainingOf } from "@domain/showings/kept-acts.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { asMember } from "../site/transport/tables.ts";
import { sendBookingEmails } from "./bookings.ts";

/** Someone else may change the showing between our look at it and our change, but hardly again and again. */
const MAX_LOOKS = 5;

/**
 * Does what an act that was kept on the device still has to do (`remainingOf`). It looks at the showing first and changes
 * it only as it was seen, so an act whose answer was lost can be sent again.
 * @returns why it can no longer be done; undefined when it is done.
 * @throws AppError when that is open.
 */
export async function sendKeptAct(act: KeptAct): Promise<string | undefined> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const [showing] = await asMember({ fallback }, (db) =>
      db
        .from("bookings")
        .select("status, starts_at, no_show, owner_note, cancelled_by, updated_at")
        .eq("id", act.bookingId),
    );
    const left = remainingOf(act, showing ?? null, Date.now());
    if (left !== "done" && "reason" in left) return left.reason;
    if (left === "done" || (await change(act.bookingId, showing?.updated_at ?? "", left.changes))) {
      if (act.kind === "confirm") void sendBookingEmails(act.bookingId);
      return undefined;
    }
  }
  throw new AppError(fallback);
}

/** @returns false if the showing is no longer as it was seen. */
async function change(
  id: string,
  seen: string,
  changes: Exclude<ReturnType<typeof remainingOf>, "done" | { reason: string }>["changes"],
): Promise<boolean> {
  const changed = await asMember({ fallback }, (db) =>
    db.from("bookings").update(changes).eq("id", id).eq("updated_at", seen).select("id"),
  );
  return changed.length > 0;
}

const fallback = "showing_not_changed";
