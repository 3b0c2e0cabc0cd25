-- Nobody's address outlives its purpose (trust.md §4.17): half a year after a viewing the visitor's name,
-- address, phone and words are taken out of it. That somebody came, and what they thought, stays.
create function private.forget_past_visitors() returns integer
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
  return forgotten;
end;
$$;

create or replace function public.settle_past_bookings() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  settled constant integer := private.settle_past_bookings();
begin
  if private.take_rate('forget-visitors', 86400, 1) then
    perform private.forget_past_visitors();
  end if;
  return settled;
end;
$$;
comment on function public.settle_past_bookings is 'For send-booking-emails on its schedule: viewings that are over become completed or cancelled, and once a day visitors of long ago are forgotten.';
grant execute on function private.forget_past_visitors to service_role;
