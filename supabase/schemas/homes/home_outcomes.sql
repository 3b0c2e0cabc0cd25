-- What became of a home that was not sold through a sale here: its owner marks it as pending or sold, with price, day and
-- where the buyer came from, as far as they like to say. Only the home's owners read that. For a day it can be undone
-- (decision 221).
--
-- For the first minutes a mark is quiet: the home's page changes right away, but its showings and offers stay and its
-- followers hear nothing. A mark that is undone by then was never there for anyone else. After that it is settled like
-- any other change of status, and undoing it brings back the home and those who wait for its showing times, but no
-- showing and no offer, because their people have been told.

create table public.home_outcomes (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  status text not null check (status in ('pending', 'sold')),
  was text not null check (was in ('active', 'pending')),
  price integer check (price between 1 and 2000000000),
  happened_on date check (happened_on between '2000-01-01' and '2100-01-01'),
  place text check (place in ('here', 'agent', 'elsewhere', 'private')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  closed_at timestamptz,
  constraint home_outcomes_day check (status = 'pending' or happened_on is not null)
);
comment on table public.home_outcomes is 'What owners said when they marked a home as pending or sold. Its owners read it; functions write it.';
comment on column public.home_outcomes.id is 'The browser generates this id, so that a mark that is sent again is recognized as the same one.';
comment on column public.home_outcomes.was is 'The status that undoing it brings back.';
comment on column public.home_outcomes.price is 'Whole US dollars; null if the owner would rather not say.';
comment on column public.home_outcomes.happened_on is 'The day of the sale; for a pending home, the day on which the closing is expected.';
comment on column public.home_outcomes.place is 'Where the buyer came from: this site, an agent, another site, or a private contact.';
comment on column public.home_outcomes.settled_at is 'When the home''s showings and offers ended and its followers were told; null in the first minutes.';
comment on column public.home_outcomes.closed_at is 'When the home got another status, after which it can''t be undone.';
create index home_outcomes_of_home on public.home_outcomes (listing_id, created_at);
create index home_outcomes_to_settle on public.home_outcomes (created_at) where settled_at is null;

alter table public.home_outcomes enable row level security;
select private.let_read('authenticated', 'home_outcomes');

create policy "Owners see what they said about the end of a sale" on public.home_outcomes
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));

create function private.undo_time() returns interval
language sql stable set search_path = '' as $$
  select make_interval(hours => private.limit_of('outcomes.undo_hours'));
$$;

-- Whether undoing the home's latest mark leads from one status to the other. Only our function may do that; the guard of
-- homes asks this.
create function private.is_undo(old public.listings, new public.listings) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.home_outcomes o
    where o.listing_id = new.id and o.status = old.status and o.was = new.status and o.closed_at is null
      and o.created_at > now() - private.undo_time());
$$;
grant execute on function private.is_undo to authenticated, service_role;

-- Whether a change of status is a mark, or takes one back, that nobody has been told of.
create function private.is_quiet(old public.listings, new public.listings) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.home_outcomes o
    where o.listing_id = new.id and o.closed_at is null and o.settled_at is null
      and (o.was, o.status) in ((old.status, new.status), (new.status, old.status)));
$$;

