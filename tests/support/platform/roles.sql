-- The roles of a new hosted project, once per server. `postgres`, which runs our migrations, isn't a
-- superuser; the services own their tables.
create role postgres login nosuperuser createdb createrole replication bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to authenticator, postgres, supabase_storage_admin;
grant pg_read_all_data, pg_signal_backend, pg_monitor to postgres with admin option;
-- What the platform's own extension does for the statements that it lets `postgres` run on Storage's
-- tables, such as creating a policy; project.sql refuses all others.
grant supabase_storage_admin to postgres with inherit true, set false;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
