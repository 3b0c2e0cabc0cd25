-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/site/foundations.sql

-- Foundations: the private schema, closed default privileges, and helpers that many tables share.
--
-- These files have the schema as it is. Projects apply the migrations, which are generated from them (decision 191).
--
-- The API exposes `public`. It does not expose `private`, which holds everything that only our own functions touch:
-- definer functions, counters, the mail outbox. Usage on it is granted so that policies and the thin wrappers in
-- `public` can call into it.

create schema private;
comment on schema private is 'Not exposed by the API. Definer functions, rate buckets, the mail outbox.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Older projects of the hosted platform grant everything on new objects to the API's roles, new projects nothing. Here
-- visitors and users get only the rights that these files grant them, and our functions may read and write all tables
-- of `public`, unless a file revokes that.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- True when a visitor or a signed-in user made the statement. The API sets `role` for each request;
-- unlike current_user, it does not change inside a definer function.
create function private.is_api_caller() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated');
$$;

-- True while our own seed writes demo data: dates in the past, no mail, no limits. The setting alone
-- is not enough, because an API caller could set it too.
create function private.is_seeding() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('app.seeding', true), '') = 'on'
     and not private.is_api_caller();
$$;

grant execute on function private.is_seeding, private.is_api_caller to anon, authenticated, service_role;

-- The caller's account; visitors are refused.
create function private.signed_in() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'authentication_required';
  end if;
  return auth.uid();
end;
$$;

-- Keeps an account from being deleted before this transaction ends, or refuses because it is gone. A transaction that
-- deletes an account locks its row and then everything that belongs to it, so this call comes before any lock on a row
-- of that account.
create function private.keep_account(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users u where u.id = p_user_id for key share;
  if not found then
    raise exception using errcode = 'PT401', message = 'authentication_required';
  end if;
end;
$$;

-- Transactions that name the same thing take turns: the second waits here until the first has ended.
create function private.take_turn(p_name text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_name, 0));
$$;

