-- Rate limits, and the keys they count by: the networks that a request comes from, and the mailbox behind an email
-- address. Both keys are also computed in TypeScript (_shared/edge/client-address.ts and
-- _shared/domain/people/mailbox.ts); a test compares them.

-- One row per key and window. A single upsert decides, so parallel callers can't exceed the cap.
create table private.rate_buckets (
  key text not null check (char_length(key) between 1 and 300),
  window_start timestamptz not null,
  n bigint not null check (n > 0),
  primary key (key, window_start)
) partition by range (window_start);
comment on table private.rate_buckets is 'Fixed-window counters behind private.take_rate() and private.take_part(), of a day at most; old days go whole (decision 227).';

create table private.rate_buckets_rest partition of private.rate_buckets default;
alter table private.rate_buckets_rest enable row level security;
create policy "A partition is used through its table" on private.rate_buckets_rest for all to service_role using (false);
create index on private.rate_buckets_rest (window_start);

select private.only_for_server('select, insert, update, delete', 'rate_buckets');

-- Adds an amount to the bucket. False if it would exceed p_cap in this window of p_window_seconds.
create function private.take_amount(p_key text, p_window_seconds integer, p_cap bigint, p_amount bigint)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from now()) / p_window_seconds) * p_window_seconds);
begin
  if p_amount > p_cap then
    return false;
  end if;
  insert into private.rate_buckets as bucket (key, window_start, n)
  values (p_key, started, p_amount)
  on conflict (key, window_start) do update set n = bucket.n + p_amount where bucket.n + p_amount <= p_cap;
  return found;
end;
$$;

-- Deletes counters of past days.
create function private.forget_counters() returns void
language plpgsql volatile set search_path = '' as $$
declare
  first_kept constant timestamptz := private.kept_since('counters');
  mixed regclass;
begin
  -- Counters that another transaction holds stay for the next time, because waiting for them could deadlock.
  for mixed in select p.part from private.partitions_of('private.rate_buckets') p where not p.is_one_day loop
    execute format('delete from %1$s b where b.ctid = any (array(
      select old.ctid from %1$s old where old.window_start < $1 order by old.window_start limit 100000 for update skip locked))', mixed)
    using first_kept;
  end loop;
  perform private.drop_days('private.rate_buckets', (first_kept at time zone 'UTC')::date);
end;
$$;

-- Takes one from the bucket, of a limit that stops nobody but its own caller. What many share is a pot.
create function private.take_rate(p_key text, p_window_seconds integer, p_cap integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.take_amount(p_key, p_window_seconds, p_cap, 1);
end;
$$;

-- Gives back what was taken at p_taken_at, when the counted event did not happen; a negative amount is taken in addition.
create function private.give_amount(p_key text, p_window_seconds integer, p_taken_at timestamptz, p_amount bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from p_taken_at) / p_window_seconds) * p_window_seconds);
begin
  -- No other transaction takes or gives one back between the two statements.
  perform from private.rate_buckets b where b.key = p_key and b.window_start = started for update;
  update private.rate_buckets b set n = b.n - p_amount
  where b.key = p_key and b.window_start = started and b.n > p_amount;
  if not found then
    delete from private.rate_buckets b where b.key = p_key and b.window_start = started;
  end if;
end;
$$;

select private.expose('take_rate(p_key, p_window_seconds, p_cap)', 'service_role',
  'Called by our Edge Functions. False when the cap for this window has been reached.');

