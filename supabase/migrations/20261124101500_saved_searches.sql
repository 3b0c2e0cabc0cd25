-- Saved searches: a search that mails its owner when a home begins to match or a price changes. It
-- can leave out pending homes, as the search itself can; what it mails about is active anyway.
--
-- What was found is written in the transaction that publishes the home or changes its price, so
-- that nothing is missed and nobody scans all homes at night. The saved-searches function leases
-- what is due, sends one mail for each search, and settles it.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and btrim(name) <> '' and name !~ '[[:cntrl:]]'),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'off')),
  search_term text check (char_length(search_term) between 1 and 200),
  property_type text check (property_type in ('house', 'condo', 'townhouse', 'land')),
  min_price integer check (min_price between 1 and 2000000000),
  max_price integer check (max_price between 1 and 2000000000),
  min_bedrooms smallint check (min_bedrooms between 1 and 99),
  min_bathrooms real check (min_bathrooms between 0.5 and 99),
  status text check (status = 'active'),
  created_at timestamptz not null default now(),
  constraint saved_searches_range check (min_price < max_price),
  constraint saved_searches_once unique nulls not distinct
    (user_id, search_term, property_type, min_price, max_price, min_bedrooms, min_bathrooms, status)
);
comment on table public.saved_searches is 'Searches whose owners are told of new homes and changed prices. The filters are those of search_listings.';
comment on column public.saved_searches.frequency is 'At once, once a day, or kept without mail.';

alter table public.saved_searches enable row level security;
revoke all on public.saved_searches from anon, authenticated;
grant select, delete on public.saved_searches to authenticated;
grant insert (id, user_id, name, frequency, search_term, property_type, min_price, max_price,
              min_bedrooms, min_bathrooms, status), update (name, frequency)
  on public.saved_searches to authenticated;
grant select, insert, update, delete on public.saved_searches to service_role;

create policy "Users see their own searches" on public.saved_searches
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users save searches for themselves" on public.saved_searches
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users change their own searches" on public.saved_searches
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Users drop their own searches" on public.saved_searches
  for delete to authenticated using (user_id = (select auth.uid()));

-- What only we know of a search: its words as a query, the key of its unsubscribe link, and the
-- state of its mail.
create table private.saved_search_mail (
  saved_search_id uuid primary key references public.saved_searches (id) on delete cascade,
  words tsquery,
  token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  due_at timestamptz,
  batch uuid,
  attempts smallint not null default 0,
  leased_until timestamptz,
  last_sent_at timestamptz,
  last_error text check (char_length(last_error) <= 500)
);
comment on table private.saved_search_mail is 'The mail of a saved search. `batch` identifies what the mail on its way contains: a retry is the same mail.';
create index saved_search_mail_due on private.saved_search_mail (due_at) where due_at is not null;

create table private.saved_search_finds (
  saved_search_id uuid not null references public.saved_searches (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  kind text not null check (kind in ('new', 'price')),
  old_price integer,
  found_at timestamptz not null default now(),
  batch uuid,
  primary key (saved_search_id, listing_id)
);
comment on table private.saved_search_finds is 'Homes that a search has found and not yet mailed; one row for each home, the latest price counts.';
create index saved_search_finds_listing on private.saved_search_finds (listing_id);

alter table private.saved_search_mail enable row level security;
alter table private.saved_search_finds enable row level security;
grant select, insert, update, delete on private.saved_search_mail, private.saved_search_finds to service_role;

create policy "The service role keeps the mail of searches" on private.saved_search_mail
  for all to service_role using (true) with check (true);
create policy "The service role keeps what was found" on private.saved_search_finds
  for all to service_role using (true) with check (true);

-- At most twenty a person; the rule of domain/saved-searches.ts.
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
  -- A term without a searchable word would match every home.
  if new.search_term is not null and private.search_query(new.search_term) is null then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('saved-searches:' || new.user_id, 0));
  if (select count(*) from public.saved_searches s where s.user_id = new.user_id) >= 20 then
    raise exception using errcode = 'PT409', message = 'too_many_saved_searches';
  end if;
  return new;
end;
$$;

create trigger guard_saved_search before insert or update on public.saved_searches
  for each row execute function private.guard_saved_search();

