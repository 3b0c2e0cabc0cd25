import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import { OFFER_LIMITS } from "@domain/offers/offers.ts";
import { MAIL_PROVIDERS } from "@domain/people/mail-providers.ts";
import { MAIL_AFTER_MINUTES } from "@domain/people/notifications.ts";
import { PUSH_LIMITS } from "@domain/people/push.ts";
import { MAX_FAVORITES } from "@domain/search/favorites.ts";
import { VISIT_PAUSE_MS } from "@domain/search/home-marks.ts";
import { MAX_PAGE_SIZE, MAX_PLACE, PAGE_SIZE } from "@domain/search/listing-search.ts";
import { MAX_HORIZON_DAYS } from "@domain/showings/availability.ts";
import { SHOWING_MAIL } from "@domain/showings/showing-mail.ts";
import { LINK_DAYS, PROPOSAL_DAYS } from "@domain/showings/showings.ts";
import { PERIODS } from "@domain/site/deletions.ts";
import { CHAT_LIMITS, MARK_LIMITS, MAX_SEARCH_TERM } from "@domain/site/errors/first-limits.ts";
import {
  ACCOUNT_MAIL_PER_HOUR,
  ANSWER_LIMITS,
  CHECK_IN_LIMITS,
  DAY_CAPS,
  DISCLOSURE_LIMITS,
  DOCUMENT_LIMITS,
  INVITATION_LIMITS,
  LIST_LIMITS,
  LISTING_CAPS,
  MAX_COMPARABLE_HOMES,
  MAX_SAVED_SEARCHES,
  MESSAGE_LIMITS,
  NOTIFICATION_LIMITS,
  OUTCOME_LIMITS,
  OWNER_LIMITS,
  PARTY_LIMITS,
  REPORT_LIMITS,
  SALE_FILE_LIMITS,
  SIGNING_LIMITS,
  VIEW_LIMITS,
  WAITING_LIMITS,
} from "@domain/site/errors/limits.ts";
import { KNOWN_AFTER_DAYS, POTS } from "@domain/site/errors/pots.ts";
import { REPLICA_MAX_AGE_S } from "@domain/site/operating/replicas.ts";
import { VESTY_MESSAGES_PER_DAY } from "@domain/site/plans/plans.ts";
import { MAX_HANDBOOK_PASSAGE, MAX_HANDBOOK_QUERY } from "@domain/vesty/handbook.ts";

