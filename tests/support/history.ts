import type { Sql } from "../../local/database.ts";

/**
 * Fills each table that grows with visits or with what people do, as a site that has run for long: that many rows in
 * each, none of which is due for anything. Homes must be there. It takes a few seconds for 100,000 rows.
 * @param sql has one connection.
 */
export async function insertHistory(sql: Pick<Sql, "exec">, rows: number): Promise<void> {
  await sql.exec("set session_replication_role = replica");
  await sql.exec(`
    create temp table homes as select array_agg(id) as ids from (select id from public.listings limit 20000) as some_homes;
    create temp table past as
      select n, md5('past ' || n)::uuid as id, h.ids[1 + n % cardinality(h.ids)] as home,
        md5('person ' || n % 20000)::uuid as person, now() - n * interval '1 day' / ${rows} as in_a_day
      from homes h, generate_series(1, ${rows}) as n`);
  for (const statement of HISTORY) await sql.exec(statement);
  await sql.exec("drop table homes, past; set session_replication_role = origin");
}

/** The tables that it fills. All grow with every visit, act or email, and not with accounts or homes alone. */
export function grownTables(): string[] {
  return HISTORY.map((each) => each.match(/insert into ([\w.]+)/)?.[1] ?? each);
}

/** `in_a_day` spreads over the last day; times that are kept longer stretch it. */
const since = (days: number) => `now() - (now() - in_a_day) * ${days}`;

const HISTORY = [
  `insert into public.listing_views (listing_id, day, visitor, came_from)
   select home, (${since(6)})::date, encode(sha256(n::text::bytea), 'hex'), '' from past`,
  `insert into private.listing_view_days (listing_id, day, came_from, views)
   select home, date_trunc('week', now() - make_interval(weeks => n % 200))::date, '', 30 from past on conflict do nothing`,
  `insert into private.rate_buckets (key, window_start, n)
   select 'view:network:' || encode(sha256(n::text::bytea), 'hex'), date_trunc('hour', ${since(2)}) + interval '1 hour', 1 from past`,
  `insert into private.pot_takings (subject_id, pot, part_keys, caller_keys, amount, taken_at)
   select id, 'mail:notice', '{a,b}', '{c}', 1, in_a_day from past`,
  "insert into private.ended_links (hash, ended_at) select sha256(n::text::bytea), in_a_day from past",
  `insert into private.links (hash, purpose, subject, subject_id, is_single, expires_at)
   select sha256(n::text::bytea), p.purpose, p.subject, id, p.is_single, now() - interval '1 year'
   from past, private.link_purposes p where p.purpose = 'showing'`,
  `insert into public.notifications (id, user_id, kind, listing_id, subject_id, data, created_at, read_at)
   select id, person, 'message', home, id, '{"from": "Vera"}', ${since(170)}, now() from past`,
  `insert into private.email_outbox (id, booking_id, kind, recipient, sent_at)
   select id, id, 'confirmed', 'visitor', now() - interval '1 year' from past`,
  `insert into private.email_outbox (id, notification_id, person_id, kind, recipient, mail_id, sent_at)
   select md5('news ' || n)::uuid, id, person, 'at_once', 'person', id, ${since(6)} from past`,
  `insert into private.push_outbox (notification_id, subscription_id, sent_at) select id, id, now() from past`,
  `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, time, starts_at,
     ends_at, status)
   select id, home, md5('owner ' || n % 2000)::uuid,
     case when is_old then 'Former visitor' else 'Vera Visitor' end,
     case when is_old then 'removed@visitor.invalid' else 'vera' || n || '@example.com' end, '000-000-0000',
     day::date, '10:00', day, day + interval '1 hour', 'completed'
   from past, lateral (select n % 2 = 0 as is_old) as part,
     lateral (select case when is_old then now() - interval '200 days' - n * interval '1 minute' else ${since(150)} end as day) as at`,
  `insert into private.showing_steps (booking_id, sequence, status, date, time, taken_at)
   select id, 0, 'pending', current_date, '10:00', now() - interval '200 days' from past`,
  `insert into private.proven_mailboxes (mailbox_hash, proven_at) select sha256(n::text::bytea), ${since(300)} from past`,
  `insert into private.invitation_refusals (mailbox_hash, person_id) select sha256(n::text::bytea), person from past`,
  `insert into private.disclosure_invitations (owner_id, mailbox) select person, sha256(n::text::bytea) from past`,
  `insert into private.disclosure_openings (disclosure_id, n, opened_at) select id, 1, ${since(300)} from past`,
  `insert into private.ownership_openings (proof_id, opened_by, opened_at) select id, id, ${since(150)} from past`,
  `insert into public.home_marks (user_id, listing_id, seen_at)
   select id, home, ${since(150)} from past`,
  `insert into private.geocoder_cache (query, lat, lng, kept_until) select 'q' || n, 39, -105, now() + interval '9 days' from past`,
  "insert into private.phrase_readings (phrase, query) select 'p' || n, '' from past",
  `insert into public.conversations (id, listing_id, owner_id, buyer_id) select id, home, person, id from past`,
  `insert into public.messages (id, conversation_id, n, sender, body) select id, id, 1, 'buyer', 'Hello' from past`,
  `insert into private.chat_usage (user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost)
   select person, id, id, false, current_date, 'done', now(), 1 from past`,
];
