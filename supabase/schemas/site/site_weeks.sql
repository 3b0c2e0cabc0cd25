-- How the site grows, for operators (/operator): of the accounts of each week, how many came how far, and what Vesty cost.
-- Only counts: no names, no homes.

create function private.operator_weeks()
returns table (
  week date, signed_up bigint, published bigint, hours bigint, showing bigint, offer bigint, sale bigint, closed bigint,
  paid bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  this_week constant date := date_trunc('week', now() at time zone 'UTC')::date;
begin
  perform private.require_role('operator');
  return query
  with people as (
    select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date as since
    from auth.users u
    where u.created_at >= (this_week - 77)::timestamp at time zone 'UTC'
  ), reached as (
    select p.id, p.since,
           coalesce(bool_or(l.published_at is not null), false) as published,
           coalesce(bool_or(exists (select from public.availability a where a.listing_id = l.id)), false) as hours,
           coalesce(bool_or(exists (select from public.bookings b where b.listing_id = l.id)), false) as showing,
           coalesce(bool_or(exists (select from public.offers o where o.listing_id = l.id)), false) as offer,
           coalesce(bool_or(exists (
             select from public.offers o join public.sales s on s.offer_id = o.id where o.listing_id = l.id)), false) as sale,
           coalesce(bool_or(exists (
             select from public.offers o join public.sales s on s.offer_id = o.id
             where o.listing_id = l.id and s.state = 'closed')), false) as closed,
           exists (select from private.stripe_customers c
                   join private.payment_facts f on f.customer_id = c.customer_id and f.kind = 'paid'
                   where c.user_id = p.id) as paid
    from people p
    left join public.listings l on l.user_id = p.id
    group by p.id, p.since
  )
  select monday::date, count(r.id), count(r.id) filter (where r.published), count(r.id) filter (where r.hours),
         count(r.id) filter (where r.showing), count(r.id) filter (where r.offer), count(r.id) filter (where r.sale),
         count(r.id) filter (where r.closed), count(r.id) filter (where r.paid)
  from generate_series(this_week - 77, this_week, interval '7 days') as monday
  left join reached r on r.since = monday::date
  group by monday
  order by monday desc;
end;
$$;

create function private.operator_vesty()
returns table (day date, people bigint, answers bigint, failed bigint, cost bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query
  select c.day, count(distinct c.user_id), count(*) filter (where c.state = 'done'),
         count(*) filter (where c.state = 'returned'), coalesce(sum(c.cost), 0)::bigint
  from private.chat_usage c
  where c.day > private.utc_day() - 7
  group by c.day
  order by c.day desc;
end;
$$;

select private.expose('operator_weeks()', 'authenticated',
  'Called by operators. Of the accounts opened in each of 12 weeks, how many came how far with a home of theirs.');
select private.expose('operator_vesty()', 'authenticated',
  'Called by operators. Questions to Vesty of the last seven days, and what they cost in millionths of a dollar.');
