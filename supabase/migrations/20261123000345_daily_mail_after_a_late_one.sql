-- A daily mail that leaves late in the day (mail was down for hours) is followed by one on the second
-- morning. That morning was not among those looked at, and the next mail was never due.
create or replace function private.saved_search_due(frequency text, last_sent_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case frequency
    when 'instant' then greatest(now(), last_sent_at + interval '15 minutes')
    when 'daily' then (
      select min(morning) from generate_series(
        date_trunc('day', now() at time zone 'UTC') + interval '13 hours',
        date_trunc('day', now() at time zone 'UTC') + interval '61 hours', interval '1 day'
      ) as day, lateral (select day at time zone 'UTC' as morning) as each
      where morning > greatest(now(), last_sent_at + interval '20 hours'))
  end;
$$;
