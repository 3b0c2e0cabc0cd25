-- What a new Supabase project has before the first migration: roles, schemas, default privileges.
-- Runs once per database, in one transaction with @supabase/lite's schemas auth and storage. Roles
-- belong to the whole cluster, so a second database finds them there, and two databases made at the
-- same moment must not collide.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_admin', 'nologin superuser'),
      ('supabase_auth_admin', 'nologin noinherit createrole'),
      ('supabase_storage_admin', 'nologin noinherit createrole'),
      ('dashboard_user', 'nologin createdb createrole'),
      ('postgres', 'login superuser')
    ) as role (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;

  for wanted in select unnest(array['anon', 'authenticated', 'service_role']) as name loop
    if not pg_catalog.pg_has_role('authenticator', wanted.name, 'member') then
      begin
        execute format('grant %I to authenticator', wanted.name);
      exception
        when unique_violation or object_in_use then null;
      end;
    end if;
  end loop;

  -- pgrst.db_schemas: without it splinter's API lints report nothing.
  execute format('alter database %I set search_path = "$user", public, extensions', current_database());
  execute format('alter database %I set pgrst.db_schemas = %L', current_database(), 'public');
end
$$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

-- The hosted platform grants everything in public to the API roles; migrations must revoke it.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on routines to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- after the system schemas

-- As on the hosted platform: the single claim or the whole set of claims, whichever is set.
create or replace function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create or replace function auth.jwt() returns jsonb
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
