import { expect, it } from "vitest";
import { ANSWERS, COLUMNS } from "../../web/api/site/answers/answer-shapes.ts";
import { readSources } from "../support/imports.ts";

/**
 * Every answer that the browser reads has a shape, or is named with the reason why no money, state, plan or access
 * depends on it (decision 167). The reads are found in web/api, where every call of the browser is made.
 */
const UNREAD = "nothing of the answer is read";
const WORDS = "words to read";
const TIMES = "days and times, of which SQL refuses those that are taken";
const COUNTS = "a number that is only shown";
const TIMERS = "timers, whose shape web/api/showings/check-ins.ts reads where they are pressed";
const MARKS = "what somebody remembers of homes";

/** The reasons, by SQL function. */
const FREE_FUNCTIONS: Record<string, string> = {
  accept_visitor_time: UNREAD,
  answer_decision: UNREAD,
  answer_trust: UNREAD,
  check_in: TIMERS,
  end_check_in: TIMERS,
  extend_check_in: TIMERS,
  forget_trusted_person: TIMERS,
  my_safety: TIMERS,
  name_trusted_person: TIMERS,
  trust_by_token: WORDS,
  answer_hours: COUNTS,
  answer_disclosure_request: UNREAD,
  answer_sources: WORDS,
  close_question: UNREAD,
  confirm_news: WORDS,
  copy_availability: UNREAD,
  decide_case: UNREAD,
  decide_ownership: UNREAD,
  set_ownership_rule: UNREAD,
  set_mortgage_rate: UNREAD,
  delete_sale_file: UNREAD,
  delete_sale_papers: UNREAD,
  drop_calendar_feed: UNREAD,
  drop_proposal: UNREAD,
  contract_form: WORDS,
  end_conversation: UNREAD,
  feedback_summary: COUNTS,
  forget_push: UNREAD,
  free_appointments: TIMES,
  invite_to_disclosures: UNREAD,
  end_membership: UNREAD,
  invite_member: UNREAD,
  home_at: "an id that only leads to a page with shapes of its own",
  join_by_token: "an id that only leads to a page with shapes of its own",
  leave_membership: UNREAD,
  renew_invitation: UNREAD,
  keep_home_marks: MARKS,
  keep_push: UNREAD,
  leave_news: UNREAD,
  listing_weeks: COUNTS,
  merge_favorites: MARKS,
  moderation_weeks: COUNTS,
  my_closing_company: WORDS,
  my_questions: WORDS,
  my_showing_link: "an address that only leads to a page with shapes of its own",
  my_telephone: WORDS,
  telephone_shown: WORDS,
  my_waits: "for which homes somebody waits; their titles and until when",
  next_free_time: TIMES,
  note_unsent_account_mail: UNREAD,
  my_outcomes: WORDS,
  note_outcome: WORDS,
  undo_outcome: WORDS,
  open_case: UNREAD,
  operator_counts: COUNTS,
  operator_duties: WORDS,
  operator_failed_mails: WORDS,
  operator_find: WORDS,
  operator_mail: COUNTS,
  operator_mail_limits: COUNTS,
  operator_vesty: COUNTS,
  operator_webhooks: WORDS,
  operator_weeks: COUNTS,
  order_answers: UNREAD,
  places_around: "towns, with how many homes and how far",
  places_like: WORDS,
  propose_showing_times: UNREAD,
  publish_disclosure: UNREAD,
  read_disclosure_news: UNREAD,
  refuse_invitation: UNREAD,
  read_messages: UNREAD,
  read_notifications: UNREAD,
  register_listing_view: UNREAD,
  remove_disclosure_guest: UNREAD,
  replace_disclosure: UNREAD,
  report: UNREAD,
  save_showing_settings: UNREAD,
  saves_this_week: COUNTS,
  search_handbook: WORDS,
  set_availability: UNREAD,
  set_disclosure_access: UNREAD,
  set_notification_mail: UNREAD,
  share_sale_file: UNREAD,
  stop_notification_mail: WORDS,
  price_audience: COUNTS,
  stop_waiting: UNREAD,
  suggest_places: WORDS,
  unread_conversations: COUNTS,
  unsubscribe_saved_search: WORDS,
  short_address: WORDS,
  views_this_week: COUNTS,
  wait_for_times: UNREAD,
  waiting_count: COUNTS,
  withdraw_disclosure: UNREAD,
};

