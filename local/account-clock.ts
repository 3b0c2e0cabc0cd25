import { type ClockCloud, startClock } from "./clock.ts";

/** Has `user` go on with accounts that are closing: their mail could not be sent, or it broke off. */
export function startAccountClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "user/finish-deletions",
    isDue: IS_DUE,
    name: "accounts",
    trouble: "Accounts that are closing could not be deleted",
  });
}

/** As `claim_account_deletions` chooses. */
const IS_DUE = `
  select exists (
    select from private.account_deletions where attempted_at < now() - interval '1 minute'
  ) as is_due`;
