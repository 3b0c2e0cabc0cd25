import { type ClockCloud, startClock } from "./clock.ts";

/** Has `news` send confirmations and the news of the day to people without an account. */
export function startNewsClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "news/send",
    isDue: IS_DUE,
    name: "news",
    trouble: "The news could not be sent",
  });
}

/** As `claim_news_mails` chooses, and forgets. */
const IS_DUE = `
  select exists (
    select from private.news_subscriptions
    where (confirm_due_at <= now() or news_due_at <= now())
      and (leased_until is null or leased_until < now())
  ) or exists (
    select from private.news_subscriptions
    where confirmed_at is null and asked_at < now() - interval '7 days'
  ) as is_due`;
