-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/homes/listings.sql

-- Listings: homes for sale, and their price history.

-- The words of a text for the search, one by one and without accents. The parser of Postgres would take "US-93" for a
-- word and a negative number.
create function private.searched_words(p_text text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return regexp_replace(private.as_plain(p_text), '[^[:alnum:]]+', ' ', 'g');
end;
$$;
grant execute on function private.searched_words to anon, authenticated, service_role;

-- array_to_string is only marked stable; a generated column needs an immutable function.
create function private.words(items text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_to_string(items, ' '), '');
$$;
grant execute on function private.words to anon, authenticated, service_role;

create function private.is_short_list(items text[], most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(items) <= most
     and coalesce(bool_and(item is not null and char_length(item) between 1 and longest), true)
  from unnest(items) as item;
$$;
grant execute on function private.is_short_list to anon, authenticated, service_role;

-- The center of the square around a place, a little more than half a mile wide and high. The squares are the
-- same for all homes, so neither hiding a home repeatedly nor comparing it with others reveals more than its square.
-- domain/homes/hidden-street.ts has the same squares.
create function private.approximate_lat(lat double precision) returns double precision
language sql immutable parallel safe set search_path = '' as $$
  select round(((floor(lat * 100) + 0.5) / 100)::numeric, 3)::double precision;
$$;

create function private.approximate_lng(lat double precision, lng double precision) returns double precision
language sql immutable parallel safe set search_path = '' as $$
  select round((((floor((lng + 180) / width) + 0.5) * width) - 180)::numeric, 6)::double precision
  from (select 360 / greatest(floor(36000 * cos(radians(private.approximate_lat(lat)))), 1)) as square (width);
$$;
grant execute on function private.approximate_lat, private.approximate_lng
  to anon, authenticated, service_role;

-- The addresses that domain/homes/tours.ts makes of pasted ones: a service's address, with only the name of a tour.
create function private.is_tour(address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select address = '' or address ~ '^(https://(my\.matterport\.com/show/\?m=[A-Za-z0-9]{11}|www\.youtube\.com/watch\?v=[A-Za-z0-9_-]{11}|vimeo\.com/[0-9]{6,12}))$';
$$;
grant execute on function private.is_tour to anon, authenticated, service_role;

-- Things that homes have, as words of the search: '#pool' for a home whose owner ticked a pool or wrote of one. Each
-- kind is a query for the owner's words, after removing phrases that say the opposite ("no pool") or another thing
-- ("pool table"). domain/search/home-features.ts has the same names, and home-feature-texts.ts the texts for people.
create function private.home_features() returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select '{
    "pool": "pool | pools | piscina | alberca",
    "hot_tub": "(hot <-> (tub | tubs)) | hottub | jacuzzi",
    "view": "view | views | vista | vistas | overlooks | overlooking",
    "waterfront": "waterfront | lakefront | oceanfront | beachfront | riverfront | bayfront | canalfront | creekfront | (water <-> (front | frontage)) | ((on | along) <-> the <-> (water | lake | river | ocean | beach | bay | canal | creek))",
    "ac": "ac | hvac | (a <-> c) | (central <-> (air | cooling)) | (air <-> (conditioning | conditioned | conditioner | conditioners)) | (mini <-> (split | splits)) | minisplit | minisplits | (refrigerated <-> air)",
    "parking": "parking | garage | garages | carport | carports | driveway",
    "garage": "garage | garages",
    "fenced": "fenced | fence | fences",
    "yard": "yard | yards | backyard | garden | gardens | lawn | jardin",
    "basement": "basement | cellar",
    "second_unit": "adu | casita | duplex | triplex | (accessory <-> (dwelling | apartment | unit)) | (in <-> law) | inlaw | ((guest | carriage) <-> (house | cottage | suite | apartment | quarters)) | guesthouse | (granny <-> flat) | ((second | separate | rental | income) <-> (unit | apartment | dwelling)) | (basement <-> apartment)",
    "pets": "pets | (pet <-> (friendly | ok)) | ((dog | dogs | cat | cats) <-> (friendly | allowed | welcome | ok))",
    "accessible": "wheelchair | handicap | handicapped | ramp | (ada <-> (compliant | accessible | bathroom)) | (accessible <-> (bathroom | bath | shower | entrance | entry | home | design)) | ((step | barrier) <-> free) | ((zero | no) <-> (step | threshold)) | (roll <-> in <-> shower) | (grab <-> (bar | bars)) | (stair <-> lift)",
    "new_construction": "(new <-> (construction | build)) | (newly <-> (built | constructed)) | (never <-> (lived | occupied))",
    "fixer": "fixer | fixerupper | handyman | tlc | rehab | ((needs | needing) <-> (work | updating | renovation | repair | repairs | love)) | ((investor | contractor) <-> special) | (renovation <-> project)",
    "fireplace": "fireplace | fireplaces | chimenea",
    "porch": "porch | porches | veranda",
    "deck": "deck | decks",
    "patio": "patio | patios | courtyard",
    "balcony": "balcony | balconies | lanai",
    "solar": "solar",
    "ev_charger": "(ev <-> (charger | chargers | charging | outlet | ready)) | (electric <-> (vehicle | car)) | (tesla <-> charger)",
    "hardwood": "hardwood | hardwoods | (wood <-> (floor | floors))",
    "home_office": "office | study",
    "walk_in_closet": "(walk <-> in <-> (closet | closets)) | (walkin <-> (closet | closets))",
    "laundry": "laundry | washer",
    "open_plan": "open <-> (plan | concept | (floor <-> plan) | floorplan | layout)",
    "workshop": "workshop",
    "shed": "shed | sheds",
    "barn": "barn | barns | stable | stables",
    "dock": "dock | docks",
    "greenhouse": "greenhouse",
    "attic": "attic",
    "elevator": "elevator",
    "sauna": "sauna",
    "fiber": "fiber",
    "gated": "gated",
    "furnished": "furnished",
    "cabin": "cabin",
    "duplex": "duplex | triplex | (multi <-> family) | multifamily",
    "studio": "studio <-> (apartment | condo | unit | loft)",
    "mobile_home": "((mobile | manufactured) <-> (home | homes)) | (double <-> wide) | doublewide",
    "tiny_house": "tiny <-> (house | home)",
    "mid_century": "midcentury | (mid <-> century)"
  }'::jsonb;
$$;

-- The parts of a text that say what the home has: without "no pool", "pets are not allowed", "room for a pool" and
-- "pool table".
create function private.said_of_home(p_text text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(lower(private.as_plain(p_text)),
    '\m(no|without|lacks|lacking|never a|not an?|sin|(room|space|potential|plans|permits?|plumbed) for)( (an?|any|the|in|on|central|private|attached|detached|swimming|shared|your|own|future))*'
    || '[ -](?!step|threshold|steps)[a-z]+([ -]in[ -]law)?(, [a-z]+(?=,? n?or ))*(,? n?or( an?)? [a-z]+)*'
    || '|\m(pets|dogs|cats)( are)? (not|never)\M',
    ' ', 'g'),
    '\mpool (tables?|hall|room)\M|\mcar ?pool\w*|\m(public|city|municipal) pool\M|\mgarage sales?\M|\mbarn doors?\M|\mpost office\M'
    || '|(?<!off[ -])\m(on[ -])?street parking|\mwaterfront (park|trail|restaurants?|dining|district)\M|\d ?acs?\M|\mloading docks?\M',
    ' ', 'g');
end;
$$;

-- The phrases as arrays, which Postgres reads once a session and not for each home.
create function private.feature_names() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg('#' || f.key order by f.key) from jsonb_each_text(private.home_features()) as f;
$$;

create function private.feature_queries() returns tsquery[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(f.value::tsquery order by f.key) from jsonb_each_text(private.home_features()) as f;
$$;

-- '#home' is among every home's words, so that homes without something can be asked for alone.
create function private.feature_words(
  words text, features text[], property_type text, bedrooms smallint, garage_spaces smallint, year_built smallint, created_at timestamptz
) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Separates two things that were ticked, so that no phrase reaches from one into the next.
  said constant tsvector := to_tsvector('simple', private.searched_words(
    private.said_of_home(words) || ' zz ' || private.said_of_home(coalesce(array_to_string(features, '; zz '), ''))));
begin
  return array_to_tsvector(array['#home'] || array(
    select f.name from unnest(private.feature_names(), private.feature_queries()) as f (name, query)
    where said @@ f.query or case f.name
      when '#garage' then garage_spaces > 0
      when '#parking' then garage_spaces > 0
      when '#studio' then bedrooms = 0 and property_type in ('condo', 'house')
      when '#new_construction' then year_built >= extract(year from created_at at time zone 'UTC') - 1
      else false end));
end;
$$;
grant execute on function private.home_features, private.feature_names, private.feature_queries, private.said_of_home, private.feature_words to anon, authenticated, service_role;

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null default '' check (char_length(title) <= 120),
  address text not null default '' check (char_length(address) <= 200),
  city text not null default '' check (char_length(city) <= 100),
  state text not null default '' check (state ~ '^([A-Z]{2})?$'),
  zip_code text not null default '' check (zip_code ~ '^(\d{5}(-\d{4})?)?$'),
  address_hidden boolean not null default false,
  shared_with_portals boolean not null default false,
  county text not null default '' check (char_length(county) <= 100),
  price integer check (price between 1 and 2000000000),
  property_type text not null default 'house'
    check (property_type in ('house', 'condo', 'townhouse', 'land')),
  bedrooms smallint check (bedrooms between 0 and 99),
  bathrooms real check (bathrooms between 0 and 99),
  sqft integer check (sqft between 0 and 1000000),
  lot_size real check (lot_size between 0 and 100000),
  year_built smallint check (year_built between 1600 and 2100),
  garage_spaces smallint check (garage_spaces between 0 and 99),
  stories smallint check (stories between 1 and 99),
  hoa_fee integer check (hoa_fee between 0 and 100000),
  property_tax integer check (property_tax between 1 and 1000000),
  description text not null default '' check (char_length(description) <= 10000),
  features text[] not null default '{}' check (private.is_short_list(features, 60, 80)),
  tour_url text not null default '' check (private.is_tour(tour_url)),
  status text not null default 'draft'
    check (status in ('draft', 'active', 'pending', 'sold', 'withdrawn')),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  geocoded_at timestamptz,
  time_zone text check (char_length(time_zone) <= 64),
  published_at timestamptz,
  reduced_at timestamptz,
  reduced_from integer check (reduced_from > 0),
  sold_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('simple', private.searched_words(
         title || ' ' || address || ' ' || city || ' ' || state || ' ' || zip_code)), 'A')
    || setweight(to_tsvector('simple', private.address_words(title || ', ' || address || ', ' || city)), 'A')
    || setweight(to_tsvector('english', property_type || ' ' || private.searched_words(private.words(features))), 'B')
    || setweight(to_tsvector('english', private.searched_words(title || ' ' || description)), 'C')
    || private.place_words(private.place_labels(address, city, state, zip_code, county, address_hidden))
    || private.feature_words(title || '. ' || description, features, property_type, bedrooms, garage_spaces, year_built, created_at)
  ) stored,
  -- Only a draft may be incomplete.
  constraint listings_complete check (
    status = 'draft'
    or (private.is_visible(title) and (private.is_visible(address) or address_hidden) and private.is_visible(city) and state <> '' and zip_code <> ''
        and time_zone is not null and published_at is not null)
  ),
  constraint listings_place check ((lat is null) = (lng is null)),
  constraint listings_sold check ((status = 'sold') = (sold_at is not null)),
  constraint listings_reduced check ((reduced_at is null) = (reduced_from is null)),
  -- A value that isn't in the row can't leak from it. Drafts may have it, because only their owners read them.
  constraint listings_hidden check (
    not address_hidden or status = 'draft'
    or (address = '' and char_length(zip_code) = 5
        and lat is not distinct from private.approximate_lat(lat)
        and lng is not distinct from private.approximate_lng(lat, lng))
  )
);
comment on table public.listings is 'Homes for sale. Active and pending ones are public; the owner sees all of their own.';
comment on column public.listings.address_hidden is 'Once published, the row has an empty street and an approximate place; the exact ones are in hidden_places.';
comment on column public.listings.shared_with_portals is 'Whether the owner shares it with other sites and brokers through the feed (functions/listings/reso).';
comment on column public.listings.county is 'The county''s name with "County" or the local term; empty if the place is unknown. The server sets it with the coordinates. It is the county of the middle of the home''s square, for every home, so it tells nothing about a hidden street.';
comment on column public.listings.price is 'Whole US dollars; null is "Price on request".';
comment on column public.listings.lot_size is 'Acres.';
comment on column public.listings.hoa_fee is 'Whole US dollars a month; 0 is none.';
comment on column public.listings.property_tax is 'Whole US dollars a year, from the owner''s last bill.';
comment on column public.listings.time_zone is 'IANA name, which the server derives from the address. All showings are in this zone.';
comment on column public.listings.reduced_at is 'When the price was last lowered; null if it was never lowered, or was raised since.';
comment on column public.listings.reduced_from is 'The price before it was last lowered.';
comment on column public.listings.tour_url is 'The address of a tour at one of the few services that the page may embed (domain/homes/tours.ts).';
comment on column public.listings.published_at is 'When it first became active; "newest" sorts by it.';

