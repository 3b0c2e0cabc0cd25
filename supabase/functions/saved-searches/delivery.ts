import type { MailSettings, Platform } from "../_shared/edge/env.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { MailError, type Mailer } from "../_shared/edge/mail.ts";
import { composeSearchMail } from "./message.ts";
import type { DueSearchMail, SearchMailStore } from "./store.ts";

/** In a day, whatever happens. What is over waits. */
export const SEARCH_MAILS_PER_DAY = 2000;
const DAY_S = 86_400;

/** Small, so that a claim is settled long before its lease ends, even when mail hangs. */
const BATCH = 6;
/** The platform ends a call after 150 s. */
const ALL_WITHIN_MS = 60_000;

export type Delivered = { sent: number; failed: number; skipped: number };

type Gateways = {
  platform: Pick<Platform, "publicUrl">;
  mail: Pick<MailSettings, "from" | "siteUrl">;
  store: SearchMailStore;
  mailer: Mailer;
};

/** Everything that is due, one after the other, as far as one call's time goes. */
export async function deliverDue(gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  const end = Date.now() + ALL_WITHIN_MS;
  while (Date.now() < end) {
    const due = await gateways.store.claim(BATCH);
    if (due.length === 0) break;
    for (const mail of due) counts[await deliver(mail, gateways)] += 1;
  }
  return counts;
}

async function deliver(
  due: DueSearchMail,
  { platform, mail, store, mailer }: Gateways,
): Promise<keyof Delivered> {
  // All that it would tell of has left the market in the meantime.
  if (due.total === 0) {
    await store.settle(due);
    return "skipped";
  }
  if (!(await store.takeRate("search-mail-sent", DAY_S, SEARCH_MAILS_PER_DAY))) {
    await store.settle(due, "daily limit reached");
    return "failed";
  }
  try {
    await mailer.send(await composeSearchMail(due, { ...mail, apiUrl: platform.publicUrl }));
  } catch (error) {
    const reason = error instanceof MailError ? error.reason : "could not be written";
    log("search_mail_failed", {
      saved_search_id: due.saved_search_id,
      reason,
      cause: describeError(error),
    });
    await store.settle(due, reason);
    return "failed";
  }
  // If this fails, the lease runs out and the mail is sent again under the same key, which the
  // mail service recognises.
  await store.settle(due);
  return "sent";
}
