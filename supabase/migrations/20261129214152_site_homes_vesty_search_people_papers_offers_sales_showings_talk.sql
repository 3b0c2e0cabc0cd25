-- Written by `npm run generate -- types` from supabase/schemas. supabase/migrations.lock says whether it may still change.

set check_function_bodies = off;

drop function public.set_timeline_task(text,text,boolean);

drop function public.save_timeline(jsonb,jsonb);

drop function public.operator_counts();

drop function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean);

drop function public.listing_weeks(uuid);

drop function public.claim_booking_emails(uuid,integer);

drop function public.accept_offer(uuid,integer,text,text,integer);

drop function private.timeline_of(uuid);

drop function private.set_timeline_task(text,text,boolean);

drop function private.save_timeline(jsonb,jsonb);

drop function private.queue_mail(uuid,text,text[],integer,timestamp with time zone);

drop function private.operator_counts();

drop function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean);

drop function private.listing_weeks(uuid);

drop function private.is_gathered(text);

drop function private.forget_past_visitors();

drop function private.forget_old_mail();

drop function private.forget_notifications();

drop function private.forget_home_marks();

drop function private.claim_booking_emails(uuid,integer);

drop function private.begin_closing_step(uuid,date);

drop function private.accept_offer(uuid,integer,text,text,integer);

create table private.file_rounds (
  bucket_id text primary key,
  searched_to text not null
);

create table private.mortgage_rate (
  id boolean primary key default true check (id),
  percent numeric(5, 3) not null check (percent between 0 and 25),
  as_of date not null check (as_of >= '2000-01-01'),
  source text not null check (private.is_visible(source) and char_length(source) <= 200),
  set_at timestamptz not null default now()
);

create table private.account_mail_limit (
  id boolean primary key default true check (id),
  per_hour integer not null check (per_hour > 0)
);

create table private.phrase_readings (
  phrase text primary key check (char_length(phrase) between 1 and 100),
  query text not null check (char_length(query) <= 1000),
  read_at timestamptz not null default now()
);

create index phrase_readings_read_at on private.phrase_readings (read_at);

create table private.short_addresses (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  -- Consonants only, so that no word comes up, and without the l, which looks like a 1 or an i.
  letters text not null unique check (letters ~ '^[bcdfghjkmnpqrstvwxyz]{5}$')
);

create table private.offer_channels (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  came_from text not null check (private.is_channel(came_from))
);

create table public.comparable_homes (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  address text not null check (private.is_visible(address) and char_length(address) <= 200),
  price integer not null check (price between 1 and 2000000000),
  sold_on date not null check (sold_on between '1990-01-01' and '2100-01-01'),
  sqft integer check (sqft between 1 and 1000000),
  bedrooms smallint check (bedrooms between 0 and 99),
  bathrooms real check (bathrooms between 0 and 99),
  garage_spaces smallint check (garage_spaces between 0 and 99),
  lot_size real check (lot_size between 0 and 100000),
  year_built smallint check (year_built between 1600 and 2100),
  condition smallint check (condition between 1 and 5),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  source text not null default 'typed' check (source in ('typed', 'row', 'advertisement', 'sold_here')),
  created_at timestamptz not null default now(),
  constraint comparable_homes_place check ((lat is null) = (lng is null))
);

create index comparable_homes_listing on public.comparable_homes (listing_id);

create table public.price_benches (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  condition smallint check (condition between 1 and 5),
  sqft real check (sqft between 0 and 100),
  bedrooms real check (bedrooms between 0 and 100),
  bathrooms real check (bathrooms between 0 and 100),
  garage_spaces real check (garage_spaces between 0 and 100),
  lot_size real check (lot_size between 0 and 100),
  year_built real check (year_built between 0 and 100),
  condition_step real check (condition_step between 0 and 100),
  trend real check (trend between -50 and 50)
);

alter table public.comparable_homes enable row level security;

alter table public.price_benches enable row level security;

create table private.plan_refunds (
  id uuid primary key,
  person_id uuid not null references auth.users (id) on delete cascade,
  payment_id text not null unique check (char_length(payment_id) <= 255),
  intent_id text not null check (char_length(intent_id) <= 255),
  plan text not null check (plan in ('basic', 'premium')),
  reason text not null check (private.is_visible(reason) and char_length(reason) <= 500),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  tried_at timestamptz not null default now(),
  tries smallint not null default 0
);

create index plan_refunds_of_person on private.plan_refunds (person_id);

create index plan_refunds_open on private.plan_refunds (tried_at) where done_at is null;

create table private.trusted_people (
  id uuid primary key,
  owner_id uuid not null unique references auth.users (id) on delete cascade,
  n integer not null unique generated always as identity,
  name text not null check (
    char_length(name) between 1 and 100 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  email text not null check (char_length(email) <= 254 and private.is_email(email)),
  asked_at timestamptz not null default now(),
  agreed_at timestamptz
);

create index trusted_people_asked on private.trusted_people (asked_at) where agreed_at is null;

create table private.check_ins (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  n integer not null unique generated always as identity,
  minutes smallint not null check (minutes in (15, 30, 45, 60, 90)),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  reminded_at timestamptz,
  passed_at timestamptz,
  ended_at timestamptz,
  ended text check (ended in ('well', 'left', 'no_show')),
  caused_by private.caller,
  constraint check_ins_ended check ((ended is null) = (ended_at is null)),
  constraint check_ins_end check (ends_at > started_at)
);

create unique index check_ins_one_runs on private.check_ins (booking_id, person_id) where ended_at is null;

create index check_ins_of_booking on private.check_ins (booking_id);

create index check_ins_of_person on private.check_ins (person_id, started_at);

create index check_ins_running on private.check_ins (ends_at) where ended_at is null and passed_at is null;

create index check_ins_started on private.check_ins (started_at);

create table private.telephone_rule (
  id boolean primary key default true check (id),
  offered boolean not null default false
);

create table private.ownership_rule (
  id boolean primary key default true check (id),
  waits boolean not null default false
);

create table private.ownership_proofs (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  name text check (
    char_length(name) between 1 and 200 and private.is_visible(name) and private.is_plain_file_name(name) and name !~ '[/\\]'),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  path text unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'replaced')),
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  constraint ownership_proofs_decided check ((state = 'waiting') = (decided_at is null)),
  constraint ownership_proofs_reason check ((state = 'refused') = (reason is not null)),
  constraint ownership_proofs_file check ((path is null) = (name is null) and (path is not null or decided_at is not null))
);

create unique index ownership_proofs_one_waits on private.ownership_proofs (listing_id) where state = 'waiting';

create index ownership_proofs_of_home on private.ownership_proofs (listing_id, created_at);

create index ownership_proofs_of_person on private.ownership_proofs (person_id);

create index ownership_proofs_waiting on private.ownership_proofs (created_at, id) where state = 'waiting';

create index ownership_proofs_to_delete on private.ownership_proofs (decided_at) where path is not null;

create table private.ownership_openings (
  id bigint generated always as identity primary key,
  proof_id uuid not null references private.ownership_proofs (id) on delete cascade,
  opened_by uuid not null,
  opened_at timestamptz not null default clock_timestamp()
);

create index ownership_openings_of_proof on private.ownership_openings (proof_id, opened_at);

create index ownership_openings_by_age on private.ownership_openings (opened_at);

create table public.home_outcomes (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  status text not null check (status in ('pending', 'sold')),
  was text not null check (was in ('active', 'pending')),
  price integer check (price between 1 and 2000000000),
  happened_on date check (happened_on between '2000-01-01' and '2100-01-01'),
  place text check (place in ('here', 'agent', 'elsewhere', 'private')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  closed_at timestamptz,
  constraint home_outcomes_day check (status = 'pending' or happened_on is not null)
);

create index home_outcomes_of_home on public.home_outcomes (listing_id, created_at);

create index home_outcomes_to_settle on public.home_outcomes (created_at) where settled_at is null;

alter table public.home_outcomes enable row level security;

alter table private.account_mail_limit enable row level security;

alter table private.check_ins enable row level security;

alter table private.file_rounds enable row level security;

alter table private.mortgage_rate enable row level security;

alter table private.offer_channels enable row level security;

alter table private.ownership_openings enable row level security;

alter table private.ownership_proofs enable row level security;

alter table private.ownership_rule enable row level security;

alter table private.phrase_readings enable row level security;

alter table private.plan_refunds enable row level security;

alter table private.short_addresses enable row level security;

alter table private.telephone_rule enable row level security;

alter table private.trusted_people enable row level security;

CREATE OR REPLACE FUNCTION private.accept_offer(p_id uuid, p_n integer, p_showings text DEFAULT NULL::text, p_others text DEFAULT NULL::text, p_joins integer DEFAULT 0, p_over uuid DEFAULT NULL::uuid, p_price integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  home public.listings;
  terms public.offer_versions;
  chosen public.offer_settings;
  other public.offers;
begin
  if offer.state = 'accepted' and exists (
    select from public.offer_versions v
    where v.offer_id = p_id and v.n = private.first_version(p_id) and coalesce(v.fixes, v.n) = p_n
      and (p_over is null) = (v.over_price is null) and v.price = coalesce(p_price, v.price)) then
    return private.offer_seen_by(offer, side);
  end if;
  if private.answered_as(offer) <> (case side when 'owner' then 'open' else 'countered' end) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_n is distinct from offer.version or (side = 'owner' and p_joins is distinct from offer.joins) then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  -- The owner proposed these terms to the people who were the buyers at that time.
  if side = 'buyer' and exists (
    select from public.offer_acts a where a.offer_id = p_id and a.n >= p_n and a.act in ('buyer_joined', 'buyer_left')) then
    raise exception using errcode = 'PT409', message = 'buyers_changed';
  end if;
  if p_showings not in ('keep', 'cancel') or p_others not in ('ask', 'decline') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into home from public.listings l where l.id = offer.listing_id;
  if home.status not in ('active', 'pending') or exists (
    select from private.account_deletions d where d.user_id in (offer.owner_id, offer.buyer_id)
  ) then
    raise exception using errcode = 'PT409', message = 'home_takes_no_offers';
  end if;
  perform private.refuse_in_round(home.id);
  select * into terms from public.offer_versions v where v.offer_id = p_id and v.n = p_n;
  if terms.closing_on < (now() at time zone home.time_zone)::date then
    raise exception using errcode = 'PT409', message = 'offer_dates_passed';
  end if;

  terms := private.at_fixed_price(offer, terms, p_over, p_price);
  update public.offers o set state = 'accepted', backup_place = null, version = terms.n where o.id = p_id
  returning * into offer;
  perform private.note_act(offer, 'accepted', side);
  perform private.open_sale(offer, terms, side, (clock_timestamp() at time zone home.time_zone)::date);
  if home.status = 'active' then
    update public.listings l set status = 'pending' where l.id = home.id;
  end if;
  perform private.begin_closing_step(home.user_id, home.id, (now() at time zone home.time_zone)::date);

  select * into chosen from public.offer_settings s where s.listing_id = home.id;
  if side = 'owner' then
    chosen.showings_then := coalesce(p_showings, chosen.showings_then);
    chosen.others_then := coalesce(p_others, chosen.others_then);
  end if;
  if chosen.showings_then = 'cancel' then
    perform private.cancel_showings_for(offer);
  end if;
  for other in
    select * from public.offers o
    where o.listing_id = home.id and o.state in ('open', 'countered') order by o.created_at, o.id
  loop
    if chosen.others_then = 'decline' then
      perform private.end_offer(other, 'declined', 'owner');
    else
      update public.offers o set state = 'asked' where o.id = other.id returning * into other;
      perform private.note_act(other, 'asked', 'owner');
      perform private.tell_offer(other, 'buyer', 'offer_backup_asked', jsonb_build_object('n', other.version));
    end if;
  end loop;
  perform private.tell_both(offer, 'offer_accepted');
  return private.offer_seen_by(offer, side);
end;
$function$;

CREATE OR REPLACE FUNCTION private.account_deletions_after_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Homes come first: a home with other owners goes on with them, and so do its conversations and offers, which would
  -- end otherwise.
  perform private.pass_homes_on(new.user_id);
  -- Conversations end before offers: ending an offer writes notifications, and a message locks those after its
  -- conversation.
  perform private.end_conversations_of_account(new.user_id);
  -- This step comes before offers end, because an offer whose other buyers stay goes on with them.
  perform private.leave_offers_of_account(new.user_id);
  -- Visitors and buyers of homes that were just marked as sold are told after the homes with other owners were passed on,
  -- because those go on.
  perform private.settle_outcomes(new.user_id);
  -- Paused offers come last: their notifications follow all rows for which other transactions wait.
  perform private.end_paused_offers_of_account(new.user_id);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.account_mail_half_used()
 RETURNS TABLE(sent bigint, since timestamp with time zone, latest timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select count(*), min(mail.sent_at), max(mail.sent_at)
  from auth.users u
  cross join lateral (values (u.confirmation_sent_at), (u.recovery_sent_at), (u.email_change_sent_at)) as mail (sent_at)
  where mail.sent_at > now() - interval '1 hour'
  having 2 * count(*) >= coalesce(
    (select l.per_hour from private.account_mail_limit l), private.limit_of('account_mail.per_hour'));
end;
$function$;

CREATE OR REPLACE FUNCTION private.add_ownership_proof(p_caller uuid, p_listing_id uuid, p_id uuid, p_path text, p_name text, p_type text, p_sha256 text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home public.listings;
  known private.ownership_proofs;
begin
  home := private.locked_home_of(p_listing_id, p_caller);
  select * into known from private.ownership_proofs p where p.id = p_id;
  if private.is_repeat(case when known.id is not null then to_jsonb(known) end, jsonb_build_object(
    'listing_id', p_listing_id, 'person_id', p_caller, 'sha256', p_sha256)) then
    return;
  end if;
  perform private.refuse_suspended(p_caller);
  if home.status = 'sold' or home.ownership_shown_at is not null or exists (
    select from private.ownership_proofs p where p.listing_id = home.id and p.state = 'waiting'
  ) then
    raise exception using errcode = 'PT409', message = 'ownership_settled';
  elsif private.address_of_home(home) = '' or home.city = '' then
    raise exception using errcode = 'PT409', message = 'ownership_needs_address';
  elsif private.has_secret_numbers(p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  if not exists (
    select from storage.objects o
    where o.bucket_id = 'documents' and o.name = p_path and split_part(o.name, '/', 1) = p_caller::text
      and o.created_at > (select private.kept_since('unused_documents')) + interval '1 hour'
  ) or exists (select from public.documents d where d.path = p_path) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  insert into private.ownership_proofs (id, listing_id, person_id, name, type, path, sha256)
  values (p_id, home.id, p_caller, p_name, p_type, p_path, p_sha256);
end;
$function$;

CREATE OR REPLACE FUNCTION private.address_of_home(p_home public.listings)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select h.address from public.hidden_places h where h.listing_id = p_home.id), p_home.address);
$function$;

CREATE OR REPLACE FUNCTION private.address_of_mail(p_mail private.email_outbox)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when p_mail.recipient = 'visitor' then (select b.visitor_email from public.bookings b where b.id = p_mail.booking_id)
    when p_mail.recipient = 'trusted' then (private.trusted_of(p_mail)).email
    when p_mail.news_subscription_id is not null then
      (select n.email from private.news_subscriptions n where n.id = p_mail.news_subscription_id)
    else (
      select coalesce(m.email, u.email::text)
      from (values (true)) as one
      left join private.memberships m
        on m.id in (p_mail.co_owner_id, case p_mail.topic when 'parties' then p_mail.subject_id end)
      left join public.bookings b on b.id = p_mail.booking_id
      left join auth.users u on u.id = coalesce(m.person_id, b.owner_id, p_mail.person_id)
      limit 1) end;
$function$;

CREATE OR REPLACE FUNCTION private.address_words(p_text text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.adopt_timeline(p_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  home constant uuid := private.first_home(p_person);
begin
  if home is not null and private.stored_home(p_person, home) is null then
    -- A person who left a home and comes back may have rows for it.
    delete from public.timeline_steps t where t.user_id = p_person and t.listing_id = home;
    delete from public.timeline_tasks t where t.user_id = p_person and t.listing_id = home;
    update public.timeline_steps t set listing_id = home where t.user_id = p_person and t.listing_id is null;
    update public.timeline_tasks t set listing_id = home where t.user_id = p_person and t.listing_id is null;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.amended_terms(p_base public.offer_versions, p_closing date, p_changes jsonb)
 RETURNS public.offer_versions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  terms jsonb;
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or p_changes ?| array[
       'agent_name', 'note', 'escalates_to', 'escalates_by', 'approved_amount', 'lender', 'has_no_home']
     or jsonb_typeof(p_changes -> 'repairs') <> 'string' then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  terms := private.terms_json(p_base) || jsonb_build_object('closing_on', p_closing) || (p_changes - 'repairs')
    || jsonb_build_object('note', '');
  -- Who pays in cash needs no lender, and whose purchase waits for their own sale has a home to sell.
  if terms ->> 'financing' = 'cash' then
    terms := terms || '{"approved_amount": null, "lender": null}';
  end if;
  if terms ->> 'home_sale_days' is not null then
    terms := terms || '{"has_no_home": false}';
  end if;
  return private.offer_terms(terms);
end;
$function$;

CREATE OR REPLACE FUNCTION private.announce_home(old public.listings, new public.listings)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  fans constant uuid[] := array(
    select f.user_id from public.favorites f where f.listing_id = new.id and f.user_id <> new.user_id);
  hearing uuid[];
begin
  if cardinality(fans) = 0 then
    return;
  end if;
  if new.price is distinct from old.price and new.status in ('active', 'pending') and not private.is_first_hour(old) then
    hearing := private.forget_undone_price(new, fans);
    perform private.tell_all(hearing, 'favorite_price', new.id, new.id,
                             jsonb_build_object('price', new.price, 'was', coalesce(old.price, 0)));
    if not private.take_rate('price-news:' || new.id, 86400, 3) then
      perform private.change_mail(o.id, 'daily')
      from public.notifications n join private.email_outbox o on o.notification_id = n.id
      where n.kind = 'favorite_price' and n.subject_id = new.id and n.user_id = any (hearing)
        and o.kind = 'at_once' and o.waits;
    end if;
  end if;
  if new.status <> old.status then
    perform private.tell_all(fans, 'favorite_status', new.id, new.id, jsonb_build_object('status', new.status));
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.answer_trust(p_token text, p_agrees boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner constant uuid := (private.open_link(p_token, '{trust}')).person_id;
  person private.trusted_people;
begin
  if owner is null or p_agrees is null then
    return null;
  end if;
  perform private.take_turn('safety of ' || owner);
  select * into person from private.trusted_people t where t.owner_id = owner;
  -- The owner has chosen another person in the meantime.
  if person.id is null or (private.find_link(p_token, '{trust}')).hash is null then
    return null;
  end if;
  if p_agrees and person.agreed_at is null then
    update private.trusted_people t set agreed_at = now() where t.id = person.id;
  elsif not p_agrees then
    perform private.remember_refusal(person.email, array[owner]);
    delete from private.trusted_people t where t.id = person.id;
    perform private.end_links('{trust}', array[owner]);
  end if;
  if not p_agrees or person.agreed_at is null then
    perform private.tell(owner, 'trust_answered', null, person.id, jsonb_build_object('agreed', p_agrees));
  end if;
  return jsonb_build_object('agreed', p_agrees);
end;
$function$;

CREATE OR REPLACE FUNCTION private.at_fixed_price(p_offer public.offers, p_terms public.offer_versions, p_over uuid, p_price integer)
 RETURNS public.offer_versions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  fixed public.offer_versions := p_terms;
begin
  -- Whoever accepts terms that may rise says at which price, so that nobody loses the higher one unseen.
  if p_terms.escalates_to is not null and p_price is null then
    raise exception using errcode = 'PT409', message = 'price_not_raised';
  end if;
  if p_over is not null then
    select coalesce(v.escalates_to, v.price) into fixed.over_price
    from public.offers o join public.offer_versions v on v.offer_id = o.id and v.n = o.version
    where o.id = p_over and o.id <> p_offer.id and o.listing_id = p_offer.listing_id
      and private.answered_as(o) = 'open' and v.made_by = 'buyer';
    fixed.price := private.risen_price(p_terms, fixed.over_price);
    if p_terms.escalates_to is null or fixed.over_price is null or fixed.price = p_terms.price then
      raise exception using errcode = 'PT409', message = 'price_not_raised';
    end if;
    -- The proof needs no more than this offer's own maximum.
    fixed.over_price := least(fixed.over_price, p_terms.escalates_to);
  end if;
  if fixed.price <> coalesce(p_price, case when p_over is null then fixed.price end, 0) then
    raise exception using errcode = 'PT409', message = 'price_not_raised';
  end if;
  if p_terms.escalates_to is null then
    return p_terms;
  end if;
  perform private.refuse_suspended(private.actor_of(p_offer, 'owner'));
  fixed.n := (select max(v.n) + 1 from public.offer_versions v where v.offer_id = p_offer.id);
  fixed.fixes := p_terms.n;
  fixed.escalates_to := null;
  fixed.escalates_by := null;
  fixed.round_id := null;
  fixed.created_at := clock_timestamp();
  insert into public.offer_versions select fixed.*;
  insert into public.offer_files (offer_id, n, document_id, kind, opened_at)
  select f.offer_id, fixed.n, f.document_id, f.kind, f.opened_at
  from public.offer_files f where f.offer_id = p_offer.id and f.n = p_terms.n;
  return fixed;
end;
$function$;

CREATE OR REPLACE FUNCTION private.begin_closing_step(p_owner_id uuid, p_listing_id uuid, p_today date)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.take_turn('timeline:' || p_owner_id);
  perform private.adopt_timeline(p_owner_id);
  if exists (
    select from public.timeline_steps t
    where t.user_id = p_owner_id and t.listing_id = p_listing_id
      and t.step = 'negotiate-close' and t.status <> 'upcoming'
  ) then
    return;
  end if;
  update public.timeline_steps t set status = 'completed', completed_on = p_today
  where t.user_id = p_owner_id and t.listing_id = p_listing_id
    and t.status <> 'completed' and t.step <> 'negotiate-close';
  insert into public.timeline_steps (user_id, listing_id, step, status, completed_on)
  select p_owner_id, p_listing_id, step, 'completed', p_today
  from unnest(array['property-assessment', 'documentation-preparation', 'photography-marketing',
                    'list-property', 'show-property']) as step
  on conflict (user_id, listing_id, step) do nothing;
  insert into public.timeline_steps (user_id, listing_id, step, status)
  values (p_owner_id, p_listing_id, 'negotiate-close', 'current')
  on conflict (user_id, listing_id, step) do update set status = 'current', completed_on = null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.begin_refund(p_id uuid, p_payment_id text, p_reason text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said constant text := btrim(coalesce(p_reason, ''));
  known private.plan_refunds;
  found_payment record;
begin
  -- This step comes first, so that nobody else learns which payments there are.
  perform private.require_role('operator');
  if not private.is_visible(said) or char_length(said) > 500 or said ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'refund_reason_invalid';
  end if;
  select c.user_id as person, p.* into found_payment
  from (select distinct f.customer_id from private.payment_facts f where f.kind = 'paid' and f.payment_id = p_payment_id) paid
  join private.stripe_customers c on c.customer_id = paid.customer_id
  cross join lateral private.payments_of(c.user_id) p
  where p.payment_id = p_payment_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'payment_unknown';
  end if;
  if found_payment.plan = 'basic' and found_payment.settled_by is null then
    -- A credit paid for the month, or Stripe hasn't said yet which payment did.
    raise exception using errcode = 'PT409', message = 'payment_not_refundable';
  end if;
  insert into private.plan_refunds (id, person_id, payment_id, intent_id, plan, reason, asked_by)
  select p_id, found_payment.person, p_payment_id, coalesce(found_payment.settled_by, p_payment_id), found_payment.plan,
         said, (select auth.uid())
  where not found_payment.is_returned
  on conflict do nothing;
  select r.* into known from private.plan_refunds r where r.payment_id = p_payment_id;
  if not found then
    if exists (select from private.plan_refunds r where r.id = p_id) then
      raise exception using errcode = 'PT409', message = 'already_stored';
    end if;
    raise exception using errcode = 'PT409', message = 'payment_returned';
  end if;
  -- The clock leaves a refund alone that an operator is making.
  update private.plan_refunds r set tried_at = now() where r.id = known.id and r.done_at is null;
  return private.refund_to_make(known);
end;
$function$;

CREATE OR REPLACE FUNCTION private.bookings_after_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The change is told before the proposals end, because they say who proposed the time to which the showing moves.
  if (new.status, new.date, new.time, new.ends_at - new.starts_at, new.proposal_round)
     is distinct from (old.status, old.date, old.time, old.ends_at - old.starts_at, old.proposal_round) then
    perform private.announce_booking(old, new);
  end if;
  -- Proposals end before the mail is queued, because a proposal that has ended must not be mailed.
  perform private.close_proposals(old, new);
  -- This step comes after the guard, which counts the changes (sequence).
  if new.sequence <> old.sequence then
    perform private.note_showing_step(new, now());
  end if;
  if new.party_id is not null then
    -- The appointment is stored before the days are computed, so that the closing room knows of it before its hour is
    -- free for others.
    perform private.note_appointment(old, new);
  end if;
  -- The slot is offered again after the proposals have ended, because only stored showings decide what is free.
  perform private.offer_slot_again(old, new);
  -- The timers end after the slot is offered, because they come after the days in the order of locks, and before the
  -- mail is queued, because mail comes last.
  perform private.end_timers_of_no_show(old, new);
  -- The mail comes last, because it is queued for the booking as it is stored.
  perform private.queue_booking_mail(old, new);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.bookings_before_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- This step comes first, so that a suspended person learns nothing else and counts in no limit.
  if not private.is_seeding() then
    perform private.refuse_suspended(auth.uid());
  end if;
  -- A row of a party needs no other step: only our own functions name a party, and they have looked at its link and taken
  -- the hour (party_appointments).
  if new.party_id is not null then
    return new;
  end if;
  if private.is_api_caller() then
    -- This step comes before every lookup: policies are checked last, so the lookups would answer about a row that no
    -- policy allows.
    perform private.refuse_answered_request(new);
    -- This step comes before the counters, or a request that is sent again because its answer was lost would count
    -- twice.
    if private.is_repeated_request(new) then
      return null;
    end if;
    -- This step comes before the lock on the home, or a network that asks too often would make the home's other
    -- visitors wait.
    perform private.admit_network(new.listing_id);
    -- This step comes before the slot is looked up: what the owner asks of everyone is said first, and a request that
    -- lacks it takes no turn. It comes after the counters, because it looks at the caller's account.
    perform private.refuse_lacking(new);
  end if;
  -- The slot is taken after all refusals that need no home. The visitor's address is left out, because the answer would
  -- tell the caller whether we know it.
  new := private.take_slot(new, case when not private.is_api_caller() then new.visitor_email end);
  -- The channel comes last: a request that is refused leaves none behind, and the booking is stored without it.
  new := private.put_channel_away(new);
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.boxes(bounds double precision[])
 RETURNS TABLE(west double precision, south double precision, east double precision, north double precision)
 LANGUAGE plpgsql
 IMMUTABLE ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query select bounds[1], bounds[2], case when bounds[1] <= bounds[3] then bounds[3] else 180 end, bounds[4]
  union all
  select -180, bounds[2], bounds[3], bounds[4] where bounds[1] > bounds[3];
end;
$function$;

CREATE OR REPLACE FUNCTION private.buyer_mailbox(p_talk public.conversations)
 RETURNS bytea
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(
    (select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_talk.buyer_id),
    (select v.mailbox_hash from private.conversation_visitors v where v.conversation_id = p_talk.id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.caller_address()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(nullif(btrim(coalesce(
      headers ->> 'cf-connecting-ip',
      regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
    )), ''), 'unknown')
    from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request);
end;
$function$;

CREATE OR REPLACE FUNCTION private.caller_networks()
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select array_agg(encode(sha256(convert_to(network, 'utf8')), 'hex') order by n)
    from unnest(private.networks_of(private.caller_address())) with ordinality as each (network, n));
end;
$function$;

CREATE OR REPLACE FUNCTION private.cancel_next_showings(p_listing_id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.bookings b set status = 'cancelled'
  where b.listing_id = p_listing_id and b.status in ('pending', 'confirmed')
    and b.starts_at > now() and b.starts_at < now() + interval '1 hour';
$function$;

CREATE OR REPLACE FUNCTION private.cap_comparable_homes(p_listing_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.comparable_homes c where c.listing_id = p_listing_id)
     >= private.limit_of('bench.homes') then
    raise exception using errcode = 'PT409', message = 'too_many_comparable_homes';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.check_in(p_id uuid, p_booking_id uuid, p_minutes integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.signed_in();
  known jsonb;
  visit public.bookings;
begin
  perform private.take_turn('safety of ' || me);
  perform private.keep_account(me);
  known := (select to_jsonb(c) from private.check_ins c where c.id = p_id);
  if private.is_repeat(known,
       jsonb_build_object('person_id', me, 'booking_id', p_booking_id, 'minutes', p_minutes)) then
    return private.my_safety();
  end if;
  select * into visit from public.bookings b where b.id = p_booking_id and b.listing_id = any (private.homes_i_change());
  if visit.id is null then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  if exists (
    select from private.check_ins c where c.booking_id = visit.id and c.person_id = me and c.ended_at is null) then
    return private.my_safety();
  end if;
  perform private.refuse_suspended(me);
  if visit.status not in ('confirmed', 'completed') or visit.no_show
     or now() not between visit.starts_at - interval '1 hour' and visit.ends_at + interval '2 hours' then
    raise exception using errcode = 'PT409', message = 'check_in_not_now';
  end if;
  perform private.limit_requests('check-in:' || private.person_key(me), 86400, private.limit_of('check_ins.per_day'));
  insert into private.check_ins (id, booking_id, person_id, minutes, ends_at, caused_by)
  values (p_id, visit.id, me, p_minutes, now() + make_interval(mins => p_minutes), private.caller_now());
  return private.my_safety();
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT400', message = 'bad_request';
end;
$function$;

CREATE OR REPLACE FUNCTION private.claim_booking_emails(p_booking_id uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 20)
 RETURNS TABLE(id uuid, booking_id uuid, purpose text, kind text, recipient text, sequence integer, to_email text, attempt smallint, token text, listing_id uuid, listing_title text, address text, street_hidden boolean, date date, "time" time without time zone, starts_at timestamp with time zone, ends_at timestamp with time zone, is_open_house boolean, holds_time boolean, time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text, contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamp with time zone, booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, notes_behind_link boolean, proposals jsonb, older_showing jsonb, lapses_at timestamp with time zone, safety jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('showings', p_booking_id, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o
    where o.id = any (leased) and o.mail_id is null
       or o.mail_id = any (leased) and private.is_still_news(row(o.*)::private.email_outbox)
  ), keyed as materialized (
    select claimed.id, (case
      when b.party_id is null then private.make_link('showing', b.id)
      -- A party of a sale looks after its time at its own link, which works as long as its others and until it has been there.
      else private.make_link('invitation', b.party_id,
             p_expires_at => greatest(b.ends_at, private.link_until('invitation', b.party_id))) end).token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    where claimed.recipient = 'visitor' and case
      when b.party_id is null then claimed.kind not in ('cancelled', 'again')
      -- A party can take another time, unless its link or the sale has ended.
      else exists (
        select from public.sale_parties p join public.sales s on s.id = p.sale_id
        where p.id = b.party_id and p.ended_at is null and s.state = 'open') end
  ), older as materialized (
    select claimed.id, other.date, other.time, other.starts_at, (private.make_link('showing', other.id)).token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    cross join lateral (
      select * from public.bookings o
      where private.mailbox_of(o.visitor_email) = private.mailbox_of(b.visitor_email)
        and lower(o.visitor_email) = lower(b.visitor_email)
        and o.listing_id = b.listing_id and o.status in ('pending', 'confirmed')
        and o.starts_at > now() and o.id <> b.id and num_nonnulls(o.party_id, b.party_id) = 0
        and (o.created_at, o.id) < (b.created_at, b.id)
      order by o.created_at, o.id limit 1
    ) as other
    where claimed.recipient = 'visitor' and private.is_first_mail(row(claimed.*)::private.email_outbox)
  )
  select coalesce(o.mail_id, o.id), o.booking_id, b.purpose, o.kind, o.recipient, o.sequence,
         case o.recipient when 'owner' then u.email::text when 'trusted' then t.email else b.visitor_email end,
         o.attempts, case o.recipient when 'trusted' then private.kept_token('trust', t.owner_id) else keyed.token end, l.id,
         -- "House in Boise, ID" where the owner's words are kept back.
         case when o.recipient = 'owner' or b.party_id is not null or private.is_proven(b.id) then l.title
              else concat_ws(' in ', initcap(l.property_type), nullif(concat_ws(', ', nullif(l.city, ''), l.state), '')) end,
         private.address_of(l, o.recipient <> 'visitor' or private.knows_street(b)),
         l.address_hidden and o.recipient = 'visitor' and not private.knows_street(b),
         b.date, b.time, b.starts_at, b.ends_at, b.open_house_id is not null, b.holds_time, l.time_zone, p.full_name,
         b.visitor_name, b.visitor_email,
         b.visitor_phone, b.contact_method, b.agent_status, b.special_requests, b.status, b.created_at,
         b.sequence, b.cancelled_by,
         exists (select from private.email_outbox r where r.booking_id = b.id and r.kind = 'requested'),
         case when b.status = 'confirmed' and (b.party_id is not null or private.is_proven(b.id)) then s.entry_notes end,
         b.status = 'confirmed' and s.entry_notes <> '' and b.party_id is null and not private.is_proven(b.id),
         (select jsonb_agg(jsonb_build_object('date', t.date, 'time', t.time, 'starts_at', t.starts_at)
                           order by t.n)
          from public.booking_proposals t
          where (o.kind = 'proposal' or not b.holds_time) and t.booking_id = b.id and t.starts_at > now()),
         (select jsonb_build_object('date', older.date, 'time', older.time,
                                    'starts_at', older.starts_at, 'token', older.token)
          from older where older.id = o.id),
         case when o.recipient = 'visitor' then origin.lapses_at end,
         case when o.recipient = 'trusted' then jsonb_build_object(
           'name', t.name, 'started_at', c.started_at, 'ends_at', c.ends_at) end
  from claimed o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  left join public.home_owners h on h.id = o.co_owner_id
  left join private.trusted_of(row(o.*)::private.email_outbox) t on true
  left join private.check_ins c on o.recipient = 'trusted' and o.kind <> 'trust' and c.n = o.sequence
  join auth.users u on u.id = coalesce(t.owner_id, h.person_id, b.owner_id)
  left join public.profiles p on p.id = u.id
  left join public.showing_settings s on s.listing_id = b.listing_id
  left join private.booking_origins origin on origin.booking_id = o.booking_id
  left join keyed on keyed.id = o.id
  -- A person of trust may have stopped the mail since the lease; it is then outdated when the lease ends.
  where o.recipient <> 'trusted' or t.id is not null
  order by array_position(leased, coalesce(o.mail_id, o.id)), o.told_at, o.id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.claim_refunds(p_limit integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claimed private.plan_refunds[];
begin
  with due as (
    select r.id from private.plan_refunds r where r.id in (select d.id from private.due_refunds() d)
    order by r.tried_at
    limit least(greatest(coalesce(p_limit, 10), 1), 50)
    for update skip locked
  ), tried as (
    update private.plan_refunds r set tried_at = now(), tries = r.tries + 1
    from due where r.id = due.id returning r.*
  )
  select array_agg(t::private.plan_refunds order by t.asked_at) into claimed from tried t;
  return (select coalesce(jsonb_agg(private.refund_to_make(c)), '[]') from unnest(claimed) c);
end;
$function$;

CREATE OR REPLACE FUNCTION private.close_outcomes(p_home public.listings)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.home_outcomes o set closed_at = now()
  where o.listing_id = p_home.id and o.closed_at is null and (o.status <> p_home.status or o.created_at < now());
$function$;

CREATE OR REPLACE FUNCTION private.comparable_homes_before_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- This step comes first: policies are checked last, so the other steps would tell a stranger what is stored.
  perform private.refuse_stranger(new.listing_id);
  -- The repeat comes before the limit, because a home that is sent again takes no place.
  if private.is_repeated_row('public.comparable_homes', to_jsonb(new), array[
    'listing_id', 'address', 'price', 'sold_on', 'sqft', 'bedrooms', 'bathrooms', 'garage_spaces', 'lot_size',
    'year_built', 'condition', 'lat', 'lng', 'source']) then
    return null;
  end if;
  -- The limit comes last, because it counts only what will be stored.
  perform private.cap_comparable_homes(new.listing_id);
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.complaints_of(p_listing_id uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(distinct r.reporter_key)
  from private.cases c join private.reports r on r.case_id = c.id
  where c.kind = 'home' and c.subject_id = p_listing_id::text and r.reason in ('not_theirs', 'fraud')
    and private.standing_of(r.reporter_id) in ('known', 'established')
    and (c.state <> 'decided' or c.measure is not null);
$function$;

CREATE OR REPLACE FUNCTION private.conversation_with(p_listing_id uuid, p_buyer_id uuid, p_mailbox_hash bytea)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select c.id from public.conversations c
    where c.listing_id = p_listing_id and c.buyer_id = p_buyer_id
    union all
    select v.conversation_id from private.conversation_visitors v
    where p_buyer_id is null and v.listing_id = p_listing_id and v.mailbox_hash = p_mailbox_hash
    limit 1);
end;
$function$;

CREATE OR REPLACE FUNCTION private.correct_finds(old public.listings, new public.listings, p_searches uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  gone uuid[];
begin
  -- A notification is locked before its mail, as when it is told or read.
  update public.notifications n
  set data = jsonb_strip_nulls(n.data - 'was' || jsonb_build_object('price', new.price, 'change', 'new'))
  where n.id in (
    select told.id from public.notifications told
    where told.kind = 'search_match' and told.listing_id = new.id
    order by told.user_id, told.id
    for no key update);
  gone := array(
    select told.id from public.notifications told
    join public.saved_searches s on s.id = told.subject_id and s.frequency <> 'off' and s.id <> all (p_searches)
    where told.kind = 'search_match' and told.listing_id = new.id and told.read_at is null and not exists (
      select from private.email_outbox o
      where o.notification_id = told.id and o.listing_id = new.id and o.sent_at is not null)
    order by told.user_id, told.id
    for update of told);
  -- A notification about several homes goes on with another one of them.
  update public.notifications n
  set listing_id = other.id, data = jsonb_strip_nulls(n.data || jsonb_build_object('home', nullif(other.title, ''), 'price', other.price))
  from (
    select distinct on (o.notification_id) o.notification_id, l.id, l.title, l.price
    from private.email_outbox o join public.listings l on l.id = o.listing_id
    where o.notification_id = any (gone) and o.listing_id <> new.id
    order by o.notification_id, o.told_at desc) as other
  where n.id = other.notification_id and n.data ? 'more';
  delete from public.notifications n where n.id = any (gone) and not n.data ? 'more';
  delete from private.email_outbox o where o.id in (
    select unsent.id from private.email_outbox unsent
    join public.saved_searches s on s.id = unsent.saved_search_id and s.id <> all (p_searches)
    where unsent.listing_id = new.id and unsent.sent_at is null and (unsent.leased_until is null or unsent.leased_until < now())
    order by unsent.saved_search_id
    for update of unsent);
  return array(
    select s.id from public.saved_searches s
    where s.id = any (p_searches)
      and not exists (select from private.email_outbox o where o.saved_search_id = s.id and o.listing_id = new.id)
      and (not private.fits_price(s.filters, old.price)
           -- Something else about the home may have changed with its price.
           or s.created_at < new.published_at and not exists (
             select from public.notifications n
             where n.kind = 'search_match' and n.subject_id = s.id and n.created_at >= new.published_at))
    order by s.id);
end;
$function$;

CREATE OR REPLACE FUNCTION private.decide_case(p_id uuid, p_seen integer, p_decision text, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  reason constant text := btrim(regexp_replace(coalesce(p_reason, ''), '\r\n?', E'\n', 'g'), E' \n\t');
  about private.cases;
  before text;
begin
  perform private.require_role('moderator');
  if char_length(reason) not between private.limit_of('reports.reason_least')
       and private.limit_of('reports.reason_most') or translate(reason, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  select * into about from private.cases c where c.id = p_id;
  perform private.lock_homes(owner) from private.owners_around(about) as owner;
  select * into about from private.cases c where c.id = p_id for update;
  if about.id is null then
    raise exception using errcode = 'PT404', message = 'case_unknown';
  end if;
  -- Moderators can't decide cases they are part of.
  if me = about.accused_id or exists (
    select from private.reports r where r.case_id = p_id and r.reporter_id = me
  ) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if about.decisions is distinct from p_seen then
    raise exception using errcode = 'PT409', message = 'case_changed';
  end if;
  if not coalesce(case
    when about.state = 'open' then p_decision = 'nothing' or exists (
      select from private.report_subjects s where s.kind = about.kind and p_decision = any (s.measures))
    when about.state = 'answered' then p_decision in ('kept', 'lifted')
    else p_decision = 'lifted' and about.measure is not null end, false) then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;

  before := about.measure;
  if p_decision = 'hide_home' then
    perform private.withhold_home(about.listing_id, p_id)
    from public.listings l where l.id = about.listing_id;
  elsif p_decision = 'remove' then
    perform private.remove_subject(about);
  elsif p_decision = 'suspend' then
    perform private.suspend_person(about);
  elsif p_decision = 'nothing' then
    -- The home may be hidden because it was reported twice (ownership).
    perform private.release_homes(p_id);
  elsif p_decision = 'lifted' then
    delete from private.suspensions s where s.case_id = p_id;
    perform private.release_homes(p_id);
    perform private.restore_subject(about);
  end if;
  update private.cases c
  set state = 'decided', decisions = c.decisions + 1, decided_at = clock_timestamp(),
      measure = case p_decision when 'kept' then c.measure when 'nothing' then null when 'lifted' then null
                                else p_decision end
  where c.id = p_id
  returning * into about;
  insert into private.case_steps (case_id, what, actor_id, decision, words)
  values (p_id, 'decided', me, p_decision, reason);

  if p_decision <> 'nothing' then
    perform private.tell(about.accused_id, 'report_decided', about.listing_id, p_id, jsonb_build_object(
      'told', 'accused', 'about', about.kind, 'decision', p_decision, 'measure', coalesce(about.measure, before)));
  end if;
  -- Reporters are told once whether something was done.
  if about.decisions = 1 then
    perform private.tell_all(array(
        select r.reporter_id from private.reports r where r.case_id = p_id and r.reporter_id is not null),
      'report_decided', about.listing_id, p_id, jsonb_build_object(
        'told', 'reporter', 'about', about.kind, 'decision', case p_decision when 'nothing' then 'nothing' else 'acted' end));
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.decide_ownership(p_id uuid, p_accepts boolean, p_reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  said constant text := nullif(btrim(regexp_replace(coalesce(p_reason, ''), '\r\n?', E'\n', 'g'), E' \n\t'), '');
  proof private.ownership_proofs;
begin
  perform private.require_role('moderator');
  if p_accepts is null or not p_accepts and (coalesce(char_length(said), 0) not between
       private.limit_of('reports.reason_least') and private.limit_of('reports.reason_most')
       or translate(said, E'\n\t', '') ~ '[[:cntrl:]]') then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  perform private.lock_days(p.listing_id) from private.ownership_proofs p where p.id = p_id;
  select * into proof from private.ownership_proofs p where p.id = p_id for update;
  if proof.id is null or proof.state <> 'waiting' then
    raise exception using errcode = 'PT409', message = 'case_changed';
  elsif private.is_owner_of(proof.listing_id, me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  update private.ownership_proofs p
  set state = case when p_accepts then 'accepted' else 'refused' end, decided_at = now(), decided_by = me,
      reason = case when not p_accepts then said end
  where p.id = p_id;
  if p_accepts then
    update public.listings l set ownership_shown_at = now() where l.id = proof.listing_id;
    perform private.release_homes(w.case_id)
    from private.withheld_homes w join private.cases c on c.id = w.case_id
    where w.listing_id = proof.listing_id and c.measure is null;
  end if;
  perform private.tell_all(private.owners_of(proof.listing_id), 'ownership_decided', proof.listing_id, proof.listing_id,
    jsonb_strip_nulls(jsonb_build_object('accepted', p_accepts, 'reason', case when not p_accepts then said end)));
end;
$function$;

CREATE OR REPLACE FUNCTION private.dialed(p_phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when p_phone like '+%' then digits
              when digits ~ '^1?[2-9][0-9]{9}$' then '1' || right(digits, 10) end
  from (select regexp_replace(split_part(p_phone, 'x', 1), '[^0-9]', '', 'g') as digits) as typed
  where p_phone !~ 'x' and digits ~ '^[1-9][0-9]{6,14}$';
$function$;

CREATE OR REPLACE FUNCTION private.domain_of(p_email text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select case when not exists (select from private.mail_providers m where m.domain = written.domain) then
      array_to_string(labels[cardinality(labels) - case
        when labels[cardinality(labels)] ~ '^..$'
         and labels[cardinality(labels) - 1] in ('ac', 'co', 'com', 'edu', 'gob', 'gov', 'mil', 'net', 'or', 'org') then 2
        else 1 end:], '.') end
    from (select regexp_replace(private.mailbox_of(p_email), '^.*@', '') as domain) as written
    cross join lateral string_to_array(written.domain, '.') as labels);
end;
$function$;

CREATE OR REPLACE FUNCTION private.drawn_letters()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select string_agg(substr('bcdfghjkmnpqrstvwxyz', get_byte(drawn.bytes, place) % 20 + 1, 1), '' order by place)
  from (select sha256(uuid_send(gen_random_uuid())) as bytes) as drawn, generate_series(0, 4) as place;
$function$;

CREATE OR REPLACE FUNCTION private.drop_days(p_table regclass, p_before date)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  past regclass;
begin
  perform set_config('lock_timeout', '500ms', true);
  for past in select p.part from private.partitions_of(p_table) p where p.last_day < p_before loop
    execute format('drop table %s', past);
  end loop;
exception when lock_not_available then
  return;
end;
$function$;

CREATE OR REPLACE FUNCTION private.due_refunds()
 RETURNS SETOF private.plan_refunds
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.* from private.plan_refunds r
  where r.done_at is null and r.tries < 8 and r.tried_at < now() - interval '5 minutes' * power(2, r.tries);
$function$;

CREATE OR REPLACE FUNCTION private.end_check_in(p_id uuid, p_how text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.signed_in();
  timer private.check_ins;
begin
  if p_how is null or p_how not in ('well', 'left') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.take_turn('safety of ' || me);
  update private.check_ins c set ended_at = now(), ended = p_how
  where c.id = p_id and c.person_id = me and c.ended_at is null returning * into timer;
  if timer.id is null and not exists (select from private.check_ins c where c.id = p_id and c.person_id = me) then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  -- It waits a minute, until the mail that may be on its way is settled: only who got that one gets this one.
  insert into private.email_outbox (booking_id, kind, recipient, sequence, next_attempt_at)
  select timer.booking_id, 'check_in_over', 'trusted', timer.n, now() + interval '1 minute'
  where exists (
    select from private.email_outbox o
    where o.booking_id = timer.booking_id and o.kind = 'check_in' and o.sequence = timer.n
      and (o.sent_at is not null or o.leased_until > now()));
  return private.my_safety();
end;
$function$;

CREATE OR REPLACE FUNCTION private.end_timers_of_no_show(old public.bookings, new public.bookings)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.check_ins c set ended_at = now(), ended = 'no_show'
  where c.booking_id = new.id and c.ended_at is null and new.no_show and not old.no_show;
$function$;

CREATE OR REPLACE FUNCTION private.extend_check_in(p_id uuid, p_seen timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.signed_in();
  timer private.check_ins;
begin
  perform private.take_turn('safety of ' || me);
  select * into timer from private.check_ins c where c.id = p_id and c.person_id = me for no key update;
  if timer.id is null then
    raise exception using errcode = 'PT404', message = 'not_found';
  elsif timer.ended_at is not null or timer.passed_at is not null then
    raise exception using errcode = 'PT409', message = 'check_in_over';
  end if;
  update private.check_ins c
  set ends_at = greatest(timer.ends_at, now()) + interval '15 minutes', reminded_at = null
  where c.id = timer.id and c.ends_at = p_seen;
  return private.my_safety();
end;
$function$;

CREATE OR REPLACE FUNCTION private.failing_third_parties()
 RETURNS TABLE(name text, problem text, status smallint, failing_since timestamp with time zone, failures integer, last_failure timestamp with time zone, last_success timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.name, t.problem, t.status, t.failing_since, t.failures, t.last_failure, t.last_success
  from private.third_parties t
  where t.failing_since is not null
    and (t.name <> 'account_mail' or t.last_failure > coalesce(private.last_account_mail(), '-infinity'))
  union all
  select 'webhook', 'silent', null, silent.since, silent.checkouts, silent.last_expected, silent.last_event
  from (
    select min(c.created_at) + interval '1 day' as since, count(*)::integer as checkouts,
           max(c.created_at) + interval '1 day' as last_expected, heard.last_event
    from (select max(e.received_at) as last_event from private.stripe_events e) heard
    join private.checkouts c on c.session_id is not null
     and c.created_at between now() - interval '30 days' and now() - interval '25 hours'
     and c.created_at + interval '1 day' > coalesce(heard.last_event, '-infinity')
    group by heard.last_event
  ) silent
  where not exists (select from private.third_parties t where t.name = 'webhook' and t.failing_since is not null)
  union all
  select 'account_mail', 'half_used', null, half.since, half.sent::integer, half.latest, half.latest
  from private.account_mail_half_used() as half
  where not exists (
    select from private.third_parties t where t.name = 'account_mail' and t.failing_since is not null and t.last_failure > half.latest)
  order by 4, 1;
$function$;

CREATE OR REPLACE FUNCTION private.files_in(p_bucket text, p_folder text)
 RETURNS TABLE(name text, id uuid, metadata jsonb, created_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select o.name, o.id, o.metadata, o.created_at from storage.objects o
  where o.bucket_id = p_bucket and o.name ~>=~ (p_folder || '/') and o.name ~<~ (p_folder || '0');
end;
$function$;

CREATE OR REPLACE FUNCTION private.files_of_account(p_user_id uuid, p_limit integer DEFAULT 100)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', f.bucket_id, 'name', f.name)), '[]')
  from (
    select own.bucket_id, o.name from unnest(array['avatars', 'documents', 'chat-images', 'sale-files']) as own (bucket_id)
    cross join lateral private.files_in(own.bucket_id, p_user_id::text) as o
    union all
    select 'property-images', o.name from public.listings l
    cross join lateral private.files_in('property-images', l.id::text) as o
    where l.user_id = p_user_id and not private.is_kept_photo(private.photo_of_file(o.name))
    limit least(greatest(coalesce(p_limit, 100), 1), 500)
  ) f;
$function$;

CREATE OR REPLACE FUNCTION private.files_of_discarded_photos(p_limit integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return array(
    select o.name
    from (
      select distinct split_part(d.path, '/', 1) as folder from private.discarded_photos d
      where d.discarded_at > now() - interval '1 hour') as touched
    cross join lateral private.files_in('property-images', touched.folder) as o
    where private.is_unused_photo(o.name, o.created_at)
    limit p_limit);
end;
$function$;

CREATE OR REPLACE FUNCTION private.files_of_gone_listing(p_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array(
    select o.name from private.files_in('property-images', p_id::text) as o
    where not exists (select 1 from public.listings l where l.id = p_id)
      and not private.is_kept_photo(private.photo_of_file(o.name))
    order by o.name
  );
$function$;

CREATE OR REPLACE FUNCTION private.finish_refund(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  done private.plan_refunds;
begin
  update private.plan_refunds r set done_at = now() where r.id = p_id and r.done_at is null returning r.* into done;
  if found then
    perform private.tell(done.person_id, 'plan_refunded', null, done.id,
      jsonb_build_object('plan', done.plan, 'reason', done.reason));
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.first_home(p_person uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select l.id from public.listings l
  where l.user_id = p_person or l.id in (select h.listing_id from public.home_owners h where h.person_id = p_person)
  order by l.status in ('withdrawn', 'sold'), l.user_id = p_person desc, l.created_at, l.id limit 1;
$function$;

CREATE OR REPLACE FUNCTION private.first_name(p_name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select case when word !~ '[0-9@/:]' and word !~ '[.].' then nullif(left(word, 40), '') end
    from (select split_part(regexp_replace(btrim(coalesce(p_name, '')), '\s+', ' ', 'g'), ' ', 1) as word) as first);
end;
$function$;

CREATE OR REPLACE FUNCTION private.fits_price(p_filters jsonb, p_price integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select not exists (
    select from private.listing_filters f
    where f.field = 'price' and p_filters ? f.filter and (case f.comparison
      when '>=' then p_price >= (p_filters ->> f.filter)::numeric
      else p_price < (p_filters ->> f.filter)::numeric end) is not true);
$function$;

CREATE OR REPLACE FUNCTION private.fold_views()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  first_kept constant date := ((select private.kept_since('views')) at time zone 'utc')::date;
  added constant text := 'insert into private.listing_view_days as known (listing_id, day, came_from, views)
    select p.listing_id, date_trunc(''week'', p.day)::date, p.came_from, count(*) from %s p group by 1, 2, 3 order by 1, 2, 3
    on conflict (listing_id, day, came_from) do update set views = known.views + excluded.views';
  past record;
begin
  for past in select p.* from private.partitions_of('public.listing_views') p loop
    if past.last_day < first_kept then
      -- No view comes in between adding up and removing. The homes are locked by the rows that refer to them, lowest id
      -- first. If one of them is being deleted, its views are deleted as well, and the day waits for the next time.
      begin
        perform set_config('lock_timeout', '500ms', true);
        execute format('lock table %s in share mode', past.part);
        execute format(added, past.part);
        execute format('drop table %s', past.part);
      exception when lock_not_available or deadlock_detected or foreign_key_violation then
        continue;
      end;
    elsif not past.is_one_day then
      -- Homes are deleted first, because their views refer to them. A home that is being deleted is left out.
      execute format('with homes as materialized (
          select l.id from public.listings l
          where l.id in (select v.listing_id from %1$s v where v.day < $1)
          order by l.id for key share skip locked
        ), past as (
          delete from %1$s v using homes where v.listing_id = homes.id and v.day < $1
          returning v.listing_id, v.day, v.came_from
        )', past.part) || format(added, 'past')
      using first_kept;
    end if;
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_counters()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  first_kept constant timestamptz := private.kept_since('counters');
  mixed regclass;
begin
  -- Counters that another transaction holds stay for the next time, because waiting for them could deadlock.
  for mixed in select p.part from private.partitions_of('private.rate_buckets') p where not p.is_one_day loop
    execute format('delete from %1$s b where b.ctid = any (array(
      select old.ctid from %1$s old where old.window_start < $1 order by old.window_start limit 100000 for update skip locked))', mixed)
    using first_kept;
  end loop;
  perform private.drop_days('private.rate_buckets', (first_kept at time zone 'UTC')::date);
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_home_marks(p_most integer DEFAULT 10000)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  old public.home_marks[] := array(
    select m from public.home_marks m where m.seen_at < (select private.kept_since('seen_homes'))
    order by m.seen_at limit p_most for update skip locked);
begin
  delete from public.home_marks m using unnest(old) as o
  where m.user_id = o.user_id and m.listing_id = o.listing_id and m.hidden_at is null and m.note is null;
  update public.home_marks m set seen_at = null from unnest(old) as o
  where m.user_id = o.user_id and m.listing_id = o.listing_id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_notifications(p_most integer DEFAULT 10000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last_runs constant timestamptz := now() - interval '1 hour';
  forgotten integer;
begin
  delete from public.notifications n where n.id in (
    select told.id
    from public.notifications told
    join (
      (select old.id, old.created_at from public.notifications old
       where old.created_at < (select private.kept_since('notifications')) order by old.created_at limit p_most)
      union
      select surplus.id, surplus.created_at
      -- Only someone who was told something since the last runs can have too many.
      from (select distinct m.user_id from public.notifications m
            where m.created_at > last_runs) as told_lately
      cross join lateral (
        select s.id, s.created_at from public.notifications s where s.user_id = told_lately.user_id
        order by s.created_at desc, s.id offset (select private.limit_of('notifications.per_person'))
      ) as surplus
    -- A notification that is being renewed stays.
    ) as old on old.id = told.id and old.created_at = told.created_at
    for update of told skip locked);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_old_mail(p_most integer DEFAULT 10000)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail private.email_outbox;
begin
  delete from private.email_outbox o where o.ctid = any (array(
    select old.ctid from private.email_outbox old
    where old.topic not in ('showings', 'news') and least(old.sent_at, old.dropped_at) < (select private.kept_since('mail'))
    order by least(old.sent_at, old.dropped_at) limit p_most for update skip locked));
  for mail in
    select o.* from private.email_outbox o
    where o.topic = 'news' and least(o.sent_at, o.dropped_at) < (select private.kept_since('mail')) and o.dropped_at is not null
    for update skip locked
  loop
    continue when not private.try_to_hold_mail_subject(mail);
    delete from private.email_outbox o where o.id = mail.id;
    delete from private.news_subscriptions s where s.id = mail.news_subscription_id and mail.kind = 'times';
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_ownership_documents()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.ownership_proofs p set path = null, name = null
  where p.path is not null and p.decided_at < (select private.kept_since('ownership_documents'));
  delete from private.ownership_openings o where o.ctid = any (array(
    select old.ctid from private.ownership_openings old
    where old.opened_at < (select private.kept_since('ownership_openings')) order by old.opened_at limit 10000 for update skip locked));
$function$;

CREATE OR REPLACE FUNCTION private.forget_past_visitors(p_most integer DEFAULT 500)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  forgotten integer;
begin
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid',
      visitor_phone = '000-000-0000', special_requests = null, owner_note = null
  where b.id in (
    select old.id from public.bookings old
    where old.starts_at < (select private.kept_since('visitors')) and old.visitor_email <> 'removed@visitor.invalid'
      and old.status in ('cancelled', 'completed')
    order by old.starts_at limit p_most for no key update skip locked);
  get diagnostics forgotten = row_count;
  update public.bookings b set proof_id = null
  where b.proof_id is not null and b.starts_at < (select private.kept_since('proofs_of_visitors'));
  -- There are as many origins as showings to come. A join could read all showings of the past as well.
  delete from private.booking_origins o
  where (select b.starts_at from public.bookings b where b.id = o.booking_id) < (select private.kept_since('networks_of_requests'));
  delete from private.proven_mailboxes known where known.ctid = any (array(
    select old.ctid from private.proven_mailboxes old
    where old.proven_at < (select private.kept_since('proven_mailboxes'))
    order by old.proven_at limit p_most for update skip locked));
  return forgotten;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_photo_names()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.discarded_photos d
  where d.path in (
    select old.path from private.discarded_photos old
    where old.discarded_at < (select private.kept_since('names_of_photos'))
      and not exists (
        select from private.files_in('property-images', split_part(old.path, '/', 1)) as o
        where private.photo_of_file(o.name) = old.path)
    order by old.discarded_at limit 1000 for update skip locked);
$function$;

CREATE OR REPLACE FUNCTION private.forget_takings(p_most integer DEFAULT 20000)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.pot_takings t where t.ctid = any (array(
    select old.ctid from private.pot_takings old
    where old.taken_at < (select private.kept_since('counters')) order by old.taken_at limit p_most for update skip locked));
$function$;

CREATE OR REPLACE FUNCTION private.forget_trusted_person()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.signed_in();
begin
  perform private.take_turn('safety of ' || me);
  delete from private.trusted_people t where t.owner_id = me;
  perform private.end_links('{trust}', array[me]);
  return private.my_safety();
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_waits_of_sold_homes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.news_subscriptions s using public.listings l
  where l.id = s.listing_id and l.status = 'sold' and l.sold_at < now() - private.undo_time();
$function$;

CREATE OR REPLACE FUNCTION private.gather_mail(p_due private.email_outbox)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waits_until timestamptz;
  gathered uuid[];
begin
  if private.heed_preferences(p_due) then
    return '{}';
  end if;
  waits_until := private.mail_waits_until(p_due);
  if waits_until > now() then
    update private.email_outbox o set next_attempt_at = waits_until
    where o.id in (
      select waiting.id from private.email_outbox waiting
      where waiting.person_id = p_due.person_id and private.is_of_one_mail(row(waiting.*)::private.email_outbox, p_due)
        and waiting.waits and waiting.sent_at is null and waiting.next_attempt_at < waits_until and waiting.next_attempt_at > '-infinity'
      for update skip locked);
    return '{}';
  end if;
  gathered := array(
    select waiting.id from private.email_outbox waiting
    where waiting.person_id = p_due.person_id and private.is_of_one_mail(row(waiting.*)::private.email_outbox, p_due)
      and waiting.waits and waiting.sent_at is null and (waiting.kind <> 'at_once' or waiting.id = p_due.id or waiting.next_attempt_at = '-infinity'
           or waiting.created_at <= now() - (select private.mail_pause()))
    for update skip locked);
  -- A notification that is mailed again makes a retry of its undelivered email unnecessary.
  delete from private.email_outbox o
  where o.id in (
    select old.id from private.email_outbox old
    where old.person_id = p_due.person_id and old.dropped_at is not null and exists (
      select from private.email_outbox again
      where again.id = any (gathered) and again.notification_id = old.notification_id
        and again.listing_id is not distinct from old.listing_id)
    for update skip locked);
  if p_due.topic = 'showings' then
    update private.email_outbox o set mail_id = o.id, dropped_at = now(), last_error = 'no longer true'
    where o.id = any (gathered) and not coalesce(private.is_still_news(row(o.*)::private.email_outbox), false);
    gathered := array(select o.id from private.email_outbox o where o.id = any (gathered) and o.waits);
  end if;
  return gathered;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_booking(old public.bookings, new public.bookings)
 RETURNS public.bookings
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  allowed constant jsonb := '{
    "pending": ["confirmed", "cancelled"],
    "confirmed": ["completed", "cancelled"],
    "cancelled": [],
    "completed": []
  }';
  -- This reads current_user, because inside a definer function the setting `role` still names the caller's role.
  is_ours constant boolean := current_user not in ('anon', 'authenticated', 'service_role');
  ways constant text[] := array['status', 'preapproved', 'no_show', 'owner_note', 'sequence', 'proposal_round',
                                'cancelled_by', 'updated_at', 'occasion']
    || case when is_ours then array['date', 'time', 'starts_at', 'ends_at', 'open_house_id', 'place', 'holds_time', 'owner_id', 'proof_id']
            else '{}' end
    -- private.forget_past_visitors() erases the visitor from a showing that is long over, and private.forget_parties() a
    -- party of a sale that is.
    || case when is_ours and (old.starts_at < private.kept_since('visitors') or old.party_id is not null)
            then array['visitor_name', 'visitor_email', 'visitor_phone', 'special_requests']
            else '{}' end;
begin
  if new.starts_at <> old.starts_at and new.ends_at = old.ends_at then
    new.ends_at := new.starts_at + (old.ends_at - old.starts_at);
  end if;
  if private.is_seeding() then
    return new;
  end if;
  if (to_jsonb(new) - ways) is distinct from (to_jsonb(old) - ways) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if not is_ours then
    new.proposal_round := old.proposal_round;
    new.cancelled_by := case when new.status = 'cancelled' and old.status <> 'cancelled'
                             then 'owner' else old.cancelled_by end;
  end if;
  if new.status = 'confirmed' and not new.holds_time then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  if new.status <> old.status then
    if not (allowed -> old.status ? new.status)
       or (new.status = 'confirmed' and old.starts_at < now())
       or (new.status = 'completed' and old.starts_at > now()) then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
  end if;
  -- Only a confirmed showing that has begun can be a no-show.
  if new.no_show and not old.no_show
     and (new.starts_at > now() or new.status not in ('confirmed', 'completed')) then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  -- A request that holds no time has none to change.
  new.sequence := old.sequence + case
    when new.status <> old.status or (new.holds_time or old.holds_time)
         and (new.date, new.time, new.ends_at - new.starts_at)
             is distinct from (old.date, old.time, old.ends_at - old.starts_at)
    then 1 else 0 end;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_listing(old public.listings, new public.listings)
 RETURNS public.listings
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  allowed constant jsonb := '{
    "draft": ["active"],
    "active": ["pending", "sold", "withdrawn"],
    "pending": ["active", "sold", "withdrawn"],
    "withdrawn": ["active"],
    "sold": []
  }';
begin
  if private.is_seeding() then
    new.sold_at := case when new.status = 'sold' then coalesce(new.sold_at, now()) end;
    return new;
  end if;

  if old.id is null then
    new.created_at := now();
    new.published_at := null;
    new.reduced_at := null;
    new.reduced_from := null;
    new.sold_at := null;
    new.ownership_shown_at := null;
    if private.is_api_caller() then
      new.lat := null;
      new.lng := null;
      new.county := '';
      new.geocoded_at := null;
      new.time_zone := null;
    end if;
    -- A new listing is a draft, or is published right away.
    if new.status not in ('draft', 'active') then
      raise exception using errcode = 'PT409', message = 'listing_transition';
    end if;
  else
    if new.id <> old.id or new.user_id <> old.user_id and (
      current_user in ('anon', 'authenticated', 'service_role') or not private.is_owner_of(new.id, new.user_id)) then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
    -- A mark as sold is taken back only by our function, for a day.
    if new.status <> old.status and not (allowed -> old.status ? new.status) and (
      current_user in ('anon', 'authenticated', 'service_role') or not private.is_undo(old, new)) then
      raise exception using errcode = 'PT409', message = 'listing_transition';
    end if;
    -- Only a moderator's decision, which a function of ours stores, shows an ownership.
    if current_user in ('anon', 'authenticated', 'service_role') then
      new.ownership_shown_at := old.ownership_shown_at;
    end if;
    new.created_at := old.created_at;
    new.published_at := old.published_at;
    new.reduced_at := case when new.price is not distinct from old.price then old.reduced_at
      when new.price < old.price and old.published_at is not null and not private.is_first_hour(old) then now() end;
    new.reduced_from := case when new.price is not distinct from old.price then old.reduced_from
      when new.reduced_at is not null then old.price end;
    new.sold_at := case when new.status = 'sold' then coalesce(old.sold_at, now()) end;
    if private.is_api_caller() then
      -- Another town may be in another time zone, which would move every showing by hours. Only the server, which looks
      -- up the new zone, may move a published home.
      if old.status <> 'draft' and (new.city, new.state, new.zip_code)
         is distinct from (old.city, old.state, old.zip_code) then
        raise exception using errcode = 'PT409', message = 'listing_place_fixed';
      end if;
      -- A new address invalidates the coordinates; the server looks up new ones.
      if (new.address, new.city, new.state, new.zip_code)
         is distinct from (old.address, old.city, old.state, old.zip_code) then
        new.lat := null;
        new.lng := null;
        new.county := '';
        new.geocoded_at := null;
      else
        new.lat := old.lat;
        new.lng := old.lng;
        new.county := old.county;
        new.geocoded_at := old.geocoded_at;
      end if;
      new.time_zone := old.time_zone;
    end if;
  end if;

  if new.time_zone is not null then
    begin
      perform now() at time zone new.time_zone;
    exception when invalid_parameter_value then
      raise exception using errcode = 'PT400', message = 'bad_request';
    end;
  end if;
  if new.status = 'active' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.has_acknowledged_disclosures(p_listing_id uuid, p_buyer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return not exists (
    select from private.disclosures d
    where d.listing_id = p_listing_id and d.withdrawn_at is null
      and private.rank_of_access(d.access) <= private.disclosure_rank(p_listing_id, p_buyer)
      and not exists (
        select from private.disclosure_acknowledgements a
        where a.disclosure_id = d.id and a.n = d.version and a.person_id = p_buyer));
end;
$function$;

CREATE OR REPLACE FUNCTION private.has_room_for_photos(p_person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(sum(size), 0) < 4294967296
       and coalesce(sum(size) filter (where not private.is_settled_photo(name)), 0) < 268435456
    from (
      select o.name, (o.metadata ->> 'size')::numeric as size
      from public.listings l cross join lateral private.files_in('property-images', l.id::text) as o
      where l.user_id = p_person
    ) as files);
end;
$function$;

CREATE OR REPLACE FUNCTION private.has_secret_numbers(p_text text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return
    exists (
      select from regexp_matches(private.as_read(p_text), '(?<!\d)\d(?:[ .-]?\d){14,15}(?!\d)', 'g') as hit
      where private.is_card_number(regexp_replace(hit[1], '\D', '', 'g')))
    or (p_text ~* '\m(routing|aba|wire|wiring|ach|ruta|transferencia)\M' and exists (
      select from regexp_matches(p_text, '(?<!\d)\d{9}(?!\d)', 'g') as hit
      where private.is_routing_number(hit[1])))
    or private.has_account_numbers(p_text)
    or (p_text ~* '\m(ssn|social security|seguro social)\M' and p_text ~ '(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)');
end;
$function$;

CREATE OR REPLACE FUNCTION private.has_unused_documents()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.documents d where d.deleted_at < (select private.kept_since('deleted_documents')))
      or cardinality(private.unused_files('documents', 'is_unused_document', 1, true)) > 0;
end;
$function$;

CREATE OR REPLACE FUNCTION private.has_unused_photos()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return cardinality(private.files_of_discarded_photos(1)) > 0
      or cardinality(private.unused_files('property-images', 'is_unused_photo', 1, true)) > 0;
end;
$function$;

CREATE OR REPLACE FUNCTION private.hide_doubted_homes()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  doubted record;
begin
  for doubted in
    select c.id, c.listing_id, l.user_id
    from private.cases c join public.listings l on l.id = c.listing_id
    where c.state <> 'decided' and c.kind = 'home' and l.status in ('active', 'pending') and l.ownership_shown_at is null
      and private.complaints_of(l.id) >= 2
    order by l.user_id, l.id limit 50
  loop
    perform private.lock_homes(doubted.user_id);
    continue when not exists (
      select from public.listings l join private.cases c on c.id = doubted.id
      where l.id = doubted.listing_id and l.status in ('active', 'pending') and l.ownership_shown_at is null
        and c.state <> 'decided');
    perform private.withhold_home(doubted.listing_id, doubted.id);
    perform private.tell(doubted.user_id, 'ownership_asked', doubted.listing_id, doubted.listing_id);
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.hold_mail_subject(p_mail private.email_outbox)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(private.mail_turn(p_mail)) where private.is_gathered(p_mail);
  perform from private.news_subscriptions s where s.id = p_mail.news_subscription_id for no key update;
  perform private.lock_membership(p_mail.subject_id) where p_mail.topic = 'parties';
end;
$function$;

CREATE OR REPLACE FUNCTION private.home_at(p_letters text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer uuid;
begin
  execute format($sql$
    select l.id from private.short_addresses s join public.listings l on l.id = s.listing_id
    where s.letters = lower($1) and (l.status in ('active', 'pending') or %s)
  $sql$, private.shown_sale_condition()) into answer using p_letters;
  return answer;
end;
$function$;

CREATE OR REPLACE FUNCTION private.home_of_file(p_name text)
 RETURNS uuid
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then
    return left(p_name, 36)::uuid;
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.homes_with_offers_to_answer()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  uid constant uuid := (select auth.uid());
begin
  return (
    select coalesce(jsonb_agg(private.offers_of_home(home.id) order by home.ends, home.id), '[]')
    from (
      select o.listing_id as id, min(o.expires_at) as ends
      from public.offers o
      where (o.owner_id = uid or o.listing_id = any ((select private.shared_homes())::uuid[]))
        and o.state = 'open' and o.version > 0 and o.expires_at > now() and o.listing_id is not null
      group by o.listing_id order by ends, id limit 10
    ) as home);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_api_caller()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated');
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_channel(word text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select word in ('', 'flyer', 'sign', 'craigslist', 'facebook', 'nextdoor', 'instagram', 'x', 'sms', 'portal', 'zillow', 'mls');
$function$;

CREATE OR REPLACE FUNCTION private.is_current_mail(p_mail private.email_outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if private.is_gathered(p_mail) then
    return exists (
      select from private.email_outbox o
      where (o.mail_id = p_mail.mail_id or o.id = p_mail.id) and private.is_still_news(o));
  end if;
  return case p_mail.topic
    when 'showings' then (
      select private.is_current_showing_mail(p_mail, b) from public.bookings b where b.id = p_mail.booking_id)
    when 'parties' then (private.open_invitation(p_mail.subject_id)).id is not null
    else p_mail.kind = 'confirm' or exists (
      select from private.news_subscriptions s, private.new_homes(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'news'
    ) or exists (
      select from private.news_subscriptions s, private.new_times(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'times')
  end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_current_showing_mail(p_mail private.email_outbox, p_booking public.bookings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when p_mail.kind = 'trust' then (private.trusted_of(p_mail)).agreed_at is null and (private.trusted_of(p_mail)).id is not null
    when p_mail.kind in ('check_in', 'check_in_over') then (private.trusted_of(p_mail)).id is not null and exists (
      select from private.check_ins c
      where c.n = p_mail.sequence and (c.ended_at is null) = (p_mail.kind = 'check_in')
        and (p_mail.kind = 'check_in' or exists (
          select from private.email_outbox o
          where o.booking_id = p_mail.booking_id and o.kind = 'check_in' and o.sequence = c.n and o.sent_at is not null)))
    when p_mail.kind in ('requested', 'confirmed', 'cancelled', 'moved') then
      p_mail.sequence = p_booking.sequence and p_booking.starts_at > now()
      and not (p_mail.kind = 'requested' and p_mail.recipient = 'owner' and private.owner_has_proposed(p_booking.id))
    when p_mail.kind = 'reminder_day' then
      -- The email says "tomorrow", so it is not sent on the day itself.
      p_mail.sequence = p_booking.sequence and p_booking.status = 'confirmed' and exists (
        select from public.listings l
        where l.id = p_booking.listing_id and p_booking.date > (now() at time zone l.time_zone)::date)
    when p_mail.kind = 'reminder_hours' then
      p_mail.sequence = p_booking.sequence and p_booking.status = 'confirmed' and p_booking.starts_at > now()
    when p_mail.kind in ('proposal', 'kept') then
      p_mail.sequence = p_booking.proposal_round and p_booking.status in ('pending', 'confirmed')
      and p_booking.starts_at > now()
      and (p_mail.kind = 'proposal') = exists (
        select from public.booking_proposals p
        where p.booking_id = p_booking.id and p.expires_at > now() and p.starts_at > now())
    -- The email is true only while the home is for sale.
    when p_mail.kind = 'again' then
      exists (select from public.listings l where l.id = p_booking.listing_id and l.status = 'active')
    -- Reading the message deletes its mail.
    when p_mail.kind = 'message' then
      p_booking.starts_at > private.oldest_linked_showing()
    when p_mail.kind = 'feedback' then
      p_booking.status = 'completed' and not p_booking.no_show
      and p_booking.starts_at > now() - interval '7 days'
      and not exists (select from public.showing_feedback f where f.booking_id = p_booking.id)
  end;
$function$;

CREATE OR REPLACE FUNCTION private.is_doubted(p_listing_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.withheld_homes w join private.cases c on c.id = w.case_id
    where w.listing_id = p_listing_id and c.measure is null);
$function$;

CREATE OR REPLACE FUNCTION private.is_first_hour(p_home public.listings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(p_home.published_at > now() - interval '1 hour', false);
$function$;

CREATE OR REPLACE FUNCTION private.is_gathered(p_mail private.email_outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return p_mail.person_id is not null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_kept_photo(p_path text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from private.kept_photos k where k.path = p_path);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_of_one_mail(p_row private.email_outbox, p_other private.email_outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return p_row.topic = p_other.topic
    and (p_row.topic = 'showings' or (p_row.subject_id, p_row.kind) = (p_other.subject_id, p_other.kind));
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_ownership_document(p_path text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.ownership_proofs p where p.path = p_path);
$function$;

CREATE OR REPLACE FUNCTION private.is_quiet(old public.listings, new public.listings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.home_outcomes o
    where o.listing_id = new.id and o.closed_at is null and o.settled_at is null
      and (o.was, o.status) in ((old.status, new.status), (new.status, old.status)));
$function$;

CREATE OR REPLACE FUNCTION private.is_repeated_request(p_asked public.bookings)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.take_turn(p_asked.id::text);
  return private.is_repeat(
    (select to_jsonb(b) from public.bookings b where b.id = p_asked.id),
    jsonb_build_object(
      'listing_id', p_asked.listing_id, 'visitor_name', btrim(p_asked.visitor_name),
      'visitor_email', btrim(p_asked.visitor_email), 'visitor_phone', p_asked.visitor_phone,
      'agent_status', p_asked.agent_status, 'contact_method', p_asked.contact_method,
      'special_requests', p_asked.special_requests, 'people', p_asked.people, 'proof_id', p_asked.proof_id)
    || case when p_asked.wishes is null
            then jsonb_build_object('date', p_asked.date, 'time', p_asked.time, 'wishes', null)
            else jsonb_build_object('wishes', (
              select jsonb_agg(jsonb_build_object('date', w.date, 'time', to_char(w.time, 'HH24:MI')) order by w.date, w.time)
              from private.proposed_times(p_asked.wishes, null, null) as w)) end);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_seeding()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(current_setting('app.seeding', true), '') = 'on'
     and not private.is_api_caller();
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_settled_photo(p_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  photo constant text := private.photo_of_file(p_name);
begin
  return exists (select from public.listing_images i where i.path = photo) or private.is_kept_photo(photo);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_still_news(p_row private.email_outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case p_row.topic
      when 'searches' then exists (select from public.listings l where l.id = p_row.listing_id and l.status = 'active')
      when 'showings' then (
        select private.is_current_showing_mail(p_row, b) from public.bookings b where b.id = p_row.booking_id)
      else exists (
        select from public.notifications n
        where n.id = p_row.notification_id and n.read_at is null and private.is_still_true(n))
    end
    and not exists (
      select from private.email_outbox later
      where later.notification_id = p_row.notification_id and later.listing_id is not distinct from p_row.listing_id
        and later.told_at > p_row.told_at);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_suspended(p_person uuid, p_mailbox bytea DEFAULT NULL::bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from private.suspensions s where s.person_id = p_person)
      or exists (select from private.suspensions s
                 where s.mailbox_hash in (p_mailbox, private.mailbox_of_person(p_person)));
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_undo(old public.listings, new public.listings)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.home_outcomes o
    where o.listing_id = new.id and o.status = old.status and o.was = new.status and o.closed_at is null
      and o.created_at > now() - private.undo_time());
$function$;

CREATE OR REPLACE FUNCTION private.is_unused_chat_image(p_name text, p_created_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return p_created_at < private.kept_since('unused_pictures')
     and not exists (select from public.chat_messages m where m.images @> array[p_name]);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_unused_document(p_name text, p_created_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return p_created_at < private.kept_since('unused_documents')
     and not exists (select from public.documents d where d.path = p_name)
     and not private.is_disclosed_file(p_name)
     and not private.is_ownership_document(p_name);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_unused_photo(p_name text, p_created_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home constant uuid := private.home_of_file(p_name);
begin
  return home is not null and not private.is_settled_photo(p_name) and (
    p_created_at < private.kept_since('unused_photos')
    or exists (select from private.discarded_photos d where d.path = private.photo_of_file(p_name))
    or not exists (select from public.listings l where l.id = home));
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_unused_sale_file(p_name text, p_created_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return p_created_at < private.kept_since('unused_sale_files')
     and not exists (select from public.sale_files f where f.path = p_name);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_urgent_mail(p_booking public.bookings, p_kind text, p_was timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return least(p_booking.starts_at, p_was, (
           select min(p.starts_at) from public.booking_proposals p where p.booking_id = p_booking.id))
         <= now() + make_interval(hours => private.limit_of('mail.showings_urgent_hours'))
    or p_kind in ('cancelled', 'moved') and exists (
      select from public.listings l, unnest(array[p_booking.starts_at, p_was]) as freed (at)
      where l.id = p_booking.listing_id and (freed.at at time zone l.time_zone)::date = (now() at time zone l.time_zone)::date);
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_worth_pushing(p_row private.push_outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  told public.notifications;
  visit public.bookings;
begin
  select * into told from public.notifications n where n.id = p_row.notification_id;
  if told.read_at is not null or p_row.told_at < now() - interval '1 day' then
    return false;
  elsif told.kind in ('times_open', 'showing_again') then
    return exists (select from public.listings l where l.id = told.listing_id and l.status = 'active');
  elsif told.kind = 'showing_check_in' then
    return exists (
      select from private.check_ins c
      where c.booking_id = told.subject_id and c.person_id = told.user_id and c.ended_at is null
        and to_jsonb(c.ends_at) = told.data -> 'until');
  elsif told.kind like 'showing%' then
    select * into visit from public.bookings b where b.id = told.subject_id;
    return coalesce(visit.starts_at > now() and case told.kind
      when 'showing_requested' then visit.status in ('pending', 'confirmed')
      when 'showing_confirmed' then visit.status = 'confirmed'
      when 'showing_cancelled' then visit.status = 'cancelled'
      when 'showing_proposal' then exists (
        select from public.booking_proposals p where p.booking_id = visit.id and p.expires_at > now())
      else visit.status in ('pending', 'confirmed') end, false);
  end if;
  return private.is_still_true(told);
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_ownership(old public.listings, new public.listings)
 RETURNS public.listings
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A sold home comes back only where its owner undoes the sale.
  was_public constant boolean := coalesce(old.status in ('active', 'pending', 'sold'), false);
  -- The exact street, also of a hidden one.
  street text;
begin
  perform private.only_in_triggers();
  if private.is_seeding() then
    return new;
  end if;
  if old.id is not null then
    street := private.address_of_home(old);
    if private.owned_place(street, old) <> private.owned_place(
         case when new.address = '' and old.address_hidden and old.status <> 'draft' then street else new.address end, new) then
      new.ownership_shown_at := null;
      perform private.replace_proofs(new.id);
    end if;
  end if;
  if new.status in ('active', 'pending') and private.must_show_ownership(new) and (
    not was_public or old.ownership_shown_at is not null
    or (new.property_type = 'land' and old.property_type <> 'land')) then
    raise exception using errcode = 'PT409', message = 'ownership_wanted';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_phrase(p_phrase text, p_query text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.phrase_readings as r (phrase, query) values (p_phrase, p_query)
  on conflict (phrase) do update set query = excluded.query, read_at = now();
$function$;

CREATE OR REPLACE FUNCTION private.known_phrase(p_phrase text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.query from private.phrase_readings r
  where r.phrase = p_phrase and r.read_at > private.kept_since('phrases');
$function$;

CREATE OR REPLACE FUNCTION private.lease_mails(p_topic text, p_subject_id uuid, p_limit integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  due refcursor;
  mail private.email_outbox;
  is_new boolean;
  held uuid[];
  leased uuid[] := '{}';
begin
  if p_topic = 'showings' then
    open due for
      select d.* from private.due_mails d
      where d.topic = p_topic and (p_subject_id is null or d.subject_id = p_subject_id)
      order by private.is_first_mail(row(d.*)::private.email_outbox), d.next_attempt_at
      limit 500;
  else
    open due for
      select d.* from private.due_mails d
      where d.topic = p_topic and (p_subject_id is null or d.subject_id = p_subject_id)
      order by d.next_attempt_at
      limit 5000;
  end if;
  loop
    fetch due into mail;
    exit when not found;
    continue when not private.try_to_hold_mail_subject(mail);
    -- The row is locked only now, so that the rows of a subject are locked by one sender. The row may have been
    -- gathered or settled in the meantime.
    select d.* into mail from private.due_mails d where d.id = mail.id for update skip locked;
    continue when not found;
    is_new := false;
    if not private.is_gathered(mail) then
      held := array[mail.id];
    elsif mail.mail_id is not null then
      continue when private.settle_late(mail);
      held := private.hold_mail(mail.mail_id);
    else
      held := private.gather_mail(mail);
      continue when held = '{}';
      if not exists (
        select from private.email_outbox o where o.id = any (held) and private.is_still_news(o)) then
        delete from private.email_outbox o where o.id = any (held);
        continue;
      end if;
      if mail.topic = 'showings' then
        -- An email with an answer in it is for somebody who has showings, so it takes no part of the requests' share.
        select o.* into mail from private.email_outbox o where o.id = any (held)
        order by private.is_first_mail(row(o.*)::private.email_outbox), o.next_attempt_at limit 1;
      end if;
      mail.mail_id := gen_random_uuid();
      is_new := true;
    end if;
    if mail.attempts >= 20 or not is_new and not private.is_current_mail(mail) then
      perform private.settle_email(coalesce(mail.mail_id, mail.id),
                                   case when mail.attempts >= 20 then 'dropped' else 'outdated' end,
                                   coalesce(mail.last_error, 'the sender never finished'), null);
      continue;
    end if;
    if mail.topic = 'notifications' and mail.counted_at is null then
      mail.only_messages := private.has_only_messages(held);
    end if;
    -- A sender that died before settling has already counted it.
    if mail.counted_at is null and not private.take_mail_parts(mail) then
      -- Rows that were just gathered wait again. Those that someone else caused are not held up: each of them asks for
      -- a part of its own, and its email then has all that wait.
      update private.email_outbox o
      set next_attempt_at = now() + interval '1 hour', last_error = 'daily limit reached'
      where o.id = any (held) and (not is_new or o.caused_by is not distinct from mail.caused_by);
      continue;
    end if;
    update private.email_outbox o
    set mail_id = mail.mail_id, leased_until = now() + interval '2 minutes', attempts = mail.attempts + 1,
        counted_at = coalesce(mail.counted_at, now()), only_messages = mail.only_messages
    where o.id = any (held);
    leased := leased || coalesce(mail.mail_id, mail.id);
    exit when cardinality(leased) >= most;
  end loop;
  close due;
  return leased;
end;
$function$;

CREATE OR REPLACE FUNCTION private.listing_photo_state(p_listing_id uuid, p_paths text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'images', coalesce((
      select jsonb_agg(jsonb_build_object('path', i.path, 'widths', i.widths) order by i.position)
      from public.listing_images i where i.listing_id = p_listing_id
    ), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
               'name', o.name, 'id', o.id, 'type', o.metadata ->> 'mimetype',
               'size', (o.metadata ->> 'size')::numeric) order by o.name)
      from private.files_in('property-images', p_listing_id::text) as o
      where private.photo_of_file(o.name) = any (p_paths)
        and not exists (
          select 1 from private.discarded_photos d where d.path = private.photo_of_file(o.name)
        )
    ), '[]'),
    'replaced', coalesce((
      select jsonb_object_agg(d.path, d.replaced_by)
      from private.discarded_photos d
      where d.path = any (p_paths) and d.replaced_by is not null
    ), '{}')
  );
$function$;

CREATE OR REPLACE FUNCTION private.listing_weeks(p_listing_id uuid)
 RETURNS TABLE(week date, came_from text, views bigint, saves bigint, requests bigint, showings bigint, offers bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with home as (
    select l.id, l.user_id, coalesce(l.time_zone, 'UTC') as zone from public.listings l
    where l.id = p_listing_id and private.is_owner_of(l.id, auth.uid())
  ), facts (day, came_from, views, saves, requests, showings, offers) as (
    -- A visitor counts once a day, so that "views" here matches the home's page.
    select v.day, v.came_from, 1, 0, 0, 0, 0
    from home join public.listing_views v on v.listing_id = home.id
    union all
    select d.day, d.came_from, d.views, 0, 0, 0, 0
    from home join private.listing_view_days d on d.listing_id = home.id
    union all
    select (f.created_at at time zone home.zone)::date, f.came_from, 0, 1, 0, 0, 0
    from home join public.favorites f on f.listing_id = home.id and f.user_id <> home.user_id
    union all
    select (b.created_at at time zone home.zone)::date, coalesce(c.came_from, ''), 0, 0, 1, 0, 0
    from home join public.bookings b on b.listing_id = home.id and b.party_id is null
    left join private.booking_channels c on c.booking_id = b.id
    union all
    select b.date, coalesce(c.came_from, ''), 0, 0, 0, 1, 0
    from home join public.bookings b on b.listing_id = home.id and b.party_id is null
    left join private.booking_channels c on c.booking_id = b.id
    where b.status in ('confirmed', 'completed') and not b.no_show and b.starts_at <= now()
    union all
    select (o.created_at at time zone home.zone)::date, coalesce(c.came_from, ''), 0, 0, 0, 0, 1
    from home join public.offers o on o.listing_id = home.id
    left join private.offer_channels c on c.offer_id = o.id
  )
  select date_trunc('week', f.day)::date, f.came_from,
         sum(f.views), sum(f.saves), sum(f.requests), sum(f.showings), sum(f.offers)
  from facts f group by 1, 2 order by 1, 2;
$function$;

CREATE OR REPLACE FUNCTION private.listings_after_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  quiet boolean := false;
begin
  if new.status <> old.status then
    -- Whether the owner can still take this back before anyone is told comes first, because most steps depend on it.
    quiet := private.is_quiet(old, new);
  end if;
  -- The row is stored before anyone is told about it.
  perform private.record_price(old, new);
  if old.published_at is not null and (new.price is distinct from old.price or new.status <> old.status) and not quiet then
    -- Followers are told before the steps below end showings and offers, because those tell their own people.
    perform private.announce_home(old, new);
  end if;
  if new.status = 'sold' and quiet then
    -- Visitors who are on their way come first, as in the case below.
    perform private.cancel_next_showings(new.id);
  elsif new.status in ('sold', 'withdrawn') and new.status <> old.status then
    -- Showings end before offers: an offer's buyers may be among the visitors, and showings are sooner.
    perform private.cancel_showings_of_gone_home(new.id);
    -- Offers end after the showings, and before the days, which no visitor needs by then.
    perform private.end_offers_of_gone_home(new);
  end if;
  if new.time_zone is not null and (
    new.time_zone is distinct from old.time_zone or (new.status = 'active' and old.status <> 'active')
  ) then
    -- Days are filled after the showings have ended, because their hours are free again.
    perform private.fill_days(new.id);
  end if;
  if new.status = 'sold' and old.status <> 'sold' and not quiet then
    -- The waiting list ends after the days, because no one waits for the times of a sold home.
    perform private.forget_waits_of_sold_home(new.id);
  end if;
  if new.status <> old.status then
    -- Earlier marks are closed after everything that asks for them.
    perform private.close_outcomes(new);
    -- Photos come before the searches, so that photos that are public again don't move while people are told of the
    -- home.
    perform private.note_moving_photos(new);
  end if;
  if new.status = 'active'
     and (old.published_at is null or (old.status = 'active' and new.price is distinct from old.price)) then
    -- People are told last, after everything about the home is stored.
    perform private.note_saved_search_finds(old, new);
  end if;
  if old.status in ('active', 'pending')
     and (new.status not in ('active', 'pending') or (new.address_hidden and not old.address_hidden)) then
    -- The stale page comes after the searches: its counter is the last lock that an owner's own acts wait for.
    perform private.note_stale_page(old.id, old.user_id);
  end if;
  if old.status = 'withdrawn' and new.status = 'active' then
    -- Buyers are told last, after everything about the home is stored.
    perform private.tell_buyers_of_pause(new.id, true);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.listings_before_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- This step comes first, so that a suspended person learns nothing else.
  perform private.refuse_suspended_home(new);
  -- This step comes before the limit: a home that is sent again because its answer was lost doesn't count twice.
  if private.is_repeated_home(new) then
    return null;
  end if;
  -- The limit comes before everything that costs something: a statement that inserts thousands stops at the first row
  -- too many.
  perform private.cap_new_listings();
  -- The guard comes after the limit: it removes the values that callers may not set.
  new := private.guard_listing(null, new);
  -- Ownership comes last, because the guard decides which homes are allowed at all.
  return private.keep_ownership(null, new);
end;
$function$;

CREATE OR REPLACE FUNCTION private.listings_before_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status in ('active', 'pending') and old.status not in ('active', 'pending') then
    -- This step comes first, so that a suspended person learns nothing else.
    perform private.refuse_suspended_home(new);
  end if;
  -- The guard comes before the street, because it decides whether the coordinates still belong to the address.
  new := private.guard_listing(old, new);
  -- Ownership comes before the street is hidden, because it needs the street as the caller wrote it.
  new := private.keep_ownership(old, new);
  -- The street is hidden before the promises are checked, so that these see only what everyone may know of the home.
  new := private.hide_street(old, new);
  -- Promises are checked after all other rules for the home, so that only a change that is otherwise allowed learns of
  -- a sale.
  perform private.keep_promises(old, new);
  -- The time of the change comes last, because a refused change has none.
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_days(p_listing_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.lock_homes(l.user_id) from public.listings l where l.id = p_listing_id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_homes(p_owner_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
end;
$function$;

CREATE OR REPLACE FUNCTION private.locked_home_of(p_listing_id uuid, p_person uuid)
 RETURNS public.listings
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  home public.listings;
begin
  perform private.lock_days(p_listing_id);
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null or not private.is_owner_of(home.id, p_person) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  return home;
end;
$function$;

CREATE OR REPLACE FUNCTION private.mail_distance(p_cadence text)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case p_cadence when 'at_once' then interval '5 minutes' when 'instant' then '15 minutes' when 'daily' then '20 hours'
    when 'showings' then make_interval(mins => private.limit_of('mail.showings_minutes')) end;
$function$;

CREATE OR REPLACE FUNCTION private.mail_due(p_cadence text, p_last_sent_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when p_cadence <> 'daily' then
    greatest(now() + private.mail_pause(), p_last_sent_at + private.mail_distance(p_cadence))
  else (
    select min(morning) from generate_series(
      date_trunc('day', now() at time zone 'UTC') + interval '13 hours',
      date_trunc('day', now() at time zone 'UTC') + interval '61 hours', interval '1 day'
    ) as day, lateral (select day at time zone 'UTC' as morning) as each
    where morning > greatest(now(), p_last_sent_at + private.mail_distance('daily')))
  end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.mail_pots(p_mail private.email_outbox)
 RETURNS TABLE(pot text, about text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select concat_ws(':', 'mail', share.class, share.whose), share.about
  from (
    select narrowness, class.name, showing.whose, showing.about
    from public.bookings b,
    lateral (select case when private.is_first_mail(p_mail) then 'first' else 'answer' end) as class (name),
    lateral (values
      (1, null, null),
      (2, 'home', b.listing_id::text),
      (3, p_mail.recipient,
          case p_mail.recipient
            when 'owner' then coalesce(
              (select h.person_id from public.home_owners h where h.id = p_mail.co_owner_id), b.owner_id)::text
            else encode(private.mailbox_hash(b.visitor_email), 'hex') end)
    ) as showing (narrowness, whose, about)
    where b.id = p_mail.booking_id and p_mail.recipient <> 'trusted'
    union all
    select safety.narrowness, 'safety', safety.whose, safety.about
    from private.trusted_of(p_mail) as t,
    lateral (values
      (1, null, null),
      (2, 'person', encode(private.mailbox_hash(t.email), 'hex'))
    ) as safety (narrowness, whose, about)
    where t.id is not null
    union all
    select 1, 'search', null, null where p_mail.topic = 'searches'
    union all
    select notice.narrowness, case when p_mail.only_messages then 'talk' else 'notice' end, notice.whose, notice.about
    from (values
      (1, null, null),
      (2, 'person', private.person_key(p_mail.person_id))
    ) as notice (narrowness, whose, about)
    where p_mail.topic = 'notifications'
    union all
    select 1, 'party', 'place', m.place_id::text from private.memberships m where p_mail.topic = 'parties' and m.id = p_mail.subject_id
    union all
    select 1, 'news', p_mail.kind, null where p_mail.topic = 'news' and p_mail.kind <> 'confirm'
    union all
    select times.narrowness, 'times', times.whose, times.about
    from private.news_subscriptions s,
    lateral (values
      (2, 'home', s.listing_id::text),
      (3, 'person', encode(private.mailbox_hash(s.email), 'hex'))
    ) as times (narrowness, whose, about)
    where s.id = p_mail.news_subscription_id and p_mail.kind = 'times'
  ) as share (narrowness, class, whose, about)
  order by share.narrowness;
$function$;

CREATE OR REPLACE FUNCTION private.mail_turn(p_mail private.email_outbox)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select pg_catalog.hashtextextended('mail:' || case p_mail.topic when 'showings' then 'showings:' || p_mail.person_id
                                                else p_mail.kind || ':' || p_mail.subject_id end, 0);
$function$;

CREATE OR REPLACE FUNCTION private.mail_waits_until(p_due private.email_outbox)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  cadence constant text := coalesce(
    (select s.frequency from public.saved_searches s where s.id = p_due.saved_search_id),
    case p_due.topic when 'showings' then p_due.topic else p_due.kind end);
  last_sent_at timestamptz;
begin
  if p_due.next_attempt_at > '-infinity' then
    select max(o.sent_at) into last_sent_at from private.email_outbox o
    where o.person_id = p_due.person_id and private.is_of_one_mail(row(o.*)::private.email_outbox, p_due);
  end if;
  return greatest(
    case when last_sent_at + private.mail_distance(cadence) > now() then
      case cadence when 'daily' then private.mail_due(cadence, last_sent_at)
                   else last_sent_at + private.mail_distance(cadence) end
    end,
    (select max(greatest(ahead.next_attempt_at, ahead.leased_until, now() + interval '1 minute'))
     from private.email_outbox ahead
     where ahead.person_id = p_due.person_id and private.is_of_one_mail(row(ahead.*)::private.email_outbox, p_due)
       and ahead.mail_id is not null and ahead.sent_at is null and ahead.dropped_at is null));
end;
$function$;

CREATE OR REPLACE FUNCTION private.mailbox_hash(p_email text)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return sha256(convert_to(private.mailbox_of(p_email), 'utf8'));
end;
$function$;

CREATE OR REPLACE FUNCTION private.mailbox_of(p_email text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select case when domain in ('gmail.com', 'googlemail.com')
                then replace(name, '.', '') || '@gmail.com'
                else name || '@' || domain end
    from (
      select regexp_replace(regexp_replace(written, '@[^@]*$', ''), '^([^+]+)[+].*$', '\1') as name,
             regexp_replace(written, '^.*@', '') as domain
      -- Under this collation only ASCII letters have case, so every server agrees.
      from (select lower(btrim(p_email) collate "C") as written) as address
    ) as parts);
end;
$function$;

CREATE OR REPLACE FUNCTION private.mailbox_of_person(p_person uuid)
 RETURNS bytea
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_person and u.email is not null);
end;
$function$;

CREATE OR REPLACE FUNCTION private.make_days(p_table regclass, p_fewest integer DEFAULT 4)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  today constant date := (now() at time zone 'UTC')::date;
  known constant date := (select max(p.last_day) from private.partitions_of(p_table) p);
  referenced regclass;
  day date;
  part text;
begin
  if known >= today + p_fewest then
    return;
  end if;
  perform set_config('lock_timeout', '500ms', true);
  -- Whoever deletes a home locks it before its views.
  for referenced in
    select k.confrelid from pg_constraint k where k.conrelid = p_table and k.contype = 'f' order by 1
  loop
    execute format('lock table %s in share row exclusive mode', referenced);
  end loop;
  for n in 0 .. today + 10 - greatest(today, known + 1) loop
    day := greatest(today, known + 1) + n;
    part := format('private.%I', concat((select c.relname from pg_class c where c.oid = p_table), '_', to_char(day, 'YYYYMMDD')));
    begin
      execute format('create table %s (like %s including defaults including constraints)', part, p_table);
      execute format('alter table %s enable row level security', part);
      execute format('revoke all on %s from public, anon, authenticated, service_role', part);
      execute format('create policy "A partition is used through its table" on %s for all to service_role using (false)', part);
      execute format('alter table %s attach partition %s for values from (%L) to (%L)', p_table, part,
                     concat(day, ' 00:00+00'), concat(day + 1, ' 00:00+00'));
    exception when check_violation then
      -- Rows of that day are in the partition for the rest already, and stay there.
      continue;
    end;
  end loop;
exception when lock_not_available then
  if known > today then
    return;
  end if;
  raise;
end;
$function$;

CREATE OR REPLACE FUNCTION private.make_offer(p_id uuid, p_listing_id uuid, p_terms jsonb, p_valid_until timestamp with time zone, p_files jsonb DEFAULT '[]'::jsonb, p_round_id uuid DEFAULT NULL::uuid, p_as_backup boolean DEFAULT false, p_came_from text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.take_offer_act();
  terms constant public.offer_versions := private.offer_terms(p_terms);
  is_backup boolean;
  home public.listings;
  made public.offers;
  round public.offer_rounds;
begin
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  if p_id is null or p_valid_until is null then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  perform private.hold_home_of_offers(home.id, home.user_id);
  perform private.settle_offers(home.id);
  select * into made from public.offers o where o.id = p_id;
  if made.id is not null then
    if (made.listing_id, made.buyer_id) is distinct from (home.id, me) then
      raise exception using errcode = 'PT409', message = 'offer_id_taken';
    end if;
    perform private.is_repeat(
      (select private.sent_terms(v, private.files_of_version(p_id, 1)) from public.offer_versions v
       where v.offer_id = p_id and v.n = 1),
      private.sent_terms(terms, p_files, p_valid_until));
    return private.offer_seen_by(made, 'buyer');
  end if;
  perform private.refuse_obstacle(private.offer_obstacle(home.id, me));
  if private.buys_already(home.id, me, p_id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  round := private.expected_round(home.id, p_round_id);
  -- The home is read again, because it may have been sold since the buyer began to write.
  is_backup := round.id is null and exists (
    select from public.listings l where l.id = home.id and l.status = 'pending');
  if is_backup and p_as_backup is not true then
    raise exception using errcode = 'PT409', message = 'home_has_sale';
  end if;
  if not private.take_part('offers', home.id::text, private.caller_now(), p_id)
     or not private.take_rate(
       'offer:new:person:' || private.person_key(me), 86400, private.limit_of('offers.new_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_offers';
  end if;
  insert into public.offers (
    id, listing_id, owner_id, buyer_id, home, version, expires_at, created_at, state, backup_place)
  values (p_id, home.id, home.user_id, me, home.title, case when round.id is null then 1 else 0 end, p_valid_until,
          clock_timestamp(), case when is_backup then 'backup' else 'open' end,
          case when is_backup then private.end_of_line(home.id) end)
  returning * into made;
  perform private.note_offer_channel(made.id, p_came_from);
  perform private.add_offer_version(made, 'buyer', terms, p_valid_until, p_files, round);
  if is_backup then
    perform private.note_act(made, 'joined', 'buyer');
  end if;
  if round.id is null then
    perform private.tell_offer(made, 'owner', 'offer_made', jsonb_build_object('n', 1, 'backup', is_backup));
  end if;
  return private.offer_seen_by(made, 'buyer');
end;
$function$;

CREATE OR REPLACE FUNCTION private.map_listings(p_zoom integer, p_west double precision, p_south double precision, p_east double precision, p_north double precision, p_filters jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Up to `few` homes are shown one by one at any zoom; from `near_zoom` on, up to `most_items`.
  few constant integer := 60;
  near_zoom constant integer := 14;
  most_items constant integer := 300;
  -- With more homes than that, one level beyond the counts, cells are twice as wide.
  most_read constant integer := 3000;
  -- In views of up to so many homes, those with a frequent word are looked for one by one if the sample has too few of
  -- them for an estimate.
  most_searched constant integer := 20000;
  least_estimated constant integer := 64 * 40;
  filters constant jsonb := private.asked_filters(p_filters);
  bounds constant double precision[] := private.map_bounds(p_west, p_south, p_east, p_north);
  query constant tsquery := private.asked_query(p_filters);
  -- No counts are kept for these searches.
  is_read constant boolean := query is not null or coalesce(filters ->> 'status' = 'sold', false);
  anywhere constant text := private.home_conditions(filters, query, null);
  in_view constant text := private.home_conditions(filters, query, bounds);
  -- Reading all homes with these words would take long (decision 165).
  -- ("null and …" would be evaluated to its end, and estimating takes longer than the rest of a map.)
  is_frequent constant boolean := query is not null and numnode(query) > 0 and filters ->> 'status' is distinct from 'sold'
    and private.are_many(anywhere);
  -- The numbers are estimates.
  is_about boolean := false;
  -- 64 pixels per cell: the world is 2^zoom tiles of 256 pixels wide.
  level integer := least(least(greatest(p_zoom, 0), 18) + 2, private.deepest_level(bounds));
  counted_level constant integer :=
    private.cell_depth((private.counted_rows_of((private.price_parts(filters)).kept)).grain);
  cells private.home_cell[];
  total bigint;
  unmapped bigint;
  reach jsonb;
  clusters jsonb := '[]';
  homes jsonb;
begin
  if p_zoom is null or bounds is null then
    raise exception using errcode = 'PT400', message = 'invalid_query';
  end if;

  if not is_read then
    if level = counted_level + 1 then
      cells := array(select c from private.home_cells(filters, bounds, counted_level) as c);
      total := (select sum(c.n) from unnest(cells) as c);
    end if;
    if total > most_read then
      level := counted_level;
    else
      cells := array(select c from private.home_cells(filters, bounds, level) as c);
    end if;
    -- Homes without coordinates are in no area.
    unmapped := case when filters ? 'area' then 0 else private.count_homes_of(filters, is_unmapped => true) end;
    reach := case when not filters ? 'area' then private.reach_of(anywhere) end;
  elsif is_frequent then
    total := private.count_homes_in('{}', bounds);
    is_about := total > most_read;
    if is_about then
      cells := private.sampled_cells(query, in_view, level);
      is_about := total > most_searched or (select sum(c.n) from unnest(cells) as c) >= least_estimated;
    end if;
    if not is_about then
      execute format('select array(select row(y, x, count(*), sum(lat), sum(lng))::private.home_cell from (%s) as c group by y, x)',
        private.cells_of(private.homes_by_tile('l.lat, l.lng, 1 as n', in_view, bounds, null,
                                               private.spans_of(filters ->> 'area', bounds)), level))
      into cells;
    end if;
    unmapped := case when filters ?| '{area,circle}' then 0
                     else private.two_digits(private.sampled_count(query, anywhere || ' and l.lat is null')) end;
    reach := case when not filters ? 'area' then private.reach_of(anywhere) end;
  else
    execute format($sql$
      with found as materialized (select l.lat, l.lng from public.listings l where %s)
      select
        array(
          select row(y, x, count(*), sum(lat), sum(lng))::private.home_cell
          from (%s) as c group by y, x),
        (select count(*) from found where lat is null),
        (select jsonb_build_array(min(lng), min(lat), max(lng), max(lat)) from found having count(lat) > 0)
    $sql$, anywhere,
           private.cells_of('select l.*, 1 as n from found as l where true' || private.bounds_condition(bounds), level))
    into cells, unmapped, reach;
  end if;
  total := (select coalesce(sum(c.n), 0) from unnest(cells) as c);

  if not is_about and (total <= few or (p_zoom >= near_zoom and total <= most_items)) then
    homes := private.pins_of(case
      when not is_read or is_frequent then private.homes_by_tile(
        'l.id, l.lat, l.lng, l.price, l.status', in_view, bounds, null, private.spans_of(filters ->> 'area', bounds))
      else 'select * from public.listings l where ' || in_view end);
  else
    clusters := private.clusters_of(cells, level, is_about);
    homes := case when is_about then '[]' else private.pins_of(private.homes_alone(cells, level, in_view)) end;
  end if;

  return jsonb_build_object('total', case when is_about then private.two_digits(total) else total end,
                            'about', is_about, 'unmapped', unmapped, 'unmapped_about', is_frequent,
                            'bounds', coalesce(to_jsonb(private.area_bounds(filters ->> 'area')), reach),
                            'clusters', clusters, 'homes', homes);
end;
$function$;

CREATE OR REPLACE FUNCTION private.may_add_avatar(p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.with_small_ending(p_name)
    ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$')
    and (select count(*) from private.files_in('avatars', auth.uid()::text)) < 10;
$function$;

CREATE OR REPLACE FUNCTION private.may_add_chat_image(p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.are_chat_images((select auth.uid()), array[p_name])
    and (select count(*) from private.files_in('chat-images', auth.uid()::text)) < private.limit_of('chat.stored_images');
$function$;

CREATE OR REPLACE FUNCTION private.may_add_document(p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.with_small_ending(p_name) ~ ('^' || (select auth.uid())
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?|jpe?g|jpe|jfif|png)$')
    and not exists (select 1 from public.documents d where d.path = p_name)
    and (
      select count(*) < 400 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 1073741824
      from private.files_in('documents', auth.uid()::text) as o
    );
$function$;

CREATE OR REPLACE FUNCTION private.may_add_photo(p_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.owns_image_path(p_name)
     and not private.is_settled_photo(p_name)
     and not exists (
       select 1 from private.discarded_photos d where d.path = private.photo_of_file(p_name)
     )
     and (select count(*) from private.files_in('property-images', split_part(p_name, '/', 1))) < 400
     and private.has_room_for_photos((
       select l.user_id from public.listings l where l.id = private.home_of_file(p_name)));
end;
$function$;

CREATE OR REPLACE FUNCTION private.may_add_sale_file(p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p_name ~ ('^' || (select auth.uid()) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$')
    and private.has_open_sale()
    and (
      select count(*) < 100 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 536870912
      from private.files_in('sale-files', auth.uid()::text) as o);
$function$;

CREATE OR REPLACE FUNCTION private.moderation_case(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  about private.cases;
begin
  perform private.require_role('moderator');
  select * into about from private.cases c where c.id = p_id;
  if about.id is null then
    return null;
  end if;
  insert into private.case_steps (case_id, what, actor_id)
  select p_id, 'seen', auth.uid()
  where not exists (
    select from private.case_steps s
    where s.case_id = p_id and s.what = 'seen' and s.actor_id = auth.uid() and s.n > coalesce((
      select max(other.n) from private.case_steps other where other.case_id = p_id and other.what <> 'seen'), 0));
  return jsonb_build_object(
    'id', p_id, 'kind', about.kind, 'state', about.state, 'decisions', about.decisions, 'measure', about.measure,
    'subject_id', about.subject_id, 'listing_id', about.listing_id,
    'is_public', exists (
      select from public.listings l where l.id = about.listing_id and l.status in ('active', 'pending')),
    'measures', (select to_jsonb(s.measures) from private.report_subjects s where s.kind = about.kind),
    'opened_at', about.opened_at,
    'is_own', coalesce(about.accused_id = auth.uid(), false) or exists (
      select from private.reports r where r.case_id = p_id and r.reporter_id = auth.uid()),
    'accused', private.history_of(about.accused_id, about.accused_mailbox)
      || jsonb_build_object('is_gone', about.accused_id is null and not exists (
           select from public.bookings b where private.is_of_mailbox(b.visitor_email, about.accused_mailbox))),
    'copies', (
      select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'frozen', r.frozen) order by r.created_at desc), '[]')
      from private.reports r where r.case_id = p_id and r.frozen is not null),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reason', r.reason, 'words', r.words, 'at', r.created_at, 'by_staff', r.reporter_key like 'staff:%',
        'reporter', case when r.reporter_id is not null then private.history_of(
          r.reporter_id, private.mailbox_of_person(r.reporter_id)) end) order by r.created_at), '[]')
      from (select * from private.reports each where each.case_id = p_id order by each.created_at limit 20) as r),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', s.what, 'at', s.taken_at, 'decision', s.decision, 'words', s.words,
        'by', case when s.what in ('seen', 'decided') then (
          select private.first_name(p.full_name) from public.profiles p where p.id = s.actor_id) end) order by s.n), '[]')
      from private.case_steps s where s.case_id = p_id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.mortgage_rate()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('percent', r.percent, 'as_of', r.as_of, 'source', r.source) from private.mortgage_rate r;
$function$;

CREATE OR REPLACE FUNCTION private.move_photo(p_id uuid, p_from text, p_to text)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_days(i.listing_id) from public.listing_images i where i.id = p_id;
  update public.listing_images i set path = p_to from public.listings l
  where i.id = p_id and i.path = p_from and l.id = i.listing_id and l.status in ('sold', 'withdrawn');
  if not found then
    return null;
  end if;
  delete from private.moving_photos m where m.image_id = p_id;
  -- Requests that still name the old file get the new one.
  insert into private.discarded_photos (path, replaced_by)
  select p_from, p_to where not exists (select from public.listing_images i where i.path = p_from)
  on conflict (path) do update set replaced_by = excluded.replaced_by;
  return array(
    select o.name from private.files_in('property-images', split_part(p_from, '/', 1)) as o
    join private.discarded_photos d on d.path = private.photo_of_file(o.name)
    where d.path = p_from and not private.is_kept_photo(d.path)
    order by o.name);
end;
$function$;

CREATE OR REPLACE FUNCTION private.must_show_ownership(p_home public.listings)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p_home.ownership_shown_at is null
     and (p_home.property_type = 'land' or (select r.waits from private.ownership_rule r));
$function$;

CREATE OR REPLACE FUNCTION private.my_outcomes()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'listing_id', h.id, 'has_sale', h.has_sale,
    'outcome', case when h.outcome_id is not null then private.outcome_json(
      (select o from public.home_outcomes o where o.id = h.outcome_id)) end) order by h.id), '[]')
  from (
    select each.id, private.has_offers(each.id, array['accepted']) as has_sale,
           (select o.id from public.home_outcomes o
            where o.listing_id = each.id and o.closed_at is null order by o.created_at desc limit 1) as outcome_id
    from unnest(private.my_homes()) as each (id)) as h
  where h.has_sale or h.outcome_id is not null;
$function$;

CREATE OR REPLACE FUNCTION private.my_ownership(p_listing_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'title', l.title, 'status', l.status,
    'has_address', private.address_of_home(l) <> '',
    'address', private.address_of(l, true),
    'must_wait', private.must_show_ownership(l) or private.is_doubted(l.id),
    'shown_at', l.ownership_shown_at,
    'waits', exists (select from private.ownership_proofs p where p.listing_id = l.id and p.state = 'waiting'),
    'proof', (
      select jsonb_build_object('id', p.id, 'name', p.name, 'state', p.state, 'reason', p.reason,
                                'created_at', p.created_at, 'decided_at', p.decided_at)
      from private.ownership_proofs p
      where p.listing_id = l.id and p.person_id = (select auth.uid()) order by p.created_at desc, p.id limit 1))
  from public.listings l
  where l.id = p_listing_id and private.is_owner_of(l.id, (select auth.uid()));
$function$;

CREATE OR REPLACE FUNCTION private.my_ownership_proofs()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'listing_id', p.listing_id, 'name', p.name, 'state', p.state, 'reason', p.reason,
    'created_at', p.created_at, 'decided_at', p.decided_at,
    'opened_at', (select coalesce(jsonb_agg(o.opened_at order by o.opened_at), '[]')
                  from private.ownership_openings o where o.proof_id = p.id)) order by p.created_at), '[]')
  from private.ownership_proofs p where p.person_id = (select auth.uid());
$function$;

CREATE OR REPLACE FUNCTION private.my_payments()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with mine as (
    -- Session and invoice both report the same payment; the longer of the two periods counts.
    select distinct on (f.payment_id) f.* from private.payment_facts f
    where f.kind = 'paid' and f.customer_id in (
      select c.customer_id from private.stripe_customers c where c.user_id = (select auth.uid()))
    order by f.payment_id, f.ends_at desc nulls last, f.event_id, f.position
  ), intents as (
    select coalesce(link.payment_intent_id, mine.payment_id) as id
    from mine
    left join private.payment_facts link on link.kind = 'settled' and link.payment_id = mine.payment_id
  ), returned as (
    -- The latest state of each refund.
    select distinct on (f.subject_id) f.* from private.payment_facts f
    where f.kind in ('refund', 'dispute') and f.payment_intent_id in (select i.id from intents i)
    order by f.subject_id, f.occurred_at desc, f.event_id desc, f.position desc
  ), told as (
    select mine.* from mine union all select returned.* from returned
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'kind', t.kind, 'occurred_at', t.occurred_at, 'plan', t.plan,
    'payment_id', coalesce(t.payment_id, t.payment_intent_id),
    'subscription_id', t.subscription_id, 'amount_cents', t.amount, 'currency', t.currency,
    'state', t.state, 'reason', case when t.kind = 'refund' then (
      select r.reason from private.plan_refunds r where r.intent_id = t.payment_intent_id) end,
    'starts_at', t.starts_at, 'ends_at', t.ends_at
  )) order by t.occurred_at, t.event_id, t.position), '[]')
  from told t;
$function$;

CREATE OR REPLACE FUNCTION private.my_safety()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'person', (
      select jsonb_build_object(
        'id', t.id, 'name', t.name, 'email', t.email, 'asked_at', t.asked_at, 'agreed_at', t.agreed_at,
        'is_unreached', exists (
          select from private.email_outbox o
          where o.kind = 'trust' and o.sequence = t.n and o.dropped_at is not null))
      from private.trusted_people t where t.owner_id = auth.uid()),
    'check_ins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'booking_id', c.booking_id, 'minutes', c.minutes, 'started_at', c.started_at, 'ends_at', c.ends_at,
        'passed_at', c.passed_at, 'ended_at', c.ended_at, 'ended', c.ended,
        'is_told', exists (
          select from private.email_outbox o
          where o.booking_id = c.booking_id and o.kind = 'check_in' and o.sequence = c.n))
        order by c.started_at desc, c.n desc), '[]')
      from private.check_ins c where c.person_id = auth.uid()));
$function$;

CREATE OR REPLACE FUNCTION private.my_telephone()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'offered', r.offered,
    'number', private.dialed(p.phone),
    'confirmed_at', private.telephone_shown_at(p.id))
  from private.telephone_rule r left join public.profiles p on p.id = (select auth.uid());
$function$;

CREATE OR REPLACE FUNCTION private.name_of(p_talk public.conversations, p_side text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.first_name(case
    when p_side = 'buyer' and p_talk.buyer_id is null then (
      select b.visitor_name from private.conversation_visitors v join public.bookings b on b.id = v.booking_id
      where v.conversation_id = p_talk.id)
    when exists (
      select from public.messages m where m.conversation_id = p_talk.id and m.sender = p_side) then (
      select p.full_name from public.profiles p
      where p.id = case p_side when 'owner' then p_talk.owner_id else p_talk.buyer_id end)
    when p_side = 'buyer' then (
      select b.visitor_name from public.bookings b
      where b.listing_id = p_talk.listing_id and private.person_at(b.visitor_email) = p_talk.buyer_id
        and private.is_proven(b.id)
      order by b.created_at desc limit 1)
  end);
end;
$function$;

CREATE OR REPLACE FUNCTION private.name_trusted_person(p_id uuid, p_booking_id uuid, p_name text, p_email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.signed_in();
  name constant text := nullif(btrim(p_name), '');
  email constant text := nullif(lower(btrim(p_email)), '');
  known jsonb;
  asked integer;
begin
  perform private.take_turn('safety of ' || me);
  perform private.keep_account(me);
  known := (select to_jsonb(t) from private.trusted_people t where t.id = p_id);
  if private.is_repeat(known, jsonb_build_object('owner_id', me, 'name', name, 'email', email)) then
    return private.my_safety();
  end if;
  if not exists (select from public.bookings b where b.id = p_booking_id and b.listing_id = any (private.homes_i_change())) then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  perform private.require_invitable(me, name, email);
  if private.is_mailbox_of(email, me) then
    raise exception using errcode = 'PT422', message = 'trust_yourself';
  end if;
  perform private.count_invitation(me, email);
  perform private.end_links('{trust}', array[me]);
  delete from private.trusted_people t where t.owner_id = me;
  insert into private.trusted_people as t (id, owner_id, name, email) values (p_id, me, name, email) returning t.n into asked;
  perform private.make_link('trust', me);
  insert into private.email_outbox (booking_id, kind, recipient, sequence)
  select p_booking_id, 'trust', 'trusted', asked where not private.is_seeding();
  return private.my_safety();
exception when check_violation then
  raise exception using errcode = 'PT400', message = 'bad_request';
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_offer_channel(p_offer_id uuid, p_from text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.offer_channels (offer_id, came_from)
  select p_offer_id, p_from where p_from <> '' and private.is_channel(p_from);
$function$;

CREATE OR REPLACE FUNCTION private.note_outcome(p_id uuid, p_listing_id uuid, p_status text, p_price integer DEFAULT NULL::integer, p_happened_on date DEFAULT NULL::date, p_place text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home public.listings;
  known public.home_outcomes;
begin
  home := private.locked_home_of(p_listing_id, auth.uid());
  select * into known from public.home_outcomes o where o.id = p_id;
  if private.is_repeat(case when known.id is not null then to_jsonb(known) end, jsonb_build_object(
    'listing_id', p_listing_id, 'status', p_status, 'price', p_price, 'happened_on', p_happened_on, 'place', p_place)) then
    return private.outcome_json(known);
  end if;
  perform private.refuse_suspended(auth.uid());
  if p_id is null or p_status not in ('pending', 'sold') or p_status is null
     or p_price not between 1 and 2000000000 or p_place not in ('here', 'agent', 'elsewhere', 'private')
     or p_happened_on not between '2000-01-01' and '2100-01-01'
     or p_status = 'sold' and (p_happened_on is null or p_happened_on > (now() at time zone home.time_zone)::date) then
    raise exception using errcode = 'PT422', message = 'outcome_invalid';
  elsif private.has_offers(home.id, array['accepted']) then
    raise exception using errcode = 'PT409', message = 'outcome_has_sale';
  elsif home.status not in ('active', 'pending') or home.status = p_status then
    raise exception using errcode = 'PT409', message = 'listing_transition';
  end if;
  -- What was said about earlier ends of this home is not kept beside the new one, so its rows stay few.
  delete from public.home_outcomes o where o.listing_id = home.id and o.closed_at is not null;
  -- The mark is stored before the home changes, because the steps of the change ask whether it is quiet.
  insert into public.home_outcomes (id, listing_id, status, was, price, happened_on, place)
  values (p_id, home.id, p_status, home.status, p_price, p_happened_on, p_place)
  returning * into known;
  update public.listings l set status = p_status where l.id = home.id;
  return private.outcome_json(known);
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_saved_search_finds(old public.listings, new public.listings)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  searches uuid[];
  is_new constant boolean := old.published_at is null or private.is_first_hour(old);
begin
  if private.is_seeding() then
    return;
  end if;
  searches := private.searches_for(new.id);
  if old.published_at is not null and is_new then
    searches := private.correct_finds(old, new, searches);
  end if;
  if searches = '{}' then
    return;
  end if;
  perform private.tell_each(array_agg(s.user_id order by s.id), 'search_match', new.id, array_agg(s.id order by s.id),
    array_agg(jsonb_strip_nulls(jsonb_build_object(
      'home', nullif(new.title, ''), 'search', s.name, 'filters', s.filters, 'price', new.price,
      'was', case when not is_new then old.price end,
      'change', case when is_new then 'new' else 'price' end)) order by s.id))
  from public.saved_searches s where s.id = any (searches);
end;
$function$;

CREATE OR REPLACE FUNCTION private.offer_terms(p_terms jsonb)
 RETURNS public.offer_versions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  terms public.offer_versions;
begin
  if jsonb_typeof(p_terms) is distinct from 'object' or octet_length(p_terms::text) > 8000
     or exists (
       select from jsonb_object_keys(p_terms) as name
       where not private.terms_json(jsonb_populate_record(null::public.offer_versions, '{}')) ? name) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  begin
    terms := jsonb_populate_record(null::public.offer_versions, jsonb_build_object(
      'earnest_money', 0, 'appraisal_gap', 0, 'seller_credit', 0, 'possession_days', 0, 'has_no_home', false) || jsonb_strip_nulls(p_terms));
  exception when data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  terms.included := private.offer_words(terms.included);
  terms.excluded := private.offer_words(terms.excluded);
  terms.note := private.offer_words(terms.note);
  terms.agent_name := nullif(private.offer_words(terms.agent_name, true), '');
  terms.deposit_holder := nullif(private.offer_words(terms.deposit_holder, true), '');
  terms.lender := nullif(private.offer_words(terms.lender, true), '');
  return terms;
end;
$function$;

CREATE OR REPLACE FUNCTION private.open_case(p_id uuid, p_person uuid, p_reason text, p_words text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written constant text := btrim(regexp_replace(coalesce(p_words, ''), '\r\n?', E'\n', 'g'), E' \n\t');
  subject private.reported;
begin
  perform private.require_role('operator');
  if p_id is null or coalesce(p_reason, '') not in ('fraud', 'harassment', 'discrimination', 'spam', 'other')
     or char_length(written) not between private.limit_of('reports.reason_least') and private.limit_of('reports.words')
     or translate(written, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  if p_person = auth.uid() then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if not exists (select from auth.users u where u.id = p_person) then
    raise exception using errcode = 'PT404', message = 'case_unknown';
  end if;
  subject.subject_id := p_person::text;
  subject.accused_id := p_person;
  subject.accused_mailbox := private.mailbox_of_person(p_person);
  return private.file_report(p_id, 'person', subject, null, 'staff:' || p_id, p_reason, written);
end;
$function$;

CREATE OR REPLACE FUNCTION private.open_ownership_proof(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  proof private.ownership_proofs;
begin
  select * into proof from private.ownership_proofs p
  where p.id = p_id and p.path is not null and (p.person_id = me or private.has_role('moderator'));
  if proof.id is null then
    return null;
  end if;
  if proof.person_id <> me then
    insert into private.ownership_openings (proof_id, opened_by) values (proof.id, me);
  end if;
  return jsonb_build_object('path', proof.path, 'name', proof.name, 'type', proof.type);
end;
$function$;

CREATE OR REPLACE FUNCTION private.open_showing_proof(p_caller uuid, p_booking_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('path', d.path, 'name', d.name, 'type', d.type)
  from public.bookings b join public.documents d on d.id = b.proof_id and d.deleted_at is null
  where b.id = p_booking_id and private.is_owner_of(b.listing_id, p_caller)
    and b.starts_at > (select private.kept_since('proofs_of_visitors'));
$function$;

CREATE OR REPLACE FUNCTION private.operator_counts()
 RETURNS TABLE(homes_published bigint, homes_in_draft bigint, people bigint, people_this_week bigint, showings_ahead bigint, showings_this_week bigint, unfinished_refunds uuid[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('operator');
  return query select
    (select count(*) from public.listings l where l.status in ('active', 'pending')),
    (select count(*) from public.listings l where l.status = 'draft'),
    (select count(*) from auth.users),
    (select count(*) from auth.users u where u.created_at > now() - interval '7 days'),
    (select count(*) from public.bookings b where b.status in ('pending', 'confirmed') and b.starts_at > now()),
    (select count(*) from public.bookings b where b.created_at > now() - interval '7 days'),
    -- The clock has tried, and Stripe didn't do it: the people who wait for their money.
    (select coalesce(array_agg(distinct r.person_id), '{}') from private.plan_refunds r where r.done_at is null and r.tries > 0);
end;
$function$;

CREATE OR REPLACE FUNCTION private.operator_failed_mails()
 RETURNS TABLE(id uuid, topic text, kind text, recipient text, address text, attempts smallint, reason text, dropped_at timestamp with time zone, next_attempt_at timestamp with time zone, is_current boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('operator');
  return query
  select coalesce(o.mail_id, o.id), o.topic, o.kind, o.recipient,
         private.masked_address(private.address_of_mail(row(o.*)::private.email_outbox)),
         o.attempts, o.last_error, o.dropped_at,
         case when o.dropped_at is null then o.next_attempt_at end,
         private.is_current_mail(row(o.*)::private.email_outbox)
  from private.failed_mails o
  order by o.dropped_at desc nulls last, o.next_attempt_at, o.id
  limit 100;
end;
$function$;

CREATE OR REPLACE FUNCTION private.operator_find(p_words text)
 RETURNS TABLE(kind text, id uuid, name text, detail text, happened_at timestamp with time zone, is_suspended boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words constant text := lower(btrim(p_words));
  beginning constant text := replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  mailbox constant text := case when words like '%@%' then private.mailbox_of(words) end;
begin
  perform private.require_role('operator');
  if char_length(words) not between 2 and 200 then
    return;
  end if;
  return query
  (select 'person', u.id, private.first_name(p.full_name), private.masked_address(u.email::text), u.created_at,
          private.is_suspended(u.id)
   from auth.users u join public.profiles p on p.id = u.id
   where u.id::text = words or private.mailbox_of(u.email::text) = mailbox or lower(p.full_name) like beginning
   order by u.created_at desc, u.id limit 10)
  union all
  (select 'home', l.id, l.title, l.status || ', ' || l.city || ', ' || l.state, l.created_at, false
   from public.listings l
   where l.id::text = words or lower(l.title) like beginning or lower(l.city) like beginning
   order by l.created_at desc, l.id limit 10)
  union all
  (select 'mail', o.id, o.topic || ': ' || o.kind,
          case when o.sent_at is not null then 'sent' when o.dropped_at is not null then coalesce(o.last_error, 'not sent')
               else 'waiting' end,
          coalesce(o.sent_at, o.dropped_at, o.told_at), false
   from private.email_outbox o
   where mailbox is not null and private.mailbox_of(private.address_of_mail(row(o.*)::private.email_outbox)) = mailbox
   order by coalesce(o.sent_at, o.dropped_at, o.told_at) desc, o.id limit 10);
end;
$function$;

CREATE OR REPLACE FUNCTION private.operator_mail()
 RETURNS TABLE(topic text, kind text, waiting bigint, late bigint, over_limit bigint, failing bigint, sent_today bigint, sent_this_week bigint, dropped_this_week bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  perform private.require_role('operator');
  return query
  with mails as (
    -- An owner's rows about showings become an email only when they are gathered, under the kind of the first.
    select distinct on (o.topic, coalesce(o.mail_id, case when o.notification_id is null then o.id end),
                        case when o.mail_id is null then o.subject_id end, case when o.mail_id is null then o.kind end) o.*
    from private.email_outbox o
    where o.sent_at is null and o.dropped_at is null
    order by o.topic, coalesce(o.mail_id, case when o.notification_id is null then o.id end),
             case when o.mail_id is null then o.subject_id end, case when o.mail_id is null then o.kind end,
             o.next_attempt_at, o.id
  ), queued as (
    select o.topic, o.kind,
           count(*) as waiting,
           count(*) filter (where o.next_attempt_at < now() - interval '15 minutes') as late,
           count(*) filter (where o.last_error = 'daily limit reached') as over_limit,
           count(f.id) as failing
    from mails o
    left join private.failed_mails f on f.id = o.id or f.mail_id = o.mail_id
    group by o.topic, o.kind
  ), settled as (
    select d.topic, d.kind,
           sum(d.n) filter (where d.outcome = 'sent' and d.day = today)::bigint as sent_today,
           sum(d.n) filter (where d.outcome = 'sent')::bigint as sent_this_week,
           sum(d.n) filter (where d.outcome = 'dropped')::bigint as dropped_this_week
    from private.mail_days d
    where d.day > today - 7
    group by d.topic, d.kind
  )
  select coalesce(q.topic, s.topic), coalesce(q.kind, s.kind),
         coalesce(q.waiting, 0), coalesce(q.late, 0), coalesce(q.over_limit, 0), coalesce(q.failing, 0),
         coalesce(s.sent_today, 0), coalesce(s.sent_this_week, 0), coalesce(s.dropped_this_week, 0)
  from queued q full join settled s on s.topic = q.topic and s.kind = q.kind
  order by 1 desc, 2;
end;
$function$;

CREATE OR REPLACE FUNCTION private.operator_payments(p_person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('operator');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'payment_id', p.payment_id, 'plan', p.plan, 'paid_at', p.paid_at, 'ends_at', p.ends_at, 'amount_cents', (
        select max(f.amount) from private.payment_facts f where f.kind = 'paid' and f.payment_id = p.payment_id),
      'is_returned', p.is_returned, 'refund', (
        select jsonb_build_object('id', r.id, 'reason', r.reason, 'asked_at', r.asked_at, 'done_at', r.done_at)
        from private.plan_refunds r where r.payment_id = p.payment_id)) order by p.paid_at desc, p.payment_id), '[]')
    from private.payments_of(p_person) p);
end;
$function$;

CREATE OR REPLACE FUNCTION private.operator_vesty()
 RETURNS TABLE(day date, people bigint, answers bigint, failed bigint, cost bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('operator');
  return query
  select c.day, count(distinct c.user_id), count(*) filter (where c.state = 'done'),
         count(*) filter (where c.state = 'returned'), coalesce(sum(c.cost), 0)::bigint
  from private.chat_usage c
  where c.day > private.utc_day() - 7
  group by c.day
  order by c.day desc;
end;
$function$;

CREATE OR REPLACE FUNCTION private.operator_weeks()
 RETURNS TABLE(week date, signed_up bigint, published bigint, hours bigint, showing bigint, offer bigint, sale bigint, closed bigint, paid bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  this_week constant date := date_trunc('week', now() at time zone 'UTC')::date;
begin
  perform private.require_role('operator');
  return query
  with people as (
    select u.id, date_trunc('week', u.created_at at time zone 'UTC')::date as since
    from auth.users u
    where u.created_at >= (this_week - 77)::timestamp at time zone 'UTC'
  ), reached as (
    select p.id, p.since,
           coalesce(bool_or(l.published_at is not null), false) as published,
           coalesce(bool_or(exists (select from public.availability a where a.listing_id = l.id)), false) as hours,
           coalesce(bool_or(exists (select from public.bookings b where b.listing_id = l.id)), false) as showing,
           coalesce(bool_or(exists (select from public.offers o where o.listing_id = l.id)), false) as offer,
           coalesce(bool_or(exists (
             select from public.offers o join public.sales s on s.offer_id = o.id where o.listing_id = l.id)), false) as sale,
           coalesce(bool_or(exists (
             select from public.offers o join public.sales s on s.offer_id = o.id
             where o.listing_id = l.id and s.state = 'closed')), false) as closed,
           exists (select from private.stripe_customers c
                   join private.payment_facts f on f.customer_id = c.customer_id and f.kind = 'paid'
                   where c.user_id = p.id) as paid
    from people p
    left join public.listings l on l.user_id = p.id
    group by p.id, p.since
  )
  select monday::date, count(r.id), count(r.id) filter (where r.published), count(r.id) filter (where r.hours),
         count(r.id) filter (where r.showing), count(r.id) filter (where r.offer), count(r.id) filter (where r.sale),
         count(r.id) filter (where r.closed), count(r.id) filter (where r.paid)
  from generate_series(this_week - 77, this_week, interval '7 days') as monday
  left join reached r on r.since = monday::date
  group by monday
  order by monday desc;
end;
$function$;

CREATE OR REPLACE FUNCTION private.origins_of(p_networks text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(array_agg(concat('n', n - 1, ':', network) order by n), '{}')
    from unnest(p_networks) with ordinality as each (network, n)
    where n > 1);
end;
$function$;

CREATE OR REPLACE FUNCTION private.other_tiles(bounds double precision[], level integer)
 RETURNS TABLE(y integer, west integer, east integer)
 LANGUAGE plpgsql
 IMMUTABLE ROWS 20
 SET search_path TO ''
AS $function$
begin
  return query select part.y, part.west, part.east
  from private.boxes(bounds) as b
  cross join lateral (
    select floor((b.west + 180) * 16384 / 360)::integer,
           -- The second box may end in the tile where the first begins; don't read it twice.
           least(ceil((b.east + 180) * 16384 / 360)::integer - 1,
                 case when b.west < bounds[1] then floor((bounds[1] + 180) * 16384 / 360)::integer - 1 end),
           floor((b.south + 90) * 16384 / 360)::integer,
           floor((b.north + 90) * 16384 / 360)::integer
  ) as t (west, east, south, north)
  cross join lateral (
    select ceil((b.west + 180) * (1 << level) / 360)::integer << (14 - level),
           (floor((b.east + 180) * (1 << level) / 360)::integer << (14 - level)) - 1,
           ceil((b.south + 90) * (1 << level) / 360)::integer << (14 - level),
           (floor((b.north + 90) * (1 << level) / 360)::integer << (14 - level)) - 1
  ) as w (west, east, south, north)
  cross join lateral (
    select coalesce(w.west <= w.east and w.south <= w.north, false)
  ) as has (whole)
  -- The tiles below, above, west and east of the whole cells: a view of the country has a thousand rows of tiles, of
  -- which the browser's bounds leave one to read.
  cross join lateral (
    select line.y, t.west, t.east
    from generate_series(t.south, case when has.whole then w.south - 1 else t.north end) as line (y)
    union all select line.y, t.west, t.east from generate_series(w.north + 1, t.north) as line (y) where has.whole
    union all select line.y, t.west, w.west - 1 from generate_series(w.south, w.north) as line (y) where has.whole and t.west < w.west
    union all select line.y, w.east + 1, t.east from generate_series(w.south, w.north) as line (y) where has.whole and w.east < t.east
  ) as part (y, west, east);
end;
$function$;

CREATE OR REPLACE FUNCTION private.outcome_json(p_outcome public.home_outcomes)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', p_outcome.id, 'listing_id', p_outcome.listing_id, 'status', p_outcome.status, 'was', p_outcome.was,
    'price', p_outcome.price, 'happened_on', p_outcome.happened_on, 'place', p_outcome.place,
    'undo_until', p_outcome.created_at + private.undo_time());
$function$;

CREATE OR REPLACE FUNCTION private.owned_place(p_street text, p_home public.listings)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select concat_ws('|', private.address_words(p_street), private.address_words(p_home.city), p_home.state,
                   left(p_home.zip_code, 5));
$function$;

CREATE OR REPLACE FUNCTION private.owner_has_proposed(p_booking_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from private.email_outbox o
    where o.booking_id = p_booking_id and o.kind = 'proposal' and o.recipient = 'visitor');
end;
$function$;

CREATE OR REPLACE FUNCTION private.ownership_queue()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('moderator');
  return jsonb_build_object(
    'waits', (select r.waits from private.ownership_rule r),
    'total', (select count(*) from private.ownership_proofs p where p.state = 'waiting'),
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', first.id, 'listing_id', l.id, 'title', l.title, 'address', private.address_of(l, true),
        'property_type', l.property_type, 'status', l.status,
        'owner', (select o.full_name from public.profiles o where o.id = first.person_id),
        'type', first.type, 'created_at', first.created_at,
        'is_own', private.is_owner_of(l.id, (select auth.uid()))) order by first.created_at, first.id), '[]')
      from (select * from private.ownership_proofs p where p.state = 'waiting'
            order by p.created_at, p.id limit 50) as first
      join public.listings l on l.id = first.listing_id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.owns_image_path(p_path text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.with_small_ending(p_path)
       ~ ('^[0-9a-f-]{36}/' || auth.uid() || '_[0-9]{10,16}_[A-Za-z0-9]{4,40}(_[0-9]{2,4}w)?\.(jpe?g|jpe|jfif|png|webp|avif)$')
     and private.is_owner_of(private.home_of_file(p_path), auth.uid());
end;
$function$;

CREATE OR REPLACE FUNCTION private.partitions_of(p_table regclass)
 RETURNS TABLE(part regclass, last_day date, is_one_day boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.oid::regclass, to_date(substring(c.relname from '_([0-9]{8})$'), 'YYYYMMDD'), c.relname ~ '(?<!_until)_[0-9]{8}$'
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = p_table
  order by 2;
$function$;

CREATE OR REPLACE FUNCTION private.pass_home_on(p_heir public.home_owners, p_from uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  of_home constant uuid := p_heir.listing_id;
  heir constant uuid := p_heir.person_id;
begin
  update public.listings l set user_id = heir where l.id = of_home;
  update public.hidden_places h set user_id = heir where h.listing_id = of_home;
  update public.availability a set user_id = heir where a.listing_id = of_home;
  update public.availability_rules r set user_id = heir where r.listing_id = of_home;
  update public.showing_settings s set user_id = heir where s.listing_id = of_home;
  update public.days_off d set user_id = heir where d.listing_id = of_home;
  update public.open_houses h set user_id = heir where h.listing_id = of_home;
  update public.bookings b set owner_id = heir where b.listing_id = of_home;
  update public.booking_proposals p set owner_id = heir from public.bookings b
  where b.id = p.booking_id and b.listing_id = of_home;
  update public.showing_feedback f set owner_id = heir where f.listing_id = of_home;
  -- The new first owner may have asked or offered something as a buyer of this home: the other side would now be
  -- themselves.
  delete from public.conversations c where c.listing_id = of_home and c.buyer_id = heir;
  update public.conversations c set owner_id = heir where c.listing_id = of_home;
  update public.offers o set owner_id = heir where o.listing_id = of_home and o.buyer_id is distinct from heir;
  -- Their words are erased with the offer, as with any offer that a person leaves.
  perform private.erase_words_in_offer(o.id, p_from) from public.offers o where o.listing_id = of_home;
  -- What waits to be mailed to the new first owner about showings hung on their part of the home. It is the first owner's
  -- from now on, in place of what waits for the person who leaves.
  delete from private.email_outbox o using public.bookings b
  where b.id = o.booking_id and b.listing_id = of_home and o.recipient = 'owner' and o.co_owner_id is null
    and o.person_id is not null and (o.sent_at is null or exists (
      select from private.email_outbox theirs
      where theirs.booking_id = o.booking_id and theirs.kind = o.kind and theirs.sequence = o.sequence
        and theirs.co_owner_id = p_heir.id and theirs.person_id is not null and theirs.sent_at is null));
  update private.email_outbox o set co_owner_id = null
  where o.co_owner_id = p_heir.id and o.person_id is not null and o.sent_at is null;
  delete from public.home_owners o where o.id = p_heir.id or (o.listing_id = of_home and o.person_id is null);
  perform private.tell_of_owner(p_heir, array[heir], 'first');
end;
$function$;

CREATE OR REPLACE FUNCTION private.person_key(p_person uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(encode(private.mailbox_of_person(p_person), 'hex'), p_person::text);
end;
$function$;

CREATE OR REPLACE FUNCTION private.photo_of_file(p_name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return regexp_replace(p_name, '_[0-9]{2,4}w(\.[A-Za-z0-9]+)$', '\1');
end;
$function$;

CREATE OR REPLACE FUNCTION private.price_audience(p_listing_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refuse_stranger(p_listing_id);
  return (
    select jsonb_build_object(
      'favorites', case when private.is_first_hour(l) then 0 else (
        select count(*) from public.favorites f where f.listing_id = l.id and f.user_id <> l.user_id) end,
      'searches', case when l.status = 'active' then cardinality(private.searches_for(l.id)) else 0 end)
    from public.listings l where l.id = p_listing_id);
end;
$function$;

CREATE OR REPLACE FUNCTION private.propose_amendment(p_sale_id uuid, p_seen integer, p_changes jsonb, p_valid_until timestamp with time zone, p_said text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.take_offer_act();
  words constant text := private.offer_words(p_said);
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  side constant text := private.side_of(offer, me);
  zone constant text := private.zone_of_sale(p_sale_id);
  at constant timestamptz := clock_timestamp();
  today constant date := (at at time zone zone)::date;
  sale public.sales;
  base public.offer_versions;
  terms public.offer_versions;
  last public.amendments;
  made public.amendments;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into base from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
  select * into last from public.amendments a where a.sale_id = p_sale_id order by a.n desc limit 1;
  made.closing_was := private.agreed_closing(sale);
  terms := private.amended_terms(base, made.closing_was, p_changes);
  made.repairs := case when p_changes ? 'repairs'
    then private.offer_words(p_changes ->> 'repairs') else private.agreed_repairs(p_sale_id) end;

  if last.seen = p_seen and last.made_by = side then
    select * into base from public.offer_versions v where v.offer_id = last.offer_id and v.n = last.version;
    perform private.is_repeat(
      private.terms_json(base) || jsonb_build_object(
        'repairs', last.repairs, 'said', last.said, 'valid_until', extract(epoch from base.valid_until)),
      private.terms_json(terms) || jsonb_build_object(
        'repairs', made.repairs, 'said', words, 'valid_until', extract(epoch from p_valid_until)));
    return private.offer_seen_by(offer, side);
  end if;
  if sale.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif p_seen is distinct from private.amendments_seen(p_sale_id) then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif (select count(*) from public.amendments a where a.sale_id = p_sale_id and a.made_by = side)
        >= private.limit_of('offers.amendments_per_side') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  elsif exists (select from private.account_deletions d where d.user_id in (offer.owner_id, offer.buyer_id)) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(me);
  made.changes := array(
    select name from jsonb_each(private.terms_json(terms) || jsonb_build_object('repairs', made.repairs)) as now (name, value)
    where value is distinct from (private.terms_json(base) || jsonb_build_object(
      'closing_on', made.closing_was, 'note', '', 'repairs', private.agreed_repairs(p_sale_id))) -> name
      -- These follow from the others.
      and name not in ('approved_amount', 'lender', 'has_no_home')
    order by name);
  if cardinality(made.changes) = 0 then
    raise exception using errcode = 'PT422', message = 'amendment_same';
  end if;
  perform private.refuse_amendment(sale, terms, made.changes, today);
  if p_valid_until is null
     or p_valid_until not between at + make_interval(hours => private.limit_of('offers.valid_hours_least'))
                              and at + make_interval(days => private.limit_of('offers.valid_days_most')) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  elsif terms.closing_on >= today and (p_valid_until at time zone zone)::date > terms.closing_on then
    raise exception using errcode = 'PT422', message = 'offer_outlives_closing';
  end if;

  terms.offer_id := sale.offer_id;
  terms.n := (select max(v.n) + 1 from public.offer_versions v where v.offer_id = sale.offer_id);
  terms.made_by := side;
  terms.person_id := me;
  terms.valid_until := p_valid_until;
  terms.created_at := at;
  begin
    insert into public.offer_versions select terms.*;
  exception when check_violation or not_null_violation or data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  update public.amendments a
  set state = 'replaced', answered_by = side, answered_at = at, answered_on = today, answered_person_id = me
  where a.sale_id = p_sale_id and a.state = 'open';
  insert into public.amendments (
    sale_id, n, offer_id, version, made_by, seen, changes, closing_was, repairs, said, remind_at)
  values (p_sale_id, coalesce(last.n, 0) + 1, sale.offer_id, terms.n, side, p_seen, made.changes, made.closing_was,
          made.repairs, words, private.remind_at(at, p_valid_until))
  returning * into made;
  perform private.tell_of_amendment(
    offer, made, private.other_side(side), 'amendment_proposed',
    jsonb_build_object('until', p_valid_until, 'zone', zone));
  return private.offer_seen_by(offer, side);
end;
$function$;

CREATE OR REPLACE FUNCTION private.propose_terms(p_side text, p_id uuid, p_seen integer, p_terms jsonb, p_valid_until timestamp with time zone, p_files jsonb, p_round_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.take_offer_act();
  terms public.offer_versions := private.offer_terms(p_terms);
  offer public.offers := private.hold_offer(p_id, me, p_side);
  round public.offer_rounds;
  latest public.offer_versions;
begin
  select * into latest from public.offer_versions v where v.offer_id = p_id
    and (p_side = 'buyer' or v.n <= offer.version) and not private.is_amendment(v.offer_id, v.n)
  order by v.n desc limit 1;
  -- What a buyer said about themselves stays as they said it, because a counter's terms are the owner's words.
  if p_side = 'owner' then
    terms.approved_amount := case when terms.financing <> 'cash' then latest.approved_amount end;
    terms.lender := case when terms.financing <> 'cash' then latest.lender end;
    terms.has_no_home := latest.has_no_home and terms.home_sale_days is null;
  end if;
  -- The number that a version would get is its id: if that number is stored already, this call is a repeat.
  if latest.n - 1 = p_seen and latest.made_by = p_side then
    perform private.is_repeat(
      private.sent_terms(latest, private.files_of_version(p_id, latest.n)),
      private.sent_terms(terms, p_files, p_valid_until));
    return private.offer_seen_by(offer, p_side);
  end if;
  if private.answered_as(offer) not in ('open', 'countered') then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_seen is distinct from latest.n then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  if not private.sides_may_deal(offer) then
    raise exception using errcode = 'PT409', message = 'offer_not_possible';
  end if;
  round := private.expected_round(offer.listing_id, p_round_id);
  if p_side = 'buyer' and private.is_final(offer.listing_id, latest) then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  latest.n := private.add_offer_version(offer, p_side, terms, p_valid_until, p_files, round);
  if round.id is null then
    update public.offers o
    set version = latest.n, expires_at = p_valid_until, reminded_at = null, backup_place = null,
        state = case p_side when 'buyer' then 'open' else 'countered' end
    where o.id = p_id returning * into offer;
    perform private.tell_offer(offer, private.other_side(p_side),
                               case p_side when 'buyer' then 'offer_made' else 'offer_countered' end,
                               jsonb_build_object('n', latest.n));
  end if;
  return private.offer_seen_by(offer, p_side);
end;
$function$;

CREATE OR REPLACE FUNCTION private.queue_booking_mail(old public.bookings, new public.bookings)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_moved boolean := false;
begin
  if private.is_seeding() then
    return;
  end if;

  if new.no_show and not old.no_show then
    delete from private.email_outbox o
    where o.booking_id = new.id and o.kind = 'feedback' and o.sent_at is null;
  end if;
  if new.proposal_round > old.proposal_round then
    perform private.queue_mail(new.id, 'proposal', array[(
      select case min(p.made_by) when 'owner' then 'visitor' else 'owner' end
      from public.booking_proposals p where p.booking_id = new.id)], new.proposal_round, now());
  end if;
  if new.sequence = old.sequence then
    return;
  end if;

  is_moved := old.holds_time and (new.date, new.time, new.ends_at - new.starts_at)
                                 is distinct from (old.date, old.time, old.ends_at - old.starts_at);
  -- Pending reminders were for the old time and status.
  delete from private.email_outbox o
  where o.booking_id = new.id and o.kind in ('reminder_day', 'reminder_hours') and o.sent_at is null;
  if new.status = 'completed' then
    if not new.no_show and new.party_id is null and new.starts_at > now() - interval '3 days' then
      perform private.queue_mail(new.id, 'feedback', array['visitor'], new.sequence,
                                 greatest(now(), new.starts_at + interval '2 hours'));
    end if;
  elsif new.starts_at > now() then
    -- A showing that is over gets no mail.
    perform private.queue_mail(new.id, case when is_moved then 'moved' else new.status end,
                               -- Only an owner moves an open house.
                               array['visitor', case when not is_moved or new.open_house_id is null then 'owner' end],
                               new.sequence, now(), case when is_moved then old.starts_at end);
    if new.status = 'confirmed' then
      perform private.queue_mail(new.id, 'reminder_day', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '24 hours');
      perform private.queue_mail(new.id, 'reminder_hours', array['visitor', 'owner'], new.sequence,
                                 new.starts_at - interval '2 hours');
    end if;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.queue_mail(p_booking_id uuid, p_kind text, p_recipients text[], p_sequence integer, p_due timestamp with time zone, p_was timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.email_outbox (booking_id, kind, recipient, co_owner_id, sequence, next_attempt_at, person_id)
  select p_booking_id, p_kind, mailed.recipient, mailed.co_owner_id, p_sequence, p_due,
         case when mailed.recipient = 'owner' and p_kind not in ('reminder_day', 'reminder_hours')
                   and private.limit_of('mail.showings_minutes') > 0
                   and not private.is_urgent_mail(b, p_kind, p_was)
              then mailed.person_id end
  from (
    select recipient, null::uuid, case recipient when 'owner' then b.owner_id end
    from unnest(p_recipients) as recipient, public.bookings b where b.id = p_booking_id
    union all
    select 'owner', o.id, o.person_id from public.bookings b join public.home_owners o on o.listing_id = b.listing_id
    where b.id = p_booking_id and o.person_id is not null and 'owner' = any (p_recipients)
  ) as mailed (recipient, co_owner_id, person_id)
  join public.bookings b on b.id = p_booking_id
  where mailed.recipient is not null
    and (p_kind in ('reminder_day', 'reminder_hours') or auth.uid() is null or mailed.person_id is distinct from auth.uid())
    and (p_kind not in ('reminder_day', 'reminder_hours') or p_due > now() + interval '30 minutes')
    and (mailed.recipient <> 'owner' or not private.takes_back_unheard(p_booking_id, p_kind, mailed.person_id, p_sequence))
  on conflict do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION private.record_price(old public.listings, new public.listings)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.published_at is null or private.is_seeding() then
    return;
  end if;
  if old.published_at is not null and new.price is distinct from old.price and private.is_first_hour(old) then
    delete from public.price_history h where h.listing_id = new.id;
  end if;
  if new.price is null then
    return;
  end if;
  if old.published_at is null or new.price is distinct from old.price then
    insert into public.price_history (listing_id, price) values (new.id, new.price);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refund_to_make(p_refund private.plan_refunds)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', p_refund.id, 'intent', p_refund.intent_id, 'is_done', p_refund.done_at is not null,
    'subscription', (
      select p.subscription_id from private.payments_of(p_refund.person_id) p
      where p.payment_id = p_refund.payment_id and p.plan = 'basic' and p.ends_at > now() - private.renewal_grace()
        and exists (select from private.running_subscriptions(p_refund.person_id) s (id) where s.id = p.subscription_id)));
$function$;

CREATE OR REPLACE FUNCTION private.refuse_account_without_address(p_email text, p_phone text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if coalesce(p_email, '') = '' and coalesce(p_phone, '') <> '' then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refuse_if_behind()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.replica_age() > make_interval(secs => private.limit_of('replicas.age_s')) then
    raise exception using errcode = 'PT503', message = 'unavailable', detail = 'This replica is behind.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refuse_lacking(p_asked public.bookings)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  asked public.availability_rules;
begin
  -- Another person's document would be shown to the home's owner.
  if p_asked.proof_id is not null and not exists (
    select from public.documents d where d.id = p_asked.proof_id and d.user_id = me and d.deleted_at is null
  ) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  -- A home that can't be booked is refused as such later, so that nothing is told of a draft.
  select r.* into asked from public.availability_rules r join public.listings l on l.id = r.listing_id
  where r.listing_id = p_asked.listing_id and l.status = 'active';
  if asked.needs_address and not exists (
    select from auth.users u
    where u.id = me and u.email_confirmed_at is not null
      and private.mailbox_of(u.email::text) = private.mailbox_of(p_asked.visitor_email)
  ) then
    raise exception using errcode = 'PT409', message = 'showing_needs_address';
  elsif (asked.needs_people or asked.most_people is not null) and p_asked.people is null then
    raise exception using errcode = 'PT409', message = 'showing_needs_people';
  elsif p_asked.people > asked.most_people then
    raise exception using errcode = 'PT409', message = 'showing_for_fewer_people';
  elsif asked.needs_disclosures and not private.has_acknowledged_disclosures(p_asked.listing_id, me) then
    raise exception using errcode = 'PT409', message = 'showing_needs_disclosures';
  elsif asked.needs_proof and p_asked.proof_id is null then
    raise exception using errcode = 'PT409', message = 'showing_needs_proof';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refuse_suspended_home(p_home public.listings)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.only_in_triggers();
  if private.is_seeding() then
    return;
  end if;
  perform private.refuse_suspended(p_home.user_id);
  perform private.refuse_suspended(auth.uid());
  if exists (
    select from private.withheld_homes w join private.cases c on c.id = w.case_id
    where w.listing_id = p_home.id and c.measure is not null
  ) then
    raise exception using errcode = 'PT409', message = 'listing_withheld';
  elsif private.is_doubted(p_home.id) then
    raise exception using errcode = 'PT409', message = 'ownership_wanted';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.release_homes(p_case_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  home record;
begin
  for home in
    delete from private.withheld_homes w where w.case_id = p_case_id returning w.listing_id, w.was
  loop
    continue when home.was not in ('active', 'pending')
      or exists (select from private.withheld_homes w where w.listing_id = home.listing_id)
      or exists (select from public.listings l
                 where l.id = home.listing_id and (private.is_suspended(l.user_id) or private.must_show_ownership(l)));
    update public.listings l set status = 'active' where l.id = home.listing_id and l.status = 'withdrawn';
    if found and home.was = 'pending' then
      update public.listings l set status = 'pending' where l.id = home.listing_id;
    end if;
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_ownership_proofs()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.tell_all(
    array(select u.id from auth.users u where u.raw_app_meta_data ->> 'role' = 'operator'),
    'ownership_waits', null, first.id, jsonb_build_object('count', late.n, 'ahead', late.weeks))
  from (
    select count(*) as n, (extract(days from now() - min(p.created_at))::integer - 30) / 7 as weeks
    from private.ownership_proofs p where p.state = 'waiting' and p.created_at < now() - interval '30 days') as late
  join lateral (
    select p.id from private.ownership_proofs p where p.state = 'waiting' order by p.created_at, p.id limit 1
  ) as first on late.n > 0;
$function$;

CREATE OR REPLACE FUNCTION private.replace_proofs(p_listing_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.only_in_triggers();
  update private.ownership_proofs p set state = 'replaced', decided_at = now()
  where p.listing_id = p_listing_id and p.state = 'waiting';
end;
$function$;

CREATE OR REPLACE FUNCTION private.replica_age()
 RETURNS interval
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when pg_is_in_recovery()
              then coalesce(clock_timestamp() - pg_last_xact_replay_timestamp(), interval 'infinity') end;
$function$;

CREATE OR REPLACE FUNCTION private.replica_state()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'is_replica', pg_is_in_recovery(),
    'age_s', case when isfinite(private.replica_age()) then ceil(extract(epoch from private.replica_age())) end);
$function$;

CREATE OR REPLACE FUNCTION private.retry_mail(p_id uuid, p_attempts integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail private.email_outbox;
begin
  perform private.require_role('operator');
  perform private.hold_mail_subject(row(f.*)::private.email_outbox) from private.failed_mails f
  where coalesce(f.mail_id, f.id) = p_id;
  -- If two operators press the button together, the second waits here and no longer finds the email.
  select f.* into mail from private.failed_mails f
  where coalesce(f.mail_id, f.id) = p_id and f.attempts = p_attempts and (f.leased_until is null or f.leased_until < now())
  for update;
  if mail.id is null then
    return false;
  end if;
  if mail.dropped_at is not null and mail.notification_id is not null then
    perform private.gather_again(mail);
    return true;
  elsif mail.dropped_at is not null and mail.topic = 'news' then
    perform private.write_news_again(mail);
    return true;
  end if;
  update private.email_outbox o
  set dropped_at = null, last_error = null, next_attempt_at = now(), leased_until = null,
      attempts = case when o.dropped_at is null then o.attempts else 0 end
  where o.id = mail.id or o.mail_id = mail.mail_id;
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION private.risen_price(p_terms public.offer_versions, p_other integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when p_other >= p_terms.price
    then least(p_terms.escalates_to::bigint, p_other::bigint + p_terms.escalates_by)::integer else p_terms.price end;
$function$;

CREATE OR REPLACE FUNCTION private.said_of_home(p_text text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  told text := lower(private.as_plain(p_text));
begin
  -- Patterns that look ahead or behind are slow, and most texts have none of their words, so these are looked for first.
  if told ~ '\m(?:no|without|lacks|lacking|never a|not|sin|(?:room|space|potential|plans|permits?|plumbed) for|(?:pets|dogs|cats)(?: are)? (?:not|never))\M' then
    told := regexp_replace(told,
      '\m(no|without|lacks|lacking|never a|not an?|sin|(room|space|potential|plans|permits?|plumbed) for)( (an?|any|the|in|on|central|private|attached|detached|swimming|shared|your|own|future))*'
      || '[ -](?!step|threshold|steps)[a-z]+([ -]in[ -]law)?(, [a-z]+(?=,? n?or ))*(,? n?or( an?)? [a-z]+)*'
      || '|\m(pets|dogs|cats)( are)? (not|never)\M',
      ' ', 'g');
  end if;
  if told ~ 'pool [thr]|car ?pool|(?:public|city|municipal) pool|garage sale|barn door|post office|street parking|waterfront [prtd]|\d ?acs?\M|loading dock' then
    told := regexp_replace(told,
      '\mpool (tables?|hall|room)\M|\mcar ?pool\w*|\m(public|city|municipal) pool\M|\mgarage sales?\M|\mbarn doors?\M|\mpost office\M'
      || '|(?<!off[ -])\m(on[ -])?street parking|\mwaterfront (park|trail|restaurants?|dining|district)\M|\d ?acs?\M|\mloading docks?\M',
      ' ', 'g');
  end if;
  return told;
end;
$function$;

CREATE OR REPLACE FUNCTION private.save_timeline(p_listing_id uuid, p_seen jsonb, p_steps jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home constant uuid := private.take_timeline(p_listing_id);
  uid constant uuid := private.signed_in();
  today constant date := (now() at time zone 'utc')::date;
  stored constant jsonb := private.timeline_of(uid, home);
begin
  if stored is distinct from p_seen then
    return jsonb_build_object('saved', false, 'timeline', stored);
  end if;
  -- All six steps, each once; a new date must be today's in some time zone.
  if (select count(distinct s.step) from jsonb_to_recordset(p_steps) as s (step text)) <> 6
     or jsonb_array_length(p_steps) <> 6
     or exists (
       select from jsonb_to_recordset(p_steps) as s (step text, completed_on date)
       where s.completed_on not between today - 1 and today + 1
         and not exists (select from public.timeline_steps t
                         where t.user_id = uid and t.listing_id is not distinct from home
                           and t.step = s.step and t.completed_on = s.completed_on)
     ) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  delete from public.timeline_steps t where t.user_id = uid and t.listing_id is not distinct from home;
  insert into public.timeline_steps (user_id, listing_id, step, status, completed_on)
  select uid, home, s.step, s.status, s.completed_on
  from jsonb_to_recordset(p_steps) as s (step text, status text, completed_on date);
  return jsonb_build_object('saved', true, 'timeline', private.timeline_of(uid, home));
end;
$function$;

CREATE OR REPLACE FUNCTION private.saves_of_own_homes()
 RETURNS TABLE(listing_id uuid, n bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select f.listing_id, count(*)
  from public.listings l join public.favorites f on f.listing_id = l.id
  where l.id = any ((select private.my_homes())::uuid[]) and f.user_id <> l.user_id
    and not exists (select from public.home_owners o where o.listing_id = l.id and o.person_id = f.user_id)
    and f.created_at >= ((now() at time zone 'utc')::date - 6) at time zone 'utc'
  group by f.listing_id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.search_query(p_term text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  written constant text := btrim(lower(regexp_replace(private.as_plain(p_term), '[^[:alnum:]]+', ' ', 'g')));
  normal constant text := private.address_words(p_term);
  answer constant tsquery := private.words_query(string_to_array(written, ' '));
begin
  return case when normal = written then answer
    else coalesce(answer || private.words_query(string_to_array(normal, ' ')), answer) end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.searched_words(p_text text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  if octet_length(p_text) = char_length(p_text) then
    return regexp_replace(p_text, '[-+&~/._@<]', ' ', 'g');
  end if;
  return regexp_replace(private.as_plain(p_text), '[^[:alnum:]]+', ' ', 'g');
end;
$function$;

CREATE OR REPLACE FUNCTION private.sent_terms(p_terms public.offer_versions, p_files jsonb, p_valid_until timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select private.terms_json(p_terms) || jsonb_build_object(
    'valid_until', extract(epoch from coalesce(p_valid_until, p_terms.valid_until)),
    'files', (select coalesce(jsonb_agg(file order by file), '[]') from jsonb_array_elements(
      case when jsonb_typeof(p_files) = 'array' then p_files end) as file));
$function$;

CREATE OR REPLACE FUNCTION private.set_listing_images(p_listing_id uuid, p_user_id uuid, p_images jsonb, p_replaced jsonb DEFAULT '[]'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bucket constant text := 'property-images';
  gone text[];
begin
  -- A concurrent call for the same listing waits here, then sees what the first one did.
  perform private.lock_homes(private.first_owner(p_listing_id));
  -- The row's key is not locked: a transaction that marks the home would take a locked key for a home that is being
  -- deleted, and skip it.
  perform 1 from public.listings l where l.id = p_listing_id and private.is_owner_of(l.id, p_user_id) for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  -- A suspended person may still remove photos of homes they created.
  if private.first_owner(p_listing_id) <> p_user_id or exists (select from jsonb_array_elements(p_images) as image where image ?| '{files,alt}') then
    perform private.refuse_suspended(p_user_id);
  end if;
  if jsonb_array_length(p_images) > private.limit_of('photos.per_listing') then
    raise exception using errcode = 'PT422', message = 'image_refused';
  end if;

  -- The checked files must still exist and must not be about to be deleted. The locks hold off the
  -- sweep; each later statement sees what others committed before.
  perform 1 from storage.objects o
  where o.bucket_id = bucket and o.name in (
    select file ->> 'name' from jsonb_array_elements(p_images) as image,
           jsonb_array_elements(image -> 'files') as file
  ) for update;
  if exists (
    select 1 from jsonb_array_elements(p_images) as image, jsonb_array_elements(image -> 'files') as file
    where not exists (
      select 1 from storage.objects o
      where o.bucket_id = bucket and o.name = file ->> 'name' and o.id = (file ->> 'id')::uuid
    )
  ) or exists (
    select 1 from jsonb_array_elements(p_images) as image
    join private.discarded_photos d on d.path = image ->> 'path'
  ) or exists (
    select 1 from jsonb_array_elements(p_images) as image
    where image -> 'files' is null and not exists (
      select 1 from public.listing_images i
      where i.listing_id = p_listing_id and i.path = image ->> 'path'
    )
  ) then
    raise exception using errcode = 'PT409', message = 'images_changed';
  end if;

  with deleted as (
    delete from public.listing_images i
    where i.listing_id = p_listing_id
      and i.path not in (select image ->> 'path' from jsonb_array_elements(p_images) as image)
    returning i.path
  )
  select coalesce(array_agg(path), '{}') into gone from deleted
  -- Demo photos, and photos in another listing's folder, are not deleted.
  where path like p_listing_id || '/%';
  insert into private.discarded_photos (path)
  select path from unnest(gone) as path
  where not exists (select 1 from public.listing_images i where i.path = path.path)
  on conflict do nothing;
  insert into private.discarded_photos (path, replaced_by)
  select original ->> 'path', original ->> 'replaced_by'
  from jsonb_array_elements(p_replaced) as original
  on conflict (path) do update set replaced_by = excluded.replaced_by;

  update public.listing_images i
  set position = wanted.n - 1,
      alt = coalesce(wanted.image ->> 'alt', i.alt),
      blur_hash = coalesce(wanted.image ->> 'blur_hash', i.blur_hash)
  from jsonb_array_elements(p_images) with ordinality as wanted (image, n)
  where i.listing_id = p_listing_id and i.path = wanted.image ->> 'path';
  insert into public.listing_images (listing_id, path, alt, width, height, widths, blur_hash, position)
  select p_listing_id, image ->> 'path', coalesce(image ->> 'alt', ''),
         (image ->> 'width')::integer, (image ->> 'height')::integer,
         array(select width::smallint from jsonb_array_elements_text(image -> 'widths') as width),
         image ->> 'blur_hash', n - 1
  from jsonb_array_elements(p_images) with ordinality as wanted (image, n)
  where not exists (
    select 1 from public.listing_images i
    where i.listing_id = p_listing_id and i.path = image ->> 'path'
  );
  insert into private.photo_hashes (image_id, hash)
  select i.id, ('x' || (image ->> 'hash'))::bit(64)
  from jsonb_array_elements(p_images) as image
  join public.listing_images i on i.listing_id = p_listing_id and i.path = image ->> 'path'
  where image ->> 'hash' is not null
  on conflict do nothing;

  return jsonb_build_object(
    'images', coalesce((
      select jsonb_agg(jsonb_build_object(
               'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height,
               'widths', i.widths, 'blur_hash', i.blur_hash) order by i.position)
      from public.listing_images i where i.listing_id = p_listing_id
    ), '[]'),
    'removed', coalesce((
      select jsonb_agg(o.name order by o.name)
      from private.files_in(bucket, p_listing_id::text) as o
      join private.discarded_photos d on d.path = private.photo_of_file(o.name)
      where not private.is_kept_photo(d.path)
    ), '[]')
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.set_mortgage_rate(p_percent numeric DEFAULT NULL::numeric, p_as_of date DEFAULT NULL::date, p_source text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said constant text := btrim(coalesce(p_source, ''));
begin
  perform private.require_role('operator');
  if p_percent is null then
    delete from private.mortgage_rate;
    return;
  end if;
  -- Somewhere it is tomorrow already.
  if p_percent not between 0 and 25 or p_as_of is null or p_as_of not between '2000-01-01' and current_date + 1
     or not private.is_visible(said) or said ~ '[[:cntrl:]]' or char_length(said) > 200 then
    raise exception using errcode = 'PT422', message = 'mortgage_rate_invalid';
  end if;
  insert into private.mortgage_rate (percent, as_of, source) values (p_percent, p_as_of, said)
  on conflict (id) do update set percent = excluded.percent, as_of = excluded.as_of, source = excluded.source, set_at = now();
end;
$function$;

CREATE OR REPLACE FUNCTION private.set_ownership_rule(p_waits boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_role('operator');
  update private.ownership_rule r set waits = coalesce(p_waits, false);
end;
$function$;

CREATE OR REPLACE FUNCTION private.set_telephone_rule(p_offered boolean)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.telephone_rule r set offered = p_offered returning r.offered;
$function$;

CREATE OR REPLACE FUNCTION private.set_timeline_task(p_listing_id uuid, p_step text, p_task text, p_done boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  uid constant uuid := private.signed_in();
  home uuid;
begin
  if not private.has_plan(uid, 'premium') then
    raise exception using errcode = 'PT403', message = 'plan_required';
  end if;
  home := private.take_timeline(p_listing_id);
  if not p_done then
    delete from public.timeline_tasks t
    where t.user_id = uid and t.listing_id is not distinct from home and t.step = p_step and t.task = p_task;
    return;
  end if;
  -- This limit is far above the number of tasks, but it stops callers from filling the table with made-up ones.
  if (select count(*) from public.timeline_tasks t
      where t.user_id = uid and t.listing_id is not distinct from home) >= 200 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  insert into public.timeline_tasks (user_id, listing_id, step, task) values (uid, home, p_step, p_task)
  on conflict (user_id, listing_id, step, task) do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION private.settle_email(p_id uuid, p_outcome text, p_error text DEFAULT NULL::text, p_wait_seconds integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail private.email_outbox;
  held uuid[];
begin
  select o.* into mail from private.email_outbox o where o.id = p_id or o.mail_id = p_id limit 1;
  perform private.hold_mail_subject(mail);
  held := private.hold_mail(p_id);
  select o.* into mail from private.email_outbox o where o.id = held[1];
  perform private.record_mail(mail, p_outcome);
  if p_outcome = 'sent' then
    delete from private.pot_takings t where t.subject_id = p_id;
  elsif mail.counted_at is not null then
    perform private.give_part(p_id);
  end if;
  if mail.topic = 'news' and p_outcome in ('sent', 'dropped', 'outdated') then
    perform private.follow_news(mail, p_outcome, p_error);
    return;
  elsif mail.topic = 'parties' and p_outcome = 'dropped' then
    perform private.lose_membership(mail.subject_id);
  elsif mail.notification_id is not null and p_outcome = 'outdated' then
    delete from private.email_outbox o where o.id = any (held);
    return;
  elsif mail.notification_id is not null and p_outcome = 'dropped' then
    perform private.join_mail_given_up(mail, p_error);
  end if;
  update private.email_outbox o
  set leased_until = null,
      sent_at = case when p_outcome = 'sent' then now() end,
      dropped_at = case when p_outcome in ('dropped', 'outdated') then now() end,
      counted_at = case when p_outcome = 'sent' then o.counted_at end,
      attempts = case when p_outcome = 'later' then greatest(mail.attempts - 1, 0) else mail.attempts end,
      last_error = left(case when p_outcome = 'outdated' then 'no longer true' else p_error end, 500),
      next_attempt_at = case p_outcome
        when 'retry' then now() + least(interval '6 hours', interval '1 minute' * power(2, mail.attempts - 1))
        when 'later' then now() + make_interval(secs => least(greatest(coalesce(p_wait_seconds, 60), 1), 21600))
        else o.next_attempt_at
      end
  where o.id = any (held);
end;
$function$;

CREATE OR REPLACE FUNCTION private.settle_outcomes(p_owner_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  outcome public.home_outcomes;
  home public.listings;
  before public.listings;
begin
  for due in
    select o.id, l.user_id from public.home_outcomes o join public.listings l on l.id = o.listing_id
    where o.settled_at is null and (case when p_owner_id is null
      then o.created_at <= now() - make_interval(mins => private.limit_of('outcomes.quiet_minutes'))
      else l.user_id = p_owner_id end)
    order by l.user_id, o.created_at, o.id limit 200
  loop
    perform private.lock_homes(due.user_id);
    update public.home_outcomes o set settled_at = now() where o.id = due.id and o.settled_at is null
    returning * into outcome;
    continue when outcome.id is null or outcome.closed_at is not null;
    select * into home from public.listings l where l.id = outcome.listing_id;
    before := home;
    before.status := outcome.was;
    -- The same order as in listings_after_update.
    perform private.announce_home(before, home);
    if home.status = 'sold' then
      perform private.cancel_showings_of_gone_home(home.id);
      perform private.end_offers_of_gone_home(home);
    end if;
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.share_days(p_listing_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.share_homes(l.user_id) from public.listings l where l.id = p_listing_id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.share_homes(p_owner_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('homes of ' || p_owner_id, 0));
end;
$function$;

CREATE OR REPLACE FUNCTION private.short_address(p_listing_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.stored_home(p_person uuid, p_listing_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when (exists (select from public.timeline_steps t where t.user_id = p_person and t.listing_id is null)
                    or exists (select from public.timeline_tasks t where t.user_id = p_person and t.listing_id is null))
               and private.first_home(p_person) = p_listing_id
              then null else p_listing_id end;
$function$;

CREATE OR REPLACE FUNCTION private.sweep_chat_images(p_limit integer DEFAULT 100)
 RETURNS text[]
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.unused_files('chat-images', 'is_unused_chat_image', p_limit);
$function$;

CREATE OR REPLACE FUNCTION private.sweep_documents(p_limit integer DEFAULT 100)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paths text[];
begin
  with gone as (
    delete from public.documents d where d.id in (
      select old.id from public.documents old where old.deleted_at < (select private.kept_since('deleted_documents'))
      order by old.deleted_at limit 200 for update skip locked)
    returning d.path)
  select array_agg(gone.path) into paths from gone;
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'documents' and o.name = any (paths) and private.is_unused_document(o.name, o.created_at)
    union
    select unnest(private.unused_files('documents', 'is_unused_document', p_limit)));
end;
$function$;

CREATE OR REPLACE FUNCTION private.sweep_photos(p_limit integer DEFAULT 100)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bucket constant text := 'property-images';
  most constant integer := least(greatest(coalesce(p_limit, 100), 1), 500);
  -- Half of the limit at most, so that files that can't be deleted don't keep the others waiting.
  found_names text[] := private.files_of_discarded_photos(greatest(most / 2, 1));
begin
  if cardinality(found_names) < most then
    found_names := found_names || private.unused_files(bucket, 'is_unused_photo', most - cardinality(found_names));
  end if;
  found_names := array(
    select o.name from storage.objects o
    where o.bucket_id = bucket and o.name = any (found_names)
    order by o.created_at, o.name
    for update skip locked
  );

  -- The photo is checked again under the lock, because it may have been attached in the meantime.
  insert into private.discarded_photos (path)
  select distinct private.photo_of_file(name) from unnest(found_names) as name
  where not exists (
    select 1 from public.listing_images i where i.path = private.photo_of_file(name)
  )
  on conflict do nothing;
  return array(
    select name from unnest(found_names) as name
    join private.discarded_photos d on d.path = private.photo_of_file(name)
    where not exists (select 1 from public.listing_images i where i.path = d.path)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.sweep_sale_files(p_limit integer DEFAULT 100)
 RETURNS text[]
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.unused_files('sale-files', 'is_unused_sale_file', p_limit);
$function$;

CREATE OR REPLACE FUNCTION private.take_amount(p_key text, p_window_seconds integer, p_cap bigint, p_amount bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from now()) / p_window_seconds) * p_window_seconds);
begin
  if p_amount > p_cap then
    return false;
  end if;
  insert into private.rate_buckets as bucket (key, window_start, n)
  values (p_key, started, p_amount)
  on conflict (key, window_start) do update set n = bucket.n + p_amount where bucket.n + p_amount <= p_cap;
  return found;
end;
$function$;

CREATE OR REPLACE FUNCTION private.take_network_rate(p_what text, p_window_seconds integer, p_cap integer, p_about uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  return private.take_rates(
    array(select concat_ws(':', p_what, network, p_about) from unnest(private.caller_networks()) as network), p_window_seconds, p_cap);
end;
$function$;

CREATE OR REPLACE FUNCTION private.take_rate(p_key text, p_window_seconds integer, p_cap integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.take_amount(p_key, p_window_seconds, p_cap, 1);
end;
$function$;

CREATE OR REPLACE FUNCTION private.take_timeline(p_listing_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  uid constant uuid := private.signed_in();
begin
  if p_listing_id is not null and not private.is_owner_of(p_listing_id, uid) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  perform private.take_turn('timeline:' || uid);
  perform private.keep_account(uid);
  perform private.adopt_timeline(uid);
  return coalesce(p_listing_id, private.first_home(uid));
end;
$function$;

CREATE OR REPLACE FUNCTION private.takes_back_unheard(p_booking_id uuid, p_kind text, p_person uuid, p_sequence integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_kind <> 'cancelled' or private.owner_has_proposed(p_booking_id) then
    return false;
  end if;
  perform from private.email_outbox o
  where o.booking_id = p_booking_id and o.person_id = p_person and o.waits and o.sent_at is null and o.dropped_at is null
    and o.sequence = p_sequence - 1 and private.is_first_mail(row(o.*)::private.email_outbox)
  for update;
  return found;
end;
$function$;

CREATE OR REPLACE FUNCTION private.telephone_rule()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.offered from private.telephone_rule r;
$function$;

CREATE OR REPLACE FUNCTION private.telephone_shown(p_listing_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.telephone_shown_at(l.user_id) from public.listings l
  where l.id = p_listing_id and l.status in ('active', 'pending');
$function$;

CREATE OR REPLACE FUNCTION private.telephone_shown_at(p_person uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select u.phone_confirmed_at
  from private.telephone_rule r, auth.users u join public.profiles p on p.id = u.id
  where r.offered and u.id = p_person and regexp_replace(u.phone, '[^0-9]', '', 'g') = private.dialed(p.phone);
$function$;

CREATE OR REPLACE FUNCTION private.tell_side(p_booking public.bookings, p_side text, p_kind text, p_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_all(
    case p_side when 'owner' then private.owners_of(p_booking.listing_id) else array[private.visitor_account(p_booking)] end,
    p_kind, p_booking.listing_id, p_booking.id,
    jsonb_build_object(
      'as', p_side, 'purpose', nullif(p_booking.purpose, 'showing'), 'date', p_booking.date, 'time', to_char(p_booking.time, 'HH24:MI'),
      'name', case p_side when 'owner' then p_booking.visitor_name end) || p_data);
end;
$function$;

CREATE OR REPLACE FUNCTION private.terms_json(p_version public.offer_versions)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(p_version)
    - '{offer_id,n,made_by,person_id,round_id,valid_until,created_at,fixes,over_price}'::text[];
$function$;

CREATE OR REPLACE FUNCTION private.timeline_of(p_user_id uuid, p_listing_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'step', t.step, 'status', t.status, 'completed_on', t.completed_on) order by t.step), '[]')
    from public.timeline_steps t
    where t.user_id = p_user_id and t.listing_id is not distinct from private.stored_home(p_user_id, p_listing_id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.timeline_tasks_of(p_user_id uuid, p_listing_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('step', t.step, 'task', t.task) order by t.step, t.task), '[]')
    from public.timeline_tasks t
    where t.user_id = p_user_id and t.listing_id is not distinct from private.stored_home(p_user_id, p_listing_id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.trust_by_token(p_token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner constant uuid := (private.open_link(p_token, '{trust}')).person_id;
begin
  return (
    select jsonb_build_object('inviter', private.party_name(owner, true), 'name', t.name, 'agreed', t.agreed_at is not null)
    from private.trusted_people t where t.owner_id = owner);
end;
$function$;

CREATE OR REPLACE FUNCTION private.trusted_of(p_mail private.email_outbox)
 RETURNS private.trusted_people
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.* from private.trusted_people t
  where p_mail.recipient = 'trusted' and case p_mail.kind
    when 'trust' then t.n = p_mail.sequence
    else t.agreed_at is not null and t.owner_id = (select c.person_id from private.check_ins c where c.n = p_mail.sequence) end;
$function$;

CREATE OR REPLACE FUNCTION private.try_to_hold_mail_subject(p_mail private.email_outbox)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.is_gathered(p_mail) then
    return pg_try_advisory_xact_lock(private.mail_turn(p_mail));
  end if;
  -- The link will lead to the invited person, and a transaction that renews or ends the invitation locks it before its
  -- mail.
  if p_mail.home_owner_id is not null then
    perform from public.home_owners o where o.id = p_mail.home_owner_id for key share skip locked;
    return found;
  elsif p_mail.offer_buyer_id is not null then
    perform from public.offer_buyers b where b.id = p_mail.offer_buyer_id for key share skip locked;
    return found;
  elsif p_mail.topic = 'parties' then
    perform from public.sale_parties p where p.id = p_mail.party_id for key share skip locked;
    return found;
  end if;
  if p_mail.booking_id is not null then
    perform from public.bookings b join public.sale_parties p on p.id = b.party_id
    where b.id = p_mail.booking_id for key share of p skip locked;
    return found or not exists (select from public.bookings b where b.id = p_mail.booking_id and b.party_id is not null);
  end if;
  perform from private.news_subscriptions s where s.id = p_mail.news_subscription_id for no key update skip locked;
  return found;
end;
$function$;

CREATE OR REPLACE FUNCTION private.undo_outcome(p_listing_id uuid, p_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home public.listings;
  outcome public.home_outcomes;
begin
  home := private.locked_home_of(p_listing_id, auth.uid());
  select * into outcome from public.home_outcomes o where o.id = p_id and o.listing_id = home.id;
  if outcome.id is null then
    return home.status;
  end if;
  perform private.refuse_suspended(auth.uid());
  if outcome.closed_at is not null or outcome.created_at <= now() - private.undo_time() then
    raise exception using errcode = 'PT409', message = 'undo_is_over';
  elsif private.has_offers(home.id, array['accepted']) then
    raise exception using errcode = 'PT409', message = 'listing_has_sale';
  end if;
  -- The home changes first, because the guard and the steps of the change look at the mark.
  update public.listings l set status = outcome.was where l.id = home.id;
  delete from public.home_outcomes o where o.id = outcome.id;
  return outcome.was;
end;
$function$;

CREATE OR REPLACE FUNCTION private.undo_time()
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select make_interval(hours => private.limit_of('outcomes.undo_hours'));
$function$;

CREATE OR REPLACE FUNCTION private.unused_files(p_bucket text, p_test text, p_limit integer, p_only_looks boolean DEFAULT false)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant integer := least(greatest(coalesce(p_limit, 100), 1), 500);
  -- The duties that call this run every ten minutes.
  part constant integer := (select greatest(1000, c.reltuples / 144) from pg_class c where c.oid = 'storage.objects'::regclass);
  first constant text := coalesce((select r.searched_to from private.file_rounds r where r.bucket_id = p_bucket), '');
  last constant text := (
    select o.name from storage.objects o where o.bucket_id = p_bucket and o.name > first order by o.name offset part - 1 limit 1);
  found_names text[];
begin
  execute format(
    'select array(
       select o.name from storage.objects o
       where o.bucket_id = $1 and o.name > $2 and ($3 is null or o.name <= $3) and private.%I(o.name, o.created_at)
       order by o.name limit $4)', p_test)
  into found_names using p_bucket, first, last, most;
  if cardinality(found_names) = 0 or not p_only_looks then
    insert into private.file_rounds (bucket_id, searched_to)
    values (p_bucket, coalesce(case when cardinality(found_names) = most then found_names[most] else last end, ''))
    on conflict (bucket_id) do update set searched_to = excluded.searched_to;
  end if;
  return found_names;
end;
$function$;

CREATE OR REPLACE FUNCTION private.users_after_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- This step comes first, so that nothing is made for an account that can't be mailed.
  perform private.refuse_account_without_address(new.email::text, new.phone::text);
  -- Conversations come first: this step shares the locks of other people's homes, so the transaction may hold only the
  -- account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- The profile comes before the notifications, because their reader must have one.
  perform private.make_profile(new.id, new.raw_user_meta_data ->> 'full_name');
  -- Searches come after the locks of other people's homes, and before the notifications.
  perform private.bring_kept_searches(new.id, new.email::text);
  -- Notifications come last, because people are told about what is stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.version_json(p_version public.offer_versions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'n', p_version.n, 'made_by', p_version.made_by, 'round_id', p_version.round_id,
    'valid_until', p_version.valid_until, 'created_at', p_version.created_at,
    'is_sealed', private.is_sealed(p_version.offer_id, p_version.n, p_version.round_id),
    'fixes', p_version.fixes, 'over_price', p_version.over_price,
    'terms', private.terms_json(p_version) || jsonb_build_object('note', first.note),
    'files', private.files_json(p_version.offer_id, first.n))
  from public.offer_versions first
  where first.offer_id = p_version.offer_id and first.n = case
    when private.is_amendment(p_version.offer_id, p_version.n)
      then coalesce(private.first_version(p_version.offer_id), p_version.n)
    else p_version.n end;
$function$;

CREATE OR REPLACE FUNCTION private.watch_check_ins()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  timer record;
  is_over boolean;
begin
  for timer in
    select c.id, c.n, c.person_id, c.booking_id, c.ends_at, c.passed_at, c.caused_by, b.listing_id, b.date, l.time_zone
    from private.check_ins c join public.bookings b on b.id = c.booking_id join public.listings l on l.id = b.listing_id
    where c.ended_at is null and c.passed_at is null
      and c.ends_at <= now() + case when c.reminded_at is null then interval '2 minutes' else '0' end
    order by c.ends_at, c.id
    -- A timer that is being extended or ended at this moment waits for the next minute.
    for update of c skip locked
  loop
    is_over := timer.ends_at <= now();
    update private.check_ins c
    set reminded_at = coalesce(c.reminded_at, now()), passed_at = case when is_over then now() end
    where c.id = timer.id;
    if is_over then
      -- No other mail is sent before it.
      insert into private.email_outbox (booking_id, kind, recipient, sequence, next_attempt_at, caused_by)
      select timer.booking_id, 'check_in', 'trusted', timer.n, '-infinity', timer.caused_by
      from private.trusted_people t where t.owner_id = timer.person_id and t.agreed_at is not null;
    end if;
    perform private.tell(timer.person_id, 'showing_check_in', timer.listing_id, timer.booking_id, jsonb_build_object(
      'as', 'owner', 'date', timer.date, 'until', timer.ends_at, 'zone', timer.time_zone, 'passed', is_over));
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.whole_cells(bounds double precision[], level integer)
 RETURNS TABLE(y integer, west integer, east integer)
 LANGUAGE plpgsql
 IMMUTABLE ROWS 20
 SET search_path TO ''
AS $function$
begin
  return query select line.y, w.west, w.east
  from private.boxes(bounds) as b
  cross join lateral (
    select ceil((b.west + 180) * (1 << level) / 360)::integer,
           floor((b.east + 180) * (1 << level) / 360)::integer - 1,
           ceil((b.south + 90) * (1 << level) / 360)::integer,
           floor((b.north + 90) * (1 << level) / 360)::integer - 1
  ) as w (west, east, south, north)
  cross join generate_series(w.south, w.north) as line (y)
  where w.west <= w.east;
end;
$function$;

CREATE OR REPLACE FUNCTION private.width_of(p_origin text)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select case when p_origin ~ '^n[1-9]:' then 1 + (substr(p_origin, 2, 1)::integer - 1) / 4.0 else 1 end);
end;
$function$;

CREATE OR REPLACE FUNCTION public.accept_offer(id uuid, n integer, showings text DEFAULT NULL::text, others text DEFAULT NULL::text, joins integer DEFAULT 0, over uuid DEFAULT NULL::uuid, price integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.accept_offer(id, n, showings, others, joins, over, price);$function$;

CREATE OR REPLACE FUNCTION public.add_ownership_proof(p_caller uuid, p_listing_id uuid, p_id uuid, p_path text, p_name text, p_type text, p_sha256 text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.add_ownership_proof(p_caller, p_listing_id, p_id, p_path, p_name, p_type, p_sha256);$function$;

CREATE OR REPLACE FUNCTION public.answer_trust(token text, agrees boolean)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_trust(token, agrees);$function$;

CREATE OR REPLACE FUNCTION public.begin_refund(id uuid, payment_id text, reason text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.begin_refund(id, payment_id, reason);$function$;

CREATE OR REPLACE FUNCTION public.check_in(id uuid, booking_id uuid, minutes integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.check_in(id, booking_id, minutes);$function$;

CREATE OR REPLACE FUNCTION public.claim_booking_emails(p_booking_id uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 20)
 RETURNS TABLE(id uuid, booking_id uuid, purpose text, kind text, recipient text, sequence integer, to_email text, attempt smallint, token text, listing_id uuid, listing_title text, address text, street_hidden boolean, date date, "time" time without time zone, starts_at timestamp with time zone, ends_at timestamp with time zone, is_open_house boolean, holds_time boolean, time_zone text, owner_name text, visitor_name text, visitor_email text, visitor_phone text, contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamp with time zone, booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, notes_behind_link boolean, proposals jsonb, older_showing jsonb, lapses_at timestamp with time zone, safety jsonb)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.claim_booking_emails(p_booking_id, p_limit);$function$;

CREATE OR REPLACE FUNCTION public.claim_refunds(p_limit integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.claim_refunds(p_limit);$function$;

CREATE OR REPLACE FUNCTION public.dashboard_state()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (with me as (
    select mine.id, private.has_plan(mine.id, 'premium') as is_premium from (select auth.uid() as id) as mine
  ), homes as (
    select l.* from public.listings l, me
    where l.user_id = me.id or l.id = any ((select private.shared_homes())::uuid[])
    order by l.updated_at desc, l.id
    limit 50
  ), saved as materialized (
    select * from private.saves_of_own_homes()
  ), waiting as (
    select b.listing_id, count(*) as n, count(*) filter (where b.party_id is not null) as visits
    from public.bookings b, me
    where (b.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[]))
      and b.status = 'pending' and b.starts_at > now()
    group by b.listing_id
  ), shown as (
    -- Each of these reads one row from an index, because an owner of many homes has thousands of rows.
    select b.status, jsonb_build_object(
      'id', b.id, 'purpose', b.purpose, 'listing_id', b.listing_id, 'listing_title', h.title,
      'date', b.date, 'time', to_char(b.time, 'HH24:MI'), 'time_zone', h.time_zone,
      'starts_at', b.starts_at, 'visitor_name', b.visitor_name, 'status', b.status, 'holds_time', b.holds_time) as showing
    from me cross join (values ('pending'), ('confirmed')) as live (status)
    cross join lateral (
      select b.id, b.purpose, b.listing_id, b.date, b.time, b.starts_at, b.visitor_name, b.status, b.holds_time
      from (
        (select own.* from public.bookings own
         where own.owner_id = me.id and own.status = live.status and own.starts_at > now()
         order by own.starts_at, own.id limit 1)
        union all
        (select shared.* from public.bookings shared
         where shared.listing_id = any ((select private.shared_homes())::uuid[])
           and shared.status = live.status and shared.starts_at > now()
         order by shared.starts_at, shared.id limit 1)
      ) as b
      order by b.starts_at, b.id limit 1
    ) as b
    join public.listings h on h.id = b.listing_id
  )
  select jsonb_build_object(
    'plan', private.plan_of(me.id),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'title', h.title, 'status', h.status, 'price', h.price,
        'photos', (select count(*) from public.listing_images i where i.listing_id = h.id),
        'description_length', char_length(h.description),
        'missing', to_jsonb(array_remove(array[
          case when h.title = '' then 'title' end, case when h.address = '' and h.status = 'draft' then 'address' end,
          case when h.city = '' then 'city' end, case when h.state = '' then 'state' end,
          case when h.zip_code = '' then 'zip_code' end], null)),
        'published_at', h.published_at, 'updated_at', h.updated_at,
        'offered_slots', (
          select count(*) from public.availability a
          cross join lateral unnest(a.time_slots) as slot
          where a.listing_id = h.id and a.date between current_date - 1 and current_date + 15
            and (a.date + slot) at time zone coalesce(h.time_zone, 'UTC') between
              now() + make_interval(hours => coalesce((
                select r.notice_hours from public.availability_rules r where r.listing_id = h.id), 2))
              and now() + interval '14 days'),
        'unanswered', coalesce((select w.n from waiting w where w.listing_id = h.id), 0),
        'requested', exists (select from public.bookings b where b.listing_id = h.id and b.party_id is null),
        -- As in views_this_week, but a policy asks once in this statement, and at every call of that function, whose homes these are.
        'views_this_week', (
          select count(*) from public.listing_views v
          where v.listing_id = h.id and v.day > (now() at time zone 'utc')::date - 7),
        'saves_this_week', coalesce((select s.n from saved s where s.listing_id = h.id), 0),
        'feedback', (select count(*) from public.showing_feedback f where f.listing_id = h.id),
        'feedback_high', (
          select count(*) from public.showing_feedback f where f.listing_id = h.id and f.price = 'high'),
        'facts', private.home_facts(h.id, h.published_at, h.sold_at, coalesce(h.time_zone, 'UTC'))
      ) order by h.updated_at desc, h.id), '[]')
      from homes h),
    'unanswered', (select coalesce(sum(w.n), 0) from waiting w),
    'unanswered_visits', (select coalesce(sum(w.visits), 0) from waiting w),
    'first_request', (select shown.showing from shown where shown.status = 'pending'),
    'visitor_proposals', (
      select count(distinct p.booking_id) from public.booking_proposals p
      join public.bookings b on b.id = p.booking_id
      where (p.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[])) and b.status in ('pending', 'confirmed') and b.starts_at > now()
        and p.made_by = 'visitor' and p.expires_at > now() and p.starts_at > now()),
    'next_confirmed', (select shown.showing from shown where shown.status = 'confirmed'),
    'sales', private.open_sales(),
    'offered', private.homes_with_offers_to_answer(),
    -- The timeline of each home, or the one of a caller without a home.
    'timelines', (
      select jsonb_agg(jsonb_build_object(
        'listing_id', h.id, 'steps', private.timeline_of(me.id, h.id),
        -- The checklists are read only if the plan includes them.
        'tasks', case when me.is_premium then private.timeline_tasks_of(me.id, h.id) else '[]' end)
        order by h.updated_at desc, h.id)
      from (values (1)) as one (n) left join homes h on true))
  from me);
end;
$function$;

CREATE OR REPLACE FUNCTION public.decide_ownership(id uuid, accepts boolean, reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.decide_ownership(id, accepts, reason);$function$;

CREATE OR REPLACE FUNCTION public.end_check_in(id uuid, how text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.end_check_in(id, how);$function$;

CREATE OR REPLACE FUNCTION public.extend_check_in(id uuid, seen timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.extend_check_in(id, seen);$function$;

CREATE OR REPLACE FUNCTION public.finish_refund(p_id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.finish_refund(p_id);$function$;

CREATE OR REPLACE FUNCTION public.forget_trusted_person()
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.forget_trusted_person();$function$;

CREATE OR REPLACE FUNCTION public.home_at(letters text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.home_at(letters);$function$;

CREATE OR REPLACE FUNCTION public.keep_phrase(p_phrase text, p_query text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.keep_phrase(p_phrase, p_query);$function$;

CREATE OR REPLACE FUNCTION public.known_phrase(p_phrase text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.known_phrase(p_phrase);$function$;

CREATE OR REPLACE FUNCTION public.listing_weeks(listing_id uuid)
 RETURNS TABLE(week date, came_from text, views bigint, saves bigint, requests bigint, showings bigint, offers bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select * from private.listing_weeks(listing_id);$function$;

CREATE OR REPLACE FUNCTION public.make_offer(id uuid, listing_id uuid, terms jsonb, valid_until timestamp with time zone, files jsonb DEFAULT '[]'::jsonb, round_id uuid DEFAULT NULL::uuid, as_backup boolean DEFAULT false, came_from text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.make_offer(id, listing_id, terms, valid_until, files, round_id, as_backup, came_from);$function$;

CREATE OR REPLACE FUNCTION public.mortgage_rate()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.mortgage_rate();$function$;

CREATE OR REPLACE FUNCTION public.my_outcomes()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.my_outcomes();$function$;

CREATE OR REPLACE FUNCTION public.my_ownership(listing_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.my_ownership(listing_id);$function$;

CREATE OR REPLACE FUNCTION public.my_ownership_proofs()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.my_ownership_proofs();$function$;

CREATE OR REPLACE FUNCTION public.my_safety()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.my_safety();$function$;

CREATE OR REPLACE FUNCTION public.my_telephone()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.my_telephone();$function$;

CREATE OR REPLACE FUNCTION public.name_trusted_person(id uuid, booking_id uuid, name text, email text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.name_trusted_person(id, booking_id, name, email);$function$;

CREATE OR REPLACE FUNCTION public.note_outcome(id uuid, listing_id uuid, status text, price integer DEFAULT NULL::integer, happened_on date DEFAULT NULL::date, place text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.note_outcome(id, listing_id, status, price, happened_on, place);$function$;

CREATE OR REPLACE FUNCTION public.open_case(id uuid, person uuid, reason text, words text)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.open_case(id, person, reason, words);$function$;

CREATE OR REPLACE FUNCTION public.open_ownership_proof(id uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.open_ownership_proof(id);$function$;

CREATE OR REPLACE FUNCTION public.open_showing_proof(p_caller uuid, p_booking_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.open_showing_proof(p_caller, p_booking_id);$function$;

CREATE OR REPLACE FUNCTION public.operator_counts()
 RETURNS TABLE(homes_published bigint, homes_in_draft bigint, people bigint, people_this_week bigint, showings_ahead bigint, showings_this_week bigint, unfinished_refunds uuid[])
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select * from private.operator_counts();$function$;

CREATE OR REPLACE FUNCTION public.operator_find(words text)
 RETURNS TABLE(kind text, id uuid, name text, detail text, happened_at timestamp with time zone, is_suspended boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select * from private.operator_find(words);$function$;

CREATE OR REPLACE FUNCTION public.operator_payments(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.operator_payments(person);$function$;

CREATE OR REPLACE FUNCTION public.operator_vesty()
 RETURNS TABLE(day date, people bigint, answers bigint, failed bigint, cost bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select * from private.operator_vesty();$function$;

CREATE OR REPLACE FUNCTION public.operator_weeks()
 RETURNS TABLE(week date, signed_up bigint, published bigint, hours bigint, showing bigint, offer bigint, sale bigint, closed bigint, paid bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select * from private.operator_weeks();$function$;

CREATE OR REPLACE FUNCTION public.ownership_queue()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.ownership_queue();$function$;

CREATE OR REPLACE FUNCTION public.price_audience(listing_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.price_audience(listing_id);$function$;

CREATE OR REPLACE FUNCTION public.replica_state()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.replica_state();$function$;

CREATE OR REPLACE FUNCTION public.save_timeline(listing_id uuid, seen jsonb, steps jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_timeline(listing_id, seen, steps);$function$;

CREATE OR REPLACE FUNCTION public.set_mortgage_rate(percent numeric DEFAULT NULL::numeric, as_of date DEFAULT NULL::date, source text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_mortgage_rate(percent, as_of, source);$function$;

CREATE OR REPLACE FUNCTION public.set_ownership_rule(waits boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_ownership_rule(waits);$function$;

CREATE OR REPLACE FUNCTION public.set_telephone_rule(p_offered boolean)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_telephone_rule(p_offered);$function$;

CREATE OR REPLACE FUNCTION public.set_timeline_task(listing_id uuid, step text, task text, done boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_timeline_task(listing_id, step, task, done);$function$;

CREATE OR REPLACE FUNCTION public.short_address(listing_id uuid)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.short_address(listing_id);$function$;

CREATE OR REPLACE FUNCTION public.sweep_chat_images(p_limit integer DEFAULT 100)
 RETURNS text[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.sweep_chat_images(p_limit);$function$;

CREATE OR REPLACE FUNCTION public.sweep_sale_files(p_limit integer DEFAULT 100)
 RETURNS text[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.sweep_sale_files(p_limit);$function$;

CREATE OR REPLACE FUNCTION public.telephone_rule()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.telephone_rule();$function$;

CREATE OR REPLACE FUNCTION public.telephone_shown(listing uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$select private.telephone_shown(listing);$function$;

CREATE OR REPLACE FUNCTION public.trust_by_token(token text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.trust_by_token(token);$function$;

CREATE OR REPLACE FUNCTION public.undo_outcome(listing_id uuid, id uuid)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.undo_outcome(listing_id, id);$function$;

create policy "Owners add homes to compare with theirs" on public.comparable_homes as PERMISSIVE for INSERT to authenticated with check ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[])));

create policy "Owners change the homes that they compare with theirs" on public.comparable_homes as PERMISSIVE for UPDATE to authenticated using ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[]))) with check ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[])));

create policy "Owners change their rates" on public.price_benches as PERMISSIVE for UPDATE to authenticated using ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[]))) with check ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[])));

create policy "Owners remove the homes that they compare with theirs" on public.comparable_homes as PERMISSIVE for DELETE to authenticated using ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[])));

create policy "Owners see the homes that they compare with theirs" on public.comparable_homes as PERMISSIVE for SELECT to authenticated using ((listing_id = ANY (( SELECT private.my_homes() AS my_homes)::uuid[])));

create policy "Owners see their rates" on public.price_benches as PERMISSIVE for SELECT to authenticated using ((listing_id = ANY (( SELECT private.my_homes() AS my_homes)::uuid[])));

create policy "Owners see what they said about the end of a sale" on public.home_outcomes as PERMISSIVE for SELECT to authenticated using ((listing_id = ANY (( SELECT private.my_homes() AS my_homes)::uuid[])));

create policy "Owners store their rates" on public.price_benches as PERMISSIVE for INSERT to authenticated with check ((listing_id = ANY (( SELECT private.homes_i_change() AS homes_i_change)::uuid[])));

create policy "The service role may select" on private.account_mail_limit as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.check_ins as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.mortgage_rate as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.ownership_openings as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.ownership_proofs as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.ownership_rule as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.plan_refunds as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.short_addresses as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.telephone_rule as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select" on private.trusted_people as PERMISSIVE for SELECT to service_role using (true);

create policy "The service role may select, insert, update, delete" on private.file_rounds as PERMISSIVE for ALL to service_role using (true) with check (true);

create policy "The service role may select, insert, update, delete" on private.offer_channels as PERMISSIVE for ALL to service_role using (true) with check (true);

create policy "The service role may select, insert, update, delete" on private.phrase_readings as PERMISSIVE for ALL to service_role using (true) with check (true);

CREATE TRIGGER before_insert BEFORE INSERT ON public.comparable_homes FOR EACH ROW EXECUTE FUNCTION private.comparable_homes_before_insert();

CREATE TRIGGER keep_opening BEFORE UPDATE ON private.ownership_openings FOR EACH ROW EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER lock_own_homes BEFORE INSERT OR DELETE OR UPDATE ON public.comparable_homes FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_homes();

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from anon;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from authenticated;

grant EXECUTE on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) to authenticated;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from public;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from service_role;

grant EXECUTE on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) to service_role;

revoke all on function private.account_mail_half_used() from anon;

revoke all on function private.account_mail_half_used() from authenticated;

revoke all on function private.account_mail_half_used() from public;

revoke all on function private.account_mail_half_used() from service_role;

revoke all on function private.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from anon;

revoke all on function private.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from authenticated;

revoke all on function private.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from public;

revoke all on function private.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from service_role;

grant EXECUTE on function private.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) to service_role;

revoke all on function private.address_of_home(public.listings) from anon;

revoke all on function private.address_of_home(public.listings) from authenticated;

revoke all on function private.address_of_home(public.listings) from public;

revoke all on function private.address_of_home(public.listings) from service_role;

revoke all on function private.address_of_mail(private.email_outbox) from anon;

revoke all on function private.address_of_mail(private.email_outbox) from authenticated;

revoke all on function private.address_of_mail(private.email_outbox) from public;

revoke all on function private.address_of_mail(private.email_outbox) from service_role;

revoke all on function private.adopt_timeline(uuid) from anon;

revoke all on function private.adopt_timeline(uuid) from authenticated;

revoke all on function private.adopt_timeline(uuid) from public;

revoke all on function private.adopt_timeline(uuid) from service_role;

revoke all on function private.answer_trust(text,boolean) from anon;

grant EXECUTE on function private.answer_trust(text,boolean) to anon;

revoke all on function private.answer_trust(text,boolean) from authenticated;

grant EXECUTE on function private.answer_trust(text,boolean) to authenticated;

revoke all on function private.answer_trust(text,boolean) from public;

revoke all on function private.answer_trust(text,boolean) from service_role;

grant EXECUTE on function private.answer_trust(text,boolean) to service_role;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from anon;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from authenticated;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from public;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from service_role;

revoke all on function private.begin_closing_step(uuid,uuid,date) from anon;

revoke all on function private.begin_closing_step(uuid,uuid,date) from authenticated;

revoke all on function private.begin_closing_step(uuid,uuid,date) from public;

revoke all on function private.begin_closing_step(uuid,uuid,date) from service_role;

revoke all on function private.begin_refund(uuid,text,text) from anon;

revoke all on function private.begin_refund(uuid,text,text) from authenticated;

grant EXECUTE on function private.begin_refund(uuid,text,text) to authenticated;

revoke all on function private.begin_refund(uuid,text,text) from public;

revoke all on function private.begin_refund(uuid,text,text) from service_role;

grant EXECUTE on function private.begin_refund(uuid,text,text) to service_role;

revoke all on function private.cancel_next_showings(uuid) from anon;

revoke all on function private.cancel_next_showings(uuid) from authenticated;

revoke all on function private.cancel_next_showings(uuid) from public;

revoke all on function private.cancel_next_showings(uuid) from service_role;

revoke all on function private.cap_comparable_homes(uuid) from anon;

revoke all on function private.cap_comparable_homes(uuid) from authenticated;

revoke all on function private.cap_comparable_homes(uuid) from public;

revoke all on function private.cap_comparable_homes(uuid) from service_role;

revoke all on function private.check_in(uuid,uuid,integer) from anon;

revoke all on function private.check_in(uuid,uuid,integer) from authenticated;

grant EXECUTE on function private.check_in(uuid,uuid,integer) to authenticated;

revoke all on function private.check_in(uuid,uuid,integer) from public;

revoke all on function private.check_in(uuid,uuid,integer) from service_role;

grant EXECUTE on function private.check_in(uuid,uuid,integer) to service_role;

revoke all on function private.claim_booking_emails(uuid,integer) from anon;

revoke all on function private.claim_booking_emails(uuid,integer) from authenticated;

revoke all on function private.claim_booking_emails(uuid,integer) from public;

revoke all on function private.claim_booking_emails(uuid,integer) from service_role;

grant EXECUTE on function private.claim_booking_emails(uuid,integer) to service_role;

revoke all on function private.claim_refunds(integer) from anon;

revoke all on function private.claim_refunds(integer) from authenticated;

revoke all on function private.claim_refunds(integer) from public;

revoke all on function private.claim_refunds(integer) from service_role;

grant EXECUTE on function private.claim_refunds(integer) to service_role;

revoke all on function private.close_outcomes(public.listings) from anon;

revoke all on function private.close_outcomes(public.listings) from authenticated;

revoke all on function private.close_outcomes(public.listings) from public;

revoke all on function private.close_outcomes(public.listings) from service_role;

revoke all on function private.comparable_homes_before_insert() from anon;

revoke all on function private.comparable_homes_before_insert() from authenticated;

revoke all on function private.comparable_homes_before_insert() from public;

revoke all on function private.comparable_homes_before_insert() from service_role;

revoke all on function private.complaints_of(uuid) from anon;

revoke all on function private.complaints_of(uuid) from authenticated;

revoke all on function private.complaints_of(uuid) from public;

revoke all on function private.complaints_of(uuid) from service_role;

revoke all on function private.correct_finds(public.listings,public.listings,uuid[]) from anon;

revoke all on function private.correct_finds(public.listings,public.listings,uuid[]) from authenticated;

revoke all on function private.correct_finds(public.listings,public.listings,uuid[]) from public;

revoke all on function private.correct_finds(public.listings,public.listings,uuid[]) from service_role;

revoke all on function private.decide_ownership(uuid,boolean,text) from anon;

revoke all on function private.decide_ownership(uuid,boolean,text) from authenticated;

grant EXECUTE on function private.decide_ownership(uuid,boolean,text) to authenticated;

revoke all on function private.decide_ownership(uuid,boolean,text) from public;

revoke all on function private.decide_ownership(uuid,boolean,text) from service_role;

grant EXECUTE on function private.decide_ownership(uuid,boolean,text) to service_role;

revoke all on function private.dialed(text) from anon;

revoke all on function private.dialed(text) from authenticated;

revoke all on function private.dialed(text) from public;

revoke all on function private.dialed(text) from service_role;

revoke all on function private.drawn_letters() from anon;

revoke all on function private.drawn_letters() from authenticated;

revoke all on function private.drawn_letters() from public;

revoke all on function private.drawn_letters() from service_role;

revoke all on function private.drop_days(regclass,date) from anon;

revoke all on function private.drop_days(regclass,date) from authenticated;

revoke all on function private.drop_days(regclass,date) from public;

revoke all on function private.drop_days(regclass,date) from service_role;

revoke all on function private.due_refunds() from anon;

revoke all on function private.due_refunds() from authenticated;

revoke all on function private.due_refunds() from public;

revoke all on function private.due_refunds() from service_role;

revoke all on function private.end_check_in(uuid,text) from anon;

revoke all on function private.end_check_in(uuid,text) from authenticated;

grant EXECUTE on function private.end_check_in(uuid,text) to authenticated;

revoke all on function private.end_check_in(uuid,text) from public;

revoke all on function private.end_check_in(uuid,text) from service_role;

grant EXECUTE on function private.end_check_in(uuid,text) to service_role;

revoke all on function private.end_timers_of_no_show(public.bookings,public.bookings) from anon;

revoke all on function private.end_timers_of_no_show(public.bookings,public.bookings) from authenticated;

revoke all on function private.end_timers_of_no_show(public.bookings,public.bookings) from public;

revoke all on function private.end_timers_of_no_show(public.bookings,public.bookings) from service_role;

revoke all on function private.extend_check_in(uuid,timestamp with time zone) from anon;

revoke all on function private.extend_check_in(uuid,timestamp with time zone) from authenticated;

grant EXECUTE on function private.extend_check_in(uuid,timestamp with time zone) to authenticated;

revoke all on function private.extend_check_in(uuid,timestamp with time zone) from public;

revoke all on function private.extend_check_in(uuid,timestamp with time zone) from service_role;

grant EXECUTE on function private.extend_check_in(uuid,timestamp with time zone) to service_role;

revoke all on function private.files_in(text,text) from anon;

revoke all on function private.files_in(text,text) from authenticated;

revoke all on function private.files_in(text,text) from public;

revoke all on function private.files_in(text,text) from service_role;

revoke all on function private.files_of_discarded_photos(integer) from anon;

revoke all on function private.files_of_discarded_photos(integer) from authenticated;

revoke all on function private.files_of_discarded_photos(integer) from public;

revoke all on function private.files_of_discarded_photos(integer) from service_role;

revoke all on function private.finish_refund(uuid) from anon;

revoke all on function private.finish_refund(uuid) from authenticated;

revoke all on function private.finish_refund(uuid) from public;

revoke all on function private.finish_refund(uuid) from service_role;

grant EXECUTE on function private.finish_refund(uuid) to service_role;

revoke all on function private.first_home(uuid) from anon;

revoke all on function private.first_home(uuid) from authenticated;

grant EXECUTE on function private.first_home(uuid) to authenticated;

revoke all on function private.first_home(uuid) from public;

revoke all on function private.first_home(uuid) from service_role;

grant EXECUTE on function private.first_home(uuid) to service_role;

revoke all on function private.fits_price(jsonb,integer) from anon;

revoke all on function private.fits_price(jsonb,integer) from authenticated;

revoke all on function private.fits_price(jsonb,integer) from public;

revoke all on function private.fits_price(jsonb,integer) from service_role;

revoke all on function private.forget_counters() from anon;

revoke all on function private.forget_counters() from authenticated;

revoke all on function private.forget_counters() from public;

revoke all on function private.forget_counters() from service_role;

revoke all on function private.forget_home_marks(integer) from anon;

revoke all on function private.forget_home_marks(integer) from authenticated;

revoke all on function private.forget_home_marks(integer) from public;

revoke all on function private.forget_home_marks(integer) from service_role;

grant EXECUTE on function private.forget_home_marks(integer) to service_role;

revoke all on function private.forget_notifications(integer) from anon;

revoke all on function private.forget_notifications(integer) from authenticated;

revoke all on function private.forget_notifications(integer) from public;

revoke all on function private.forget_notifications(integer) from service_role;

grant EXECUTE on function private.forget_notifications(integer) to service_role;

revoke all on function private.forget_old_mail(integer) from anon;

revoke all on function private.forget_old_mail(integer) from authenticated;

revoke all on function private.forget_old_mail(integer) from public;

revoke all on function private.forget_old_mail(integer) from service_role;

revoke all on function private.forget_ownership_documents() from anon;

revoke all on function private.forget_ownership_documents() from authenticated;

revoke all on function private.forget_ownership_documents() from public;

revoke all on function private.forget_ownership_documents() from service_role;

revoke all on function private.forget_past_visitors(integer) from anon;

revoke all on function private.forget_past_visitors(integer) from authenticated;

revoke all on function private.forget_past_visitors(integer) from public;

revoke all on function private.forget_past_visitors(integer) from service_role;

grant EXECUTE on function private.forget_past_visitors(integer) to service_role;

revoke all on function private.forget_photo_names() from anon;

revoke all on function private.forget_photo_names() from authenticated;

revoke all on function private.forget_photo_names() from public;

revoke all on function private.forget_photo_names() from service_role;

revoke all on function private.forget_takings(integer) from anon;

revoke all on function private.forget_takings(integer) from authenticated;

revoke all on function private.forget_takings(integer) from public;

revoke all on function private.forget_takings(integer) from service_role;

revoke all on function private.forget_trusted_person() from anon;

revoke all on function private.forget_trusted_person() from authenticated;

grant EXECUTE on function private.forget_trusted_person() to authenticated;

revoke all on function private.forget_trusted_person() from public;

revoke all on function private.forget_trusted_person() from service_role;

grant EXECUTE on function private.forget_trusted_person() to service_role;

revoke all on function private.forget_waits_of_sold_homes() from anon;

revoke all on function private.forget_waits_of_sold_homes() from authenticated;

revoke all on function private.forget_waits_of_sold_homes() from public;

revoke all on function private.forget_waits_of_sold_homes() from service_role;

revoke all on function private.has_unused_documents() from anon;

revoke all on function private.has_unused_documents() from authenticated;

revoke all on function private.has_unused_documents() from public;

revoke all on function private.has_unused_documents() from service_role;

revoke all on function private.has_unused_photos() from anon;

revoke all on function private.has_unused_photos() from authenticated;

revoke all on function private.has_unused_photos() from public;

revoke all on function private.has_unused_photos() from service_role;

revoke all on function private.hide_doubted_homes() from anon;

revoke all on function private.hide_doubted_homes() from authenticated;

revoke all on function private.hide_doubted_homes() from public;

revoke all on function private.hide_doubted_homes() from service_role;

revoke all on function private.home_at(text) from anon;

grant EXECUTE on function private.home_at(text) to anon;

revoke all on function private.home_at(text) from authenticated;

grant EXECUTE on function private.home_at(text) to authenticated;

revoke all on function private.home_at(text) from public;

revoke all on function private.home_at(text) from service_role;

grant EXECUTE on function private.home_at(text) to service_role;

revoke all on function private.home_of_file(text) from anon;

revoke all on function private.home_of_file(text) from authenticated;

revoke all on function private.home_of_file(text) from public;

revoke all on function private.home_of_file(text) from service_role;

revoke all on function private.homes_with_offers_to_answer() from anon;

revoke all on function private.homes_with_offers_to_answer() from authenticated;

grant EXECUTE on function private.homes_with_offers_to_answer() to authenticated;

revoke all on function private.homes_with_offers_to_answer() from public;

revoke all on function private.homes_with_offers_to_answer() from service_role;

grant EXECUTE on function private.homes_with_offers_to_answer() to service_role;

revoke all on function private.is_doubted(uuid) from anon;

revoke all on function private.is_doubted(uuid) from authenticated;

revoke all on function private.is_doubted(uuid) from public;

revoke all on function private.is_doubted(uuid) from service_role;

revoke all on function private.is_first_hour(public.listings) from anon;

revoke all on function private.is_first_hour(public.listings) from authenticated;

grant EXECUTE on function private.is_first_hour(public.listings) to authenticated;

revoke all on function private.is_first_hour(public.listings) from public;

revoke all on function private.is_first_hour(public.listings) from service_role;

grant EXECUTE on function private.is_first_hour(public.listings) to service_role;

revoke all on function private.is_gathered(private.email_outbox) from anon;

revoke all on function private.is_gathered(private.email_outbox) from authenticated;

revoke all on function private.is_gathered(private.email_outbox) from public;

revoke all on function private.is_gathered(private.email_outbox) from service_role;

revoke all on function private.is_of_one_mail(private.email_outbox,private.email_outbox) from anon;

revoke all on function private.is_of_one_mail(private.email_outbox,private.email_outbox) from authenticated;

revoke all on function private.is_of_one_mail(private.email_outbox,private.email_outbox) from public;

revoke all on function private.is_of_one_mail(private.email_outbox,private.email_outbox) from service_role;

revoke all on function private.is_ownership_document(text) from anon;

revoke all on function private.is_ownership_document(text) from authenticated;

revoke all on function private.is_ownership_document(text) from public;

revoke all on function private.is_ownership_document(text) from service_role;

revoke all on function private.is_quiet(public.listings,public.listings) from anon;

revoke all on function private.is_quiet(public.listings,public.listings) from authenticated;

revoke all on function private.is_quiet(public.listings,public.listings) from public;

revoke all on function private.is_quiet(public.listings,public.listings) from service_role;

revoke all on function private.is_undo(public.listings,public.listings) from anon;

revoke all on function private.is_undo(public.listings,public.listings) from authenticated;

grant EXECUTE on function private.is_undo(public.listings,public.listings) to authenticated;

revoke all on function private.is_undo(public.listings,public.listings) from public;

revoke all on function private.is_undo(public.listings,public.listings) from service_role;

grant EXECUTE on function private.is_undo(public.listings,public.listings) to service_role;

revoke all on function private.is_unused_chat_image(text,timestamp with time zone) from anon;

revoke all on function private.is_unused_chat_image(text,timestamp with time zone) from authenticated;

revoke all on function private.is_unused_chat_image(text,timestamp with time zone) from public;

revoke all on function private.is_unused_chat_image(text,timestamp with time zone) from service_role;

revoke all on function private.is_unused_document(text,timestamp with time zone) from anon;

revoke all on function private.is_unused_document(text,timestamp with time zone) from authenticated;

revoke all on function private.is_unused_document(text,timestamp with time zone) from public;

revoke all on function private.is_unused_document(text,timestamp with time zone) from service_role;

revoke all on function private.is_unused_photo(text,timestamp with time zone) from anon;

revoke all on function private.is_unused_photo(text,timestamp with time zone) from authenticated;

revoke all on function private.is_unused_photo(text,timestamp with time zone) from public;

revoke all on function private.is_unused_photo(text,timestamp with time zone) from service_role;

revoke all on function private.is_unused_sale_file(text,timestamp with time zone) from anon;

revoke all on function private.is_unused_sale_file(text,timestamp with time zone) from authenticated;

revoke all on function private.is_unused_sale_file(text,timestamp with time zone) from public;

revoke all on function private.is_unused_sale_file(text,timestamp with time zone) from service_role;

revoke all on function private.is_urgent_mail(public.bookings,text,timestamp with time zone) from anon;

revoke all on function private.is_urgent_mail(public.bookings,text,timestamp with time zone) from authenticated;

revoke all on function private.is_urgent_mail(public.bookings,text,timestamp with time zone) from public;

revoke all on function private.is_urgent_mail(public.bookings,text,timestamp with time zone) from service_role;

revoke all on function private.keep_ownership(public.listings,public.listings) from anon;

revoke all on function private.keep_ownership(public.listings,public.listings) from authenticated;

grant EXECUTE on function private.keep_ownership(public.listings,public.listings) to authenticated;

revoke all on function private.keep_ownership(public.listings,public.listings) from public;

revoke all on function private.keep_ownership(public.listings,public.listings) from service_role;

grant EXECUTE on function private.keep_ownership(public.listings,public.listings) to service_role;

revoke all on function private.keep_phrase(text,text) from anon;

revoke all on function private.keep_phrase(text,text) from authenticated;

revoke all on function private.keep_phrase(text,text) from public;

revoke all on function private.keep_phrase(text,text) from service_role;

grant EXECUTE on function private.keep_phrase(text,text) to service_role;

revoke all on function private.known_phrase(text) from anon;

revoke all on function private.known_phrase(text) from authenticated;

revoke all on function private.known_phrase(text) from public;

revoke all on function private.known_phrase(text) from service_role;

grant EXECUTE on function private.known_phrase(text) to service_role;

revoke all on function private.listing_weeks(uuid) from anon;

revoke all on function private.listing_weeks(uuid) from authenticated;

grant EXECUTE on function private.listing_weeks(uuid) to authenticated;

revoke all on function private.listing_weeks(uuid) from public;

revoke all on function private.listing_weeks(uuid) from service_role;

grant EXECUTE on function private.listing_weeks(uuid) to service_role;

revoke all on function private.locked_home_of(uuid,uuid) from anon;

revoke all on function private.locked_home_of(uuid,uuid) from authenticated;

revoke all on function private.locked_home_of(uuid,uuid) from public;

revoke all on function private.locked_home_of(uuid,uuid) from service_role;

revoke all on function private.make_days(regclass,integer) from anon;

revoke all on function private.make_days(regclass,integer) from authenticated;

revoke all on function private.make_days(regclass,integer) from public;

revoke all on function private.make_days(regclass,integer) from service_role;

revoke all on function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from anon;

revoke all on function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from authenticated;

grant EXECUTE on function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) to authenticated;

revoke all on function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from public;

revoke all on function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from service_role;

grant EXECUTE on function private.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) to service_role;

revoke all on function private.mortgage_rate() from anon;

grant EXECUTE on function private.mortgage_rate() to anon;

revoke all on function private.mortgage_rate() from authenticated;

grant EXECUTE on function private.mortgage_rate() to authenticated;

revoke all on function private.mortgage_rate() from public;

revoke all on function private.mortgage_rate() from service_role;

grant EXECUTE on function private.mortgage_rate() to service_role;

revoke all on function private.must_show_ownership(public.listings) from anon;

revoke all on function private.must_show_ownership(public.listings) from authenticated;

revoke all on function private.must_show_ownership(public.listings) from public;

revoke all on function private.must_show_ownership(public.listings) from service_role;

revoke all on function private.my_outcomes() from anon;

revoke all on function private.my_outcomes() from authenticated;

grant EXECUTE on function private.my_outcomes() to authenticated;

revoke all on function private.my_outcomes() from public;

revoke all on function private.my_outcomes() from service_role;

grant EXECUTE on function private.my_outcomes() to service_role;

revoke all on function private.my_ownership(uuid) from anon;

revoke all on function private.my_ownership(uuid) from authenticated;

grant EXECUTE on function private.my_ownership(uuid) to authenticated;

revoke all on function private.my_ownership(uuid) from public;

revoke all on function private.my_ownership(uuid) from service_role;

grant EXECUTE on function private.my_ownership(uuid) to service_role;

revoke all on function private.my_ownership_proofs() from anon;

revoke all on function private.my_ownership_proofs() from authenticated;

grant EXECUTE on function private.my_ownership_proofs() to authenticated;

revoke all on function private.my_ownership_proofs() from public;

revoke all on function private.my_ownership_proofs() from service_role;

grant EXECUTE on function private.my_ownership_proofs() to service_role;

revoke all on function private.my_safety() from anon;

revoke all on function private.my_safety() from authenticated;

grant EXECUTE on function private.my_safety() to authenticated;

revoke all on function private.my_safety() from public;

revoke all on function private.my_safety() from service_role;

grant EXECUTE on function private.my_safety() to service_role;

revoke all on function private.my_telephone() from anon;

revoke all on function private.my_telephone() from authenticated;

grant EXECUTE on function private.my_telephone() to authenticated;

revoke all on function private.my_telephone() from public;

revoke all on function private.my_telephone() from service_role;

grant EXECUTE on function private.my_telephone() to service_role;

revoke all on function private.name_trusted_person(uuid,uuid,text,text) from anon;

revoke all on function private.name_trusted_person(uuid,uuid,text,text) from authenticated;

grant EXECUTE on function private.name_trusted_person(uuid,uuid,text,text) to authenticated;

revoke all on function private.name_trusted_person(uuid,uuid,text,text) from public;

revoke all on function private.name_trusted_person(uuid,uuid,text,text) from service_role;

grant EXECUTE on function private.name_trusted_person(uuid,uuid,text,text) to service_role;

revoke all on function private.note_offer_channel(uuid,text) from anon;

revoke all on function private.note_offer_channel(uuid,text) from authenticated;

revoke all on function private.note_offer_channel(uuid,text) from public;

revoke all on function private.note_offer_channel(uuid,text) from service_role;

revoke all on function private.note_outcome(uuid,uuid,text,integer,date,text) from anon;

revoke all on function private.note_outcome(uuid,uuid,text,integer,date,text) from authenticated;

grant EXECUTE on function private.note_outcome(uuid,uuid,text,integer,date,text) to authenticated;

revoke all on function private.note_outcome(uuid,uuid,text,integer,date,text) from public;

revoke all on function private.note_outcome(uuid,uuid,text,integer,date,text) from service_role;

grant EXECUTE on function private.note_outcome(uuid,uuid,text,integer,date,text) to service_role;

revoke all on function private.open_case(uuid,uuid,text,text) from anon;

revoke all on function private.open_case(uuid,uuid,text,text) from authenticated;

grant EXECUTE on function private.open_case(uuid,uuid,text,text) to authenticated;

revoke all on function private.open_case(uuid,uuid,text,text) from public;

revoke all on function private.open_case(uuid,uuid,text,text) from service_role;

grant EXECUTE on function private.open_case(uuid,uuid,text,text) to service_role;

revoke all on function private.open_ownership_proof(uuid) from anon;

revoke all on function private.open_ownership_proof(uuid) from authenticated;

grant EXECUTE on function private.open_ownership_proof(uuid) to authenticated;

revoke all on function private.open_ownership_proof(uuid) from public;

revoke all on function private.open_ownership_proof(uuid) from service_role;

grant EXECUTE on function private.open_ownership_proof(uuid) to service_role;

revoke all on function private.open_showing_proof(uuid,uuid) from anon;

revoke all on function private.open_showing_proof(uuid,uuid) from authenticated;

revoke all on function private.open_showing_proof(uuid,uuid) from public;

revoke all on function private.open_showing_proof(uuid,uuid) from service_role;

grant EXECUTE on function private.open_showing_proof(uuid,uuid) to service_role;

revoke all on function private.operator_counts() from anon;

revoke all on function private.operator_counts() from authenticated;

grant EXECUTE on function private.operator_counts() to authenticated;

revoke all on function private.operator_counts() from public;

revoke all on function private.operator_counts() from service_role;

grant EXECUTE on function private.operator_counts() to service_role;

revoke all on function private.operator_find(text) from anon;

revoke all on function private.operator_find(text) from authenticated;

grant EXECUTE on function private.operator_find(text) to authenticated;

revoke all on function private.operator_find(text) from public;

revoke all on function private.operator_find(text) from service_role;

grant EXECUTE on function private.operator_find(text) to service_role;

revoke all on function private.operator_payments(uuid) from anon;

revoke all on function private.operator_payments(uuid) from authenticated;

grant EXECUTE on function private.operator_payments(uuid) to authenticated;

revoke all on function private.operator_payments(uuid) from public;

revoke all on function private.operator_payments(uuid) from service_role;

grant EXECUTE on function private.operator_payments(uuid) to service_role;

revoke all on function private.operator_vesty() from anon;

revoke all on function private.operator_vesty() from authenticated;

grant EXECUTE on function private.operator_vesty() to authenticated;

revoke all on function private.operator_vesty() from public;

revoke all on function private.operator_vesty() from service_role;

grant EXECUTE on function private.operator_vesty() to service_role;

revoke all on function private.operator_weeks() from anon;

revoke all on function private.operator_weeks() from authenticated;

grant EXECUTE on function private.operator_weeks() to authenticated;

revoke all on function private.operator_weeks() from public;

revoke all on function private.operator_weeks() from service_role;

grant EXECUTE on function private.operator_weeks() to service_role;

revoke all on function private.outcome_json(public.home_outcomes) from anon;

revoke all on function private.outcome_json(public.home_outcomes) from authenticated;

revoke all on function private.outcome_json(public.home_outcomes) from public;

revoke all on function private.outcome_json(public.home_outcomes) from service_role;

revoke all on function private.owned_place(text,public.listings) from anon;

revoke all on function private.owned_place(text,public.listings) from authenticated;

revoke all on function private.owned_place(text,public.listings) from public;

revoke all on function private.owned_place(text,public.listings) from service_role;

revoke all on function private.owner_has_proposed(uuid) from anon;

revoke all on function private.owner_has_proposed(uuid) from authenticated;

revoke all on function private.owner_has_proposed(uuid) from public;

revoke all on function private.owner_has_proposed(uuid) from service_role;

revoke all on function private.ownership_queue() from anon;

revoke all on function private.ownership_queue() from authenticated;

grant EXECUTE on function private.ownership_queue() to authenticated;

revoke all on function private.ownership_queue() from public;

revoke all on function private.ownership_queue() from service_role;

grant EXECUTE on function private.ownership_queue() to service_role;

revoke all on function private.partitions_of(regclass) from anon;

revoke all on function private.partitions_of(regclass) from authenticated;

revoke all on function private.partitions_of(regclass) from public;

revoke all on function private.partitions_of(regclass) from service_role;

revoke all on function private.price_audience(uuid) from anon;

revoke all on function private.price_audience(uuid) from authenticated;

grant EXECUTE on function private.price_audience(uuid) to authenticated;

revoke all on function private.price_audience(uuid) from public;

revoke all on function private.price_audience(uuid) from service_role;

grant EXECUTE on function private.price_audience(uuid) to service_role;

revoke all on function private.queue_mail(uuid,text,text[],integer,timestamp with time zone,timestamp with time zone) from anon;

revoke all on function private.queue_mail(uuid,text,text[],integer,timestamp with time zone,timestamp with time zone) from authenticated;

revoke all on function private.queue_mail(uuid,text,text[],integer,timestamp with time zone,timestamp with time zone) from public;

revoke all on function private.queue_mail(uuid,text,text[],integer,timestamp with time zone,timestamp with time zone) from service_role;

revoke all on function private.refund_to_make(private.plan_refunds) from anon;

revoke all on function private.refund_to_make(private.plan_refunds) from authenticated;

revoke all on function private.refund_to_make(private.plan_refunds) from public;

revoke all on function private.refund_to_make(private.plan_refunds) from service_role;

revoke all on function private.refuse_account_without_address(text,text) from anon;

revoke all on function private.refuse_account_without_address(text,text) from authenticated;

revoke all on function private.refuse_account_without_address(text,text) from public;

revoke all on function private.refuse_account_without_address(text,text) from service_role;

revoke all on function private.refuse_if_behind() from anon;

grant EXECUTE on function private.refuse_if_behind() to anon;

revoke all on function private.refuse_if_behind() from authenticated;

grant EXECUTE on function private.refuse_if_behind() to authenticated;

revoke all on function private.refuse_if_behind() from public;

revoke all on function private.refuse_if_behind() from service_role;

grant EXECUTE on function private.refuse_if_behind() to service_role;

revoke all on function private.refuse_lacking(public.bookings) from anon;

revoke all on function private.refuse_lacking(public.bookings) from authenticated;

revoke all on function private.refuse_lacking(public.bookings) from public;

revoke all on function private.refuse_lacking(public.bookings) from service_role;

revoke all on function private.remind_of_ownership_proofs() from anon;

revoke all on function private.remind_of_ownership_proofs() from authenticated;

revoke all on function private.remind_of_ownership_proofs() from public;

revoke all on function private.remind_of_ownership_proofs() from service_role;

revoke all on function private.replace_proofs(uuid) from anon;

revoke all on function private.replace_proofs(uuid) from authenticated;

revoke all on function private.replace_proofs(uuid) from public;

revoke all on function private.replace_proofs(uuid) from service_role;

revoke all on function private.replica_age() from anon;

grant EXECUTE on function private.replica_age() to anon;

revoke all on function private.replica_age() from authenticated;

grant EXECUTE on function private.replica_age() to authenticated;

revoke all on function private.replica_age() from public;

revoke all on function private.replica_age() from service_role;

grant EXECUTE on function private.replica_age() to service_role;

revoke all on function private.replica_state() from anon;

grant EXECUTE on function private.replica_state() to anon;

revoke all on function private.replica_state() from authenticated;

grant EXECUTE on function private.replica_state() to authenticated;

revoke all on function private.replica_state() from public;

revoke all on function private.replica_state() from service_role;

grant EXECUTE on function private.replica_state() to service_role;

revoke all on function private.risen_price(public.offer_versions,integer) from anon;

revoke all on function private.risen_price(public.offer_versions,integer) from authenticated;

revoke all on function private.risen_price(public.offer_versions,integer) from public;

revoke all on function private.risen_price(public.offer_versions,integer) from service_role;

revoke all on function private.save_timeline(uuid,jsonb,jsonb) from anon;

revoke all on function private.save_timeline(uuid,jsonb,jsonb) from authenticated;

grant EXECUTE on function private.save_timeline(uuid,jsonb,jsonb) to authenticated;

revoke all on function private.save_timeline(uuid,jsonb,jsonb) from public;

revoke all on function private.save_timeline(uuid,jsonb,jsonb) from service_role;

grant EXECUTE on function private.save_timeline(uuid,jsonb,jsonb) to service_role;

revoke all on function private.set_mortgage_rate(numeric,date,text) from anon;

revoke all on function private.set_mortgage_rate(numeric,date,text) from authenticated;

grant EXECUTE on function private.set_mortgage_rate(numeric,date,text) to authenticated;

revoke all on function private.set_mortgage_rate(numeric,date,text) from public;

revoke all on function private.set_mortgage_rate(numeric,date,text) from service_role;

grant EXECUTE on function private.set_mortgage_rate(numeric,date,text) to service_role;

revoke all on function private.set_ownership_rule(boolean) from anon;

revoke all on function private.set_ownership_rule(boolean) from authenticated;

grant EXECUTE on function private.set_ownership_rule(boolean) to authenticated;

revoke all on function private.set_ownership_rule(boolean) from public;

revoke all on function private.set_ownership_rule(boolean) from service_role;

grant EXECUTE on function private.set_ownership_rule(boolean) to service_role;

revoke all on function private.set_telephone_rule(boolean) from anon;

revoke all on function private.set_telephone_rule(boolean) from authenticated;

revoke all on function private.set_telephone_rule(boolean) from public;

revoke all on function private.set_telephone_rule(boolean) from service_role;

grant EXECUTE on function private.set_telephone_rule(boolean) to service_role;

revoke all on function private.set_timeline_task(uuid,text,text,boolean) from anon;

revoke all on function private.set_timeline_task(uuid,text,text,boolean) from authenticated;

grant EXECUTE on function private.set_timeline_task(uuid,text,text,boolean) to authenticated;

revoke all on function private.set_timeline_task(uuid,text,text,boolean) from public;

revoke all on function private.set_timeline_task(uuid,text,text,boolean) from service_role;

grant EXECUTE on function private.set_timeline_task(uuid,text,text,boolean) to service_role;

revoke all on function private.settle_outcomes(uuid) from anon;

revoke all on function private.settle_outcomes(uuid) from authenticated;

revoke all on function private.settle_outcomes(uuid) from public;

revoke all on function private.settle_outcomes(uuid) from service_role;

revoke all on function private.short_address(uuid) from anon;

revoke all on function private.short_address(uuid) from authenticated;

grant EXECUTE on function private.short_address(uuid) to authenticated;

revoke all on function private.short_address(uuid) from public;

revoke all on function private.short_address(uuid) from service_role;

grant EXECUTE on function private.short_address(uuid) to service_role;

revoke all on function private.stored_home(uuid,uuid) from anon;

revoke all on function private.stored_home(uuid,uuid) from authenticated;

grant EXECUTE on function private.stored_home(uuid,uuid) to authenticated;

revoke all on function private.stored_home(uuid,uuid) from public;

revoke all on function private.stored_home(uuid,uuid) from service_role;

grant EXECUTE on function private.stored_home(uuid,uuid) to service_role;

revoke all on function private.take_timeline(uuid) from anon;

revoke all on function private.take_timeline(uuid) from authenticated;

revoke all on function private.take_timeline(uuid) from public;

revoke all on function private.take_timeline(uuid) from service_role;

revoke all on function private.takes_back_unheard(uuid,text,uuid,integer) from anon;

revoke all on function private.takes_back_unheard(uuid,text,uuid,integer) from authenticated;

revoke all on function private.takes_back_unheard(uuid,text,uuid,integer) from public;

revoke all on function private.takes_back_unheard(uuid,text,uuid,integer) from service_role;

revoke all on function private.telephone_rule() from anon;

grant EXECUTE on function private.telephone_rule() to anon;

revoke all on function private.telephone_rule() from authenticated;

grant EXECUTE on function private.telephone_rule() to authenticated;

revoke all on function private.telephone_rule() from public;

revoke all on function private.telephone_rule() from service_role;

grant EXECUTE on function private.telephone_rule() to service_role;

revoke all on function private.telephone_shown(uuid) from anon;

grant EXECUTE on function private.telephone_shown(uuid) to anon;

revoke all on function private.telephone_shown(uuid) from authenticated;

grant EXECUTE on function private.telephone_shown(uuid) to authenticated;

revoke all on function private.telephone_shown(uuid) from public;

revoke all on function private.telephone_shown(uuid) from service_role;

grant EXECUTE on function private.telephone_shown(uuid) to service_role;

revoke all on function private.telephone_shown_at(uuid) from anon;

revoke all on function private.telephone_shown_at(uuid) from authenticated;

revoke all on function private.telephone_shown_at(uuid) from public;

revoke all on function private.telephone_shown_at(uuid) from service_role;

revoke all on function private.timeline_of(uuid,uuid) from anon;

revoke all on function private.timeline_of(uuid,uuid) from authenticated;

grant EXECUTE on function private.timeline_of(uuid,uuid) to authenticated;

revoke all on function private.timeline_of(uuid,uuid) from public;

revoke all on function private.timeline_of(uuid,uuid) from service_role;

grant EXECUTE on function private.timeline_of(uuid,uuid) to service_role;

revoke all on function private.timeline_tasks_of(uuid,uuid) from anon;

revoke all on function private.timeline_tasks_of(uuid,uuid) from authenticated;

grant EXECUTE on function private.timeline_tasks_of(uuid,uuid) to authenticated;

revoke all on function private.timeline_tasks_of(uuid,uuid) from public;

revoke all on function private.timeline_tasks_of(uuid,uuid) from service_role;

grant EXECUTE on function private.timeline_tasks_of(uuid,uuid) to service_role;

revoke all on function private.trust_by_token(text) from anon;

grant EXECUTE on function private.trust_by_token(text) to anon;

revoke all on function private.trust_by_token(text) from authenticated;

grant EXECUTE on function private.trust_by_token(text) to authenticated;

revoke all on function private.trust_by_token(text) from public;

revoke all on function private.trust_by_token(text) from service_role;

grant EXECUTE on function private.trust_by_token(text) to service_role;

revoke all on function private.trusted_of(private.email_outbox) from anon;

revoke all on function private.trusted_of(private.email_outbox) from authenticated;

revoke all on function private.trusted_of(private.email_outbox) from public;

revoke all on function private.trusted_of(private.email_outbox) from service_role;

revoke all on function private.undo_outcome(uuid,uuid) from anon;

revoke all on function private.undo_outcome(uuid,uuid) from authenticated;

grant EXECUTE on function private.undo_outcome(uuid,uuid) to authenticated;

revoke all on function private.undo_outcome(uuid,uuid) from public;

revoke all on function private.undo_outcome(uuid,uuid) from service_role;

grant EXECUTE on function private.undo_outcome(uuid,uuid) to service_role;

revoke all on function private.undo_time() from anon;

revoke all on function private.undo_time() from authenticated;

revoke all on function private.undo_time() from public;

revoke all on function private.undo_time() from service_role;

revoke all on function private.unused_files(text,text,integer,boolean) from anon;

revoke all on function private.unused_files(text,text,integer,boolean) from authenticated;

revoke all on function private.unused_files(text,text,integer,boolean) from public;

revoke all on function private.unused_files(text,text,integer,boolean) from service_role;

revoke all on function private.watch_check_ins() from anon;

revoke all on function private.watch_check_ins() from authenticated;

revoke all on function private.watch_check_ins() from public;

revoke all on function private.watch_check_ins() from service_role;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from anon;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from authenticated;

grant EXECUTE on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) to authenticated;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from public;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from service_role;

grant EXECUTE on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) to service_role;

revoke all on function public.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from anon;

revoke all on function public.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from authenticated;

revoke all on function public.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from public;

revoke all on function public.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) from service_role;

grant EXECUTE on function public.add_ownership_proof(uuid,uuid,uuid,text,text,text,text) to service_role;

revoke all on function public.answer_trust(text,boolean) from anon;

grant EXECUTE on function public.answer_trust(text,boolean) to anon;

revoke all on function public.answer_trust(text,boolean) from authenticated;

grant EXECUTE on function public.answer_trust(text,boolean) to authenticated;

revoke all on function public.answer_trust(text,boolean) from public;

revoke all on function public.answer_trust(text,boolean) from service_role;

grant EXECUTE on function public.answer_trust(text,boolean) to service_role;

revoke all on function public.begin_refund(uuid,text,text) from anon;

revoke all on function public.begin_refund(uuid,text,text) from authenticated;

grant EXECUTE on function public.begin_refund(uuid,text,text) to authenticated;

revoke all on function public.begin_refund(uuid,text,text) from public;

revoke all on function public.begin_refund(uuid,text,text) from service_role;

grant EXECUTE on function public.begin_refund(uuid,text,text) to service_role;

revoke all on function public.check_in(uuid,uuid,integer) from anon;

revoke all on function public.check_in(uuid,uuid,integer) from authenticated;

grant EXECUTE on function public.check_in(uuid,uuid,integer) to authenticated;

revoke all on function public.check_in(uuid,uuid,integer) from public;

revoke all on function public.check_in(uuid,uuid,integer) from service_role;

grant EXECUTE on function public.check_in(uuid,uuid,integer) to service_role;

revoke all on function public.claim_booking_emails(uuid,integer) from anon;

revoke all on function public.claim_booking_emails(uuid,integer) from authenticated;

revoke all on function public.claim_booking_emails(uuid,integer) from public;

revoke all on function public.claim_booking_emails(uuid,integer) from service_role;

grant EXECUTE on function public.claim_booking_emails(uuid,integer) to service_role;

revoke all on function public.claim_refunds(integer) from anon;

revoke all on function public.claim_refunds(integer) from authenticated;

revoke all on function public.claim_refunds(integer) from public;

revoke all on function public.claim_refunds(integer) from service_role;

grant EXECUTE on function public.claim_refunds(integer) to service_role;

revoke all on function public.decide_ownership(uuid,boolean,text) from anon;

revoke all on function public.decide_ownership(uuid,boolean,text) from authenticated;

grant EXECUTE on function public.decide_ownership(uuid,boolean,text) to authenticated;

revoke all on function public.decide_ownership(uuid,boolean,text) from public;

revoke all on function public.decide_ownership(uuid,boolean,text) from service_role;

grant EXECUTE on function public.decide_ownership(uuid,boolean,text) to service_role;

revoke all on function public.end_check_in(uuid,text) from anon;

revoke all on function public.end_check_in(uuid,text) from authenticated;

grant EXECUTE on function public.end_check_in(uuid,text) to authenticated;

revoke all on function public.end_check_in(uuid,text) from public;

revoke all on function public.end_check_in(uuid,text) from service_role;

grant EXECUTE on function public.end_check_in(uuid,text) to service_role;

revoke all on function public.extend_check_in(uuid,timestamp with time zone) from anon;

revoke all on function public.extend_check_in(uuid,timestamp with time zone) from authenticated;

grant EXECUTE on function public.extend_check_in(uuid,timestamp with time zone) to authenticated;

revoke all on function public.extend_check_in(uuid,timestamp with time zone) from public;

revoke all on function public.extend_check_in(uuid,timestamp with time zone) from service_role;

grant EXECUTE on function public.extend_check_in(uuid,timestamp with time zone) to service_role;

revoke all on function public.finish_refund(uuid) from anon;

revoke all on function public.finish_refund(uuid) from authenticated;

revoke all on function public.finish_refund(uuid) from public;

revoke all on function public.finish_refund(uuid) from service_role;

grant EXECUTE on function public.finish_refund(uuid) to service_role;

revoke all on function public.forget_trusted_person() from anon;

revoke all on function public.forget_trusted_person() from authenticated;

grant EXECUTE on function public.forget_trusted_person() to authenticated;

revoke all on function public.forget_trusted_person() from public;

revoke all on function public.forget_trusted_person() from service_role;

grant EXECUTE on function public.forget_trusted_person() to service_role;

revoke all on function public.home_at(text) from anon;

grant EXECUTE on function public.home_at(text) to anon;

revoke all on function public.home_at(text) from authenticated;

grant EXECUTE on function public.home_at(text) to authenticated;

revoke all on function public.home_at(text) from public;

revoke all on function public.home_at(text) from service_role;

grant EXECUTE on function public.home_at(text) to service_role;

revoke all on function public.keep_phrase(text,text) from anon;

revoke all on function public.keep_phrase(text,text) from authenticated;

revoke all on function public.keep_phrase(text,text) from public;

revoke all on function public.keep_phrase(text,text) from service_role;

grant EXECUTE on function public.keep_phrase(text,text) to service_role;

revoke all on function public.known_phrase(text) from anon;

revoke all on function public.known_phrase(text) from authenticated;

revoke all on function public.known_phrase(text) from public;

revoke all on function public.known_phrase(text) from service_role;

grant EXECUTE on function public.known_phrase(text) to service_role;

revoke all on function public.listing_weeks(uuid) from anon;

revoke all on function public.listing_weeks(uuid) from authenticated;

grant EXECUTE on function public.listing_weeks(uuid) to authenticated;

revoke all on function public.listing_weeks(uuid) from public;

revoke all on function public.listing_weeks(uuid) from service_role;

grant EXECUTE on function public.listing_weeks(uuid) to service_role;

revoke all on function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from anon;

revoke all on function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from authenticated;

grant EXECUTE on function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) to authenticated;

revoke all on function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from public;

revoke all on function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) from service_role;

grant EXECUTE on function public.make_offer(uuid,uuid,jsonb,timestamp with time zone,jsonb,uuid,boolean,text) to service_role;

revoke all on function public.mortgage_rate() from anon;

grant EXECUTE on function public.mortgage_rate() to anon;

revoke all on function public.mortgage_rate() from authenticated;

grant EXECUTE on function public.mortgage_rate() to authenticated;

revoke all on function public.mortgage_rate() from public;

revoke all on function public.mortgage_rate() from service_role;

grant EXECUTE on function public.mortgage_rate() to service_role;

revoke all on function public.my_outcomes() from anon;

revoke all on function public.my_outcomes() from authenticated;

grant EXECUTE on function public.my_outcomes() to authenticated;

revoke all on function public.my_outcomes() from public;

revoke all on function public.my_outcomes() from service_role;

grant EXECUTE on function public.my_outcomes() to service_role;

revoke all on function public.my_ownership(uuid) from anon;

revoke all on function public.my_ownership(uuid) from authenticated;

grant EXECUTE on function public.my_ownership(uuid) to authenticated;

revoke all on function public.my_ownership(uuid) from public;

revoke all on function public.my_ownership(uuid) from service_role;

grant EXECUTE on function public.my_ownership(uuid) to service_role;

revoke all on function public.my_ownership_proofs() from anon;

revoke all on function public.my_ownership_proofs() from authenticated;

grant EXECUTE on function public.my_ownership_proofs() to authenticated;

revoke all on function public.my_ownership_proofs() from public;

revoke all on function public.my_ownership_proofs() from service_role;

grant EXECUTE on function public.my_ownership_proofs() to service_role;

revoke all on function public.my_safety() from anon;

revoke all on function public.my_safety() from authenticated;

grant EXECUTE on function public.my_safety() to authenticated;

revoke all on function public.my_safety() from public;

revoke all on function public.my_safety() from service_role;

grant EXECUTE on function public.my_safety() to service_role;

revoke all on function public.my_telephone() from anon;

revoke all on function public.my_telephone() from authenticated;

grant EXECUTE on function public.my_telephone() to authenticated;

revoke all on function public.my_telephone() from public;

revoke all on function public.my_telephone() from service_role;

grant EXECUTE on function public.my_telephone() to service_role;

revoke all on function public.name_trusted_person(uuid,uuid,text,text) from anon;

revoke all on function public.name_trusted_person(uuid,uuid,text,text) from authenticated;

grant EXECUTE on function public.name_trusted_person(uuid,uuid,text,text) to authenticated;

revoke all on function public.name_trusted_person(uuid,uuid,text,text) from public;

revoke all on function public.name_trusted_person(uuid,uuid,text,text) from service_role;

grant EXECUTE on function public.name_trusted_person(uuid,uuid,text,text) to service_role;

revoke all on function public.note_outcome(uuid,uuid,text,integer,date,text) from anon;

revoke all on function public.note_outcome(uuid,uuid,text,integer,date,text) from authenticated;

grant EXECUTE on function public.note_outcome(uuid,uuid,text,integer,date,text) to authenticated;

revoke all on function public.note_outcome(uuid,uuid,text,integer,date,text) from public;

revoke all on function public.note_outcome(uuid,uuid,text,integer,date,text) from service_role;

grant EXECUTE on function public.note_outcome(uuid,uuid,text,integer,date,text) to service_role;

revoke all on function public.open_case(uuid,uuid,text,text) from anon;

revoke all on function public.open_case(uuid,uuid,text,text) from authenticated;

grant EXECUTE on function public.open_case(uuid,uuid,text,text) to authenticated;

revoke all on function public.open_case(uuid,uuid,text,text) from public;

revoke all on function public.open_case(uuid,uuid,text,text) from service_role;

grant EXECUTE on function public.open_case(uuid,uuid,text,text) to service_role;

revoke all on function public.open_ownership_proof(uuid) from anon;

revoke all on function public.open_ownership_proof(uuid) from authenticated;

grant EXECUTE on function public.open_ownership_proof(uuid) to authenticated;

revoke all on function public.open_ownership_proof(uuid) from public;

revoke all on function public.open_ownership_proof(uuid) from service_role;

grant EXECUTE on function public.open_ownership_proof(uuid) to service_role;

revoke all on function public.open_showing_proof(uuid,uuid) from anon;

revoke all on function public.open_showing_proof(uuid,uuid) from authenticated;

revoke all on function public.open_showing_proof(uuid,uuid) from public;

revoke all on function public.open_showing_proof(uuid,uuid) from service_role;

grant EXECUTE on function public.open_showing_proof(uuid,uuid) to service_role;

revoke all on function public.operator_counts() from anon;

revoke all on function public.operator_counts() from authenticated;

grant EXECUTE on function public.operator_counts() to authenticated;

revoke all on function public.operator_counts() from public;

revoke all on function public.operator_counts() from service_role;

grant EXECUTE on function public.operator_counts() to service_role;

revoke all on function public.operator_find(text) from anon;

revoke all on function public.operator_find(text) from authenticated;

grant EXECUTE on function public.operator_find(text) to authenticated;

revoke all on function public.operator_find(text) from public;

revoke all on function public.operator_find(text) from service_role;

grant EXECUTE on function public.operator_find(text) to service_role;

revoke all on function public.operator_payments(uuid) from anon;

revoke all on function public.operator_payments(uuid) from authenticated;

grant EXECUTE on function public.operator_payments(uuid) to authenticated;

revoke all on function public.operator_payments(uuid) from public;

revoke all on function public.operator_payments(uuid) from service_role;

grant EXECUTE on function public.operator_payments(uuid) to service_role;

revoke all on function public.operator_vesty() from anon;

revoke all on function public.operator_vesty() from authenticated;

grant EXECUTE on function public.operator_vesty() to authenticated;

revoke all on function public.operator_vesty() from public;

revoke all on function public.operator_vesty() from service_role;

grant EXECUTE on function public.operator_vesty() to service_role;

revoke all on function public.operator_weeks() from anon;

revoke all on function public.operator_weeks() from authenticated;

grant EXECUTE on function public.operator_weeks() to authenticated;

revoke all on function public.operator_weeks() from public;

revoke all on function public.operator_weeks() from service_role;

grant EXECUTE on function public.operator_weeks() to service_role;

revoke all on function public.ownership_queue() from anon;

revoke all on function public.ownership_queue() from authenticated;

grant EXECUTE on function public.ownership_queue() to authenticated;

revoke all on function public.ownership_queue() from public;

revoke all on function public.ownership_queue() from service_role;

grant EXECUTE on function public.ownership_queue() to service_role;

revoke all on function public.price_audience(uuid) from anon;

revoke all on function public.price_audience(uuid) from authenticated;

grant EXECUTE on function public.price_audience(uuid) to authenticated;

revoke all on function public.price_audience(uuid) from public;

revoke all on function public.price_audience(uuid) from service_role;

grant EXECUTE on function public.price_audience(uuid) to service_role;

revoke all on function public.replica_state() from anon;

grant EXECUTE on function public.replica_state() to anon;

revoke all on function public.replica_state() from authenticated;

grant EXECUTE on function public.replica_state() to authenticated;

revoke all on function public.replica_state() from public;

revoke all on function public.replica_state() from service_role;

grant EXECUTE on function public.replica_state() to service_role;

revoke all on function public.save_timeline(uuid,jsonb,jsonb) from anon;

revoke all on function public.save_timeline(uuid,jsonb,jsonb) from authenticated;

grant EXECUTE on function public.save_timeline(uuid,jsonb,jsonb) to authenticated;

revoke all on function public.save_timeline(uuid,jsonb,jsonb) from public;

revoke all on function public.save_timeline(uuid,jsonb,jsonb) from service_role;

grant EXECUTE on function public.save_timeline(uuid,jsonb,jsonb) to service_role;

revoke all on function public.set_mortgage_rate(numeric,date,text) from anon;

revoke all on function public.set_mortgage_rate(numeric,date,text) from authenticated;

grant EXECUTE on function public.set_mortgage_rate(numeric,date,text) to authenticated;

revoke all on function public.set_mortgage_rate(numeric,date,text) from public;

revoke all on function public.set_mortgage_rate(numeric,date,text) from service_role;

grant EXECUTE on function public.set_mortgage_rate(numeric,date,text) to service_role;

revoke all on function public.set_ownership_rule(boolean) from anon;

revoke all on function public.set_ownership_rule(boolean) from authenticated;

grant EXECUTE on function public.set_ownership_rule(boolean) to authenticated;

revoke all on function public.set_ownership_rule(boolean) from public;

revoke all on function public.set_ownership_rule(boolean) from service_role;

grant EXECUTE on function public.set_ownership_rule(boolean) to service_role;

revoke all on function public.set_telephone_rule(boolean) from anon;

revoke all on function public.set_telephone_rule(boolean) from authenticated;

revoke all on function public.set_telephone_rule(boolean) from public;

revoke all on function public.set_telephone_rule(boolean) from service_role;

grant EXECUTE on function public.set_telephone_rule(boolean) to service_role;

revoke all on function public.set_timeline_task(uuid,text,text,boolean) from anon;

revoke all on function public.set_timeline_task(uuid,text,text,boolean) from authenticated;

grant EXECUTE on function public.set_timeline_task(uuid,text,text,boolean) to authenticated;

revoke all on function public.set_timeline_task(uuid,text,text,boolean) from public;

revoke all on function public.set_timeline_task(uuid,text,text,boolean) from service_role;

grant EXECUTE on function public.set_timeline_task(uuid,text,text,boolean) to service_role;

revoke all on function public.short_address(uuid) from anon;

revoke all on function public.short_address(uuid) from authenticated;

grant EXECUTE on function public.short_address(uuid) to authenticated;

revoke all on function public.short_address(uuid) from public;

revoke all on function public.short_address(uuid) from service_role;

grant EXECUTE on function public.short_address(uuid) to service_role;

revoke all on function public.telephone_rule() from anon;

grant EXECUTE on function public.telephone_rule() to anon;

revoke all on function public.telephone_rule() from authenticated;

grant EXECUTE on function public.telephone_rule() to authenticated;

revoke all on function public.telephone_rule() from public;

revoke all on function public.telephone_rule() from service_role;

grant EXECUTE on function public.telephone_rule() to service_role;

revoke all on function public.telephone_shown(uuid) from anon;

grant EXECUTE on function public.telephone_shown(uuid) to anon;

revoke all on function public.telephone_shown(uuid) from authenticated;

grant EXECUTE on function public.telephone_shown(uuid) to authenticated;

revoke all on function public.telephone_shown(uuid) from public;

revoke all on function public.telephone_shown(uuid) from service_role;

grant EXECUTE on function public.telephone_shown(uuid) to service_role;

revoke all on function public.trust_by_token(text) from anon;

grant EXECUTE on function public.trust_by_token(text) to anon;

revoke all on function public.trust_by_token(text) from authenticated;

grant EXECUTE on function public.trust_by_token(text) to authenticated;

revoke all on function public.trust_by_token(text) from public;

revoke all on function public.trust_by_token(text) from service_role;

grant EXECUTE on function public.trust_by_token(text) to service_role;

revoke all on function public.undo_outcome(uuid,uuid) from anon;

revoke all on function public.undo_outcome(uuid,uuid) from authenticated;

grant EXECUTE on function public.undo_outcome(uuid,uuid) to authenticated;

revoke all on function public.undo_outcome(uuid,uuid) from public;

revoke all on function public.undo_outcome(uuid,uuid) from service_role;

grant EXECUTE on function public.undo_outcome(uuid,uuid) to service_role;

revoke all on sequence private.check_ins_n_seq from anon;

revoke all on sequence private.check_ins_n_seq from authenticated;

revoke all on sequence private.check_ins_n_seq from public;

revoke all on sequence private.check_ins_n_seq from service_role;

revoke all on sequence private.ownership_openings_id_seq from anon;

revoke all on sequence private.ownership_openings_id_seq from authenticated;

revoke all on sequence private.ownership_openings_id_seq from public;

revoke all on sequence private.ownership_openings_id_seq from service_role;

revoke all on sequence private.trusted_people_n_seq from anon;

revoke all on sequence private.trusted_people_n_seq from authenticated;

revoke all on sequence private.trusted_people_n_seq from public;

revoke all on sequence private.trusted_people_n_seq from service_role;

revoke all on table private.account_mail_limit from anon;

revoke all on table private.account_mail_limit from authenticated;

revoke all on table private.account_mail_limit from public;

revoke all on table private.account_mail_limit from service_role;

grant SELECT on table private.account_mail_limit to service_role;

revoke all on table private.check_ins from anon;

revoke all on table private.check_ins from authenticated;

revoke all on table private.check_ins from public;

revoke all on table private.check_ins from service_role;

grant SELECT on table private.check_ins to service_role;

revoke all on table private.file_rounds from anon;

revoke all on table private.file_rounds from authenticated;

revoke all on table private.file_rounds from public;

revoke all on table private.file_rounds from service_role;

grant DELETE, INSERT, SELECT, UPDATE on table private.file_rounds to service_role;

revoke all on table private.mortgage_rate from anon;

revoke all on table private.mortgage_rate from authenticated;

revoke all on table private.mortgage_rate from public;

revoke all on table private.mortgage_rate from service_role;

grant SELECT on table private.mortgage_rate to service_role;

revoke all on table private.offer_channels from anon;

revoke all on table private.offer_channels from authenticated;

revoke all on table private.offer_channels from public;

revoke all on table private.offer_channels from service_role;

grant DELETE, INSERT, SELECT, UPDATE on table private.offer_channels to service_role;

revoke all on table private.ownership_openings from anon;

revoke all on table private.ownership_openings from authenticated;

revoke all on table private.ownership_openings from public;

revoke all on table private.ownership_openings from service_role;

grant SELECT on table private.ownership_openings to service_role;

revoke all on table private.ownership_proofs from anon;

revoke all on table private.ownership_proofs from authenticated;

revoke all on table private.ownership_proofs from public;

revoke all on table private.ownership_proofs from service_role;

grant SELECT on table private.ownership_proofs to service_role;

revoke all on table private.ownership_rule from anon;

revoke all on table private.ownership_rule from authenticated;

revoke all on table private.ownership_rule from public;

revoke all on table private.ownership_rule from service_role;

grant SELECT on table private.ownership_rule to service_role;

revoke all on table private.phrase_readings from anon;

revoke all on table private.phrase_readings from authenticated;

revoke all on table private.phrase_readings from public;

revoke all on table private.phrase_readings from service_role;

grant DELETE, INSERT, SELECT, UPDATE on table private.phrase_readings to service_role;

revoke all on table private.plan_refunds from anon;

revoke all on table private.plan_refunds from authenticated;

revoke all on table private.plan_refunds from public;

revoke all on table private.plan_refunds from service_role;

grant SELECT on table private.plan_refunds to service_role;

revoke all on table private.short_addresses from anon;

revoke all on table private.short_addresses from authenticated;

revoke all on table private.short_addresses from public;

revoke all on table private.short_addresses from service_role;

grant SELECT on table private.short_addresses to service_role;

revoke all on table private.telephone_rule from anon;

revoke all on table private.telephone_rule from authenticated;

revoke all on table private.telephone_rule from public;

revoke all on table private.telephone_rule from service_role;

grant SELECT on table private.telephone_rule to service_role;

revoke all on table private.trusted_people from anon;

revoke all on table private.trusted_people from authenticated;

revoke all on table private.trusted_people from public;

revoke all on table private.trusted_people from service_role;

grant SELECT on table private.trusted_people to service_role;

revoke all on table public.availability_rules from anon;

grant SELECT (auto_confirm, horizon_days, listing_id, most_people, needs_address, needs_disclosures, needs_people, needs_proof, notice_hours, showing_minutes, slot_minutes, updated_at, user_id) on table public.availability_rules to anon;

revoke all on table public.availability_rules from authenticated;

grant DELETE, INSERT (auto_confirm, horizon_days, listing_id, most_people, needs_address, needs_disclosures, needs_people, needs_proof, notice_hours, showing_minutes, slot_minutes, user_id), SELECT (auto_confirm, horizon_days, listing_id, most_people, needs_address, needs_disclosures, needs_people, needs_proof, notice_hours, showing_minutes, slot_minutes, updated_at, user_id), UPDATE (auto_confirm, horizon_days, listing_id, most_people, needs_address, needs_disclosures, needs_people, needs_proof, notice_hours, showing_minutes, slot_minutes, user_id) on table public.availability_rules to authenticated;

revoke all on table public.bookings from anon;

grant INSERT (agent_status, came_from, contact_method, date, id, listing_id, people, preapproved, proof_id, special_requests, status, "time", visitor_email, visitor_name, visitor_phone, wishes) on table public.bookings to anon;

revoke all on table public.bookings from authenticated;

grant INSERT (agent_status, came_from, contact_method, date, id, listing_id, people, preapproved, proof_id, special_requests, status, "time", visitor_email, visitor_name, visitor_phone, wishes), SELECT (agent_status, came_from, cancelled_by, contact_method, created_at, date, ends_at, holds_time, id, listing_id, no_show, occasion, open_house_id, owner_id, owner_note, party_id, people, place, preapproved, proof_id, proposal_round, purpose, sequence, special_requests, starts_at, status, "time", updated_at, visitor_email, visitor_name, visitor_phone, wishes), UPDATE (no_show, owner_note, preapproved, status) on table public.bookings to authenticated;

revoke all on table public.comparable_homes from anon;

revoke all on table public.comparable_homes from authenticated;

grant DELETE, INSERT (address, bathrooms, bedrooms, condition, garage_spaces, id, lat, listing_id, lng, lot_size, price, sold_on, source, sqft, year_built), SELECT (address, bathrooms, bedrooms, condition, created_at, garage_spaces, id, lat, listing_id, lng, lot_size, price, sold_on, source, sqft, year_built), UPDATE (address, bathrooms, bedrooms, condition, garage_spaces, lat, lng, lot_size, price, sold_on, sqft, year_built) on table public.comparable_homes to authenticated;

revoke all on table public.comparable_homes from public;

revoke all on table public.comparable_homes from service_role;

grant DELETE, INSERT, SELECT, UPDATE on table public.comparable_homes to service_role;

revoke all on table public.home_outcomes from anon;

revoke all on table public.home_outcomes from authenticated;

grant SELECT (closed_at, created_at, happened_on, id, listing_id, place, price, settled_at, status, was) on table public.home_outcomes to authenticated;

revoke all on table public.home_outcomes from public;

revoke all on table public.home_outcomes from service_role;

grant DELETE, INSERT, SELECT, UPDATE on table public.home_outcomes to service_role;

revoke all on table public.listings from anon;

grant SELECT (address, address_hidden, bathrooms, bedrooms, city, county, created_at, description, features, garage_spaces, geocoded_at, hoa_fee, id, lat, lng, lot_size, ownership_shown_at, price, property_tax, property_type, published_at, reduced_at, reduced_from, search, shared_with_portals, sold_at, sqft, state, status, stories, time_zone, title, tour_url, updated_at, user_id, year_built, zip_code) on table public.listings to anon;

revoke all on table public.listings from authenticated;

grant DELETE, INSERT (address, address_hidden, bathrooms, bedrooms, city, description, features, garage_spaces, hoa_fee, id, lot_size, price, property_tax, property_type, shared_with_portals, sqft, state, status, stories, title, tour_url, user_id, year_built, zip_code), SELECT (address, address_hidden, bathrooms, bedrooms, city, county, created_at, description, features, garage_spaces, geocoded_at, hoa_fee, id, lat, lng, lot_size, ownership_shown_at, price, property_tax, property_type, published_at, reduced_at, reduced_from, search, shared_with_portals, sold_at, sqft, state, status, stories, time_zone, title, tour_url, updated_at, user_id, year_built, zip_code), UPDATE (address, address_hidden, bathrooms, bedrooms, city, description, features, garage_spaces, hoa_fee, lot_size, price, property_tax, property_type, shared_with_portals, sqft, state, status, stories, title, tour_url, year_built, zip_code) on table public.listings to authenticated;

revoke all on table public.offer_versions from authenticated;

grant SELECT (agent_amount, agent_name, agent_share, appraisal_days, appraisal_gap, approved_amount, closing_on, created_at, deposit_holder, disclosure_days, down_payment, earnest_money, earnest_money_days, escalates_by, escalates_to, excluded, financing, financing_days, fixes, has_no_home, home_sale_days, included, inspection_days, lender, made_by, n, note, offer_id, over_price, person_id, possession_days, price, round_id, seller_credit, survey, title_policy, transfer_tax, valid_until, warranty, warranty_most) on table public.offer_versions to authenticated;

revoke all on table public.price_benches from anon;

revoke all on table public.price_benches from authenticated;

grant INSERT, SELECT (bathrooms, bedrooms, condition, condition_step, garage_spaces, listing_id, lot_size, sqft, trend, year_built), UPDATE on table public.price_benches to authenticated;

revoke all on table public.price_benches from public;

revoke all on table public.price_benches from service_role;

grant DELETE, INSERT, SELECT, UPDATE on table public.price_benches to service_role;

revoke all on table public.timeline_steps from authenticated;

grant SELECT (completed_on, id, listing_id, status, step, user_id) on table public.timeline_steps to authenticated;

revoke all on table public.timeline_tasks from authenticated;

grant SELECT (done_at, id, listing_id, step, task, user_id) on table public.timeline_tasks to authenticated;

comment on column private.check_ins.caused_by is 'The owner as the pots know them: mail about the timer is theirs, although the clock writes it.';

comment on column private.check_ins.id is 'The browser generates this id, so that the same press that is sent again starts one timer.';

comment on column private.check_ins.n is 'Tells the mails about one timer from those about the next (email_outbox.sequence).';

comment on column private.check_ins.passed_at is 'When it passed without an end. It then can''t be extended any more.';

comment on column private.check_ins.person_id is 'The owner who pressed; only they see, extend and end it.';

comment on column private.check_ins.reminded_at is 'When the owner was last told that it passes soon.';

comment on column private.email_outbox.next_attempt_at is 'When the email is due; reminders are written long before. -infinity: before all other mail, because a timer has passed or an operator wants it sent right away.';

comment on column private.email_outbox.person_id is 'The person whose notification it is, or the owner whose mail about showings is gathered; deleting the person deletes the row.';

comment on column private.email_outbox.sequence is 'For mail about a showing, the change it is about (bookings.sequence); for a proposal, its round (proposal_round); for a message, its number; for mail to a person of trust, the number of the person or of the timer.';

comment on column private.file_rounds.searched_to is 'The name of the last file; empty before the next round.';

comment on column private.mortgage_rate.as_of is 'The day on which the source published it.';

comment on column private.mortgage_rate.percent is 'Percent a year.';

comment on column private.ownership_openings.opened_by is 'The moderator. The column has no foreign key, because the record outlives their account.';

comment on column private.ownership_proofs.decided_by is 'The moderator. The column has no foreign key, because the record outlives their account.';

comment on column private.ownership_proofs.id is 'The browser generates this id, so that a proof that is sent again is recognized as the same one.';

comment on column private.ownership_proofs.path is 'Object in the private bucket documents, in the person''s folder; null once the document is deleted.';

comment on column private.ownership_proofs.state is 'replaced: the home''s address changed before a decision.';

comment on column private.phrase_readings.query is 'The filters as a query of the list; empty if there were none.';

comment on column private.plan_refunds.asked_by is 'The operator. The column has no foreign key, because the record outlives their account.';

comment on column private.plan_refunds.intent_id is 'The payment intent that Stripe refunds.';

comment on column private.plan_refunds.payment_id is 'An invoice for basic, a payment intent for premium.';

comment on column private.plan_refunds.tried_at is 'When an operator or the clock last asked Stripe.';

comment on column private.plan_refunds.tries is 'How often the clock has asked Stripe.';

comment on column private.reports.reporter_key is 'A hash of the reporter''s id, mailbox or network, because a person reports a case once; staff:<id> for a case that an operator opened.';

comment on column private.trusted_people.id is 'The browser generates this id, so that the same choice that is sent again is recognized.';

comment on column private.trusted_people.n is 'Tells the mails to one person of trust from those to the next (email_outbox.sequence).';

comment on column public.availability_rules.most_people is 'How many people may come to a showing; null for any number.';

comment on column public.availability_rules.needs_address is 'Everyone requests a showing with the confirmed address of their account.';

comment on column public.availability_rules.needs_disclosures is 'Everyone acknowledges the home''s disclosures that they may read.';

comment on column public.availability_rules.needs_people is 'Everyone says how many people come.';

comment on column public.availability_rules.needs_proof is 'Everyone attaches a pre-approval or proof of funds.';

comment on column public.bookings.owner_note is 'What the home''s owners note for themselves; the visitor never reads it.';

comment on column public.bookings.people is 'How many people come; null if the visitor didn''t say.';

comment on column public.bookings.proof_id is 'The visitor''s own document that shows how they will pay. The home''s owners can open it for a while after the showing.';

comment on column public.comparable_homes.address is 'As the owner wrote it.';

comment on column public.comparable_homes.condition is '1 to 5, where 5 is like new.';

comment on column public.comparable_homes.lot_size is 'Acres.';

comment on column public.comparable_homes.source is 'How it got here: typed, read from a row or from an advertisement, or a home that was sold here.';

comment on column public.home_outcomes.closed_at is 'When the home got another status, after which it can''t be undone.';

comment on column public.home_outcomes.happened_on is 'The day of the sale; for a pending home, the day on which the closing is expected.';

comment on column public.home_outcomes.id is 'The browser generates this id, so that a mark that is sent again is recognized as the same one.';

comment on column public.home_outcomes.place is 'Where the buyer came from: this site, an agent, another site, or a private contact.';

comment on column public.home_outcomes.price is 'Whole US dollars; null if the owner would rather not say.';

comment on column public.home_outcomes.settled_at is 'When the home''s showings and offers ended and its followers were told; null in the first minutes.';

comment on column public.home_outcomes.was is 'The status that undoing it brings back.';

comment on column public.listings.ownership_shown_at is 'When we accepted a deed or tax bill as proof that the owner owns this address (ownership); null until then, and again once the address changes.';

comment on column public.offer_versions.approved_amount is 'The loan for which a lender pre-approved the buyer, as the buyer says; null if not said. lender says which lender.';

comment on column public.offer_versions.escalates_by is 'How much more than the other offer the buyer would pay, in dollars.';

comment on column public.offer_versions.escalates_to is 'The most that the buyer would pay to be above another offer; null without an escalation clause. A counter has none, and agreed terms have none.';

comment on column public.offer_versions.fixes is 'The version with an escalation clause whose price this version fixed when it was accepted; null for what people wrote themselves.';

comment on column public.offer_versions.has_no_home is 'Whether the buyer says that they have no home to sell.';

comment on column public.offer_versions.over_price is 'What the other offer would have paid at most, over which the price rose: the proof that the buyer reads. Null if the price did not rise.';

comment on column public.offer_versions.warranty is 'Who pays for a home warranty; null if not said. warranty_most is the most that it may cost, once the owner pays some of it.';

comment on column public.price_benches.condition is 'The home''s own, 1 to 5, where 5 is like new.';

comment on column public.price_benches.sqft is 'Percent of the comparable homes'' median price per square foot. The other rates are percent of their median price.';

comment on column public.price_benches.trend is 'How prices have moved, in percent a year.';

comment on column public.timeline_steps.listing_id is 'Null until the user has a home.';

comment on function private.refuse_if_behind() is 'The function that the API''s server calls before each request (PostgREST''s db-pre-request), set by npm run deploy where the site has a read replica.';

comment on function public.accept_offer(pg_catalog.uuid,integer,pg_catalog.text,pg_catalog.text,integer,pg_catalog.uuid,integer) is 'Accepts the other side''s version n. The owner chooses what happens to showings (keep, cancel) and other offers (ask, decline), or their settings do. `over` is the open offer that raises the price by the escalation clause, and `price` the price that the owner has seen. Returns the offer.';

comment on function public.add_ownership_proof(pg_catalog.uuid,pg_catalog.uuid,pg_catalog.uuid,pg_catalog.text,pg_catalog.text,pg_catalog.text,pg_catalog.text) is 'Called by the function documents. Adds a proof of ownership whose bytes it has checked.';

comment on function public.answer_trust(pg_catalog.text,boolean) is 'A person of trust agrees, or stops all mail.';

comment on function public.begin_refund(pg_catalog.uuid,pg_catalog.text,pg_catalog.text) is 'Called by the function stripe for an operator. Notes a refund and says what Stripe has to return: {id, intent, is_done, subscription}.';

comment on function public.check_in(pg_catalog.uuid,pg_catalog.uuid,integer) is 'The visitor of a showing is there: starts a timer for the caller.';

comment on function public.claim_booking_emails(pg_catalog.uuid,integer) is 'Called by the function send-booking-emails. Leases due emails, with all their contents.';

comment on function public.claim_refunds(integer) is 'Called by the function stripe. Refunds that were interrupted and are ready for another try: [{id, intent, is_done, subscription}].';

comment on function public.decide_ownership(pg_catalog.uuid,boolean,pg_catalog.text) is 'Called by moderators. Accepts a proof of ownership, or refuses it with a reason.';

comment on function public.end_check_in(pg_catalog.uuid,pg_catalog.text) is 'Ends the caller''s timer: all is well, or the visitor has left.';

comment on function public.extend_check_in(pg_catalog.uuid,timestamp with time zone) is 'Gives the caller''s timer 15 minutes more than the end that they see.';

comment on function public.finish_refund(pg_catalog.uuid) is 'Called by the function stripe. Stripe has returned the money, and the person is told.';

comment on function public.forget_trusted_person() is 'The caller trusts no one any more.';

comment on function public.home_at(pg_catalog.text) is 'The home to which a short address leads; null for letters that lead to no public page.';

comment on function public.keep_phrase(pg_catalog.text,pg_catalog.text) is 'Called by the function listings. Keeps what the model made of a phrase.';

comment on function public.known_phrase(pg_catalog.text) is 'What the model made of a phrase, for the function listings.';

comment on function public.listing_weeks(pg_catalog.uuid) is 'Figures of the caller''s own home by week, which begins on Monday, and channel; nothing for anyone else.';

comment on function public.make_offer(pg_catalog.uuid,pg_catalog.uuid,pg_catalog.jsonb,timestamp with time zone,pg_catalog.jsonb,pg_catalog.uuid,boolean,pg_catalog.text) is 'A buyer makes an offer. With round_id it is a sealed offer in that round; as_backup says that the buyer knows of a sale. Returns the offer.';

comment on function public.mortgage_rate() is 'The mortgage rate behind monthly payments as operators set it: {percent, as_of, source}, or null.';

comment on function public.my_outcomes() is 'The caller''s homes with an agreed sale here or a mark as pending or sold: {listing_id, has_sale, outcome}.';

comment on function public.my_ownership(pg_catalog.uuid) is 'For an owner of the home: {must_wait, shown_at, waits, proof} of its ownership; otherwise null.';

comment on function public.my_ownership_proofs() is 'The caller''s own proofs of ownership.';

comment on function public.my_safety() is 'The caller''s person of trust and timers of showings.';

comment on function public.my_telephone() is 'Whether telephones can be proven here, the caller''s number as it is dialed, and since when it is proven: {offered, number, confirmed_at}.';

comment on function public.name_trusted_person(pg_catalog.uuid,pg_catalog.uuid,pg_catalog.text,pg_catalog.text) is 'Chooses the caller''s person of trust, who is mailed the question whether they agree.';

comment on function public.note_outcome(pg_catalog.uuid,pg_catalog.uuid,pg_catalog.text,integer,pg_catalog.date,pg_catalog.text) is 'Called by an owner. Marks a home without an agreed sale here as pending or sold, with what the owner says about it. Returns the mark.';

comment on function public.open_case(pg_catalog.uuid,pg_catalog.uuid,pg_catalog.text,pg_catalog.text) is 'Called by operators. Opens a case about a person without a report; the case is decided like any other.';

comment on function public.open_ownership_proof(pg_catalog.uuid) is 'Called by the function documents. {path, name, type} of a proof that the caller may open, or null.';

comment on function public.open_showing_proof(pg_catalog.uuid,pg_catalog.uuid) is 'Called by the function documents. {path, name, type} of the document that a visitor attached for the caller, or null.';

comment on function public.operator_counts() is 'Called by operators. How many homes, people and showings there are.';

comment on function public.operator_find(pg_catalog.text) is 'Called by operators. People, homes and emails by an address, a name, a title, a town or an id, with masked addresses.';

comment on function public.operator_payments(pg_catalog.uuid) is 'Called by operators. A person''s payments for plans, and what was returned.';

comment on function public.operator_vesty() is 'Called by operators. Questions to Vesty of the last seven days, and what they cost in millionths of a dollar.';

comment on function public.operator_weeks() is 'Called by operators. Of the accounts opened in each of 12 weeks, how many came how far with a home of theirs.';

comment on function public.ownership_queue() is 'Called by moderators. The proofs of ownership that wait, the oldest first, and whether new homes wait for one.';

comment on function public.price_audience(pg_catalog.uuid) is 'For the home''s owner: {favorites, searches}, how many people and saved searches are told of a new price.';

comment on function public.replica_state() is 'Whether this is a read replica, and by how many seconds it is behind.';

comment on function public.save_timeline(pg_catalog.uuid,pg_catalog.jsonb,pg_catalog.jsonb) is 'Replaces the six steps of a home that the caller has seen; {saved: false} when they have changed since.';

comment on function public.set_mortgage_rate(numeric,pg_catalog.date,pg_catalog.text) is 'Called by operators. Sets the mortgage rate behind monthly payments, or removes it without a percentage.';

comment on function public.set_ownership_rule(boolean) is 'Called by operators. Whether new homes wait until their ownership is shown.';

comment on function public.set_telephone_rule(boolean) is 'Called by npm run operator. Lets people prove their telephones, or no longer.';

comment on function public.set_timeline_task(pg_catalog.uuid,pg_catalog.text,pg_catalog.text,boolean) is 'Ticks or unticks a task of the caller''s checklists for a home. Premium only.';

comment on function public.short_address(pg_catalog.uuid) is 'The five letters of the short address of the caller''s own home, which are drawn at the first call; null for any other home, and for one without a public page.';

comment on function public.telephone_rule() is 'Whether people can prove their telephones here.';

comment on function public.telephone_shown(pg_catalog.uuid) is 'Since when the owner of a home that is for sale has proven their telephone; null without a proof. No number is told.';

comment on function public.trust_by_token(pg_catalog.text) is 'What a person of trust reads behind their link; null for an unknown one.';

comment on function public.undo_outcome(pg_catalog.uuid,pg_catalog.uuid) is 'Called by an owner. Takes such a mark back within a day. Returns the home''s status.';

comment on table private.account_mail_limit is 'At most one row: how many emails Auth may send an hour, as the last deployment set it.';

comment on table private.check_ins is 'Timers that owners start when a visitor is there.';

comment on table private.email_outbox is 'Everything that is to be mailed. About showings: a row per booking, kind, person and change. News: one email at a time per subscription, and the last one that couldn''t be delivered. Notifications, and homes that saved searches have found: a row each.';

comment on table private.file_rounds is 'How far the search for files that nothing refers to has come.';

comment on table private.listing_view_days is 'Views of a listing more than a week ago. The day is the Monday of their week; up to release 1.0.0 it was the day itself.';

comment on table private.mortgage_rate is 'At most one row: the mortgage rate that operators have set for monthly payments.';

comment on table private.offer_channels is 'The channel of the link that led the buyer of an offer to the home, if one did.';

comment on table private.ownership_openings is 'When moderators opened a proof of ownership. Rows are only added, and deleted after a while.';

comment on table private.ownership_proofs is 'Deeds and tax bills with which owners show that a home is theirs. Their bytes were checked before the row was inserted.';

comment on table private.ownership_rule is 'One row: whether every new home waits until its owner has shown that they own it.';

comment on table private.phrase_readings is 'The filters that the model read from words of searches, by the words; nobody''s. As many as the pot of a month lets in.';

comment on table private.plan_refunds is 'Payments for plans that an operator returned, and why. A refund without done_at was interrupted.';

comment on table private.rate_buckets is 'Fixed-window counters behind private.take_rate() and private.take_part(), of a day at most; old days go whole (decision 227).';

comment on table private.short_addresses is 'The five letters of each home''s short address. They are drawn, so they tell nothing about the home.';

comment on table private.telephone_rule is 'One row: whether people can prove their telephones here. The operator sets it; off, nothing is shown anywhere.';

comment on table private.trusted_people is 'The person whom an owner has told us to mail when a timer passes. Only a person who agreed by the link in their mail gets more than that mail.';

comment on table public.availability_rules is 'How soon and how far ahead a home can be booked, and what everyone who comes has to do first (decision 216). A home without a row has the defaults.';

comment on table public.comparable_homes is 'Homes that were sold near a home, which its owners compare with it. They are what the owners say, and no one else reads them.';

comment on table public.home_outcomes is 'What owners said when they marked a home as pending or sold. Its owners read it; functions write it.';

comment on table public.listing_views is 'One row per visitor and day. `visitor` is an opaque token, never an address or a name.';

comment on table public.price_benches is 'What an owner says of their home for the price bench, and the rates that they moved, in percent. Null is the rate that we start with.';

comment on table public.price_history is 'The prices of a home. A trigger adds a row when a published price changes; within an hour of the first publishing, it replaces the row. Everyone who can see the listing can read them.';

comment on table public.timeline_steps is 'A user''s six steps for a home, all or none; without rows, the first is current and the others are upcoming. Written by save_timeline.';

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "account_mail.per_hour", "value": 30}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "bench.homes", "value": 12}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "check_ins.per_day", "value": 20}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "mail.showings_minutes", "value": 60}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "mail.showings_urgent_hours", "value": 2}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "outcomes.quiet_minutes", "value": 10}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "outcomes.undo_hours", "value": 24}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.limits (name, value) overriding system value select r.name, r.value from jsonb_populate_record(null::private.limits, '{"name": "replicas.age_s", "value": 90}'::jsonb) as r
on conflict (name) do update set value = excluded.value;

insert into private.kept_periods (what, period) overriding system value select r.what, r.period from jsonb_populate_record(null::private.kept_periods, '{"what": "check_ins", "period": "7 days"}'::jsonb) as r
on conflict (what) do update set period = excluded.period;

insert into private.kept_periods (what, period) overriding system value select r.what, r.period from jsonb_populate_record(null::private.kept_periods, '{"what": "ownership_documents", "period": "7 days"}'::jsonb) as r
on conflict (what) do update set period = excluded.period;

insert into private.kept_periods (what, period) overriding system value select r.what, r.period from jsonb_populate_record(null::private.kept_periods, '{"what": "ownership_openings", "period": "180 days"}'::jsonb) as r
on conflict (what) do update set period = excluded.period;

insert into private.kept_periods (what, period) overriding system value select r.what, r.period from jsonb_populate_record(null::private.kept_periods, '{"what": "phrases", "period": "30 days"}'::jsonb) as r
on conflict (what) do update set period = excluded.period;

insert into private.kept_periods (what, period) overriding system value select r.what, r.period from jsonb_populate_record(null::private.kept_periods, '{"what": "proofs_of_visitors", "period": "30 days"}'::jsonb) as r
on conflict (what) do update set period = excluded.period;

insert into private.kept_periods (what, period) overriding system value select r.what, r.period from jsonb_populate_record(null::private.kept_periods, '{"what": "unanswered_trust", "period": "30 days"}'::jsonb) as r
on conflict (what) do update set period = excluded.period;

insert into private.pots (name, protects, size, window_seconds, each, of_origin, for_guests, for_new, for_known, for_established) overriding system value select r.name, r.protects, r.size, r.window_seconds, r.each, r.of_origin, r.for_guests, r.for_new, r.for_known, r.for_established from jsonb_populate_record(null::private.pots, '{"each": 45, "name": "mail:safety", "size": null, "for_new": 30, "protects": "emails to the people whom owners trust", "for_known": 15, "of_origin": 20, "for_guests": 30, "window_seconds": 86400, "for_established": 25}'::jsonb) as r
on conflict (name) do update set protects = excluded.protects, size = excluded.size, window_seconds = excluded.window_seconds, each = excluded.each, of_origin = excluded.of_origin, for_guests = excluded.for_guests, for_new = excluded.for_new, for_known = excluded.for_known, for_established = excluded.for_established;

insert into private.pots (name, protects, size, window_seconds, each, of_origin, for_guests, for_new, for_known, for_established) overriding system value select r.name, r.protects, r.size, r.window_seconds, r.each, r.of_origin, r.for_guests, r.for_new, r.for_known, r.for_established from jsonb_populate_record(null::private.pots, '{"each": null, "name": "mail:safety:person", "size": 60, "for_new": 0, "protects": "emails to one person of trust", "for_known": 0, "of_origin": 100, "for_guests": 100, "window_seconds": 86400, "for_established": 0}'::jsonb) as r
on conflict (name) do update set protects = excluded.protects, size = excluded.size, window_seconds = excluded.window_seconds, each = excluded.each, of_origin = excluded.of_origin, for_guests = excluded.for_guests, for_new = excluded.for_new, for_known = excluded.for_known, for_established = excluded.for_established;

insert into private.pots (name, protects, size, window_seconds, each, of_origin, for_guests, for_new, for_known, for_established) overriding system value select r.name, r.protects, r.size, r.window_seconds, r.each, r.of_origin, r.for_guests, r.for_new, r.for_known, r.for_established from jsonb_populate_record(null::private.pots, '{"each": null, "name": "model:phrases", "size": 1000, "for_new": 20, "protects": "the model that reads what the search''s rules leave over", "for_known": 15, "of_origin": 20, "for_guests": 50, "window_seconds": 86400, "for_established": 15}'::jsonb) as r
on conflict (name) do update set protects = excluded.protects, size = excluded.size, window_seconds = excluded.window_seconds, each = excluded.each, of_origin = excluded.of_origin, for_guests = excluded.for_guests, for_new = excluded.for_new, for_known = excluded.for_known, for_established = excluded.for_established;

insert into private.link_purposes (purpose, subject, is_single, keeps_token, brings_token, has_stop, is_forgotten, days_limit, uses_limit, looks_per_hour) overriding system value select r.purpose, r.subject, r.is_single, r.keeps_token, r.brings_token, r.has_stop, r.is_forgotten, r.days_limit, r.uses_limit, r.looks_per_hour from jsonb_populate_record(null::private.link_purposes, '{"purpose": "trust", "subject": "person", "has_stop": false, "is_single": true, "days_limit": null, "uses_limit": null, "keeps_token": true, "brings_token": false, "is_forgotten": false, "looks_per_hour": null}'::jsonb) as r
on conflict (purpose) do update set subject = excluded.subject, is_single = excluded.is_single, keeps_token = excluded.keeps_token, brings_token = excluded.brings_token, has_stop = excluded.has_stop, is_forgotten = excluded.is_forgotten, days_limit = excluded.days_limit, uses_limit = excluded.uses_limit, looks_per_hour = excluded.looks_per_hour;

insert into private.mail_caps (share, cap) overriding system value select r.share, r.cap from jsonb_populate_record(null::private.mail_caps, '{"cap": 500, "share": "safety"}'::jsonb) as r
on conflict (share) do update set cap = excluded.cap;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "On SelfNVest you talk with the owner of a home, not with a listing agent. The price, the documents and the law are the same as anywhere else.\n\n## The steps\n1. **Know your limit.** Talk to a lender before you fall in love with a home. [What you can pay](/handbook/what-you-can-pay) says what they look at.\n2. **Search.** Write what you want in [the search](/listings), as you would say it. Save the search, and you hear of new homes. Save homes as favorites and compare them.\n3. **Ask.** Each home''s page answers questions from what its owner has published. What is not there goes to the owner as a message.\n4. **See it.** Pick a day and a time on the home''s page. You need no agent to book, and no account. [Visiting a home](/handbook/visiting-a-home) is your list.\n5. **Offer.** You write your terms on the home''s page, and the owner accepts, declines or counters. See [Making an offer](/handbook/making-an-offer).\n6. **Contract to keys.** Once an offer is accepted, both of you have one page for the sale: inspection, appraisal, loan, title and closing, each with its date.\n\n## Who helps you\nA lender, an inspector and a title or escrow company are part of most sales. In some states an attorney has to run the closing. In the others you may still hire one to read the contract before you sign. It is money well spent when no agent is at your side.\n\nYou may also hire your own agent. Most agents need a written agreement with you before they show you a home. What it says you owe them is yours to pay, unless the owner agrees in the offer to pay it. [Working with buyers'' agents](/handbook/buyers-agents) says more, from the owner''s side.\n\n## What we do not do\nWe are no broker and give no legal advice. We do not check what an owner writes about a home. That is what your own visit, your inspector and the title search are for. Nothing here is a contract until you both have signed one.", "slug": "buying-a-home", "title": "Buying a home here", "topic": "start", "summary": "The steps of a buyer on SelfNVest, from the first search to the keys, and who helps where no agent does.", "keywords": "buy buying buyer first time steps process how does it work here without agent see homes book visit purchase begin start looking for a home see a house need an agent to book comprar comprador", "position": 104, "updated_on": "2026-11-29", "published_on": "2026-11-29"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "People decide on the first photograph whether to open your listing, and on the next five whether to visit.\n\n## The first one\nUsually the front of the house in good light. Choose another if it says more about living there: a kitchen full of sun, a porch, a view. For an apartment, the best room rather than the building. It must still make sense as a small picture on a phone.\n\n## Then walk\nOrder the rest as a visitor would walk. Start with the entrance, living room, kitchen and dining room. Then show the bedrooms and baths, then the basement, garage and garden. Keep pictures of one room together. Alternate wide views with a detail now and then. End on something pleasant: the yard in the evening, the street with its trees.\n\n## How many\nTwelve to thirty for most homes. Fewer looks as if something were hidden. With more, people stop looking. Two good pictures of a bath are one too many. Do not leave out the small bedroom: a gap makes people imagine worse.\n\n## Captions\nA caption says what the eye cannot see: \"South-facing, sun until six\", \"Roof replaced 2021\", \"Garden in June\". For people who cannot see the picture, describe it: \"Kitchen with white cabinets and an island, window to the garden\". Describe rooms, not who should live in them. See [Fair housing](/handbook/fair-housing).\n\n## On SelfNVest\nIn the photos step of your listing under [My listings](/my-listings) drag pictures into order, or move them with the keyboard. The first is the cover. Each picture has its likely room proposed, which one press accepts. Look before you press, since a computer can mistake a pantry for a closet.", "slug": "choosing-photos", "title": "Choosing photos and their order", "topic": "photos", "summary": "Which picture comes first, how to lead a visitor through the home, and what to write in captions.", "keywords": "cover first main photo order arrange sequence how many pictures gallery caption alt text captions which how many photos upload cover picture first image order sort which photo caption captions alt fotos elegir orden fotografías cuántas", "position": 402, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "\"Comps\" are homes like yours that have really sold. Three good ones beat a dozen loose ones.\n\n## Where to find them\n- The county recorder or assessor: many publish deeds and sale prices online. In some states, Texas among them, sale prices need not be made public, so county data may lack them.\n- [Our listings](/listings?status=sold) and other real estate sites, filtered to \"sold\" in the last six months. Here you see what was asked, not what was paid.\n- Neighbors who sold: ask what they really got and what they gave back at closing.\n- A local appraiser, or an agent who offers a market analysis.\n\n## Which ones count\nThe same school zone, and the same side of the main road if people there care about it. The same type: a townhouse says little about a detached house. Living area within roughly 20 percent, similar lot, age and condition. Leave out sales between relatives and foreclosures; their prices have other reasons.\n\n## Adjusting\nCorrect the *other* home''s price to what it would have fetched if it were like yours. It has a second bath and you do not: subtract. Its kitchen was worn and yours is new: add. Take the amounts from pairs of local sales that differ in that one thing, not from what the work cost. A $40,000 kitchen rarely adds $40,000.\n\nPrice per square foot is a check, not a method. Small homes have a higher figure than large ones. A basement is seldom counted like the floors above.\n\n## From numbers to a range\n\"What is it worth?\" at your home in [My listings](/my-listings) does this sum for three to six sales, and shows each step. Or write each adjusted price down. If they are close together, you have your answer. If they scatter, look again at the outliers. Then go on to [How to price your home](/handbook/how-to-price-your-home). Keep the page: if the buyer''s appraisal comes in low, these sales are your best argument.", "slug": "comparable-sales", "title": "Finding and reading comparable sales", "topic": "pricing", "summary": "Where sold prices are recorded, which homes count as comparable, and how to adjust for a garage, a bath or a worn kitchen.", "keywords": "comps comparables sold prices neighbors neighborhood recent sales cma county records assessor per square foot adjust adjustment neighbor houses actually sold for what did the house next door sell for street recently sold prices zillow redfin realtor.com cma comparables ventas vecinos comparar precio barrio", "position": 202, "updated_on": "2026-11-29", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Two offers on one evening are a good problem. Read the second offer before you answer the first. Do not tell one buyer what the other wrote, unless your state allows it and you would tell both.\n\n## One page, one column each\n- What you keep: price less credits, fees and repairs asked for\n- Deposit and when it becomes yours\n- Loan: kind, down payment, quality of the letter\n- Contingencies and the day each ends\n- Closing and possession\n- Will they pay the difference if the appraisal is low, and up to how much?\n\nThe [offer summary](/dashboard?panel=documents) in the document kit has these lines. Vesty can calculate what remains of each price.\n\n## Certainty has a price\n$492,000 from a buyer with a strong loan and no home to sell can be better than $500,000 with a weak letter and three ways out. Ask yourself what it would cost to start again in six weeks.\n\n## Best and final\nYou may ask all buyers for their best offer by a set hour. Write the same message to each, give at least a day, and keep your word about the hour. Some will leave; so ask only if you can bear that.\n\nAn **escalation clause** says \"I pay $2,000 more than the best other offer, up to $510,000\". Before you use one, let an attorney tell you what proof the buyer may see.\n\nHere, you see the price that an open offer rises to, and what you keep by either price. You choose when you accept: the higher one, or the one that was offered. The price is then fixed. As proof, the buyer reads what the other offer would pay, and never who made it. Offers made elsewhere don''t count. You can counter instead.\n\n## A second in line\nA backup offer takes effect if the first contract ends. It keeps the first buyer honest and you calm. It must be in writing, and say clearly that it comes second.\n\n## Fairly\nChoose by terms and note why. Letters with family photographs are better left unread: see [Fair housing](/handbook/fair-housing). Before you counter more than one buyer at a time, ask an attorney how it is done in your state. You do not want to sell the home twice.", "slug": "comparing-offers", "title": "Comparing several offers", "topic": "offers", "summary": "Put them side by side by net amount, certainty and dates; how to ask for best offers, and how to stay fair.", "keywords": "multiple offers several competing bidding war highest best offer choose between compare escalation clause backup offer three offers two offers several pick choose best escalation clause bidding war highest and best backup offer which offer is better higher price or lower cash offer ofertas varias comparar dos elegir mejor", "position": 803, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "A home is found by more people if it is where they look. None of this costs anything here, and you can stop any of it.\n\n## Have you advertised it elsewhere?\nIn the first step of the [listing form](/my-listings) you can paste the text of an advertisement, or two lines of a spreadsheet: the headings and your home. You see what was read, each value beside the words it was read from, and what was not understood. Only what you leave ticked is filled in, and nothing is saved before you have seen it.\n\n## Letting other sites show it\nIn the place step you can let portals and brokers take your home from our feed. They get what its page says and a link back to it; never your name, email or phone number, nor a street that you hide. It is off until you turn it on. If you turn it off, sites that took it should take it down, but we cannot make them.\n\n## Flyer and yard sign\nUnder My listings, \"Figures, flyer and texts\" has a page to hand out and a sign for the yard, both to print on US letter or A4. Their code opens your home''s page on a phone. Both also show your home''s short address, with five letters to type. The letters stay the same as long as your home is here. Your phone number is on them only if you check the box.\n\n## Texts for other places\nThere are texts for Craigslist, Facebook, Nextdoor, Instagram, X and text messages, each as long as its place allows. Copy one, and change what you like. They are made from your own facts. Read them once for [fair housing](/handbook/fair-housing) before you post them. A ZIP has all your pictures, square and wide, with these texts.\n\nThe forms of Zillow and of a broker who lists for a flat fee are answered field by field, to copy. The broker''s form asks what you pay a buyer''s agent. That is your choice, and 0 is an answer.\n\n## Who is looking\nEach flyer, sign and text has its own link. So you see every week which one brings views, saves, requests, showings and offers. We count the link, not the person, and your own visits are not counted. What the numbers may mean is in [When to lower the price](/handbook/lowering-the-price).", "slug": "finding-your-buyer", "title": "Finding your buyer", "topic": "product", "summary": "Filling in a listing from an advertisement elsewhere, other sites, a flyer and a yard sign, texts for other places, and which of them brings showings.", "keywords": "flyer yard sign print qr code which ad brings viewings views saves statistics figures per week share with zillow portals brokers mls feed import csv spreadsheet copy from another site craigslist facebook nextdoor instagram post advertise marketing saved my home favorites saves turn into showings interest more views anuncio cartel folleto compartir publicidad", "position": 1510, "updated_on": "2026-11-23", "published_on": "2026-11-23"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "A home that gets no offers has one of four problems. Buyers do not see it, or cannot visit it. Or they do not like what they find, or do not believe the price. Look before you cut.\n\n## Read the signs\n- **Few views**: the first photo, the title, or the price band. Your views and saves for the last seven days are under [My listings](/my-listings).\n- **Many views, few requests**: the photos promise less than the price does, or there are no times to visit. Check [your availability](/availability).\n- **Many showings, no offers**: visitors compare and choose another. Read what they answered after the visit; on SelfNVest each is asked how the price feels.\n- **Offers, all low**: the market has told you a number. See [Negotiating the price](/handbook/negotiating-the-price).\n\n## When\nGive a well-shown home two to three weeks, or eight to ten showings, before you decide; longer where few people buy. If similar homes went under contract in that time and yours did not, wait no longer. \"What is it worth?\" in [My listings](/my-listings) says so after two weeks without a request. Check first whether new [comparable sales](/handbook/comparable-sales) have come in.\n\n## How much\nOne reduction that reaches new buyers works better than three that do not. Cross a step in which people search: from $412,000 to $399,000 rather than to $409,000. Small repeated cuts are all in the price history and tell buyers to wait for the next.\n\n## Before you do it\nReplace the first photograph, correct the description, offer a Saturday. Then change the price and save; buyers with a matching saved search are told by email. If you are paying for two homes, work out what a month of waiting costs you: mortgage interest, tax, insurance, upkeep. That sum is what a quick reduction saves.", "slug": "lowering-the-price", "title": "When to lower the price", "topic": "pricing", "summary": "How to tell a price problem from a photo, access or condition problem, and how to make one reduction that counts.", "keywords": "reduce reduction drop cut price no showings no offers not selling sitting stale too high interest views nobody nobody made an offer lots of views but no showings no interest been listed for a month sitting stale lower how much by when what is wrong not working slow weeks on the market quiet dead bajar rebajar reducir precio nadie interés", "position": 204, "updated_on": "2026-11-29", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "An offer is more than a price. The owner reads how sure it is that you will close, and when.\n\n## What it says\n- **Price**: what you pay.\n- **Deposit**: the [earnest money](/handbook/earnest-money) that shows you mean it.\n- **Loan or cash**: how much you borrow, and your lender''s letter.\n- **Conditions**: what lets you leave with your deposit, such as the inspection, the loan or the sale of your own home. See [Contingencies](/handbook/contingencies).\n- **Dates**: closing, and until when your offer is open.\n- **Requests**: a credit for repairs or closing costs, what stays in the home.\n\n## Choosing the price\nLook at what similar homes nearby have sold for in the last months, not only at what is asked. Sold homes keep their last asking price on our pages. What was paid is in the county''s records, which in some states don''t have it. Subtract what has to be repaired soon. Know the most you would pay before you start, and write it down. How long the home is for sale, and whether there are other offers, tells you how much room there is. No one can promise you what the owner will take.\n\n## Sending it\nPress \"Make an offer\" on the home''s page. Fill in the form and read the summary. The owner is told right away. You may change or withdraw an offer until it is accepted. You find it under Your offers, with whose move it is.\n\n## What comes back\n- **Accepted**: both of you get a page for the sale, with each next step. It is still no contract: that comes with the signed documents.\n- **A counter**: the owner changes terms. Look at each of them, not only at the price, and mind the date by which you have to answer. See [Counter-offers](/handbook/counter-offers).\n- **Best and final**: the owner asks all buyers for their last word by one date. Offer what you would not regret, whether you win or lose.\n- **Declined**: you may ask what was missing, and offer again.\n\n## Before you sign\nHave an attorney or your own agent read the contract. Wire no money before you have called the title company at a number that you found yourself: see [Wire fraud](/handbook/wire-fraud).", "slug": "making-an-offer", "title": "Making an offer as a buyer", "topic": "offers", "summary": "What goes into an offer on a home, how to choose the price and the terms, and what happens after you have sent it.", "keywords": "make an offer making offer how much to offer submit offer send offer terms buyer price below asking after my offer what happens next waiting my turn counter answer best and final ofrecer comprador", "position": 806, "updated_on": "2026-11-29", "published_on": "2026-11-29"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Requests arrive by email and on [your dashboard](/dashboard). The first email comes right away. What follows within an hour comes in one more. Only what can''t wait, such as a cancellation for today, comes by itself. Until you answer, the hour is held for that visitor.\n\n## Answer\n- **Confirm**: the visitor gets an email with date, time, address, and your entry notes. If you hide your street, this is when the visitor learns it.\n- **Propose other times**: up to three, open for three days. The visitor picks one with a click.\n- **Decline**: the visitor is told kindly and the hour is free again.\n\nA visitor who can make none of your times can ask for three others. No hour is held: accept one, propose another, or decline within three days.\n\n## What you know of a visitor\nYou see their name, email, phone number and note. \"Pre-approved by a lender\" is your own note. Under Settings of your calendar you can ask everyone for the number of people, a confirmed address, the disclosures read, or a pre-approval. It is the same for all, and your home''s page says it. We don''t check what they attach. Only you see it, and it is deleted later. The [privacy policy](/privacy) has the periods.\n\n## Write to a visitor\nChoose *Message* beside a showing, and you write to each other here. A visitor without an account reads and answers through the link in our email. Neither of you sees the other''s address or number unless one of you writes it. Questions from other buyers arrive there, too: *Messages* in your account''s menu. If someone bothers you, end the conversation.\n\n## Changes\nYou can cancel or propose another time until the showing begins. The visitor can, too, with the link in their email. When a showing moves, the old hour is offered again and the other side gets an email with a new calendar entry.\n\n## Reminders\nA day before and two hours before, both of you are reminded by email.\n\n## Afterwards\nThe visitor is asked how they liked the home, how the price feels and whether they might make an offer. Note on the dashboard whether they came. The answers are summed up there; [Following up after a showing](/handbook/after-a-showing) says how to read them.\n\n## Too many from one person?\nA visitor can have only one open showing of a home at a time, and we limit requests. If someone bothers you, decline and write to us through the envelope at the foot of the page.\n\nWhen you have accepted an offer, set the home to pending under [My listings](/my-listings). It then takes no more requests.", "slug": "managing-showings", "title": "Showing requests, changes and reminders", "topic": "product", "summary": "Confirm, decline, propose another time, cancel, note who came: what you can do with a request, and what the visitor is told.", "keywords": "message write to a visitor answer a question inbox chat with a buyer request confirm decline reschedule change cancel move propose other time viewing showing booking notification email reminder visitor no-show feedback pending answer suggest a different time propose reschedule visitor reminder reminders confirm a request decline booking visitor did not show up no show who booked contact details of visitors what does the visitor see visitor asked for another day i can''t make it visitas solicitudes confirmar cancelar cambiar", "position": 1503, "updated_on": "2026-11-30", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "A buyer opens your home''s page and makes an offer in six short steps. You are told. This is not a contract yet. What you agree on here is a record of terms. Both of you still have to sign a contract, in the form your state requires. No money is sent through this site.\n\n## Comparing\nUnder [My listings](/my-listings), *Offers* shows the open ones side by side. Enter your own figures once: mortgage, taxes, daily cost, and the day you want to move. Each offer then shows what you keep, line by line, and its risks. Sort by money, closing date or number of risks. Hide the names to decide on terms alone. They then appear as letters. *Save as PDF* makes a document of it. A price can rise above another offer: see [Comparing offers](/handbook/comparing-offers).\n\n## Answering\nAccept, counter, decline, or ask a question. A counter replaces what it answers: from then on only the buyer can accept. Each version says how long it is valid, and expires by itself. What changed is marked, and the history stays.\n\n## Best and final\nWith two or more open offers, you can ask all buyers for their best and final one by a day and hour. Their offers are sealed until the deadline, even for you. Until then, you can''t accept, counter or decline an offer, and your own counters can no longer be accepted. A buyer who sends nothing keeps the terms they had. If your counter was the latest, the offer ends. Afterwards you read who sent one. All are final until you answer them. If the deadline was wrong, call the round off. Sealed offers are then never read, and we tell all buyers.\n\n## After acceptance\nYour home is shown as sale pending. Other buyers are asked whether they stay as a backup. Buyers who come later can make a backup offer. Both are marked as such. You set their order. Each buyer sees only their own place. Either side can announce the end of the sale, with a reason and what happens to the earnest money. The sale ends a day later, unless both agree to go on. Then the home is for sale again, and the backups are called in their order. You can also accept or counter another one right away. If showings were cancelled when you accepted, you can invite their visitors again with one click. What comes next is in [From contract to closing](/handbook/from-contract-to-closing).\n\n## What you can require\nThat a buyer has seen the home, has read and acknowledged your [disclosures](/handbook/seller-disclosures), or attaches proof of funds or a pre-approval. You can open their files while the offer is open.", "slug": "offers-here", "title": "Offers on SelfNVest", "topic": "product", "summary": "How buyers make offers here, how you compare and answer them, what a round of best and final offers is, and what a backup does.", "keywords": "make an offer here receive offers compare offers side by side net proceeds money in hand counter offer accept decline withdraw improve best and final round sealed deadline highest and best multiple offers backup offer second buyer in line fell through back on market sale pending expired valid until hide names print offer summary proof of funds attach what do i require of offers ofertas comparar contraoferta aceptar oferta final respaldo", "position": 1509, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "A recent phone is good enough. What makes the difference is light, patience and where you stand.\n\n## Light\nChoose a bright, slightly overcast day, or the hours when the sun is off the windows. Open curtains, switch on every lamp, turn off the television and ceiling fans. Never use flash: it flattens rooms and shines in windows. Shoot the front when the sun is on it.\n\n## Where to stand\nStand in a corner or a doorway and hold the phone level at chest height, about four to five feet. Tilting up or down makes walls lean. Turn on the grid in the camera''s settings and line up a door frame with it. Show two walls rather than three, and let the floor fill the lower third. Use the normal lens. The ultra-wide one makes a bedroom look like a ballroom, and visitors are disappointed at the door.\n\n## What to photograph\nTake the front, each room from its two best corners, the kitchen three times, and each bath once. Add the view, and the yard toward the house and away from it. Add the garage, the laundry and the storage. Then two or three details that you love. Take thirty to sixty, publish twelve to thirty.\n\n## Look at the frame\nBefore each picture, check for cords, bins, pet bowls, magnets and open toilet lids. Check for your own reflection, a license plate, or the neighbor''s child. Leave out anything that shows when you are away or how the alarm works.\n\n## Honest pictures\nStraighten and brighten, but do not erase a power line or a crack. Edit only so far that a visitor still finds the home in the pictures.\n\nThe photos step under [My listings](/my-listings) lists your rooms that have no photo yet, each with a drawing of where to stand. Press one, and the camera opens. Location and camera data are removed. Next: [Choosing photos and their order](/handbook/choosing-photos).", "slug": "photographing-your-home", "title": "Photographing your home with a phone", "topic": "photos", "summary": "Light, height, straight lines and a tidy frame: how to make photographs that show rooms as they are.", "keywords": "photos pictures camera phone take photo shoot photographer light lighting wide angle video drone tips images iphone android take good pictures wide angle lens drone flash dark rooms professional photographer video tour how to photograph fotos fotografiar fotografías teléfono cámara luz", "position": 401, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "On a day with visitors you have other things to do than to search. Open *The whole day* beside any showing: all visits of that date are on one page, in order.\n\n## The page of the day\nYou see who comes, how many, to which home, their number and your notes. Free time and overlaps are named. *Confirm all* answers every request in one press. Once you have opened a day on your phone, you can read it there without a network. You can call, text, confirm and note. What you press is kept and sent when you are online, and you are told if it was too late.\n\n## When you are alone with a visitor\n- Press **They are here** when the visitor comes. A timer starts: 45 minutes, or as long as you choose.\n- Press **All is well** or **They have left** to end it. *15 minutes more* gives you time.\n- Up to two minutes before the end, we remind you in the bell, and on your phone if you turned notifications on.\n- If the timer passes, we email the person you trust: where you are, since when, and that they should call you.\n\nThe timer runs with us, not on your phone. Without a network no timer starts, and the page says so.\n\n## The person you trust\nChoose one on the same page, by name and email. We ask them first, in one email. They agree with its link and need no account. They don''t learn who visits you. They can stop at any time, and you can remove them. Until they agree, only you are reminded.\n\n## What a timer is not\nWe are no emergency service, and an email can be late. If you feel unsafe, leave the house and call 911. Let visitors walk ahead of you, keep the way to the door free, and have your phone in your hand. Better still, have someone with you.\n\n## They didn''t come\nPress **They didn''t come** once the time has begun. It stays with the showing, they get no questions about it, and a running timer ends.\n\n## Fewer emails\nYou get no email about what you did yourself. *Add to calendar* beside a confirmed showing saves it in your calendar. See [Showing requests](/handbook/managing-showings) for what visitors are told.", "slug": "the-day-of-showings", "title": "The day of showings, and your safety", "topic": "product", "summary": "One page for a day of visitors, a timer for when you are alone with one, and a person of trust who hears if it passes.", "keywords": "day of showings day sheet schedule order of visits offline no network safety safe alone stranger danger timer check in they are here all is well person of trust emergency contact did not come no show feel unsafe visitor scares me let strangers in buddy seguridad visitas desconocidos sola solo contacto confianza", "position": 1512, "updated_on": "2026-11-29", "published_on": "2026-11-29"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Half an hour is enough to learn a lot about a home, if you know where to look. Take photos only where the owner agrees.\n\n## Before you go\nRead the page of the home to its end, with its documents. Write down what is not answered there. Book a time on the page. If none suits, propose another. Come at an hour with daylight, and drive past again in the evening.\n\n## What to look at\n- **Outside**: the roof line, gutters, cracks, how the ground slopes. Water should run away from the house.\n- **Basement or crawl space**: stains, white edges on the walls, a damp smell, a pump.\n- **Each room**: open and close doors and windows. Look at ceilings, corners and floors that give way.\n- **Kitchen and baths**: run the water, look under the sinks, flush. How strong is the flow when two taps are open?\n- **Machines**: the age of the furnace, the water heater and the air conditioning is on their labels.\n- **Electricity**: the panel, the number of outlets, and anything that was added later.\n- **Around it**: noise, traffic, parking, the way to what you need each day.\n\n## What to ask the owner\n- Why did you choose this home, and what would you do next to it?\n- How old are the roof, the furnace and the water heater?\n- What has been repaired or changed, when, and with a permit?\n- Has there ever been water in the house?\n- What do heating, power and water cost in a year?\n- What stays with the house, and what goes with you?\n- Is there an association, what does it charge, and is any large cost planned?\n- When do you want to move?\n\nAsk about the home, not about people. An owner can tell you facts, but may not say which people a home or a street suits, so don''t ask who lives nearby.\n\n## Afterwards\nWrite three lines right away: what you liked, what worries you, what is still open. After the fourth home you will be glad. Open points become questions on the home''s page, or a condition of your offer, such as a [home inspection](/handbook/home-inspection).", "slug": "visiting-a-home", "title": "Visiting a home as a buyer", "topic": "showings", "summary": "How to book a visit, what to look at in each room, what to ask the owner, and what to write down before the next home.", "keywords": "visit visiting see look at tour walk through showing checklist buyer questions to ask owner rooms what to check red flags inspect yourself go see house ask at a showing visita preguntas", "position": 605, "updated_on": "2026-11-29", "published_on": "2026-11-29"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "The down payment is not all. The lender, the title company and the county have their own lines, and some bills are paid ahead.\n\n## What is on your side\n- **The loan**: the lender''s fees, points if you buy a lower rate, the appraisal and the credit report.\n- **The title**: the search, the lender''s policy, often the owner''s policy, and the closing or escrow fee. Who pays which differs by place and is a term of the contract.\n- **The county**: recording, and in some places a transfer tax.\n- **Paid ahead**: the first year of homeowners insurance, interest to the end of the month, and months of tax and insurance for the lender''s escrow account.\n- **Yours to choose**: inspection, survey, attorney.\n- **Shared by days**: taxes and dues that the owner has paid ahead, or not yet.\n\n## How much\nIt depends on the state, the loan and the month. The lender has to send you a **Loan Estimate** within three business days after you apply. It has the sum you need at closing, \"Cash to close\". Compare the estimates of two lenders line by line. Three business days before you sign, the **Closing Disclosure** shows the final figures. On the page of your sale here you can lay both beside each other. See [The Closing Disclosure](/handbook/closing-disclosure).\n\n## How to pay less\nThe Loan Estimate says which services you may shop for. Ask about the title insurance and the settlement fee first. The owner may agree to pay part of your costs as a credit: it is a term of the offer, and lenders limit it. A closing late in the month needs less interest paid ahead, but the same in the end.\n\n## On the day\nYour earnest money counts toward the sum. The rest goes by wire or by a cashier''s check. Call the title company at a number you found yourself before you send anything, even if a mail tells you that the account has changed: see [Wire fraud](/handbook/wire-fraud). Bring a valid ID, and walk through the home before you sign.", "slug": "what-a-buyer-pays-at-closing", "title": "What a buyer pays at closing", "topic": "closing", "summary": "The costs on the buyer side of a closing, which of them you can shop for, and how to be sure of the sum before you wire it.", "keywords": "closing costs buyer pays cash to close how much cash do i need at closing lender fees title insurance prepaid escrow taxes insurance loan estimate wire buyer closing cost money to bring gastos del comprador", "position": 1215, "updated_on": "2026-11-29", "published_on": "2026-11-29"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "A home has two prices: what you bring on the day of closing, and what you pay each month.\n\n## The month\nA month is made of the loan, property tax, insurance, and the fee of an association if there is one. With less than 20 percent down, most lenders add mortgage insurance. Each home''s page here adds these up with your own terms, and says which figures are estimates. Ask Vesty for the sum with another down payment or rate.\n\nLeave room for power, water and repairs. A roof or a furnace does not ask when it suits you. What you are glad to pay is often less than what a lender allows.\n\n## What a lender looks at\n- Your income, and how steady it is.\n- Your debts: cars, cards, loans for school.\n- Your credit report. Look at it first, as errors can be put right.\n- Your savings: for the down payment, for [closing costs](/handbook/what-a-buyer-pays-at-closing), and what is left after that.\n\nRates differ between lenders, so ask more than one on the same day, for the same kind of loan.\n\n## The letter\n**Prequalified** means that you told the lender some numbers. **Pre-approved** means that they have looked at your documents. **Underwritten** means that an underwriter has said yes to you, and mainly the home is left. Get the second or third kind before you visit homes in earnest: an owner who compares offers reads the letter beside the price. Letters run out, often after 60 to 90 days. A letter for the exact price of your offer does not tell the owner that you could pay more.\n\n## How much down\nThere are loans with much less than 20 percent down, for example FHA loans, and VA loans for those who served. Your state may also have help for first homes. A lender can tell you which you may use. More down means a smaller loan, and often no mortgage insurance, but do not spend your last dollar on it.\n\nDo not open a new card or buy a car between the letter and the closing. Lenders look again shortly before the end.", "slug": "what-you-can-pay", "title": "What you can pay: budget and pre-approval", "topic": "offers", "summary": "What a home costs a month, what a lender looks at, what a pre-approval letter is worth, and how much down you need.", "keywords": "afford budget how much house can i afford preapproval pre-approved pre-approval letter lender loan mortgage down payment monthly cost payment income debt buyer before i look qualify interest rate presupuesto enganche preaprobación", "position": 807, "updated_on": "2026-11-29", "published_on": "2026-11-29"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Type your address into three websites and you get three values. None of them has seen your kitchen. It helps to know what each number was made for.\n\n## Online estimates\nA computer compares public records: size, age, sales nearby. In a subdivision of similar houses it can be close. For a remodeled, rural or unusual home it can be far off. Check that it has the right bedrooms, baths and square feet, because mistakes in county records go straight into it. Companies publish their own error rates for your area. Read them before you lean on one.\n\n## The tax assessment\nIt exists to divide up the property tax. Depending on the state it may lag years behind, be capped in how fast it may rise, or be set to a fraction of the value. It is not a price.\n\n## An agent''s opinion\nA comparative market analysis is often free, and made in the hope of your business. It can be careful work. Ask to see the sales behind it, and say openly that you plan to sell by owner.\n\n## An appraisal\nA state-licensed appraiser visits and writes a report to professional standards. You pay for it, and it belongs to you; a buyer''s lender will still order its own. It is worth the fee when homes nearby differ a lot, when heirs or spouses must agree, or when you expect an argument about price.\n\n## What to do with them\nTreat them as witnesses, and [comparable sales](/handbook/comparable-sales) as the evidence. \"What is it worth?\" at your home in [My listings](/my-listings) turns such sales into a range. If all of them point one way and your hopes another, price where the evidence is. Neither Vesty nor anyone else can tell you from afar what your home will sell for.", "slug": "what-your-home-is-worth", "title": "Estimates, valuations and appraisals before you list", "topic": "pricing", "summary": "Online estimates, tax assessments, agents'' opinions and appraisals answer different questions. What each is good for.", "keywords": "zestimate online estimate automated value worth valuation appraiser assessed value tax assessment broker opinion bpo accurate zestimate zillow redfin estimate accurate what is it worth county assessed assessment assessor valuation how much is my home worth value of my house websites different values vale valor tasación estimación valuación", "position": 203, "updated_on": "2026-11-29", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Your account is an email address and a password, or your Google account. You find everything about it on [your profile](/profile).\n\n## Signing in\nIf you forgot the password, choose \"Forgot your password?\" at [Login](/login). You get an email with a link within minutes; look in the spam folder, too. Signing out removes what this browser had stored about you. Do it on a computer that others use.\n\n## Your profile\nName, telephone, the address and kind of your property, a picture. Name and telephone fill in documents and are not shown on your listing. Where this site sends text messages, a code proves your telephone, and your listing says \"Telephone confirmed\" without the number. To change the email address, confirm the new one by the link that we send there.\n\n## What others see\nYour listing: its address, photos, text and price. About you, only what you have written into it. Visitors who ask for a showing see your answers in our emails.\n\n## What we tell you\nThe bell at the top of every page counts what you have not read. That can be a request, an answer or a new time for a showing. It can be a new price for a home you saved, or a match of your search. [Notifications](/notifications) lists it all, and each line has a link. If you have not seen it there within two minutes, we also email it to you. On your profile you choose for each kind whether that email comes right away, once a day, or not at all. Email that you need for a showing always comes. There you can also switch on notifications on a device, without names and prices.\n\n## Take it along\n\"Export my data\" gives you a file with what we keep about you. It has your profile, listings, showings, saved homes and searches, messages, offers, payments and more. You can have it at any time, and should before you leave.\n\n## Leave\n\"Delete my account\" ends it for good. First we take your homes off the market and tell visitors with an upcoming showing. We cancel a subscription. Then we delete your files, listings and conversations with Vesty. What you and another person wrote to each other or offered stays with them, from a \"Deleted account\". Payments stay in the books, without your name, because the law requires it. It cannot be undone.\n\nIf you only want a break, withdraw your home under [My listings](/my-listings) instead.\n\n## Questions\nHow long each thing is kept, and who processes it for us, is in the [privacy policy](/privacy). For anything else write to us through the envelope at the foot of the page.", "slug": "your-account-and-data", "title": "Your account and your data", "topic": "product", "summary": "Signing in, changing your email address, taking your data along, and what happens when you delete your account.", "keywords": "account password email address change login sign in google profile delete account export data privacy download my data personal information close forgot reset forgot my password reset delete my account all my data gdpr ccpa privacy change email address phone export download log in login sign out google sign-in cannot log in notifications bell news unread stop emails too many emails daily digest unsubscribe cuenta datos contraseña correo borrar", "position": 1508, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Visitors can ask only for times that you offer. You set them under [Availability](/availability), for each home separately.\n\n## Weekly hours\nPress what fits, such as *Weekday evenings* or *Saturdays*, and *Save hours*. Then change the days and the two times as you like. Showings can begin from 9:00 AM to 7:00 PM. The hours repeat every week. All times are those of the home.\n\n## Single days\nOpen a day in the month to add or take away hours. A day that you have emptied yourself stays empty, even when the weekly hours would fill it. Days can be copied to others. For a vacation, set *days off*. Visitors can''t book then.\n\n## Open houses\nChoose *Hold an open house*: a day, a time, how long, and how many places. Visitors see it in the calendar and book a place, which is confirmed right away. Other showings can''t be booked during it. Until it begins, you can change it or call it off. Visitors who have booked keep their place, and we tell them. See [Open house](/handbook/open-house).\n\n## Settings\n- **Times begin** on the hour, or on the half hour as well.\n- **A showing lasts** from 30 minutes to two hours; an hour unless you change it. Booked showings keep their length.\n- **How soon can people come?** The shortest time between booking a showing and the showing itself (the notice period). It is two hours unless you change it.\n- **How far ahead can people book?** 60 days unless you change it, and 180 days at most.\n- **Time kept free between showings** (the buffer): half an hour to three hours before and after each showing, so that you have time to tidy up.\n- **Requests are confirmed right away**: comfortable, but you see the visitor''s name only afterwards. Read [Staying safe](/handbook/safety-at-showings) first.\n- **Entry notes**: told to confirmed visitors only.\n\n## What happens with a booked hour\nIt disappears from the calendar, so that it can''t be booked twice. If a showing is cancelled, the hour is offered again unless you have taken it away.\n\nVisitors who find no time can ask to be told when times open. You see how many wait. Offer more hours, and ten minutes later we write to them, so that you can change your mind.\n\n## Share and subscribe\nCopy the booking link and send it to a visitor who asks for a time. With the *calendar feed* your showings appear in Google, Apple or Outlook Calendar. Keep that address to yourself. If it gets around, make a new one, and the old one stops working.\n\nWhat happens to a request next is in [Showing requests, changes and reminders](/handbook/managing-showings).", "slug": "your-availability", "title": "Offering times for showings", "topic": "product", "summary": "Weekly hours, single days, days off, notice, free hours in between, automatic confirmation, and your own calendar feed.", "keywords": "availability calendar times slots hours schedule weekly set block days off vacation notice buffer auto confirm automatic sync google calendar feed ical outlook link share booking block next week vacation on vacation unavailable hours times google calendar sync weekends only change my hours minimum notice auto-confirm booking link how far ahead gap between half hour slots length of a viewing open house places which days and hours should i offer for showings how many in a week disponibilidad horario calendario horas", "position": 1502, "updated_on": "2026-11-23", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "Listing your home here is free. Start at [Sell](/sell); everything you have begun is under [My listings](/my-listings).\n\n## Seven steps\nBasics, place, features, photos, words, price, review. Take them in any order: a draft saves itself, and only you see it. To publish you need at least the property type, the full address and a title. The review says what is missing, and points out phrases that may go against [fair housing](/handbook/fair-housing). In the place step, check the pin on the map.\n\n## Hiding the street\nIn the place step you can hide the street until a showing is confirmed. Buyers then see the town, the ZIP code and a mile-wide circle with your home somewhere inside. The search does not find the street. A visitor gets it with the confirmation. If the showing is cancelled, we hide it again. Keep the street out of your words.\n\n## Photos\nWe make them smaller, also an iPhone''s HEIC, and remove hidden data such as their place. Describe them, or have a text drafted from them. A photo that you describe as \"Floor plan\" gets a place of its own. In the words step you can add a tour on Matterport, YouTube or Vimeo.\n\n## Showing that it is yours\nSend a deed or tax bill at \"Ownership\" under [My listings](/my-listings). We delete it 7 days after our decision. Vacant land is public only after that.\n\n## Changing a published home\nWhat you change is kept until you press \"Save changes\", so that a half-typed price never reaches buyers. A new price appears in the price history, and people with a matching saved search may get an email. For another town, create a new listing.\n\n## Status\n- **Active**: visible, showings can be requested.\n- **Pending**: visible with \"Sale pending\", no new showings. Choose it when you have a signed contract.\n- **Sold**: leaves the market. We ask the price, the day and where the buyer came from; only the home''s owners see it. You can undo it for a day. We tell visitors and buyers after ten minutes. Its place, facts, asking price and day of sale stay on a page, and for six months in searches for sold homes. Your words, photos and name do not stay, and we never show what it sold for.\n- **Withdrawn**: buyers don''t see it. You can put it back on the market.\n\nIf a home leaves the market, upcoming showings are cancelled and their visitors are told by email. Withdraw a home before you delete it.\n\nThis week''s views and saves are shown beside each home. What brings them, and how to get more, is in [Finding your buyer](/handbook/finding-your-buyer).", "slug": "your-listing", "title": "Your listing on SelfNVest", "topic": "product", "summary": "From the first step of the form to \"sold\": drafts, photos, publishing, changes, price history, pending and withdrawn.", "keywords": "create listing publish draft edit change list my home post status pending withdrawn sold delete take down remove free selfnvest website upload wizard take my listing down remove hide delete my home unpublish post house here edit the price on the site status sale pending map pin wrong address draft views count mark as sold floor plan video tour 3d tour matterport youtube vimeo mark my house hide my address hide the street approximate place anuncio publicar borrar quitar editar", "position": 1501, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "add up views of past weeks", "work": "select private.fold_views()", "every": "06:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "cancel requests of suspended people", "work": "\n    -- Each minute, showings to come are only read if somebody was suspended: the offset keeps Postgres from reading them first.\n    update private.booking_origins o set lapses_at = now() where o.booking_id in (\n      select late.booking_id from (\n        select found.id from private.suspensions s cross join lateral (\n          select b.id from public.bookings b\n          where b.status in (''pending'', ''confirmed'') and b.starts_at > now() and b.created_at < s.since\n            and s.mailbox_hash in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b))\n          offset 0) as found\n        where s.since > now() - interval ''10 minutes''\n        offset 0) as theirs\n      join private.booking_origins late on late.booking_id = theirs.id and late.lapses_at is null\n      for update of late skip locked)", "every": "00:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete conversations with past visitors", "work": "\n    -- A conversation in which a person writes at this moment, perhaps about another showing, stays.\n    delete from public.conversations c where c.id in (\n      select past.id from public.conversations past\n      join private.conversation_visitors v on v.conversation_id = past.id\n      -- A join could read all showings of the past as well.\n      where (select b.starts_at from public.bookings b where b.id = v.booking_id)\n            < (select private.kept_since(''conversations_with_visitors''))\n      for update of past, v skip locked);\n    -- The names of people who left while they were read are forgotten here too.\n    update public.notifications n set data = n.data - ''from'' where n.id in (\n      select told.id from public.notifications told\n      join public.conversations c on c.id = told.subject_id and (c.owner_id is null or c.buyer_id is null) and private.is_left_behind(c)\n      where told.kind = ''message'' and told.data ? ''from''\n      for no key update of told skip locked)", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": "private.has_unused_documents()", "name": "delete documents for good", "work": null, "every": "00:10:00", "route": "documents/sweep", "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete ended links", "work": "\n    delete from private.links k where k.ctid = any (array(\n      select ended.ctid from private.link_purposes p\n      cross join lateral (\n        select old.ctid from private.links old where old.purpose = p.purpose and old.expires_at < now() and old.expires_at < ''infinity''\n        order by old.expires_at limit 1000 for update skip locked) as ended\n      where p.is_forgotten))", "every": "00:10:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old counters", "work": "select private.forget_counters(), private.forget_takings()", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old hashes of ended links", "work": "\n    delete from private.ended_links e where e.ctid = any (array(\n      select old.ctid from private.ended_links old\n      where old.ended_at < (select private.kept_since(''hashes_of_links'')) order by old.ended_at limit 20000 for update skip locked))", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old mail", "work": "select private.forget_old_mail()", "every": "00:10:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old names of photos", "work": "select private.forget_photo_names()", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old notifications", "work": "select private.forget_notifications()", "every": "00:10:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old openings of disclosures", "work": "\n    delete from private.disclosure_openings o where o.ctid = any (array(\n      select old.ctid from private.disclosure_openings old\n      where old.opened_at < (select private.kept_since(''openings'')) order by old.opened_at limit 10000 for update skip locked))", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old places of addresses", "work": "\n    delete from private.geocoder_cache c where c.ctid = any (array(\n      select old.ctid from private.geocoder_cache old where old.kept_until < now()\n      order by old.kept_until limit 20000 for update skip locked))", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old readings of searches", "work": "\n    delete from private.phrase_readings r where r.ctid = any (array(\n      select old.ctid from private.phrase_readings old\n      where old.read_at < (select private.kept_since(''phrases'')) order by old.read_at limit 20000 for update skip locked))", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old records of last looks", "work": "\n    delete from public.home_visits v where v.last_at < (select private.kept_since(''last_looks''))", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old records of seen homes", "work": "select private.forget_home_marks()", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete old timers of showings", "work": "\n    delete from private.check_ins c where c.id in (\n      select old.id from private.check_ins old\n      where old.started_at < (select private.kept_since(''check_ins'')) for update skip locked)", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete people of trust who never answered", "work": "\n    delete from private.trusted_people t where t.id in (\n      select old.id from private.trusted_people old\n      where old.agreed_at is null and old.asked_at < (select private.kept_since(''unanswered_trust'')) for update skip locked)", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete proofs of ownership", "work": "select private.forget_ownership_documents()", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": "cardinality(private.unused_files(''sale-files'', ''is_unused_sale_file'', 1, true)) > 0", "name": "delete unused files of sales", "work": null, "every": "00:10:00", "route": "documents/sales/sweep", "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": "private.has_unused_photos()", "name": "delete unused photos", "work": null, "every": "00:10:00", "route": "listings/sweep", "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": "cardinality(private.unused_files(''chat-images'', ''is_unused_chat_image'', 1, true)) > 0", "name": "delete unused pictures for Vesty", "work": null, "every": "00:10:00", "route": "chatbot/sweep", "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "delete waits for homes that stay sold", "work": "select private.forget_waits_of_sold_homes()", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "end showings and offers of homes that owners marked as sold", "work": "select private.settle_outcomes()", "every": "00:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "erase visitors of past showings", "work": "select private.forget_past_visitors()", "every": "00:10:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": "exists (select from private.due_refunds())", "name": "finish refunds that were interrupted", "work": null, "every": "00:00:00", "route": "stripe/finish-refunds", "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "hide homes that were reported twice", "work": "select private.hide_doubted_homes()", "every": "00:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "make partitions for the next days", "work": "select private.make_days(''public.listing_views''); select private.make_days(''private.rate_buckets'')", "every": "01:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "remind operators of proofs of ownership", "work": "select private.remind_of_ownership_proofs()", "every": "1 day", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.duties (name, every, work, route, due, looked_at, request_id, requested_at, last_success, last_error) overriding system value select r.name, r.every, r.work, r.route, r.due, r.looked_at, r.request_id, r.requested_at, r.last_success, r.last_error from jsonb_populate_record(null::private.duties, '{"due": null, "name": "remind owners of timers, and mail people of trust", "work": "select private.watch_check_ins()", "every": "00:00:00", "route": null, "looked_at": "-infinity", "last_error": null, "request_id": null, "last_success": null, "requested_at": null}'::jsonb) as r
on conflict (name) do update set every = excluded.every, work = excluded.work, route = excluded.route, due = excluded.due, looked_at = excluded.looked_at, request_id = excluded.request_id, requested_at = excluded.requested_at, last_success = excluded.last_success, last_error = excluded.last_error;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) overriding system value select r.kind, r.renews, r.mail, r.default_mail, r.true_while from jsonb_populate_record(null::private.notification_kinds, '{"kind": "ownership_asked", "mail": "always", "renews": true, "true_while": "happened", "default_mail": "at_once"}'::jsonb) as r
on conflict (kind) do update set renews = excluded.renews, mail = excluded.mail, default_mail = excluded.default_mail, true_while = excluded.true_while;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) overriding system value select r.kind, r.renews, r.mail, r.default_mail, r.true_while from jsonb_populate_record(null::private.notification_kinds, '{"kind": "ownership_decided", "mail": "always", "renews": true, "true_while": "happened", "default_mail": "at_once"}'::jsonb) as r
on conflict (kind) do update set renews = excluded.renews, mail = excluded.mail, default_mail = excluded.default_mail, true_while = excluded.true_while;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) overriding system value select r.kind, r.renews, r.mail, r.default_mail, r.true_while from jsonb_populate_record(null::private.notification_kinds, '{"kind": "ownership_waits", "mail": "always", "renews": true, "true_while": "happened", "default_mail": "at_once"}'::jsonb) as r
on conflict (kind) do update set renews = excluded.renews, mail = excluded.mail, default_mail = excluded.default_mail, true_while = excluded.true_while;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) overriding system value select r.kind, r.renews, r.mail, r.default_mail, r.true_while from jsonb_populate_record(null::private.notification_kinds, '{"kind": "plan_refunded", "mail": "always", "renews": true, "true_while": "happened", "default_mail": "at_once"}'::jsonb) as r
on conflict (kind) do update set renews = excluded.renews, mail = excluded.mail, default_mail = excluded.default_mail, true_while = excluded.true_while;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) overriding system value select r.kind, r.renews, r.mail, r.default_mail, r.true_while from jsonb_populate_record(null::private.notification_kinds, '{"kind": "showing_check_in", "mail": "elsewhere", "renews": true, "true_while": "elsewhere", "default_mail": "none"}'::jsonb) as r
on conflict (kind) do update set renews = excluded.renews, mail = excluded.mail, default_mail = excluded.default_mail, true_while = excluded.true_while;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) overriding system value select r.kind, r.renews, r.mail, r.default_mail, r.true_while from jsonb_populate_record(null::private.notification_kinds, '{"kind": "trust_answered", "mail": "always", "renews": true, "true_while": "happened", "default_mail": "at_once"}'::jsonb) as r
on conflict (kind) do update set renews = excluded.renews, mail = excluded.mail, default_mail = excluded.default_mail, true_while = excluded.true_while;

insert into private.telephone_rule (id, offered) overriding system value select r.id, r.offered from jsonb_populate_record(null::private.telephone_rule, '{"id": true, "offered": false}'::jsonb) as r
on conflict (id) do update set offered = excluded.offered;

insert into private.ownership_rule (id, waits) overriding system value select r.id, r.waits from jsonb_populate_record(null::private.ownership_rule, '{"id": true, "waits": false}'::jsonb) as r
on conflict (id) do update set waits = excluded.waits;

reset check_function_bodies;
