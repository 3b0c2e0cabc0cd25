-- Telephones that owners have proven, where the team's project has a provider of text messages (decision 222). Auth
-- sends the code and checks it, and stores when it was right. We only read that: what a browser says proves nothing.
--
-- The proof belongs to the number in the person's profile. Another number there has none, without anybody taking it away.
-- No number is ever public.

create table private.telephone_rule (
  id boolean primary key default true check (id),
  offered boolean not null default false
);
comment on table private.telephone_rule is 'One row: whether people can prove their telephones here. The operator sets it; off, nothing is shown anywhere.';
insert into private.telephone_rule default values;
select private.only_for_server('select', 'telephone_rule');

-- A number as Auth stores it, its digits with the country's code; null for one that can't get a text message. Without a
-- country it is in the United States.
create function private.dialed(p_phone text) returns text
language sql immutable set search_path = '' as $$
  select case when p_phone like '+%' then digits
              when digits ~ '^1?[2-9][0-9]{9}$' then '1' || right(digits, 10) end
  from (select regexp_replace(split_part(p_phone, 'x', 1), '[^0-9]', '', 'g') as digits) as typed
  where p_phone !~ 'x' and digits ~ '^[1-9][0-9]{6,14}$';
$$;

-- Since when the number in a person's profile is proven.
create function private.telephone_shown_at(p_person uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select u.phone_confirmed_at
  from private.telephone_rule r, auth.users u join public.profiles p on p.id = u.id
  where r.offered and u.id = p_person and regexp_replace(u.phone, '[^0-9]', '', 'g') = private.dialed(p.phone);
$$;

-- What a person needs to prove their telephone.
create function private.my_telephone() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'offered', r.offered,
    'number', private.dialed(p.phone),
    'confirmed_at', private.telephone_shown_at(p.id))
  from private.telephone_rule r left join public.profiles p on p.id = (select auth.uid());
$$;

-- For everyone who sees a home that is for sale. A co-owner's telephone says nothing about whom a buyer writes to.
create function private.telephone_shown(p_listing_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.telephone_shown_at(l.user_id) from public.listings l
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

create function private.telephone_rule() returns boolean
language sql stable security definer set search_path = '' as $$
  select r.offered from private.telephone_rule r;
$$;

create function private.set_telephone_rule(p_offered boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  update private.telephone_rule r set offered = p_offered returning r.offered;
$$;

-- A provider of text messages also lets accounts begin with a number alone. All our mail and every limit by mailbox needs
-- an address, so such an account isn't made. Auth itself makes rows without both, until a provider's address is confirmed.
create function private.refuse_account_without_address(p_email text, p_phone text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if coalesce(p_email, '') = '' and coalesce(p_phone, '') <> '' then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
end;
$$;

select private.expose('my_telephone()', 'authenticated',
  'Whether telephones can be proven here, the caller''s number as it is dialed, and since when it is proven: {offered, number, confirmed_at}.');
select private.expose('telephone_shown(listing)', 'anon, authenticated',
  'Since when the owner of a home that is for sale has proven their telephone; null without a proof. No number is told.');
select private.expose('telephone_rule()', 'anon, authenticated, service_role',
  'Whether people can prove their telephones here.');
select private.expose('set_telephone_rule(p_offered)', 'service_role',
  'Called by npm run operator. Lets people prove their telephones, or no longer.');
