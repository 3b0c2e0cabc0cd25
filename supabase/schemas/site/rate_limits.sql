-- Rate limits, and the keys they count by: the network that a request comes from, and the mailbox behind an email
-- address. Both keys are also computed in TypeScript (_shared/edge/client-address.ts and
-- _shared/domain/people/mailbox.ts); a test compares them.

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
  -- No other transaction takes or gives one back between the two statements.
  perform from private.rate_buckets b where b.key = p_key and b.window_start = started for update;
  update private.rate_buckets b set n = b.n - 1
  where b.key = p_key and b.window_start = started and b.n > 1;
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

-- IPv4 addresses stay as they are; IPv6 addresses become their first p_bits: a /64 is what one household gets, a /48
-- what one customer of a host gets. Anything that is not an address is returned unchanged.
create function private.network_of(p_address text, p_bits integer default 64) returns text
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
  return host(network(set_masklen(address, p_bits)));
exception when invalid_text_representation then
  return p_address;
end;
$$;

-- The address that the API call came from. The hosted platform is behind Cloudflare, which overwrites its own header;
-- in x-forwarded-for only the last entry comes from our own proxy.
create function private.caller_address() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  )), ''), 'unknown')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- A hash of the network from which the API call came.
create function private.caller_network(p_bits integer default 64) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(private.network_of(private.caller_address(), p_bits), 'utf8')), 'hex');
$$;

-- Takes one from the counter of the caller's network, and one from the counter of the /48 around an IPv6 network. The
-- latter holds p_times as many: a customer with one /48 has 65,536 networks, and still may not use up the share of a
-- home or of the site that everyone needs. p_about is what the counter is about, such as a home.
create function private.take_network_rate(
  p_what text, p_window_seconds integer, p_cap integer, p_about uuid default null, p_times integer default 4
) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  narrow constant text := private.caller_network();
  wide constant text := private.caller_network(48);
begin
  return private.take_rate(concat_ws(':', p_what, narrow, p_about), p_window_seconds, p_cap)
     and (wide = narrow or private.take_rate(concat_ws(':', p_what, wide, p_about), p_window_seconds, p_times * p_cap));
end;
$$;

-- Takes one of the p_all that all callers together get in a day, so that no caller can use them up for others. p_who is
-- the key that the caller is counted by (private.person_key); a caller gets p_each. Callers who come again get at most
-- half of p_all: the rest is kept for callers who have not been heard today.
create function private.take_share(p_what text, p_who text, p_each integer, p_all integer) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return private.take_rate(concat_ws(':', p_what, p_who), 86400, p_each)
     and (private.take_rate(concat_ws(':', p_what, 'heard', p_who), 86400, 1)
          or private.take_rate(p_what || ':again', 86400, p_all / 2))
     and private.take_rate(p_what, 86400, p_all);
end;
$$;

-- Takes one of the calls that one home gets, such as new conversations. A network gets a third of them, and the /48
-- around it two thirds.
create function private.take_home_share(p_what text, p_listing_id uuid, p_who text, p_each integer, p_all integer)
returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  return private.take_network_rate(p_what || ':network-home', 86400, p_all / 3, p_listing_id, 2)
     and private.take_share(concat_ws(':', p_what, 'listing', p_listing_id), p_who, p_each, p_all);
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
-- An index on bookings calls this function with the rights of the writer of a booking.
grant execute on function private.mailbox_of to anon, authenticated, service_role;

create function private.mailbox_hash(p_email text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(private.mailbox_of(p_email), 'utf8'));
$$;

create function private.mailbox_of_person(p_person uuid) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.mailbox_hash(u.email::text) from auth.users u where u.id = p_person and u.email is not null;
$$;

-- People with an account are counted by their mailbox, because one mailbox can have any number of accounts under addresses with a plus.
create function private.person_key(p_person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(encode(private.mailbox_of_person(p_person), 'hex'), p_person::text);
$$;

-- A share costs us money, so a suspended person has none.
create function private.take_person_share(p_what text, p_person uuid, p_each integer, p_all integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_suspended(p_person);
  return private.take_share(p_what, private.person_key(p_person), p_each, p_all);
end;
$$;

select private.expose('take_person_share(p_what, p_person, p_each, p_all)', 'service_role',
  'Called by our Edge Functions. Takes one of the p_all that all callers get in a day, of which a person gets p_each; false if there is none.');
