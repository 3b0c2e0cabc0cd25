import { type Delivered, inBatches, sendOne } from "../_shared/edge/delivery.ts";
import type { MailSettings, Platform } from "../_shared/edge/env.ts";
import type { Mailer } from "../_shared/edge/mail.ts";
import { composeNewsMail } from "./message.ts";
import type { DueNewsMail, NewsStore } from "./store.ts";

/** In a day and of each kind, whatever happens. What is over waits; what failed does not count. */
export const NEWS_MAILS_PER_DAY = 2000;
const DAY_S = 86_400;

type Gateways = {
  platform: Pick<Platform, "publicUrl">;
  mail: Pick<MailSettings, "from" | "siteUrl">;
  store: NewsStore;
  mailer: Mailer;
};

/** Everything that is due, one after the other, as far as one call's time goes. */
export async function deliverDue(gateways: Gateways): Promise<Delivered> {
  const counts: Delivered = { sent: 0, failed: 0, skipped: 0 };
  await inBatches(
    (limit) => gateways.store.claim(limit),
    async (batch) => {
      for (const mail of batch) counts[await deliver(mail, gateways)] += 1;
    },
  );
  return counts;
}

/** The confirmation that somebody has just asked for; if this fails, the next round sends it. */
export async function deliverOne(subscriptionId: string, gateways: Gateways): Promise<void> {
  for (const mail of await gateways.store.claim(1, subscriptionId)) await deliver(mail, gateways);
}

async function deliver(
  due: DueNewsMail,
  { platform, mail, store, mailer }: Gateways,
): Promise<"sent" | "failed"> {
  const counter = `news-${due.kind}-sent`;
  if (!(await store.takeRate(counter, DAY_S, NEWS_MAILS_PER_DAY))) {
    await store.settle(due, "daily limit reached");
    return "failed";
  }
  const failure = await sendOne(
    mailer,
    () => composeNewsMail(due, { ...mail, apiUrl: platform.publicUrl }),
    "news_mail_failed",
    { subscription_id: due.subscription_id, kind: due.kind },
  );
  if (failure) await store.giveRate(counter, DAY_S);
  await store.settle(due, failure?.reason);
  return failure ? "failed" : "sent";
}
