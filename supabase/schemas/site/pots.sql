-- Pots: how callers share what there is only so much of, so that none of them stops the others (decision 207).
-- domain/site/errors/pots.ts has all pots, with their sizes and parts.
--
-- Mailboxes and addresses cost nothing, so counting them tells nobody apart. A pot therefore has a part for each
-- standing that a caller can have, and inside a part nobody of one origin gets more than a fraction. An origin is what
-- costs something to have: the domain of an address, unless anyone gets a mailbox there, and the network, for IPv6 with
-- the networks around it.
--
--   guest        has no account with a confirmed address
--   new          has confirmed an address
--   known        confirmed it days ago
--   established  has a paid plan or has agreed on a sale; the reserve is theirs
--
-- A caller who finds their own part empty takes from those before it, so only guests can be sent away by guests.

create type private.caller as (account text, standing text, origins text[]);

-- What was taken for a subject, such as an offer or an email, so that it can be given back.
create table private.pot_takings (
  subject_id uuid not null,
  pot text not null,
  part_keys text[] not null,
  caller_keys text[] not null,
  amount bigint not null check (amount >= 0),
  taken_at timestamptz not null default now(),
  primary key (subject_id, pot)
);
comment on table private.pot_takings is 'What was taken from a pot for a subject: an offer, an email, a push or an answer of Vesty''s. Rows go once nothing can be given back.';
comment on column private.pot_takings.part_keys is 'The counters of the pot and of its part.';
comment on column private.pot_takings.caller_keys is 'The counters of the caller: of their account and their origins.';
create index pot_takings_old on private.pot_takings (taken_at);

select private.only_for_server('select, insert, update, delete', 'pot_takings');

-- The registrable domain of an address; null at a provider where anyone gets a mailbox.
create function private.domain_of(p_email text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when not exists (select from private.mail_providers m where m.domain = written.domain) then
      array_to_string(labels[cardinality(labels) - case
        when labels[cardinality(labels)] ~ '^..$'
         and labels[cardinality(labels) - 1] in ('ac', 'co', 'com', 'edu', 'gob', 'gov', 'mil', 'net', 'or', 'org') then 2
        else 1 end:], '.') end
    from (select regexp_replace(private.mailbox_of(p_email), '^.*@', '') as domain) as written
    cross join lateral string_to_array(written.domain, '.') as labels);
end;
$$;

-- How well we know a person.
create function private.standing_of(p_person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  confirmed_at constant timestamptz := (select u.email_confirmed_at from auth.users u where u.id = p_person);
begin
  return case
    when confirmed_at is null then 'guest'
    when private.plan_of(p_person) is not null or exists (
      select from public.offers o where o.id in (select private.offers_of_person(p_person)) and o.state = 'accepted')
      then 'established'
    when confirmed_at < now() - make_interval(days => private.limit_of('people.known_after_days')) then 'known'
    else 'new' end;
end;
$$;

-- The networks around the caller's count as origins n1, n2 and so on, narrowest first. What is no address has none.
create function private.origins_of(p_networks text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(concat('n', n - 1, ':', network) order by n), '{}')
    from unnest(p_networks) with ordinality as each (network, n)
    where n > 1);
end;
$$;

-- A caller with these networks, for whom a person acts, or no one. p_account is what they are counted by, if it isn't
-- their mailbox.
create function private.caller_of(p_person uuid, p_networks text[], p_account text default null) returns private.caller
language plpgsql stable security definer set search_path = '' as $$
declare
  domain constant text := private.domain_of((select u.email::text from auth.users u where u.id = p_person));
begin
  return row(
    coalesce(p_account, case when p_person is not null then private.person_key(p_person) end),
    private.standing_of(p_person),
    private.origins_of(p_networks)
      || case when domain is not null then array['d:' || encode(sha256(convert_to(domain, 'utf8')), 'hex')] else '{}' end);
end;
$$;

-- The caller of the API, or null when the clock or one of our functions acts. An act by a mailed link is that of the
-- link's person (app.acting).
create function private.caller_now(p_account text default null) returns private.caller
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_api_caller() then
    return null;
  end if;
  return private.caller_of(
    coalesce(auth.uid(), nullif(current_setting('app.acting', true), '')::uuid), private.caller_networks(), p_account);
end;
$$;

-- Rows of mail that our functions write have it as a default.
grant execute on function private.caller_now to service_role;

