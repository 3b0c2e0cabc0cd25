-- Mailboxes whose owners have followed a link of ours: whoever types such an address may well be the
-- one who reads its mail. Only hashes are kept, and those for about a year after the last visit.
-- What is asked for in the name of another mailbox may be for a day only.

create table private.proven_mailboxes (
  mailbox_hash bytea primary key check (octet_length(mailbox_hash) = 32),
  proven_at timestamptz not null default now()
);
comment on table private.proven_mailboxes is 'Hashes of mailboxes (private.mailbox_hash) from which a link of ours was followed.';
alter table private.proven_mailboxes enable row level security;
grant select, insert, update, delete on private.proven_mailboxes to service_role;
create policy "The service role keeps the proven mailboxes" on private.proven_mailboxes
  for all to service_role using (true) with check (true);

create table private.booking_origins (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  network text not null check (char_length(network) = 64),
  lapses_at timestamptz
);
comment on table private.booking_origins is 'Where a request came from (private.caller_network), until its viewing is over.';
comment on column private.booking_origins.lapses_at is 'Until when its visitor has to follow a link of ours; null for one that stays.';
create index booking_origins_lapsing on private.booking_origins (lapses_at) where lapses_at is not null;
alter table private.booking_origins enable row level security;
grant select, insert, update, delete on private.booking_origins to service_role;
create policy "The service role keeps the origins" on private.booking_origins
  for all to service_role using (true) with check (true);

-- As before, and: whoever opens the link reads the mail that it came with.
create or replace function private.viewing_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  id_of_viewing constant uuid := private.booking_of_token(p_token);
begin
  -- The page asks every few seconds; once a month is enough to remember it.
  insert into private.proven_mailboxes as known (mailbox_hash)
  select private.mailbox_hash(b.visitor_email) from public.bookings b
  where b.id = id_of_viewing and not exists (
    select from private.proven_mailboxes recent
    where recent.mailbox_hash = private.mailbox_hash(b.visitor_email)
      and recent.proven_at > now() - interval '30 days')
  on conflict (mailbox_hash) do update set proven_at = now();
  update private.booking_origins o set lapses_at = null
  from public.bookings b, public.bookings proven
  where proven.id = id_of_viewing and o.booking_id = b.id and o.lapses_at is not null
    and b.status in ('pending', 'confirmed')
    and private.mailbox_of(b.visitor_email) = private.mailbox_of(proven.visitor_email);
  return private.viewing_of(id_of_viewing);
end;
$$;

-- Cancels the requests whose visitors did not follow a link in time; both sides are told, as always.
create function private.cancel_lapsed_requests() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  lapsed record;
  cancelled integer := 0;
begin
  for lapsed in
    select b.id, b.listing_id from private.booking_origins o join public.bookings b on b.id = o.booking_id
    where o.lapses_at < now() and b.status in ('pending', 'confirmed') and b.starts_at > now()
    order by b.owner_id, b.listing_id, b.date, b.id
  loop
    perform private.lock_days(lapsed.listing_id);
    update public.bookings b set status = 'cancelled'
    where b.id = lapsed.id and b.status in ('pending', 'confirmed');
    cancelled := cancelled + 1;
  end loop;
  update private.booking_origins o set lapses_at = null where o.lapses_at < now();
  return cancelled;
end;
$$;

create or replace function public.settle_past_bookings() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  settled constant integer := private.settle_past_bookings() + private.cancel_lapsed_requests();
begin
  if private.take_rate('forget-visitors', 86400, 1) then
    perform private.forget_past_visitors();
  end if;
  return settled;
end;
$$;
comment on function public.settle_past_bookings is 'For send-booking-emails on its schedule: viewings that are over become completed or cancelled, requests that nobody stands for lapse, and once a day visitors of long ago are forgotten.';
grant execute on function private.cancel_lapsed_requests to service_role;

create or replace function private.forget_past_visitors() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid',
      visitor_phone = '000-000-0000', special_requests = null
  where b.starts_at < now() - interval '180 days' and b.visitor_email <> 'removed@visitor.invalid'
    and b.status in ('cancelled', 'completed');
  get diagnostics forgotten = row_count;
  delete from private.booking_origins o using public.bookings b
  where b.id = o.booking_id and b.starts_at < now() - interval '1 day';
  delete from private.proven_mailboxes known where known.proven_at < now() - interval '400 days';
  return forgotten;
end;
$$;
