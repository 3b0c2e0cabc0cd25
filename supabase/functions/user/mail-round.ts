import { fetchWithin } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { describeError, log } from "../_shared/edge/log.ts";

/** Sends the mail that is due. Never fails: unsent mail is retried later. */
export type MailRound = { send(): Promise<void> };

/** The user is watching a spinner meanwhile. */
const PATIENCE_MS = 20_000;

/** Calls `send-booking-emails` like the scheduler, with our own key. */
export function createMailRound({
  url,
  secretKey,
}: Pick<Platform, "url" | "secretKey">): MailRound {
  const fetch = fetchWithin(PATIENCE_MS);
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
