-- What changes a home with more rights than its owner has takes the owner's homes first, too (the
-- order of locks is in …_one_lock_order.sql).

-- A zone that becomes known fills the home's weeks.
create or replace function private.place_listing(
  p_id uuid, p_address text, p_city text, p_state text, p_zip_code text,
  p_lat double precision, p_lng double precision, p_time_zone text
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_days(p_id);
  update public.listings l
  set lat = p_lat, lng = p_lng,
      geocoded_at = case when p_lat is null then null else now() end,
      time_zone = case when l.status = 'draft' or l.time_zone is null then p_time_zone
                       else l.time_zone end
  where l.id = p_id
    and (l.address, l.city, l.state, l.zip_code) = (p_address, p_city, p_state, p_zip_code);
  return found;
end;
$$;

-- In the order of owners, because it comes to hold the homes of several; a few at a time, because
-- visitors who ask for one of them wait until all are filled.
create or replace function private.fill_availability() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  home uuid;
  changed integer := 0;
begin
  for home in
    select due.listing_id from (
      select s.listing_id, l.user_id from public.viewing_settings s
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
    changed := changed + private.fill_days(home);
  end loop;
  return changed;
end;
$$;

create or replace function private.begin_account_deletion(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_homes(p_user_id);
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not found then
    return null;
  end if;
  insert into private.account_deletions (user_id) values (p_user_id)
  on conflict (user_id) do update set attempted_at = now();
  perform private.hide_account(p_user_id);
  return jsonb_build_object(
    'subscriptions', (
      select coalesce(jsonb_agg(s.id order by s.id), '[]')
      from private.running_subscriptions(p_user_id) as s (id)
    ),
    'sessions', (
      select coalesce(jsonb_agg(k.session_id order by k.session_id), '[]')
      from private.checkouts k
      where k.user_id = p_user_id and k.session_id is not null
        and private.checkout_outcome(k.session_id) is null
    )
  );
end;
$$;

create or replace function private.finish_account_deletion(p_user_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_homes(p_user_id);
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not found then
    return 'deleted';
  end if;
  if not exists (select 1 from private.account_deletions d where d.user_id = p_user_id) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  -- The token is good for a while: whoever published a home meanwhile has it withdrawn again.
  perform private.hide_account(p_user_id);
  if exists (
    select 1 from private.email_outbox o
    join public.bookings b on b.id = o.booking_id
    where b.owner_id = p_user_id and o.sent_at is null and o.dropped_at is null
      and o.attempts < 20 and b.starts_at > now()
  ) then
    return 'mail';
  end if;
  if private.files_of_account(p_user_id, 1) <> '[]' then
    return 'files';
  end if;
  delete from private.rate_buckets b where b.key like '%:' || p_user_id;
  delete from auth.users u where u.id = p_user_id;
  return 'deleted';
end;
$$;
