-- How many days of one home there may be: five years of offered ones, cleared ones included, and 200
-- times off. The numbers are in domain/availability.ts.

-- Every day that is offered has a row here, whichever way it came; so this is the one place to count.
create function private.cap_offered_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select from public.offered_days o
    where o.listing_id in (select a.listing_id from added a)
    group by o.listing_id having count(*) > 2000
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_days';
  end if;
  return null;
end;
$$;
create trigger cap_offered_days after insert on public.offered_days
  referencing new table as added
  for each statement execute function private.cap_offered_days();

create function private.cap_days_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select from public.days_off d
    where d.listing_id in (select a.listing_id from added a)
    group by d.listing_id having count(*) > 200
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_days_off';
  end if;
  return null;
end;
$$;
create trigger cap_days_off_added after insert on public.days_off
  referencing new table as added
  for each statement execute function private.cap_days_off();
-- A span may be moved to another home.
create trigger cap_days_off_moved after update on public.days_off
  referencing new table as added
  for each statement execute function private.cap_days_off();
