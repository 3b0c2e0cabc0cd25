import { type ClockCloud, startClock } from "./clock.ts";

/** Has `saved-searches` tell those who wait for a home what has been found. */
export function startSearchClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "saved-searches",
    isDue: IS_DUE,
    name: "searches",
    trouble: "The mail of saved searches could not be sent",
  });
}

/** As `claim_saved_search_mails` chooses. */
const IS_DUE = `
  select exists (
    select from private.saved_search_mail
    where due_at <= now() and attempts < 20 and (leased_until is null or leased_until < now())
  ) as is_due`;