-- A visitor who is on their way can't wait for the minutes in which a mark is quiet.
create function private.cancel_next_showings(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.bookings b set status = 'cancelled'
  where b.listing_id = p_listing_id and b.status in ('pending', 'confirmed')
    and b.starts_at > now() and b.starts_at < now() + interval '1 hour';
$$;

-- Another status ends what could be undone before it. The mark that leads to this status begins with it, and stays.
create function private.close_outcomes(p_home public.listings) returns void
language sql volatile set search_path = '' as $$
  update public.home_outcomes o set closed_at = now()
  where o.listing_id = p_home.id and o.closed_at is null and (o.status <> p_home.status or o.created_at < now());
$$;

create function private.outcome_json(p_outcome public.home_outcomes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_outcome.id, 'listing_id', p_outcome.listing_id, 'status', p_outcome.status, 'was', p_outcome.was,
    'price', p_outcome.price, 'happened_on', p_outcome.happened_on, 'place', p_outcome.place,
    'undo_until', p_outcome.created_at + private.undo_time());
$$;

-- An owner marks a home as pending or sold that has no agreed sale here. Sent again, it changes nothing.
create function private.note_outcome(
  p_id uuid, p_listing_id uuid, p_status text, p_price integer default null, p_happened_on date default null,
  p_place text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  home public.listings;
  known public.home_outcomes;
begin
  home := private.locked_home_of(p_listing_id, auth.uid());
  select * into known from public.home_outcomes o where o.id = p_id;
  if private.is_repeat(case when known.id is not null then to_jsonb(known) end, jsonb_build_object(
    'listing_id', p_listing_id, 'status', p_status, 'price', p_price, 'happened_on', p_happened_on, 'place', p_place)) then
    return private.outcome_json(known);
  end if;
  perform private.refuse_suspended(auth.uid());
  if p_id is null or p_status not in ('pending', 'sold') or p_status is null
     or p_price not between 1 and 2000000000 or p_place not in ('here', 'agent', 'elsewhere', 'private')
     or p_happened_on not between '2000-01-01' and '2100-01-01'
     or p_status = 'sold' and (p_happened_on is null or p_happened_on > (now() at time zone home.time_zone)::date) then
    raise exception using errcode = 'PT422', message = 'outcome_invalid';
  elsif private.has_offers(home.id, array['accepted']) then
    raise exception using errcode = 'PT409', message = 'outcome_has_sale';
  elsif home.status not in ('active', 'pending') or home.status = p_status then
    raise exception using errcode = 'PT409', message = 'listing_transition';
  end if;
  -- What was said about earlier ends of this home is not kept beside the new one, so its rows stay few.
  delete from public.home_outcomes o where o.listing_id = home.id and o.closed_at is not null;
  -- The mark is stored before the home changes, because the steps of the change ask whether it is quiet.
  insert into public.home_outcomes (id, listing_id, status, was, price, happened_on, place)
  values (p_id, home.id, p_status, home.status, p_price, p_happened_on, p_place)
  returning * into known;
  update public.listings l set status = p_status where l.id = home.id;
  return private.outcome_json(known);
end;
$$;

-- Takes a mark back within a day, and returns the home's status. A mark that is gone was taken back before.
create function private.undo_outcome(p_listing_id uuid, p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  home public.listings;
  outcome public.home_outcomes;
begin
  home := private.locked_home_of(p_listing_id, auth.uid());
  select * into outcome from public.home_outcomes o where o.id = p_id and o.listing_id = home.id;
  if outcome.id is null then
    return home.status;
  end if;
  perform private.refuse_suspended(auth.uid());
  if outcome.closed_at is not null or outcome.created_at <= now() - private.undo_time() then
    raise exception using errcode = 'PT409', message = 'undo_is_over';
  elsif private.has_offers(home.id, array['accepted']) then
    raise exception using errcode = 'PT409', message = 'listing_has_sale';
  end if;
  -- The home changes first, because the guard and the steps of the change look at the mark.
  update public.listings l set status = outcome.was where l.id = home.id;
  delete from public.home_outcomes o where o.id = outcome.id;
  return outcome.was;
end;
$$;

-- Does what follows from marks that are no longer quiet: followers are told, showings and offers end. With an owner, for
-- all of their homes, because their account is closing.
create function private.settle_outcomes(p_owner_id uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  outcome public.home_outcomes;
  home public.listings;
  before public.listings;
begin
  for due in
    select o.id, l.user_id from public.home_outcomes o join public.listings l on l.id = o.listing_id
    where o.settled_at is null and (case when p_owner_id is null
      then o.created_at <= now() - make_interval(mins => private.limit_of('outcomes.quiet_minutes'))
      else l.user_id = p_owner_id end)
    order by l.user_id, o.created_at, o.id limit 200
  loop
    perform private.lock_homes(due.user_id);
    update public.home_outcomes o set settled_at = now() where o.id = due.id and o.settled_at is null
    returning * into outcome;
    continue when outcome.id is null or outcome.closed_at is not null;
    select * into home from public.listings l where l.id = outcome.listing_id;
    before := home;
    before.status := outcome.was;
    -- The same order as in listings_after_update.
    perform private.announce_home(before, home);
    if home.status = 'sold' then
      perform private.cancel_showings_of_gone_home(home.id);
      perform private.end_offers_of_gone_home(home);
    end if;
  end loop;
end;
$$;

-- Those who wait for showing times are forgotten once a sale can't be undone.
create function private.forget_waits_of_sold_homes() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.news_subscriptions s using public.listings l
  where l.id = s.listing_id and l.status = 'sold' and l.sold_at < now() - private.undo_time();
$$;

insert into private.duties (name, every, work) values
  ('end showings and offers of homes that owners marked as sold', '0', 'select private.settle_outcomes()'),
  ('delete waits for homes that stay sold', '1 hour', 'select private.forget_waits_of_sold_homes()');

-- The caller's homes that have an agreed sale here, or a mark that stands.
create function private.my_outcomes() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'listing_id', h.id, 'has_sale', h.has_sale,
    'outcome', case when h.outcome_id is not null then private.outcome_json(
      (select o from public.home_outcomes o where o.id = h.outcome_id)) end) order by h.id), '[]')
  from (
    select each.id, private.has_offers(each.id, array['accepted']) as has_sale,
           (select o.id from public.home_outcomes o
            where o.listing_id = each.id and o.closed_at is null order by o.created_at desc limit 1) as outcome_id
    from unnest(private.my_homes()) as each (id)) as h
  where h.has_sale or h.outcome_id is not null;
$$;

select private.expose('note_outcome(id, listing_id, status, price, happened_on, place)', 'authenticated',
  'Called by an owner. Marks a home without an agreed sale here as pending or sold, with what the owner says about it. Returns the mark.');
select private.expose('undo_outcome(listing_id, id)', 'authenticated',
  'Called by an owner. Takes such a mark back within a day. Returns the home''s status.');
select private.expose('my_outcomes()', 'authenticated',
  'The caller''s homes with an agreed sale here or a mark as pending or sold: {listing_id, has_sale, outcome}.');
