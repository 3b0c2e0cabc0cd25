-- Inviting parties of a sale: what the acts in memberships mean for a sale, and who reads what about a party. The table
-- is in sale_parties.

alter table public.sale_parties enable row level security;
alter table public.sale_party_acts enable row level security;
revoke all on public.sale_parties, public.sale_party_acts from service_role;
select private.let_read('authenticated', 'sale_parties', 'sale_party_acts');
grant select, insert, update, delete on public.sale_parties, public.sale_party_acts to service_role;

create policy "Each side sees whom it has invited" on public.sale_parties
  for select to authenticated using (invited_by = private.side_in_sale(sale_id));
create policy "Whoever sees a sale sees what its parties said" on public.sale_party_acts
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));

alter table private.email_outbox add constraint email_outbox_party
  foreign key (party_id) references public.sale_parties (id) on delete cascade not valid;

create function private.offer_of_sale(p_sale_id uuid) returns public.offers
language sql stable set search_path = '' as $$
  select o from public.sales s join public.offers o on o.id = s.offer_id where s.id = p_sale_id;
$$;

-- A party as a side reads it: without address and number if the other side invited it.
create function private.party_json(p_party public.sale_parties, p_side text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_party.id, 'role', p_party.role, 'name', p_party.name, 'invited_by', p_party.invited_by,
    'email', case when p_party.invited_by = p_side then p_party.email end,
    'phone', case when p_party.invited_by = p_side then p_party.phone end,
    'shares', coalesce((select auth.uid()) = case p_side when 'owner' then p_party.owner_shares else p_party.buyer_shares end, false),
    'invited_at', p_party.invited_at, 'opened_at', p_party.opened_at, 'ended_at', p_party.ended_at, 'why', p_party.why,
    'link_until', case when p_party.ended_at is null then private.link_until('invitation', p_party.id) end,
    'appointment', private.appointment_json(p_party.id),
    'said', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'at', a.at, 'made_on', a.made_on) order by a.at), '[]')
      from public.sale_party_acts a where a.party_id = p_party.id));
$$;

create function private.parties_seen_by(p_sale_id uuid, p_side text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.party_json(p, p_side) order by p.invited_at, p.id), '[]')
  from public.sale_parties p where p.sale_id = p_sale_id;
$$;

-- All people who are or were invited to a sale, for both of its sides; an empty list for any other caller.
create function private.parties_of_sale(p_sale_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select private.parties_seen_by(p_sale_id, side) from private.side_in_sale(p_sale_id) as side where side is not null), '[]');
$$;

-- Refuses a party in a role that is not for the side that invites, and people of the two sides.
create function private.require_party(p_sale_id uuid, p_side text, p_role text, p_email text) returns void
language plpgsql stable set search_path = '' as $$
declare
  offer constant public.offers := private.offer_of_sale(p_sale_id);
begin
  if not exists (select from private.party_roles() r where r.role = p_role and (p_side = 'buyer' or r.by_owner)) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  elsif private.is_mailbox_among(p_email, private.people_of_side(offer, 'owner') || private.people_of_side(offer, 'buyer')) then
    raise exception using errcode = 'PT422', message = 'party_is_side';
  end if;
end;
$$;

-- Ends what a party can do. Mail to it is deleted; its name stays in the history of the sale until it is forgotten.
create function private.end_party(p_id uuid, p_why text) returns void
language sql volatile set search_path = '' as $$
  update public.sale_parties p set ended_at = now(), why = p_why where p.id = p_id and p.ended_at is null;
  select private.end_links('{invitation}', array[p_id]);
  delete from private.email_outbox o where o.party_id = p_id and o.sent_at is null and o.dropped_at is null
    and (o.leased_until is null or o.leased_until < now());
  select private.end_appointments(p_id);
$$;

-- The link of a party works as long as the sale, and some days longer, in which the deed is recorded.
create function private.end_links_of_sale(p_sale public.sales) returns void
language sql volatile set search_path = '' as $$
  update private.links l set expires_at = p_sale.ended_at + make_interval(days => private.limit_of('parties.link_days'))
  from public.sale_parties p
  where p.sale_id = p_sale.id and l.party_id = p.id and l.purpose = 'invitation';
$$;

