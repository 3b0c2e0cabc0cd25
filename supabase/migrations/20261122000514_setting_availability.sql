-- What an owner calls to offer days: exactly these slots, the same as on another day, and all settings
-- in one go. (A plain upsert of availability works as well, B§7.)

create function private.require_own_listing(p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.listings l
                 where l.id = p_listing_id and l.user_id = (select auth.uid())) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

create function private.set_availability(p_listing_id uuid, p_dates date[], p_slots time[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  how constant text := private.day_write();
  day date;
begin
  perform private.require_own_listing(p_listing_id);
  if p_dates is null or p_slots is null or cardinality(p_dates) > 180 or cardinality(p_slots) > 11 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.share_days(p_listing_id);
  perform set_config('app.day_write', 'exact', true);
  for day in select distinct unnest(p_dates) order by 1 loop
    if cardinality(p_slots) = 0 then
      delete from public.availability a where a.listing_id = p_listing_id and a.date = day;
      perform private.want_day(p_listing_id, day, '{}', 'owner');
    else
      insert into public.availability (listing_id, user_id, date, time_slots)
      values (p_listing_id, (select auth.uid()), day, p_slots)
      on conflict (listing_id, date) do update set time_slots = excluded.time_slots;
    end if;
  end loop;
  perform set_config('app.day_write', how, true);
end;
$$;
create function public.set_availability(listing uuid, dates date[], slots time[]) returns void
language sql volatile set search_path = '' as $$
  select private.set_availability(listing, dates, slots);
$$;
comment on function public.set_availability is 'The owner offers exactly these slots on these days; none of them clears the days.';

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
create function public.copy_availability(listing uuid, from_date date, to_dates date[]) returns void
language sql volatile set search_path = '' as $$
  select private.copy_availability(listing, from_date, to_dates);
$$;
comment on function public.copy_availability is 'What the owner wants to offer of one day is wanted of others too.';

-- Under row-level security: who may not write the tables changes nothing here.
create function public.save_viewing_settings(
  listing uuid, notice_hours smallint, horizon_days smallint, auto_confirm boolean,
  weekly_hours jsonb, buffer_hours smallint, entry_notes text default null
) returns void
language sql volatile set search_path = '' as $$
  insert into public.availability_rules as r (listing_id, user_id, notice_hours, horizon_days, auto_confirm)
  values (listing, (select auth.uid()), notice_hours, horizon_days, auto_confirm)
  on conflict (listing_id) do update
  set notice_hours = excluded.notice_hours, horizon_days = excluded.horizon_days,
      auto_confirm = excluded.auto_confirm;
  insert into public.viewing_settings as s (listing_id, user_id, weekly_hours, buffer_hours, entry_notes)
  values (listing, (select auth.uid()), weekly_hours, buffer_hours, nullif(btrim(entry_notes), ''))
  on conflict (listing_id) do update
  set weekly_hours = excluded.weekly_hours, buffer_hours = excluded.buffer_hours,
      entry_notes = excluded.entry_notes;
$$;
comment on function public.save_viewing_settings is 'All that an owner says about viewings, in one transaction.';

revoke execute on function public.set_availability, public.copy_availability,
  public.save_viewing_settings from public, anon;
grant execute on function public.set_availability, public.copy_availability,
  public.save_viewing_settings, private.set_availability, private.copy_availability
  to authenticated, service_role;