-- When the next mail is due: at once, or at 13:00 UTC. A daily mail that leaves late in the day,
-- after an outage, is followed by one on the second morning.
create function private.saved_search_due(frequency text, last_sent_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case frequency
    when 'instant' then greatest(now(), last_sent_at + interval '15 minutes')
    when 'daily' then (
      select min(morning) from generate_series(
        date_trunc('day', now() at time zone 'UTC') + interval '13 hours',
        date_trunc('day', now() at time zone 'UTC') + interval '61 hours', interval '1 day'
      ) as day, lateral (select day at time zone 'UTC' as morning) as each
      where morning > greatest(now(), last_sent_at + interval '20 hours'))
  end;
$$;

create function private.keep_saved_search_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.saved_search_mail (saved_search_id, words)
    values (new.id, case when new.search_term is not null then private.search_query(new.search_term) end);
  elsif new.frequency = 'off' then
    delete from private.saved_search_finds f where f.saved_search_id = new.id;
    update private.saved_search_mail m set due_at = null, batch = null where m.saved_search_id = new.id;
  else
    update private.saved_search_mail m
    set due_at = private.saved_search_due(new.frequency, m.last_sent_at)
    where m.saved_search_id = new.id and m.due_at is not null and m.batch is null;
  end if;
  return null;
end;
$$;

create trigger keep_saved_search_mail after insert or update of frequency on public.saved_searches
  for each row execute function private.keep_saved_search_mail();

-- A home comes on the market, or its price changes: whose search is it?
create function private.note_saved_search_finds() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind_of_find constant text :=
    case when tg_op = 'INSERT' or old.published_at is null then 'new' else 'price' end;
begin
  if private.is_seeding() then
    return null;
  end if;
  with finds as (
    insert into private.saved_search_finds as f (saved_search_id, listing_id, kind, old_price)
    select s.id, new.id, kind_of_find, case when kind_of_find = 'price' then old.price end
    from public.saved_searches s
    join private.saved_search_mail m on m.saved_search_id = s.id
    where s.frequency <> 'off' and s.user_id <> new.user_id
      and (s.property_type is null or s.property_type = new.property_type)
      and (s.min_price is null or new.price >= s.min_price)
      and (s.max_price is null or new.price < s.max_price)
      and (s.min_bedrooms is null or new.bedrooms >= s.min_bedrooms)
      and (s.min_bathrooms is null or new.bathrooms >= s.min_bathrooms)
      and (m.words is null or new.search @@ m.words)
    on conflict (saved_search_id, listing_id) do update
    -- A mail that is on its way may contain the earlier find already, so this is a new one.
    set kind = case when f.batch is null then f.kind else excluded.kind end,
        old_price = case when f.batch is null then coalesce(f.old_price, excluded.old_price)
                         else excluded.old_price end,
        batch = null, found_at = now()
    returning f.saved_search_id
  )
  update private.saved_search_mail m
  set due_at = coalesce(m.due_at, private.saved_search_due(s.frequency, m.last_sent_at))
  from finds, public.saved_searches s
  where m.saved_search_id = finds.saved_search_id and s.id = m.saved_search_id;
  return null;
end;
$$;

create trigger note_new_home after insert on public.listings
  for each row when (new.status = 'active')
  execute function private.note_saved_search_finds();
create trigger note_published_home_or_price after update of status, price on public.listings
  for each row when (
    new.status = 'active'
    and (old.published_at is null or (old.status = 'active' and new.price is distinct from old.price))
  )
  execute function private.note_saved_search_finds();

create function private.claim_saved_search_mails(p_limit integer)
returns table (
  saved_search_id uuid, to_email text, name text, frequency text, token text, batch uuid,
  filters jsonb, total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query
  with due as (
    select m.saved_search_id from private.saved_search_mail m
    where m.due_at <= now() and m.attempts < 20
      and (m.leased_until is null or m.leased_until < now())
    order by m.due_at
    limit least(greatest(coalesce(p_limit, 20), 1), 100)
    for update skip locked
  ), leased as (
    update private.saved_search_mail m
    set leased_until = now() + interval '2 minutes', attempts = m.attempts + 1,
        batch = coalesce(m.batch, gen_random_uuid())
    from due where due.saved_search_id = m.saved_search_id
    returning m.saved_search_id, m.token, m.batch, m.attempts
  ), held as (
    -- The first attempt takes all there is; a retry contains what the first one did.
    update private.saved_search_finds f set batch = leased.batch
    from leased
    where f.saved_search_id = leased.saved_search_id
      and (f.batch = leased.batch or (f.batch is null and leased.attempts = 1))
    returning f.saved_search_id, f.listing_id, f.kind, f.old_price, f.found_at
  ), shown as (
    select held.saved_search_id, held.kind, held.old_price, l.id, l.title, l.city, l.state, l.price,
           row_number() over (partition by held.saved_search_id order by held.found_at desc, l.id) as n
    from held join public.listings l on l.id = held.listing_id and l.status = 'active'
  )
  select leased.saved_search_id, u.email::text, s.name, s.frequency, leased.token, leased.batch,
         jsonb_strip_nulls(jsonb_build_object(
           'search_term', s.search_term, 'property_type', s.property_type, 'min_price', s.min_price,
           'max_price', s.max_price, 'min_bedrooms', s.min_bedrooms, 'min_bathrooms', s.min_bathrooms,
           'status', s.status)),
         (select count(*) from shown where shown.saved_search_id = leased.saved_search_id),
         coalesce((
           select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'title', shown.title, 'city', shown.city,
             'state', shown.state, 'price', shown.price, 'old_price', shown.old_price) order by shown.n)
           from shown where shown.saved_search_id = leased.saved_search_id and shown.n <= 12
         ), '[]'::jsonb)
  from leased
  join public.saved_searches s on s.id = leased.saved_search_id
  join auth.users u on u.id = s.user_id;
