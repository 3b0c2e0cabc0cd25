import { ask, askJson, type Client, isList } from "./database.ts";
import { describeError, log } from "./log.ts";
import { type Mail, MailError, type Mailer } from "./mail.ts";

/** How all our mail is sent: lease what is due from the outbox, send it, settle it. */

/** An email that is due; each function adds its own fields. */
export type Due = { id: string; attempt: number };

/** `later` doesn't count as an attempt. */
type Outcome =
  | { outcome: "sent" }
  | { outcome: "dropped" | "retry"; reason: string }
  | { outcome: "later"; reason: string; seconds: number };

type Outbox<Mine extends Due> = {
  /**
   * Leases emails that are due and within the daily quota, so that no other call sends them too. A
   * leased mail counts as sent until it is settled otherwise.
   * @param only the booking or subscription whose mail to send; null for all.
   */
  claim(limit: number, only: string | null): Promise<Mine[]>;
  settle(id: string, outcome: Outcome): Promise<void>;
};

/**
 * @param service the outbox is closed to every other role.
 * @param claim calls one of the SQL functions that lease emails.
 */
export function createOutbox<Mine extends Due>(
  service: Client,
  claim: (...args: Parameters<Outbox<Mine>["claim"]>) => Parameters<typeof askJson>[0],
): Outbox<Mine> {
  return {
    claim: (limit, only) => askJson(claim(limit, only), isList<Mine>, "unavailable"),
    async settle(id, result) {
      const args = {
        p_id: id,
        p_outcome: result.outcome,
        p_error: "reason" in result ? result.reason : null,
        p_wait_seconds: "seconds" in result ? result.seconds : null,
      };
      await ask(service.rpc("settle_email", args), "unavailable");
    },
  };
}

type Delivered = { sent: number; failed: number };

export type Sender = {
  /** Sends everything due, batch by batch, within one call's time. */
  sendAll(): Promise<Delivered>;
  /** Sends what is due for one booking or subscription, one batch at most. */
  sendOnly(only: string): Promise<Delivered>;
};

/** A claim is small, so that it is settled well before its lease ends, even if sending hangs. */
const BATCH = 6;
/** The platform ends a call after 150 s. */
const ALL_WITHIN_MS = 60_000;

/** Sends emails one at a time, because the mail service limits its rate. */
export function createSender<Mine extends Due>(
  outbox: Outbox<Mine>,
  mailer: Mailer,
  compose: (due: Mine) => Promise<Mail>,
): Sender {
  async function sendBatch(only: string | null, counts: Delivered) {
    const batch = await outbox.claim(BATCH, only);
    for (const due of batch) {
      const outcome = await attempt(due);
      await outbox.settle(due.id, outcome);
      counts[outcome.outcome === "sent" ? "sent" : "failed"] += 1;
    }
    return batch.length;
  }

  /**
   * If settling fails afterwards, the lease expires and the mail is sent again under the same key, which the mail
   * service recognizes.
   */
  async function attempt(due: Mine): Promise<Outcome> {
    try {
      await mailer.send(await compose(due));
      return { outcome: "sent" };
    } catch (error) {
      const known = error instanceof MailError ? error : undefined;
      const reason = known?.reason ?? "could not be written";
      const retryable = known?.retryable ?? false;
      const { id: email_id, attempt } = due;
      log("mail_failed", { email_id, attempt, reason, retryable, cause: describeError(error) });
      if (known?.isFinal) return { outcome: "dropped", reason };
      const seconds = known?.waitSeconds;
      return seconds === undefined
        ? { outcome: "retry", reason }
        : { outcome: "later", reason, seconds };
    }
  }

  return {
    async sendAll() {
      const counts = { sent: 0, failed: 0 };
      const end = Date.now() + ALL_WITHIN_MS;
      while (Date.now() < end && (await sendBatch(null, counts)) > 0);
      return counts;
    },
    async sendOnly(only) {
      const counts = { sent: 0, failed: 0 };
      await sendBatch(only, counts);
      return counts;
    },
  };
}
