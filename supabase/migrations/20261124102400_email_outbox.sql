-- Mail about viewings: what has to be sent, written in the transaction that makes it true.
--
-- send-booking-emails leases rows, sends, and settles them. A mail is unique per booking, kind,
-- recipient and change, so that a viewing may be moved twice and told of twice; leases keep two
-- senders apart; a mail that failed is tried again later. Addresses and texts are read from the
-- tables when it is sent. What is no longer true by then is dropped, and so is what the mail
-- service refuses.

create table private.email_outbox (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (
    kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
             'reminder_hours', 'feedback')
  ),
  recipient text not null check (recipient in ('visitor', 'owner')),
  sequence integer not null default 0,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  counted_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  constraint email_outbox_once unique (booking_id, kind, recipient, sequence)
);
comment on table private.email_outbox is 'Mails about bookings, each once per booking, kind, recipient and change.';
comment on column private.email_outbox.sequence is 'Which change of the booking it is about (bookings.sequence); for a proposal, which one (proposal_round).';
comment on column private.email_outbox.next_attempt_at is 'When it is due; for a reminder, long after it is written.';
comment on column private.email_outbox.counted_at is 'When it was counted as one of the day''s mails; null for one that was not sent.';
comment on column private.email_outbox.dropped_at is 'Given up: refused by the mail service, or no longer true.';
create index email_outbox_due on private.email_outbox (next_attempt_at) where sent_at is null;

alter table private.email_outbox enable row level security;
grant select, insert, update, delete on private.email_outbox to service_role;

create policy "The service role keeps the outbox" on private.email_outbox
  for all to service_role using (true) with check (true);