-- When a changed row was last changed: now, or at the time that our own seed gives.
create function private.touched(p_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when private.is_seeding() then p_at else now() end;
end;
$$;
grant execute on function private.touched to authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := private.touched(new.updated_at);
  return new;
end;
$$;

-- Guards a definer step of a list that runs with its caller's rights (decision 142): the step believes the rows it
-- gets, and only a trigger passes true ones.
create function private.only_in_triggers() returns void
language plpgsql stable set search_path = '' as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- A token for a link: 43 characters that need no escaping. Each uuid contributes 122 random bits.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(rtrim(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '='), '+/', '-_');
$$;

-- Lowercases a file's extension, because cameras write DSC_0001.PNG. The rest of the name says who
-- owns the file and stays as it is. "a/B.PNG" → "a/B.png"
create function private.with_small_ending(p_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(p_name, '\.[A-Za-z]{3,4}$', '') || coalesce(lower(substring(p_name from '\.[A-Za-z]{3,4}$')), '');
$$;
grant execute on function private.with_small_ending to authenticated, service_role;

-- Offers a function of `private` to the API, which shows only `public`: creates a wrapper there, with these names for
-- its parameters, and lets the given roles and the service role call both, and no others. So 'ask_owner(id, body)'
-- wraps private.ask_owner(p_id, p_body). A definer function stays in `private`, where one grant too many exposes
-- nothing.
create function private.expose(p_signature text, p_to text, p_about text) returns void
language plpgsql set search_path = '' as $make$
declare
  shown constant text := split_part(p_signature, '(', 1);
  names constant text[] := array(
    select quote_ident(btrim(name)) from string_to_table(rtrim(split_part(p_signature, '(', 2), ')'), ',') as name
    where name <> '');
  hidden pg_catalog.pg_proc;
begin
  select * into strict hidden from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname = shown;
  assert cardinality(names) = hidden.pronargs, p_signature;
  -- A parameter whose name needs quotes can't be named in every call: "values" is one.
  assert not '"' = any (select left(name, 1) from unnest(names) as name), p_signature;
  execute format(
    'create or replace function public.%I(%s) returns %s language sql %s set search_path = '''' as %L',
    shown,
    (select string_agg(concat_ws(' ', names[n], format_type(type, null),
                                 'default ' || pg_get_function_arg_default(hidden.oid, n::integer)), ', ' order by n)
     from unnest(hidden.proargtypes::oid[]) with ordinality as each (type, n)),
    pg_get_function_result(hidden.oid),
    case hidden.provolatile when 'v' then 'volatile' else 'stable' end,
    format('select %sprivate.%I(%s);', case when pg_get_function_result(hidden.oid) like 'TABLE%' then '* from ' end,
           shown, array_to_string(names, ', ')));
  execute format('comment on function public.%I is %L', shown, p_about);
  -- An earlier migration may have offered the function to more roles, and the owner of a project may have opened new
  -- functions to all.
  execute format('revoke execute on function public.%1$I, private.%1$I from public, anon, authenticated', shown);
  execute format('grant execute on function public.%1$I, private.%1$I to service_role, %2$s', shown, p_to);
end;
$make$;

-- Lets roles read every column of tables of `public`, so that a client's `select=*` works; row-level security decides
-- which rows. The grant names each column, because a grant on the table would include the system's columns: xmin, xmax
-- and ctid change when a row is written or locked, and so tell that an offer, a booking or a favorite was just stored
-- (decision 168).
create function private.let_read(p_roles text, variadic p_tables text[]) returns void
language plpgsql set search_path = '' as $make$
declare
  name text;
begin
  foreach name in array p_tables loop
    execute format('grant select (%s) on public.%I to %s', (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', name)::regclass and a.attnum > 0 and not a.attisdropped), name, p_roles);
  end loop;
end;
$make$;

-- Leaves tables of `private` to the service role, with the rights in p_rights: 'select', for example. The service role
-- passes row-level security anyway; the policies say so to the platform's advisors.
create function private.only_for_server(p_may text, variadic p_tables text[]) returns void
language plpgsql set search_path = '' as $make$
declare
  name text;
begin
  foreach name in array p_tables loop
    execute format('alter table private.%I enable row level security', name);
    execute format('grant %s on private.%I to service_role', p_may, name);
    execute format('create policy "The service role may %s" on private.%I for %s to service_role using (true) %s',
                   p_may, name, case p_may when 'select' then p_may else 'all' end,
                   case when p_may <> 'select' then 'with check (true)' end);
  end loop;
end;
$make$;

-- supabase/schemas/site/limits.sql

-- Limits that browser, functions and SQL share. They are written in the domain, where errors and screens name them; limit_values.sql has a copy of their values (decision 161).

create table private.limits (
  name text primary key,
  value integer not null check (value >= 0)
);
comment on table private.limits is 'The numbers of the domain that SQL enforces; limit_values.sql writes them.';

select private.only_for_server('select', 'limits');

-- The limit of that name, as private.limits has it. A name that is not there is our own mistake: it raises, because no
-- row may be stored without its limit. A statement that compares many rows with a limit looks it up once, with `(select
-- private.limit_of(…))`. A definer function, because lists of steps run with their caller's rights.
create function private.limit_of(p_name text) returns integer
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  found_value constant integer := (select l.value from private.limits l where l.name = p_name);
begin
  assert found_value is not null, concat('There is no limit called ', p_name, '.');
  return found_value;
end;
$$;
grant execute on function private.limit_of to anon, authenticated, service_role;

-- How long something is kept before it is deleted or erased (domain/site/deletions.ts).
create table private.kept_periods (
  what text primary key,
  period interval not null check (period > '0')
);
comment on table private.kept_periods is 'How long each thing is kept before it is deleted or erased; limit_values.sql writes them.';

select private.only_for_server('select', 'kept_periods');

-- How long that is kept. A name that is not there is our own mistake: it raises, because nothing may be kept forever by a
-- typing error.
create function private.kept_for(p_what text) returns interval
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  found_period constant interval := (select k.period from private.kept_periods k where k.what = p_what);
begin
  assert found_period is not null, concat('How long ', p_what, ' is kept is not known.');
  return found_period;
end;
$$;

-- The moment before which it is no longer kept. A statement that compares many rows with it asks once, with `(select
-- private.kept_since(…))`.
create function private.kept_since(p_what text) returns timestamptz
language sql stable parallel safe set search_path = '' as $$
  select now() - private.kept_for(p_what);
$$;
grant execute on function private.kept_for, private.kept_since to anon, authenticated, service_role;

-- The pots: everything of which there is only so much for all. The file pots takes parts of them (decision 206).
create table private.pots (
  name text primary key,
  protects text not null,
  size bigint check (size > 0),
  window_seconds integer not null check (window_seconds > 0),
  each integer check (each > 0),
  of_origin integer not null check (of_origin between 1 and 100),
  for_guests integer not null check (for_guests >= 0),
  for_new integer not null check (for_new >= 0),
  for_known integer not null check (for_known >= 0),
  for_established integer not null check (for_established >= 0),
  constraint pots_whole check (for_guests + for_new + for_known + for_established = 100)
);
comment on table private.pots is 'What one caller could use up for others, and how it is shared out; limit_values.sql writes them from domain/site/errors/pots.ts.';
comment on column private.pots.size is 'How much there is in a window, for all; null if the operator says so.';
comment on column private.pots.each is 'The most that one account, mailbox or link takes; null if other limits are narrower.';
comment on column private.pots.of_origin is 'The percentage of a part that callers of one origin take: of a network, or of a domain.';
comment on column private.pots.for_guests is 'The percentage for callers without an account. The columns after it are for people with a new account, a known account, and one that is established.';

-- Providers at which anyone gets a mailbox: their domains are no origin.
create table private.mail_providers (
  domain text primary key
);
comment on table private.mail_providers is 'Domains of mail providers at which anyone gets a mailbox; limit_values.sql writes them.';

select private.only_for_server('select', 'pots', 'mail_providers');

-- supabase/schemas/site/limit_values.sql

-- Written by `npm run generate -- types` from the limits of the domain (tests/support/limit-values.ts), from pots.ts, mail-providers.ts and deletions.ts. Not to be edited by hand.

delete from private.limits;

insert into private.limits (name, value) values
  ('answers.answer', 1000),
  ('answers.per_home', 60),
  ('answers.for_time', 5),
  ('answers.question', 300),
  ('chat.stored_images', 200),
  ('chat.title', 80),
  ('days.horizon', 180),
  ('days.off', 200),
  ('days.offered', 2000),
  ('days.open_houses', 20),
  ('disclosures.guests', 100),
  ('disclosures.per_home', 40),
  ('documents.bytes_per_user', 524288000),
  ('documents.per_user', 200),
  ('favorites', 500),
  ('handbook.passage', 900),
  ('handbook.query', 500),
  ('invitations.join_days', 30),
  ('invitations.per_day', 12),
  ('listings.in_all', 100),
  ('listings.new_per_hour', 20),
  ('listings.price_changes_per_hour', 30),
  ('lists.guests', 10),
  ('lists.homes', 100),
  ('lists.link_days', 180),
  ('lists.per_person', 10),
  ('mail.after_minutes', 2),
  ('marks.hidden', 1000),
  ('marks.notes', 1000),
  ('marks.seen', 500),
  ('marks.visit_pause_hours', 4),
  ('messages.answers_by_link', 5),
  ('messages.characters', 2000),
  ('messages.link_days', 7),
  ('notifications.per_person', 400),
  ('offers.amendments_per_side', 20),
  ('offers.buyers', 3),
  ('offers.call_off_minutes', 1),
  ('offers.called_hours', 48),
  ('offers.end_hours', 24),
  ('offers.files', 6),
  ('offers.links_per_step', 12),
  ('offers.new_per_day', 10),
  ('offers.remind_hours', 24),
  ('offers.round_days_most', 14),
  ('offers.round_hours_least', 1),
  ('offers.rounds_per_day', 4),
  ('offers.said', 500),
  ('offers.step_link_days', 10),
  ('offers.valid_days_most', 30),
  ('offers.valid_hours_least', 1),
  ('offers.versions', 40),
  ('owners.per_home', 3),
  ('parties.bytes', 52428800),
  ('parties.files', 20),
  ('parties.link_days', 30),
  ('parties.times_per_day', 5),
  ('parties.per_side', 12),
  ('people.known_after_days', 14),
  ('photos.per_listing', 40),
  ('push.devices', 10),
  ('reports.per_day_and_network', 30),
  ('reports.per_day_and_person', 20),
  ('reports.reason_least', 10),
  ('reports.reason_most', 1000),
  ('reports.words', 1000),
  ('sale_files.bytes_per_side', 262144000),
  ('sale_files.per_side', 60),
  ('saved_searches', 20),
  ('search.page', 24),
  ('search.page_most', 100),
  ('search.place', 300),
  ('search.term', 200),
  ('vesty.basic', 50),
  ('vesty.premium', 200),
  ('vesty.trial', 5),
  ('signings.ask_minutes', 15),
  ('signings.bytes', 20971520),
  ('signings.per_day', 10),
  ('signings.release_days', 90),
  ('showings.link_days', 14),
  ('showings.proposal_days', 3),
  ('views.per_day', 2000),
  ('views.per_home', 40),
  ('views.per_hour', 300),
  ('waiting.homes', 20),
  ('waiting.homes_at_once', 20),
  ('waiting.people', 1000),
  ('waiting.settled_minutes', 10),
  ('waiting.told_at_once', 25);

delete from private.kept_periods;

insert into private.kept_periods (what, period) values
  ('visitors', '180 days'),
  ('conversations_with_visitors', '180 days'),
  ('networks_of_requests', '1 day'),
  ('proven_mailboxes', '400 days'),
  ('waits', '60 days'),
  ('unconfirmed_news', '7 days'),
  ('news_links', '400 days'),
  ('mail', '7 days'),
  ('notifications', '180 days'),
  ('names_in_notifications', '90 days'),
  ('pushes', '1 day'),
  ('seen_homes', '180 days'),
  ('last_looks', '180 days'),
  ('list_guests', '180 days'),
  ('views', '7 days'),
  ('places', '180 days'),
  ('unknown_places', '1 day'),
  ('owner_invitations', '90 days'),
  ('buyer_invitations', '90 days'),
  ('refused_invitations', '2 years'),
  ('mailed_invitations', '7 days'),
  ('openings', '1 year'),
  ('sale_files', '7 years'),
  ('parties', '90 days'),
  ('cases', '180 days'),
  ('cases_in_force', '2 years'),
  ('reported_photos', '30 days'),
  ('networks_of_reports', '30 days'),
  ('deleted_documents', '1 day'),
  ('unused_documents', '1 day'),
  ('unused_sale_files', '1 day'),
  ('unused_pictures', '1 day'),
  ('unused_photos', '1 day'),
  ('names_of_photos', '7 days'),
  ('turns', '7 days'),
  ('hashes_of_links', '400 days'),
  ('counters', '2 days'),
  ('figures_of_mail', '90 days'),
  ('failures_of_webhooks', '30 days'),
  ('builds', '2 days'),
  ('runs_of_the_clock', '7 days');

delete from private.pots;

insert into private.pots
  (name, protects, size, window_seconds, each, of_origin, for_guests, for_new, for_known, for_established)
values
  ('offers', 'a home''s new offers; those that were withdrawn don''t count', 60, 86400, 4, 20, 10, 40, 25, 25),
  ('conversations', 'a home''s new conversations and questions', 60, 86400, 3, 20, 10, 45, 20, 25),
  ('disclosure_requests', 'a home''s requests for disclosures', 60, 86400, 3, 20, 10, 40, 25, 25),
  ('reports', 'reports of a home and its answers, separately for grave reasons', 120, 86400, 10, 20, 25, 25, 25, 25),
  ('moderation', 'all reports that moderators read', 1200, 86400, 30, 20, 25, 25, 25, 25),
  ('showings', 'a home''s requests for showings', 80, 3600, 5, 20, 50, 20, 15, 15),
  ('waiting', 'a home''s waiting list', 100, 3600, 5, 20, 50, 20, 15, 15),
  ('views', 'a home''s views, an hour', 1000, 3600, null, 40, 50, 20, 15, 15),
  ('views_of_day', 'a home''s views, a day', 6000, 86400, null, 40, 50, 20, 15, 15),
  ('questions', 'answers from what is published about a home', 1200, 3600, 60, 20, 50, 20, 15, 15),
  ('list_reads', 'looks at a shared list', 16000, 3600, null, 25, 50, 20, 15, 15),
  ('list_writes', 'changes of a shared list by its guests', 800, 3600, null, 25, 50, 20, 15, 15),
  ('geocoder', 'the geocoder, which takes one address a second', 3000, 3600, 60, 20, 10, 40, 25, 25),
  ('builds', 'builds of the site right away; later ones come within three hours', 30, 86400, 4, 20, 10, 40, 25, 25),
  ('model:photos', 'the model that writes from photos', 1000, 86400, 20, 20, 10, 40, 25, 25),
  ('model:advertisements', 'the model that reads advertisements', 500, 86400, 20, 20, 10, 40, 25, 25),
  ('model:questions', 'the model that chooses quotes for questions', 2000, 86400, 100, 20, 50, 20, 15, 15),
  ('model:vesty', 'Vesty''s budget, in millionths of a dollar', null, 86400, null, 20, 10, 40, 25, 25),
  ('invited_mailbox', 'invitations to one mailbox', 20, 86400, 4, 50, 0, 40, 20, 40),
  ('mail:party', 'invitations by mail', null, 86400, 24, 20, 0, 40, 20, 40),
  ('mail:party:place', 'invitations to one home, offer or sale', 30, 86400, 15, 100, 100, 0, 0, 0),
  ('mail:first', 'first emails about requests for showings', null, 86400, null, 20, 50, 20, 15, 15),
  ('mail:first:home', 'first emails about requests at one home', 200, 86400, null, 25, 50, 20, 15, 15),
  ('mail:first:owner', 'first emails about requests to one owner', 200, 86400, null, 30, 50, 20, 15, 15),
  ('mail:first:visitor', 'first emails about requests to one mailbox', 40, 86400, null, 50, 50, 20, 15, 15),
  ('mail:answer', 'emails to people who have a showing', null, 86400, null, 20, 30, 30, 15, 25),
  ('mail:answer:home', 'emails about the showings of one home', 400, 86400, null, 50, 30, 30, 15, 25),
  ('mail:answer:owner', 'emails about showings to one owner', 400, 86400, null, 25, 30, 30, 15, 25),
  ('mail:answer:visitor', 'emails about showings to one mailbox', 80, 86400, null, 50, 30, 30, 15, 25),
  ('mail:search', 'emails of saved searches', null, 86400, 40, 20, 10, 40, 25, 25),
  ('mail:notice', 'emails about news', null, 86400, null, 20, 30, 30, 15, 25),
  ('mail:notice:person', 'emails about news to one person', 80, 86400, 8, 40, 30, 30, 15, 25),
  ('mail:talk', 'emails about messages', null, 86400, null, 20, 30, 30, 15, 25),
  ('mail:talk:person', 'emails about messages to one person', 80, 86400, 8, 40, 30, 30, 15, 25),
  ('mail:news:confirm', 'emails that ask for a confirmation', null, 86400, null, 20, 50, 20, 15, 15),
  ('mail:news:news', 'emails with new homes, to confirmed addresses', null, 86400, null, 20, 100, 0, 0, 0),
  ('mail:news:times', 'emails with free times, to confirmed addresses', null, 86400, null, 20, 100, 0, 0, 0),
  ('mail:times:home', 'emails with the free times of one home', 200, 86400, null, 100, 100, 0, 0, 0),
  ('mail:times:person', 'emails with free times to one mailbox', 20, 86400, null, 100, 100, 0, 0, 0),
  ('pushes', 'pushes to one device', 80, 86400, 8, 40, 30, 30, 15, 25);

delete from private.mail_providers;

insert into private.mail_providers (domain) values
  ('aim.com'),
  ('aol.com'),
  ('att.net'),
  ('bellsouth.net'),
  ('charter.net'),
  ('comcast.net'),
  ('cox.net'),
  ('duck.com'),
  ('earthlink.net'),
  ('fastmail.com'),
  ('frontier.com'),
  ('gmail.com'),
  ('gmx.com'),
  ('gmx.net'),
  ('googlemail.com'),
  ('hey.com'),
  ('hotmail.com'),
  ('icloud.com'),
  ('juno.com'),
  ('live.com'),
  ('mac.com'),
  ('mail.com'),
  ('me.com'),
  ('msn.com'),
  ('naver.com'),
  ('optonline.net'),
  ('outlook.com'),
  ('outlook.es'),
  ('pm.me'),
  ('privaterelay.appleid.com'),
  ('proton.me'),
  ('protonmail.com'),
  ('qq.com'),
  ('rocketmail.com'),
  ('sbcglobal.net'),
  ('spectrum.net'),
  ('tutanota.com'),
  ('verizon.net'),
  ('windstream.net'),
  ('yahoo.ca'),
  ('yahoo.co.uk'),
  ('yahoo.com'),
  ('yahoo.com.mx'),
  ('yahoo.es'),
  ('ymail.com'),
  ('zoho.com');

-- supabase/schemas/site/reading_texts.sql

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

  -- Numbered roads by class and number. The direction is left out, because it says which part of the road is meant.
  if has_digits and told ~ '[a-z] [0-9]' then
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

-- supabase/schemas/site/repeated_writes.sql

-- Writes under an id that the browser made, so that it can send them again when an answer is lost. One rule holds for
-- all of them. A known id with the same contents changes nothing and gets the first answer again. A known id with other
-- contents is refused by a code of its own: with the first answer, people would believe that their last contents are
-- stored. tests/database/site/repeated-writes.test.ts goes over every such write.

-- Whether the row that is stored under an id (null: none) has the contents that are sent now.
create function private.is_repeat(p_stored jsonb, p_sent jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if exists (
    select from jsonb_each(p_sent) as sent where p_stored is not null and p_stored -> sent.key is distinct from sent.value
  ) then
    raise exception using errcode = 'PT409', message = 'already_stored';
  end if;
  return p_stored is not null;
end;
$$;

-- Whether a row that an API caller inserts is stored already with the same contents. p_columns are the columns that
-- callers fill in; a column that they may leave out to get a generated value is not among them. A repeat is left out of
-- the insert, so it gets the answer of the first insert.
create function private.is_repeated_row(p_table regclass, p_sent jsonb, p_columns text[]) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  stored jsonb;
begin
  if not private.is_api_caller() then
    return false;
  end if;
  execute format('select to_jsonb(t) from %s as t where t.id = $1', p_table) into stored using (p_sent ->> 'id')::uuid;
  return private.is_repeat(stored, (
    select jsonb_object_agg(sent.key, sent.value) from jsonb_each(p_sent) as sent where sent.key = any (p_columns)));
end;
$$;

-- A table that needs no other step before an insert has this trigger.
create function private.leave_out_repeats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when not private.is_repeated_row(tg_relid, to_jsonb(new), tg_argv) then new end;
end;
$$;

-- supabase/schemas/site/rate_limits.sql

-- Rate limits, and the keys they count by: the networks that a request comes from, and the mailbox behind an email
-- address. Both keys are also computed in TypeScript (_shared/edge/client-address.ts and
-- _shared/domain/people/mailbox.ts); a test compares them.

-- One row per key and window. A single upsert decides, so parallel callers can't exceed the cap.
create table private.rate_buckets (
  key text not null check (char_length(key) between 1 and 300),
  window_start timestamptz not null,
  n bigint not null check (n > 0),
  primary key (key, window_start)
);
comment on table private.rate_buckets is 'Fixed-window counters behind private.take_rate() and private.take_part().';
create index rate_buckets_window on private.rate_buckets (window_start);

select private.only_for_server('select, insert, update, delete', 'rate_buckets');

-- Adds an amount to the bucket. False if it would exceed p_cap in this window of p_window_seconds.
create function private.take_amount(p_key text, p_window_seconds integer, p_cap bigint, p_amount bigint)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from now()) / p_window_seconds) * p_window_seconds);
begin
  delete from private.rate_buckets where key = p_key and window_start < started;
  if p_amount > p_cap then
    return false;
  end if;
  insert into private.rate_buckets as bucket (key, window_start, n)
  values (p_key, started, p_amount)
  on conflict (key, window_start) do update set n = bucket.n + p_amount where bucket.n + p_amount <= p_cap;
  return found;
end;
$$;

-- Takes one from the bucket, of a limit that stops nobody but its own caller. What many share is a pot.
create function private.take_rate(p_key text, p_window_seconds integer, p_cap integer) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take_amount(p_key, p_window_seconds, p_cap, 1);
$$;

-- Gives back what was taken at p_taken_at, when the counted event did not happen; a negative amount is taken in addition.
create function private.give_amount(p_key text, p_window_seconds integer, p_taken_at timestamptz, p_amount bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from p_taken_at) / p_window_seconds) * p_window_seconds);
begin
  -- No other transaction takes or gives one back between the two statements.
  perform from private.rate_buckets b where b.key = p_key and b.window_start = started for update;
  update private.rate_buckets b set n = b.n - p_amount
  where b.key = p_key and b.window_start = started and b.n > p_amount;
  if not found then
    delete from private.rate_buckets b where b.key = p_key and b.window_start = started;
  end if;
end;
$$;

select private.expose('take_rate(p_key, p_window_seconds, p_cap)', 'service_role',
  'Called by our Edge Functions. False when the cap for this window has been reached.');

-- Takes one from the bucket, or refuses the request if the cap has been reached, for limits without an error of their
-- own.
create function private.limit_requests(p_key text, p_window_seconds integer, p_cap integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_rate(p_key, p_window_seconds, p_cap) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- The networks of an address, narrowest first. IPv4: the address itself, then its /24. IPv6: the /64 that one household
-- gets, the /48 that one customer of a host gets, and the networks around it, up to the /32 that a provider gets. What
-- is not an address is returned unchanged.
create function private.networks_of(p_address text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  if p_address !~ '[.:]' or p_address ~ '[^0-9A-Fa-f:.]' then
    return array[p_address];
  end if;
  address := p_address::inet;
  if address << '::ffff:0:0/96' then
    address := '0.0.0.0'::inet + (address - '::ffff:0:0'::inet);
  end if;
  return array(
    select case bits when max(bits) over () then host(network(set_masklen(address, bits)))
                     else text(network(set_masklen(address, bits))) end
    from unnest(case family(address) when 4 then array[32, 24] else array[64, 48, 44, 40, 36, 32] end) as bits
    order by bits desc);
exception when invalid_text_representation then
  return array[p_address];
end;
$$;

-- The address that the API call came from. The hosted platform is behind Cloudflare, which overwrites its own header;
-- in x-forwarded-for only the last entry comes from our own proxy.
create function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  )), ''), 'unknown')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- Hashes of the networks from which the API call came, narrowest first.
create function private.caller_networks() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(encode(sha256(convert_to(network, 'utf8')), 'hex') order by n)
  from unnest(private.networks_of(private.caller_address())) with ordinality as each (network, n);
$$;

-- A hash of the narrowest of them.
create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select (private.caller_networks())[1];
$$;

-- Takes one from the counter of a network, and one from that of each network around it: a customer with one /48 has
-- 65,536 networks, and a small provider as many of those. The first around it holds four times as many, and each one
-- after that twice as many as the one before. The keys are those of the networks, narrowest first.
create function private.take_rates(p_keys text[], p_window_seconds integer, p_cap integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text;
  most integer := p_cap;
begin
  foreach key in array p_keys loop
    if not private.take_rate(key, p_window_seconds, most) then
      return false;
    end if;
    most := most * case when most = p_cap then 4 else 2 end;
  end loop;
  return true;
end;
$$;

select private.expose('take_rates(p_keys, p_window_seconds, p_cap)', 'service_role',
  'Called by our Edge Functions. Counts a request against its networks, narrowest first. False when a cap for this window has been reached.');

-- Counts against the caller's networks. p_about is what the counters are about, such as a home.
create function private.take_network_rate(p_what text, p_window_seconds integer, p_cap integer, p_about uuid default null)
returns boolean
language sql volatile set search_path = '' as $$
  select private.take_rates(
    array(select concat_ws(':', p_what, network, p_about) from unnest(private.caller_networks()) as network), p_window_seconds, p_cap);
$$;

create function private.limit_network(p_what text, p_window_seconds integer, p_cap integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_network_rate(p_what, p_window_seconds, p_cap) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- The mailbox behind an address, however the address is written: without case, without anything after a plus, and
-- without dots where the provider ignores them.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com')
              then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
  from (
    select regexp_replace(regexp_replace(written, '@[^@]*$', ''), '^([^+]+)[+].*$', '\1') as name,
           regexp_replace(written, '^.*@', '') as domain
    -- Under this collation only ASCII letters have case, so every server agrees.
    from (select lower(btrim(p_email) collate "C") as written) as address
  ) as parts;
$$;
-- An index on bookings calls this function with the rights of the writer of a booking.
grant execute on function private.mailbox_of to anon, authenticated, service_role;

create function private.mailbox_hash(p_email text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(private.mailbox_of(p_email), 'utf8'));
$$;

create function private.mailbox_of_person(p_person uuid) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_person and u.email is not null;
$$;

-- People with an account are counted by their mailbox, because one mailbox can have any number of accounts under addresses with a plus.
create function private.person_key(p_person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(encode(private.mailbox_of_person(p_person), 'hex'), p_person::text);
$$;

-- supabase/schemas/site/links.sql

-- Links with a token: whoever has the token opens what the link leads to, without signing in. All tokens are here, and
-- are made, opened and ended in one way (decision 194).
--
-- A link has a purpose and leads to one subject, with which it ends. We keep the hash of its token; the token itself
-- stays only where a person has to see it again, or where each mail has the same one. An unknown token is always
-- answered with null, even by functions that write: an error would roll back the count of wrong tries.

create table private.link_purposes (
  purpose text primary key,
  subject text not null,
  is_single boolean not null default false,
  keeps_token boolean not null default false,
  brings_token boolean not null default false,
  has_stop boolean not null default false,
  is_forgotten boolean not null default false,
  days_limit text,
  uses_limit text,
  looks_per_hour integer check (looks_per_hour > 0),
  unique (purpose, subject, is_single)
);
comment on table private.link_purposes is 'What links are for. A purpose that isn''t here has no links.';
comment on column private.link_purposes.subject is 'What the links lead to: private.links has a column for it.';
comment on column private.link_purposes.is_single is 'Whether a subject has one link of this purpose, which a new one replaces.';
comment on column private.link_purposes.keeps_token is 'Whether the token is kept, to be shown or mailed again.';
comment on column private.link_purposes.brings_token is 'Whether a token is made by the device that has it, so that a link without one is refused.';
comment on column private.link_purposes.has_stop is 'Whether each link has a second token, with which a mail program refuses what the mail was about. It opens nothing, because mail programs and the machines before them store the address that contains it.';
comment on column private.link_purposes.is_forgotten is 'Whether a link is deleted soon after it has ended, because no one asks until when it worked.';
comment on column private.link_purposes.days_limit is 'The limit with the days for which a link works; null if it works as long as its subject is there.';
comment on column private.link_purposes.uses_limit is 'The limit of how often a link can be used; null if it can be used any number of times.';
comment on column private.link_purposes.looks_per_hour is 'How often the links of a subject may be opened in an hour; null if that isn''t counted here.';

create table private.links (
  hash bytea primary key check (octet_length(hash) = 32),
  purpose text not null,
  subject text not null,
  subject_id uuid not null,
  is_single boolean not null,
  person_id uuid references auth.users (id) on delete cascade,
  stop_hash bytea unique check (octet_length(stop_hash) = 32),
  token text check (sha256(convert_to(token, 'utf8')) = hash),
  seen integer not null default 0 check (seen >= 0),
  uses_left smallint check (uses_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default 'infinity',
  foreign key (purpose, subject, is_single) references private.link_purposes (purpose, subject, is_single),
  constraint links_to_people check (subject <> 'person' or (person_id is not null and person_id = subject_id))
);
comment on table private.links is 'All links with a token: what each is for, where it leads, and how long it works.';
comment on column private.links.subject_id is 'What the link leads to. The columns after these hold it once more, each for one subject, so that the link is deleted with it.';
comment on column private.links.person_id is 'The person to whom the link was mailed, for links that belong to one person.';
comment on column private.links.stop_hash is 'Hash of the second token, which only refuses.';
comment on column private.links.token is 'The token, if the purpose keeps it. Null once the link was closed.';
comment on column private.links.seen is 'How far its subject was when the link was mailed: the acts of a step, or the messages before those that the link shows.';
create index links_of_subject on private.links (subject_id, purpose, created_at);
create unique index links_single on private.links (subject_id, purpose) where is_single;
create index links_of_purpose on private.links (purpose, subject, is_single);
create index links_of_person on private.links (person_id) where person_id is not null;
create index links_expired on private.links (expires_at) where expires_at < 'infinity';

select private.only_for_server('select', 'link_purposes');
select private.only_for_server('select, insert, update, delete', 'links');

-- Adds a subject to which links can lead: a column of its name, with which a link is deleted together with its subject.
-- With p_of_person, each of these links belongs to a person.
create function private.let_links_lead_to(p_subject text, p_table text, p_of_person boolean default false) returns void
language plpgsql set search_path = '' as $make$
begin
  execute format(
    'alter table private.links add column %1$I uuid generated always as (case when subject = %2$L then subject_id end) stored',
    p_subject || '_id', p_subject);
  execute format('alter table private.links add foreign key (%I) references %s (id) on delete cascade', p_subject || '_id', p_table);
  execute format('create index %I on private.links (%2$I%3$s) where %2$I is not null', 'links_of_' || p_subject, p_subject || '_id',
    case when p_of_person then ', person_id' else '' end);
  if p_of_person then
    execute format('alter table private.links add constraint %I check (subject <> %L or person_id is not null)',
      'links_of_person_to_' || p_subject, p_subject);
  end if;
end;
$make$;

create type private.made_link as (token text, stop_token text);

-- Makes a link and returns its tokens. If a subject has a single link of the purpose, the new one replaces it, or stays
-- unmade with p_keeps. p_token is the token, if it was made elsewhere.
create function private.make_link(
  p_purpose text, p_subject_id uuid, p_person_id uuid default null, p_seen integer default 0,
  p_expires_at timestamptz default null, p_token text default null, p_keeps boolean default false
) returns private.made_link
language plpgsql volatile set search_path = '' as $$
declare
  kind private.link_purposes;
  made private.made_link;
begin
  select * into strict kind from private.link_purposes p where p.purpose = p_purpose;
  made.token := case when p_token is null and not kind.brings_token then private.new_token() else p_token end;
  made.stop_token := case when kind.has_stop then private.new_token() end;
  insert into private.links as link
    (hash, purpose, subject, subject_id, is_single, person_id, stop_hash, token, seen, uses_left, expires_at)
  values (
    sha256(convert_to(made.token, 'utf8')), kind.purpose, kind.subject, p_subject_id, kind.is_single,
    case kind.subject when 'person' then p_subject_id else p_person_id end,
    sha256(convert_to(made.stop_token, 'utf8')), case when kind.keeps_token then made.token end, p_seen,
    case when kind.uses_limit is not null then private.limit_of(kind.uses_limit) end,
    coalesce(
      p_expires_at, case when kind.days_limit is not null then now() + make_interval(days => private.limit_of(kind.days_limit)) end,
      'infinity'))
  on conflict (subject_id, purpose) where is_single do update
  set hash = excluded.hash, token = excluded.token, created_at = excluded.created_at, expires_at = excluded.expires_at
  where not p_keeps;
  return made;
end;
$$;

-- The link that a token opens, among those for certain purposes; with p_stops, also the link that it can only refuse.
-- Empty for an unknown token, and once the link has ended. A purpose that isn't in private.link_purposes is our own
-- mistake: it raises.
create function private.find_link(p_token text, p_purposes text[], p_stops boolean default false) returns private.links
language plpgsql stable set search_path = '' as $$
declare
  asked constant bytea := sha256(convert_to(coalesce(p_token, ''), 'utf8'));
  link private.links;
begin
  assert not exists (select from unnest(p_purposes) as asked_for where not exists (
    select from private.link_purposes p where p.purpose = asked_for)), concat('There is no purpose of links in ', p_purposes, '.');
  select * into link from private.links k
  where k.purpose = any (p_purposes) and k.expires_at > now() and (k.hash = asked or (p_stops and k.stop_hash = asked));
  return link;
end;
$$;

-- Links that have ended, so that whoever still has one hears that, and isn't taken for someone who guesses.
create table private.ended_links (
  hash bytea primary key check (octet_length(hash) = 32),
  ended_at timestamptz not null default now()
);
comment on table private.ended_links is 'Hashes of the tokens of links that are gone, without what they were for.';
create index ended_links_old on private.ended_links (ended_at);
select private.only_for_server('select, insert, update, delete', 'ended_links');

create function private.remember_ended_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.ended_links (hash)
  select token.hash from old_links, lateral (values (old_links.hash), (old_links.stop_hash)) as token (hash)
  where token.hash is not null
  on conflict do nothing;
  return null;
end;
$$;

create trigger remember_ended_links after delete on private.links
  referencing old table as old_links for each statement execute function private.remember_ended_links();

-- Whether a token is or was that of a link.
create function private.is_once_mailed(p_token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.ended_links e where e.hash = asked)
      or exists (select from private.links k where k.hash = asked or k.stop_hash = asked)
  from (select sha256(convert_to(coalesce(p_token, ''), 'utf8')) as asked) as given;
$$;

-- Counts a look at a link. Without one, the look was a wrong try, and counts against the caller's network: tries at all
-- kinds of links count together. A right one is never refused for them (decision 114), and neither is one that has
-- ended: its reader is told so.
create function private.count_look(p_link private.links, p_token text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_link.hash is null and private.is_once_mailed(p_token) then
    return;
  elsif p_link.hash is null then
    perform private.limit_network('link', 3600, 60);
  else
    perform private.limit_requests('link-look:' || p_link.subject_id, 3600, p.looks_per_hour)
    from private.link_purposes p where p.purpose = p_link.purpose and p.looks_per_hour is not null;
  end if;
end;
$$;

-- Opens a link: finds it, and counts the look or the wrong try. Callers whose subject can end before its links do find
-- the link first, and count afterwards.
create function private.open_link(p_token text, p_purposes text[]) returns private.links
language plpgsql volatile set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, p_purposes);
begin
  perform private.count_look(link, p_token);
  return link;
end;
$$;

-- The token of a subject's single link, where it is kept; null without a link that works.
create function private.kept_token(p_purpose text, p_subject_id uuid) returns text
language sql stable set search_path = '' as $$
  select k.token from private.links k
  where k.subject_id = p_subject_id and k.purpose = p_purpose and k.expires_at > now();
$$;

-- Until when the links of a subject work or worked; null before the first is made, and once they were deleted.
create function private.link_until(p_purpose text, p_subject_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(k.expires_at) from private.links k where k.subject_id = p_subject_id and k.purpose = p_purpose;
$$;

-- Takes one use of a link, and returns how many are left; null if all were taken in the meantime.
create function private.use_link(p_link private.links) returns smallint
language sql volatile set search_path = '' as $$
  update private.links k set uses_left = k.uses_left - 1 where k.hash = p_link.hash and k.uses_left > 0
  returning k.uses_left;
$$;

-- Ends links by deleting them: those of certain subjects, those that were mailed to a person, or those that are both.
create function private.end_links(p_purposes text[], p_subject_ids uuid[], p_person_id uuid default null) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_subject_ids is null then
    delete from private.links k where k.person_id = p_person_id and k.purpose = any (p_purposes);
  else
    delete from private.links k
    where k.subject_id = any (p_subject_ids) and k.purpose = any (p_purposes)
      and (p_person_id is null or k.person_id = p_person_id);
  end if;
end;
$$;

-- Ends a subject's single link, and keeps when it ended.
create function private.close_link(p_purpose text, p_subject_id uuid) returns void
language sql volatile set search_path = '' as $$
  update private.links k set expires_at = now(), token = null
  where k.subject_id = p_subject_id and k.purpose = p_purpose and k.expires_at > now();
$$;

-- supabase/schemas/site/mail_caps.sql

-- How many emails of each share are sent a day (UTC), for all homes and people together. They are settings, because they
-- depend on the plan at the mail service: `npm run operator -- mail` shows and changes them. The file sending_mail says what each share is for.

create table private.mail_caps (
  share text primary key,
  cap integer not null check (cap between 1 and 1000000)
);
comment on table private.mail_caps is 'How many emails of each share are sent a day, for all homes and people together; changed by the operator.';
insert into private.mail_caps (share, cap)
values ('first', 1000), ('answer', 1000), ('search', 2000), ('notice', 2000), ('talk', 1000), ('party', 500),
       ('news:confirm', 2000), ('news:news', 2000), ('news:times', 2000);

select private.only_for_server('select', 'mail_caps');

create function private.mail_caps() returns table (share text, cap integer)
language sql stable security definer set search_path = '' as $$
  select c.share, c.cap from private.mail_caps c order by c.share;
$$;

-- Sets the cap of one share; without a share, scales all of them so that together they are at most p_cap. Returns how
-- many were changed: none if there is no such share, or fewer emails than shares.
create function private.set_mail_cap(p_cap integer, p_share text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  shares constant integer := (select count(*) from private.mail_caps);
  total constant numeric := (select sum(c.cap) from private.mail_caps c);
  changed integer;
begin
  update private.mail_caps c
  set cap = case when p_share is null then 1 + floor((p_cap - shares) * c.cap / total) else p_cap end
  where c.share = p_share or (p_share is null and p_cap >= shares);
  get diagnostics changed = row_count;
  return changed;
end;
$$;

select private.expose('mail_caps()', 'service_role',
  'Called by `npm run operator`. How many emails of each share are sent a day.');
select private.expose('set_mail_cap(p_cap, p_share)', 'service_role',
  'Called by `npm run operator`. Sets how many emails of a share, or of all together, are sent a day.');

-- supabase/schemas/site/pots.sql

-- Pots: how callers share what there is only so much of, so that none of them stops the others (decision 206).
-- domain/site/errors/pots.ts has all pots, with their sizes and parts.
--
-- Mailboxes and addresses cost nothing, so counting them tells nobody apart. A pot therefore has a part for each
-- standing that a caller can have, and inside a part nobody of one origin gets more than a fraction. An origin is what
-- costs something to have: the domain of an address, unless anyone gets a mailbox there, and the network, for IPv6 with
-- the networks around it.
--
--   guest        has no account with a confirmed address
--   new          has confirmed an address
--   known        confirmed it days ago
--   established  has a paid plan or has agreed on a sale; the reserve is theirs
--
-- A caller who finds their own part empty takes from those before it, so only guests can be sent away by guests.

create type private.caller as (account text, standing text, origins text[]);

-- What was taken for a subject, such as an offer or an email, so that it can be given back.
create table private.pot_takings (
  subject_id uuid not null,
  pot text not null,
  part_keys text[] not null,
  caller_keys text[] not null,
  amount bigint not null check (amount >= 0),
  taken_at timestamptz not null default now(),
  primary key (subject_id, pot)
);
comment on table private.pot_takings is 'What was taken from a pot for a subject: an offer, an email, a push or an answer of Vesty''s. Rows go once nothing can be given back.';
comment on column private.pot_takings.part_keys is 'The counters of the pot and of its part.';
comment on column private.pot_takings.caller_keys is 'The counters of the caller: of their account and their origins.';
create index pot_takings_old on private.pot_takings (taken_at);

select private.only_for_server('select, insert, update, delete', 'pot_takings');

-- The registrable domain of an address; null at a provider where anyone gets a mailbox.
create function private.domain_of(p_email text) returns text
language sql stable security definer set search_path = '' as $$
  select case when not exists (select from private.mail_providers m where m.domain = written.domain) then
    array_to_string(labels[cardinality(labels) - case
      when labels[cardinality(labels)] ~ '^..$'
       and labels[cardinality(labels) - 1] in ('ac', 'co', 'com', 'edu', 'gob', 'gov', 'mil', 'net', 'or', 'org') then 2
      else 1 end:], '.') end
  from (select regexp_replace(private.mailbox_of(p_email), '^.*@', '') as domain) as written
  cross join lateral string_to_array(written.domain, '.') as labels;
$$;

-- How well we know a person.
create function private.standing_of(p_person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  confirmed_at constant timestamptz := (select u.email_confirmed_at from auth.users u where u.id = p_person);
begin
  return case
    when confirmed_at is null then 'guest'
    when private.plan_of(p_person) is not null or exists (
      select from public.offers o where o.id in (select private.offers_of_person(p_person)) and o.state = 'accepted')
      then 'established'
    when confirmed_at < now() - make_interval(days => private.limit_of('people.known_after_days')) then 'known'
    else 'new' end;
end;
$$;

-- The networks around the caller's count as origins n1, n2 and so on, narrowest first. What is no address has none.
create function private.origins_of(p_networks text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(concat('n', n - 1, ':', network) order by n), '{}')
  from unnest(p_networks) with ordinality as each (network, n)
  where n > 1;
$$;

-- A caller with these networks, for whom a person acts, or no one. p_account is what they are counted by, if it isn't
-- their mailbox.
create function private.caller_of(p_person uuid, p_networks text[], p_account text default null) returns private.caller
language plpgsql stable security definer set search_path = '' as $$
declare
  domain constant text := private.domain_of((select u.email::text from auth.users u where u.id = p_person));
begin
  return row(
    coalesce(p_account, case when p_person is not null then private.person_key(p_person) end),
    private.standing_of(p_person),
    private.origins_of(p_networks)
      || case when domain is not null then array['d:' || encode(sha256(convert_to(domain, 'utf8')), 'hex')] else '{}' end);
end;
$$;

-- The caller of the API, or null when the clock or one of our functions acts. An act by a mailed link is that of the
-- link's person (app.acting).
create function private.caller_now(p_account text default null) returns private.caller
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_api_caller() then
    return null;
  end if;
  return private.caller_of(
    coalesce(auth.uid(), nullif(current_setting('app.acting', true), '')::uuid), private.caller_networks(), p_account);
end;
$$;

-- Rows of mail that our functions write have it as a default.
grant execute on function private.caller_now to service_role;

-- Takes p_amount from a pot for a caller; false when no part has that much left for them, and then nothing was taken.
-- p_about is what the pot belongs to, such as a home; with p_subject_id, it can be given back. Without a caller, the
-- site itself takes: it has no origin, and all parts.
create function private.take_part(
  p_pot text, p_about text, p_caller private.caller, p_subject_id uuid default null, p_amount bigint default 1,
  p_size bigint default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  rule private.pots;
  whole constant text := concat_ws(':', p_pot, p_about);
  size bigint;
  is_site constant boolean := (p_caller).standing is null;
  account_key constant text := whole || '=' || (p_caller).account;
  part record;
  origin text;
  part_key text;
  part_size bigint;
  taken text[];
  is_counted boolean;
  had_room boolean;
begin
  select * into rule from private.pots p where p.name = p_pot;
  assert rule.name is not null, concat('There is no pot called ', p_pot, '.');
  size := coalesce(p_size, rule.size, (select c.cap from private.mail_caps c where 'mail:' || c.share = p_pot));
  is_counted := account_key is not null and rule.each is not null;
  -- The whole comes first: callers of a pot wait for each other here, and so never for each other's parts.
  if not private.take_amount(whole, rule.window_seconds, size, p_amount) then
    return false;
  end if;
  if is_counted and not private.take_amount(account_key, rule.window_seconds, rule.each, p_amount) then
    perform private.give_amount(whole, rule.window_seconds, now(), p_amount);
    return false;
  end if;
  for part in
    select each.standing, each.percent
    from unnest(array['guest', 'new', 'known', 'established'],
                array[rule.for_guests, rule.for_new, rule.for_known, rule.for_established]) with ordinality as each (standing, percent, n)
    where each.percent > 0 and (is_site or each.n <= array_position(array['guest', 'new', 'known', 'established'], (p_caller).standing))
    order by each.n desc
  loop
    part_key := concat(whole, '/', part.standing);
    -- However small a pot is, each part has room for one.
    part_size := greatest(p_amount, size * part.percent / 100);
    taken := '{}';
    had_room := private.take_amount(part_key, rule.window_seconds, part_size, p_amount);
    if had_room then
      foreach origin in array coalesce((p_caller).origins, '{}') loop
        had_room := private.take_amount(
          concat(part_key, '@', origin), rule.window_seconds,
          greatest(p_amount, ceil(part_size * rule.of_origin / 100.0 * private.width_of(origin))::bigint), p_amount);
        exit when not had_room;
        taken := taken || concat(part_key, '@', origin);
      end loop;
      if had_room then
        if p_subject_id is not null then
          insert into private.pot_takings (subject_id, pot, part_keys, caller_keys, amount)
          values (p_subject_id, p_pot, array[whole, part_key],
                  case when is_counted then taken || account_key else taken end, p_amount)
          on conflict (subject_id, pot) do update
          set part_keys = excluded.part_keys, caller_keys = excluded.caller_keys, amount = excluded.amount, taken_at = now();
        end if;
        return true;
      end if;
      perform private.give_amount(key, rule.window_seconds, now(), p_amount) from unnest(taken || part_key) as key;
    end if;
  end loop;
  perform private.give_amount(key, rule.window_seconds, now(), p_amount)
  from unnest(case when is_counted then array[whole, account_key] else array[whole] end) as key;
  return false;
end;
$$;

-- How many times the fraction of a narrow network a wider one gets: a quarter more with each step of four bits, so that
-- a /32 gets twice that of a /48. A domain is one origin.
create function private.width_of(p_origin text) returns numeric
language sql immutable set search_path = '' as $$
  select case when p_origin ~ '^n[1-9]:' then 1 + (substr(p_origin, 2, 1)::integer - 1) / 4.0 else 1 end;
$$;

-- Gives back what was taken for a subject, because the event did not happen. What came to nothing only afterwards still
-- counts for its caller, but not for the others who share the pot (p_to_pot_only).
create function private.give_part(p_subject_id uuid, p_to_pot_only boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  given record;
begin
  for given in
    delete from private.pot_takings t where t.subject_id = p_subject_id
    returning t.pot, t.taken_at, t.amount, t.part_keys || case when p_to_pot_only then '{}' else t.caller_keys end as keys
  loop
    perform private.give_amount(key, p.window_seconds, given.taken_at, given.amount)
    from private.pots p, unnest(given.keys) as key where p.name = given.pot;
  end loop;
end;
$$;

-- Replaces the amount that was taken for a subject by what it came to.
create function private.settle_part(p_subject_id uuid, p_pot text, p_amount bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  taking private.pot_takings;
begin
  select * into taking from private.pot_takings t where t.subject_id = p_subject_id and t.pot = p_pot;
  perform private.give_amount(key, p.window_seconds, taking.taken_at, taking.amount - p_amount)
  from private.pots p, unnest(taking.part_keys || taking.caller_keys) as key where p.name = taking.pot;
  update private.pot_takings t set amount = p_amount where t.subject_id = p_subject_id and t.pot = p_pot;
end;
$$;

-- Takes one from a pot for the caller of the API, or refuses the request, for pots without an error of their own.
create function private.limit_pot(p_pot text, p_about text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_part(p_pot, p_about, private.caller_now()) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- For our functions, which know their caller's networks as hashes, narrowest first. A pot costs us something, so a
-- suspended person gets nothing from it.
create function private.take_pot(p_pot text, p_about text, p_person uuid, p_networks text[]) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_suspended(p_person) where p_person is not null;
  return private.take_part(p_pot, p_about, private.caller_of(p_person, p_networks));
end;
$$;

select private.expose('take_pot(p_pot, p_about, p_person, p_networks)', 'service_role',
  'Called by our Edge Functions. Takes one from a pot for a person or a visitor; false when there is none left for them.');

-- supabase/schemas/site/mail_claims.sql

-- Leasing mail: senders receive the emails that they lease, with all their contents.

-- Leases emails about showings, with all their contents. Each email to a visitor gets its own link. If the same address
-- already has a showing of that home, the first email mentions and links to it too. An address that was only typed gets
-- no text that an owner wrote: the person who follows the email's link reads it there.
create function private.claim_booking_emails(p_booking_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, booking_id uuid, purpose text, kind text, recipient text, sequence integer,
  to_email text, attempt smallint, token text,
  listing_id uuid, listing_title text, address text, street_hidden boolean, date date, "time" time,
  starts_at timestamptz, ends_at timestamptz, is_open_house boolean, holds_time boolean,
  time_zone text, owner_name text, owned_together boolean, visitor_name text, visitor_email text, visitor_phone text,
  contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamptz,
  booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, notes_behind_link boolean,
  proposals jsonb,
  older_showing jsonb, lapses_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('showings', p_booking_id, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o where o.id = any (leased)
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
  select o.id, o.booking_id, b.purpose, o.kind, o.recipient, o.sequence,
         case o.recipient when 'owner' then u.email::text else b.visitor_email end,
         o.attempts, keyed.token, l.id,
         case when o.recipient = 'owner' or b.party_id is not null or private.is_proven(b.id) then l.title else '' end,
         private.address_of(l, o.recipient = 'owner' or private.knows_street(b)),
         l.address_hidden and o.recipient = 'visitor' and not private.knows_street(b),
         b.date, b.time, b.starts_at, b.ends_at, b.open_house_id is not null, b.holds_time, l.time_zone, p.full_name,
         exists (select from public.home_owners other where other.listing_id = l.id and other.person_id is not null),
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
         case when o.recipient = 'visitor' then origin.lapses_at end
  from claimed o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  left join public.home_owners h on h.id = o.co_owner_id
  join auth.users u on u.id = coalesce(h.person_id, b.owner_id)
  left join public.profiles p on p.id = u.id
  left join public.showing_settings s on s.listing_id = b.listing_id
  left join private.booking_origins origin on origin.booking_id = o.booking_id
  left join keyed on keyed.id = o.id
  order by array_position(leased, o.id);
end;
$$;
select private.expose('claim_booking_emails(p_booking_id, p_limit)', 'service_role',
  'Called by the function send-booking-emails. Leases due emails, with all their contents.');

create function private.claim_saved_search_mails(p_limit integer default 20)
returns table (
  id uuid, attempt smallint, to_email text, name text, frequency text, token text, filters jsonb,
  total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('searches', null, p_limit);
begin
  return query
  with claimed as (
    select distinct on (o.mail_id) o.* from private.email_outbox o where o.mail_id = any (leased) order by o.mail_id
  ), shown as (
    select o.mail_id, o.found, o.old_price, l.id, l.title, l.city, l.state, l.price,
           row_number() over (partition by o.mail_id order by o.told_at desc, l.id) as n
    from private.email_outbox o
    join public.listings l on l.id = o.listing_id
    where o.mail_id = any (leased) and private.is_still_news(o)
  )
  select claimed.mail_id, claimed.attempts, u.email::text, s.name, s.frequency, private.kept_token('search_mail', s.id),
         s.filters,
         (select count(*) from shown where shown.mail_id = claimed.mail_id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.found, 'title', shown.title, 'city', shown.city,
             'state', shown.state, 'price', shown.price, 'old_price', shown.old_price) order by shown.n)
           from shown where shown.mail_id = claimed.mail_id and shown.n <= 12)
  from claimed
  join public.saved_searches s on s.id = claimed.saved_search_id
  join auth.users u on u.id = s.user_id
  order by array_position(leased, claimed.mail_id);
end;
$$;
select private.expose('claim_saved_search_mails(p_limit)', 'service_role',
  'Called by the function saved-searches. Leases due emails, with all their contents.');

create function private.claim_news_mails(p_subscription_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, attempt smallint, kind text, to_email text, search_term text, confirm_token text,
  leave_token text, total bigint, homes jsonb, waits_for jsonb, search jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('news', p_subscription_id, p_limit);
begin
  update private.news_subscriptions s set telling_until = coalesce(s.telling_until, now())
  from private.email_outbox o
  where o.id = any (leased) and o.kind = 'news' and s.id = o.news_subscription_id;
  -- Unsubscribe links of old emails stop working.
  delete from private.links k using private.email_outbox o
  where o.id = any (leased) and k.subscription_id = o.news_subscription_id
    and k.created_at < (select private.kept_since('news_links'));
  return query
  select o.id, o.attempts, o.kind, s.email, s.search_term,
         case o.kind when 'confirm' then (private.make_link('news_confirm', s.id)).token end,
         (private.make_link('news_leave', s.id)).token,
         found.total, found.homes,
         (select jsonb_build_object('id', l.id, 'title', l.title, 'time_zone', l.time_zone, 'times', opened.times)
          from public.listings l where l.id = s.listing_id),
         case when s.filters is not null then jsonb_build_object('name', s.name, 'filters', s.filters) end
  from private.email_outbox o
  join private.news_subscriptions s on s.id = o.news_subscription_id
  cross join lateral (
    select count(*) as total, coalesce(jsonb_agg(jsonb_build_object(
             'id', home.id, 'kind', home.found, 'title', home.title, 'city', home.city, 'state', home.state,
             'price', home.price, 'old_price', home.old_price) order by home.n) filter (where home.n <= 12), '[]') as homes
    from (
      select l.id, l.title, l.city, l.state, l.price,
             case when l.published_at > s.told_until then 'new' else 'price' end as found,
             case when l.published_at <= s.told_until then l.reduced_from end as old_price,
             row_number() over (order by greatest(l.published_at, l.reduced_at) desc, l.id) as n
      from private.new_homes(s) l where o.kind = 'news'
    ) home
  ) found
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('date', t.date, 'time', t.time, 'starts_at', t.starts_at)
                              order by t.starts_at), '[]') as times
    from (select * from private.new_times(s) t where o.kind = 'times' order by t.starts_at limit 3) as t
  ) opened
  -- The last time may have been booked since the lease; the mail is then outdated when the lease ends.
  where o.id = any (leased) and (o.kind <> 'times' or opened.times <> '[]')
  order by array_position(leased, o.id);
end;
$$;
select private.expose('claim_news_mails(p_subscription_id, p_limit)', 'service_role',
  'Called by the function news. Leases due emails, with all their contents.');

-- supabase/schemas/site/storage.sql

-- Storage: the buckets, and who may read and write their files.
--
-- Files in property-images can be read by address; visitors can't list them. The other buckets are
-- private. A function checks the bytes of photos and documents before a row refers to them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('property-images', 'property-images', true, 10485760,
   array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('documents', 'documents', false, 26214400,
   array['application/pdf', 'application/msword',
         'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
         'image/jpeg', 'image/png']),
  ('chat-images', 'chat-images', false, 5242880,
   array['image/jpeg', 'image/png', 'image/webp']),
  ('avatars', 'avatars', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- These are definer functions, because a policy that reads its own table would recurse.

-- Whether the caller may still add files: a suspended person (suspensions) may not, nor a person whose account is being
-- deleted.
create function private.may_add_files() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_suspended(auth.uid())
     and not exists (select from private.account_deletions d where d.user_id = auth.uid());
end;
$$;
grant execute on function private.may_add_files to authenticated, service_role;

-- Photos: `<listing>/<user>_<time>_<name>`, in the folder of the user's own listing. The server has checked
-- a shown photo and its smaller versions, so only the server adds or removes those files; otherwise
-- unchecked bytes could appear under a checked name.

create function private.owns_image_path(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.with_small_ending(p_path)
       ~ ('^[0-9a-f-]{36}/' || auth.uid() || '_[0-9]{10,16}_[A-Za-z0-9]{4,40}(_[0-9]{2,4}w)?\.(jpe?g|jpe|jfif|png|webp|avif)$')
     and exists (
       select 1 from public.listings l
       where l.id::text = split_part(p_path, '/', 1) and private.is_owner_of(l.id, auth.uid())
     );
$$;
grant execute on function private.owns_image_path to authenticated, service_role;

create function private.is_settled_photo(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.listing_images i where i.path = private.photo_of_file(p_name)
  ) or private.is_kept_photo(private.photo_of_file(p_name));
$$;

-- Whether a person's photos, of all homes, leave room for another: 4 GB in all, of which 256 MB may not be attached yet.
-- The sweep deletes those after a day.
create function private.has_room_for_photos(p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(size), 0) < 4294967296
     and coalesce(sum(size) filter (where not private.is_settled_photo(name)), 0) < 268435456
  from (
    select o.name, (o.metadata ->> 'size')::numeric as size
    from public.listings l
    join storage.objects o on o.bucket_id = 'property-images' and o.name like l.id || '/%'
    where l.user_id = p_person
  ) as files;
$$;

-- A name in the listing's folder that was never used, while the folder has fewer than 400 files: plenty for
-- 40 photos with their smaller versions.
create function private.may_add_photo(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.owns_image_path(p_name)
     and not private.is_settled_photo(p_name)
     and not exists (
       select 1 from private.discarded_photos d where d.path = private.photo_of_file(p_name)
     )
     and (
       select count(*) from (
         select 1 from storage.objects o
         where o.bucket_id = 'property-images' and o.name like split_part(p_name, '/', 1) || '/%'
         limit 400
       ) as files
     ) < 400
     and private.has_room_for_photos((
       select l.user_id from public.listings l where l.id::text = split_part(p_name, '/', 1)));
$$;
grant execute on function private.is_settled_photo, private.may_add_photo to authenticated, service_role;

create policy "Owners see the files of their listings" on storage.objects
  for select to authenticated
  using (bucket_id = 'property-images' and (select private.owns_image_path(name)));
create policy "Owners add photos to their listings" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'property-images' and (select private.may_add_files()) and (select private.may_add_photo(name)));
create policy "Owners remove photos that are not shown" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'property-images' and (select private.owns_image_path(name))
    and not (select private.is_settled_photo(name))
  );

-- Documents are uploaded by users to their own folder; only the function `documents` reads and deletes them.

create function private.may_add_document(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.with_small_ending(p_name) ~ ('^' || (select auth.uid())
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?|jpe?g|jpe|jfif|png)$')
    and not exists (select 1 from public.documents d where d.path = p_name)
    and (
      select count(*) < 400 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 1073741824
      from storage.objects o
      where o.bucket_id = 'documents' and o.name like (select auth.uid()) || '/%'
    );
$$;
grant execute on function private.may_add_document to authenticated, service_role;

create policy "Users add documents to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'documents' and (select private.may_add_files()) and (select private.may_add_document(name)));

-- Images for Vesty have a folder per user, with unguessable names and a limited number of files.

create function private.may_add_chat_image(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.are_chat_images((select auth.uid()), array[p_name]) and (
    select count(*) from (
      select 1 from storage.objects o
      where o.bucket_id = 'chat-images' and o.name like (select auth.uid()) || '/%'
      limit private.limit_of('chat.stored_images')
    ) as files
  ) < private.limit_of('chat.stored_images');
$$;
grant execute on function private.may_add_chat_image to authenticated, service_role;

create policy "Users see their own chat images" on storage.objects
  for select to authenticated
  using (bucket_id = 'chat-images' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Users add images to their own chat" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'chat-images' and (select private.may_add_files()) and (select private.may_add_chat_image(name)));
create policy "Users remove their own chat images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'chat-images' and split_part(name, '/', 1) = (select auth.uid())::text);

-- Profile pictures have a folder per user; the profile names the picture in use. Only its owner can read it, so sharing
-- its address reveals nothing.

create function private.may_add_avatar(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.with_small_ending(p_name)
    ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{8,60}\.(jpg|png|webp)$') and (
    select count(*) from storage.objects o
    where o.bucket_id = 'avatars' and o.name like (select auth.uid()) || '/%'
  ) < 10;
$$;
grant execute on function private.may_add_avatar to authenticated, service_role;

create policy "Users see their own picture" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Users add a picture of their own" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'avatars' and (select private.may_add_files()) and (select private.may_add_avatar(name)));
create policy "Users remove their own picture" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);

-- supabase/schemas/site/staff.sql

-- The staff of the site. An operator looks after its clocks and mail, and a moderator after reports; an operator may do
-- both. The role is in `app_metadata.role`, which only the secret key can write, so people can't give it to themselves.
-- `npm run operator` writes it.
--
-- A token names the role until it expires. So that a role can be taken away right away, the account must have it too;
-- the account is only checked for tokens that claim a role.

create function private.has_role(p_role text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claimed constant text := (select auth.jwt()) -> 'app_metadata' ->> 'role';
begin
  if claimed is distinct from p_role and claimed is distinct from 'operator' then
    return false;
  end if;
  return exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data ->> 'role' = claimed);
end;
$$;
comment on function private.has_role is 'Whether the caller is an operator or has this role: operator or moderator.';

create function private.require_role(p_role text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(p_role) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- supabase/schemas/site/third_parties.sql

-- The services that the product depends on, and whether they work, so that operators see at /operator what fails, and
-- since when. One row per service, without secrets or personal data, written where each service is called
-- (_shared/edge/third-parties.ts): at most once a minute while it fails, once in ten while it works.

create table private.third_parties (
  name text primary key
    check (name in ('mail', 'model', 'payments', 'webhook', 'geocoder', 'push', 'account_mail', 'signing')),
  failing_since timestamptz,
  problem text check (problem in ('key_refused', 'quota', 'busy', 'down', 'no_answer', 'refused', 'wrong_answer', 'silent')),
  status smallint check (status between 100 and 599),
  failures integer not null default 0 check (failures >= 0),
  last_failure timestamptz,
  last_success timestamptz,
  constraint third_parties_problem check ((failing_since is null) = (problem is null))
);
comment on table private.third_parties is 'Each service that the product depends on: whether it works, since when it fails, and how.';
comment on column private.third_parties.failing_since is 'The first failure since it last worked; null while it works.';
comment on column private.third_parties.status is 'The HTTP status of the last failure; null if there was none.';

select private.only_for_server('select', 'third_parties');

-- Records that a service failed; without a problem, that it worked.
create function private.note_third_party(
  p_name text, p_problem text default null, p_status integer default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_problem is null then
    insert into private.third_parties as known (name, last_success) values (p_name, now())
    on conflict (name) do update
    set failing_since = null, problem = null, status = null, failures = 0, last_success = now()
    where known.failing_since is not null
       or known.last_success is null or known.last_success < now() - interval '10 minutes';
    return;
  end if;
  insert into private.third_parties as known (name, failing_since, problem, status, failures, last_failure)
  values (p_name, now(), p_problem, p_status, 1, now())
  on conflict (name) do update
  set failing_since = coalesce(known.failing_since, now()), problem = excluded.problem, status = excluded.status,
      failures = known.failures + 1, last_failure = now()
  where known.problem is distinct from excluded.problem or known.last_failure < now() - interval '1 minute';
end;
$$;

-- When Auth last sent mail: it records that at the account, and only after the mail server took the email.
create function private.last_account_mail() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(greatest(u.confirmation_sent_at, u.recovery_sent_at, u.email_change_sent_at)) from auth.users u;
$$;

-- Auth sends its mail itself. When it can't, it tells only the browser that asked, so browsers report it here. Anyone can
-- say so, so it takes more than one voice: it is an alarm once three callers who have no network in common said it
-- within an hour, and what Auth has recorded doesn't contradict them. An hour's limit was reached only if mail was sent
-- in that hour; mail that was sent a moment ago shows that the server works. The alarm ends when Auth
-- has sent mail again.
create function private.note_unsent_account_mail(p_is_limit boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.third_parties;
  sent_at constant timestamptz := private.last_account_mail();
  widest constant text := (private.caller_networks())[array_upper(private.caller_networks(), 1)];
begin
  if (case when p_is_limit then coalesce(sent_at, '-infinity') < now() - interval '1 hour'
           else sent_at > now() - interval '10 minutes' end)
     or not private.take_rate('account-mail:' || widest, 3600, 1)
     -- Two of them take the two permits of an hour; the next one finds none.
     or private.take_rate('account-mail', 3600, 2) then
    return;
  end if;
  select t.* into known from private.third_parties t where t.name = 'account_mail';
  if known.last_failure < private.last_account_mail() then
    perform private.note_third_party('account_mail');
  end if;
  perform private.note_third_party('account_mail', case when p_is_limit then 'quota' else 'down' end);
end;
$$;

-- The services that fail now, longest first. A checkout at Stripe is paid or expires within a day, and Stripe tells us
-- either: if it told us nothing about the last one, its events don't arrive.
create function private.failing_third_parties()
returns table (
  name text, problem text, status smallint, failing_since timestamptz, failures integer,
  last_failure timestamptz, last_success timestamptz
)
language sql stable security definer set search_path = '' as $$
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
  order by 4, 1;
$$;

create function private.operator_third_parties()
returns table (
  name text, problem text, status smallint, failing_since timestamptz, failures integer,
  last_failure timestamptz, last_success timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query select * from private.failing_third_parties();
end;
$$;

select private.expose('note_third_party(p_name, p_problem, p_status)', 'service_role',
  'Called by the functions. Records that a service failed; without a problem, that it worked.');
select private.expose('note_unsent_account_mail(p_is_limit)', 'anon, authenticated',
  'Called by browsers. Auth could not send its mail. `p_is_limit`: it had sent as many as it may.');
select private.expose('failing_third_parties()', 'service_role',
  'Called by the doctor. Services that fail, how, and since when.');
select private.expose('operator_third_parties()', 'authenticated',
  'Called by operators. Services that fail, how, and since when.');

reset check_function_bodies;
