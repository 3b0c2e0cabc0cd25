-- The mail outbox: what has to be sent, written in the transaction that makes it true.
--
-- send-booking-emails leases rows, sends, and settles them. A row is sent at most once by
-- intent: unique per booking, kind and recipient; leases keep two senders apart; a failed one
-- comes back later. Addresses and texts are read from the tables when it is sent.

create table private.email_outbox (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'cancelled')),
  recipient text not null check (recipient in ('visitor', 'owner')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  constraint email_outbox_once unique (booking_id, kind, recipient)
);
comment on table private.email_outbox is 'Mails about bookings, once a booking, kind and recipient.';
create index email_outbox_due on private.email_outbox (next_attempt_at) where sent_at is null;
alter table private.email_outbox enable row level security;
grant select, insert, update, delete on private.email_outbox to service_role;
create policy "The service role keeps the outbox" on private.email_outbox
  for all to service_role using (true) with check (true);

create function private.queue_booking_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind_of_mail constant text := case new.status when 'pending' then 'requested' else new.status end;
begin
  -- Nobody wants mail about a viewing that is over.
  if private.is_seeding() or new.starts_at < now() or new.status = 'completed' then
    return null;
  end if;
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into private.email_outbox (booking_id, kind, recipient)
  values (new.id, kind_of_mail, 'visitor'), (new.id, kind_of_mail, 'owner')
  on conflict do nothing;
  return null;
end;
$$;
create trigger queue_booking_emails after insert or update of status on public.bookings
  for each row execute function private.queue_booking_emails();

-- Leases what is due, of one booking or of all, and answers with everything that a mail says.
create function private.claim_booking_emails(p_booking_id uuid, p_limit integer)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, to_email text, attempt smallint,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text
)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select o.id from private.email_outbox o
    where o.sent_at is null and o.next_attempt_at <= now() and o.attempts < 20
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
  )
  select o.id, o.booking_id, o.kind, o.recipient,
         case o.recipient when 'owner' then u.email::text else b.visitor_email end,
         o.attempts, l.id, l.title,
         concat_ws(', ', nullif(l.address, ''), nullif(l.city, ''),
                   nullif(concat_ws(' ', nullif(l.state, ''), nullif(l.zip_code, '')), '')),
         b.date, b.time, b.starts_at, l.time_zone, p.full_name, b.visitor_name, b.visitor_email,
         b.visitor_phone, b.contact_method, b.agent_status, b.special_requests, b.status
  from leased o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  join auth.users u on u.id = b.owner_id
  left join public.profiles p on p.id = b.owner_id;
$$;

-- Marks a leased mail as sent, or puts it back: after 1, 2, 4 … minutes, at most 6 hours.
create function private.settle_booking_email(p_id uuid, p_error text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_error is null then now() end,
      last_error = left(p_error, 500),
      next_attempt_at = case
        when p_error is null then o.next_attempt_at
        else now() + least(interval '6 hours', interval '1 minute' * power(2, o.attempts - 1))
      end
  where o.id = p_id and o.sent_at is null;
$$;

create function public.claim_booking_emails(p_booking_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, booking_id uuid, kind text, recipient text, to_email text, attempt smallint,
  listing_id uuid, listing_title text, address text, date date, "time" time, starts_at timestamptz,
  time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text
)
language sql volatile set search_path = '' as $$
  select * from private.claim_booking_emails(p_booking_id, p_limit);
$$;
comment on function public.claim_booking_emails is 'For send-booking-emails: leases due mails with all they say.';

create function public.settle_booking_email(p_id uuid, p_error text default null) returns void
language sql volatile set search_path = '' as $$
  select private.settle_booking_email(p_id, p_error);
$$;
comment on function public.settle_booking_email is 'For send-booking-emails: sent, or to be tried again later.';

revoke execute on function public.claim_booking_emails, public.settle_booking_email
  from public, anon, authenticated;
grant execute on function public.claim_booking_emails, public.settle_booking_email,
  private.claim_booking_emails, private.settle_booking_email to service_role;
