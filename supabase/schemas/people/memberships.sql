-- Memberships: a person owns a home, makes an offer or takes part in a sale besides the one who invited them. There are
-- three kinds, 'home', 'offer' and 'sale', each with its table: home_owners, offer_buyers and sale_parties. The acts on
-- a membership are here, once for all kinds (decision 195). How an invitation is mailed, counted and refused is in
-- invitations.
--
-- private.membership_kinds has what differs in numbers and codes. What an act does to a home, an offer or a sale is a
-- function in that room, which the act calls by name.
--
-- Order of locks: the home, offer or sale, then the membership, then its links, then its mail.

create table private.membership_kinds (
  kind text primary key check (kind in ('home', 'offer', 'sale')),
  mail text not null unique references private.link_purposes (purpose),
  side text check (side in ('buyer', 'owner')),
  has_account boolean not null,
  people_limit text not null,
  counts_inviter boolean not null,
  full_code text not null,
  known_code text not null,
  unknown_code text not null,
  over_code text not null,
  joined_code text
);
comment on table private.membership_kinds is 'What differs between the kinds of memberships, in numbers and codes.';
comment on column private.membership_kinds.mail is 'The kind of the mail with the invitation, which is also the purpose of the link in it.';
comment on column private.membership_kinds.side is 'The side that invites; null if each side invites for itself.';
comment on column private.membership_kinds.has_account is 'Whether an invited person joins with an account. Otherwise the link is all that they need.';
comment on column private.membership_kinds.people_limit is 'The limit of people at one home, offer or side of a sale. counts_inviter says whether the person who invites counts too.';
comment on column private.membership_kinds.over_code is 'The error of a new link for a person who needs none any more.';
comment on column private.membership_kinds.joined_code is 'The error of removing a person who has joined; null if that is possible.';
select private.only_for_server('select', 'membership_kinds');

insert into private.membership_kinds
  (kind, mail, side, has_account, people_limit, counts_inviter,
   full_code, known_code, unknown_code, over_code, joined_code)
values
  ('home', 'ownership', 'owner', true, 'owners.per_home', false,
   'owners_full', 'owner_known', 'invitation_unknown', 'owner_known', null),
  ('offer', 'purchase', 'buyer', true, 'offers.buyers', true,
   'buyers_full', 'buyer_known', 'invitation_unknown', 'buyer_known', 'buyer_joined'),
  ('sale', 'invitation', null, false, 'parties.per_side', false,
   'parties_full', 'party_known', 'party_unknown', 'party_ended', null);

create view private.memberships with (security_invoker = true) as
  select 'home' as kind, h.id, h.listing_id as place_id, 'owner' as side, null as role, h.name, h.email, h.person_id,
         h.person_id is null as is_pending, l.status <> 'sold' as is_open, array[l.user_id] as inviters,
         private.party_name(l.user_id, true) as inviter,
         case when l.status <> 'draft' then l.title end as home
  from public.home_owners h join public.listings l on l.id = h.listing_id
  union all
  select 'offer', b.id, b.offer_id, 'buyer', null, b.name, b.email, case when b.left_at is null then b.person_id end,
         b.person_id is null, private.is_live(o.state), array_remove(array[o.buyer_id], null),
         private.party_name(o.buyer_id, true), o.home
  from public.offer_buyers b join public.offers o on o.id = b.offer_id
  union all
  select 'sale', p.id, p.sale_id, p.invited_by, p.role, p.name, p.email, null,
         p.ended_at is null, s.state <> 'fell_through' and not private.is_over(s), private.people_of_side(o, p.invited_by),
         private.names_of_side(o, p.invited_by, true), o.home
  from public.sale_parties p join public.sales s on s.id = p.sale_id join public.offers o on o.id = s.offer_id;
comment on view private.memberships is 'All memberships with what the acts on them have to know. place_id is the home, offer or sale. is_pending: the invitation was neither used up nor ended. is_open: the home, offer or sale still takes people. inviters: the people in whose name it was made.';

-- The kind with its numbers and codes; with p_has_account, only one that people join with an account.
create function private.membership_kind(p_kind text, p_has_account boolean default false) returns private.membership_kinds
language plpgsql stable set search_path = '' as $$
declare
  kind private.membership_kinds;
begin
  select * into kind from private.membership_kinds k where k.kind = p_kind and (k.has_account or not p_has_account);
  if kind.kind is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  return kind;
end;
$$;

-- Counts an act of the caller, and returns who it is.
create function private.take_membership_act(p_kind text) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if p_kind <> 'home' then
    return private.take_offer_act();
  end if;
  perform private.limit_requests('home-owners:' || private.signed_in(), 3600, 60);
  return private.signed_in();
end;
$$;

