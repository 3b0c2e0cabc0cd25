import { describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/**
 * Acts that suspended people can't make any more. Every way to write is read from the catalog: a new one fails here
 * until it refuses them, or is named among the acts they may still make.
 */
const database = ownDatabase();

const ENDS = "ends or takes back something";
const OWN = "only they will ever see it";
const HIDDEN =
  "it belongs to a home that they created, and those are hidden; they change nothing of a home that others created";
const READS = "notes what was read, or makes a link for its reader";
const STAFF = "only for staff";
const PAST =
  "their showings were cancelled, so there is nothing to accept or confirm; they change none of a home that others created";
const ANSWERS = "they may answer the decision";
const MEASURES = "counts or measures, and stores nothing they wrote";

/** The writes without private.refuse_suspended(), by table and verb, with the reason. */
const MAY_STILL: Readonly<Record<string, string>> = {
  "availability INSERT": HIDDEN,
  "availability UPDATE": HIDDEN,
  "availability DELETE": ENDS,
  "availability_rules INSERT": HIDDEN,
  "availability_rules UPDATE": HIDDEN,
  "availability_rules DELETE": ENDS,
  "bookings UPDATE": PAST,
  "chat_threads DELETE": ENDS,
  "comparable_homes INSERT": OWN,
  "comparable_homes UPDATE": OWN,
  "comparable_homes DELETE": ENDS,
  "days_off INSERT": HIDDEN,
  "days_off UPDATE": HIDDEN,
  "days_off DELETE": ENDS,
  "favorites INSERT": OWN,
  "favorites DELETE": ENDS,
  "listing_answers DELETE": ENDS,
  "listing_images DELETE": ENDS,
  "listings DELETE": ENDS,
  "offer_settings INSERT": HIDDEN,
  "offer_settings UPDATE": HIDDEN,
  "open_houses INSERT": HIDDEN,
  "open_houses UPDATE": HIDDEN,
  "open_houses DELETE": ENDS,
  "price_benches INSERT": OWN,
  "price_benches UPDATE": OWN,
  "profiles UPDATE": "they may correct what is stored about them",
  "sale_figures INSERT": OWN,
  "sale_figures UPDATE": OWN,
  "saved_searches INSERT": OWN,
  "saved_searches UPDATE": OWN,
  "saved_searches DELETE": ENDS,
  "shared_lists DELETE": ENDS,
  "showing_settings INSERT": HIDDEN,
  "showing_settings UPDATE": HIDDEN,
  "showing_settings DELETE": ENDS,
  accept_proposal: PAST,
  accept_visitor_time: PAST,
  acknowledge_disclosure: READS,
  agreed_sale_by_token: READS,
  answer_decision: ANSWERS,
  answer_trust: "it is the answer of the person whom they asked",
  end_check_in: ENDS,
  extend_check_in: OWN,
  forget_trusted_person: ENDS,
  cancel_showing: ENDS,
  close_question: ENDS,
  confirm_news: OWN,
  conversation_by_link: READS,
  copy_availability: HIDDEN,
  decide_case: STAFF,
  open_case: STAFF,
  decide_ownership: STAFF,
  set_ownership_rule: STAFF,
  set_mortgage_rate: STAFF,
  operator_payments: STAFF,
  begin_refund: STAFF,
  delete_chat_thread: ENDS,
  delete_document: ENDS,
  drop_calendar_feed: ENDS,
  drop_proposal: ENDS,
  end_by_link: ENDS,
  end_conversation: ENDS,
  forget_push: ENDS,
  free_appointments: READS,
  invitation_by_token: READS,
  keep_home_marks: OWN,
  keep_push: OWN,
  leave_news: ENDS,
  merge_favorites: OWN,
  moderation_case: STAFF,
  my_showing_link: READS,
  note_unsent_account_mail: MEASURES,
  order_answers: HIDDEN,
  price_audience: READS,
  party_by_token: READS,
  read_disclosure_news: READS,
  read_messages: READS,
  read_notifications: READS,
  register_listing_view: MEASURES,
  remove_disclosure_guest: ENDS,
  rename_document: OWN,
  restore_document: OWN,
  retry_mail: STAFF,
  rotate_calendar_feed: OWN,
  save_timeline: OWN,
  save_showing_settings: HIDDEN,
  set_availability: HIDDEN,
  set_notification_mail: OWN,
  set_timeline_task: OWN,
  stop_notification_mail: ENDS,
  step_by_link: READS,
  stop_waiting: ENDS,
  short_address: HIDDEN,
  unshare_list: ENDS,
  unsubscribe_saved_search: ENDS,
  showing_by_token: READS,
  trust_by_token: READS,
  withdraw_disclosure: ENDS,
  // The writes of our functions for a person.
  begin_account_deletion: ENDS,
  claim_geocoder: "nothing but an address that they may look up, and each has a share",
  finish_account_deletion: ENDS,
  finish_chat: "the message was let in by reserve_chat",
  open_disclosure: READS,
  open_offer_file: READS,
  open_ownership_proof: READS,
  record_checkout: "the attempt was let in by open_checkout",
  record_stripe_customer: "says who paid",
  register_api_view: MEASURES,
  return_chat: ENDS,
  start_chat: "the message was let in by reserve_chat",
};

/** Names of functions and of what tables' writes run, each with the code behind it. */
async function waysToWrite(): Promise<{ way: string; code: string }[]> {
  return database.query(`
    select p.proname as way, p.prosrc as code
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
      and (has_function_privilege('authenticated', p.oid, 'execute')
           or (has_function_privilege('service_role', p.oid, 'execute')
               and p.proargnames && '{p_user_id,p_person,p_caller}'))
    union all
    select concat(c.relname, ' ', verb),
      concat_ws(' ',
        (select string_agg(t.prosrc, ' ') from pg_trigger g join pg_proc t on t.oid = g.tgfoid
         where g.tgrelid = c.oid and g.tgtype & bit <> 0),
        (select string_agg(pg_get_expr(y.polwithcheck, y.polrelid), ' ') from pg_policy y
         where y.polrelid = c.oid and y.polcmd = letter))
    from pg_class c,
      (values ('INSERT', 4, 'a'), ('DELETE', 8, 'd'), ('UPDATE', 16, 'w')) as v (verb, bit, letter)
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v')
      and (has_table_privilege('authenticated', c.oid, verb)
           or case when verb <> 'DELETE' then has_any_column_privilege('authenticated', c.oid, verb) end)`);
}

/** The functions that a piece of code calls, and those that they call. */
async function reach(): Promise<(code: string) => Set<string>> {
  const rows = await database.query<{ name: string; code: string }>(
    "select proname as name, prosrc as code from pg_proc where pronamespace = 'private'::regnamespace",
  );
  const bodies = new Map<string, string>();
  for (const { name, code } of rows) bodies.set(name, `${bodies.get(name) ?? ""} ${code}`);
  const called = (code: string) =>
    Array.from(code.matchAll(/\bprivate\.(\w+)\(/g), ([, name]) => name ?? "");
  return (code) => {
    const reached = new Set<string>();
    const waiting = called(code);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      waiting.push(...called(bodies.get(name) ?? ""));
    }
    return reached;
  };
}

it("every way to write refuses suspended people, or is named with the reason that they may", async () => {
  const reachedBy = await reach();
  const open = (await waysToWrite())
    .filter(({ code }) => !reachedBy(code).has("refuse_suspended"))
    .map(({ way }) => way);
  expect([...new Set(open)].sort()).toEqual(Object.keys(MAY_STILL).sort());
});

/**
 * Writes that other people see or answer, or that cost us money, by our functions alone. Browsers write homes, answers
 * and bookings: see their lists.
 */
const WRITTEN_FOR_OTHERS = [
  "amendments",
  "booking_proposals",
  "chat_usage",
  "checkouts",
  "disclosure_guests",
  "disclosure_requests",
  "disclosure_versions",
  "disclosures",
  "documents",
  "listing_images",
  "messages",
  "offer_acts",
  "offer_rounds",
  "offer_versions",
  "sale_acts",
  "sale_facts",
  "sale_files",
  "signings",
  "showing_feedback",
];

/**
 * Writes of no person. The day of an inspection that an owner confirms: the party that took the time was let in to take
 * it. Papers that everyone signed at the signing service: a suspended person could not send them.
 */
const WRITTEN_BY_RULES = ["write_fact", "finish_signing"];

describe("functions that write", () => {
  it.each(WRITTEN_FOR_OTHERS)("%s refuses suspended people first", async (table) => {
    const writers = await database.query<{ name: string; refuses: boolean }>(
      `select proname as name,
              position('private.refuse_suspended(' in prosrc) between 1 and strpos(prosrc, stored) as refuses
       from pg_proc, regexp_substr(prosrc, $1) as stored
       where pronamespace = 'private'::regnamespace and stored is not null`,
      [`insert into (public|private)\\.${table}\\M`],
    );
    expect(writers.length).toBeGreaterThan(0);
    const careless = writers.filter(
      ({ name, refuses }) => !refuses && !WRITTEN_BY_RULES.includes(name),
    );
    expect(careless).toEqual([]);
  });
});
