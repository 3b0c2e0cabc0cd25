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