-- The accounts on a side of a home, offer or sale.
create function private.people_of_place(p_kind text, p_place_id uuid, p_side text) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return case p_kind
    when 'home' then private.owners_of(p_place_id)
    when 'offer' then (select private.people_of_side(o, p_side) from public.offers o where o.id = p_place_id)
    when 'sale' then private.people_of_side(private.offer_of_sale(p_place_id), p_side) end;
end;
$$;

-- Locks a home, offer or sale, for a person who may invite to it: the first owner, the buyer who made the offer, or
-- either side of the sale. Everyone else is refused.
create function private.hold_place(p_kind text, p_place_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  case p_kind
    when 'home' then
      perform private.hold_home_as_first(p_place_id, p_me);
    when 'offer' then
      if (private.hold_offer(p_place_id, p_me, 'buyer')).buyer_id <> p_me then
        raise exception using errcode = 'PT403', message = 'forbidden';
      end if;
    when 'sale' then
      perform private.hold_offer((private.offer_of_sale(p_place_id)).id, p_me, null);
      perform from public.sales s where s.id = p_place_id for no key update;
  end case;
end;
$$;

-- Refuses an invitation to a home, offer or sale that takes no one any more. It is locked by the caller.
create function private.require_open_place(p_kind text, p_place_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where p_kind = 'offer' and o.id = p_place_id;
  if p_kind = 'home' and exists (select from public.listings l where l.id = p_place_id and l.status = 'sold') then
    raise exception using errcode = 'PT409', message = 'listing_not_available';
  elsif offer.state = 'accepted' then
    raise exception using errcode = 'PT409', message = 'buyers_agreed';
  elsif not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif p_kind = 'sale' then
    perform private.hold_sale_for_files(private.offer_of_sale(p_place_id));
  end if;
end;
$$;

-- Locks a membership. Its id is in one of these tables only (private.invite_member).
create function private.lock_membership(p_id uuid) returns void
language sql volatile set search_path = '' as $$
  select from public.home_owners h where h.id = p_id for update;
  select from public.offer_buyers b where b.id = p_id for update;
  select from public.sale_parties p where p.id = p_id for update;
$$;

-- A membership on the caller's side, or at p_any_side on either, locked together with its home, offer or sale; null if
-- there is none, or none any more. To everyone else it is unknown.
create function private.hold_membership(p_kind text, p_id uuid, p_me uuid, p_any_side boolean default false)
returns private.memberships
language plpgsql volatile set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  member private.memberships;
begin
  select * into member from private.memberships m where m.kind = p_kind and m.id = p_id;
  if member.id is null then
    return null;
  elsif p_me <> all (private.people_of_place(p_kind, member.place_id, member.side)) and not (
    p_any_side and p_me = any (private.people_of_place(p_kind, member.place_id, private.other_side(member.side)))) then
    raise exception using errcode = 'PT404', message = kind.unknown_code;
  end if;
  perform private.hold_place(p_kind, member.place_id, p_me);
  perform private.lock_membership(p_id);
  select * into member from private.memberships m where m.kind = p_kind and m.id = p_id;
  return member;
end;
$$;

-- Ends a membership. Its links and its mail go with the row; a party stays in the history of its sale.
create function private.drop_membership(p_id uuid, p_why text) returns void
language sql volatile set search_path = '' as $$
  delete from public.home_owners h where h.id = p_id;
  delete from public.offer_buyers b where b.id = p_id;
  select private.end_party(p_id, p_why);
$$;

-- The open invitation with an id; null once it has ended. It also ends while each of the people who invite is suspended
-- or closes their account.
create function private.open_invitation(p_id uuid) returns private.memberships
language sql stable set search_path = '' as $$
  select m from private.memberships m
  where m.id = p_id and m.is_pending and m.is_open
    and exists (select from unnest(m.inviters) as person where not private.is_suspended(person))
    and exists (
      select from unnest(m.inviters) as person
      where not exists (select from private.account_deletions d where d.user_id = person));
$$;

-- An open invitation, locked together with its home, offer or sale, for a person who has its link; null once it has
-- ended, which may have happened while this call waited for the locks.
create function private.hold_invitation(p_id uuid) returns private.memberships
language plpgsql volatile set search_path = '' as $$
declare
  member constant private.memberships := private.open_invitation(p_id);
begin
  if member.id is null then
    return null;
  end if;
  case member.kind
    when 'home' then perform private.lock_homes(private.first_owner(member.place_id));
    when 'offer' then perform private.hold_offer_of_link(member.place_id);
    when 'sale' then perform private.hold_sale_of_link(member);
  end case;
  perform private.lock_membership(member.id);
  return private.open_invitation(member.id);
end;
$$;

-- Tells the people who invite how an invitation has ended.
create function private.tell_inviters(p_member private.memberships, p_end text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  case p_member.kind
    when 'home' then
      perform private.tell_all(p_member.inviters, 'home_owner', p_member.place_id, p_member.id,
                               jsonb_build_object('owner', p_end, 'name', p_member.name));
    when 'offer' then
      perform private.tell_of_buyers(o, 'buyer', p_member.inviters, p_end, p_member.name)
      from public.offers o where o.id = p_member.place_id;
    when 'sale' then
      perform private.tell_of_party(p, array[p.invited_by], 'party_lost', jsonb_build_object('lost', p_end))
      from public.sale_parties p where p.id = p_member.id;
  end case;
end;
$$;

-- Invites a person to a home, an offer or a sale. A call repeated under the same id changes nothing. Role, phone and
-- p_shares are for parties of a sale.
create function private.invite_member(
  p_kind text, p_place_id uuid, p_id uuid, p_name text, p_email text,
  p_role text default null, p_phone text default null, p_shares boolean default false
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  me constant uuid := private.take_membership_act(p_kind);
  my_side text;
  known private.memberships;
begin
  perform private.hold_place(p_kind, p_place_id, me);
  my_side := coalesce(kind.side, private.side_of(private.offer_of_sale(p_place_id), me));
  select * into known from private.memberships m where m.id = p_id;
  if private.is_repeat(
    case when known.id is not null then to_jsonb(known) end,
    jsonb_build_object('kind', p_kind, 'place_id', p_place_id, 'side', my_side, 'role', p_role, 'name', p_name)
      || case when known.person_id is null then jsonb_build_object('email', p_email) else '{}' end) then
    return;
  end if;
  perform private.require_invitable(me, p_name, p_email);
  perform private.require_open_place(p_kind, p_place_id);
  if p_kind = 'sale' then
    perform private.require_party(p_place_id, my_side, p_role, p_email);
  end if;
  if (select count(*) from private.memberships m where m.kind = p_kind and m.place_id = p_place_id and m.side = my_side)
     + kind.counts_inviter::integer >= private.limit_of(kind.people_limit) then
    raise exception using errcode = 'PT409', message = kind.full_code;
  elsif private.is_mailbox_among(p_email, private.people_of_place(p_kind, p_place_id, my_side)) or exists (
    select from private.memberships m
    where m.kind = p_kind and m.place_id = p_place_id and m.role is not distinct from p_role and m.is_pending
      and private.mailbox_of(m.email) = private.mailbox_of(p_email)) then
    raise exception using errcode = 'PT409', message = kind.known_code;
  end if;
  perform private.count_invitation(me, p_email);
  begin
    case p_kind
      when 'home' then
        insert into public.home_owners (id, listing_id, name, email) values (p_id, p_place_id, p_name, p_email);
      when 'offer' then
        insert into public.offer_buyers (id, offer_id, name, email, invited_at)
        values (p_id, p_place_id, p_name, p_email, clock_timestamp());
      when 'sale' then
        insert into public.sale_parties (id, sale_id, role, invited_by, name, email, phone, owner_shares, buyer_shares)
        values (p_id, p_place_id, p_role, my_side, p_name, p_email, nullif(p_phone, ''),
                case when my_side = 'owner' and p_shares then me end, case when my_side = 'buyer' and p_shares then me end);
    end case;
  exception when check_violation or not_null_violation then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end;
  perform private.queue_invitation(kind.mail, p_id);
end;
$$;

-- Mails a new link to an invited person; the old link ends.
create function private.renew_invitation(p_kind text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  me constant uuid := private.take_membership_act(p_kind);
  member constant private.memberships := private.hold_membership(p_kind, p_id, me);
begin
  if member.id is null then
    raise exception using errcode = 'PT404', message = kind.unknown_code;
  elsif not member.is_pending then
    raise exception using errcode = 'PT409', message = kind.over_code;
  end if;
  perform private.require_open_place(p_kind, member.place_id);
  perform private.require_invitable(me, member.name, member.email);
  perform private.count_invitation_mail(member.email);
  perform private.queue_invitation(kind.mail, member.id);
end;
$$;

-- Revokes an invitation, or removes a person who owns a home with the caller. Suspended people may do this too. A
-- repeated call changes nothing.
create function private.end_membership(p_kind text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind);
  me constant uuid := private.take_membership_act(p_kind);
  member constant private.memberships := private.hold_membership(p_kind, p_id, me);
begin
  if member.id is null then
    return;
  elsif member.is_pending or not kind.has_account then
    perform private.drop_membership(member.id, 'revoked');
  elsif kind.joined_code is not null then
    raise exception using errcode = 'PT409', message = kind.joined_code;
  else
    perform private.remove_owner(member.id, me);
  end if;
end;
$$;

-- The caller leaves a home that they own with others, or an offer that they make with others.
create function private.leave_membership(p_kind text, p_place_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind, true);
  me constant uuid := private.take_membership_act(p_kind);
begin
  case kind.kind
    when 'home' then perform private.leave_home(p_place_id, me);
    when 'offer' then perform private.leave_offer(p_place_id, me);
  end case;
end;
$$;

-- The page behind the link of an invitation to join: who invites the person, and to which home, without its street and
-- anything else that isn't public. Only a person who is signed in reads whether the invitation is for them.
create function private.invitation_by_token(p_kind text, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind, true);
  link constant private.links := private.find_link(p_token, array[kind.mail]);
  member constant private.memberships := private.open_invitation(link.subject_id);
  is_mine constant boolean := case when auth.uid() is not null then private.is_mailbox_of(member.email, auth.uid()) end;
begin
  perform private.count_look(case when member.id is not null then link end, p_token);
  return (
    select jsonb_build_object('name', member.name, 'inviter', member.inviter, 'home', member.home, 'is_mine', is_mine)
      || case p_kind
        when 'home' then (
          select jsonb_build_object('city', l.city, 'state', l.state) from public.listings l where l.id = member.place_id)
        when 'offer' then private.offer_of_invitation(member.place_id, is_mine) end
    where member.id is not null);
end;
$$;

-- The caller joins, if they have confirmed the invited mailbox. Returns the home's or the offer's id, also when it is
-- repeated; null for an unknown link. p_seen is the version of the offer that the caller has read. The link stays, so
-- that a person who joined gets the same answer again if the first one was lost. No one else can join by it.
create function private.join_by_token(p_kind text, p_token text, p_seen integer default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind constant private.membership_kinds := private.membership_kind(p_kind, true);
  me constant uuid := private.take_membership_act(p_kind);
  link constant private.links := private.find_link(p_token, array[kind.mail]);
  member private.memberships;
begin
  select * into member from private.memberships m where m.id = link.subject_id;
  if member.person_id = me then
    return member.place_id;
  end if;
  member := private.open_invitation(member.id);
  perform private.count_look(case when member.id is not null then link end, p_token);
  member := private.hold_invitation(member.id);
  -- A new link may have been mailed in the meantime.
  if member.id is null or (private.find_link(p_token, array[kind.mail])).hash is null then
    return null;
  end if;
  perform private.require_invited(me, member.email);
  case p_kind
    when 'home' then perform private.join_home(member, me);
    when 'offer' then perform private.join_offer(member, me, p_seen);
  end case;
  return member.place_id;
end;
$$;

-- "This isn't for me": the invitation ends, and the people who invited are told and can't invite that mailbox again. The
-- answer is the same for every token, and the token that mail programs send does nothing else.
create function private.refuse_invitation(p_token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, array(select k.mail from private.membership_kinds k), true);
  member private.memberships;
begin
  perform private.count_look(link, p_token);
  member := private.hold_invitation(link.subject_id);
  if member.id is not null then
    perform private.remember_refusal(member.email, member.inviters);
    perform private.drop_membership(member.id, 'refused');
    perform private.tell_inviters(member, 'refused');
  end if;
end;
$$;

-- Mail to an invited person came back for good: the people who invited are told, and the link ends. The membership is
-- locked before its mail.
create function private.lose_membership(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  member private.memberships;
begin
  perform private.lock_membership(p_id);
  select * into member from private.memberships m where m.id = p_id and m.is_pending;
  if member.id is not null then
    perform private.end_links(array[(private.membership_kind(member.kind)).mail], array[p_id]);
    -- A party's row keeps why it has ended. The other invitations can be mailed again.
    update public.sale_parties p set ended_at = now(), why = 'unreached' where p.id = p_id;
    perform private.tell_inviters(member, 'unreached');
  end if;
end;
$$;

select private.expose('invite_member(kind, place_id, id, name, email, role, phone, shares)', 'authenticated',
  'The first owner of a home, the buyer who made an offer, or a side of a sale invites a person to it, by mail.');
select private.expose('renew_invitation(kind, id)', 'authenticated',
  'Mails a new link to a person whom the caller''s side has invited; the old link ends.');
select private.expose('end_membership(kind, id)', 'authenticated',
  'Revokes an invitation, ends the link of a party of a sale, or removes a person who owns a home with its first owner.');
select private.expose('leave_membership(kind, place_id)', 'authenticated',
  'A person who joined leaves a home that they own with others, or an offer that they make with others.');
select private.expose('invitation_by_token(kind, token)', 'anon, authenticated',
  'The page behind the link of an invitation to own or buy a home together: who invites to which home; null for an unknown link.');
select private.expose('join_by_token(kind, token, seen)', 'authenticated',
  'The person with the invited mailbox joins through this link: the owners of a home, or the buyers who make the version seen. Returns the id of the home or the offer; null for an unknown link.');
select private.expose('refuse_invitation(token)', 'anon, authenticated',
  'Called through the link of any invitation. Says that the invitation is not for this mailbox. The answer is the same for every link.');