end;
$$;

-- Sent, or to be tried again after 1, 2, 4 … minutes, at most 6 hours.
create function private.settle_saved_search_mail(p_saved_search_id uuid, p_batch uuid, p_error text)
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_error is not null then
    update private.saved_search_mail m
    set leased_until = null, last_error = left(p_error, 500),
        due_at = now() + least(interval '6 hours', interval '1 minute' * power(2, m.attempts - 1))
    where m.saved_search_id = p_saved_search_id and m.batch = p_batch;
    return;
  end if;
  delete from private.saved_search_finds f
  where f.saved_search_id = p_saved_search_id and f.batch = p_batch;
  update private.saved_search_mail m
  set leased_until = null, attempts = 0, batch = null, last_error = null, last_sent_at = now(),
      due_at = case when exists (
        select 1 from private.saved_search_finds f where f.saved_search_id = m.saved_search_id
      ) then private.saved_search_due(s.frequency, now()) end
  from public.saved_searches s
  where s.id = m.saved_search_id and m.saved_search_id = p_saved_search_id and m.batch = p_batch;
end;
$$;

-- The link in every mail: no account, no question. It keeps the search and ends its mail.
create function private.unsubscribe_saved_search(p_token text) returns text
language sql volatile security definer set search_path = '' as $$
  update public.saved_searches s set frequency = 'off'
  from private.saved_search_mail m
  where m.saved_search_id = s.id and m.token = p_token
  returning s.name;
$$;

create function public.claim_saved_search_mails(p_limit integer default 20)
returns table (
  saved_search_id uuid, to_email text, name text, frequency text, token text, batch uuid,
  filters jsonb, total bigint, homes jsonb
)
language sql volatile set search_path = '' as $$
  select * from private.claim_saved_search_mails(p_limit);
$$;
comment on function public.claim_saved_search_mails is 'For saved-searches: leases due mails with all they say.';

create function public.settle_saved_search_mail(p_saved_search_id uuid, p_batch uuid, p_error text default null)
returns void
language sql volatile set search_path = '' as $$
  select private.settle_saved_search_mail(p_saved_search_id, p_batch, p_error);
$$;
comment on function public.settle_saved_search_mail is 'For saved-searches: sent, or to be tried again later.';

create function public.unsubscribe_saved_search(token text) returns text
language sql volatile set search_path = '' as $$
  select private.unsubscribe_saved_search(token);
$$;
comment on function public.unsubscribe_saved_search is 'Ends the mail of the search whose link this is; answers its name, or null.';

revoke execute on function public.claim_saved_search_mails, public.settle_saved_search_mail
  from public, anon, authenticated;
grant execute on function public.claim_saved_search_mails, public.settle_saved_search_mail,
  private.claim_saved_search_mails, private.settle_saved_search_mail to service_role;
revoke execute on function public.unsubscribe_saved_search from public;
grant execute on function public.unsubscribe_saved_search, private.unsubscribe_saved_search
  to anon, authenticated, service_role;
