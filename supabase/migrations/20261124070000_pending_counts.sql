-- Homes whose sale is pending stay in search and on the map. They are counted beside the active
-- ones, so that a search without them has its exact totals too.

-- squawk-ignore adding-required-field -- the default fills it
alter table private.listing_counts add column status text not null default 'active';
-- squawk-ignore adding-required-field
alter table private.map_cells add column status text not null default 'active';
alter table private.listing_counts alter column status drop default;
alter table private.map_cells alter column status drop default;
comment on table private.listing_counts is
  'How many active and pending homes there are of each kind. Five bedrooms and four bathrooms stand for more; -1 for "not said".';
comment on table private.map_cells is
  'The active and pending homes of each cell of the map: one row for all of a status (is_whole), and one for each kind.';

alter table private.listing_counts
  drop constraint listing_counts_pkey,
  -- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field -- derived rows, a few thousand
  add constraint listing_counts_pkey
    primary key (is_mapped, property_type, price_step, bedrooms, bathrooms, status);
alter table private.map_cells
  drop constraint map_cells_pkey,
  -- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
  add constraint map_cells_pkey
    primary key (level, is_whole, y, x, property_type, price_band, bedrooms, bathrooms, status);

alter type private.home_change add attribute status text;

create or replace function private.count_homes(changes private.home_change[]) returns void
language plpgsql set search_path = '' as $$
declare
  goes constant boolean := exists (select 1 from unnest(changes) as c where c.n < 0);
  counted private.listing_counts[];
  placed private.map_cells[];
begin
  counted := array(
    select row(c.lat is not null, c.property_type,
               coalesce(width_bucket(c.price, private.price_steps()), -1),
               least(coalesce(c.bedrooms, -1), 5), least(coalesce(floor(c.bathrooms), -1), 4),
               sum(c.n), c.status)::private.listing_counts
    from unnest(changes) as c
    group by c.lat is not null, c.property_type, width_bucket(c.price, private.price_steps()),
             least(coalesce(c.bedrooms, -1), 5), least(coalesce(floor(c.bathrooms), -1), 4), c.status
    having sum(c.n) <> 0
  );
  insert into private.listing_counts as counts
  select * from unnest(counted) as c
  order by c.is_mapped, c.property_type, c.price_step, c.bedrooms, c.bathrooms, c.status
  on conflict on constraint listing_counts_pkey do update set n = counts.n + excluded.n;

  placed := array(
    select row(level, kind.is_whole, floor((c.lat + 90) * (1 << level) / 360), floor((c.lng + 180) * (1 << level) / 360),
               kind.property_type, kind.price_band, kind.bedrooms, kind.bathrooms,
               sum(c.n), sum(c.n * round(c.lat * 1000000)), sum(c.n * round(c.lng * 1000000)), c.status
              )::private.map_cells
    from unnest(changes) as c
    cross join generate_series(6, 11) as level
    cross join lateral (
      values (true, '', 0, 0, 0),
             (false, c.property_type, coalesce(width_bucket(c.price, private.price_bands()), -1),
              least(coalesce(c.bedrooms, -1), 5), least(coalesce(floor(c.bathrooms), -1), 4))
    ) as kind (is_whole, property_type, price_band, bedrooms, bathrooms)
    where c.lat is not null
    group by level, kind.is_whole, floor((c.lat + 90) * (1 << level) / 360), floor((c.lng + 180) * (1 << level) / 360),
             kind.property_type, kind.price_band, kind.bedrooms, kind.bathrooms, c.status
    having sum(c.n) <> 0 or sum(c.n * round(c.lat * 1000000)) <> 0
        or sum(c.n * round(c.lng * 1000000)) <> 0
  );
  insert into private.map_cells as cells
  select * from unnest(placed) as c
  order by c.level, c.is_whole, c.y, c.x, c.property_type, c.price_band, c.bedrooms, c.bathrooms, c.status
  on conflict on constraint map_cells_pkey do update
    set n = cells.n + excluded.n, lat = cells.lat + excluded.lat, lng = cells.lng + excluded.lng;

  if goes then
    delete from private.listing_counts as counts using unnest(counted) as c
    where (counts.is_mapped, counts.property_type, counts.price_step, counts.bedrooms, counts.bathrooms, counts.status)
        = (c.is_mapped, c.property_type, c.price_step, c.bedrooms, c.bathrooms, c.status)
      and counts.n = 0;
    delete from private.map_cells as cells using unnest(placed) as c
    where (cells.level, cells.is_whole, cells.y, cells.x, cells.property_type, cells.price_band, cells.bedrooms, cells.bathrooms, cells.status)
        = (c.level, c.is_whole, c.y, c.x, c.property_type, c.price_band, c.bedrooms, c.bathrooms, c.status)
      and cells.n = 0;
  end if;
end;
$$;

create or replace function private.follow_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes private.home_change[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(
      select row(l.property_type, l.price, l.bedrooms, l.bathrooms, l.lat, l.lng, -1, l.status)::private.home_change
      from old_homes l where l.status in ('active', 'pending'));
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(
      select row(l.property_type, l.price, l.bedrooms, l.bathrooms, l.lat, l.lng, 1, l.status)::private.home_change
      from new_homes l where l.status in ('active', 'pending'));
  end if;
  if cardinality(changes) > 0 then
    perform private.count_homes(changes);
  end if;
  return null;
end;
$$;

-- The active homes are counted already.
select private.count_homes(array(
  select row(l.property_type, l.price, l.bedrooms, l.bathrooms, l.lat, l.lng, 1, l.status)::private.home_change
  from public.listings l where l.status = 'pending'
));
