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
