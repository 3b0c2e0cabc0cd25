-- The clock of the hosted platform: every minute send-booking-emails is asked, with our secret key,
-- to send what is due, to settle the viewings that are over, and to fill the day that came into
-- reach. (In the local cloud local/mail-clock.ts asks the same address.)
--
-- It needs the extensions pg_cron, pg_net and supabase_vault, which are switched on in the
-- platform's dashboard, and two secrets:
--
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<the secret key>', 'service_key');
--   select private.schedule_function('send-booking-emails', '* * * * *');
--
-- Where the extensions are missing nothing happens, and the answer says so. A second call replaces
-- the first one's schedule.

create function private.schedule_function(p_name text, p_schedule text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  missing text;
begin
  select string_agg(wanted, ', ') into missing
  from unnest(array['pg_cron', 'pg_net', 'supabase_vault']) as wanted
  where not exists (select from pg_catalog.pg_extension e where e.extname = wanted);
  if missing is not null then
    return 'not scheduled, these extensions are missing: ' || missing;
  end if;
  -- As text: where the extensions are missing the names in it do not exist.
  execute 'select cron.schedule($1, $2, $3)'
  using p_name, p_schedule, format('select private.call_function(%L)', p_name);
  return 'scheduled';
end;
$$;

create function private.call_function(p_name text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  url text;
  key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into url using 'project_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into key using 'service_key';
  if url is null or key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 100000)'
  using rtrim(url, '/') || '/functions/v1/' || p_name,
        jsonb_build_object('Authorization', 'Bearer ' || key);
end;
$$;

select private.schedule_function('send-booking-emails', '* * * * *');
