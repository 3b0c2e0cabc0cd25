import { type Delivered, inBatches, MAIL_BATCH, sendOne } from "../_shared/edge/delivery.ts";
import type { MailSettings } from "../_shared/edge/env.ts";
import type { Mailer } from "../_shared/edge/mail.ts";
import { composeEmail } from "./messages.ts";
import type { DueEmail, Outbox } from "./outbox.ts";

type Gateways = { outbox: Outbox; mailer: Mailer; mail: Pick<MailSettings, "from" | "siteUrl"> };

/** What is due for one booking. What is over its share of the day's mails is not due yet. */
export async function deliverOne(bookingId: string, gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  await deliverBatch(await gateways.outbox.claim(bookingId, MAIL_BATCH), gateways, counts);
  return counts;
}

/** Everything that is due, batch by batch, as far as one call's time goes. */
export async function deliverAll(gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  await inBatches(
    (limit) => gateways.outbox.claim(null, limit),
    (batch) => deliverBatch(batch, gateways, counts),
  );
  return counts;
}

/** One after the other: the mail service limits how many it takes a second. */
async function deliverBatch(due: DueEmail[], gateways: Gateways, counts: Delivered) {
  for (const email of due) {
    if (email.is_current) {
      await deliver(email, gateways, counts);
    } else {
      // It waited until the viewing had gone on; if there is more to say, its successor does.
      await gateways.outbox.settle(email.id, { outcome: "dropped", reason: "no longer true" });
      counts.skipped += 1;
    }
  }
}

async function deliver(email: DueEmail, { outbox, mailer, mail }: Gateways, counts: Delivered) {
  const failure = await sendOne(mailer, () => composeEmail(email, mail), "mail_failed", {
    email_id: email.id,
    attempt: email.attempt,
  });
  if (!failure) {
    await outbox.settle(email.id, { outcome: "sent" });
    counts.sent += 1;
    return;
  }
  const { reason, error } = failure;
  if (error?.isFinal) await outbox.settle(email.id, { outcome: "dropped", reason });
  else if (error?.waitSeconds !== undefined)
    await outbox.settle(email.id, { outcome: "later", reason, seconds: error.waitSeconds });
  else await outbox.settle(email.id, { outcome: "retry", reason });
  counts.failed += 1;
}