-- A reminder that would arrive together with the mail it reminds of is not written.
create function private.queue_mail(
  p_booking_id uuid, p_kind text, p_recipients text[], p_sequence integer, p_due timestamptz
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.email_outbox (booking_id, kind, recipient, sequence, next_attempt_at)
  select p_booking_id, p_kind, recipient, p_sequence, p_due
  from unnest(p_recipients) as recipient
  where recipient is not null
    and (p_kind not in ('reminder_day', 'reminder_hours') or p_due > now() + interval '30 minutes')
  on conflict do nothing;
$$;

create function private.queue_booking_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_moved boolean := false;
begin
  if private.is_seeding() then
    return null;
  end if;

  if tg_op = 'INSERT' then
    -- If the request was confirmed at once, that has written its mails already.
    if new.starts_at > now() and exists (
      select from public.bookings b where b.id = new.id and b.sequence = new.sequence) then
      perform private.queue_mail(new.id, 'requested', array['visitor', 'owner'], new.sequence, now());
    end if;
    return null;
  end if;

  if new.no_show and not old.no_show then
    delete from private.email_outbox o
    where o.booking_id = new.id and o.kind = 'feedback' and o.sent_at is null;
  end if;
  if new.proposal_round > old.proposal_round then
    perform private.queue_mail(new.id, 'proposal', array[(
      select case min(p.made_by) when 'owner' then 'visitor' else 'owner' end
      from public.booking_proposals p where p.booking_id = new.id)], new.proposal_round, now());
  end if;
  if new.sequence = old.sequence then
    return null;
  end if;

  is_moved := (new.date, new.time) is distinct from (old.date, old.time);
  -- Reminders were written for the old time and status.
  delete from private.email_outbox o
  where o.booking_id = new.id and o.kind in ('reminder_day', 'reminder_hours') and o.sent_at is null;
  if new.status = 'completed' then
    if not new.no_show and new.starts_at > now() - interval '3 days' then
      perform private.queue_mail(new.id, 'feedback', array['visitor'], new.sequence,
                                 greatest(now(), new.starts_at + interval '2 hours'));
    end if;
  elsif new.starts_at > now() then
    -- Nobody wants mail about a viewing that is over.
    perform private.queue_mail(new.id, case when is_moved then 'moved' else new.status end,
                               array['visitor', 'owner'], new.sequence, now());
    if new.status = 'confirmed' then
      perform private.queue_mail(new.id, 'reminder_day', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '24 hours');
      perform private.queue_mail(new.id, 'reminder_hours', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '2 hours');
    end if;
  end if;
  return null;
end;
$$;

create trigger queue_booking_emails
  after insert or update of status, date, "time", no_show, proposal_round on public.bookings
  for each row execute function private.queue_booking_emails();

-- Whether a mail still says what is true.
create function private.is_current_mail(p_mail private.email_outbox, p_booking public.bookings)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_mail.kind in ('requested', 'confirmed', 'cancelled', 'moved') then
      p_mail.sequence = p_booking.sequence and p_booking.starts_at > now()
    when p_mail.kind = 'reminder_day' then
      -- Half a day late, it would name the wrong day.
      p_mail.sequence = p_booking.sequence and p_booking.status = 'confirmed'
      and p_booking.starts_at > now() + interval '12 hours'
    when p_mail.kind = 'reminder_hours' then
      p_mail.sequence = p_booking.sequence and p_booking.status = 'confirmed' and p_booking.starts_at > now()
    when p_mail.kind in ('proposal', 'kept') then
      p_mail.sequence = p_booking.proposal_round and p_booking.status in ('pending', 'confirmed')
      and p_booking.starts_at > now()
      and (p_mail.kind = 'proposal') = exists (
        select from public.booking_proposals p
        where p.booking_id = p_booking.id and p.expires_at > now() and p.starts_at > now())
    else
      p_booking.status = 'completed' and not p_booking.no_show
      and p_booking.starts_at > now() - interval '7 days'
      and not exists (select from public.viewing_feedback f where f.booking_id = p_booking.id)
  end;
$$;

-- How many mails leave in a day (UTC), and who may cause how many of them. The first mails about a
-- request can be caused by anybody. They have half of the day, and of that half one home, one
-- visitor and one owner each get a small part; what a network can cause follows from the number of
-- its requests (see booking_admission). Everything else goes to people who have a viewing: it has
-- as much again, whatever the requests use up, and goes first. What exceeds its share waits. A mail
-- counts while it is being sent, and no longer when that fails.

-- A first mail tells of a request, or of a viewing that was confirmed at once.
create function private.is_first_mail(p_mail private.email_outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_mail.kind = 'requested' or (p_mail.kind = 'confirmed' and not exists (
    select from private.email_outbox r where r.booking_id = p_mail.booking_id and r.kind = 'requested'));
$$;

-- The counters that a mail takes from, the narrowest last.
create function private.mail_shares(p_mail private.email_outbox, p_booking public.bookings)
returns table (key text, cap integer)
language sql stable security definer set search_path = '' as $$
  select concat_ws(':', 'mail', class.name, share.whose), share.cap
  from (select case when private.is_first_mail(p_mail) then 'first' else 'answer' end as name) as class,
  lateral (values
    (1, null, 1000),
    (2, 'home:' || p_booking.listing_id, case class.name when 'first' then 100 else 200 end),
    (3, case p_mail.recipient
          when 'owner' then 'owner:' || p_booking.owner_id
          else 'visitor:' || encode(private.mailbox_hash(p_booking.visitor_email), 'hex') end,
        case p_mail.recipient when 'owner' then 100 else 20 end * case class.name when 'first' then 1 else 2 end)
  ) as share (n, whose, cap)
  order by share.n;
$$;

-- False when one of the shares is used up; then nothing was taken.
create function private.take_mail_shares(p_mail private.email_outbox, p_booking public.bookings)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  share record;
  taken text[] := '{}';
begin
  for share in select * from private.mail_shares(p_mail, p_booking) loop
    if not private.take_rate(share.key, 86400, share.cap) then
      perform private.give_rate(key, 86400, now()) from unnest(taken) as key;
      return false;
    end if;
    taken := taken || share.key;
  end loop;
  return true;
end;
$$;

-- Leases what is due and within its shares, of one booking or of all, and answers with everything
-- that a mail says. A visitor's mail gets a link of its own; where the same address has an older
-- viewing of that home, the first mail mentions it, with a link as well.
create function private.claim_booking_emails(p_booking_id uuid, p_limit integer)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, sequence integer, is_current boolean,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, proposals jsonb,
  older_viewing jsonb, lapses_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  due private.email_outbox;
  booking public.bookings;
  is_counted boolean;
  leased uuid[] := '{}';
begin
  for due in
    select o.* from private.email_outbox o
    where o.sent_at is null and o.dropped_at is null and o.next_attempt_at <= now() and o.attempts < 20
      and (o.leased_until is null or o.leased_until < now())
      and (p_booking_id is null or o.booking_id = p_booking_id)
    order by private.is_first_mail(o), o.next_attempt_at
    limit 500
    for update skip locked
  loop
    select b.* into booking from public.bookings b where b.id = due.booking_id;
    -- A sender that died before settling has counted it already.
    is_counted := due.counted_at is not null;
    if private.is_current_mail(due, booking) and not is_counted then
      is_counted := private.take_mail_shares(due, booking);
      if not is_counted then
        update private.email_outbox o
        set next_attempt_at = now() + interval '1 hour', last_error = 'daily limit reached'
        where o.id = due.id;
        continue;
      end if;
    end if;
    update private.email_outbox o
    set leased_until = now() + interval '2 minutes', attempts = o.attempts + 1,
        counted_at = case when is_counted then coalesce(o.counted_at, now()) end
    where o.id = due.id;
    leased := leased || due.id;
    exit when cardinality(leased) >= most;
  end loop;

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
         private.is_current_mail(row(o.*)::private.email_outbox, b),
         case o.recipient when 'owner' then u.email::text else b.visitor_email end,
         o.attempts, keyed.token, l.id, l.title,
         concat_ws(', ', nullif(l.address, ''), nullif(l.city, ''),
                   nullif(concat_ws(' ', nullif(l.state, ''), nullif(l.zip_code, '')), '')),
         b.date, b.time, b.starts_at, l.time_zone, p.full_name, b.visitor_name, b.visitor_email,
         b.visitor_phone, b.contact_method, b.agent_status, b.special_requests, b.status,
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

-- What became of a leased mail: 'sent'; 'dropped' for good; 'retry' after 1, 2, 4 … minutes, at
-- most 6 hours; 'later', after so many seconds and without counting the attempt, because the mail
-- service asked for the delay.
create function private.settle_booking_email(
  p_id uuid, p_outcome text, p_error text, p_wait_seconds integer
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.email_outbox;
begin
  select o.* into mail from private.email_outbox o
  where o.id = p_id and o.sent_at is null and o.dropped_at is null for update;
  if mail.counted_at is not null and p_outcome <> 'sent' then
    perform private.give_rate(share.key, 86400, mail.counted_at)
    from public.bookings b, lateral private.mail_shares(mail, b) as share where b.id = mail.booking_id;
  end if;
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_outcome = 'sent' then now() end,
      dropped_at = case when p_outcome = 'dropped' then now() end,
      counted_at = case when p_outcome = 'sent' then o.counted_at end,
      attempts = case when p_outcome = 'later' then greatest(o.attempts - 1, 0) else o.attempts end,
      last_error = left(p_error, 500),
      next_attempt_at = case p_outcome
        when 'sent' then o.next_attempt_at
        when 'dropped' then o.next_attempt_at
        when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
        else now() + least(interval '6 hours', interval '1 minute' * power(2, o.attempts - 1))
      end
  where o.id = mail.id;
end;
$$;

create function public.claim_booking_emails(p_booking_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, sequence integer, is_current boolean,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, proposals jsonb,
  older_viewing jsonb, lapses_at timestamptz
)
language sql volatile set search_path = '' as $$
  select * from private.claim_booking_emails(p_booking_id, p_limit);
$$;
comment on function public.claim_booking_emails is 'For send-booking-emails: leases due mails with all they say.';

create function public.settle_booking_email(
  p_id uuid, p_outcome text, p_error text default null, p_wait_seconds integer default null
) returns void
language sql volatile set search_path = '' as $$
  select private.settle_booking_email(p_id, p_outcome, p_error, p_wait_seconds);
$$;
comment on function public.settle_booking_email is 'For send-booking-emails: sent, dropped, retry or later.';

revoke execute on function public.claim_booking_emails, public.settle_booking_email
  from public, anon, authenticated;
grant execute on function public.claim_booking_emails, public.settle_booking_email,
  private.claim_booking_emails, private.settle_booking_email to service_role;
