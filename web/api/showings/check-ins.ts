import type { Safety, TrustAsked } from "@domain/showings/check-ins.ts";
import type { Database } from "@domain/site/database/database.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { every, fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { asMember, asVisitor, type Question } from "../site/transport/tables.ts";

/** An owner's timers on the day of showings, and the person whom they trust. */

type Functions = Database["public"]["Functions"];
type ActArgs<Name extends keyof Functions> = Functions[Name]["Args"];

const fallback = "safety_unavailable";

export function safetyQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "safety"),
    queryFn: async ({ signal }) =>
      checked(await asMember({ signal, fallback }, (db) => db.rpc("my_safety"))),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Asks a person by mail whether the user may name them. @throws AppError `invitation_refused`, `trust_yourself` */
export function nameTrustedPerson(args: ActArgs<"name_trusted_person">): Promise<Safety> {
  return act((db) => db.rpc("name_trusted_person", args));
}

export function forgetTrustedPerson(): Promise<Safety> {
  return act((db) => db.rpc("forget_trusted_person"));
}

/** Starts a timer; while one runs for this showing, it answers with that one. @throws AppError `check_in_not_now` */
export function checkIn(args: ActArgs<"check_in">): Promise<Safety> {
  return act((db) => db.rpc("check_in", args));
}

/** @param seen the end that the user sees, so that two presses are one. @throws AppError `check_in_over` */
export function extendCheckIn(id: string, seen: string): Promise<Safety> {
  return act((db) => db.rpc("extend_check_in", { id, seen }));
}

export function endCheckIn(id: string, how: "well" | "left"): Promise<Safety> {
  return act((db) => db.rpc("end_check_in", { id, how }));
}

/** Null for a link that has ended, and for one that never was. */
export function trustQuery(token: string) {
  return queryOptions({
    queryKey: ["trust", token],
    queryFn: ({ signal }): Promise<TrustAsked | null> =>
      asVisitor({ signal, fallback: "unavailable" }, (db) => db.rpc("trust_by_token", { token })),
  });
}

/** @param agrees false stops all mail. */
export async function answerTrust(token: string, agrees: boolean): Promise<void> {
  await asVisitor({ fallback: "unavailable", repeats: true }, (db) =>
    db.rpc("answer_trust", { token, agrees }),
  );
}

/** All acts may be sent twice, and answer with what runs then. */
async function act(question: Question<Safety>): Promise<Safety> {
  return checked(await asMember({ fallback, repeats: true }, question));
}

/** A timer that only seems to run is worse than none, so an answer without its times is a failure. */
function checked(answer: Safety): Safety {
  if (!isSafety(answer)) throw new AppError(fallback);
  return answer;
}

const isSafety = fits<Safety>(
  having({ check_ins: every(having({ id: text, booking_id: text, ends_at: text })) }),
);
