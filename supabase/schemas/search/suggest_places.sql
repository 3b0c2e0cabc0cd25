-- Suggestions while people type in the search box: places that begin with the text and have homes for sale. They come
-- from private.places, plus the changes not in it yet; a town's first home shows up within a minute.

-- How the keys of places may begin whose names someone has begun to type: as typed, or with the short form of a word
-- that begins like the last one, then in full ("saint ge" and "sain": "st ge" and "st ").
create function private.key_starts(p_typed text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  plain constant text := translate(lower(private.as_plain(p_typed)), '''`ʻʼ‘’′', '');
  last constant text := substring(plain from '[a-z]{2,}$');
  before constant text := private.address_words(left(plain, -coalesce(char_length(last), 0)));
begin
  if last is null then
    return array[private.address_words(plain)];
  end if;
  return array[btrim(before || ' ' || last)] || array(
    select ltrim(before || ' ') || short || ' ' from (
      select value as short, min(char_length(key)) as letters from jsonb_each_text(private.short_forms())
      where starts_with(key, last) group by value order by letters, short limit 12) as words);
end;
$$;

create function private.suggest_places(p_typed text) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  most constant integer := 8;
  starts constant text[] := private.key_starts(left(p_typed, 200));
  street_starts text[];
  found private.places[];
begin
  if starts[1] = '' then
    return '[]';
  end if;
  -- A few letters would find too many streets.
  street_starts := array(
    select case when t like '% ' then start else btrim(start) end
    from unnest(starts) as t, private.place_start(rtrim(t) || ' ', 'street') as start
    where char_length(btrim(start)) >= 3);
  -- A place typed in full comes first, then towns and the like, then streets.
  found := array(
    select p from (
      select p, row_number() over (partition by is_street order by is_full desc, (p).n desc, (p).start) as place
      from (
        select distinct on ((p).kind, (p).key) p, is_street, ((p).start || ' ') like btrim(t) || ' %' as is_full
        from (
          select false as is_street, t, p from unnest(starts) as t cross join lateral (
            select p from private.places p
            where p.start >= t and p.start < t || chr(1114111) and p.kind <> 'street'
            order by (p.start || ' ') like btrim(t) || ' %' desc, p.n desc, p.start limit most) as each (p)
          union all
          select true, t, p from unnest(street_starts) as t cross join lateral (
            select p from private.places p
            where p.start >= t and p.start < t || chr(1114111) and p.kind = 'street'
            order by p.n desc, p.start limit most) as each (p)) as each
        order by (p).kind, (p).key, is_full desc) as each) as each
    where place <= most);
  return (
    with places as (
      select p.label, p.kind, p.start, p.n + coalesce((
        select sum(c.n) from private.home_changes c
        where c.keys[array_position(private.place_kinds(), p.kind)] = p.key), 0) as n
      from unnest(found) as p
    )
    select coalesce(json_agg(json_build_object('label', s.label, 'kind', s.kind, 'homes', s.n)), '[]')
    from (
      select * from places p where p.n > 0
      order by p.kind = 'street',
        exists (select from unnest(starts) as t where (p.start || ' ') like btrim(t) || ' %') desc, p.n desc, p.start
      limit most
    ) as s);
end;
$$;

create function public.suggest_places(typed text) returns json
language plpgsql stable set search_path = '' as $$
begin
  return private.suggest_places(typed);
end;
$$;
comment on function public.suggest_places is
  'Up to eight places that begin with these letters and have homes for sale: {label, kind, homes}. A label is the filter `place` of search_listings.';
grant execute on function public.suggest_places, private.suggest_places to anon, authenticated, service_role;

create extension if not exists fuzzystrmatch with schema extensions;

-- Places whose names begin almost like what was typed, also large towns where nothing is for sale. It compares as many
-- letters as were typed, so a missing one counts twice; which place may be meant is for domain/site/text/typo.ts to say.
create function private.places_like(p_typed text) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 12;
  large constant integer := 5;
  slips constant integer := 3;
  typed constant text := left(private.place_key(left(p_typed, 100)), 60);
  letters constant integer := char_length(typed);
begin
  if letters < 4 then
    return '[]';
  end if;
  return (
    select coalesce(json_agg(json_build_object('label', found.label, 'kind', found.kind, 'homes', found.n)), '[]')
    from (
      select p.label, p.kind, p.n, extensions.levenshtein_less_equal(left(p.key, letters), typed, slips) as distance
      from (
        select p.key, p.label, p.kind, p.n from private.places p where p.n > 0
        union all
        select t.key, t.label, 'town', 0 from private.towns t
        where t.zips >= large and not exists (select from private.places p where p.key = t.key and p.kind = 'town' and p.n > 0)
      ) as p
      where extensions.levenshtein_less_equal(left(p.key, letters), typed, slips) <= slips
      order by distance, p.n desc, p.key
      limit most) as found);
end;
$$;

create function public.places_like(typed text) returns json
language plpgsql stable set search_path = '' as $$
begin
  return private.places_like(typed);
end;
$$;
comment on function public.places_like is
  'Up to twelve places whose names begin almost like this text: {label, kind, homes}, the likest first. For a name that no place has.';
grant execute on function public.places_like, private.places_like to anon, authenticated, service_role;
