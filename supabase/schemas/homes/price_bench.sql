-- The price bench: the homes that an owner compares with their own, and what differences between them are worth. Only the
-- home's owners read and write them; what is computed from them is in domain/homes/price-bench.ts.

create table public.comparable_homes (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  address text not null check (private.is_visible(address) and char_length(address) <= 200),
  price integer not null check (price between 1 and 2000000000),
  sold_on date not null check (sold_on between '1990-01-01' and '2100-01-01'),
  sqft integer check (sqft between 1 and 1000000),
  bedrooms smallint check (bedrooms between 0 and 99),
  bathrooms real check (bathrooms between 0 and 99),
  garage_spaces smallint check (garage_spaces between 0 and 99),
  lot_size real check (lot_size between 0 and 100000),
  year_built smallint check (year_built between 1600 and 2100),
  condition smallint check (condition between 1 and 5),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  source text not null default 'typed' check (source in ('typed', 'row', 'advertisement', 'sold_here')),
  created_at timestamptz not null default now(),
  constraint comparable_homes_place check ((lat is null) = (lng is null))
);
comment on table public.comparable_homes is 'Homes that were sold near a home, which its owners compare with it. They are what the owners say, and no one else reads them.';
comment on column public.comparable_homes.address is 'As the owner wrote it.';
comment on column public.comparable_homes.lot_size is 'Acres.';
comment on column public.comparable_homes.condition is '1 to 5, where 5 is like new.';
comment on column public.comparable_homes.source is 'How it got here: typed, read from a row or from an advertisement, or a home that was sold here.';
create index comparable_homes_listing on public.comparable_homes (listing_id);

create table public.price_benches (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  condition smallint check (condition between 1 and 5),
  sqft real check (sqft between 0 and 100),
  bedrooms real check (bedrooms between 0 and 100),
  bathrooms real check (bathrooms between 0 and 100),
  garage_spaces real check (garage_spaces between 0 and 100),
  lot_size real check (lot_size between 0 and 100),
  year_built real check (year_built between 0 and 100),
  condition_step real check (condition_step between 0 and 100),
  trend real check (trend between -50 and 50)
);
comment on table public.price_benches is 'What an owner says of their home for the price bench, and the rates that they moved, in percent. Null is the rate that we start with.';
comment on column public.price_benches.condition is 'The home''s own, 1 to 5, where 5 is like new.';
comment on column public.price_benches.sqft is 'Percent of the comparable homes'' median price per square foot. The other rates are percent of their median price.';
comment on column public.price_benches.trend is 'How prices have moved, in percent a year.';

alter table public.comparable_homes enable row level security;
alter table public.price_benches enable row level security;
select private.let_read('authenticated', 'comparable_homes', 'price_benches');
grant insert (id, listing_id, address, price, sold_on, sqft, bedrooms, bathrooms, garage_spaces, lot_size, year_built,
              condition, lat, lng, source),
      update (address, price, sold_on, sqft, bedrooms, bathrooms, garage_spaces, lot_size, year_built, condition, lat, lng),
      delete
  on public.comparable_homes to authenticated;
grant insert, update on public.price_benches to authenticated;

create policy "Owners see the homes that they compare with theirs" on public.comparable_homes
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
create policy "Owners add homes to compare with theirs" on public.comparable_homes
  for insert to authenticated with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners change the homes that they compare with theirs" on public.comparable_homes
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners remove the homes that they compare with theirs" on public.comparable_homes
  for delete to authenticated using (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners see their rates" on public.price_benches
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
create policy "Owners store their rates" on public.price_benches
  for insert to authenticated with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners change their rates" on public.price_benches
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (listing_id = any ((select private.homes_i_change())::uuid[]));

create trigger lock_own_homes before insert or update or delete on public.comparable_homes
  for each statement execute function private.lock_own_homes();

-- The owner's homes are locked, so two of their inserts count each other's rows.
create function private.cap_comparable_homes(p_listing_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if (select count(*) from public.comparable_homes c where c.listing_id = p_listing_id)
     >= private.limit_of('bench.homes') then
    raise exception using errcode = 'PT409', message = 'too_many_comparable_homes';
  end if;
end;
$$;

create function private.comparable_homes_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first: policies are checked last, so the other steps would tell a stranger what is stored.
  perform private.refuse_stranger(new.listing_id);
  -- The repeat comes before the limit, because a home that is sent again takes no place.
  if private.is_repeated_row('public.comparable_homes', to_jsonb(new), array[
    'listing_id', 'address', 'price', 'sold_on', 'sqft', 'bedrooms', 'bathrooms', 'garage_spaces', 'lot_size',
    'year_built', 'condition', 'lat', 'lng', 'source']) then
    return null;
  end if;
  -- The limit comes last, because it counts only what will be stored.
  perform private.cap_comparable_homes(new.listing_id);
  return new;
end;
$$;

create trigger before_insert before insert on public.comparable_homes
  for each row execute function private.comparable_homes_before_insert();

-- Whom a new price is told: counts, no names. In the first hour, people who saved the home aren't told. Saved searches are those that the home matches as it is stored.
create function private.price_audience(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_stranger(p_listing_id);
  return (
    select jsonb_build_object(
      'favorites', case when private.is_first_hour(l) then 0 else (
        select count(*) from public.favorites f where f.listing_id = l.id and f.user_id <> l.user_id) end,
      'searches', case when l.status = 'active' then cardinality(private.searches_for(l.id)) else 0 end)
    from public.listings l where l.id = p_listing_id);
end;
$$;

select private.expose('price_audience(listing_id)', 'authenticated',
  'For the home''s owner: {favorites, searches}, how many people and saved searches are told of a new price.');
