-- A saved search keeps its filters as they are asked, by name: what can be searched for can be saved.

-- squawk-ignore adding-required-field -- the default fills it
alter table public.saved_searches add column filters jsonb not null default '{}';
update public.saved_searches set filters = jsonb_strip_nulls(jsonb_build_object(
  'search_term', search_term, 'property_type', property_type, 'min_price', min_price,
  'max_price', max_price, 'min_bedrooms', min_bedrooms, 'min_bathrooms', min_bathrooms,
  'status', status));

create or replace function private.guard_saved_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb;
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
  new.filters := jsonb_strip_nulls(new.filters);
  asked := private.asked_filters(new.filters);
  -- Words that nothing can be looked for with would match every home.
  if numnode(private.asked_words(new.filters ->> 'search_term')) = 0 or exists (
    select from private.listing_filters least
    join private.listing_filters most on most.field = least.field and most.comparison like '<%'
    where least.comparison like '>%'
      and (asked ->> least.filter)::numeric >= (asked ->> most.filter)::numeric
  ) then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  -- Values that don't fit their columns are refused now, and not when a home is published.
  execute 'select from public.listings l where false and ' || private.home_conditions(asked, null, null);
  perform pg_advisory_xact_lock(hashtextextended('saved-searches:' || new.user_id, 0));
  if (select count(*) from public.saved_searches s where s.user_id = new.user_id) >= 20 then
    raise exception using errcode = 'PT409', message = 'too_many_saved_searches';
  end if;
  return new;
end;
$$;

create or replace function private.keep_saved_search_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.saved_search_mail (saved_search_id, words)
    values (new.id, private.asked_words(new.filters ->> 'search_term'));
  elsif new.frequency = 'off' then
    delete from private.email_outbox o where o.saved_search_id = new.id;
    delete from private.saved_search_finds f where f.saved_search_id = new.id;
  else
    update private.email_outbox o
    set next_attempt_at = private.saved_search_due(new.frequency, m.last_sent_at)
    from private.saved_search_mail m
    where o.saved_search_id = new.id and o.attempts = 0 and m.saved_search_id = new.id;
  end if;
  return null;
end;
$$;

create or replace function private.note_saved_search_finds() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind_of_find constant text :=
    case when tg_op = 'INSERT' or old.published_at is null then 'new' else 'price' end;
  conditions constant text := (
    select string_agg(format(' and (not s.filters ? %1$L or l.%2$I %3$s (s.filters ->> %1$L)::%4$s)',
                             f.filter, f.field, f.comparison, a.atttypid::regtype), '')
    from private.listing_filters f
    join pg_attribute a on a.attrelid = 'public.listings'::regclass and a.attname = f.field);
  searches uuid[];
begin
  if private.is_seeding() then
    return null;
  end if;
  execute format($sql$
    select array(
      select s.id from public.saved_searches s
      join private.saved_search_mail m on m.saved_search_id = s.id
      join public.listings l on l.id = $1
      where s.frequency <> 'off' and s.user_id <> l.user_id
        and (m.words is null or l.search @@ m.words) %s
      order by s.id
      for key share of s)
  $sql$, conditions) into searches using new.id;
  perform private.plan_search_mails(searches);
  insert into private.saved_search_finds as f (saved_search_id, listing_id, kind, old_price)
  select search, new.id, kind_of_find, case when kind_of_find = 'price' then old.price end
  from unnest(searches) as search
  on conflict (saved_search_id, listing_id) do update
  -- A mail that is on its way may have told of it already; this is news then.
  set kind = case when f.batch is null then f.kind else excluded.kind end,
      old_price = case when f.batch is null then coalesce(f.old_price, excluded.old_price)
                       else excluded.old_price end,
      batch = null, found_at = now();
  return null;
end;
$$;

create or replace function private.claim_saved_search_mails(p_limit integer)
returns table (
  id uuid, attempt smallint, to_email text, name text, frequency text, token text, filters jsonb,
  total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('searches', null, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o where o.id = any (leased)
  ), held as (
    update private.saved_search_finds f set batch = claimed.id
    from claimed
    where f.saved_search_id = claimed.saved_search_id
      and (f.batch = claimed.id or (f.batch is null and claimed.attempts = 1))
    returning f.batch, f.listing_id, f.kind, f.old_price, f.found_at
  ), shown as (
    select held.batch, held.kind, held.old_price, l.id, l.title, l.city, l.state, l.price,
           row_number() over (partition by held.batch order by held.found_at desc, l.id) as n
    from held join public.listings l on l.id = held.listing_id and l.status = 'active'
  )
  select claimed.id, claimed.attempts, u.email::text, s.name, s.frequency, m.token,
         s.filters,
         (select count(*) from shown where shown.batch = claimed.id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'title', shown.title, 'city', shown.city,
             'state', shown.state, 'price', shown.price, 'old_price', shown.old_price) order by shown.n)
           from shown where shown.batch = claimed.id and shown.n <= 12)
  from claimed
  join public.saved_searches s on s.id = claimed.saved_search_id
  join private.saved_search_mail m on m.saved_search_id = s.id
  join auth.users u on u.id = s.user_id
  order by array_position(leased, claimed.id);
end;
$$;

-- Their checks, rights and the old "once" go with them.
alter table public.saved_searches
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column search_term,
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column property_type,
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column min_price,
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column max_price,
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column min_bedrooms,
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column min_bathrooms,
  -- squawk-ignore ban-drop-column -- nothing that was deployed asks for it
  drop column status;
alter table public.saved_searches
  -- squawk-ignore constraint-missing-not-valid -- checked when they were saved
  add constraint saved_searches_filters check (
    octet_length(filters::text) <= 2000
    and filters ->> 'property_type' in ('house', 'condo', 'townhouse', 'land')),
  -- squawk-ignore constraint-missing-not-valid, disallowed-unique-constraint -- migrations run in a transaction
  add constraint saved_searches_once unique (user_id, filters);
grant insert (filters) on public.saved_searches to authenticated;