-- Takes one from the bucket, or refuses the request if the cap has been reached, for limits without an error of their
-- own.
create function private.limit_requests(p_key text, p_window_seconds integer, p_cap integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_rate(p_key, p_window_seconds, p_cap) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- The networks of an address, narrowest first. IPv4: the address itself, then its /24. IPv6: the /64 that one household
-- gets, the /48 that one customer of a host gets, and the networks around it, up to the /32 that a provider gets. What
-- is not an address is returned unchanged.
create function private.networks_of(p_address text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  if p_address !~ '[.:]' or p_address ~ '[^0-9A-Fa-f:.]' then
    return array[p_address];
  end if;
  address := p_address::inet;
  if address << '::ffff:0:0/96' then
    address := '0.0.0.0'::inet + (address - '::ffff:0:0'::inet);
  end if;
  return array(
    select case bits when max(bits) over () then host(network(set_masklen(address, bits)))
                     else text(network(set_masklen(address, bits))) end
    from unnest(case family(address) when 4 then array[32, 24] else array[64, 48, 44, 40, 36, 32] end) as bits
    order by bits desc);
exception when invalid_text_representation then
  return array[p_address];
end;
$$;

-- The address that the API call came from. The hosted platform is behind Cloudflare, which overwrites its own header;
-- in x-forwarded-for only the last entry comes from our own proxy.
create function private.caller_address() returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(nullif(btrim(coalesce(
      headers ->> 'cf-connecting-ip',
      regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
    )), ''), 'unknown')
    from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request);
end;
$$;

-- Hashes of the networks from which the API call came, narrowest first.
create function private.caller_networks() returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select array_agg(encode(sha256(convert_to(network, 'utf8')), 'hex') order by n)
    from unnest(private.networks_of(private.caller_address())) with ordinality as each (network, n));
end;
$$;

-- A hash of the narrowest of them.
create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select (private.caller_networks())[1];
$$;

-- Takes one from the counter of a network, and one from that of each network around it: a customer with one /48 has
-- 65,536 networks, and a small provider as many of those. The first around it holds four times as many, and each one
-- after that twice as many as the one before. The keys are those of the networks, narrowest first.
create function private.take_rates(p_keys text[], p_window_seconds integer, p_cap integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text;
  most integer := p_cap;
begin
  foreach key in array p_keys loop
    if not private.take_rate(key, p_window_seconds, most) then
      return false;
    end if;
    most := most * case when most = p_cap then 4 else 2 end;
  end loop;
  return true;
end;
$$;

select private.expose('take_rates(p_keys, p_window_seconds, p_cap)', 'service_role',
  'Called by our Edge Functions. Counts a request against its networks, narrowest first. False when a cap for this window has been reached.');

-- Counts against the caller's networks. p_about is what the counters are about, such as a home.
create function private.take_network_rate(p_what text, p_window_seconds integer, p_cap integer, p_about uuid default null)
returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return private.take_rates(
    array(select concat_ws(':', p_what, network, p_about) from unnest(private.caller_networks()) as network), p_window_seconds, p_cap);
end;
$$;

create function private.limit_network(p_what text, p_window_seconds integer, p_cap integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_network_rate(p_what, p_window_seconds, p_cap) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- The mailbox behind an address, however the address is written: without case, without anything after a plus, and
-- without dots where the provider ignores them.
create function private.mailbox_of(p_email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when domain in ('gmail.com', 'googlemail.com')
                then replace(name, '.', '') || '@gmail.com'
                else name || '@' || domain end
    from (
      select regexp_replace(regexp_replace(written, '@[^@]*$', ''), '^([^+]+)[+].*$', '\1') as name,
             regexp_replace(written, '^.*@', '') as domain
      -- Under this collation only ASCII letters have case, so every server agrees.
      from (select lower(btrim(p_email) collate "C") as written) as address
    ) as parts);
end;
$$;
-- An index on bookings calls this function with the rights of the writer of a booking.
grant execute on function private.mailbox_of to anon, authenticated, service_role;

create function private.mailbox_hash(p_email text) returns bytea
language plpgsql immutable set search_path = '' as $$
begin
  return sha256(convert_to(private.mailbox_of(p_email), 'utf8'));
end;
$$;

create function private.mailbox_of_person(p_person uuid) returns bytea
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_person and u.email is not null);
end;
$$;

-- People with an account are counted by their mailbox, because one mailbox can have any number of accounts under addresses with a plus.
create function private.person_key(p_person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(encode(private.mailbox_of_person(p_person), 'hex'), p_person::text);
end;
$$;
