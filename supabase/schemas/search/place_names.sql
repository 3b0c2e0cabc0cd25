-- The names of the places a home is in (town, ZIP code, county, state and street), as the search box suggests them. The
-- keys of these places are among the home's words, so that searching for a place works like searching for a word.

-- The key of a place, which is the same for all spellings: "St. George, UT" and "saint george ut".
create function private.place_key(label text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return private.address_words(label);
end;
$$;

create function private.place_keys(labels text[]) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  keys text[] := labels;
begin
  for n in 1 .. coalesce(cardinality(labels), 0) loop
    keys[n] := private.place_key(labels[n]);
  end loop;
  return keys;
end;
$$;

-- Capitalizes a name that is all in upper or all in lower case. The function is in PL/pgSQL, like all functions that
-- run whenever a home is written, because a connection keeps their plans.
create function private.as_name(written text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  said constant text := btrim(regexp_replace(written, '\s+', ' ', 'g'));
begin
  return case when said in (lower(said), upper(said)) then initcap(said) else said end;
end;
$$;

-- The street of an address, without number and unit: "N Maple Street" for "1418 N. maple st., Unit 4". '' if the
-- address doesn't begin with a number, because then it may name a house.
create function private.street_of(address text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  kinds constant jsonb := '{
    "st": "Street", "ave": "Avenue", "av": "Avenue", "rd": "Road", "dr": "Drive", "ln": "Lane", "ct": "Court",
    "blvd": "Boulevard", "pl": "Place", "cir": "Circle", "ter": "Terrace", "pkwy": "Parkway", "hwy": "Highway",
    "trl": "Trail", "sq": "Square"}';
  line constant text := substring(
    split_part(address, ',', 1) from '^\s*\d+[A-Za-z]?(?:-\d+[A-Za-z]?)?(?:\s+1/2|\s*½)?\s+(\S.*)$');
  words text[];
  many integer;
  bare text;
begin
  if line is null then
    return '';
  end if;
  words := regexp_split_to_array(
    btrim(regexp_replace(line, '\s*(#|\m(apt|apartment|unit|suite|ste|bldg)\M).*$', '', 'i')), '\s+');
  many := cardinality(words);
  for n in 1 .. many loop
    bare := rtrim(lower(words[n]), '.');
    words[n] := case
      when many > 1 and n in (1, many) and bare ~ '^([ns]?[ew]|[ns])$' then upper(bare)
      when many > 2 and n in (1, many) and bare in ('north', 'south', 'east', 'west') then upper(left(bare, 1))
      when n > 1 and kinds ? bare then kinds ->> bare
      else rtrim(words[n], '.') end;
  end loop;
  return private.as_name(array_to_string(words, ' '));
end;
$$;

-- US_STATES in domain/homes/us-states.ts has the same states.
create function private.state_name(code text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce('{
    "AK": "Alaska", "AL": "Alabama", "AR": "Arkansas", "AZ": "Arizona", "CA": "California", "CO": "Colorado",
    "CT": "Connecticut", "DC": "District of Columbia", "DE": "Delaware", "FL": "Florida", "GA": "Georgia",
    "HI": "Hawaii", "IA": "Iowa", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "KS": "Kansas",
    "KY": "Kentucky", "LA": "Louisiana", "MA": "Massachusetts", "MD": "Maryland", "ME": "Maine",
    "MI": "Michigan", "MN": "Minnesota", "MO": "Missouri", "MS": "Mississippi", "MT": "Montana",
    "NC": "North Carolina", "ND": "North Dakota", "NE": "Nebraska", "NH": "New Hampshire", "NJ": "New Jersey",
    "NM": "New Mexico", "NV": "Nevada", "NY": "New York", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon",
    "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota",
    "TN": "Tennessee", "TX": "Texas", "UT": "Utah", "VA": "Virginia", "VT": "Vermont", "WA": "Washington",
    "WI": "Wisconsin", "WV": "West Virginia", "WY": "Wyoming"}'::jsonb ->> code, '');
end;
$$;

create function private.place_kinds() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['town', 'zip', 'county', 'state', 'street'];
$$;

-- The labels of a home's places, in the order of private.place_kinds(). '' means a missing place, a hidden street even if the row has it, or a name that is too long to search for.
create function private.place_labels(
  address text, city text, state text, zip_code text, county text, is_hidden boolean
) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  ending constant text := case when state <> '' then ', ' || state else '' end;
  town constant text := case when city <> '' then private.as_name(city) || ending else '' end;
  street constant text := case when is_hidden or town = '' then '' else private.street_of(address) end;
  place constant text := case when street <> '' then street || ', ' || town else '' end;
begin
  return array[town, left(zip_code, 5), case when county <> '' then county || ending else '' end,
               private.state_name(state), case when char_length(place) <= 300 then place else '' end];
end;
$$;

-- The word that means a place among a home's words. No word of a text begins with "@".
create function private.place_word(label text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return '@' || private.place_key(label);
end;
$$;

create function private.place_words(labels text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  words text[] := '{}';
  word text;
begin
  for n in 1 .. coalesce(cardinality(labels), 0) loop
    word := private.place_word(labels[n]);
    if word <> '@' then
      words := words || word;
    end if;
  end loop;
  return array_to_tsvector(words);
end;
$$;

grant execute on function private.place_key, private.place_keys, private.as_name, private.street_of, private.state_name,
  private.place_labels, private.place_word, private.place_words
  to anon, authenticated, service_role;
