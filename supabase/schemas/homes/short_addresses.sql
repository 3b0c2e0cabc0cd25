-- Short addresses: five letters that lead to a home's page, to be printed on a sign and typed from a car (decision 217).
-- A home gets them when its owner first asks, which its printed sheets do, and keeps them until it is deleted: a sign
-- that was printed stays right.

create table private.short_addresses (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  -- Consonants only, so that no word comes up, and without the l, which looks like a 1 or an i.
  letters text not null unique check (letters ~ '^[bcdfghjkmnpqrstvwxyz]{5}$')
);
comment on table private.short_addresses is 'The five letters of each home''s short address. They are drawn, so they tell nothing about the home.';

select private.only_for_server('select', 'short_addresses');

-- The letters are drawn: 3,200,000 are possible. Each is one of 20 by a byte of a random number; that some letters come
-- up more often by a twelfth does no harm, because the letters are no secret.
create function private.drawn_letters() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('bcdfghjkmnpqrstvwxyz', get_byte(drawn.bytes, place) % 20 + 1, 1), '' order by place)
  from (select sha256(uuid_send(gen_random_uuid())) as bytes) as drawn, generate_series(0, 4) as place;
$$;

create function private.short_address(p_listing_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_letters text;
begin
  -- Without a public page there is nothing that a sign could lead to. Strangers learn nothing either way.
  if not exists (
    select from public.listings l
    where l.id = p_listing_id and l.status in ('active', 'pending') and private.is_owner_of(l.id, auth.uid())
  ) then
    return null;
  end if;
  loop
    select s.letters into found_letters from private.short_addresses s where s.listing_id = p_listing_id;
    if found then
      return found_letters;
    end if;
    -- Another home may have these letters, and another request may have been faster. Either way, look again.
    insert into private.short_addresses (listing_id, letters) values (p_listing_id, private.drawn_letters())
    on conflict do nothing;
  end loop;
end;
$$;

select private.expose('short_address(listing_id)', 'authenticated',
  'The five letters of the short address of the caller''s own home, which are drawn at the first call; null for any other home, and for one without a public page.');

-- A home that isn't public is answered like letters that no home has. The page of a sold home is public as long as
-- moderators let it.
create function private.home_at(p_letters text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  answer uuid;
begin
  execute format($sql$
    select l.id from private.short_addresses s join public.listings l on l.id = s.listing_id
    where s.letters = lower($1) and (l.status in ('active', 'pending') or %s)
  $sql$, private.shown_sale_condition()) into answer using p_letters;
  return answer;
end;
$$;

select private.expose('home_at(letters)', 'anon, authenticated',
  'The home to which a short address leads; null for letters that lead to no public page.');
