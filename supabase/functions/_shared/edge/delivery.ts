import { describeError, log } from "./log.ts";
import { type Mail, MailError, type Mailer } from "./mail.ts";

/** What mails that are due have in common: how they are taken, sent and counted. */

/** What happened: sent, not this time, and not wanted any more by the time it was due. */
export type Delivered = { sent: number; failed: number; skipped: number };

/** Small, so that a claim is settled long before its lease ends, even when mail hangs. */
export const MAIL_BATCH = 6;
/** The platform ends a call after 150 s. */
const ALL_WITHIN_MS = 60_000;

/** Everything that is due, batch by batch, as far as one call's time goes. */
export async function inBatches<Due>(
  claim: (limit: number) => Promise<Due[]>,
  handle: (batch: Due[]) => Promise<void>,
): Promise<void> {
  const end = Date.now() + ALL_WITHIN_MS;
  while (Date.now() < end) {
    const batch = await claim(MAIL_BATCH);
    if (batch.length === 0) return;
    await handle(batch);
  }
}

/** Why a mail was not sent. `error` is undefined when it could not even be written. */
export type SendFailure = { reason: string; error: MailError | undefined };

/**
 * Writes a mail and hands it to the mail service. When settling fails afterwards, the lease runs out
 * and the mail is sent again under the same key, which the mail service recognises.
 * @param event of the log, with `fields` of our own making.
 * @returns why it failed; undefined when it was sent.
 */
export async function sendOne(
  mailer: Mailer,
  compose: () => Promise<Mail>,
  event: string,
  fields: Record<string, unknown>,
): Promise<SendFailure | undefined> {
  try {
    await mailer.send(await compose());
    return undefined;
  } catch (error) {
    const known = error instanceof MailError ? error : undefined;
    const reason = known?.reason ?? "could not be written";
    const retryable = known?.retryable ?? false;
    log(event, { ...fields, reason, retryable, cause: describeError(error) });
    return { reason, error: known };
  }
}
