-- Limits that browser, functions and SQL share. They are written in the domain, where errors and screens name them; limit_values.sql has a copy of their values (decision 161).

create table private.limits (
  name text primary key,
  value integer not null check (value >= 0)
);
comment on table private.limits is 'The numbers of the domain that SQL enforces; written by the migration limit_values.';

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
