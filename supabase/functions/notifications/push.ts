import type { Notification } from "../_shared/domain/people/notifications.ts";
import { pushed } from "../_shared/domain/people/push.ts";
import { ask, askJson, type Client, isList } from "../_shared/edge/database.ts";
import { log } from "../_shared/edge/log.ts";
import type { Pusher, PushOutcome, Subscription } from "../_shared/edge/web-push.ts";

/** A push that is due, with its content; a row of `claim_pushes`. */
export type DuePush = Subscription & {
  id: string;
  version: number;
  attempt: number;
  told: Notification;
};

/** Each push waits for one service's answer at the same time; a lease is longer than that. */
const BATCH = 10;
/** The platform ends a call after 150 s. */
const ALL_WITHIN_MS = 60_000;

/**
 * Sends everything due, batch by batch, within one call's time. If settling fails, the lease expires and it is sent again
 * under the same topic and tag, which takes the place of the first.
 */
export async function sendPushes(service: Client, pusher: Pusher) {
  const counts = { sent: 0, failed: 0 };
  const end = Date.now() + ALL_WITHIN_MS;
  while (Date.now() < end) {
    const question = service.rpc("claim_pushes", { p_limit: BATCH });
    const batch = await askJson(question, isList<DuePush>, "unavailable");
    if (batch.length === 0) break;
    for (const outcome of await Promise.all(batch.map((due) => sendOne(service, pusher, due))))
      counts[outcome === "sent" ? "sent" : "failed"] += 1;
  }
  return counts;
}

async function sendOne(service: Client, pusher: Pusher, due: DuePush) {
  const result = await pusher.send(due, pushed(due.told));
  if (result.outcome !== "sent")
    log("push_failed", { push_id: due.id, attempt: due.attempt, outcome: result.outcome });
  await ask(service.rpc("settle_push", settlement(due, result)), "unavailable");
  return result.outcome;
}

function settlement({ id, version }: DuePush, result: PushOutcome) {
  return {
    p_id: id,
    p_version: version,
    p_outcome: result.outcome,
    p_wait_seconds: "seconds" in result ? result.seconds : null,
  };
}
