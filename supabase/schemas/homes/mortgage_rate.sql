-- The interest rate behind all monthly payments, as operators set it: with its day and its source, for everyone to read.
-- Without a row, the rate of the build holds (decision 223).

create table private.mortgage_rate (
  id boolean primary key default true check (id),
  percent numeric(5, 3) not null check (percent between 0 and 25),
  as_of date not null check (as_of >= '2000-01-01'),
  source text not null check (private.is_visible(source) and char_length(source) <= 200),
  set_at timestamptz not null default now()
);
comment on table private.mortgage_rate is 'At most one row: the mortgage rate that operators have set for monthly payments.';
comment on column private.mortgage_rate.percent is 'Percent a year.';
comment on column private.mortgage_rate.as_of is 'The day on which the source published it.';
select private.only_for_server('select', 'mortgage_rate');

create function private.mortgage_rate() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('percent', r.percent, 'as_of', r.as_of, 'source', r.source) from private.mortgage_rate r;
$$;

create function private.set_mortgage_rate(
  p_percent numeric default null, p_as_of date default null, p_source text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := btrim(coalesce(p_source, ''));
begin
  perform private.require_role('operator');
  if p_percent is null then
    delete from private.mortgage_rate;
    return;
  end if;
  -- Somewhere it is tomorrow already.
  if p_percent not between 0 and 25 or p_as_of is null or p_as_of not between '2000-01-01' and current_date + 1
     or not private.is_visible(said) or said ~ '[[:cntrl:]]' or char_length(said) > 200 then
    raise exception using errcode = 'PT422', message = 'mortgage_rate_invalid';
  end if;
  insert into private.mortgage_rate (percent, as_of, source) values (p_percent, p_as_of, said)
  on conflict (id) do update set percent = excluded.percent, as_of = excluded.as_of, source = excluded.source, set_at = now();
end;
$$;

select private.expose('mortgage_rate()', 'anon, authenticated, service_role',
  'The mortgage rate behind monthly payments as operators set it: {percent, as_of, source}, or null.');
select private.expose('set_mortgage_rate(percent, as_of, source)', 'authenticated',
  'Called by operators. Sets the mortgage rate behind monthly payments, or removes it without a percentage.');
