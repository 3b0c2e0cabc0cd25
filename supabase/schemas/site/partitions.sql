-- Tables that grow with every visit have a partition for each day (UTC), so that old rows go with their day: whatever
-- has been, no duty reads past rows to erase them, and nothing is left to vacuum (decision 227).
--
-- A partition is a table of `private` that nobody may use by itself. Its name ends in the last day that it holds, as in
-- listing_views_20261203. A duty makes those of the next days ahead. Rows of any other day are in the one without a day
-- in its name: of days before which no clock ticked, and of long ago, from a backup. A project that was there before a
-- table had partitions also has one with all rows of that time, listing_views_until_20261206.
--
-- Making and removing a partition waits for everyone who uses the table, and the next ones wait behind it. So either gives
-- up after half a second, which is also before Postgres looks for deadlocks, and tries again the next time.

create function private.partitions_of(p_table regclass) returns table (part regclass, last_day date, is_one_day boolean)
language sql stable set search_path = '' as $$
  select c.oid::regclass, to_date(substring(c.relname from '_([0-9]{8})$'), 'YYYYMMDD'), c.relname ~ '(?<!_until)_[0-9]{8}$'
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = p_table
  order by 2;
$$;

-- Makes days ahead, all up to the tenth from now together: the table's users wait once a week at most.
create function private.make_days(p_table regclass, p_fewest integer default 4) returns void
language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  known constant date := (select max(p.last_day) from private.partitions_of(p_table) p);
  referenced regclass;
  day date;
  part text;
begin
  if known >= today + p_fewest then
    return;
  end if;
  perform set_config('lock_timeout', '500ms', true);
  -- Whoever deletes a home locks it before its views.
  for referenced in
    select k.confrelid from pg_constraint k where k.conrelid = p_table and k.contype = 'f' order by 1
  loop
    execute format('lock table %s in share row exclusive mode', referenced);
  end loop;
  for n in 0 .. today + 10 - greatest(today, known + 1) loop
    day := greatest(today, known + 1) + n;
    part := format('private.%I', concat((select c.relname from pg_class c where c.oid = p_table), '_', to_char(day, 'YYYYMMDD')));
    begin
      execute format('create table %s (like %s including defaults including constraints)', part, p_table);
      execute format('alter table %s enable row level security', part);
      execute format('revoke all on %s from public, anon, authenticated, service_role', part);
      execute format('create policy "A partition is used through its table" on %s for all to service_role using (false)', part);
      execute format('alter table %s attach partition %s for values from (%L) to (%L)', p_table, part,
                     concat(day, ' 00:00+00'), concat(day + 1, ' 00:00+00'));
    exception when check_violation then
      -- Rows of that day are in the partition for the rest already, and stay there.
      continue;
    end;
  end loop;
exception when lock_not_available then
  if known > today then
    return;
  end if;
  raise;
end;
$$;

-- Removes the days before one, with all their rows.
create function private.drop_days(p_table regclass, p_before date) returns void
language plpgsql volatile set search_path = '' as $$
declare
  past regclass;
begin
  perform set_config('lock_timeout', '500ms', true);
  for past in select p.part from private.partitions_of(p_table) p where p.last_day < p_before loop
    execute format('drop table %s', past);
  end loop;
exception when lock_not_available then
  return;
end;
$$;
