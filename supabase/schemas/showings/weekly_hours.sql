-- Weekly hours fill the days up to the horizon: when the owner saves them, when a home is listed, and every day.
-- Changes to the settings take effect right away.

-- The slots of the weekly hours on a date.
create function private.weekly_slots(p_hours jsonb, p_date date) returns time[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct slot::time
    from jsonb_array_elements_text(coalesce(p_hours -> extract(isodow from p_date)::text, '[]')) as slot
    order by 1);
$$;

-- Fills the days from today to the horizon. Days that the owner set or cleared stay as they are; days that the weekly
-- hours set are updated. Returns how many days changed; a second call changes none.
create function private.fill_days(p_listing_id uuid, p_as_time_passes boolean default false) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  home record;
  today date;
  changed date[];
  added date[];
begin
  perform private.lock_days(p_listing_id);
  select l.user_id, l.time_zone, coalesce(s.weekly_hours, '{}') as weekly_hours,
         coalesce(r.horizon_days, 60) as horizon_days
  into home
  from public.listings l
  left join public.showing_settings s on s.listing_id = l.id
  left join public.availability_rules r on r.listing_id = l.id
  where l.id = p_listing_id and l.time_zone is not null and l.status not in ('sold', 'withdrawn');
  if not found then
    return 0;
  end if;
  today := (now() at time zone home.time_zone)::date;

  perform 1 from public.availability a
  where a.listing_id = p_listing_id and a.date between today and today + home.horizon_days
  order by a.date for update;
  changed := array(
    select o.date from public.offered_days o join public.availability a on a.listing_id = o.listing_id and a.date = o.date
    where o.listing_id = p_listing_id and o.date between today and today + home.horizon_days and o.source = 'weekly'
      and o.time_slots is distinct from private.weekly_slots(home.weekly_hours, o.date));
  -- The whole wish is stored first, so that no slot of the earlier hours is kept.
  update public.offered_days o set time_slots = private.weekly_slots(home.weekly_hours, o.date), updated_at = now()
  where o.listing_id = p_listing_id and o.date = any (changed);
  update public.availability a set time_slots = private.weekly_slots(home.weekly_hours, a.date)
  where a.listing_id = p_listing_id and a.date = any (changed);
  with inserted as (
    insert into public.availability (listing_id, user_id, date, time_slots)
    select p_listing_id, home.user_id, day, slots
    from generate_series(0, home.horizon_days) as ahead
    cross join lateral (select today + ahead as day) as days
    cross join lateral (select private.weekly_slots(home.weekly_hours, day) as slots) as hours
    where cardinality(slots) > 0 and not exists (
      select from public.offered_days o where o.listing_id = p_listing_id and o.date = day)
    order by day
    on conflict (listing_id, date) do nothing
    returning date
  )
  select coalesce(array_agg(i.date), '{}') into added from inserted i;
  update public.offered_days o set source = 'weekly' where o.listing_id = p_listing_id and o.date = any (added);
  if p_as_time_passes then
    -- A slot that is free because the calendar moved on is no opening for visitors who wait for one (see waiting).
    update private.free_slots f
    set free_since = array(
      select case when since < now() then since else '-infinity' end
      from unnest(f.free_since) with ordinality as each (since, n) order by n)
    from public.availability a
    where a.listing_id = p_listing_id and a.date = any (changed || added) and f.availability_id = a.id;
  end if;
  update public.showing_settings s set filled_until = today + home.horizon_days
  where s.listing_id = p_listing_id and s.filled_until is distinct from today + home.horizon_days;
  return cardinality(changed) + cardinality(added);
end;
$$;

-- Fills the days of homes that lack some. It takes homes in the order of their owners, because it locks the homes of
-- several, and only a few in each call, because visitors who request a showing of one of them wait until all are
-- filled.
create function private.fill_availability() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  home uuid;
  changed integer := 0;
begin
  for home in
    select due.listing_id from (
      select s.listing_id, l.user_id from public.showing_settings s
      join public.listings l on l.id = s.listing_id
      left join public.availability_rules r on r.listing_id = s.listing_id
      where s.weekly_hours <> '{}' and l.time_zone is not null and l.status not in ('sold', 'withdrawn')
        and coalesce(s.filled_until, '-infinity')
            < (now() at time zone l.time_zone)::date + coalesce(r.horizon_days, 60)
      order by s.listing_id
      limit 50
    ) as due
    order by due.user_id, due.listing_id
  loop
    changed := changed + private.fill_days(home, p_as_time_passes => true);
  end loop;
  return changed;
end;
$$;

grant execute on function private.fill_availability to service_role;

-- Applies the owner's changes in the same transaction.
create function private.apply_showing_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  home constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  perform private.lock_days(home);
  perform private.derive_days(home, current_date - 1, 'infinity');
  perform private.fill_days(home);
  return null;
end;
$$;

-- The trigger does not run when only filled_until is written.
create trigger apply_showing_settings
  after insert or delete or update of listing_id, weekly_hours, buffer_hours on public.showing_settings
  for each row execute function private.apply_showing_settings();
create trigger apply_horizon
  after insert or delete or update of listing_id, horizon_days, slot_minutes, showing_minutes
  on public.availability_rules
  for each row execute function private.apply_showing_settings();

create function private.apply_days_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.lock_days(old.listing_id);
    perform private.derive_days(old.listing_id, old.first_day, old.last_day);
  end if;
  if tg_op <> 'DELETE' then
    perform private.lock_days(new.listing_id);
    perform private.derive_days(new.listing_id, new.first_day, new.last_day);
  end if;
  return null;
end;
$$;

create trigger apply_days_off after insert or update or delete on public.days_off
  for each row execute function private.apply_days_off();
