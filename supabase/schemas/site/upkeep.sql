-- Recurring work, listed in one place: private.duties. A clock runs a tick once a minute. The tick does
-- what SQL can do, and calls an Edge Function only if there is work for it.
--
-- On the hosted platform, pg_cron is the clock, pg_net calls the functions, and the vault holds the address
-- and the key for the calls: the SCHEDULER_KEY of the functions, which each deployment generates itself.
-- `npm run deploy` starts it. By hand, with those extensions enabled:
--
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<SCHEDULER_KEY>', 'scheduler_key');
--   select private.schedule_upkeep();
--
-- A tick never fails silently: errors are recorded with their duty and raised at the end of the tick.
-- `select * from private.upkeep_status` shows the state of each duty, and any missing setup.

create table private.duties (
  name text primary key,
  every interval not null default '0',
  work text,
  route text,
  due text,
  looked_at timestamptz not null default '-infinity',
  request_id bigint,
  requested_at timestamptz,
  last_success timestamptz,
  last_error text,
  constraint duties_sql_or_function check (num_nonnulls(work, route) = 1 and (route is null) = (due is null))
);
comment on table private.duties is 'Recurring work and its results.';
comment on column private.duties.name is 'What the duty does, in words that operators read: a verb first.';
comment on column private.duties.every is 'How often the duty is done; 0 means every tick.';
comment on column private.duties.work is 'The SQL statement that does the work.';
comment on column private.duties.route is 'The Edge Function that does the work instead, as its path after /functions/v1/.';
comment on column private.duties.due is 'An SQL expression that says whether the function has work to do.';
comment on column private.duties.request_id is 'The call that has not been answered yet.';
select private.only_for_server('select', 'duties');

-- A duty that erases takes the oldest rows by an index, at most so many in each run, and leaves those that someone is
-- writing to. Their places (ctid) are those of the rows it has locked, so that Postgres reads no others.
insert into private.duties (name, every, work) values
  ('delete old hashes of ended links', '1 hour', $$
    delete from private.ended_links e where e.ctid = any (array(
      select old.ctid from private.ended_links old
      where old.ended_at < (select private.kept_since('hashes_of_links')) order by old.ended_at limit 20000 for update skip locked))$$),
  ('cancel requests whose visitor never followed the link', '0', 'select private.cancel_lapsed_requests()'),
  ('mark past showings as completed or cancelled', '0', 'select private.settle_past_bookings()'),
  ('add showing times from weekly hours', '0', 'select private.fill_availability()'),
  ('count homes for the search', '0', 'select private.count_changes()'),
  ('erase visitors of past showings', '10 minutes', 'select private.forget_past_visitors()'),
  ('delete ended links', '10 minutes', $$
    delete from private.links k where k.ctid = any (array(
      select ended.ctid from private.link_purposes p
      cross join lateral (
        select old.ctid from private.links old where old.purpose = p.purpose and old.expires_at < now() and old.expires_at < 'infinity'
        order by old.expires_at limit 1000 for update skip locked) as ended
      where p.is_forgotten))$$),
  ('make partitions for the next days', '1 hour',
   $$select private.make_days('public.listing_views'); select private.make_days('private.rate_buckets')$$),
  -- A day that is busy at that moment is tried again the next time.
  ('add up views of past weeks', '6 hours', 'select private.fold_views()'),
  ('delete old runs of the clock', '1 hour', 'select private.forget_clock_runs()'),
  ('delete unconfirmed addresses for news', '1 hour', $$
    delete from private.news_subscriptions
    where confirmed_at is null and asked_at < (select private.kept_since('unconfirmed_news'))$$),
  ('delete old places of addresses', '1 day', $$
    delete from private.geocoder_cache c where c.ctid = any (array(
      select old.ctid from private.geocoder_cache old where old.kept_until < now()
      order by old.kept_until limit 20000 for update skip locked))$$),
  ('delete old readings of searches', '1 day', $$
    delete from private.phrase_readings r where r.ctid = any (array(
      select old.ctid from private.phrase_readings old
      where old.read_at < (select private.kept_since('phrases')) order by old.read_at limit 20000 for update skip locked))$$),
  ('delete old names of photos', '1 hour', 'select private.forget_photo_names()'),
  ('delete old counters', '1 hour', 'select private.forget_counters(), private.forget_takings()');

