-- Foundations: the private schema, closed default privileges, and helpers that many tables use.
--
-- `public` is what the API shows. `private` holds what only our own functions touch: definer
-- functions, rate buckets, the mail outbox. It is not exposed by the API; usage is granted so
-- that policies and the thin wrappers in `public` can call into it.

create schema private;
comment on schema private is 'Not exposed by the API. Definer functions, rate buckets, the mail outbox.';

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- The hosted platform grants everything on new objects to the API roles. We grant by hand.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- True when the statement was made by a visitor or a signed-in user. `role` is what the API set
-- for the request; unlike current_user it does not change inside a definer function.
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

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_seeding() then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

-- How often a thing may happen. One row a key and window; a single upsert decides, so parallel
-- callers can never pass the cap together.
create table private.rate_buckets (
  key text not null check (char_length(key) between 1 and 300),
  window_start timestamptz not null,
  n integer not null check (n > 0),
  primary key (key, window_start)
);
comment on table private.rate_buckets is 'Fixed-window counters behind private.take_rate().';
create index rate_buckets_window on private.rate_buckets (window_start);
alter table private.rate_buckets enable row level security;
grant select, insert, update, delete on private.rate_buckets to service_role;
create policy "The service role keeps the counters" on private.rate_buckets
  for all to service_role using (true) with check (true);

-- Takes one from the bucket. False when p_cap was reached within the window of p_window_seconds.
create function private.take_rate(p_key text, p_window_seconds integer, p_cap integer)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from now()) / p_window_seconds) * p_window_seconds);
begin
  delete from private.rate_buckets where key = p_key and window_start < started;
  -- Keys that nobody uses again are swept now and then.
  if random() < 0.01 then
    delete from private.rate_buckets where window_start < now() - interval '2 days';
  end if;
  insert into private.rate_buckets as bucket (key, window_start, n)
  values (p_key, started, 1)
  on conflict (key, window_start) do update set n = bucket.n + 1 where bucket.n < p_cap;
  return found and p_cap > 0;
end;
$$;

create function public.take_rate(p_key text, p_window_seconds integer, p_cap integer)
returns boolean
language sql volatile set search_path = '' as $$
  select private.take_rate(p_key, p_window_seconds, p_cap);
$$;
comment on function public.take_rate is 'For our Edge Functions: false when the cap of the window is reached.';
revoke execute on function public.take_rate from public, anon, authenticated;
grant execute on function public.take_rate, private.take_rate to service_role;
grant execute on function private.is_seeding, private.is_api_caller to anon, authenticated, service_role;