-- private.use_listing_fields() creates the indexes for the filters of search and map.
create index listings_like_in_city on public.listings (status, property_type, state, city, price)
  where status in ('active', 'pending');
create index listings_like_in_state on public.listings (status, property_type, state, price)
  where status in ('active', 'pending');
create index listings_search on public.listings using gin (search) with (fastupdate = off)
  where status in ('active', 'pending');
-- The words of one home in 64, a fair sample because ids are random. It quickly shows which words are so frequent that
-- counting their homes would take long (private.are_many).
create index listings_search_sample on public.listings using gin (search) with (fastupdate = off)
  where status in ('active', 'pending') and id < '04000000-0000-0000-0000-000000000000';
-- Finds the words of sold homes.
create index listings_search_sold on public.listings using gin (search) with (fastupdate = off)
  where status = 'sold';
create index listings_reduced on public.listings (published_at desc, id desc)
  where status in ('active', 'pending') and reduced_at is not null;
-- Finds the homes that searches kept for an address are told of.
create index listings_lowered on public.listings (reduced_at)
  where status in ('active', 'pending') and reduced_at is not null;
-- Pages through the feed for other sites.
create index listings_shared on public.listings (id)
  where shared_with_portals and status in ('active', 'pending');
create index listings_owner on public.listings (user_id);
-- Reads the sitemap, whose parts are ranges of ids.
create index listings_for_sale on public.listings (id) where status in ('active', 'pending');

