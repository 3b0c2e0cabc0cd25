-- Withdrawing a home writes the mails that tell its visitors, and they are read from the bookings when
-- they are sent: deleting the home right after would take them along unsent. So it waits, as closing an
-- account does.
create or replace function private.keep_home_with_viewings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select 1 from public.bookings b
    where b.listing_id = old.id and b.status in ('pending', 'confirmed') and b.starts_at > now()
  ) then
    raise exception using errcode = 'PT409', message = 'listing_has_viewings';
  end if;
  if private.is_api_caller() and exists (
    select 1 from private.email_outbox o
    join public.bookings b on b.id = o.booking_id
    where b.listing_id = old.id and b.starts_at > now()
      and o.recipient = 'visitor' and o.kind = 'cancelled'
      and o.sent_at is null and o.dropped_at is null and o.attempts < 20
  ) then
    raise exception using errcode = 'PT409', message = 'listing_tells_visitors';
  end if;
  -- A mail that is being sent gets a link to its viewing: it is through before the viewing goes.
  perform 1 from private.email_outbox o join public.bookings b on b.id = o.booking_id
  where b.listing_id = old.id order by o.id for update of o;
  return old;
end;
$$;