-- Takes p_amount from a pot for a caller; false when no part has that much left for them, and then nothing was taken.
-- p_about is what the pot belongs to, such as a home; with p_subject_id, it can be given back. Without a caller, the
-- site itself takes: it has no origin, and all parts.
create function private.take_part(
  p_pot text, p_about text, p_caller private.caller, p_subject_id uuid default null, p_amount bigint default 1,
  p_size bigint default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  rule private.pots;
  whole constant text := concat_ws(':', p_pot, p_about);
  size bigint;
  is_site constant boolean := (p_caller).standing is null;
  account_key constant text := whole || '=' || (p_caller).account;
  part record;
  origin text;
  part_key text;
  part_size bigint;
  taken text[];
  is_counted boolean;
  had_room boolean;
begin
  select * into rule from private.pots p where p.name = p_pot;
  assert rule.name is not null, concat('There is no pot called ', p_pot, '.');
  size := coalesce(p_size, rule.size, (select c.cap from private.mail_caps c where 'mail:' || c.share = p_pot));
  is_counted := account_key is not null and rule.each is not null;
  -- The whole comes first: callers of a pot wait for each other here, and so never for each other's parts.
  if not private.take_amount(whole, rule.window_seconds, size, p_amount) then
    return false;
  end if;
  if is_counted and not private.take_amount(account_key, rule.window_seconds, rule.each, p_amount) then
    perform private.give_amount(whole, rule.window_seconds, now(), p_amount);
    return false;
  end if;
  for part in
    select each.standing, each.percent
    from unnest(array['guest', 'new', 'known', 'established'],
                array[rule.for_guests, rule.for_new, rule.for_known, rule.for_established]) with ordinality as each (standing, percent, n)
    where each.percent > 0 and (is_site or each.n <= array_position(array['guest', 'new', 'known', 'established'], (p_caller).standing))
    order by each.n desc
  loop
    part_key := concat(whole, '/', part.standing);
    -- However small a pot is, each part has room for one.
    part_size := greatest(p_amount, size * part.percent / 100);
    taken := '{}';
    had_room := private.take_amount(part_key, rule.window_seconds, part_size, p_amount);
    if had_room then
      foreach origin in array coalesce((p_caller).origins, '{}') loop
        had_room := private.take_amount(
          concat(part_key, '@', origin), rule.window_seconds,
          greatest(p_amount, ceil(part_size * rule.of_origin / 100.0 * private.width_of(origin))::bigint), p_amount);
        exit when not had_room;
        taken := taken || concat(part_key, '@', origin);
      end loop;
      if had_room then
        if p_subject_id is not null then
          insert into private.pot_takings (subject_id, pot, part_keys, caller_keys, amount)
          values (p_subject_id, p_pot, array[whole, part_key],
                  case when is_counted then taken || account_key else taken end, p_amount)
          on conflict (subject_id, pot) do update
          set part_keys = excluded.part_keys, caller_keys = excluded.caller_keys, amount = excluded.amount, taken_at = now();
        end if;
        return true;
      end if;
      perform private.give_amount(key, rule.window_seconds, now(), p_amount) from unnest(taken || part_key) as key;
    end if;
  end loop;
  perform private.give_amount(key, rule.window_seconds, now(), p_amount)
  from unnest(case when is_counted then array[whole, account_key] else array[whole] end) as key;
  return false;
end;
$$;

-- How many times the fraction of a narrow network a wider one gets: a quarter more with each step of four bits, so that
-- a /32 gets twice that of a /48. A domain is one origin.
create function private.width_of(p_origin text) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select case when p_origin ~ '^n[1-9]:' then 1 + (substr(p_origin, 2, 1)::integer - 1) / 4.0 else 1 end);
end;
$$;

-- Gives back what was taken for a subject, because the event did not happen. What came to nothing only afterwards still
-- counts for its caller, but not for the others who share the pot (p_to_pot_only).
create function private.give_part(p_subject_id uuid, p_to_pot_only boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  given record;
begin
  for given in
    delete from private.pot_takings t where t.subject_id = p_subject_id
    returning t.pot, t.taken_at, t.amount, t.part_keys || case when p_to_pot_only then '{}' else t.caller_keys end as keys
  loop
    perform private.give_amount(key, p.window_seconds, given.taken_at, given.amount)
    from private.pots p, unnest(given.keys) as key where p.name = given.pot;
  end loop;
end;
$$;

-- Deletes what can't be given back any more, some in each run.
create function private.forget_takings(p_most integer default 20000) returns void
language sql volatile set search_path = '' as $$
  delete from private.pot_takings t where t.ctid = any (array(
    select old.ctid from private.pot_takings old
    where old.taken_at < (select private.kept_since('counters')) order by old.taken_at limit p_most for update skip locked));
$$;

-- Replaces the amount that was taken for a subject by what it came to.
create function private.settle_part(p_subject_id uuid, p_pot text, p_amount bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  taking private.pot_takings;
begin
  select * into taking from private.pot_takings t where t.subject_id = p_subject_id and t.pot = p_pot;
  perform private.give_amount(key, p.window_seconds, taking.taken_at, taking.amount - p_amount)
  from private.pots p, unnest(taking.part_keys || taking.caller_keys) as key where p.name = taking.pot;
  update private.pot_takings t set amount = p_amount where t.subject_id = p_subject_id and t.pot = p_pot;
end;
$$;

-- Takes one from a pot for the caller of the API, or refuses the request, for pots without an error of their own.
create function private.limit_pot(p_pot text, p_about text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take_part(p_pot, p_about, private.caller_now()) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- For our functions, which know their caller's networks as hashes, narrowest first. A pot costs us something, so a
-- suspended person gets nothing from it.
create function private.take_pot(p_pot text, p_about text, p_person uuid, p_networks text[]) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_suspended(p_person) where p_person is not null;
  return private.take_part(p_pot, p_about, private.caller_of(p_person, p_networks));
end;
$$;

select private.expose('take_pot(p_pot, p_about, p_person, p_networks)', 'service_role',
  'Called by our Edge Functions. Takes one from a pot for a person or a visitor; false when there is none left for them.');
