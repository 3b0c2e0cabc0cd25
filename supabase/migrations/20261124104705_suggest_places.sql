-- Suggestions while people type in the search box: places beginning with the text that have homes for sale. From
-- private.places, plus the changes not in it yet; a town's first home shows up within a minute.

create function private.suggest_places(p_typed text) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  most constant integer := 8;
  typed constant text := left(private.place_key(left(p_typed, 300)), 200);
  street constant text := private.place_start(typed || ' ', 'street');
  found private.places[];
begin
  if typed = '' then
    return '[]';
  end if;
  -- A place typed in full comes first, then towns and the like, then streets, of which a few letters would find
  -- too many.
  found := array(
    select p from (
      select p.* from private.places p
      where p.start >= typed and p.start < typed || chr(1114111) and p.kind <> 'street'
      order by (p.start || ' ') like typed || ' %' desc, p.n desc, p.start limit most) as p
    union all
    select p from (
      select p.* from private.places p
      where p.start >= btrim(street) and p.start < btrim(street) || chr(1114111) and p.kind = 'street'
        and char_length(btrim(street)) >= 3
      order by p.n desc, p.start limit most) as p);
  return (
    with places as (
      select p.label, p.kind, p.start, p.n + coalesce((
        select sum(c.n) from private.home_changes c
        where exists (
          select from unnest(c.places, private.place_kinds()) as place (label, kind)
          where place.kind = p.kind and private.place_key(place.label) = p.key)), 0) as n
      from unnest(found) as p
    )
    select coalesce(json_agg(json_build_object('label', s.label, 'kind', s.kind, 'homes', s.n)), '[]')
    from (
      select * from places p where p.n > 0
      order by p.kind = 'street', (p.start || ' ') like typed || ' %' desc, p.n desc, p.start limit most
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
