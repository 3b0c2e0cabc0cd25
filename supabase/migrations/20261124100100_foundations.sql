-- Once the product is deployed, migrations are only added: a database that has applied a file never
-- applies it again, so editing that file would change nothing there. Nothing has been deployed yet,
-- so the history is kept folded: one subject per file, in reading order.
--
-- Foundations: the private schema, closed default privileges, and helpers shared by many tables.
--
-- The API exposes `public`. It does not expose `private`, which holds what only our own functions
-- touch: definer functions, counters, the mail outbox. Usage on it is granted so that policies and
-- the thin wrappers in `public` can call into it.

create schema private;
comment on schema private is 'Not exposed by the API. Definer functions, rate buckets, the mail outbox.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- The hosted platform grants everything on new objects to the API roles. We grant them one by one.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
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

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_seeding() then
    new.updated_at := now();
  end if;
  return new;
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
