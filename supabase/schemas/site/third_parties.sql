-- The services that the product depends on, and whether they work, so that operators see at /operator what fails, and
-- since when. One row per service, without secrets or personal data, written where each service is called
-- (_shared/edge/third-parties.ts): at most once a minute while it fails, once in ten while it works.

create table private.third_parties (
  name text primary key
    check (name in ('mail', 'model', 'payments', 'webhook', 'geocoder', 'push', 'account_mail', 'signing')),
  failing_since timestamptz,
  problem text check (problem in ('key_refused', 'quota', 'busy', 'down', 'no_answer', 'refused', 'wrong_answer', 'silent')),
  status smallint check (status between 100 and 599),
  failures integer not null default 0 check (failures >= 0),
  last_failure timestamptz,
  last_success timestamptz,
  constraint third_parties_problem check ((failing_since is null) = (problem is null))
);
comment on table private.third_parties is 'Each service that the product depends on: whether it works, since when it fails, and how.';
comment on column private.third_parties.failing_since is 'The first failure since it last worked; null while it works.';
comment on column private.third_parties.status is 'The HTTP status of the last failure; null if there was none.';

select private.only_for_server('select', 'third_parties');

-- Records that a service failed; without a problem, that it worked.
create function private.note_third_party(
  p_name text, p_problem text default null, p_status integer default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_problem is null then
    insert into private.third_parties as known (name, last_success) values (p_name, now())
    on conflict (name) do update
    set failing_since = null, problem = null, status = null, failures = 0, last_success = now()
    where known.failing_since is not null
       or known.last_success is null or known.last_success < now() - interval '10 minutes';
    return;
  end if;
  insert into private.third_parties as known (name, failing_since, problem, status, failures, last_failure)
  values (p_name, now(), p_problem, p_status, 1, now())
  on conflict (name) do update
  set failing_since = coalesce(known.failing_since, now()), problem = excluded.problem, status = excluded.status,
      failures = known.failures + 1, last_failure = now()
  where known.problem is distinct from excluded.problem or known.last_failure < now() - interval '1 minute';
end;
$$;

-- When Auth last sent mail: it records that at the account, and only after the mail server took the email.
create function private.last_account_mail() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(greatest(u.confirmation_sent_at, u.recovery_sent_at, u.email_change_sent_at)) from auth.users u;
$$;

-- How many emails Auth may send an hour. A deployment writes here what it tells Auth (auth.rate_limit.email_sent in
-- config.toml); without a row, the limit is the one that we ship.
create table private.account_mail_limit (
  id boolean primary key default true check (id),
  per_hour integer not null check (per_hour > 0)
);
comment on table private.account_mail_limit is 'At most one row: how many emails Auth may send an hour, as the last deployment set it.';
select private.only_for_server('select', 'account_mail_limit');

-- Warns that Auth has sent half of what it may in the last hour, before a person asks in vain. An account remembers only its latest
-- email of each kind, so a few more may have been sent.
create function private.account_mail_half_used()
returns table (sent bigint, since timestamptz, latest timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select count(*), min(mail.sent_at), max(mail.sent_at)
  from auth.users u
  cross join lateral (values (u.confirmation_sent_at), (u.recovery_sent_at), (u.email_change_sent_at)) as mail (sent_at)
  where mail.sent_at > now() - interval '1 hour'
  having 2 * count(*) >= coalesce(
    (select l.per_hour from private.account_mail_limit l), private.limit_of('account_mail.per_hour'));
end;
$$;

-- Auth sends its mail itself. When it can't, it tells only the browser that asked, so browsers report it here. Anyone can
-- say so, so it takes more than one voice: it is an alarm once three callers who have no network in common said it
-- within an hour, and what Auth has recorded doesn't contradict them. An hour's limit was reached only if mail was sent
-- in that hour; mail that was sent a moment ago shows that the server works. The alarm ends when Auth
-- has sent mail again.
create function private.note_unsent_account_mail(p_is_limit boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.third_parties;
  sent_at constant timestamptz := private.last_account_mail();
  widest constant text := (private.caller_networks())[array_upper(private.caller_networks(), 1)];
begin
  if (case when p_is_limit then coalesce(sent_at, '-infinity') < now() - interval '1 hour'
           else sent_at > now() - interval '10 minutes' end)
     or not private.take_rate('account-mail:' || widest, 3600, 1)
     -- Two of them take the two permits of an hour; the next one finds none.
     or private.take_rate('account-mail', 3600, 2) then
    return;
  end if;
  select t.* into known from private.third_parties t where t.name = 'account_mail';
  if known.last_failure < private.last_account_mail() then
    perform private.note_third_party('account_mail');
  end if;
  perform private.note_third_party('account_mail', case when p_is_limit then 'quota' else 'down' end);
end;
$$;

-- The services that fail now, or will soon, longest first. A checkout at Stripe is paid or expires within a day, and Stripe tells us
-- either: if it told us nothing about the last one, its events don't arrive.
create function private.failing_third_parties()
returns table (
  name text, problem text, status smallint, failing_since timestamptz, failures integer,
  last_failure timestamptz, last_success timestamptz
)
language sql stable security definer set search_path = '' as $$
  select t.name, t.problem, t.status, t.failing_since, t.failures, t.last_failure, t.last_success
  from private.third_parties t
  where t.failing_since is not null
    and (t.name <> 'account_mail' or t.last_failure > coalesce(private.last_account_mail(), '-infinity'))
  union all
  select 'webhook', 'silent', null, silent.since, silent.checkouts, silent.last_expected, silent.last_event
  from (
    select min(c.created_at) + interval '1 day' as since, count(*)::integer as checkouts,
           max(c.created_at) + interval '1 day' as last_expected, heard.last_event
    from (select max(e.received_at) as last_event from private.stripe_events e) heard
    join private.checkouts c on c.session_id is not null
     and c.created_at between now() - interval '30 days' and now() - interval '25 hours'
     and c.created_at + interval '1 day' > coalesce(heard.last_event, '-infinity')
    group by heard.last_event
  ) silent
  where not exists (select from private.third_parties t where t.name = 'webhook' and t.failing_since is not null)
  union all
  select 'account_mail', 'half_used', null, half.since, half.sent::integer, half.latest, half.latest
  from private.account_mail_half_used() as half
  where not exists (
    select from private.third_parties t where t.name = 'account_mail' and t.failing_since is not null and t.last_failure > half.latest)
  order by 4, 1;
$$;

create function private.operator_third_parties()
returns table (
  name text, problem text, status smallint, failing_since timestamptz, failures integer,
  last_failure timestamptz, last_success timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query select * from private.failing_third_parties();
end;
$$;

select private.expose('note_third_party(p_name, p_problem, p_status)', 'service_role',
  'Called by the functions. Records that a service failed; without a problem, that it worked.');
select private.expose('note_unsent_account_mail(p_is_limit)', 'anon, authenticated',
  'Called by browsers. Auth could not send its mail. `p_is_limit`: it had sent as many as it may.');
select private.expose('failing_third_parties()', 'service_role',
  'Called by the doctor. Services that fail, how, and since when.');
select private.expose('operator_third_parties()', 'authenticated',
  'Called by operators. Services that fail, how, and since when.');
