-- More mail about viewings: moved, other times proposed or left, reminders, a request for feedback. A mail
-- is unique per booking, kind, recipient and change, so that a viewing may be moved twice and told
-- twice; what is no longer true when it is due is dropped, and so is what the mail service refuses.

alter table private.email_outbox
  add column sequence integer not null default 0,
  add column dropped_at timestamptz;
comment on table private.email_outbox is 'Mails about bookings, once a booking, kind, recipient and change.';
comment on column private.email_outbox.sequence is 'Which change of the booking it is about (bookings.sequence); of a proposal, which one (proposal_round).';
comment on column private.email_outbox.next_attempt_at is 'When it is due: a reminder long after it is written.';
comment on column private.email_outbox.dropped_at is 'Given up: refused by the mail service, or no longer true.';

alter table private.email_outbox drop constraint email_outbox_kind_check;
-- squawk-ignore constraint-missing-not-valid
alter table private.email_outbox add constraint email_outbox_kind_check check (
  kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
           'reminder_hours', 'feedback')
);
alter table private.email_outbox drop constraint email_outbox_once;
-- squawk-ignore disallowed-unique-constraint, constraint-missing-not-valid
alter table private.email_outbox add constraint email_outbox_once unique (booking_id, kind, recipient, sequence);

-- What is waiting from before changes were counted.
update private.email_outbox o set sequence = b.sequence
from public.bookings b
where b.id = o.booking_id and o.sent_at is null
  and o.kind = case b.status when 'pending' then 'requested' else b.status end;

create or replace function private.queue_booking_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_moved boolean := false;
begin
  if private.is_seeding() then
    return null;
  end if;

  if tg_op = 'INSERT' then
    -- Confirmed in the same moment, which has written its mails.
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
  -- Reminders are of this time and this state.
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
drop trigger queue_booking_emails on public.bookings;
create trigger queue_booking_emails
  after insert or update of status, date, "time", no_show, proposal_round on public.bookings
  for each row execute function private.queue_booking_emails();

-- A reminder that would come together with the mail it reminds of is none.
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

-- Whether a mail still says what is so.
create function private.is_current_mail(p_mail private.email_outbox, p_booking public.bookings)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_mail.kind in ('requested', 'confirmed', 'cancelled', 'moved') then
      p_mail.sequence = p_booking.sequence and p_booking.starts_at > now()
    when p_mail.kind = 'reminder_day' then
      -- One that waited for half the time would remind of the wrong day.
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

drop function public.claim_booking_emails(uuid, integer);
drop function private.claim_booking_emails(uuid, integer);
drop function public.settle_booking_email(uuid, text);
drop function private.settle_booking_email(uuid, text);

-- Leases what is due, of one booking or of all, and answers with everything that a mail says. A
-- visitor's mail gets a link of its own.
create function private.claim_booking_emails(p_booking_id uuid, p_limit integer)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, sequence integer, is_current boolean,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, proposals jsonb
)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select o.id from private.email_outbox o
    where o.sent_at is null and o.dropped_at is null and o.next_attempt_at <= now() and o.attempts < 20
      and (o.leased_until is null or o.leased_until < now())
      and (p_booking_id is null or o.booking_id = p_booking_id)
    order by o.next_attempt_at
    limit least(greatest(coalesce(p_limit, 20), 1), 100)
    for update skip locked
  ), leased as (
    update private.email_outbox o
    set leased_until = now() + interval '2 minutes', attempts = o.attempts + 1
    from due where due.id = o.id
    returning o.*
  ), keyed as materialized (
    select leased.id, leased.booking_id, private.new_token() as token
    from leased where leased.recipient = 'visitor' and leased.kind <> 'cancelled'
  ), kept as (
    insert into private.viewing_links (token_hash, booking_id)
    select sha256(convert_to(keyed.token, 'utf8')), keyed.booking_id from keyed
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
          where o.kind = 'proposal' and t.booking_id = b.id and t.starts_at > now())
  from leased o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  join auth.users u on u.id = b.owner_id
  left join public.profiles p on p.id = b.owner_id
  left join public.viewing_settings s on s.listing_id = b.listing_id
  left join keyed on keyed.id = o.id
  order by o.next_attempt_at, o.id;
$$;

-- What became of a leased mail: 'sent'; 'dropped' for good; 'retry' after 1, 2, 4 … minutes, at most
-- 6 hours; 'later', after so many seconds and without counting the attempt, because the delay was
-- ours or the mail service's wish.
create function private.settle_booking_email(
  p_id uuid, p_outcome text, p_error text, p_wait_seconds integer
) returns void
language sql volatile security definer set search_path = '' as $$
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_outcome = 'sent' then now() end,
      dropped_at = case when p_outcome = 'dropped' then now() end,
      attempts = case when p_outcome = 'later' then greatest(o.attempts - 1, 0) else o.attempts end,
      last_error = left(p_error, 500),
      next_attempt_at = case p_outcome
        when 'sent' then o.next_attempt_at
        when 'dropped' then o.next_attempt_at
        when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
        else now() + least(interval '6 hours', interval '1 minute' * power(2, o.attempts - 1))
      end
  where o.id = p_id and o.sent_at is null and o.dropped_at is null;
$$;

create function public.claim_booking_emails(p_booking_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, sequence integer, is_current boolean,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, proposals jsonb
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
