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
