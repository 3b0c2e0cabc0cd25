-- Texts as people read them, with whatever letters, marks and spellings they are written. Rules about what a text says
-- use this form, and so do comparisons of names and addresses.

-- A text as people read it, for rules about what it says: other forms of the same letters and digits are unified, and
-- invisible characters removed (zero-width, bidirectional and soft ones, marks on top of others). asRead in
-- domain/site/text/as-read.ts does the same. The work is done in pieces, because ordering the marks on a letter takes
-- quadratic time.
--
-- Texts are read whenever a row is written, so these functions keep their plans, and first ask cheaply whether there is
-- anything to do: a session keeps only 32 patterns ready, and a home's row alone asks for nearly as many.
create function private.as_read(p_text text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if octet_length(p_text) = char_length(p_text) then
    return p_text;
  end if;
  return translate(
    regexp_replace(
      (select string_agg(normalize(substr(p_text, n, 500), nfkc), '' order by n)
       from generate_series(1, char_length(p_text), 500) as n),
      '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]',
      '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९。', '012345678901234567890123456789.');
end;
$$;

-- A text as people read it, with letters of other alphabets replaced by the Latin letters they look like.
create function private.as_latin(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(private.as_read(p_text),
    'аАВеЕёкКМмНһоОрРсСтТуУхХіІїјЈѕЅԁԛԝѵӏӀαΑΒεΕΖΗιΙκΚΜΝνοΟρΡτΤυΥχΧϲϳօոսհզցɡɑı',
    'aABeEekKMmHhoOpPcCtTyYxXiIijJsSdqwvllaABeEZHiIkKMNvoOpPtTuYxXcjonuhqggai');
$$;

-- A text as people read it, without accents and in the letters of English: "Espanola" for "Española". A fraction after
-- a number has a space before it. asPlain in domain/site/text/as-read.ts does the same.
create function private.as_plain(p_text text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if octet_length(p_text) = char_length(p_text) then
    return p_text;
  end if;
  return (
    select replace(replace(replace(replace(replace(replace(replace(
      translate(
        string_agg(normalize(regexp_replace(normalize(substr(told, n, 500), nfkd), '[\u0300-\u036f]', '', 'g'), nfc), ''
                   order by n),
        'øØłŁđĐðÐ', 'oOlLdDdD'),
      'þ', 'th'), 'Þ', 'Th'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'Ae'), 'œ', 'oe'), 'Œ', 'Oe')
    from (select private.as_latin(replace(
            regexp_replace(p_text, '([0-9])([\u00bc-\u00be\u2150-\u215e])', '\1 \2', 'g'), '´', '''')) as told) as latin,
         generate_series(1, greatest(char_length(told), 1), 500) as n);
end;
$$;

-- Whether a text has a character that can be seen; the same as isVisible in domain/site/text/contact-details.ts.
create function private.is_visible(p_text text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return ascii(p_text) between 33 and 126 or regexp_replace(private.as_read(p_text),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\ufff0-\ufffb\U0001d159\U0001d173-\U0001d17a]+',
    '', 'g') <> '';
end;
$$;

-- Whether mail can reach an address, as far as the address's form tells; no character may be invisible. The same as
-- isReachable in domain/site/text/contact-details.ts.
create function private.is_email(p_email text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return private.as_read(p_email) = p_email and p_email ~*
    '^(?![^@]{65})[a-z0-9!#$%&''*+/=?^_`{|}~\u00c0-\u02ff\u0370-\u167f\u1681-\u1fff\u3040-\ud7ff-]+(?:\.[a-z0-9!#$%&''*+/=?^_`{|}~\u00c0-\u02ff\u0370-\u167f\u1681-\u1fff\u3040-\ud7ff-]+)*@(?:[a-z0-9\u00c0-\u02ff\u0370-\u167f\u1681-\u1fff\u3040-\ud7ff](?:[a-z0-9\u00c0-\u02ff\u0370-\u167f\u1681-\u1fff\u3040-\ud7ff-]{0,61}[a-z0-9\u00c0-\u02ff\u0370-\u167f\u1681-\u1fff\u3040-\ud7ff])?\.)+(?:[a-z\u00c0-\u02ff\u0370-\u167f\u1681-\u1fff\u3040-\ud7ff]{2,63}|xn--[a-z0-9-]{2,59})$';
end;
$$;

-- A telephone number as cleanPhone of domain/site/text/contact-details.ts writes it: seven to fifteen digits, perhaps an extension.
create function private.is_phone(p_phone text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_phone ~
    '^(?=(?:[^0-9x]*[0-9]){7,15}[^0-9x]*(?: x|$))\+?\(?[0-9]+(?:(?:[ .-]|\) ?| ?\()[0-9]+)*(?: x[0-9]{1,7})?$';
$$;

-- The forms that address_words gives to single words. A saint and a street are both "st": the words beside it tell them
-- apart. SHORT_FORMS in domain/homes/address-words.ts has the same words.
create function private.short_forms() returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select '{
    "street": "st", "str": "st", "avenue": "ave", "av": "ave", "aven": "ave", "road": "rd", "drive": "dr",
    "drv": "dr", "lane": "ln", "court": "ct", "crt": "ct", "place": "pl", "boulevard": "blvd", "boul": "blvd",
    "bvd": "blvd", "circle": "cir", "circ": "cir", "terrace": "ter", "terr": "ter", "trail": "trl",
    "parkway": "pkwy", "pky": "pkwy", "pkway": "pkwy", "parkwy": "pkwy", "highway": "hwy", "hiway": "hwy",
    "hway": "hwy", "square": "sq", "sqr": "sq", "wy": "way", "route": "rte", "rt": "rte", "alley": "aly",
    "bend": "bnd", "canyon": "cyn", "causeway": "cswy", "cove": "cv", "crescent": "cres", "crossing": "xing",
    "expressway": "expy", "freeway": "fwy", "landing": "lndg", "plaza": "plz", "point": "pt", "ridge": "rdg",
    "trace": "trce", "turnpike": "tpke", "first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th",
    "fifth": "5th", "sixth": "6th", "seventh": "7th", "eighth": "8th", "ninth": "9th", "tenth": "10th",
    "eleventh": "11th", "twelfth": "12th", "thirteenth": "13th", "fourteenth": "14th", "fifteenth": "15th",
    "sixteenth": "16th", "seventeenth": "17th", "eighteenth": "18th", "nineteenth": "19th", "twentieth": "20th",
    "twentyfirst": "21st", "twentysecond": "22nd", "twentythird": "23rd", "twentyfourth": "24th",
    "twentyfifth": "25th", "twentysixth": "26th", "twentyseventh": "27th", "twentyeighth": "28th",
    "twentyninth": "29th", "thirtieth": "30th", "thirtyfirst": "31st", "thirtysecond": "32nd",
    "thirtythird": "33rd", "thirtyfourth": "34th", "thirtyfifth": "35th", "thirtysixth": "36th",
    "thirtyseventh": "37th", "thirtyeighth": "38th", "thirtyninth": "39th", "fortieth": "40th",
    "fortyfirst": "41st", "fortysecond": "42nd", "fortythird": "43rd", "fortyfourth": "44th", "fortyfifth": "45th",
    "fortysixth": "46th", "fortyseventh": "47th", "fortyeighth": "48th", "fortyninth": "49th", "fiftieth": "50th",
    "fiftyfirst": "51st", "fiftysecond": "52nd", "fiftythird": "53rd", "fiftyfourth": "54th", "fiftyfifth": "55th",
    "fiftysixth": "56th", "fiftyseventh": "57th", "fiftyeighth": "58th", "fiftyninth": "59th", "sixtieth": "60th",
    "sixtyfirst": "61st", "sixtysecond": "62nd", "sixtythird": "63rd", "sixtyfourth": "64th", "sixtyfifth": "65th",
    "sixtysixth": "66th", "sixtyseventh": "67th", "sixtyeighth": "68th", "sixtyninth": "69th",
    "seventieth": "70th", "seventyfirst": "71st", "seventysecond": "72nd", "seventythird": "73rd",
    "seventyfourth": "74th", "seventyfifth": "75th", "seventysixth": "76th", "seventyseventh": "77th",
    "seventyeighth": "78th", "seventyninth": "79th", "eightieth": "80th", "eightyfirst": "81st",
    "eightysecond": "82nd", "eightythird": "83rd", "eightyfourth": "84th", "eightyfifth": "85th",
    "eightysixth": "86th", "eightyseventh": "87th", "eightyeighth": "88th", "eightyninth": "89th",
    "ninetieth": "90th", "ninetyfirst": "91st", "ninetysecond": "92nd", "ninetythird": "93rd",
    "ninetyfourth": "94th", "ninetyfifth": "95th", "ninetysixth": "96th", "ninetyseventh": "97th",
    "ninetyeighth": "98th", "ninetyninth": "99th", "saint": "st", "sainte": "ste", "suite": "ste", "mount": "mt",
    "mountain": "mtn", "mountains": "mtns", "fort": "ft", "north": "n", "south": "s", "east": "e", "west": "w",
    "northeast": "ne", "northwest": "nw", "southeast": "se", "southwest": "sw", "apartment": "apt",
    "building": "bldg", "center": "ctr", "centre": "ctr", "creek": "crk", "doctor": "dr", "estate": "est",
    "estates": "ests", "garden": "gdn", "gardens": "gdns", "glen": "gln", "grove": "grv", "harbor": "hbr",
    "harbour": "hbr", "heights": "hts", "hill": "hl", "hills": "hls", "hollow": "holw", "junction": "jct",
    "lake": "lk", "lakes": "lks", "manor": "mnr", "meadow": "mdw", "meadows": "mdws", "river": "riv",
    "shore": "shr", "shores": "shrs", "spring": "spg", "springs": "spgs", "station": "sta", "valley": "vly",
    "view": "vw", "village": "vlg", "township": "twp"
  }'::jsonb;
$$;

-- The normal form of addresses and place names, for comparing what different people write: "us-93", "Highway 93" and
-- "US Hwy 93 N" are all "hwy 93", "Saint George" and "St. George" are both "st george". It has lower-case words without
-- accents and apostrophes, in the postal service's abbreviations, with one space between them. addressWords in
-- domain/homes/address-words.ts does the same.
create function private.address_words(p_text text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  told text := translate(lower(private.as_plain(coalesce(p_text, ''))), '''`ʻʼ‘’′', '');
  words text[];
  -- Most names have none of these characters, so they are searched for before any pattern is tried.
  has_digits boolean := translate(told, '0123456789', '') <> told;
begin
  -- A ZIP code, or nothing.
  if translate(told, '0123456789', '') = '' then
    return told;
  end if;
  if has_digits and told ~ '-[0-9]' then
    -- In these words, a state's letters are a highway only before a dash.
    told := regexp_replace(told,
      '(?<![a-z0-9])(?:al|co|ct|de|fl|hi|in|k|la|m|ma|me|mi|mo|ne|oh|ok|or|pa)-([0-9]{1,3})(?![a-z0-9-])', 'hwy \1', 'g');
  end if;
  -- "123-A Main" is 123A Main.
  if has_digits and told ~ '[0-9]-[a-z]' then
    told := regexp_replace(told, '(?<![a-z0-9-])([0-9]{1,6})-([a-z])(?![a-z0-9-])', '\1\2', 'g');
  end if;
  told := btrim(regexp_replace(told, '[^a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+', ' ', 'g'));
  if strpos(told, 'ty ') > 0 then
    told := regexp_replace(told,
      '([a-z]ty) (?=(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?![a-z0-9]))', '\1', 'g');
  end if;
  if has_digits and told ~ '[a-z][0-9]' then
    told := regexp_replace(told,
      '(?<![a-z0-9])(us|hwy|highway|rte|rt|route|sr|sh|cr|fm|rm|rr|i)(?=[0-9]{1,4}(?![a-z0-9]))', '\1 ', 'g');
  end if;

  words := string_to_array(told, ' ');
  for n in 1 .. coalesce(cardinality(words), 0) loop
    words[n] := coalesce(private.short_forms() ->> words[n], words[n]);
  end loop;
  told := array_to_string(words, ' ');
  -- "Coeur D Alene" is Coeur d'Alene, but D Avenue is an avenue.
  if strpos(told, 'd ') > 0 or strpos(told, 'o ') > 0 then
    told := regexp_replace(told,
      '(?<![a-z0-9])([do]) (?=[a-z]{3})(?!(?:ave|blvd|cir|ter|trl|pkwy|hwy|way|rte|aly|bnd|cyn|cswy|cres|xing|expy|fwy|lndg|plz|rdg|trce|tpke|loop|path|pike|run|walk|row|and|the)(?![a-z0-9]))',
      '\1', 'g');
  end if;
  has_digits := translate(told, '0123456789', '') <> told;
  if strpos(told, 'king') > 0 or strpos(told, 'mlk') > 0 or strpos(told, 'm l k') > 0 then
    told := regexp_replace(told,
      '(?<![a-z0-9])(?:dr )?(?:martin luther king|mlk|m l k)(?: jr| junior)?(?![a-z0-9])', 'mlk', 'g');
  end if;

  -- "n w" is "nw", and "1010s" is "1010 s", but "1980s" is a decade.
  if strpos(told, 'u s') > 0 then
    told := regexp_replace(told, '(?<![a-z0-9])u s(?![a-z0-9])', 'us', 'g');
  end if;
  if has_digits and told ~ '[0-9][nsew]' then
    told := regexp_replace(told,
      '(?<![a-z0-9])(?!(?:1[89]|20)[0-9]0s)([0-9]+)([ns]?[ew]|[ns])(?![a-z0-9])', '\1 \2', 'g');
  end if;
  if strpos(told, 'n e') > 0 or strpos(told, 'n w') > 0 or strpos(told, 's e') > 0 or strpos(told, 's w') > 0 then
    told := regexp_replace(told, '(?<![a-z0-9])([ns]) ([ew])(?![a-z0-9])', '\1\2', 'g');
  end if;

  -- Numbered roads by class and number. The direction is left out, because it says which part of the road is meant. The
  -- first pattern finds the words that end a class, which are looked for first because the others are slow.
  if has_digits and told ~ '(?:(?:^|[^a-z0-9])[a-z]{1,2}|rte|hwy|market|interstate|number) [0-9]' then
    for n in 1 .. 4 loop
      told := regexp_replace(told,
        '(?<![a-z0-9])(?:(?:[ns]?[ew]|[ns]) )?(?:' || (array[
          '(?:county|co|cnty|cty) (?:rd|rte|hwy)|cr',
          'farm to market(?: rd)?|farm rd|fm(?: rd)?',
          'rural rte|ranch(?: to market)? rd|rm(?: rd)?|rr',
          '(?:(?:us|state|st|ak|ar|az|ca|ga|ia|id|il|ks|ky|md|mn|ms|mt|nc|nd|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy) )?(?:hwy|rte)|us|(?:state|st) rd|interstate|sr|sh|i|ak|ar|az|ca|ga|ia|id|il|ks|ky|md|mn|ms|mt|nc|nd|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy'
        ])[n] || ') (?:no |number )?0*([0-9]{1,4}[a-z]?)(?: (?:[ns]?[ew]|[ns]))?(?![a-z0-9])',
        (array['cr', 'fm', 'rr', 'hwy'])[n] || ' \1', 'g');
    end loop;
  end if;
  return told;
end;
$$;

grant execute on function private.as_read, private.as_latin, private.as_plain, private.short_forms,
  private.address_words, private.is_visible, private.is_email, private.is_phone
  to anon, authenticated, service_role;

-- Whether a text has our own name in it, however it is written; isOurName in domain/site/text/mailed-names.ts is the same.
create function private.has_our_name(p_text text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select strpos(regexp_replace(lower(private.as_plain(p_text)), '[^a-z]+', '', 'g'), 'selfnvest') > 0;
$$;
grant execute on function private.has_our_name to authenticated, service_role;

-- Whether a name is visible, isn't ours, and reads in the order it is written: reversed text could imitate another name.
create function private.is_plain_name(p_name text, p_most integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_name = btrim(p_name) and char_length(p_name) between 1 and p_most
    and p_name !~ '[[:cntrl:]\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' and private.is_visible(p_name)
    and not private.has_our_name(p_name);
$$;
grant execute on function private.is_plain_name to service_role;
