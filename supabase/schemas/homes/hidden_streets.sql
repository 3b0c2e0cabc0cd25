-- Hiding a home's street. A published home's row then has only an approximate place, and the street is in
-- hidden_places; this trigger moves it there and back in the statement that hides, publishes or shows the home.
-- A draft keeps its street, because only its owner reads it.

-- The words of a street without directions (n, se), which people leave out.
create function private.without_directions(p_words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(' ' || p_words, '( ([ns]?[ew]|[ns]))+(?= |$)', '', 'g'));
$$;

-- Whether a text has a street's number and name, in whatever spelling of its direction and kind: "1418 N. Maple" for
-- "1418 North Maple Street", "450 Highway 93" for "450 US-93". A street without a number only matches in full.
-- namesStreet in domain/homes/hidden-street.ts has the same rule.
create function private.number_in_words(number text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when number !~ '^[1-9][0-9]?$' then null
    when number::integer < 20 then (string_to_array(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', ' '))[number::integer]
    else concat_ws(' ', (string_to_array('twenty thirty forty fifty sixty seventy eighty ninety', ' '))[number::integer / 10 - 1],
      (string_to_array('one two three four five six seven eight nine', ' '))[number::integer % 10]) end;
$$;

create function private.names_street(p_text text, p_address text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  kinds constant text := '^(st|ave|rd|dr|ln|ct|pl|blvd|cir|ter|trl|pkwy|hwy|sq|way|rte|aly|bnd|cyn|cswy|cv|cres|xing|expy|fwy|lndg|plz|pt|rdg|trce|tpke|loop|path|pike|run|walk|row)$';
  -- Words that name no street by themselves.
  common constant text := '^(st|ste|mt|ft|dr|el|la|las|los|san|santa|old|the|hwy|cr|fm|rr|[ns]?[ew]|[ns])$';
  street text := private.address_words(split_part(p_address, ',', 1));
  bare constant text := private.without_directions(street);
  words text[];
  first text;
  name text;
  told text;
begin
  if coalesce(street, '') = '' or coalesce(p_text, '') = '' then
    return false;
  end if;
  told := private.address_words(p_text);
  -- The direction may be the street's name, as in "South St".
  words := (string_to_array(bare, ' '))[2:];
  if words = '{}' or exists (select from unnest(words) as word where word !~ kinds) then
    street := bare;
    told := private.without_directions(told);
  end if;
  told := ' ' || told || ' ';
  if street = '' then
    return false;
  end if;
  if strpos(told, ' ' || street || ' ') > 0 then
    return true;
  end if;

  words := string_to_array(street, ' ');
  first := words[1];
  words := words[2:];
  if first !~ '[0-9]' or words = '{}' then
    return false;
  end if;
  if words[1:2] = array['1', '2'] and cardinality(words) > 2 then
    words := words[3:];
  end if;
  if array_to_string(words, '') ~ '^[0-9]+$' then
    -- Numbers are everywhere, so "1010 South 500 East" is recognized only where its two numbers are together.
    return strpos(told, concat(' ', first, ' ', array_to_string(words, ' '), ' ')) > 0;
  end if;
  while words[1] ~ '^[0-9]+$' loop
    words := words[2:];
  end loop;
  if strpos(told, concat(' ', private.number_in_words(first), ' ', array_to_string(words, ' '), ' ')) > 0
     and first ~ '^[1-9][0-9]?$' then
    return true;
  end if;
  name := words[1];
  if cardinality(words) > 1 and (name ~ common or name ~ kinds) then
    name := name || ' ' || words[2];
  end if;
  return told ~ concat(' ', first, '( [^ ]+){0,2} ', name, ' ');
end;
$$;

-- Moves the street and the exact place of a home to hidden_places and back. guard_listing says whether the coordinates
-- still belong to the address. If the street is hidden, an empty street and unchanged coordinates are what the row has,
-- so the statement leaves them alone.
create function private.hide_street(old public.listings, new public.listings) returns public.listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  was_hidden constant boolean := old.address_hidden and old.status <> 'draft';
  known public.hidden_places;
begin
  perform private.only_in_triggers();
  if was_hidden then
    select * into known from public.hidden_places h where h.listing_id = old.id;
    if new.address = '' and (new.lat, new.lng) is not distinct from (old.lat, old.lng) then
      new.lat := known.lat;
      new.lng := known.lng;
    elsif new.address = known.address and new.lat is null then
      -- A form that sends all its fields back doesn't move the home.
      new.lat := known.lat;
      new.lng := known.lng;
      new.county := old.county;
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
grant execute on function private.hide_street to authenticated, service_role;

-- Checks other public texts of a home: photo descriptions, published answers, titles of disclosures. The owner is told
-- before publishing to check the contents of files.
create function private.refuse_named_street(p_listing_id uuid, variadic p_texts text[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if exists (
    select from public.hidden_places h, unnest(p_texts) as words
    where h.listing_id = p_listing_id and private.names_street(words, h.address)
  ) then
    raise exception using errcode = 'PT409', message = 'street_in_words';
  end if;
end;
$$;

create function private.check_public_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_named_street(new.listing_id, new.title);
  return new;
end;
$$;
create trigger check_public_words before insert on private.disclosures
  for each row execute function private.check_public_words();

insert into private.listing_fields (name) values ('address_hidden');
select private.use_listing_fields();
