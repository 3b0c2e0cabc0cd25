-- Saved searches: we mail their owners when a matching home is published or changes price.
--
-- A find is told in the transaction that publishes the home or changes its price, so that no find is missed and no job
-- has to read all homes.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'off')),
  filters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint saved_searches_filters check (
    octet_length(filters::text) <= 2000
    and string_to_array(filters ->> 'property_type', ',') <@ array['house', 'condo', 'townhouse', 'land']),
  constraint saved_searches_once unique (user_id, filters)
);
comment on table public.saved_searches is 'Searches whose owners get mail about new homes and price changes. The filters are those of search_listings.';
comment on column public.saved_searches.frequency is 'instant: mail right away. daily: mail once a day. off: no mail.';

alter table public.saved_searches enable row level security;
select private.let_read('authenticated', 'saved_searches');
grant delete on public.saved_searches to authenticated;
grant insert (id, user_id, name, frequency, filters), update (name, frequency)
  on public.saved_searches to authenticated;

create policy "Users see, save, change and drop their own searches" on public.saved_searches
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table private.saved_search_mail (
  saved_search_id uuid primary key references public.saved_searches (id) on delete cascade,
  words tsquery,
  area polygon,
  circle polygon
);
comment on table private.saved_search_mail is 'The parts of a saved search that users never see: its words, places and features as a query, its area and the homes within a distance.';

select private.only_for_server('select, insert, update, delete', 'saved_search_mail');

-- Each email about a search has the same unsubscribe link.
select private.let_links_lead_to('saved_search', 'public.saved_searches');
insert into private.link_purposes (purpose, subject, is_single, keeps_token) values ('search_mail', 'saved_search', true, true);

