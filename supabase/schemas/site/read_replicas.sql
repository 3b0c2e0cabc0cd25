-- A read replica repeats what the primary has stored, a moment later. It answers reads that are the same for everybody
-- (decision 224). The API's server calls refuse_if_behind before each request where a project has a replica: one that
-- lags says nothing rather than something old, and the browser asks the primary. So nobody has to know which replica
-- answered, or how far behind it was.

-- How long ago the primary stored the last of what this replica has; null on the primary.
create function private.replica_age() returns interval
language sql stable parallel safe set search_path = '' as $$
  select case when pg_is_in_recovery()
              then coalesce(clock_timestamp() - pg_last_xact_replay_timestamp(), interval 'infinity') end;
$$;

create function private.refuse_if_behind() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.replica_age() > make_interval(secs => private.limit_of('replicas.age_s')) then
    raise exception using errcode = 'PT503', message = 'unavailable', detail = 'This replica is behind.';
  end if;
end;
$$;
comment on function private.refuse_if_behind is 'The function that the API''s server calls before each request (PostgREST''s db-pre-request), set by npm run deploy where the site has a read replica.';
grant execute on function private.replica_age, private.refuse_if_behind to anon, authenticated, service_role;

create function private.replica_state() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'is_replica', pg_is_in_recovery(),
    'age_s', case when isfinite(private.replica_age()) then ceil(extract(epoch from private.replica_age())) end);
$$;

select private.expose('replica_state()', 'anon, authenticated',
  'Whether this is a read replica, and by how many seconds it is behind.');
