import { type Delivered, inBatches, sendOne } from "../_shared/edge/delivery.ts";
import type { MailSettings, Platform } from "../_shared/edge/env.ts";
import type { Mailer } from "../_shared/edge/mail.ts";
import { composeSearchMail } from "./message.ts";
import type { DueSearchMail, SearchMailStore } from "./store.ts";

/** In a day, whatever happens. What is over waits. */
export const SEARCH_MAILS_PER_DAY = 2000;
const DAY_S = 86_400;

type Gateways = {
  platform: Pick<Platform, "publicUrl">;
  mail: Pick<MailSettings, "from" | "siteUrl">;
  store: SearchMailStore;
  mailer: Mailer;
};

/** Everything that is due, one after the other, as far as one call's time goes. */
export async function deliverDue(gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  await inBatches(gateways.store.claim, async (batch) => {
    for (const mail of batch) counts[await deliver(mail, gateways)] += 1;
  });
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
  const failure = await sendOne(
    mailer,
    () => composeSearchMail(due, { ...mail, apiUrl: platform.publicUrl }),
    "search_mail_failed",
    { saved_search_id: due.saved_search_id },
  );
  await store.settle(due, failure?.reason);
  return failure ? "failed" : "sent";
}
