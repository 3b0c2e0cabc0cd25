-- The times that an owner wants to offer on a day, and the part of them that visitors can still book.
--
-- `offered_days` is the owner's wish, set by the owner or by the weekly hours. It includes slots that are booked or in
-- a showing's buffer, and only the owner reads it. `availability`, which visitors read and the browser writes, is
-- always the wish minus the slots that can't be booked. Only slots in the wish are ever offered again, and a day that
-- the owner cleared stays cleared.
--
-- Every change to a day locks its row in availability before its row in offered_days, earlier days first. A day without
-- a row can't be locked, so transactions that add days share the lock on the owner's homes, and transactions that
-- change what days depend on (the settings, days off, a showing that moves) hold it exclusively (see lock_order).

create table public.offered_days (
  listing_id uuid not null references public.listings (id) on delete cascade,
  date date not null check (date between '2020-01-01' and '2100-01-01'),
  time_slots time[] not null default '{}' check (
    time_slots <@ private.day_slots()
  ),
  source text not null default 'owner' check (source in ('owner', 'weekly')),
  updated_at timestamptz not null default now(),
  primary key (listing_id, date)
);
comment on table public.offered_days is 'The times that an owner wants to offer on a day, booked or not. Written by triggers; only the owner reads it.';
comment on column public.offered_days.time_slots is 'The owner''s slots; empty if the owner has cleared the day.';
comment on column public.offered_days.source is 'weekly: the weekly hours set and update the day. owner: the owner set it, and the weekly hours leave it alone.';

alter table public.offered_days enable row level security;
select private.let_read('authenticated', 'offered_days');

create policy "Owners read what they want to offer" on public.offered_days
  for select to authenticated
  using (listing_id = any ((select private.my_homes())::uuid[]));

-- Limits the days of a home, including cleared ones. Every offered day has a row here, whether the owner or the weekly
-- hours set it.
create function private.cap_offered_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_api_caller() and exists (
    select from public.offered_days o
    where o.listing_id in (select a.listing_id from added a)
    group by o.listing_id having count(*) > private.limit_of('days.offered')
  ) then
    raise exception using errcode = 'PT409', message = 'too_many_days';
  end if;
  return null;
end;
$$;

create trigger cap_offered_days after insert on public.offered_days
  referencing new table as added
  for each statement execute function private.cap_offered_days();

-- The slots that can be booked: not on a day off, on the half hour only if the owner wants that, and without
-- overlapping another showing, its buffer, or an open house. A visit that takes p_minutes instead of what a showing of this
-- home takes is an inspection or an appraisal (party_appointments).
-- Volatile, so that after waiting for a lock it sees what the other transaction committed.
create function private.bookable_slots(
  p_listing_id uuid, p_date date, p_slots time[], p_except uuid, p_minutes integer default null
) returns time[]
language sql volatile security definer set search_path = '' as $$
  select case when exists (
    select from public.days_off d
    where d.listing_id = p_listing_id and p_date between d.first_day and d.last_day
  ) then '{}'::time[] else array(
    select distinct slot
    from unnest(p_slots) as slot
    cross join lateral (
      select coalesce(max(r.slot_minutes), 60) as step,
             make_interval(mins => coalesce(p_minutes, max(r.showing_minutes), 60)) as lasts
      from public.availability_rules r where r.listing_id = p_listing_id) as rules
    cross join lateral (
      select coalesce(max(s.buffer_hours), 0) * interval '1 hour' as buffer
      from public.showing_settings s where s.listing_id = p_listing_id) as settings
    where slot is null or (
      extract(epoch from slot)::integer % (rules.step * 60) = 0
      and not exists (
        select from public.bookings b
        where b.listing_id = p_listing_id and b.date = p_date and b.status in ('pending', 'confirmed') and b.holds_time
          and b.id is distinct from p_except
          and slot - b.time < b.ends_at - b.starts_at + buffer and b.time - slot < lasts + buffer)
      and not exists (
        select from public.open_houses h
        where h.listing_id = p_listing_id and h.date = p_date
          and slot - h.time < h.ends_at - h.starts_at + buffer and h.time - slot < lasts + buffer))
    order by slot
  ) end;
$$;

create function private.want_day(p_listing_id uuid, p_date date, p_slots time[], p_source text)
returns void
language sql volatile security definer set search_path = '' as $$
  -- A home that is being deleted along with its days gets no row.
  insert into public.offered_days (listing_id, date, time_slots, source)
  select l.id, p_date, p_slots, p_source from public.listings l where l.id = p_listing_id
  on conflict (listing_id, date) do update
  set time_slots = excluded.time_slots, source = excluded.source, updated_at = now();
$$;

-- A day in the form in which it is stored: its slots in order, each once.
create function private.day_in_order(p_day public.availability) returns public.availability
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_seeding() then
    p_day.updated_at := now();
  end if;
  p_day.time_slots := array(select distinct slot from unnest(p_day.time_slots) as slot order by slot);
  return p_day;
end;
$$;

-- Stores the owner's wish when a day is written, either by the browser, whose copy lacks booked slots and may be stale,
-- or by our own functions, which have stored the whole wish before. An insert may become an update (`on conflict`),
-- which must see what was written. So only updates remove booked slots, and every insert is followed by an update.
create function private.keep_booked_slots_out(old public.availability, new public.availability)
returns public.availability
language plpgsql volatile set search_path = '' as $$
declare
  wish time[];
  wanted time[];