/** The names by which SQL asks for limits, `private.limit_of('…')`, and their values in the domain. */
export const LIMITS_IN_SQL: Record<string, number> = {
  "account_mail.per_hour": ACCOUNT_MAIL_PER_HOUR,
  "answers.answer": ANSWER_LIMITS.answer,
  "answers.per_home": ANSWER_LIMITS.perHome,
  "answers.for_time": ANSWER_LIMITS.forTime,
  "answers.question": ANSWER_LIMITS.question,
  "bench.homes": MAX_COMPARABLE_HOMES,
  "chat.stored_images": CHAT_LIMITS.storedImages,
  "chat.title": CHAT_LIMITS.title,
  "days.horizon": MAX_HORIZON_DAYS,
  "days.off": DAY_CAPS.off,
  "days.offered": DAY_CAPS.offered,
  "days.open_houses": DAY_CAPS.openHouses,
  "disclosures.guests": DISCLOSURE_LIMITS.guests,
  "disclosures.per_home": DISCLOSURE_LIMITS.perHome,
  "documents.bytes_per_user": DOCUMENT_LIMITS.bytesPerUser,
  "documents.per_user": DOCUMENT_LIMITS.perUser,
  favorites: MAX_FAVORITES,
  "handbook.passage": MAX_HANDBOOK_PASSAGE,
  "handbook.query": MAX_HANDBOOK_QUERY,
  "invitations.join_days": INVITATION_LIMITS.joinDays,
  "check_ins.per_day": CHECK_IN_LIMITS.perDay,
  "invitations.per_day": INVITATION_LIMITS.perDay,
  "listings.in_all": LISTING_CAPS.inAll,
  "listings.new_per_hour": LISTING_CAPS.newPerHour,
  "listings.price_changes_per_hour": LISTING_CAPS.priceChangesPerHour,
  "lists.guests": LIST_LIMITS.guests,
  "lists.homes": LIST_LIMITS.homes,
  "lists.link_days": LIST_LIMITS.linkDays,
  "lists.per_person": LIST_LIMITS.lists,
  "mail.after_minutes": MAIL_AFTER_MINUTES,
  "mail.showings_minutes": SHOWING_MAIL.gatherMinutes,
  "mail.showings_urgent_hours": SHOWING_MAIL.urgentHours,
  "marks.hidden": MARK_LIMITS.hidden,
  "marks.notes": MARK_LIMITS.notes,
  "marks.seen": MARK_LIMITS.seen,
  "marks.visit_pause_hours": VISIT_PAUSE_MS / 3_600_000,
  "messages.answers_by_link": MESSAGE_LIMITS.answersByLink,
  "messages.characters": MESSAGE_LIMITS.characters,
  "messages.link_days": MESSAGE_LIMITS.linkDays,
  "notifications.per_person": NOTIFICATION_LIMITS.most,
  "offers.amendments_per_side": OFFER_LIMITS.amendmentsPerSide,
  "offers.buyers": OFFER_LIMITS.buyers,
  "offers.call_off_minutes": OFFER_LIMITS.callOffMinutes,
  "offers.called_hours": OFFER_LIMITS.calledHours,
  "offers.end_hours": OFFER_LIMITS.endHours,
  "offers.files": OFFER_LIMITS.files,
  "offers.links_per_step": OFFER_LIMITS.linksPerStep,
  "offers.new_per_day": OFFER_LIMITS.newPerDay,
  "offers.remind_hours": OFFER_LIMITS.remindHours,
  "offers.round_days_most": OFFER_LIMITS.roundDays.most,
  "offers.round_hours_least": OFFER_LIMITS.roundHours.least,
  "offers.rounds_per_day": OFFER_LIMITS.roundsPerDay,
  "offers.said": OFFER_LIMITS.said,
  "offers.step_link_days": OFFER_LIMITS.stepLinkDays,
  "offers.valid_days_most": OFFER_LIMITS.validDays.most,
  "offers.valid_hours_least": OFFER_LIMITS.validHours.least,
  "offers.versions": OFFER_LIMITS.versions,
  "outcomes.quiet_minutes": OUTCOME_LIMITS.quietMinutes,
  "outcomes.undo_hours": OUTCOME_LIMITS.undoHours,
  "owners.per_home": OWNER_LIMITS.perHome,
  "parties.bytes": PARTY_LIMITS.bytes,
  "parties.files": PARTY_LIMITS.files,
  "parties.link_days": PARTY_LIMITS.linkDays,
  "parties.times_per_day": PARTY_LIMITS.timesPerDay,
  "parties.per_side": PARTY_LIMITS.perSide,
  "people.known_after_days": KNOWN_AFTER_DAYS,
  "photos.per_listing": PHOTO_LIMITS.perListing,
  "push.devices": PUSH_LIMITS.devices,
  "replicas.age_s": REPLICA_MAX_AGE_S,
  "reports.per_day_and_network": REPORT_LIMITS.perDay.network,
  "reports.per_day_and_person": REPORT_LIMITS.perDay.person,
  "reports.reason_least": REPORT_LIMITS.reason[0],
  "reports.reason_most": REPORT_LIMITS.reason[1],
  "reports.words": REPORT_LIMITS.words,
  "sale_files.bytes_per_side": SALE_FILE_LIMITS.bytesPerSide,
  "sale_files.per_side": SALE_FILE_LIMITS.perSide,
  saved_searches: MAX_SAVED_SEARCHES,
  "search.page": PAGE_SIZE,
  "search.page_most": MAX_PAGE_SIZE,
  "search.place": MAX_PLACE,
  "search.term": MAX_SEARCH_TERM,
  "vesty.basic": VESTY_MESSAGES_PER_DAY.basic,
  "vesty.premium": VESTY_MESSAGES_PER_DAY.premium,
  "vesty.trial": VESTY_MESSAGES_PER_DAY.trial,
  "signings.ask_minutes": SIGNING_LIMITS.askMinutes,
  "signings.bytes": SIGNING_LIMITS.bytes,
  "signings.per_day": SIGNING_LIMITS.perDay,
  "signings.release_days": SIGNING_LIMITS.releaseDays,
  "showings.link_days": LINK_DAYS,
  "showings.proposal_days": PROPOSAL_DAYS,
  "views.per_day": VIEW_LIMITS.perDay,
  "views.per_home": VIEW_LIMITS.perHome,
  "views.per_hour": VIEW_LIMITS.perHour,
  "waiting.homes": WAITING_LIMITS.homes,
  "waiting.homes_at_once": WAITING_LIMITS.homesAtOnce,
  "waiting.people": WAITING_LIMITS.people,
  "waiting.settled_minutes": WAITING_LIMITS.settledMinutes,
  "waiting.told_at_once": WAITING_LIMITS.toldAtOnce,
};

/** The file of supabase/schemas that holds the values. */
export const LIMITS_SCHEMA = "site/limit_values";

const textOf = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The SQL of LIMITS_IN_SQL, PERIODS, POTS and MAIL_PROVIDERS: replaces all values. */
export function limitValuesSql(): string {
  const pots = Object.entries(POTS).map(([name, pot]) => {
    const numbers = [pot.size, pot.windowSeconds, pot.each, pot.ofOrigin, ...pot.parts];
    return `  ('${name}', ${textOf(pot.protects)}, ${numbers.map((each) => each ?? "null").join(", ")})`;
  });
  const providers = MAIL_PROVIDERS.map((domain) => `  ('${domain}')`);
  const limits = Object.entries(LIMITS_IN_SQL).map(([name, value]) => `  ('${name}', ${value})`);
  const periods = Object.entries(PERIODS).map(([name, each]) => `  ('${name}', '${each}')`);
  return `-- Written by \`npm run generate -- types\` from the limits of the domain (tests/support/limit-values.ts), from pots.ts, mail-providers.ts and deletions.ts. Not to be edited by hand.

delete from private.limits;

insert into private.limits (name, value) values
${limits.join(",\n")};

delete from private.kept_periods;

insert into private.kept_periods (what, period) values
${periods.join(",\n")};

delete from private.pots;

insert into private.pots
  (name, protects, size, window_seconds, each, of_origin, for_guests, for_new, for_known, for_established)
values
${pots.join(",\n")};

delete from private.mail_providers;

insert into private.mail_providers (domain) values
${providers.join(",\n")};
`;
}
