-- One outbox for all mail: viewings, what saved searches find, and news for people without an account.
--
-- A mail is written in the transaction that makes it true. A sender leases what is due, sends it and
-- settles it: leases keep two senders apart, a failed mail comes back later, and the day's shares decide
-- how many leave. Addresses and texts are read when it is sent. Mails about viewings stay, since later
-- ones depend on them; a mail of a search or of the news is replaced by the next one when it is settled.
--
-- Order of locks: the saved search or the subscription, then its mail, then what it has found.
--
-- Migrations run in a transaction, and nobody reads the columns that go:
-- squawk-ignore-file ban-drop-not-null, ban-drop-column, adding-field-with-default
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
-- squawk-ignore-file require-concurrent-index-deletion, require-concurrent-index-creation


alter table private.email_outbox
  alter column booking_id drop not null,
  add column saved_search_id uuid references public.saved_searches (id) on delete cascade,
  add column news_subscription_id uuid references private.news_subscriptions (id) on delete cascade,
  add column topic text not null generated always as (
    case when booking_id is not null then 'viewings' when saved_search_id is not null then 'searches' else 'news' end
  ) stored,
  add column subject_id uuid not null generated always as (
    coalesce(booking_id, saved_search_id, news_subscription_id)
  ) stored,
  drop constraint email_outbox_kind_check,
  drop constraint email_outbox_recipient_check,
  add constraint email_outbox_one_subject check (num_nonnulls(booking_id, saved_search_id, news_subscription_id) = 1),
  add constraint email_outbox_kind check (case topic
    when 'viewings' then recipient in ('visitor', 'owner')
      and kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
                   'reminder_hours', 'feedback')
    when 'searches' then recipient = 'subscriber' and kind = 'finds'
    else recipient = 'subscriber' and kind in ('confirm', 'news')
  end);
comment on table private.email_outbox is 'All mail that is to be sent. About viewings once a booking, kind, recipient and change; of a search or of the news one at a time.';
comment on column private.email_outbox.sequence is 'Of a mail about a viewing: which change of the booking it is about (bookings.sequence); of a proposal, which one (proposal_round).';

drop index private.email_outbox_due;
create index email_outbox_due on private.email_outbox (topic, next_attempt_at)
  where sent_at is null and dropped_at is null;
create index email_outbox_of_search on private.email_outbox (saved_search_id);
create index email_outbox_of_subscription on private.email_outbox (news_subscription_id);
create unique index email_outbox_one_ahead on private.email_outbox (subject_id) where kind in ('finds', 'news');

-- What was waiting moves into the outbox, and begins anew.
insert into private.email_outbox (saved_search_id, kind, recipient, next_attempt_at)
select m.saved_search_id, 'finds', 'subscriber', m.due_at from private.saved_search_mail m where m.due_at is not null;
insert into private.email_outbox (news_subscription_id, kind, recipient, next_attempt_at)
select s.id, due.kind, 'subscriber', due.at
from private.news_subscriptions s,
lateral (values ('confirm', s.confirm_due_at), ('news', s.news_due_at)) as due (kind, at)
where due.at is not null;
update private.saved_search_finds set batch = null where batch is not null;

drop function public.claim_booking_emails, private.claim_booking_emails,
  public.settle_booking_email, private.settle_booking_email,
  public.claim_saved_search_mails, private.claim_saved_search_mails,
  public.settle_saved_search_mail, private.settle_saved_search_mail,
  public.claim_news_mails, private.claim_news_mails, public.settle_news_mail, private.settle_news_mail,
  private.take_mail_shares, private.mail_shares, public.give_rate;
revoke execute on function private.give_rate from service_role;

alter table private.saved_search_mail
  drop column due_at, drop column batch, drop column attempts, drop column leased_until, drop column last_error;
