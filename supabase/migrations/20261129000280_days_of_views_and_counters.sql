-- Views and counters get a partition for each day. Rows that are there become the first one as they are: nothing is
-- copied, and everyone goes on using them. For this, Postgres must know the last day that they hold. This file says so of
-- new rows, the next one reads the old ones while others write, and the third makes the partitions. The week leaves time
-- for a deployment that stops in between.
do $$
declare
  until constant date := (now() at time zone 'UTC')::date + 7;
begin
  execute format('alter table public.listing_views add constraint listing_views_until check (day < %L) not valid', until);
  execute format('alter table private.rate_buckets add constraint rate_buckets_until check (window_start < %L) not valid',
                 concat(until, ' 00:00+00'));
end;
$$;
