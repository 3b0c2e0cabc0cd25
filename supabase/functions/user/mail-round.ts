import { fetchWithin } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { describeError, log } from "../_shared/edge/log.ts";

/** Sends the mail that is due. Never fails: unsent mail is retried later. */
export type MailRound = { send(): Promise<void> };

/**
 * Calls `send-booking-emails` like the scheduler, with our own key. A round is several calls of services, but the user
 * is watching a spinner: it may take as long as two of them.
 */
export function createMailRound({
  url,
  secretKey,
  timeoutMs,
}: Pick<Platform, "url" | "secretKey" | "timeoutMs">): MailRound {
  const fetch = fetchWithin(2 * timeoutMs);
  return {
    async send() {
      try {
        const answer = await fetch(`${url}/functions/v1/send-booking-emails/send`, {
          method: "POST",
          headers: { apikey: secretKey },
        });
        await answer.body?.cancel();
        if (!answer.ok) log("mail_round_refused", { status: answer.status });
      } catch (error) {
        log("mail_round_failed", { cause: describeError(error) });
      }
    },
  };
}
