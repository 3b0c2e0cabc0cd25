import { AppError } from "../_shared/domain/errors.ts";
import type { MailSettings } from "../_shared/edge/env.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { MailError, type Mailer } from "../_shared/edge/mail.ts";
import { composeEmail } from "./messages.ts";
import type { DueEmail, Outbox } from "./outbox.ts";

/** How many mails leave in a day, whoever asks (trust.md B4). What is over waits. */
export const MAILS_PER_DAY = 2000;
const DAY_S = 86_400;
/** How long what is over waits before it is looked at again. */
const OVER_CAP_S = 3600;

/** Small, so that a claim is settled long before its lease ends, even when mail hangs. */
const BATCH = 6;
/** The platform ends a call after 150 s. */
const ALL_WITHIN_MS = 60_000;

/** What happened: sent, not this time, and no longer true by the time it was due. */
export type Delivered = { sent: number; failed: number; skipped: number };

type Gateways = { outbox: Outbox; mailer: Mailer; mail: Pick<MailSettings, "from" | "siteUrl"> };

/** @throws AppError `too_many_requests` when the day's mails are used up. */
export async function deliverOne(bookingId: string, gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  await deliverBatch(await gateways.outbox.claim(bookingId, BATCH), gateways, counts);
  return counts;
}

/** Everything that is due, batch by batch, as far as one call's time goes. */
export async function deliverAll(gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  const end = Date.now() + ALL_WITHIN_MS;
  while (Date.now() < end) {
    const due = await gateways.outbox.claim(null, BATCH);
    if (due.length === 0) break;
    await deliverBatch(due, gateways, counts);
  }
  return counts;
}

/** One after the other: the mail service limits how many it takes a second. */
async function deliverBatch(due: DueEmail[], gateways: Gateways, counts: Delivered) {
  let isOverCap = false;
  for (const email of due) {
    if (!email.is_current) {
      // It waited until the viewing had gone on; if there is more to say, its successor does.
      await gateways.outbox.settle(email.id, { outcome: "dropped", reason: "no longer true" });
      counts.skipped += 1;
    } else if (await gateways.outbox.takeRate("mail-sent", DAY_S, MAILS_PER_DAY)) {
      await deliver(email, gateways, counts);
    } else {
      const reason = "daily limit reached";
      await gateways.outbox.settle(email.id, { outcome: "later", reason, seconds: OVER_CAP_S });
      isOverCap = true;
    }
  }
  if (isOverCap) throw new AppError("too_many_requests");
}

async function deliver(email: DueEmail, { outbox, mailer, mail }: Gateways, counts: Delivered) {
  try {
    await mailer.send(await composeEmail(email, mail));
  } catch (error) {
    const known = error instanceof MailError ? error : undefined;
    const reason = known?.reason ?? "could not be written";
    log("mail_failed", {
      email_id: email.id,
      attempt: email.attempt,
      reason,
      retryable: known?.retryable ?? false,
      cause: describeError(error),
    });
    if (known?.isFinal) await outbox.settle(email.id, { outcome: "dropped", reason });
    else if (known?.waitSeconds !== undefined)
      await outbox.settle(email.id, { outcome: "later", reason, seconds: known.waitSeconds });
    else await outbox.settle(email.id, { outcome: "retry", reason });
    counts.failed += 1;
    return;
  }
  // If this fails, the lease runs out and the mail is sent again under the same key, which the
  // mail service recognises.
  await outbox.settle(email.id, { outcome: "sent" });
  counts.sent += 1;
}
