import { type Delivered, inBatches, sendOne } from "../_shared/edge/delivery.ts";
import type { MailSettings, Platform } from "../_shared/edge/env.ts";
import type { Mailer } from "../_shared/edge/mail.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import { composeSearchMail } from "./message.ts";
import type { DueSearchMail, SearchMailStore } from "./store.ts";

/** In a day, whatever happens, and of these to one person. What is over waits; what failed does not count. */
export const SEARCH_MAILS_PER_DAY = 2000;
export const SEARCH_MAILS_PER_PERSON = 40;
const DAY_S = 86_400;

type Gateways = {
  platform: Pick<Platform, "publicUrl">;
  mail: Pick<MailSettings, "from" | "siteUrl">;
  store: SearchMailStore;
  visitors: Visitors;
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
  { platform, mail, store, visitors, mailer }: Gateways,
): Promise<keyof Delivered> {
  // All that it would tell of has left the market in the meantime.
  if (due.total === 0) {
    await store.settle(due);
    return "skipped";
  }
  const own = `search-mail-sent:${await visitors.mailbox(due.to_email, new Date().toISOString().slice(0, 10))}`;
  if (!(await store.takeRate(own, DAY_S, SEARCH_MAILS_PER_PERSON))) return putOff(due, store);
  if (!(await store.takeRate(TOTAL, DAY_S, SEARCH_MAILS_PER_DAY))) {
    await store.giveRate(own, DAY_S);
    return putOff(due, store);
  }
  const failure = await sendOne(
    mailer,
    () => composeSearchMail(due, { ...mail, apiUrl: platform.publicUrl }),
    "search_mail_failed",
    { saved_search_id: due.saved_search_id },
  );
  if (failure) for (const counter of [own, TOTAL]) await store.giveRate(counter, DAY_S);
  await store.settle(due, failure?.reason);
  return failure ? "failed" : "sent";
}

const TOTAL = "search-mail-sent";

async function putOff(due: DueSearchMail, store: SearchMailStore): Promise<"failed"> {
  await store.settle(due, "daily limit reached");
  return "failed";
}
