-- Listings: homes for sale, and their price history.

-- A text for to_tsvector, which then finds its words one by one and without accents. The parser of Postgres would take
-- "US-93" for a word and a negative number. In ASCII, only the characters below join words to numbers, hosts, paths and
-- tags; any other one ends a word, as a space does, and replacing each of them would take ten times as long.
create function private.searched_words(p_text text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if octet_length(p_text) = char_length(p_text) then
    return regexp_replace(p_text, '[-+&~/._@<]', ' ', 'g');
  end if;
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
declare
  told text := lower(private.as_plain(p_text));
begin
  -- Patterns that look ahead or behind are slow, and most texts have none of their words, so these are looked for first.
  if told ~ '\m(?:no|without|lacks|lacking|never a|not|sin|(?:room|space|potential|plans|permits?|plumbed) for|(?:pets|dogs|cats)(?: are)? (?:not|never))\M' then
    told := regexp_replace(told,
      '\m(no|without|lacks|lacking|never a|not an?|sin|(room|space|potential|plans|permits?|plumbed) for)( (an?|any|the|in|on|central|private|attached|detached|swimming|shared|your|own|future))*'
      || '[ -](?!step|threshold|steps)[a-z]+([ -]in[ -]law)?(, [a-z]+(?=,? n?or ))*(,? n?or( an?)? [a-z]+)*'
      || '|\m(pets|dogs|cats)( are)? (not|never)\M',
      ' ', 'g');
  end if;
  if told ~ 'pool [thr]|car ?pool|(?:public|city|municipal) pool|garage sale|barn door|post office|street parking|waterfront [prtd]|\d ?acs?\M|loading dock' then
    told := regexp_replace(told,
      '\mpool (tables?|hall|room)\M|\mcar ?pool\w*|\m(public|city|municipal) pool\M|\mgarage sales?\M|\mbarn doors?\M|\mpost office\M'
      || '|(?<!off[ -])\m(on[ -])?street parking|\mwaterfront (park|trail|restaurants?|dining|district)\M|\d ?acs?\M|\mloading docks?\M',
      ' ', 'g');
  end if;
  return told;
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
  ownership_shown_at timestamptz,
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
comment on column public.listings.ownership_shown_at is 'When we accepted a deed or tax bill as proof that the owner owns this address (ownership); null until then, and again once the address changes.';
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

-- A price that is put right within an hour of the first publishing was never another price: it leaves no trace in
-- public. The time of publishing never changes, so leaving the market and coming back starts no second hour.
create function private.is_first_hour(p_home public.listings) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_home.published_at > now() - interval '1 hour', false);
$$;
grant execute on function private.is_first_hour to authenticated, service_role;

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
    new.ownership_shown_at := null;
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
    -- A mark as sold is taken back only by our function, for a day.
    if new.status <> old.status and not (allowed -> old.status ? new.status) and (
      current_user in ('anon', 'authenticated', 'service_role') or not private.is_undo(old, new)) then
      raise exception using errcode = 'PT409', message = 'listing_transition';
    end if;
    -- Only a moderator's decision, which a function of ours stores, shows an ownership.
    if current_user in ('anon', 'authenticated', 'service_role') then
      new.ownership_shown_at := old.ownership_shown_at;
    end if;
    new.created_at := old.created_at;
    new.published_at := old.published_at;
    new.reduced_at := case when new.price is not distinct from old.price then old.reduced_at
      when new.price < old.price and old.published_at is not null and not private.is_first_hour(old) then now() end;
    new.reduced_from := case when new.price is not distinct from old.price then old.reduced_from
      when new.reduced_at is not null then old.price end;
    new.sold_at := case when new.status = 'sold' then coalesce(old.sold_at, now()) end;
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
comment on table public.price_history is 'The prices of a home. A trigger adds a row when a published price changes; within an hour of the first publishing, it replaces the row. Everyone who can see the listing can read them.';
create index price_history_listing on public.price_history (listing_id, changed_at);

alter table public.price_history enable row level security;
select private.let_read('anon, authenticated', 'price_history');

create policy "Whoever sees a listing sees its prices" on public.price_history
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));

create function private.record_price(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if new.published_at is null or private.is_seeding() then
    return;
  end if;
  if old.published_at is not null and new.price is distinct from old.price and private.is_first_hour(old) then
    delete from public.price_history h where h.listing_id = new.id;
  end if;
  if new.price is null then
    return;
  end if;
  if old.published_at is null or new.price is distinct from old.price then
    insert into public.price_history (listing_id, price) values (new.id, new.price);
  end if;
end;
$$;