-- The filters of a search as they are kept. Filters that mean nothing later are left out: its mail tells of new homes
-- anyway, and "tomorrow" will be another day.
create function private.kept_filters(p_filters jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(p_filters) - '{since,day}'::text[];
$$;

-- Refuses filters that no home can match, and filters that every home would match.
create function private.check_kept_filters(p_filters jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := private.asked_filters(p_filters);
begin
  -- A search term without a searchable word would match every home, and its owner can't be told of sold homes.
  if numnode(private.asked_query(p_filters)) = 0 or asked ->> 'status' = 'sold' or exists (
    select from private.listing_filters least
    join private.listing_filters most on most.field = least.field and most.comparison like '<%'
    where least.comparison like '>%'
      and (asked ->> least.filter)::numeric
          >= (asked ->> most.filter)::numeric + case most.comparison when '<=' then 0.001 else 0 end
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  -- A value that doesn't fit its column fails now, and not later when a home is published.
  execute 'select from public.listings l where false and ' || private.home_conditions(asked, null, null);
end;
$$;

-- Each user may keep only so many searches (the limit saved_searches).
create function private.guard_saved_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if private.is_api_caller() and (to_jsonb(new) - '{name,frequency}'::text[])
       is distinct from (to_jsonb(old) - '{name,frequency}'::text[]) then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
    return new;
  end if;
  if private.is_api_caller() then
    new.created_at := now();
  end if;
  new.filters := private.kept_filters(new.filters);
  if private.is_repeat(
    (select to_jsonb(s) from public.saved_searches s where s.id = new.id and s.user_id = new.user_id),
    jsonb_build_object('name', new.name, 'frequency', new.frequency, 'filters', new.filters)
  ) then
    return null;
  end if;
  perform private.check_kept_filters(new.filters);
  perform private.take_turn('saved-searches:' || new.user_id);
  if (select count(*) from public.saved_searches s where s.user_id = new.user_id)
     >= private.limit_of('saved_searches') then
    raise exception using errcode = 'PT409', message = 'too_many_saved_searches';
  end if;
  return new;
end;
$$;

create trigger guard_saved_search before insert or update on public.saved_searches
  for each row execute function private.guard_saved_search();

create function private.keep_saved_search_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := case when tg_op = 'INSERT' then private.asked_filters(new.filters) end;
begin
  if tg_op = 'INSERT' then
    insert into private.saved_search_mail (saved_search_id, words, area, circle)
    values (new.id, private.asked_query(new.filters), (asked ->> 'area')::polygon, (asked ->> 'circle')::polygon);
    perform private.make_link('search_mail', new.id);
  elsif new.frequency = 'off' then
    delete from private.email_outbox o where o.saved_search_id = new.id;
  else
    update private.email_outbox o set next_attempt_at = private.mail_due(new.frequency)
    where o.saved_search_id = new.id and o.waits;
  end if;
  return null;
end;
$$;

create trigger keep_saved_search_mail after insert or update of frequency on public.saved_searches
  for each row execute function private.keep_saved_search_mail();

-- Creates private.searches_for(), which locks and returns the searches that a home matches, except its owner's. The
-- lock keeps a search from being switched off, or its old mail from being forgotten, while a find is added to it. Homes
-- don't wait for each other. With the filters written out, the function keeps its plan: planning two dozen conditions
-- for each published home took three times as long as everything else together.
create function private.use_filters_of_searches() returns void
language plpgsql set search_path = '' as $make$
begin
  execute format($create$
    create or replace function private.searches_for(home uuid) returns uuid[]
    language plpgsql volatile set search_path = '' as $$
    begin
      return array(
        select s.id from public.saved_searches s
        join private.saved_search_mail m on m.saved_search_id = s.id
        join public.listings l on l.id = home
        where s.frequency <> 'off' and s.user_id <> l.user_id
          and (m.words is null or l.search @@ m.words)
          and (m.area is null or m.area @> point(l.lng * 100000, l.lat * 100000))
          and (m.circle is null or m.circle @> point(l.lng * 100000, l.lat * 100000)) %s %s
        order by s.id
        for share of s);
    end;
    $$
  $create$, (
    select string_agg(format(
      case f.comparison
        when '=' then ' and (not s.filters ? %1$L or l.%2$I = any (string_to_array(s.filters ->> %1$L, '','')))'
        else ' and (not s.filters ? %1$L or l.%2$I %3$s (s.filters ->> %1$L)::%4$s)' end,
      f.filter, f.field, f.comparison, a.atttypid::regtype), '')
    from private.listing_filters f
    join pg_attribute a on a.attrelid = 'public.listings'::regclass and a.attname = f.field
  ), (
    select string_agg(format(
      ' and ((%L = any (string_to_array(s.filters ->> ''only'', '',''))) is not true or (%s))',
      kind, private.only_condition(kind, is_kept => true)), '')
    from unnest(array['new', 'reduced', 'showings', 'open', 'no_hoa']) as kind
  ));
end;
$make$;
-- The first use of the fields of a listing: the cards, the search indexes and the filters above.
select private.use_listing_fields();

-- Whether the price filters of a search let a home of this price through.
create function private.fits_price(p_filters jsonb, p_price integer) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from private.listing_filters f
    where f.field = 'price' and p_filters ? f.filter and (case f.comparison
      when '>=' then p_price >= (p_filters ->> f.filter)::numeric
      else p_price < (p_filters ->> f.filter)::numeric end) is not true);
$$;

-- A price that is put right within the first hour was never another price (private.is_first_hour). Whoever has been told of
-- the home is told nothing: their list has the right price, and mail that waits reads it. A find that was not mailed is
-- withdrawn from a search that no longer matches. Returns the searches that match only now, to which the home is new.
create function private.correct_finds(old public.listings, new public.listings, p_searches uuid[]) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  gone uuid[];
begin
  -- A notification is locked before its mail, as when it is told or read.
  update public.notifications n
  set data = jsonb_strip_nulls(n.data - 'was' || jsonb_build_object('price', new.price, 'change', 'new'))
  where n.id in (
    select told.id from public.notifications told
    where told.kind = 'search_match' and told.listing_id = new.id
    order by told.user_id, told.id
    for no key update);
  gone := array(
    select told.id from public.notifications told
    join public.saved_searches s on s.id = told.subject_id and s.frequency <> 'off' and s.id <> all (p_searches)
    where told.kind = 'search_match' and told.listing_id = new.id and told.read_at is null and not exists (
      select from private.email_outbox o
      where o.notification_id = told.id and o.listing_id = new.id and o.sent_at is not null)
    order by told.user_id, told.id
    for update of told);
  -- A notification about several homes goes on with another one of them.
  update public.notifications n
  set listing_id = other.id, data = jsonb_strip_nulls(n.data || jsonb_build_object('home', nullif(other.title, ''), 'price', other.price))
  from (
    select distinct on (o.notification_id) o.notification_id, l.id, l.title, l.price
    from private.email_outbox o join public.listings l on l.id = o.listing_id
    where o.notification_id = any (gone) and o.listing_id <> new.id
    order by o.notification_id, o.told_at desc) as other
  where n.id = other.notification_id and n.data ? 'more';
  delete from public.notifications n where n.id = any (gone) and not n.data ? 'more';
  delete from private.email_outbox o where o.id in (
    select unsent.id from private.email_outbox unsent
    join public.saved_searches s on s.id = unsent.saved_search_id and s.id <> all (p_searches)
    where unsent.listing_id = new.id and unsent.sent_at is null and (unsent.leased_until is null or unsent.leased_until < now())
    order by unsent.saved_search_id
    for update of unsent);
  return array(
    select s.id from public.saved_searches s
    where s.id = any (p_searches)
      and not exists (select from private.email_outbox o where o.saved_search_id = s.id and o.listing_id = new.id)
      and (not private.fits_price(s.filters, old.price)
           -- Something else about the home may have changed with its price.
           or s.created_at < new.published_at and not exists (
             select from public.notifications n
             where n.kind = 'search_match' and n.subject_id = s.id and n.created_at >= new.published_at))
    order by s.id);
end;
$$;

-- When a home is published or its price changes, tells the owners of the searches it matches. A find is a notification
-- (tell_each), which is mailed as the search says.
create function private.note_saved_search_finds(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  searches uuid[];
  is_new constant boolean := old.published_at is null or private.is_first_hour(old);
begin
  if private.is_seeding() then
    return;
  end if;
  searches := private.searches_for(new.id);
  if old.published_at is not null and is_new then
    searches := private.correct_finds(old, new, searches);
  end if;
  if searches = '{}' then
    return;
  end if;
  perform private.tell_each(array_agg(s.user_id order by s.id), 'search_match', new.id, array_agg(s.id order by s.id),
    array_agg(jsonb_strip_nulls(jsonb_build_object(
      'home', nullif(new.title, ''), 'search', s.name, 'filters', s.filters, 'price', new.price,
      'was', case when not is_new then old.price end,
      'change', case when is_new then 'new' else 'price' end)) order by s.id))
  from public.saved_searches s where s.id = any (searches);
end;
$$;

-- Called by the link in every email, which needs no sign-in. Stops the mail and keeps the search.
create function private.unsubscribe_saved_search(p_token text) returns text
language sql volatile security definer set search_path = '' as $$
  update public.saved_searches s set frequency = 'off'
  from private.open_link(p_token, '{search_mail}') as link
  where s.id = link.saved_search_id
  returning s.name;
$$;

select private.expose('unsubscribe_saved_search(token)', 'anon, authenticated',
  'Stops the mail of the saved search with this token; returns its name, or null.');
