-- Marks that an account keeps about homes on every device: homes that were seen, homes that are hidden from results,
-- private notes, and when the person last looked at homes. A guest's marks are on their device
-- (domain/search/home-marks.ts) and are merged into the account's at sign-in.

create table public.home_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  seen_at timestamptz,
  hidden_at timestamptz,
  note text,
  primary key (user_id, listing_id),
  constraint home_marks_note check (note = btrim(note, E' \n\t') and char_length(note) between 1 and 1000
    and translate(note, E'\n\t', '') !~ '[[:cntrl:]]')
);
comment on table public.home_marks is 'Homes that a user has seen, hidden or noted something about. Only that user reads them; keep_home_marks() writes them.';
create index home_marks_by_age on public.home_marks (seen_at) where seen_at is not null;
create index home_marks_of_listing on public.home_marks (listing_id);

create table public.home_visits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_at timestamptz not null default now(),
  before_at timestamptz
);
comment on table public.home_visits is 'When a user last looked at homes. Only that user reads it.';
comment on column public.home_visits.before_at is 'When the previous visit ended. A visit ends after four hours without a look.';

alter table public.home_marks enable row level security;
alter table public.home_visits enable row level security;
select private.let_read('authenticated', 'home_marks', 'home_visits');

create policy "Users see their own marks" on public.home_marks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users see their own visits" on public.home_visits
  for select to authenticated using (user_id = (select auth.uid()));

-- All of a person's marks, the last seen and hidden first.
create function private.home_marks_of(p_person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seen', coalesce(jsonb_agg(m.listing_id order by m.seen_at desc, m.listing_id) filter (where m.seen_at is not null), '[]'),
    'hidden', coalesce(jsonb_agg(m.listing_id order by m.hidden_at desc, m.listing_id) filter (where m.hidden_at is not null), '[]'),
    'notes', coalesce(jsonb_object_agg(m.listing_id, m.note) filter (where m.note is not null), '{}'),
    'before', (select v.before_at from public.home_visits v where v.user_id = p_person))
  from public.home_marks m where m.user_id = p_person;
$$;