/** The reasons, by table. */
const FREE_TABLES: Record<string, string> = {
  availability: TIMES,
  comparable_homes: WORDS,
  conversations: "which one there is; it has a shape where it is read",
  days_off: UNREAD,
  favorites: MARKS,
  handbook_articles: WORDS,
  listing_images: "photos and their order",
  notification_preferences: "which mail somebody wants",
  open_houses: TIMES,
  price_benches: WORDS,
  push_subscriptions: "which devices somebody switched on, and what they show",
  profiles: "what somebody said about themselves",
  saved_searches: "what somebody looks for",
  shared_lists: UNREAD,
};

/** The reasons, by file and check, where a function's answer is read without a shape. */
const FREE_CHECKS: Record<string, string> = {
  "account.ts hasKeys<ExportedRows>": "put into a file as it is",
  "analyze-photos.ts hasKeys<Partial<PhotoDraft> & { description: string }>": WORDS,
  "bookings.ts isAnything": UNREAD,
  "chat.ts hasKeys<ChatHistory>": WORDS,
  "chat.ts isList<ChatThread>": WORDS,
  "dashboard.ts isList<Suggestion>": WORDS,
  "documents.ts isAnything": UNREAD,
  "documents.ts isList<KitPart>": WORDS,
  "listing-photos.ts hasKeys<{ images: (ListingImage & { url: string })[] }>":
    "photos and their order",
  "listing-writes.ts isAnything": UNREAD,
  "map.ts hasKeys<MapAnswer>": "held against the shape of map_listings before",
  "news.ts isAnything": UNREAD,
  "ownership.ts isAnything": UNREAD,
  "payments.ts isAnything": UNREAD,
  "parties.ts isAnything": UNREAD,
  "payments.ts hasKeys<PaymentSession>": "the check around it looks at plan and state",
  "payments.ts hasKeys<{ subscription_plan: unknown }>": "the check around it looks at the plan",
  "read-advertisement.ts hasKeys<Imported>": "each field is checked before it is taken over",
  "read-phrase.ts hasKeys<{ query: string }>": "only what the search's own rules take is offered",
  "sale-files.ts isAnything": UNREAD,
  "signings.ts isAnything": UNREAD,
  "waiting.ts isAnything": UNREAD,
};

const files = [...(await readSources(["web/api"]))].filter(
  ([file]) => file !== "web/api/site/transport/functions.ts",
);

function found(pattern: RegExp): string[] {
  const all = files.flatMap(([, text]) => Array.from(text.matchAll(pattern), ([, name]) => name));
  return [...new Set(all as string[])].sort();
}

const without = (names: string[], shaped: object) =>
  names.filter((name) => !Object.hasOwn(shaped, name));

it("functions of SQL", () => {
  expect(without(found(/\.rpc\(\s*"(\w+)"/g), ANSWERS)).toEqual(Object.keys(FREE_FUNCTIONS).sort());
});

it("tables", () => {
  expect(without(found(/\.from\(\s*"(\w+)"/g), COLUMNS)).toEqual(Object.keys(FREE_TABLES).sort());
});

it("our functions", () => {
  const checks = files.flatMap(([file, text]) =>
    Array.from(
      text
        .replace(/^import [^;]+;/gm, "")
        .matchAll(/\bisAnything\b|\b(?:hasKeys|isList)<.+?>(?=[(,)]|$)/gm),
      ([check]) => `${file.split("/").at(-1)} ${check}`,
    ),
  );
  expect([...new Set(checks)].sort()).toEqual(Object.keys(FREE_CHECKS).sort());
});

it("are asked for by name, so that they are found", () => {
  const unnamed = files.flatMap(([file, text]) =>
    Array.from(text.matchAll(/\.(?:rpc|from)\((?!\s*")[^)]*/g), ([call]) => `${file}: ${call}`),
  );
  expect(unnamed).toEqual([]);
});

it("a shape is of something that is read", () => {
  const asked = [...found(/\.rpc\(\s*"(\w+)"/g), ...found(/\.from\(\s*"(\w+)"/g)];
  const shapes = [...Object.keys(ANSWERS), ...Object.keys(COLUMNS)];
  expect(shapes.filter((name) => !asked.includes(name))).toEqual([]);
});