alter table public.listings enable row level security;
select private.let_read('anon, authenticated', 'listings');
grant insert (id, user_id, title, address, city, state, zip_code, address_hidden, shared_with_portals, price, property_type, bedrooms,
              bathrooms, sqft, lot_size, year_built, garage_spaces, stories, hoa_fee, property_tax, description,
              features, tour_url, status)
  on public.listings to authenticated;
grant update (title, address, city, state, zip_code, address_hidden, shared_with_portals, price, property_type, bedrooms,
              bathrooms, sqft, lot_size, year_built, garage_spaces, stories, hoa_fee, property_tax, description,
              features, tour_url, status)
  on public.listings to authenticated;
grant delete on public.listings to authenticated;

create policy "Visitors see homes that are for sale" on public.listings
  for select to anon using (status in ('active', 'pending'));
create policy "Owners create their own listings" on public.listings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners delete their own listings" on public.listings
  for delete to authenticated using (user_id = (select auth.uid()));

-- The streets and coordinates of published homes while their owners hide them.
create table public.hidden_places (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address <> '' and char_length(address) <= 200),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  constraint hidden_places_place check ((lat is null) = (lng is null))
);
comment on table public.hidden_places is 'Streets that owners hide: for them, and for visitors with a confirmed showing. Written by a trigger of listings.';
create index hidden_places_owner on public.hidden_places (user_id);

alter table public.hidden_places enable row level security;
select private.let_read('authenticated', 'hidden_places');

-- The next migration adds the other owners of a home (home_owners), with the policies for all owners.

-- A home's address in one line; with a hidden street only for people who may know it.
create function private.address_of(p_home public.listings, p_knows_street boolean) returns text
language sql stable set search_path = '' as $$
  select concat_ws(', ',
    nullif(coalesce(
      (select h.address from public.hidden_places h where p_knows_street and h.listing_id = p_home.id),
      p_home.address), ''),
    nullif(p_home.city, ''),
    nullif(concat_ws(' ', nullif(p_home.state, ''), nullif(p_home.zip_code, '')), ''));
$$;

-- Rules that hold for every writer of a home. A listing never changes its first owner, except that a co-owner becomes
-- the first when the first owner closes their account (private.pass_home_on). Its status only moves along draft →
-- active → pending → sold (or withdrawn). Its coordinates and time zone come from the server. A new listing has no old
-- row. The step runs with its list's rights, and its refusals don't depend on the caller.
create function private.guard_listing(old public.listings, new public.listings) returns public.listings
language plpgsql volatile set search_path = '' as $$
declare
  allowed constant jsonb := '{
    "draft": ["active"],
    "active": ["pending", "sold", "withdrawn"],
    "pending": ["active", "sold", "withdrawn"],
    "withdrawn": ["active"],
    "sold": []
  }';
begin
  if private.is_seeding() then
    new.sold_at := case when new.status = 'sold' then coalesce(new.sold_at, now()) end;
    return new;
  end if;

  if old.id is null then
    new.created_at := now();
    new.published_at := null;
    new.reduced_at := null;
    new.reduced_from := null;
    new.sold_at := null;
    if private.is_api_caller() then
      new.lat := null;
      new.lng := null;
      new.county := '';
      new.geocoded_at := null;
      new.time_zone := null;
    end if;
    -- A new listing is a draft, or is published right away.
    if new.status not in ('draft', 'active') then
      raise exception using errcode = 'PT409', message = 'listing_transition';
    end if;
  else
    if new.id <> old.id or new.user_id <> old.user_id and (
      current_user in ('anon', 'authenticated', 'service_role') or not private.is_owner_of(new.id, new.user_id)) then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
    if new.status <> old.status and not (allowed -> old.status ? new.status) then
      raise exception using errcode = 'PT409', message = 'listing_transition';
    end if;
    new.created_at := old.created_at;
    new.published_at := old.published_at;
    new.reduced_at := case when new.price is not distinct from old.price then old.reduced_at
      when new.price < old.price and old.published_at is not null then now() end;
    new.reduced_from := case when new.price is not distinct from old.price then old.reduced_from
      when new.reduced_at is not null then old.price end;
    new.sold_at := case when old.status = 'sold' then old.sold_at when new.status = 'sold' then now() end;
    if private.is_api_caller() then
      -- Another town may be in another time zone, which would move every showing by hours. Only the server, which looks
      -- up the new zone, may move a published home.
      if old.status <> 'draft' and (new.city, new.state, new.zip_code)
         is distinct from (old.city, old.state, old.zip_code) then
        raise exception using errcode = 'PT409', message = 'listing_place_fixed';
      end if;
      -- A new address invalidates the coordinates; the server looks up new ones.
      if (new.address, new.city, new.state, new.zip_code)
         is distinct from (old.address, old.city, old.state, old.zip_code) then
        new.lat := null;
        new.lng := null;
        new.county := '';
        new.geocoded_at := null;
      else
        new.lat := old.lat;
        new.lng := old.lng;
        new.county := old.county;
        new.geocoded_at := old.geocoded_at;
      end if;
      new.time_zone := old.time_zone;
    end if;
  end if;

  if new.time_zone is not null then
    begin
      perform now() at time zone new.time_zone;
    exception when invalid_parameter_value then
      raise exception using errcode = 'PT400', message = 'bad_request';
    end;
  end if;
  if new.status = 'active' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  return new;
