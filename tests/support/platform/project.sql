-- A new hosted project's database, run by the superuser `supabase_admin`. Unlike in older projects,
-- nothing that `postgres` creates is open to the API's roles by default.
alter database :name set search_path = "$user", public, extensions;
alter database :name set pgrst.db_schemas = 'public';
grant create on database :name to supabase_auth_admin, supabase_storage_admin;
grant usage, create on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres revoke execute on functions from public;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin;
grant all on schema extensions to postgres;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
create schema vault;
create extension supabase_vault with schema vault;

create schema auth;
grant all on schema auth to supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
create schema storage;
grant all on schema storage to supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;

-- after the services' tables
grant all on all tables in schema auth to postgres, service_role;
grant all on all routines in schema auth to postgres;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
grant all on all routines in schema storage to postgres;

-- We may not change Storage's tables: no columns, no indexes, no switching of row-level security.
-- The platform allows policies and triggers.
create function extensions.refuse_changes_to_storage() returns event_trigger
language plpgsql set search_path = '' as $$
declare
  change record;
begin
  if not exists (select from pg_catalog.pg_roles where rolname = session_user and not rolsuper) then
    return;
  end if;
  for change in select * from pg_catalog.pg_event_trigger_ddl_commands() loop
    if change.schema_name = 'storage'
       and change.command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'GRANT', 'REVOKE')
    then
      raise exception using errcode = '42501',
        message = pg_catalog.format('must be owner of %s %s', change.object_type, change.object_identity);
    end if;
  end loop;
end;
$$;
create event trigger refuse_changes_to_storage on ddl_command_end
  execute function extensions.refuse_changes_to_storage();
