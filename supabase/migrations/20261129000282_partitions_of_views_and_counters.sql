-- The tables of views and counters become the first partition of new ones, with all rows from before. Only the catalog
-- changes, which takes milliseconds. Homes are locked before their views, as by whoever deletes one. If a long
-- transaction is in the way, this fails after ten seconds, and can be pushed again.
do $$
declare
  until date;
  views text;
  counters text;
begin
  perform set_config('lock_timeout', '10s', true);
  lock table public.listings in access exclusive mode;
  lock table public.listing_views in access exclusive mode;
  lock table private.rate_buckets in access exclusive mode;

  select substring(pg_get_constraintdef(k.oid) from '\d{4}-\d{2}-\d{2}')::date into strict until
  from pg_constraint k where k.conname = 'listing_views_until' and k.conrelid = 'public.listing_views'::regclass;
  views := concat('listing_views_until_', to_char(until - 1, 'YYYYMMDD'));
  counters := concat('rate_buckets_until_', to_char(until - 1, 'YYYYMMDD'));

  -- Nobody may use a partition by itself.
  drop trigger count_view on public.listing_views;
  drop policy "Owners see the views of their listings" on public.listing_views;
  revoke all on public.listing_views from public, anon, authenticated, service_role;
  revoke select (listing_id, day) on public.listing_views from authenticated;
  comment on table public.listing_views is null;
  drop policy "The service role may select, insert, update, delete" on private.rate_buckets;
  revoke all on private.rate_buckets from public, anon, authenticated, service_role;
  comment on table private.rate_buckets is null;

  alter table public.listing_views set schema private;
  execute format('alter table private.listing_views rename to %I', views);
  execute format('create policy "A partition is used through its table" on private.%I for all to service_role using (false)', views);
  alter table private.rate_buckets rename constraint rate_buckets_pkey to rate_buckets_until_pkey;
  execute format('alter table private.rate_buckets rename to %I', counters);
  execute format('create policy "A partition is used through its table" on private.%I for all to service_role using (false)', counters);

  create table public.listing_views (
    listing_id uuid not null references public.listings (id) on delete cascade,
    day date not null,
    visitor text not null check (char_length(visitor) between 8 and 64),
    came_from text not null default '' check (private.is_channel(came_from)),
    primary key (listing_id, day, visitor)
  ) partition by range (day);
  execute format('alter table public.listing_views attach partition private.%I for values from (minvalue) to (%L)', views, until);
  execute format('alter table private.%I drop constraint listing_views_until', views);
  create table private.listing_views_rest partition of public.listing_views default;
  alter table private.listing_views_rest enable row level security;
  create policy "A partition is used through its table" on private.listing_views_rest for all to service_role using (false);
  alter table public.listing_views enable row level security;
  revoke all on public.listing_views from public, anon, authenticated;
  grant select (listing_id, day) on public.listing_views to authenticated;
  grant select, insert, update, delete on public.listing_views to service_role;
  create policy "Owners see the views of their listings" on public.listing_views
    for select to authenticated
    using (listing_id = any ((select private.my_homes())::uuid[]));
  create trigger count_view after insert on public.listing_views
    for each row execute function private.count_view();

  create table private.rate_buckets (
    key text not null constraint rate_buckets_key_check check (char_length(key) between 1 and 300),
    window_start timestamptz not null,
    n bigint not null constraint rate_buckets_n_check check (n > 0),
    primary key (key, window_start)
  ) partition by range (window_start);
  execute format('alter table private.rate_buckets attach partition private.%I for values from (minvalue) to (%L)',
                 counters, concat(until, ' 00:00+00'));
  execute format('alter table private.%I drop constraint rate_buckets_until', counters);
  create table private.rate_buckets_rest partition of private.rate_buckets default;
  alter table private.rate_buckets_rest enable row level security;
  create policy "A partition is used through its table" on private.rate_buckets_rest for all to service_role using (false);
  create index on private.rate_buckets_rest (window_start);
  perform private.only_for_server('select, insert, update, delete', 'rate_buckets');
end;
$$;