end;
$$;
grant execute on function private.guard_listing to authenticated, service_role;

-- Limits how many listings a user may keep, and how fast they may create them and change prices. A new listing may cost
-- a geocoder request, and each new price of a published listing is kept forever and mailed to the people whose saved
-- searches it matches. The count of private.take_rate() is rolled back with a refused statement.

-- A repeated insert changes nothing and doesn't count. Empty fields are not compared, because the owner may have filled
-- them in since then. Once the home is published, no field is compared.
create function private.is_repeated_home(new public.listings) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  stored public.listings;
begin
  -- The policies refuse visitors.
  if not private.is_api_caller() or auth.uid() is null then
    return false;
  end if;
  select * into stored from public.listings l where l.id = new.id and l.user_id = auth.uid();
  return private.is_repeat(
    case when stored.id is not null then to_jsonb(stored) end,
    coalesce((
      select jsonb_object_agg(sent.key, sent.value)
      from jsonb_each(to_jsonb(new) - '{id,status,created_at,updated_at,search}'::text[]) as sent
      where stored.status = 'draft' and sent.value not in ('null', '""', '[]', 'false')), '{}'));
end;
$$;

-- The counter's row stays locked until the transaction ends, so a user's parallel inserts count each other's listings.
create function private.cap_new_listings() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_api_caller() or auth.uid() is null then
    return;
  end if;
  if not private.take_rate('new-listings:' || auth.uid(), 3600, private.limit_of('listings.new_per_hour')) then
    raise exception using errcode = 'PT429', message = 'too_many_new_listings';
  end if;
  if (select count(*) from public.listings l where l.user_id = auth.uid())
     >= private.limit_of('listings.in_all') then
    raise exception using errcode = 'PT409', message = 'too_many_listings';
  end if;
end;
$$;

-- Called at the end of a statement that changed this many prices, when all its homes are locked. The counter comes
-- last, so that two such statements of one user can't deadlock.
create function private.cap_price_changes(p_changes bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  most constant integer := private.limit_of('listings.price_changes_per_hour');
begin
  for n in 1..p_changes loop
    if not private.take_rate('price-changes:' || auth.uid(), 3600, most) then
      raise exception using errcode = 'PT429', message = 'too_many_price_changes';
    end if;
  end loop;
end;
$$;

-- Price history, which starts when a home is published.
create table public.price_history (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  price integer not null check (price > 0),
  changed_at timestamptz not null default now()
);
comment on table public.price_history is 'The prices of a home. A trigger adds a row when a published price changes. Everyone who can see the listing can read them.';
create index price_history_listing on public.price_history (listing_id, changed_at);

alter table public.price_history enable row level security;
select private.let_read('anon, authenticated', 'price_history');

create policy "Whoever sees a listing sees its prices" on public.price_history
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));

create function private.record_price(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if new.published_at is null or new.price is null or private.is_seeding() then
    return;
  end if;
  if old.published_at is null or new.price is distinct from old.price then
    insert into public.price_history (listing_id, price) values (new.id, new.price);
  end if;
end;
$$;

-- supabase/schemas/homes/home_owners.sql

-- Co-owners: up to three people own a home together with the person who created it. All of them read everything about
-- the home and act for it, and each act says which of them acted. Only the first owner can invite and remove owners,
-- pay, and delete the home. listings.user_id is the first owner, and so are the owner_id and user_id that other tables
-- copy from there. The rows of this table are the other owners (decision 164).
--
-- All code that asks whether a person owns a home asks a function of this file. Policies compare the home's id with
-- private.my_homes(), which is read once a query.
--
-- An invitation names a mailbox. A person who follows its link and signs in under that mailbox joins (inviting_owners).
-- When a row is deleted, its person can do nothing for the home any more: co-owners are stored nowhere else, except in
-- conversation_members, which a trigger keeps the same.
--
-- Order of locks: the first owner's homes (private.lock_homes), then these rows, then the homes' conversations, then
-- mail.

create table public.home_owners (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  name text not null check (private.is_plain_name(name, 80)),
  email text check (char_length(email) <= 254 and private.is_email(email)),
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  constraint home_owners_invited_or_joined check (
    num_nonnulls(person_id, email) = 1 and (person_id is null) = (joined_at is null))
);
comment on table public.home_owners is 'The people who own a home besides the person who created it, and the people who are invited to. Functions write it.';
comment on column public.home_owners.id is 'The browser generates this id, so that an invitation that is sent again is recognized as the same one.';
comment on column public.home_owners.person_id is 'Null until the invited person has joined.';
comment on column public.home_owners.name is 'The person''s name as the first owner wrote it.';
comment on column public.home_owners.email is 'The address that was invited; null once the person has joined, because then their account has an address.';
create unique index home_owners_once on public.home_owners (listing_id, person_id) where person_id is not null;
create unique index home_owners_invited_once on public.home_owners (listing_id, private.mailbox_of(email)) where email is not null;
create index home_owners_of_listing on public.home_owners (listing_id);
create index home_owners_of_person on public.home_owners (person_id, listing_id);

alter table public.home_owners enable row level security;
revoke all on public.home_owners from service_role;
select private.let_read('authenticated', 'home_owners');
grant select, insert, update, delete on public.home_owners to service_role;

create policy "People see which homes they own with others" on public.home_owners
  for select to authenticated using (person_id = (select auth.uid()));

-- The homes that the caller owns, alone or with others.
create function private.my_homes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select l.id from public.listings l where l.user_id = auth.uid()
    union all
    select o.listing_id from public.home_owners o where o.person_id = auth.uid());
end;
$$;

-- The caller's homes that another person created.
create function private.shared_homes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select o.listing_id from public.home_owners o where o.person_id = auth.uid());
end;
$$;

-- The homes that the caller may change. A suspended person can't change a home that another person created, because
-- that home isn't hidden like their own.
create function private.homes_i_change() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select l.id from public.listings l where l.user_id = auth.uid()
    union all
    select o.listing_id from public.home_owners o where o.person_id = auth.uid() and not private.is_suspended(o.person_id));
end;
$$;

create function private.is_owner_of(p_listing_id uuid, p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.listings l where l.id = p_listing_id and l.user_id = p_person)
      or exists (select from public.home_owners o where o.listing_id = p_listing_id and o.person_id = p_person);
end;
$$;

create function private.first_owner(p_listing_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select l.user_id from public.listings l where l.id = p_listing_id);
end;
$$;

