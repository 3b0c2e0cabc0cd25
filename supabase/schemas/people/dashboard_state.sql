-- Returns the status of an owner's sale, in one read: homes and what they lack, requests that wait for an answer,
-- offers to answer, upcoming showings, the timeline. It runs with the caller's rights, so it returns only their own rows;
-- domain/people/next-step.ts and domain/people/suggestions.ts draw the conclusions.

-- Returns the days, where the home is, on which something happened with a home of the caller (domain/people/timeline-facts.ts).
create function private.home_facts(
  p_listing_id uuid, p_published_at timestamptz, p_sold_at timestamptz, p_zone text
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(fact, (at at time zone p_zone)::date)
    from (values
      ('published', p_published_at),
      ('disclosed', private.first_disclosure_at(p_listing_id)),
      ('shown', (select min(b.starts_at) from public.bookings b
                 where b.listing_id = p_listing_id and b.starts_at < now() and b.status in ('confirmed', 'completed')
                   and b.party_id is null)),
      ('offered', (select min(o.created_at) from public.offers o where o.listing_id = p_listing_id)),
      ('accepted', (select min(s.accepted_at) from public.offers o join public.sales s on s.offer_id = o.id
                    where o.listing_id = p_listing_id and s.state <> 'fell_through')),
      ('sold', p_sold_at)) as facts (fact, at));
end;
$$;

-- The function is in PL/pgSQL, so that a connection plans the query only once: planning takes longer than running it.
create function public.dashboard_state() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (with me as (
    select mine.id, private.has_plan(mine.id, 'premium') as is_premium from (select auth.uid() as id) as mine
  ), homes as (
    select l.* from public.listings l, me
    where l.user_id = me.id or l.id = any ((select private.shared_homes())::uuid[])
    order by l.updated_at desc, l.id
    limit 50
  ), saved as materialized (
    select * from private.saves_of_own_homes()
  ), waiting as (
    select b.listing_id, count(*) as n, count(*) filter (where b.party_id is not null) as visits
    from public.bookings b, me
    where (b.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[]))
      and b.status = 'pending' and b.starts_at > now()
    group by b.listing_id
  ), shown as (
    -- Each of these reads one row from an index, because an owner of many homes has thousands of rows.
    select b.status, jsonb_build_object(
      'id', b.id, 'purpose', b.purpose, 'listing_id', b.listing_id, 'listing_title', h.title,
      'date', b.date, 'time', to_char(b.time, 'HH24:MI'), 'time_zone', h.time_zone,
      'starts_at', b.starts_at, 'visitor_name', b.visitor_name, 'status', b.status, 'holds_time', b.holds_time) as showing
    from me cross join (values ('pending'), ('confirmed')) as live (status)
    cross join lateral (
      select b.id, b.purpose, b.listing_id, b.date, b.time, b.starts_at, b.visitor_name, b.status, b.holds_time
      from (
        (select own.* from public.bookings own
         where own.owner_id = me.id and own.status = live.status and own.starts_at > now()
         order by own.starts_at, own.id limit 1)
        union all
        (select shared.* from public.bookings shared
         where shared.listing_id = any ((select private.shared_homes())::uuid[])
           and shared.status = live.status and shared.starts_at > now()
         order by shared.starts_at, shared.id limit 1)
      ) as b
      order by b.starts_at, b.id limit 1
    ) as b
    join public.listings h on h.id = b.listing_id
  )
  select jsonb_build_object(
    'plan', private.plan_of(me.id),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'title', h.title, 'status', h.status, 'price', h.price,
        'photos', (select count(*) from public.listing_images i where i.listing_id = h.id),
        'description_length', char_length(h.description),
        'missing', to_jsonb(array_remove(array[
          case when h.title = '' then 'title' end, case when h.address = '' and h.status = 'draft' then 'address' end,
          case when h.city = '' then 'city' end, case when h.state = '' then 'state' end,
          case when h.zip_code = '' then 'zip_code' end], null)),
        'published_at', h.published_at, 'updated_at', h.updated_at,
        'offered_slots', (
          select count(*) from public.availability a
          cross join lateral unnest(a.time_slots) as slot
          where a.listing_id = h.id and a.date between current_date - 1 and current_date + 15
            and (a.date + slot) at time zone coalesce(h.time_zone, 'UTC') between
              now() + make_interval(hours => coalesce((
                select r.notice_hours from public.availability_rules r where r.listing_id = h.id), 2))
              and now() + interval '14 days'),
        'unanswered', coalesce((select w.n from waiting w where w.listing_id = h.id), 0),
        'requested', exists (select from public.bookings b where b.listing_id = h.id and b.party_id is null),
        -- As in views_this_week, but a policy asks once in this statement, and at every call of that function, whose homes these are.
        'views_this_week', (
          select count(*) from public.listing_views v
          where v.listing_id = h.id and v.day > (now() at time zone 'utc')::date - 7),
        'saves_this_week', coalesce((select s.n from saved s where s.listing_id = h.id), 0),
        'feedback', (select count(*) from public.showing_feedback f where f.listing_id = h.id),
        'feedback_high', (
          select count(*) from public.showing_feedback f where f.listing_id = h.id and f.price = 'high'),
        'facts', private.home_facts(h.id, h.published_at, h.sold_at, coalesce(h.time_zone, 'UTC'))
      ) order by h.updated_at desc, h.id), '[]')
      from homes h),
    'unanswered', (select coalesce(sum(w.n), 0) from waiting w),
    'unanswered_visits', (select coalesce(sum(w.visits), 0) from waiting w),
    'first_request', (select shown.showing from shown where shown.status = 'pending'),
    'visitor_proposals', (
      select count(distinct p.booking_id) from public.booking_proposals p
      join public.bookings b on b.id = p.booking_id
      where (p.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[])) and b.status in ('pending', 'confirmed') and b.starts_at > now()
        and p.made_by = 'visitor' and p.expires_at > now() and p.starts_at > now()),
    'next_confirmed', (select shown.showing from shown where shown.status = 'confirmed'),
    'sales', private.open_sales(),
    'offered', private.homes_with_offers_to_answer(),
    -- The timeline of each home, or the one of a caller without a home.
    'timelines', (
      select jsonb_agg(jsonb_build_object(
        'listing_id', h.id, 'steps', private.timeline_of(me.id, h.id),
        -- The checklists are read only if the plan includes them.
        'tasks', case when me.is_premium then private.timeline_tasks_of(me.id, h.id) else '[]' end)
        order by h.updated_at desc, h.id)
      from (values (1)) as one (n) left join homes h on true))
  from me);
end;
$$;
comment on function public.dashboard_state is 'The status of the caller''s sale: their homes, showings, timeline and plan.';

grant execute on function public.dashboard_state, private.home_facts to authenticated, service_role;
