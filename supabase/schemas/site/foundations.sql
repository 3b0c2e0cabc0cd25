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

-- What runs with every write, like the next two functions, is in PL/pgSQL: a connection keeps its plan. A function in SQL
-- with a search path of its own is planned again at every call, which takes ten times as long as these functions do.

-- True when a visitor or a signed-in user made the statement. The API sets `role` for each request;
-- unlike current_user, it does not change inside a definer function.
create function private.is_api_caller() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated');
end;
$$;

-- True while our own seed writes demo data: dates in the past, no mail, no limits. The setting alone
-- is not enough, because an API caller could set it too.
create function private.is_seeding() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('app.seeding', true), '') = 'on'
     and not private.is_api_caller();
end;
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
