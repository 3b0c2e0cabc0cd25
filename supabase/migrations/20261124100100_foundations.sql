-- From the first deployment on, migrations are only added. A file that some database has applied is
-- never edited, because that database would not apply it again. Nothing has been deployed so far,
-- so the history is folded: one concept a file, in the order in which one reads them.
--
-- Foundations: the private schema, closed default privileges, and helpers that many tables use.
--
-- `public` is what the API exposes. `private` holds what only our own functions touch: definer
-- functions, counters, the mail outbox. The API does not expose it; usage is granted so that
-- policies and the thin wrappers in `public` can call into it.

create schema private;
comment on schema private is 'Not exposed by the API. Definer functions, rate buckets, the mail outbox.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- The hosted platform grants everything on new objects to the API roles. We grant by hand.
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

-- True while our own seed writes demo data: dates in the past, no mail, no limits. The setting
-- alone is not enough: a caller of the API acts under an API role and is never seeding.
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

-- A token for a link: 43 characters that need no escaping. A random uuid has 122 random bits.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(rtrim(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '='), '+/', '-_');
$$;

-- Cameras write DSC_0001.PNG: a file's extension may be in capitals, in every bucket. The rest of
-- the name is compared as it is, because it says whose file it is. "a/B.PNG" → "a/B.png"
create function private.with_small_ending(p_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(p_name, '\.[A-Za-z]{3,4}$', '') || coalesce(lower(substring(p_name from '\.[A-Za-z]{3,4}$')), '');
$$;
grant execute on function private.with_small_ending to authenticated, service_role;
