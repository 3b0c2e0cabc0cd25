-- What the places of a home are called: its town, ZIP code, county, state and street, as a search box
-- suggests them and as an address names them. Every home carries the keys of its places among its
-- words, so that a place is searched for as a word is.

-- Letters and digits of any script in lower case without accents, a single space for everything between.
create function private.place_key(label text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    translate(lower(coalesce(label, '')), 'áàâäãåéèêëíìîïñóòôöõúùûüçʻ''’', 'aaaaaaeeeeiiiinooooouuuuc'),
    '[^[:alnum:]]+', ' ', 'g'));
$$;

-- Names written in one case only are capitalized.
create function private.as_name(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when said in (lower(said), upper(said)) then initcap(said) else said end
  from btrim(regexp_replace(written, '\s+', ' ', 'g')) as said;
$$;

-- The street of an address, without number and unit: "N Maple Street" for "1418 N. maple st., Unit 4". '' if
-- the address doesn't begin with a number, because it then may name a house.
create function private.street_of(address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  with line as (
    select regexp_replace(
      substring(split_part(address, ',', 1) from '^\s*\d+[A-Za-z]?(?:-\d+[A-Za-z]?)?(?:\s+1/2)?\s+(\S.*)$'),
      '\s*(#|\m(apt|apartment|unit|suite|ste|bldg)\M).*$', '', 'i') as said
  ), words as (
    select word, n, count(*) over () as many, rtrim(lower(word), '.') as bare
    from line, regexp_split_to_table(btrim(line.said), '\s+') with ordinality as each (word, n)
    where word <> ''
  )
  select private.as_name(coalesce(string_agg(
    case
      when many > 1 and n in (1, many) and bare ~ '^([ns]?[ew]|[ns])$' then upper(bare)
      when many > 1 and n in (1, many) and bare ~ '^(north|south|east|west)$' and many > 2 then upper(left(bare, 1))
      when n > 1 and '{"st": "Street", "ave": "Avenue", "av": "Avenue", "rd": "Road", "dr": "Drive", "ln": "Lane",
            "ct": "Court", "blvd": "Boulevard", "pl": "Place", "cir": "Circle", "ter": "Terrace",
            "pkwy": "Parkway", "hwy": "Highway", "trl": "Trail", "sq": "Square"}'::jsonb ? bare
        then '{"st": "Street", "ave": "Avenue", "av": "Avenue", "rd": "Road", "dr": "Drive", "ln": "Lane",
            "ct": "Court", "blvd": "Boulevard", "pl": "Place", "cir": "Circle", "ter": "Terrace",
            "pkwy": "Parkway", "hwy": "Highway", "trl": "Trail", "sq": "Square"}'::jsonb ->> bare
      else rtrim(word, '.')
    end, ' ' order by n), ''))
  from words;
$$;

-- As US_STATES in domain/us-states.ts.
create function private.state_name(code text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce('{
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
$$;

create function private.place_kinds() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['town', 'zip', 'county', 'state', 'street'];
$$;

-- The labels of a home's places, in the order of private.place_kinds(); '' for one that it doesn't have. A
-- hidden street is none of them, whatever the row says.
create function private.place_labels(
  address text, city text, state text, zip_code text, county text, is_hidden boolean
) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array[
    case when city <> '' then concat_ws(', ', private.as_name(city), nullif(state, '')) else '' end,
    left(zip_code, 5),
    case when county <> '' then concat_ws(', ', county, nullif(state, '')) else '' end,
    private.state_name(state),
    case when is_hidden or city = '' or street = '' then ''
      else concat_ws(', ', street, private.as_name(city), nullif(state, '')) end
  ]
  from private.street_of(address) as street;
$$;

-- The word that stands for a place among a home's words. No word of a text begins with "@".
create function private.place_word(label text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '@' || private.place_key(label);
$$;

create function private.place_words(labels text[]) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array(
    select distinct private.place_word(label) from unnest(labels) as label where private.place_key(label) <> ''));
$$;

grant execute on function private.place_key, private.as_name, private.street_of, private.state_name,
  private.place_labels, private.place_word, private.place_words
  to anon, authenticated, service_role;
