-- Who is counted when something is limited: the network that a request comes from, and the mailbox
-- that an address leads to. Both rules have a twin in TypeScript (_shared/edge/client-address.ts and
-- _shared/domain/mailbox.ts), and a test holds them together.

-- An IPv4 address as it is; of IPv6 the /64, all of which one household holds. What is no address
-- stays as it is.
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

-- The network that the API was called from, as a hash. The hosted platform stands behind Cloudflare,
-- which overwrites its own header; of x-forwarded-for only the last entry was added by a proxy of ours.
create or replace function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(private.network_of(coalesce(nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  )), ''), 'unknown')), 'utf8')), 'hex')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- The mailbox behind an address, however the address is written: without case, without what follows
-- a plus, and without dots where the provider ignores them.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com')
              then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
  from (
    select regexp_replace(regexp_replace(written, '@[^@]*$', ''), '^([^+]+)[+].*$', '\1') as name,
           regexp_replace(written, '^.*@', '') as domain
    -- In this collation only the letters of ASCII have a case, on every server alike.
    from (select lower(btrim(p_email) collate "C") as written) as address
  ) as parts;
$$;

-- An index of bookings is made with it, in the name of whoever writes one.
grant execute on function private.mailbox_of to anon, authenticated, service_role;

create function private.mailbox_hash(p_email text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(private.mailbox_of(p_email), 'utf8'));
$$;

-- Puts back what private.take_rate() took at that moment: what was counted did not happen.
create function private.give_rate(p_key text, p_window_seconds integer, p_taken_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  started constant timestamptz :=
    to_timestamp(floor(extract(epoch from p_taken_at) / p_window_seconds) * p_window_seconds);
begin
  update private.rate_buckets b set n = b.n - 1
  where b.key = p_key and b.window_start = started and b.n > 1;
  if not found then
    delete from private.rate_buckets b where b.key = p_key and b.window_start = started;
  end if;
end;
$$;
create function public.give_rate(p_key text, p_window_seconds integer) returns void
language sql volatile set search_path = '' as $$
  select private.give_rate(p_key, p_window_seconds, now());
$$;
comment on function public.give_rate is 'For our Edge Functions: what take_rate() counted did not happen.';
revoke execute on function public.give_rate from public, anon, authenticated;
grant execute on function public.give_rate, private.give_rate to service_role;
