-- Rate limits, and what they count by: the network a request comes from, and the mailbox behind an email address. Both
-- rules have a twin in TypeScript (_shared/edge/client-address.ts and _shared/domain/mailbox.ts); a test compares them.

-- One row per key and window. A single upsert decides, so parallel callers can't exceed the cap.
create table private.rate_buckets (
  key text not null check (char_length(key) between 1 and 300),
  window_start timestamptz not null,
  n integer not null check (n > 0),
  primary key (key, window_start)
);
comment on table private.rate_buckets is 'Fixed-window counters behind private.take_rate().';
create index rate_buckets_window on private.rate_buckets (window_start);

select private.only_for_server('select, insert, update, delete', 'rate_buckets');

-- Takes one from the bucket. False when p_cap has been reached in this window of p_window_seconds.
create function private.take_rate(p_key text, p_window_seconds integer, p_cap integer)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from now()) / p_window_seconds) * p_window_seconds);
begin
  delete from private.rate_buckets where key = p_key and window_start < started;
  -- Now and then, sweep keys that are no longer used. Rows in use by another transaction stay for the
  -- next sweep: waiting for them could deadlock.
  if random() < 0.01 then
    delete from private.rate_buckets where (key, window_start) in (
      select b.key, b.window_start from private.rate_buckets b
      where b.window_start < now() - interval '2 days' limit 1000 for update skip locked);
  end if;
  insert into private.rate_buckets as bucket (key, window_start, n)
  values (p_key, started, 1)
  on conflict (key, window_start) do update set n = bucket.n + 1 where bucket.n < p_cap;
  return found and p_cap > 0;
end;
$$;

-- Gives back what private.take_rate() took at p_taken_at, when the counted event did not happen.
create function private.give_rate(p_key text, p_window_seconds integer, p_taken_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from p_taken_at) / p_window_seconds) * p_window_seconds);
begin
  -- Nobody takes or gives one back between the two statements.
  perform from private.rate_buckets b where b.key = p_key and b.window_start = started for update;
  update private.rate_buckets b set n = b.n - 1
  where b.key = p_key and b.window_start = started and b.n > 1;
  if not found then
    delete from private.rate_buckets b where b.key = p_key and b.window_start = started;
  end if;
end;
$$;

select private.expose('take_rate(p_key, p_window_seconds, p_cap)', 'service_role',
  'For our Edge Functions: false when the cap for this window has been reached.');

-- The same for requests that are refused beyond the cap, with no better reason to give.
create function private.limit_requests(p_key text, p_window_seconds integer, p_cap integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_rate(p_key, p_window_seconds, p_cap) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- IPv4 addresses stay as they are; IPv6 addresses become their /64, which is what one household
-- gets. Anything that is not an address is returned unchanged.
create function private.network_of(p_address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  if p_address !~ ':' or p_address ~ '[^0-9A-Fa-f:.]' then
    return p_address;
  end if;
  address := p_address::inet;
  if address << '::ffff:0:0/96' then
    return host('0.0.0.0'::inet + (address - '::ffff:0:0'::inet));
  end if;
  return host(network(set_masklen(address, 64)));
exception when invalid_text_representation then
  return p_address;
end;
$$;

-- A hash of the network that the API call came from. The hosted platform is behind Cloudflare, which
-- overwrites its own header; in x-forwarded-for only the last entry comes from our own proxy.
create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(private.network_of(coalesce(nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  )), ''), 'unknown')), 'utf8')), 'hex')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- The mailbox behind an address, however the address is written: ignoring case, anything after a
-- plus, and dots where the provider ignores them.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com')
              then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
  from (
    select regexp_replace(regexp_replace(written, '@[^@]*$', ''), '^([^+]+)[+].*$', '\1') as name,
           regexp_replace(written, '^.*@', '') as domain
    -- Under this collation only ASCII letters have case, so every server agrees.
    from (select lower(btrim(p_email) collate "C") as written) as address
  ) as parts;
$$;
-- An index on bookings calls it with the rights of whoever writes the booking.
grant execute on function private.mailbox_of to anon, authenticated, service_role;

create function private.mailbox_hash(p_email text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(private.mailbox_of(p_email), 'utf8'));
$$;