begin
  if (new.listing_id, new.date) is distinct from (old.listing_id, old.date) then
    perform private.want_day(old.listing_id, old.date, '{}', 'owner');
  end if;
  select o.time_slots into wish from public.offered_days o
  where o.listing_id = new.listing_id and o.date = new.date;
  wanted := case
    when wish is null or wish <@ new.time_slots then new.time_slots
    -- Slots that the browser didn't see, because they are booked or in a buffer, stay in the wish.
    else array(
      select unnest(new.time_slots) union (
        select unnest(wish)
        except select unnest(private.bookable_slots(new.listing_id, new.date, wish, null)))
      order by 1)
  end;
  if wanted is distinct from wish then
    perform private.want_day(new.listing_id, new.date, wanted, 'owner');
  end if;
  new.time_slots := private.bookable_slots(new.listing_id, new.date, wanted, null);
  return new;
end;
$$;

-- Since when each slot of a day has been free: unchanged if it was free before, otherwise now.
create function private.note_free_slots() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.free_slots as known (availability_id, listing_id, date, time_slots, free_since)
  select new.id, new.listing_id, new.date, new.time_slots, array(
    select coalesce(
      (select before.since
       from private.free_slots f cross join unnest(f.time_slots, f.free_since) as before (slot, since)
       where f.availability_id = new.id and (f.listing_id, f.date) = (new.listing_id, new.date)
         and before.slot = now_free.slot),
      now())
    from unnest(new.time_slots) with ordinality as now_free (slot, n) order by n)
  on conflict (availability_id) do update
  set listing_id = excluded.listing_id, date = excluded.date, time_slots = excluded.time_slots,
      free_since = excluded.free_since;
  return null;
end;
$$;

create trigger note_free_slots after insert or update on public.availability
  for each row execute function private.note_free_slots();

-- Locks the rows of a range of days in order and recomputes them from the wish.
create function private.derive_days(p_listing_id uuid, p_first date, p_last date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.availability a
  where a.listing_id = p_listing_id and a.date between p_first and p_last
  order by a.date for update;
  update public.availability a set time_slots = o.time_slots
  from public.offered_days o
  where a.listing_id = p_listing_id and a.date between p_first and p_last
    and o.listing_id = a.listing_id and o.date = a.date
    and a.time_slots is distinct from
        private.bookable_slots(o.listing_id, o.date, o.time_slots, null);
end;
$$;

-- The step runs once per statement, because the demo inserts thousands of days.
create function private.note_new_days() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added record;
begin
  insert into public.offered_days (listing_id, date, time_slots, source)
  select a.listing_id, a.date, a.time_slots, 'owner' from added_days a
  on conflict (listing_id, date) do update
  set time_slots = excluded.time_slots, source = excluded.source, updated_at = now();
  -- Demo days are inserted before any bookings.
  if not private.is_seeding() then
    for added in
      select a.listing_id, min(a.date) as first_day, max(a.date) as last_day
      from added_days a group by a.listing_id order by a.listing_id
    loop
      perform private.derive_days(added.listing_id, added.first_day, added.last_day);
    end loop;
  end if;
  return null;
end;
$$;

create trigger note_new_days after insert on public.availability
  referencing new table as added_days
  for each statement execute function private.note_new_days();

create function private.note_cleared_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.want_day(old.listing_id, old.date, '{}', 'owner');
  return null;
end;
$$;

create trigger note_cleared_day after delete on public.availability
  for each row execute function private.note_cleared_day();

create function private.require_own_listing(p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_listing_id = any (private.homes_i_change())) is not true then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- Offers exactly these slots, for a caller who owns the home.
create function private.set_availability(p_listing_id uuid, p_dates date[], p_slots time[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant time[] := array(select distinct slot from unnest(p_slots) as slot order by slot);
  day date;
begin
  perform private.require_own_listing(p_listing_id);
  if p_dates is null or p_slots is null or cardinality(p_dates) > private.limit_of('days.horizon')
     or cardinality(p_slots) > 21 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.share_days(p_listing_id);
  for day in select distinct unnest(p_dates) order by 1 loop
    if cardinality(p_slots) = 0 then
      delete from public.availability a where a.listing_id = p_listing_id and a.date = day;
      perform private.want_day(p_listing_id, day, '{}', 'owner');
    else
      insert into public.availability (listing_id, user_id, date, time_slots)
      values (p_listing_id, private.first_owner(p_listing_id), day, wanted)
      on conflict (listing_id, date) do nothing;
      if not found then
        perform from public.availability a where a.listing_id = p_listing_id and a.date = day for update;
        -- All slots of the wish are kept, also those that are booked and so not in availability.
        perform private.want_day(p_listing_id, day, wanted, 'owner');
        update public.availability a set time_slots = wanted where a.listing_id = p_listing_id and a.date = day;
      end if;
    end if;
  end loop;
end;
$$;

select private.expose('set_availability(listing, dates, slots)', 'authenticated',
  'Called by the owner. Offers exactly these slots on these days; an empty list clears the days.');

-- Copies a day's wish to other days, for a caller who owns the home.
create function private.copy_availability(p_listing_id uuid, p_from date, p_to date[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  slots time[];
begin
  perform private.require_own_listing(p_listing_id);
  select o.time_slots into slots from public.offered_days o
  where o.listing_id = p_listing_id and o.date = p_from;
  perform private.set_availability(p_listing_id, p_to, coalesce(slots, '{}'));
end;
$$;

select private.expose('copy_availability(listing, from_date, to_dates)', 'authenticated',
  'Called by the owner. Copies what a day offers to other days.');