insert into private.duties (name, every, route, due) values
  ('send mail about showings', '0', 'send-booking-emails/send',
   $$exists (select from private.due_mails where topic = 'showings')$$),
  ('send mail of saved searches', '0', 'saved-searches/send',
   $$exists (select from private.due_mails where topic = 'searches')$$),
  ('send news', '0', 'news/send', $$exists (select from private.due_mails where topic = 'news')$$),
  ('finish deleting accounts', '0', 'user/finish-deletions',
   $$exists (select from private.account_deletions where attempted_at < now() - interval '1 minute')$$),
  ('look up where homes are', '0', 'listings/place-homes',
   'exists (select from private.homes_to_place where next_try_at <= now())'),
  ('hide photos of homes off the market', '0', 'listings/move-photos', 'exists (select from private.moving_photos)'),
  ('delete unused photos', '10 minutes', 'listings/sweep', 'private.has_unused_photos()'),
  ('delete unused pictures for Vesty', '10 minutes', 'chatbot/sweep',
   $$cardinality(private.unused_files('chat-images', 'is_unused_chat_image', 1, true)) > 0$$),
  ('delete documents for good', '10 minutes', 'documents/sweep', 'private.has_unused_documents()');

-- Parts that upkeep needs but does not find. Objects in cron, net and vault may not exist, so this and the functions
-- below name them only in dynamic SQL.
create function private.missing_for_upkeep() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  missing text[] := '{}';
  secret text;
  is_there boolean;
