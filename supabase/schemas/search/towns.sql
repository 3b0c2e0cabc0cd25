-- The places of towns, also of towns without homes for sale: for homes near a place, and for the places nearest to one
-- where nothing is for sale.

create table private.towns (
  key text collate "C" primary key,
  label text not null,
  lat real not null,
  lng real not null,
  zips smallint not null
);
comment on table private.towns is 'The towns of all ZIP codes. Written by `npm run generate -- towns`.';
comment on column private.towns.zips is 'How many ZIP codes it has: of towns with the same name, the largest is meant.';

select private.only_for_server('select', 'towns');

-- Each town is "name|latitude|longitude|ZIP codes" in hundredths of a degree, with ; between towns.
create function private.add_towns(p_state text, p_lines text) returns void
language sql volatile set search_path = '' as $$
  insert into private.towns (key, label, lat, lng, zips)
  select private.place_key(t.parts[1] || ', ' || p_state), t.parts[1] || ', ' || p_state,
         t.parts[2]::real / 100, t.parts[3]::real / 100, t.parts[4]::smallint
  from (select string_to_array(line, '|') as parts from string_to_table(p_lines, ';') as line) as t
  on conflict do nothing;
$$;

-- The town that a name without a state means.
create function private.town_named(p_label text) returns private.towns
language plpgsql stable set search_path = '' as $$
declare
  asked constant text := private.place_key(p_label);
  found private.towns;
begin
  select * into found from private.towns t where t.key = asked;
  if found.key is null and asked <> '' then
    select * into found from private.towns t
    where t.key >= asked || ' ' and t.key < asked || '!' and char_length(t.key) = char_length(asked) + 3
    order by t.zips desc, t.key limit 1;
  end if;
  return found;
end;
$$;

-- The middle of a place: of a town, its known middle; of any other place, the middle of its homes, where one home far
-- away moves nothing. Null if that isn't known.
create function private.point_of(p_label text) returns point
language plpgsql stable set search_path = '' as $$
declare
  town constant private.towns := private.town_named(p_label);
begin
  if town.key is not null then
    return point(town.lng, town.lat);
  end if;
  if private.place_key(p_label) = '' then
    return null;
  end if;
  return (
    select point(percentile_cont(0.5) within group (order by l.lng), percentile_cont(0.5) within group (order by l.lat)) from (
      select l.lng, l.lat from public.listings l
      where l.status in ('active', 'pending') and l.lat is not null
        and l.search @@ quote_literal(private.place_word(p_label))::tsquery
      order by l.id limit 1000) as l
    having count(*) > 0);
end;
$$;

-- The area within so many miles, as a polygon of private.area_of().
create function private.circle_around(middle point, miles double precision) returns polygon
language plpgsql immutable strict set search_path = '' as $$
begin
  return (
    select format('(%s)', string_agg(format('(%s,%s)',
      round((middle[0] + miles / (69.172 * cos(radians(middle[1]))) * cosd(n * 7.5)) * 100000),
      round((middle[1] + miles / 69.0 * sind(n * 7.5)) * 100000)), ',' order by n))::polygon
    from generate_series(0, 47) as n);
end;
$$;

-- A place, and the towns nearest to it that have homes for sale.
create function private.places_around(p_label text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  town constant private.towns := private.town_named(left(p_label, 300));
  middle constant point := private.point_of(left(p_label, 300));
begin
  if middle is null then
    return null;
  end if;
  return json_build_object('label', coalesce(town.label, p_label), 'zips', coalesce(town.zips, 0), 'nearest', (
    select coalesce(json_agg(json_build_object('label', n.label, 'homes', n.n, 'miles', round(n.miles::numeric))
                             order by n.miles), '[]')
    from (
      select p.label, p.n, 2 * 3959 * asin(sqrt(
        sind((t.lat - middle[1]) / 2) ^ 2 + cosd(t.lat) * cosd(middle[1]) * sind((t.lng - middle[0]) / 2) ^ 2)) as miles
      from private.places p join private.towns t on t.key = p.key
      where p.kind = 'town' and p.n > 0 and p.key is distinct from town.key
      order by miles limit 6) as n));
end;
$$;

create function public.places_around(place text) returns json
language plpgsql stable set search_path = '' as $$
begin
  return private.places_around(place);
end;
$$;
comment on function public.places_around is
  'A place by its full label, and up to six towns nearest to it with homes for sale: {label, zips, nearest: [{label, homes, miles}]}; null for a place that we don''t know.';
grant execute on function public.places_around, private.places_around to anon, authenticated, service_role;