-- All owners of a home: the first owner, then the others in the order in which they joined.
create function private.owners_of(p_listing_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select person from (
      select l.user_id as person, '-infinity'::timestamptz as since from public.listings l where l.id = p_listing_id
      union all
      select o.person_id, o.joined_at from public.home_owners o
      where o.listing_id = p_listing_id and o.person_id is not null) as owners
    order by since, person);
end;
$$;
grant execute on function private.my_homes, private.shared_homes, private.homes_i_change, private.first_owner, private.is_owner_of
  to authenticated, service_role;
grant execute on function private.owners_of to service_role;

create policy "Users see homes that are for sale and their own" on public.listings
  for select to authenticated
  using (status in ('active', 'pending') or user_id = (select auth.uid()) or id = any ((select private.shared_homes())::uuid[]));
create policy "Owners change their own listings" on public.listings
  for update to authenticated
  using (id = any ((select private.homes_i_change())::uuid[]))
  with check (id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners read the streets they hide" on public.hidden_places
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));

-- supabase/schemas/homes/listing_views.sql

-- Views of a listing: each visitor counts once a day, and the owner never.

-- The channel that led a visitor here, according to the link they followed; '' without a channel. Only the words in
-- CHANNELS in domain/homes/channels.ts are allowed, so that nothing about a person can be stored.
create function private.is_channel(word text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select word in ('', 'flyer', 'sign', 'craigslist', 'facebook', 'nextdoor', 'instagram', 'x', 'sms', 'portal');
$$;
grant execute on function private.is_channel to anon, authenticated, service_role;

create table public.listing_views (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  visitor text not null check (char_length(visitor) between 8 and 64),
  came_from text not null default '' check (private.is_channel(came_from)),
  primary key (listing_id, day, visitor)
);
comment on table public.listing_views is 'One row per visitor and day. `visitor` is an opaque token, never an address or a name.';

alter table public.listing_views enable row level security;
-- The rows are only counted. No role can read which visitor came from where.
grant select (listing_id, day) on public.listing_views to authenticated;

create policy "Owners see the views of their listings" on public.listing_views
  for select to authenticated
  using (listing_id = any ((select private.my_homes())::uuid[]));

create table public.listing_view_counts (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  views integer not null default 0 check (views >= 0)
);
comment on table public.listing_view_counts is 'Total views of a listing, in a separate table so that counting never rewrites the listing.';

alter table public.listing_view_counts enable row level security;
select private.let_read('anon, authenticated', 'listing_view_counts');

create policy "Whoever sees a listing sees how often it was viewed" on public.listing_view_counts
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));

create function private.count_view() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_view_counts as counts (listing_id, views) values (new.listing_id, 1)
  on conflict (listing_id) do update set views = counts.views + 1;
  return null;
end;
$$;

create trigger count_view after insert on public.listing_views
  for each row execute function private.count_view();