begin
  if not exists (
    select from pg_proc p where p.pronamespace = to_regnamespace('net') and p.proname = 'http_post'
  ) then
    missing := missing || 'extension pg_net'::text;
  end if;
  if not exists (
    select from pg_class c where c.relnamespace = to_regnamespace('vault') and c.relname = 'decrypted_secrets'
  ) then
    return missing || 'extension supabase_vault'::text;
  end if;
  foreach secret in array array['project_url', 'scheduler_key'] loop
    execute 'select exists (select from vault.decrypted_secrets where name = $1 and decrypted_secret <> '''')'
    into is_there using secret;
    if not is_there then
      missing := missing || format('secret %s', secret);
    end if;
  end loop;
  return missing;
end;
$$;

-- One tick, as the statement that the clock runs. Each duty has its own transaction, so that none waits
-- while holding another's locks. Only procedures and anonymous blocks can commit, and a procedure that
-- commits can't set its search path, so this is a block with fully qualified names.
create function private.tick_statement() returns text
language sql immutable set search_path = '' as $$
  select $tick$do $block$
declare
  duty text;
  problem text;
  problems text[] := array(select 'missing: ' || item from pg_catalog.unnest(private.missing_for_upkeep()) as item);
begin
  for duty in select d.name from private.duties d order by d.route nulls first, d.name loop
    problem := private.attend_to(duty);
    commit;
    if problem is not null then
      problems := problems || pg_catalog.concat(duty, ': ', problem);
    end if;
  end loop;
  if problems <> '{}' then
    raise exception using errcode = 'UPKEP',
      message = 'Upkeep failed: ' || pg_catalog.array_to_string(problems, '; ');
  end if;
end;
$block$ $tick$;
$$;
comment on function private.tick_statement is 'The statement for one tick of upkeep.';

create function private.schedule_upkeep() returns text
language plpgsql volatile set search_path = '' as $$
declare
  missing text[] := private.missing_for_upkeep();
begin
  if to_regnamespace('cron') is null then
    missing := 'extension pg_cron'::text || missing;
  end if;
  if missing <> '{}' then
    raise exception using errcode = 'UPKEP',
      message = 'Upkeep was not scheduled. Missing: ' || array_to_string(missing, ', ');
  end if;
  execute $cron$ select cron.schedule('upkeep', '* * * * *', private.tick_statement()) $cron$;
  return 'scheduled';
end;
$$;

-- pg_cron keeps a row for every run, which is 43,200 ticks a month. The latest show what went wrong.
create function private.forget_clock_runs(p_most integer default 20000) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  forgotten integer := 0;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $cron$
      delete from cron.job_run_details where runid in (
        select d.runid from cron.job_run_details d
        where d.start_time < (select private.kept_since('runs_of_the_clock')) order by d.runid limit $1)
    $cron$ using p_most;
    get diagnostics forgotten = row_count;
  end if;
  return forgotten;
end;
$$;

create function private.call_function(p_route text) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  missing constant text[] := private.missing_for_upkeep();
  request_id bigint;
begin
  if missing <> '{}' then
    raise exception using errcode = 'UPKEP', message = 'missing: ' || array_to_string(missing, ', ');
  end if;
  execute $net$
    select net.http_post(
      url := rtrim(address.decrypted_secret, '/') || '/functions/v1/' || $1,
      headers := jsonb_build_object('x-scheduler-key', key.decrypted_secret,
                                    'Content-Type', 'application/json'),
      timeout_milliseconds := 100000)
    from vault.decrypted_secrets address, vault.decrypted_secrets key
    where address.name = 'project_url' and key.name = 'scheduler_key'
  $net$ into request_id using p_route;
  return request_id;
end;
$$;

-- Records the response to a duty's last call. Returns whether the duty may be called again. A call
-- without a response after two minutes, longer than any call takes, has failed.
create function private.note_answer(p_duty private.duties) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  problem text;
  is_answered boolean;
begin
  if p_duty.request_id is null then
    return true;
  end if;
  execute $net$
    select true, case when answer.status_code between 200 and 299 then null
                      else concat_ws(' ', answer.status_code, coalesce(answer.error_msg, answer.content)) end
    from net._http_response answer where answer.id = $1
  $net$ into is_answered, problem using p_duty.request_id;
  if is_answered is null and p_duty.requested_at > now() - interval '2 minutes' then
    return false;
  end if;
  if is_answered is null then
    problem := 'no answer';
  end if;
  update private.duties d
  set request_id = null, last_error = left(problem, 500),
      last_success = case when problem is null then now() else d.last_success end,
      -- A failed call is repeated on the next tick, whatever the interval.
      looked_at = case when problem is null then d.looked_at else '-infinity' end
  where d.name = p_duty.name;
  return true;
end;
$$;

-- Does a duty or calls its function, if it is time. Returns what went wrong since the last tick.
create function private.attend_to(p_name text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  duty private.duties;
  is_due boolean;
  problem text;
begin
  -- Another tick that is working on the duty has locked its row, so this tick skips it.
  select * into duty from private.duties d where d.name = p_name for update skip locked;
  if duty.name is null or not private.note_answer(duty) then
    return null;
  end if;
  if duty.request_id is not null then
    select * into duty from private.duties d where d.name = p_name;
    problem := duty.last_error;
  end if;
  -- The 0.9 lets a clock tick slightly early.
  if duty.looked_at > now() - duty.every * 0.9 then
    return problem;
  end if;
  if duty.work is not null then
    execute duty.work;
    update private.duties d set looked_at = now(), last_success = now(), last_error = null
    where d.name = p_name;
    return null;
  end if;
  execute 'select ' || duty.due into is_due;
  update private.duties d
  set looked_at = now(), requested_at = case when is_due then now() else d.requested_at end,
      request_id = case when is_due then private.call_function(duty.route) end
  where d.name = p_name;
  return problem;
exception when others then
  update private.duties d set request_id = null, last_error = left(sqlerrm, 500) where d.name = p_name;
  return sqlerrm;
end;
$$;

create view private.upkeep_status with (security_invoker = true) as
select d.name as duty,
       case when d.last_error is not null then 'failing'
            when d.looked_at < now() - d.every - interval '5 minutes' then 'not looked at: no clock ticks'
            else 'ok' end as state,
       d.looked_at, d.last_success, d.last_error
from private.duties d
union all
select missing, 'missing', null, null, null from unnest(private.missing_for_upkeep()) as missing;
comment on view private.upkeep_status is 'The state of each duty, when it last succeeded, and what the setup lacks.';
grant select on private.upkeep_status to service_role;
grant execute on function private.missing_for_upkeep to service_role;

create function public.upkeep_status()
returns table (duty text, state text, looked_at timestamptz, last_success timestamptz, last_error text)
language sql stable set search_path = '' as $$
  select * from private.upkeep_status;
$$;
comment on function public.upkeep_status is 'For operators: the state of each duty, and what the setup lacks.';
grant execute on function public.upkeep_status to service_role;