-- Each person decides alone whether a party sees their email address and telephone.
create function private.share_contact(p_id uuid, p_shares boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  party constant private.memberships := private.hold_membership('sale', p_id, me, true);
  side constant text := private.side_of(private.offer_of_sale(party.place_id), me);
begin
  if party.id is null then
    raise exception using errcode = 'PT404', message = 'party_unknown';
  end if;
  -- A suspended person can still hide their address.
  if p_shares then
    perform private.refuse_suspended(me);
  end if;
  update public.sale_parties p
  set owner_shares = case when side = 'owner' then shown else p.owner_shares end,
      buyer_shares = case when side = 'buyer' then shown else p.buyer_shares end
  from (select case side when 'owner' then each.owner_shares else each.buyer_shares end as was
        from public.sale_parties each where each.id = party.id) as now,
  -- A person can't hide another person's address. A person who shows theirs takes the place of the one before.
  lateral (select case when p_shares then me when now.was is distinct from me then now.was end as shown) as next
  where p.id = party.id;
  return private.parties_seen_by(party.place_id, side);
end;
$$;

-- Whether a text has a person's name in it, as whole words: "Joe Moe, Moe Home Inspections" has Joe Moe.
create function private.has_name(p_text text, p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(words[1], words[2]) > 0
  from (select array_agg(' ' || btrim(regexp_replace(lower(written), '[[:space:][:punct:]]+', ' ', 'g')) || ' ' order by n) as words
        from unnest(array[p_text, p_name]) with ordinality as each (written, n)) as both_texts;
$$;

-- Names and addresses of parties are erased some time after the sale has ended.
create function private.forget_parties() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  old uuid[] := array(
    select p.id from public.sale_parties p join public.sales s on s.id = p.sale_id
    where s.ended_at < (select private.kept_since('parties')) and p.email is not null
    order by p.id for update of p skip locked);
begin
  update public.sale_facts f set value = null
  from public.sale_parties p, private.step_facts named
  where named.names_party and p.id = any (old) and f.sale_id = p.sale_id and f.kind = named.kind and f.field = named.field
    and private.has_name(f.value, p.name);
  perform private.end_links('{invitation}', old);
  update public.sale_parties p
  set name = null, email = null, phone = null, ended_at = coalesce(p.ended_at, now()), why = coalesce(p.why, 'revoked')
  where p.id = any (old);
  perform private.forget_times_of_parties();
  perform private.forget_news_of_people();
  -- Mail is locked last.
  delete from private.email_outbox o where o.party_id = any (old);
  return cardinality(old);
end;
$$;

-- A time at the home is forgotten with its party, also where the party's name went with the account that had invited
-- it. The cancellation of a time to come is mailed first, because its mail is built from that row.
create function private.forget_times_of_parties() returns void
language sql volatile set search_path = '' as $$
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid', visitor_phone = '000-000-0000'
  from public.sale_parties p
  where b.party_id = p.id and p.email is null and b.status in ('cancelled', 'completed')
    and b.visitor_email <> 'removed@visitor.invalid'
    and (b.starts_at < now() or not exists (
      select from private.email_outbox o
      where o.booking_id = b.id and o.kind = 'cancelled' and o.sent_at is null and o.dropped_at is null));
$$;

-- The owner's notifications about a time lose the name of a party that is forgotten. Those about people who share a home
-- or an offer lose the name after some time: the person may have refused, left or closed their account.
-- Notifications that are being read right now are skipped, and lose the name the next day.
create function private.forget_news_of_people() returns void
language sql volatile set search_path = '' as $$
  update public.notifications n set data = n.data - 'name'
  where n.id in (
    select told.id from public.notifications told
    where told.data ? 'name' and told.id in (
      select about.id
      from public.bookings b
      join public.notifications about on about.subject_id = b.id
        and about.kind in (select k.kind from private.notification_kinds k where k.push = 'showings')
      where b.party_id is not null and b.visitor_email = 'removed@visitor.invalid'
        -- Older times have no notifications any more.
        and b.starts_at > (select private.kept_since('notifications')) - interval '2 days'
      union all
      select about.id from public.notifications about
      where about.kind in ('home_owner', 'offer_buyers')
        and about.created_at < (select private.kept_since('names_in_notifications')))
    for update of told skip locked);
$$;
grant execute on function private.forget_parties to service_role;

insert into private.duties (name, every, work) values
  ('erase contact details in ended sales', '1 day', 'select private.forget_parties()');

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('party_said', true, 'optional', 'at_once', 'happened'),
  ('party_time', true, 'always', 'at_once', 'happened'),
  ('party_lost', true, 'always', 'at_once', 'happened');

-- Tells both sides of a sale, or one of them, about a party.
create function private.tell_of_party(p_party public.sale_parties, p_sides text[], p_kind text, p_data jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(private.people_of_side(o, side), p_kind, o.listing_id, p_party.id,
    jsonb_build_object('as', side, 'home', nullif(o.home, ''), 'room', p_party.sale_id, 'party', p_party.role) || p_data)
  from private.offer_of_sale(p_party.sale_id) as o, unnest(p_sides) as side;
$$;

select private.expose('parties_of_sale(sale_id)', 'authenticated',
  'The people whom the two sides of a sale have invited, for either side.');
select private.expose('share_contact(id, shares)', 'authenticated',
  'Shows the caller''s email address and telephone to a party of the sale, or hides them. Returns the parties.');
