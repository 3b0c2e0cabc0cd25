-- A home's county, from its coordinates: people search by county, but no form asks for it. Outlines are simplified,
-- so a home within a few hundred yards of a county line may get the neighboring county.

create table private.county_outlines (
  id integer generated always as identity primary key,
  name text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  outline polygon not null,
  frame box generated always as (box(outline)) stored,
  size double precision generated always as (area(path(outline))) stored
);
comment on table private.county_outlines is 'One row for each part of a county. Written by `npm run counties`.';
-- Postgres can't use an index to find the polygon around a point, but it can for bounding boxes.
create index county_outlines_frame on private.county_outlines using gist (frame);

select private.only_for_server('select', 'county_outlines');

-- Decodes an outline: each point is relative to the one before, in thousandths of a degree.
create function private.outline_of(steps text) returns polygon
language sql immutable set search_path = '' as $$
  with told as (
    select n, step::integer from regexp_split_to_table(steps, ' ') with ordinality as each (step, n)
  ), points as (
    select x.n, sum(x.step) over (order by x.n) / 1000.0 as lng, sum(y.step) over (order by x.n) / 1000.0 as lat
    from told x join told y on y.n = x.n + 1
    where x.n % 2 = 1
  )
  select ('(' || string_agg('(' || lng || ',' || lat || ')', ',' order by n) || ')')::polygon from points;
$$;

-- A town that is its own county lies within another's outline, so the smallest one wins. Who writes a home asks for its
-- county, and anybody may know where counties are.
create function private.county_at(p_state text, lat double precision, lng double precision) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select c.name from private.county_outlines c
    where c.frame operator(pg_catalog.@>) box(point(lng, lat)) and c.state = p_state
      and c.outline operator(pg_catalog.@>) point(lng, lat)
    order by c.size limit 1), '');
end;
$$;
grant execute on function private.county_at to authenticated, service_role;