comment on table private.saved_search_mail is 'What only we know of a saved search: its words as a query, the key of its unsubscribe link, and when it was told last.';
comment on column private.saved_search_finds.batch is 'The mail that tells of it: a retry is the same mail.';
alter table private.news_subscriptions
  drop column confirm_due_at, drop column news_due_at, drop column attempts, drop column leased_until,
  drop column last_error;

create view private.due_mails with (security_invoker = true) as
select o.* from private.email_outbox o
where o.sent_at is null and o.dropped_at is null and o.next_attempt_at <= now()
  and (o.leased_until is null or o.leased_until < now());
comment on view private.due_mails is 'Mails that nobody is sending and that may be sent now.';

-- The homes that a mail of the news tells of.
create function private.new_homes(p_subscription private.news_subscriptions) returns setof public.listings
language sql stable set search_path = '' as $$
  select l.* from public.listings l
  where l.status = 'active' and l.published_at > p_subscription.told_until
    and l.published_at <= coalesce(p_subscription.telling_until, now())
    and (p_subscription.words is null or l.search @@ p_subscription.words);
$$;

-- The finds that a mail tells of: the first attempt takes all that there are, a retry tells the same.
create function private.finds_of_mail(p_mail private.email_outbox) returns setof private.saved_search_finds
language sql stable set search_path = '' as $$
  select f.* from private.saved_search_finds f
  where f.saved_search_id = p_mail.saved_search_id
    and (f.batch = p_mail.id or (f.batch is null and p_mail.attempts = 0));
$$;

-- Whether a mail still has something true to say.
alter function private.is_current_mail(private.email_outbox, public.bookings) rename to is_current_viewing_mail;
create function private.is_current_mail(p_mail private.email_outbox) returns boolean
language sql stable set search_path = '' as $$
  select case p_mail.topic
    when 'viewings' then (
      select private.is_current_viewing_mail(p_mail, b) from public.bookings b where b.id = p_mail.booking_id)
    when 'searches' then exists (
      select from private.finds_of_mail(p_mail) f
      join public.listings l on l.id = f.listing_id and l.status = 'active')
    else p_mail.kind = 'confirm' or exists (
      select from private.news_subscriptions s, private.new_homes(s) where s.id = p_mail.news_subscription_id)
  end;
$$;

-- How many mails leave in a day (UTC): the counters that a mail takes from, the narrowest last.
--
-- The first mails about a request may be caused by anybody. They have a share of their own, and of it one
-- home, one visitor and one owner each get a small part; what a network may cause follows from the number
-- of its requests. Everything else about viewings goes to people who have one: it has as much again,
-- whatever the requests use up, and goes first. Searches and news have theirs. What is over its share
-- waits. A mail is counted while it is being sent, and not any more when that fails.
create function private.mail_shares(p_mail private.email_outbox) returns table (key text, cap integer)
language sql stable security definer set search_path = '' as $$
  select concat_ws(':', 'mail', share.class, share.whose), share.cap
  from (
    select narrowness, class.name, viewing.whose, viewing.cap
    from public.bookings b,
    lateral (select case when private.is_first_mail(p_mail) then 'first' else 'answer' end) as class (name),
    lateral (values
      (1, null, 1000),
      (2, 'home:' || b.listing_id, case class.name when 'first' then 100 else 200 end),
      (3, case p_mail.recipient
            when 'owner' then 'owner:' || b.owner_id
            else 'visitor:' || encode(private.mailbox_hash(b.visitor_email), 'hex') end,
          case p_mail.recipient when 'owner' then 100 else 20 end * case class.name when 'first' then 1 else 2 end)
    ) as viewing (narrowness, whose, cap)
    where b.id = p_mail.booking_id
    union all
    select narrowness, 'search', search.whose, search.cap
    from public.saved_searches s
    join auth.users u on u.id = s.user_id,
    lateral (values
      (1, null, 2000),
      (2, 'person:' || encode(private.mailbox_hash(u.email::text), 'hex'), 40)
    ) as search (narrowness, whose, cap)
    where s.id = p_mail.saved_search_id
    union all
    select 1, 'news', p_mail.kind, 2000 where p_mail.topic = 'news'
  ) as share (narrowness, class, whose, cap)
  order by share.narrowness;
