-- Hiding a home's street. A published home's row then has only an approximate place, and the street is in
-- hidden_places; this trigger moves it there and back in the statement that hides, publishes or shows the home.
-- A draft keeps its street, because only its owner reads it.

-- A text's letters and digits in lower case; whatever is between them becomes one space.
create function private.plain_words(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(lower(regexp_replace(coalesce(private.as_latin(p_text), ''), '[^A-Za-z0-9]+', ' ', 'g')));
$$;

-- Whether a text has a street's number and name, however its direction and kind are abbreviated: "1418 N. Maple"
-- for "1418 North Maple Street". A street without a number only matches in full. The twin of namesStreet in
-- domain/hidden-street.ts.
create function private.names_street(p_text text, p_address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  with street as (
    select private.plain_words(split_part(p_address, ',', 1)) as words
  ), told as (
    select words, substring(words from '^([a-z0-9]*[0-9][a-z0-9]*) ') as number,
      (select word from regexp_split_to_table(words, ' ') with ordinality as each (word, n)
       where n > 1 and word !~ '^[0-9]+$' and word !~ '^([nsew]|[ns][ew]|north|south|(north|south)?(east|west))$'
       order by n limit 1) as name
    from street
  )
  select words <> '' and (
    strpos(' ' || private.plain_words(p_text) || ' ', ' ' || words || ' ') > 0
    or coalesce(' ' || private.plain_words(p_text) || ' '
                ~ (' ' || number || '( [a-z0-9]+){0,2} ' || name || ' '), false))
  from told;
$$;

-- Its name sorts after guard_listing, which decides whether the coordinates still belong to the address. If the street
-- is hidden, an empty street and unchanged coordinates are just what the row has, so the statement leaves them alone.
create function private.hide_street() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_hidden constant boolean := old.address_hidden and old.status <> 'draft';
  known public.hidden_places;
begin
  if was_hidden then
    select * into known from public.hidden_places h where h.listing_id = old.id;
    if new.address = '' and (new.lat, new.lng) is not distinct from (old.lat, old.lng) then
      new.lat := known.lat;
      new.lng := known.lng;
    elsif new.address = known.address and new.lat is null then
      -- A form that sends all its fields back doesn't move the home.
      new.lat := known.lat;
      new.lng := known.lng;
      new.geocoded_at := old.geocoded_at;
    end if;
    new.address := coalesce(nullif(new.address, ''), known.address);
  end if;

  if new.address_hidden and new.status <> 'draft' then
    if private.names_street(new.title, new.address)
       or private.names_street(new.description, new.address)
       or private.names_street(private.words(new.features), new.address)
       or exists (select from public.listing_images i
                  where i.listing_id = new.id and private.names_street(i.alt, new.address))
       or exists (select from private.disclosures d
                  where d.listing_id = new.id and d.withdrawn_at is null
                    and private.names_street(d.title, new.address))
       or exists (select from public.listing_answers a
                  where a.listing_id = new.id and a.is_public
                    and (private.names_street(a.question, new.address) or private.names_street(a.answer, new.address))) then
      raise exception using errcode = 'PT409', message = 'street_in_words';
    end if;
    insert into public.hidden_places as h (listing_id, user_id, address, lat, lng)
    values (new.id, new.user_id, new.address, new.lat, new.lng)
    on conflict (listing_id) do update
    set address = excluded.address, lat = excluded.lat, lng = excluded.lng
    where (h.address, h.lat, h.lng) is distinct from (excluded.address, excluded.lat, excluded.lng);
    new.address := '';
    -- The last four digits name a block, often a single house.
    new.zip_code := left(new.zip_code, 5);
    new.lng := private.approximate_lng(new.lat, new.lng);
    new.lat := private.approximate_lat(new.lat);
  elsif was_hidden then
    delete from public.hidden_places h where h.listing_id = new.id;
  end if;
  return new;
end;
$$;

create trigger hide_street before update on public.listings
  for each row execute function private.hide_street();

-- Checks other public texts: photo descriptions, published answers, titles of disclosures. The owner is told
-- before publishing to check the contents of files.
create function private.check_public_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.hidden_places h, jsonb_each_text(to_jsonb(new)) as written (name, words)
    where h.listing_id = new.listing_id and name in ('alt', 'title', 'question', 'answer')
      and private.names_street(words, h.address)
  ) then
    raise exception using errcode = 'PT409', message = 'street_in_words';
  end if;
  return new;
end;
$$;

create trigger check_public_words before insert or update of alt on public.listing_images
  for each row execute function private.check_public_words();
create trigger check_public_words before insert on private.disclosures
  for each row execute function private.check_public_words();
create trigger check_public_words before insert or update of question, answer, is_public on public.listing_answers
  for each row when (new.is_public) execute function private.check_public_words();

insert into private.listing_fields (name) values ('address_hidden');
select private.use_listing_fields();
