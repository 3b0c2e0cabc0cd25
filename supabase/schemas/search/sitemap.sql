-- The sitemap of the homes for sale, in parts: a host's edge asks for one when a crawler does. Ids are random, so a part
-- is a range of them, and dividing a million homes needs no count of each part. A new home is in it right away.

-- The first id of a part, counted from 0.
create function private.first_id(p_part integer, p_parts integer) returns uuid
language sql immutable set search_path = '' as $$
  select (lpad(to_hex(p_part::bigint * 4294967296 / p_parts), 8, '0') || '-0000-0000-0000-000000000000')::uuid;
$$;

create function private.sitemap_part(p_part integer, p_parts integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_part between 1 and p_parts and p_parts <= 10000) is not true then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;
  return (
    select coalesce(json_agg(json_build_object('id', h.id, 'changed_on', h.changed_on) order by h.id), '[]')
    from (select l.id, (l.updated_at at time zone 'UTC')::date as changed_on from public.listings l
          where l.status in ('active', 'pending') and l.id >= private.first_id(p_part - 1, p_parts)
            and (p_part = p_parts or l.id < private.first_id(p_part, p_parts))
          order by l.id limit 50000) h);
end;
$$;

select private.expose('sitemap_part(part, parts)', 'anon, authenticated',
  'The homes for sale of one in so many parts: [{id, changed_on}], at most 50,000.');