$$;

-- False when one of the shares is used up; then nothing was taken.
create function private.take_mail_shares(p_mail private.email_outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  share record;
  taken text[] := '{}';
begin
  for share in select * from private.mail_shares(p_mail) loop
    if not private.take_rate(share.key, 86400, share.cap) then
      perform private.give_rate(key, 86400, now()) from unnest(taken) as key;
      return false;
    end if;
    taken := taken || share.key;
  end loop;
  return true;
end;
$$;

-- Leases what is due and within its shares, of one booking, search or subscription or of all.
create function private.lease_mails(p_topic text, p_subject_id uuid, p_limit integer) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  mail private.email_outbox;
  is_held boolean;
  leased uuid[] := '{}';
begin
  for mail in
    select due.* from private.due_mails due
    where due.topic = p_topic and (p_subject_id is null or due.subject_id = p_subject_id)
    order by private.is_first_mail(row(due.*)::private.email_outbox), due.next_attempt_at
    limit 500
    for update skip locked
  loop
    -- Whoever holds its search or subscription may be about to drop this mail.
    if mail.topic <> 'viewings' then
      perform from public.saved_searches s where s.id = mail.subject_id for no key update skip locked;
      is_held := found;
      perform from private.news_subscriptions s where s.id = mail.subject_id for no key update skip locked;
      continue when not (is_held or found);
    end if;
    if mail.attempts >= 20 or not private.is_current_mail(mail) then
      perform private.settle_email(mail.id, case when mail.attempts >= 20 then 'dropped' else 'outdated' end,
                                   mail.last_error, null);
      continue;
    end if;
    -- A sender that ended without settling has counted it already.
    if mail.counted_at is null and not private.take_mail_shares(mail) then
      update private.email_outbox o
      set next_attempt_at = now() + interval '1 hour', last_error = 'daily limit reached'
      where o.id = mail.id;
      continue;
    end if;
    update private.email_outbox o
    set leased_until = now() + interval '2 minutes', attempts = o.attempts + 1,
        counted_at = coalesce(o.counted_at, now())
    where o.id = mail.id;
    leased := leased || mail.id;
    exit when cardinality(leased) >= most;
  end loop;
  return leased;
end;
$$;

-- What became of a mail: 'sent'; 'dropped' for good; 'outdated', with nothing true to say any more;
-- 'retry' after 1, 2, 4 … minutes, at most 6 hours; 'later', after so many seconds and without counting
-- the attempt, because the delay was the mail service's wish.
create function private.settle_email(p_id uuid, p_outcome text, p_error text, p_wait_seconds integer)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
begin
  select o.* into mail from private.email_outbox o where o.id = p_id;
  perform from public.saved_searches s where s.id = mail.saved_search_id for no key update;
  perform from private.news_subscriptions s where s.id = mail.news_subscription_id for no key update;
  select o.* into mail from private.email_outbox o
  where o.id = p_id and o.sent_at is null and o.dropped_at is null for update;
  if mail.counted_at is not null and p_outcome <> 'sent' then
    perform private.give_rate(share.key, 86400, mail.counted_at) from private.mail_shares(mail) as share;
  end if;
  if mail.topic <> 'viewings' and p_outcome in ('sent', 'dropped', 'outdated') then
    perform private.follow_mail(mail, p_outcome);
    return;
  end if;
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_outcome = 'sent' then now() end,
      dropped_at = case when p_outcome in ('dropped', 'outdated') then now() end,
      counted_at = case when p_outcome = 'sent' then o.counted_at end,
      attempts = case when p_outcome = 'later' then greatest(o.attempts - 1, 0) else o.attempts end,
      last_error = left(case when p_outcome = 'outdated' then 'no longer true' else p_error end, 500),
      next_attempt_at = case p_outcome
        when 'retry' then now() + least(interval '6 hours', interval '1 minute' * power(2, o.attempts - 1))
        when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
        else o.next_attempt_at
      end
  where o.id = mail.id;
end;
$$;
create function public.settle_email(
  p_id uuid, p_outcome text, p_error text default null, p_wait_seconds integer default null
) returns void
language sql volatile set search_path = '' as $$
  select private.settle_email(p_id, p_outcome, p_error, p_wait_seconds);
$$;
comment on function public.settle_email is 'For our senders: a leased mail was sent, is dropped, is to be tried again, or later.';

-- The end of a mail of a search or of the news, and the next one, if there will be one.
create function private.follow_mail(p_mail private.email_outbox, p_outcome text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.saved_search_finds f using private.finds_of_mail(p_mail) as told
  where f.saved_search_id = told.saved_search_id and f.listing_id = told.listing_id;
  delete from private.email_outbox o where o.id = p_mail.id;
  if p_mail.kind = 'finds' then
    update private.saved_search_mail m
    set last_sent_at = case when p_outcome = 'sent' then now() else m.last_sent_at end
    where m.saved_search_id = p_mail.saved_search_id;
    perform private.plan_search_mails(array[p_mail.saved_search_id])
    where exists (select from private.saved_search_finds f where f.saved_search_id = p_mail.saved_search_id);
  elsif p_mail.kind = 'news' then
    update private.news_subscriptions s
    set telling_until = null,
        told_until = case when p_outcome = 'dropped' then s.told_until else coalesce(s.telling_until, now()) end
    where s.id = p_mail.news_subscription_id;
    -- Never two mails within a day, however late this one is.
    perform private.plan_news(p_mail.news_subscription_id, case when p_outcome <> 'outdated' then now() end);
  end if;
end;
$$;

-- One mail a search. Where there is one already its lock is taken: while it is being settled, this waits.
create function private.plan_search_mails(p_searches uuid[]) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox as o (saved_search_id, kind, recipient, next_attempt_at)
  select s.id, 'finds', 'subscriber', private.saved_search_due(s.frequency, m.last_sent_at)
  from public.saved_searches s
  join private.saved_search_mail m on m.saved_search_id = s.id
  where s.id = any (p_searches) and s.frequency <> 'off'
  order by s.id
  on conflict (subject_id) where kind in ('finds', 'news') do update set next_attempt_at = o.next_attempt_at;
$$;

create function private.plan_news(p_subscription_id uuid, p_last_sent_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox (news_subscription_id, kind, recipient, next_attempt_at)
  values (p_subscription_id, 'news', 'subscriber', private.saved_search_due('daily', p_last_sent_at))
  on conflict (subject_id) where kind in ('finds', 'news') do nothing;
$$;

-- Leases mails about viewings, with everything that they say. A visitor's mail gets a link of its own;
-- where the same address has an older viewing of that home, the first mail tells of it, with a link as well.
create function private.claim_booking_emails(p_booking_id uuid, p_limit integer)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, sequence integer,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamptz,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, proposals jsonb,
  older_viewing jsonb, lapses_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('viewings', p_booking_id, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o where o.id = any (leased)
  ), keyed as materialized (
    select claimed.id, claimed.booking_id, private.new_token() as token
    from claimed where claimed.recipient = 'visitor' and claimed.kind <> 'cancelled'
  ), older as materialized (
    select claimed.id, other.id as booking_id, other.date, other.time, other.starts_at,
           private.new_token() as token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    cross join lateral (
      select * from public.bookings o
      where private.mailbox_of(o.visitor_email) = private.mailbox_of(b.visitor_email)
        and lower(o.visitor_email) = lower(b.visitor_email)
        and o.listing_id = b.listing_id and o.status in ('pending', 'confirmed')
        and o.starts_at > now() and o.id <> b.id
        and (o.created_at, o.id) < (b.created_at, b.id)
      order by o.created_at, o.id limit 1
    ) as other
    where claimed.recipient = 'visitor' and private.is_first_mail(row(claimed.*)::private.email_outbox)
  ), kept as (
    insert into private.viewing_links (token_hash, booking_id)
    select sha256(convert_to(k.token, 'utf8')), k.booking_id
    from (select keyed.token, keyed.booking_id from keyed
          union all select older.token, older.booking_id from older) as k
  )
  select o.id, o.booking_id, o.kind, o.recipient, o.sequence,
         case o.recipient when 'owner' then u.email::text else b.visitor_email end,
         o.attempts, keyed.token, l.id, l.title,
         concat_ws(', ', nullif(l.address, ''), nullif(l.city, ''),
                   nullif(concat_ws(' ', nullif(l.state, ''), nullif(l.zip_code, '')), '')),
         b.date, b.time, b.starts_at, l.time_zone, p.full_name, b.visitor_name, b.visitor_email,
         b.visitor_phone, b.contact_method, b.agent_status, b.special_requests, b.status, b.created_at,
         b.sequence, b.cancelled_by,
         exists (select from private.email_outbox r where r.booking_id = b.id and r.kind = 'requested'),
         case when b.status = 'confirmed' then s.entry_notes end,
         (select jsonb_agg(jsonb_build_object('date', t.date, 'time', t.time, 'starts_at', t.starts_at)
                           order by t.n)
          from public.booking_proposals t
          where o.kind = 'proposal' and t.booking_id = b.id and t.starts_at > now()),
         (select jsonb_build_object('date', older.date, 'time', older.time,
                                    'starts_at', older.starts_at, 'token', older.token)
          from older where older.id = o.id),
         case when o.recipient = 'visitor' then origin.lapses_at end
  from claimed o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  join auth.users u on u.id = b.owner_id
  left join public.profiles p on p.id = b.owner_id
  left join public.viewing_settings s on s.listing_id = b.listing_id
  left join private.booking_origins origin on origin.booking_id = o.booking_id
  left join keyed on keyed.id = o.id
  order by array_position(leased, o.id);
end;
$$;
create function public.claim_booking_emails(p_booking_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, sequence integer,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamptz,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, proposals jsonb,
  older_viewing jsonb, lapses_at timestamptz
)
language sql volatile set search_path = '' as $$
  select * from private.claim_booking_emails(p_booking_id, p_limit);
$$;
comment on function public.claim_booking_emails is 'For send-booking-emails: leases due mails with all they say.';

create function private.claim_saved_search_mails(p_limit integer)
returns table (
  id uuid, attempt smallint, to_email text, name text, frequency text, token text, filters jsonb,
  total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('searches', null, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o where o.id = any (leased)
  ), held as (
    update private.saved_search_finds f set batch = claimed.id
    from claimed
    where f.saved_search_id = claimed.saved_search_id
      and (f.batch = claimed.id or (f.batch is null and claimed.attempts = 1))
    returning f.batch, f.listing_id, f.kind, f.old_price, f.found_at
  ), shown as (
    select held.batch, held.kind, held.old_price, l.id, l.title, l.city, l.state, l.price,
           row_number() over (partition by held.batch order by held.found_at desc, l.id) as n
    from held join public.listings l on l.id = held.listing_id and l.status = 'active'
  )
  select claimed.id, claimed.attempts, u.email::text, s.name, s.frequency, m.token,
         jsonb_strip_nulls(jsonb_build_object(
           'search_term', s.search_term, 'property_type', s.property_type, 'min_price', s.min_price,
           'max_price', s.max_price, 'min_bedrooms', s.min_bedrooms, 'min_bathrooms', s.min_bathrooms,
           'status', s.status)),
         (select count(*) from shown where shown.batch = claimed.id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'title', shown.title, 'city', shown.city,
             'state', shown.state, 'price', shown.price, 'old_price', shown.old_price) order by shown.n)
           from shown where shown.batch = claimed.id and shown.n <= 12)
  from claimed
  join public.saved_searches s on s.id = claimed.saved_search_id
  join private.saved_search_mail m on m.saved_search_id = s.id
  join auth.users u on u.id = s.user_id
  order by array_position(leased, claimed.id);
end;
$$;
create function public.claim_saved_search_mails(p_limit integer default 20)
returns table (
  id uuid, attempt smallint, to_email text, name text, frequency text, token text, filters jsonb,
  total bigint, homes jsonb
)
language sql volatile set search_path = '' as $$
  select * from private.claim_saved_search_mails(p_limit);
$$;
comment on function public.claim_saved_search_mails is 'For saved-searches: leases due mails with all they say.';

create function private.claim_news_mails(p_subscription_id uuid, p_limit integer)
returns table (
  id uuid, attempt smallint, kind text, to_email text, search_term text, confirm_token text,
  leave_token text, total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('news', p_subscription_id, p_limit);
begin
  update private.news_subscriptions s set telling_until = coalesce(s.telling_until, now())
  from private.email_outbox o
  where o.id = any (leased) and o.kind = 'news' and s.id = o.news_subscription_id;
  -- No mail is so old that somebody still leaves by its link.
  delete from private.news_links k using private.email_outbox o
  where o.id = any (leased) and k.subscription_id = o.news_subscription_id
    and k.created_at < now() - interval '400 days';
  return query
  select o.id, o.attempts, o.kind, s.email, s.search_term,
         case o.kind when 'confirm' then private.new_news_link(s.id, 'confirm') end,
         private.new_news_link(s.id, 'leave'),
         found.total, found.homes
  from private.email_outbox o
  join private.news_subscriptions s on s.id = o.news_subscription_id
  cross join lateral (
    select count(*) as total, coalesce(jsonb_agg(jsonb_build_object(
             'id', home.id, 'title', home.title, 'city', home.city, 'state', home.state,
             'price', home.price) order by home.n) filter (where home.n <= 12), '[]') as homes
    from (
      select l.id, l.title, l.city, l.state, l.price,
             row_number() over (order by l.published_at desc, l.id) as n
      from private.new_homes(s) l where o.kind = 'news'
    ) home
  ) found
  where o.id = any (leased)
  order by array_position(leased, o.id);
end;
$$;
create function public.claim_news_mails(p_subscription_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, attempt smallint, kind text, to_email text, search_term text, confirm_token text,
  leave_token text, total bigint, homes jsonb
)
language sql volatile set search_path = '' as $$
  select * from private.claim_news_mails(p_subscription_id, p_limit);
$$;
comment on function public.claim_news_mails is 'For news: leases due mails with all they say.';

revoke execute on function public.claim_booking_emails, public.claim_saved_search_mails,
  public.claim_news_mails, public.settle_email from public, anon, authenticated;
grant execute on function public.claim_booking_emails, private.claim_booking_emails,
  public.claim_saved_search_mails, private.claim_saved_search_mails,
  public.claim_news_mails, private.claim_news_mails,
  public.settle_email, private.settle_email to service_role;

-- A home comes on the market, or its price moves: whose search is it?
create or replace function private.note_saved_search_finds() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind_of_find constant text :=
    case when tg_op = 'INSERT' or old.published_at is null then 'new' else 'price' end;
  searches uuid[];
begin
  if private.is_seeding() then
    return null;
  end if;
  searches := array(
    select s.id from public.saved_searches s
    join private.saved_search_mail m on m.saved_search_id = s.id
    where s.frequency <> 'off' and s.user_id <> new.user_id
      and (s.property_type is null or s.property_type = new.property_type)
      and (s.min_price is null or new.price >= s.min_price)
      and (s.max_price is null or new.price < s.max_price)
      and (s.min_bedrooms is null or new.bedrooms >= s.min_bedrooms)
      and (s.min_bathrooms is null or new.bathrooms >= s.min_bathrooms)
      and (m.words is null or new.search @@ m.words)
    order by s.id
    for key share of s);
  perform private.plan_search_mails(searches);
  insert into private.saved_search_finds as f (saved_search_id, listing_id, kind, old_price)
  select search, new.id, kind_of_find, case when kind_of_find = 'price' then old.price end
  from unnest(searches) as search
  on conflict (saved_search_id, listing_id) do update
  -- A mail that is on its way may have told of it already; this is news then.
  set kind = case when f.batch is null then f.kind else excluded.kind end,
      old_price = case when f.batch is null then coalesce(f.old_price, excluded.old_price)
                       else excluded.old_price end,
      batch = null, found_at = now();
  return null;
end;
$$;

create or replace function private.keep_saved_search_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.saved_search_mail (saved_search_id, words)
    values (new.id, case when new.search_term is not null then private.search_query(new.search_term) end);
  elsif new.frequency = 'off' then
    delete from private.email_outbox o where o.saved_search_id = new.id;
    delete from private.saved_search_finds f where f.saved_search_id = new.id;
  else
    update private.email_outbox o
    set next_attempt_at = private.saved_search_due(new.frequency, m.last_sent_at)
    from private.saved_search_mail m
    where o.saved_search_id = new.id and o.attempts = 0 and m.saved_search_id = new.id;
  end if;
  return null;
end;
$$;

-- Somebody gives an address. Answers the subscription whose confirmation is to be mailed, or null
-- when the mailbox has enough of them; whoever asked is told the same in any case.
create or replace function private.request_news(p_email text, p_search_term text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked constant tsquery := case when p_search_term is not null
                                 then private.search_query(p_search_term) end;
  mailbox constant text := private.mailbox_of(p_email);
  subscription uuid;
begin
  -- Words that nothing can be looked for with would match every home.
  if p_search_term is not null and asked is null then
    raise exception using errcode = 'PT422', message = 'news_place_invalid';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('news:' || mailbox, 0));
  update private.news_subscriptions s set asked_at = now()
  where lower(s.email) = lower(p_email)
    and lower(coalesce(s.search_term, '')) = lower(coalesce(p_search_term, ''))
  returning s.id into subscription;
  if subscription is null then
    if (select count(*) from private.news_subscriptions s where private.mailbox_of(s.email) = mailbox) >= 5 then
      return null;
    end if;
    insert into private.news_subscriptions as s (email, search_term, words)
    values (p_email, p_search_term, asked)
    returning s.id into subscription;
  end if;
  -- A confirmation that still waits is replaced; one that is being sent goes its way.
  delete from private.email_outbox o
  where o.news_subscription_id = subscription and o.kind = 'confirm'
    and (o.leased_until is null or o.leased_until < now());
  insert into private.email_outbox (news_subscription_id, kind, recipient)
  values (subscription, 'confirm', 'subscriber');
  return subscription;
end;
$$;

-- Yes. Answers {search_term}, or null for a link that means nothing (any more). Twice is once.
create or replace function private.confirm_news(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  confirmed constant uuid := private.news_of_token(p_token, 'confirm');
  answer jsonb;
begin
  update private.news_subscriptions s
  set confirmed_at = coalesce(s.confirmed_at, now()), told_until = coalesce(s.told_until, now())
  where s.id = confirmed
  returning jsonb_build_object('search_term', s.search_term) into answer;
  if answer is not null then
    delete from private.email_outbox o where o.news_subscription_id = confirmed and o.kind = 'confirm';
    perform private.plan_news(confirmed, null);
  end if;
  return answer;
end;
$$;
