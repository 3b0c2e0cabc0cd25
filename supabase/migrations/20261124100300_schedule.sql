-- The clock of the hosted platform: pg_cron calls our Edge Functions with the secret key. (The
-- local cloud calls the same addresses by itself.)
--
-- It needs the extensions pg_cron, pg_net and supabase_vault, which are switched on in the
-- platform's dashboard, and two secrets:
--
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<the secret key>', 'service_key');
--   select private.schedule_function('send-booking-emails', '* * * * *');
--
-- Where the extensions are missing nothing is scheduled, and the answer says so. Scheduling a
-- function again replaces its earlier schedule.

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
  -- As text, because without the extensions these names do not exist.
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

-- Mail that is due, viewings that are over, and days that the weekly hours have to fill.
select private.schedule_function('send-booking-emails', '* * * * *');
-- Mail of saved searches and of news.
select private.schedule_function('saved-searches', '* * * * *');
select private.schedule_function('news/send', '* * * * *');
-- Accounts whose deletion waits for something.
select private.schedule_function('user/finish-deletions', '* * * * *');
-- Files that nothing refers to any more.
select private.schedule_function('listings/sweep', '17 * * * *');
select private.schedule_function('chatbot/sweep', '27 * * * *');
select private.schedule_function('documents/sweep', '37 * * * *');
