-- How quickly an owner usually answers, for buyers who wonder whether to ask: the median time to the first answer to a
-- question from a home's page or to a request for a showing, over all the owner's homes and the last half year.
-- Requests that still wait count with the time they have waited, so that an owner who leaves most of them unanswered
-- isn't called quick. The page says nothing before there are enough answers (the limit answers.for_time), and only says
-- it in steps, so that no single answer can be read from it (decision 176).

create function private.answer_hours_of(p_owner uuid) returns integer
language sql stable set search_path = '' as $$
  with asked as (
    select m.created_at as at, (
      select min(a.created_at) from public.messages a
      where a.conversation_id = m.conversation_id and a.sender = 'owner' and a.n > m.n) as answered_at
    from (
      select c.id from public.conversations c where c.owner_id = p_owner order by c.created_at desc limit 50
    ) as talk
    join public.messages m on m.conversation_id = talk.id and m.sender = 'buyer' and m.created_at > now() - interval '180 days'
    join private.listing_questions q on q.message_id = m.id
    union all
    select b.created_at, (
      select min(s.taken_at) from private.showing_steps s where s.booking_id = b.id and s.status in ('confirmed', 'cancelled'))
    from (
      select visit.id, visit.created_at from public.bookings visit
      where visit.owner_id = p_owner and visit.created_at > now() - interval '180 days' and visit.party_id is null
        -- A request that its visitor has taken back needed no answer.
        and (visit.status <> 'cancelled' or visit.cancelled_by = 'owner')
      order by visit.starts_at desc limit 50
    ) as b
  ), waited as (
    -- A showing that the home's own rules confirm right away isn't an answer.
    select a.answered_at, coalesce(a.answered_at, now()) - a.at as time
    from asked a where a.answered_at is distinct from a.at
  ), usual as (
    select percentile_disc(0.5) within group (order by w.time) as time from waited w
    having count(w.answered_at) >= private.limit_of('answers.for_time')
  )
  select min(step.hours) from usual, unnest(array[1, 3, 6, 12, 24, 48, 72]) as step (hours)
  where usual.time <= make_interval(hours => step.hours);
$$;

create function private.answer_hours(p_listing_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select private.answer_hours_of(l.user_id) from public.listings l
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

select private.expose('answer_hours(listing)', 'anon, authenticated',
  'Within how many hours the owner of a home that is for sale usually answers; null while that isn''t known, and for more than three days.');

-- The same figure for the cards of a list, which can't compute medians while they are read (private.listing_cards), so
-- it is stored once a day.
create table private.answer_times (
  owner_id uuid primary key references auth.users (id) on delete cascade,
  hours integer not null check (hours > 0)
);
comment on table private.answer_times is
  'Within how many hours an owner of homes that are for sale usually answers, as of today; no row while that isn''t known.';
select private.only_for_server('select, insert, update, delete', 'answer_times');

-- One part of the owners, by the beginning of their ids: a day's 24 parts are all of them.
create function private.keep_answer_times(
  p_part integer default extract(hour from now() at time zone 'UTC'), p_parts integer default 24
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  first constant uuid := rpad(lpad(to_hex(p_part * 256 / p_parts), 2, '0'), 32, '0');
  last constant uuid := rpad(lpad(to_hex((p_part + 1) * 256 / p_parts - 1), 2, '0'), 32, 'f');
begin
  with known as materialized (
    select o.id, private.answer_hours_of(o.id) as hours
    from (
      select distinct l.user_id as id from public.listings l
      where l.user_id between first and last and l.status in ('active', 'pending')
    ) as o
  ), forgotten as (
    delete from private.answer_times a
    where a.owner_id between first and last
      and not exists (select from known k where k.id = a.owner_id and k.hours is not null)
  )
  insert into private.answer_times as a (owner_id, hours)
  select k.id, k.hours from known k where k.hours is not null
  on conflict (owner_id) do update set hours = excluded.hours where a.hours <> excluded.hours;
end;
$$;

insert into private.duties (name, every, work) values
  ('work out how fast owners answer', '1 hour', 'select private.keep_answer_times()');