-- Counts a visitor, whose token the caller made up. p_networks are the visitor's, if one of our functions calls, which
-- has limited them.
create function private.count_visitor(
  p_listing_id uuid, p_visitor text, p_from text, p_person uuid, p_networks text[] default null
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  token text;
  viewer private.caller;
begin
  if p_visitor is null or char_length(p_visitor) not between 8 and 64 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  -- Ignore homes that are not public, without revealing that they exist, and the caller's own.
  if not exists (
    select 1 from public.listings l
    where l.id = p_listing_id and l.status in ('active', 'pending')
      and not private.is_owner_of(l.id, p_person)
  ) then
    return;
  end if;
  -- The stored token identifies no one: it differs for each home and day.
  token := encode(sha256(convert_to(concat_ws('|', p_listing_id, today, p_visitor), 'utf8')), 'hex');
  if exists (
    select 1 from public.listing_views v
    where v.listing_id = p_listing_id and v.day = today and v.visitor = token
  ) then
    return;
  end if;
  -- Cap what made-up visitors can add: to a home's figures, which its owner relies on, and to what is stored.
  if p_networks is null and not (
    private.take_network_rate('view:network', 3600, private.limit_of('views.per_hour'))
    and private.take_network_rate('view:network-day', 86400, private.limit_of('views.per_day'))
    and private.take_network_rate('view:network-home', 86400, private.limit_of('views.per_home'), p_listing_id)) then
    return;
  end if;
  viewer := private.caller_of(p_person, coalesce(p_networks, private.caller_networks()));
  if private.take_part('views', p_listing_id::text, viewer) and private.take_part('views_of_day', p_listing_id::text, viewer) then
    -- A mangled link still counts.
    insert into public.listing_views (listing_id, day, visitor, came_from)
    values (p_listing_id, today, token, case when private.is_channel(p_from) then p_from else '' end)
    on conflict do nothing;
  end if;
end;
$$;

create function private.register_listing_view(p_listing_id uuid, p_visitor text, p_from text default '')
returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_visitor(p_listing_id, p_visitor, p_from, auth.uid());
$$;

select private.expose('register_listing_view(p_listing_id, p_visitor, p_from)', 'anon, authenticated',
  'Counts a view: once per visitor and day, never the owner''s. `p_from` is the channel of the link followed.');

create function private.register_api_view(p_listing_id uuid, p_visitor text, p_person uuid, p_networks text[]) returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_visitor(p_listing_id, p_visitor, '', p_person, p_networks);
$$;

select private.expose('register_api_view(p_listing_id, p_visitor, p_person, p_networks)', 'service_role',
  'For the function listings, which counts its callers'' networks: counts a view of a visitor, or of a person who is signed in.');

-- Views in the last seven days, for the owner's "12 views this week". It runs with the caller's rights: listing_views
-- is visible only to the owner, so anyone else gets 0.
create function public.views_this_week(listing_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.listing_views v
  where v.listing_id = views_this_week.listing_id
    and v.day > (now() at time zone 'utc')::date - 7;
$$;
comment on function public.views_this_week is
  'Views of the caller''s own home in the last seven days; 0 for anyone else.';
grant execute on function public.views_this_week to authenticated, service_role;

-- Visitors are only needed while the last days are counted; after that, their number is enough.
create table private.listing_view_days (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  came_from text not null default '' check (private.is_channel(came_from)),
  views integer not null check (views > 0),
  primary key (listing_id, day, came_from)
);
comment on table private.listing_view_days is 'Views of a listing on days more than a week ago.';
alter table private.listing_view_days enable row level security;
create policy "The service role manages the views of past days" on private.listing_view_days
  for all to service_role using (true) with check (true);

-- Homes are deleted first, because their views refer to them. A home that is being deleted is left out.
create function private.fold_views() returns void
language sql volatile set search_path = '' as $$
  with homes as materialized (
    select l.id from public.listings l
    where l.id in (select v.listing_id from public.listing_views v where v.day < ((select private.kept_since('views')) at time zone 'utc')::date)
    order by l.id for key share skip locked
  ), past as (
    delete from public.listing_views v using homes
    where v.listing_id = homes.id and v.day < ((select private.kept_since('views')) at time zone 'utc')::date
    returning v.listing_id, v.day, v.came_from
  )
  insert into private.listing_view_days as known (listing_id, day, came_from, views)
  select p.listing_id, p.day, p.came_from, count(*) from past p group by p.listing_id, p.day, p.came_from
  on conflict (listing_id, day, came_from) do update set views = known.views + excluded.views;
$$;

-- supabase/schemas/homes/geocoder.sql

-- The geocoder: looks up each address once, caches the answer, and respects the service's limit of one
-- request a second for the whole application.
--
-- Instances of the listings function don't know of each other, so each asks here for its turn before
-- it asks the service. One locked row hands out the turns, so concurrent callers get different seconds.

create table private.geocoder_cache (
  query text primary key check (char_length(query) between 1 and 450),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  kept_until timestamptz not null,
  constraint geocoder_cache_place check ((lat is null) = (lng is null))
);
comment on table private.geocoder_cache is 'The geocoder''s answers by lowercase address; without coordinates, it found none.';
create index geocoder_cache_kept_until on private.geocoder_cache (kept_until);

select private.only_for_server('select, insert, update, delete', 'geocoder_cache');

create table private.geocoder_turns (
  only_row boolean primary key default true check (only_row),
  next_turn timestamptz not null default '-infinity',
  paused_until timestamptz not null default '-infinity'
);
comment on table private.geocoder_turns is 'When the geocoder may next be asked; one row for the whole application.';
insert into private.geocoder_turns default values;

select private.only_for_server('select, insert, update, delete', 'geocoder_turns');

-- {known: true, lat, lng}: cached. {known: false, wait_ms}: ask the service in that many milliseconds.
-- {known: false, wait_ms: null}: the queue is longer than p_patience_ms, the service is down, or
-- p_person has used up their 60 turns an hour; the home is then saved without coordinates.
create function private.claim_geocoder(p_query text, p_patience_ms integer, p_person uuid, p_networks text[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- A little more than a second, because requests vary in how long they take to arrive.
  apart constant interval := '1100 milliseconds';
  patience constant interval := make_interval(secs => greatest(p_patience_ms, 0) / 1000.0);
  remembered private.geocoder_cache;
  turn timestamptz;
begin
  select * into remembered from private.geocoder_cache c
  where c.query = p_query and c.kept_until > now();
  if found then
    return jsonb_build_object('known', true, 'lat', remembered.lat, 'lng', remembered.lng);
  end if;
  if private.take_part('geocoder', null, private.caller_of(p_person, p_networks)) then
    update private.geocoder_turns t
    set next_turn = greatest(t.next_turn, clock_timestamp()) + apart
    where t.paused_until <= clock_timestamp() and t.next_turn <= clock_timestamp() + patience
    returning t.next_turn - apart into turn;
  end if;
  if turn is null then
    return jsonb_build_object('known', false, 'wait_ms', null);
  end if;
  return jsonb_build_object('known', false, 'wait_ms',
    greatest(ceil(extract(epoch from turn - clock_timestamp()) * 1000), 0));
end;
$$;

-- Caches coordinates, and for a shorter time that there are none.
create function private.keep_geocode(
  p_query text, p_lat double precision default null, p_lng double precision default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.geocoder_cache as c (query, lat, lng, kept_until)
  values (p_query, p_lat, p_lng,
          now() + case when p_lat is null then private.kept_for('unknown_places') else private.kept_for('places') end)
  on conflict (query) do update
  set lat = excluded.lat, lng = excluded.lng, kept_until = excluded.kept_until;
end;
$$;

-- Stops all requests for this many seconds: the service is failing, or told us to wait.
create function private.pause_geocoder(p_seconds integer) returns void
language sql volatile security definer set search_path = '' as $$
  update private.geocoder_turns t
  set paused_until = greatest(t.paused_until,
        clock_timestamp() + make_interval(secs => least(greatest(p_seconds, 1), 3600)));
$$;

-- Homes without a place, which are looked up again because the geocoder may have been down when they were saved. Each
-- has 14 tries, further and further apart, over five days. A new address starts from the beginning, and a place or a
-- pin ends the tries.
create table private.homes_to_place (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  tries smallint not null default 0 check (tries between 0 and 14),
  next_try_at timestamptz not null default now() + interval '5 minutes'
);
comment on table private.homes_to_place is 'Homes that the geocoder is asked about again, because it could not be asked when they were saved.';
create index homes_to_place_due on private.homes_to_place (next_try_at);

select private.only_for_server('select', 'homes_to_place');

-- The next home to look up, with its exact address. Its next try is set before it is looked up, so that a call that
-- breaks off is not repeated right away.
create function private.claim_home_to_place()
returns table (id uuid, owner_id uuid, address text, city text, state text, zip_code text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.homes_to_place q using public.listings l
  where l.id = q.listing_id and q.next_try_at <= now() and (q.tries = 14 or l.lat is not null);
  return query
  with due as (
    select q.listing_id from private.homes_to_place q
    where q.next_try_at <= now() order by q.next_try_at limit 1 for update skip locked
  ), claimed as (
    update private.homes_to_place q
    set tries = q.tries + 1,
        next_try_at = now() + least(interval '1 day', interval '5 minutes' * power(2, q.tries))
    from due where q.listing_id = due.listing_id
    returning q.listing_id
  )
  select l.id, l.user_id, coalesce(h.address, l.address), l.city, l.state, l.zip_code
  from claimed
  join public.listings l on l.id = claimed.listing_id
  left join public.hidden_places h on h.listing_id = l.id;
end;
$$;

-- The geocoder has been asked and knows no such address, so it isn't asked again.
create function private.leave_home_unplaced(p_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.homes_to_place q where q.listing_id = p_id;
$$;

-- Stores the coordinates, and the county of the middle of their square, if the address is still the one that was looked
-- up. Coordinates of a hidden street are stored in hidden_places, and the trigger of listings keeps the approximate
-- ones. Once the time zone is known, the home's weekly hours fill its days.
create function private.place_listing(
  p_id uuid, p_address text, p_city text, p_state text, p_zip_code text,
  p_lat double precision, p_lng double precision, p_county text, p_time_zone text
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_days(p_id);
  update public.hidden_places h set lat = p_lat, lng = p_lng
  where h.listing_id = p_id and h.address = p_address;
  update public.listings l
  set lat = p_lat, lng = p_lng, county = p_county,
      geocoded_at = case when p_lat is null then null else now() end,
      time_zone = case when l.status = 'draft' or l.time_zone is null then p_time_zone
                       else l.time_zone end
  where l.id = p_id
    and (l.city, l.state) = (p_city, p_state)
    and ((l.address, l.zip_code) = (p_address, p_zip_code)
      or exists (select from public.hidden_places h where h.listing_id = l.id and h.address = p_address)
        and l.zip_code = left(p_zip_code, 5));
  if not found then
    return false;
  end if;
  if p_lat is not null then
    delete from private.homes_to_place q where q.listing_id = p_id;
  elsif p_address <> '' then
    insert into private.homes_to_place as q (listing_id) values (p_id)
    on conflict (listing_id) do update set tries = 0, next_try_at = excluded.next_try_at;
  end if;
  return true;
end;
$$;

select private.expose('claim_home_to_place()', 'service_role',
  'The next home to ask the geocoder about again, for the function listings.');
select private.expose('leave_home_unplaced(p_id)', 'service_role',
  'The geocoder knows no such address, says the function listings.');
select private.expose('claim_geocoder(p_query, p_patience_ms, p_person, p_networks)', 'service_role',
  'Cached coordinates, or when to ask the geocoder, for the function listings.');
select private.expose('keep_geocode(p_query, p_lat, p_lng)', 'service_role',
  'Called by the function listings. Stores the geocoder''s answer.');
select private.expose('pause_geocoder(p_seconds)', 'service_role',
  'Called by the function listings. Stops requests to the geocoder for this many seconds.');
select private.expose(
  'place_listing(p_id, p_address, p_city, p_state, p_zip_code, p_lat, p_lng, p_county, p_time_zone)', 'service_role',
  'Called by the function listings. Stores the coordinates, county and time zone of an address.');

-- supabase/schemas/homes/listing_fields.sql

-- Facts that SQL knows about the fields of a listing: whether cards include them, and how searches may compare them.
-- domain/homes/listing-fields.ts describes the same fields for the code; tests/database/homes/listing-mirror.test.ts
-- compares the two.

create table private.listing_fields (
  name text primary key,
  is_on_card boolean not null default true,
  -- '=' makes a filter with the field's name, whose value may list several with commas between them.
  -- '>=' and '>' make one named min_…, '<=' and '<' one named max_….
  comparisons text[] not null default '{}' check (comparisons <@ array['=', '>=', '>', '<=', '<'])
);
comment on table private.listing_fields is
  'Columns of public.listings that cards include and searches can filter by. Other columns are in neither.';
select private.only_for_server('select', 'listing_fields');

insert into private.listing_fields (name, comparisons) values
  ('title', '{}'), ('address', '{}'), ('city', '{}'), ('state', '{}'), ('zip_code', '{}'),
  ('property_type', '{=}'), ('status', '{=}'), ('price', '{>=,<}'),
  ('bedrooms', '{>=,<=}'), ('bathrooms', '{>=,<=}'), ('sqft', '{>=,<=}'), ('lot_size', '{>=,<=}'),
  ('year_built', '{>=,<=}'), ('garage_spaces', '{>=}'), ('stories', '{>=,<=}'), ('hoa_fee', '{<=}'),
  ('property_tax', '{}');

create view private.listing_filters with (security_invoker = true) as
  select case when c.comparison = '=' then '' when c.comparison like '>%' then 'min_' else 'max_' end || f.name as filter,
         f.name as field, c.comparison
  from private.listing_fields f cross join unnest(f.comparisons) as c (comparison);
comment on view private.listing_filters is 'The filters of search, map and saved searches, apart from search term, place and those of private.only_conditions().';

-- The indexes behind search and map, as they should be. All include the numbers that searches can filter by, and the
-- status, so that Postgres can reject and count homes without reading their rows. Those by price and by tile also have
-- what pages are sorted by.
create function private.search_indexes() returns table (name text, definition text)
language sql stable set search_path = '' as $$
  select 'listings_' || wanted.name,
         'public.listings (' || format(wanted.columns, filtered.numbers) || ') where ' || wanted.homes
  from (
    select string_agg(quote_ident(f.name), ', ' order by a.attnum) as numbers
    from private.listing_fields f
    join pg_attribute a on a.attrelid = 'public.listings'::regclass and a.attname = f.name
    where f.comparisons && array['>=', '>', '<=', '<']
  ) as filtered
  cross join lateral (
    select open.name, open.columns, 'status in (''active'', ''pending'')' as homes
    from (values
      ('newest', '(status = ''active'') desc, published_at desc, id desc, %s, status'),
      ('newest_of_type', 'property_type, (status = ''active'') desc, published_at desc, id desc, %s, status'),
      -- Homes without a price come last in both orders.
      ('price_up', '(coalesce(price, 2147483647)), id, property_type, %s, lat, lng, published_at, status'),
      ('price_down', '(coalesce(price, 0)) desc, id desc, property_type, %s, status'),
      -- A tile is a square of 360/16384 degrees, which is level 14 of private.map_cells.
      ('tile', '(floor((lat + 90) * 16384 / 360)::integer), (floor((lng + 180) * 16384 / 360)::integer), property_type, %s, lat, lng, id, published_at, status'),
      -- These indexes find the outermost homes in each direction.
      ('lat', 'lat, property_type, %s, status'),
      ('lng', 'lng, lat, property_type, %s, status')
    ) as open (name, columns)
    union all
    -- This index has everything that a search for sold homes filters by, except words.
    select 'sold', 'sold_at desc, id desc, property_type, %s, lat, lng, user_id', 'status = ''sold'''
  ) as wanted;
$$;

-- Those of them that lack a field or were never finished.
create function private.stale_search_indexes() returns table (name text, definition text)
language sql stable set search_path = '' as $$
  select wanted.name, wanted.definition
  from private.search_indexes() as wanted
  where not exists (
    select from pg_index i
    where i.indexrelid = to_regclass('public.' || wanted.name) and i.indisvalid and not exists (
      select from private.listing_fields f
      join pg_attribute a on a.attrelid = i.indrelid and a.attname = f.name
      where f.comparisons && array['>=', '>', '<=', '<'] and a.attnum <> all (i.indkey)));
$$;

-- The statements that build them while everyone reads and writes, in order. None can run in a transaction. Whatever an
-- earlier attempt left is removed first.
create function private.search_index_work() returns table (name text, statement text)
language sql stable set search_path = '' as $$
  select stale.name, step.statement
  from private.stale_search_indexes() as stale,
  lateral (values
    (1, format('drop index concurrently if exists public.%s_next', stale.name)),
    (2, format('create index concurrently %s_next on %s', stale.name, stale.definition)),
    (3, format('drop index concurrently if exists public.%s', stale.name)),
    (4, format('alter index public.%1$s_next rename to %1$s', stale.name))
  ) as step (n, statement)
  order by stale.name, step.n;
$$;

-- Rebuilds what depends on these fields; call it at the end of a migration that adds one.
create function private.use_listing_fields() returns void
language plpgsql set search_path = '' as $make$
declare
  -- The words of a sold home belong to its former owner, so the index leaves them out.
  told constant text := (
    select string_agg(format(case f.name when 'title' then 'case when l.status = ''sold'' then '''' else l.%1$I end as %1$I'
                             else 'l.%I' end, f.name), ', ' order by f.name)
    from private.listing_fields f where f.is_on_card);
  index record;
begin
  -- The cards of these homes, in the given order. Callers must ensure that the homes may be seen. The card of a sold
  -- home has neither owner nor photos. `open_house` is its next open house with free places within a week, in the
  -- home's own time.
  execute format($create$
    create or replace function private.listing_cards(ids uuid[]) returns json
    language plpgsql stable set search_path = '' as $$
    begin
      return (
        select coalesce(json_agg(card order by asked.n), '[]')
        from unnest(ids) with ordinality as asked (id, n)
        cross join lateral (
          select l.id, case when l.status <> 'sold' then l.user_id end as user_id, l.lat, l.lng, l.created_at,
            l.published_at, l.reduced_from, l.sold_at, %s,
            -- Every card of every search pays for this subquery and the next, so each is one index lookup.
            case when l.status = 'active' then (
              select json_build_object('date', h.date, 'time', to_char(h."time", 'HH24:MI'), 'minutes', h.minutes,
                'ends_at', h.ends_at)
              from public.open_houses h
              where h.listing_id = l.id and h.date between current_date - 1 and current_date + 8
                and h.starts_at > now() and h.taken < h.places
                and h.date < (now() at time zone l.time_zone)::date + 7
              order by h.starts_at limit 1
            ) end as open_house,
            case when l.status in ('active', 'pending') then (
              select a.hours from private.answer_times a where a.owner_id = l.user_id
            ) end as answer_hours,
            coalesce(case when l.status <> 'sold' then p.images end, '[]') as images
          from public.listings l
          left join private.photo_lists p on p.listing_id = l.id
          where l.id = asked.id
        ) as card);
    end;
    $$
  $create$, told);

  if pg_relation_size('public.listings') < 16 * 1024 * 1024 then
    for index in select s.name, s.definition from private.stale_search_indexes() as s loop
      execute format('drop index if exists public.%s', index.name);
      execute format('create index %s on %s', index.name, index.definition);
    end loop;
  end if;
  perform private.use_filters_of_searches();
end;
$make$;

-- supabase/schemas/homes/sold_homes.sql

-- Sold homes. Only owners can read their rows, but asking prices and the date of sale are no secret. So the last six
-- months' sales can be searched, and each has a page with facts, place and asking prices, served by a definer function.
-- The page shows neither owner, words, photos, showings nor questions, and is gone when the listing is deleted or
-- moderators hide it (decision 115).

-- The sales that are shown, as a condition on `l`, a row of listings.
create function private.shown_sale_condition() returns text
language plpgsql immutable set search_path = '' as $$
begin
  return $sql$
    l.status = 'sold' and not exists (select from private.withheld_homes w where w.listing_id = l.id)
    and not exists (select from private.suspensions s where s.person_id = l.user_id)
  $sql$;
end;
$$;

create function private.sold_condition() returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(private.shown_sale_condition(), format(' and l.sold_at > %L', now() - interval '6 months'));
end;
$$;

create function private.sold_home(p_listing_id uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  answer json;
begin
  execute format($sql$
    select json_build_object(
      'card', private.listing_cards(array[l.id]) -> 0,
      'time_zone', l.time_zone,
      'price_history', (
        select coalesce(json_agg(json_build_object('price', h.price, 'changed_at', h.changed_at) order by h.changed_at), '[]')
        from public.price_history h where h.listing_id = l.id))
    from public.listings l where l.id = $1 and %s
  $sql$, private.shown_sale_condition()) into answer using p_listing_id;
  return answer;
end;
$$;

select private.expose('sold_home(listing)', 'anon, authenticated',
  'The public facts about a sold home: {card, time_zone, price_history}; null for any other home.');

-- supabase/schemas/homes/listing_weeks.sql

-- A home's figures by week and channel, for its owner only: views, saves, showing requests, and showings that took
-- place. domain/homes/listing-weeks.ts adds the weeks without figures.

-- A definer function, because no role may read the views of past days or other people's favorites one by one. Each part
-- uses an index that begins with the home.
create function private.listing_weeks(p_listing_id uuid)
returns table (week date, came_from text, views bigint, saves bigint, requests bigint, showings bigint)
language sql stable security definer set search_path = '' as $$
  with home as (
    select l.id, l.user_id, coalesce(l.time_zone, 'UTC') as zone from public.listings l
    where l.id = p_listing_id and private.is_owner_of(l.id, auth.uid())
  ), facts (day, came_from, views, saves, requests, showings) as (
    -- A visitor counts once a day, so that "views" here matches the home's page.
    select v.day, v.came_from, 1, 0, 0, 0
    from home join public.listing_views v on v.listing_id = home.id
    union all
    select d.day, d.came_from, d.views, 0, 0, 0
    from home join private.listing_view_days d on d.listing_id = home.id
    union all
    select (f.created_at at time zone home.zone)::date, f.came_from, 0, 1, 0, 0
    from home join public.favorites f on f.listing_id = home.id and f.user_id <> home.user_id
    union all
    select (b.created_at at time zone home.zone)::date, coalesce(c.came_from, ''), 0, 0, 1, 0
    from home join public.bookings b on b.listing_id = home.id and b.party_id is null
    left join private.booking_channels c on c.booking_id = b.id
    union all
    select b.date, coalesce(c.came_from, ''), 0, 0, 0, 1
    from home join public.bookings b on b.listing_id = home.id and b.party_id is null
    left join private.booking_channels c on c.booking_id = b.id
    where b.status in ('confirmed', 'completed') and not b.no_show and b.starts_at <= now()
  )
  select date_trunc('week', f.day)::date, f.came_from,
         sum(f.views), sum(f.saves), sum(f.requests), sum(f.showings)
  from facts f group by 1, 2 order by 1, 2;
$$;

select private.expose('listing_weeks(listing_id)', 'authenticated',
  'Figures of the caller''s own home by week, which begins on Monday, and channel; nothing for anyone else.');

reset check_function_bodies;