-- A definer function, because it sets the times and limits how much is kept: the last 500 seen, and up to 1,000 hidden
-- and 1,000 noted homes.
create function private.keep_home_marks(
  p_seen uuid[] default '{}', p_hidden uuid[] default '{}', p_shown uuid[] default '{}',
  p_noted uuid[] default '{}', p_notes text[] default '{}', p_forgets_seen boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  given constant uuid[] := coalesce(p_seen, '{}') || coalesce(p_hidden, '{}') || coalesce(p_noted, '{}');
  visible uuid[];
  -- All rows get the same time, because their order follows the argument, not the order of writing.
  given_at constant timestamptz := clock_timestamp();
begin
  if cardinality(given) + cardinality(coalesce(p_shown, '{}')) > 4000
     or cardinality(coalesce(p_noted, '{}')) <> cardinality(coalesce(p_notes, '{}')) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.limit_requests('home-marks:' || me, 3600, 1200);
  perform private.take_turn('home-marks:' || me);
  perform private.keep_account(me);

  insert into public.home_visits as v (user_id) values (me)
  on conflict (user_id) do update set last_at = now(),
    before_at = case
      when v.last_at < now() - make_interval(hours => private.limit_of('marks.visit_pause_hours')) then v.last_at
      else v.before_at end;

  -- Homes that the caller can't see are skipped: marking one would reveal that it exists. So are homes that
  -- are being deleted, for which we would have to wait.
  visible := array(
    select l.id from public.listings l
    where l.id = any (given) and (l.status in ('active', 'pending') or l.user_id = me
      or exists (select from public.home_marks m where m.user_id = me and m.listing_id = l.id))
    order by l.id for key share skip locked);

  update public.home_marks m set
    seen_at = case when not coalesce(p_forgets_seen, false) then m.seen_at end,
    hidden_at = case when m.listing_id <> all (coalesce(p_shown, '{}')) then m.hidden_at end,
    note = case when m.listing_id <> all (coalesce(p_noted, '{}')) then m.note end
  where m.user_id = me and m.listing_id in (
    select old.listing_id from public.home_marks old
    where old.user_id = me and (coalesce(p_forgets_seen, false) and old.seen_at is not null
      or old.listing_id = any (coalesce(p_shown, '{}') || coalesce(p_noted, '{}')))
    for update skip locked);

  insert into public.home_marks as m (user_id, listing_id, seen_at)
  select me, g.id, given_at - min(g.n) * interval '1 millisecond'
  from unnest(p_seen) with ordinality as g (id, n) where g.id = any (visible) group by g.id
  on conflict (user_id, listing_id) do update set seen_at = greatest(m.seen_at, excluded.seen_at);

  insert into public.home_marks as m (user_id, listing_id, hidden_at)
  select me, g.id, given_at - g.n * interval '1 millisecond'
  from (select x.id, min(x.n) as n from unnest(p_hidden) with ordinality as x (id, n) group by x.id) as g
  where g.id = any (visible) and not exists (
    select from public.home_marks k where k.user_id = me and k.listing_id = g.id and k.hidden_at is not null)
  order by g.n
  limit greatest(0, private.limit_of('marks.hidden') - (
    select count(*) from public.home_marks k where k.user_id = me and k.hidden_at is not null))
  on conflict (user_id, listing_id) do update set hidden_at = excluded.hidden_at;

  insert into public.home_marks as m (user_id, listing_id, note)
  select me, g.id, max(g.note)
  from (select x.id, nullif(btrim(x.note, E' \n\t'), '') as note
        from unnest(p_noted, p_notes) as x (id, note)) as g
  where g.id = any (visible) and g.note is not null group by g.id
  on conflict (user_id, listing_id) do update set note = excluded.note;
  if (select count(*) from public.home_marks m where m.user_id = me and m.note is not null)
     > private.limit_of('marks.notes') then
    raise exception using errcode = 'PT409', message = 'too_many_notes';
  end if;

  delete from public.home_marks m where m.user_id = me and m.listing_id in (
    select empty.listing_id from public.home_marks empty
    where empty.user_id = me and num_nonnulls(empty.hidden_at, empty.note) = 0
      and (empty.seen_at is null or empty.seen_at < (
        select s.seen_at from public.home_marks s where s.user_id = me and s.seen_at is not null
        order by s.seen_at desc offset private.limit_of('marks.seen') - 1 limit 1))
    for update skip locked);
  return private.home_marks_of(me);
exception when check_violation then
  raise exception using errcode = 'PT422', message = 'note_invalid';
end;
$$;

select private.expose('keep_home_marks(seen, hidden, shown, noted, notes, forgets_seen)', 'authenticated',
  'Records a look at homes. Adds homes, newest first, to those the caller has seen and hidden, unhides some, sets or removes notes, and returns all marks. Repeating it changes nothing.');

-- Deletes homes that were only seen after some time; some in each run, the oldest first.
create function private.forget_home_marks(p_most integer default 10000) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  old public.home_marks[] := array(
    select m from public.home_marks m where m.seen_at < (select private.kept_since('seen_homes'))
    order by m.seen_at limit p_most for update skip locked);
begin
  delete from public.home_marks m using unnest(old) as o
  where m.user_id = o.user_id and m.listing_id = o.listing_id and m.hidden_at is null and m.note is null;
  update public.home_marks m set seen_at = null from unnest(old) as o
  where m.user_id = o.user_id and m.listing_id = o.listing_id;
end;
$$;
grant execute on function private.forget_home_marks to service_role;

insert into private.duties (name, every, work) values
  ('delete old records of seen homes', '1 hour', 'select private.forget_home_marks()'),
  -- A person has one row, so there are as many as accounts.
  ('delete old records of last looks', '1 day', $$
    delete from public.home_visits v where v.last_at < (select private.kept_since('last_looks'))$$);
