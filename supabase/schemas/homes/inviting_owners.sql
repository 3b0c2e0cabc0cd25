-- Owning a home together: what the acts in memberships mean for a home, who is told, and to whom a home passes. The
-- table is in home_owners (decision 164).

alter table private.email_outbox add constraint email_outbox_home_owner
  foreign key (home_owner_id) references public.home_owners (id) on delete cascade not valid;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('home_owner', true, 'always', 'at_once', 'happened');

-- An owner's name among the home's people: the name they use here, or the name under which they were invited.
create function private.name_of_owner(p_owner public.home_owners) returns text
language sql stable set search_path = '' as $$
  select coalesce(private.party_name(p_owner.person_id, true), p_owner.name);
$$;

-- Tells people of a change among a home's owners. All changes of one owner are notifications about the same subject.
create function private.tell_of_owner(p_owner public.home_owners, p_people uuid[], p_change text) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(p_people, 'home_owner', p_owner.listing_id, p_owner.id,
    jsonb_build_object('owner', p_change, 'name', private.name_of_owner(p_owner)));
$$;

-- A home's owners as one of them reads them: the first owner, then the others in the order of their invitations. Only
-- the first owner sees the addresses that are invited.
create function private.owners_json(p_listing_id uuid, p_me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'is_first', l.user_id = p_me,
    'owners', jsonb_build_array(jsonb_build_object(
      'id', null, 'name', private.party_name(l.user_id, true), 'email', null, 'is_me', l.user_id = p_me,
      'joined_at', l.created_at, 'link_until', null)) || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'name', private.name_of_owner(o), 'is_me', coalesce(o.person_id = p_me, false),
        'email', case when l.user_id = p_me then o.email end, 'joined_at', o.joined_at,
        'link_until', case when o.person_id is null then private.link_until('ownership', o.id) end)
        order by o.joined_at, o.invited_at, o.id), '[]')
      from public.home_owners o
      where o.listing_id = l.id and (o.person_id is not null or l.user_id = p_me)))
  from public.listings l where l.id = p_listing_id;
$$;

create function private.owners_of_home(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.owners_json(p_listing_id, (select auth.uid()))
  where private.is_owner_of(p_listing_id, (select auth.uid()));
$$;

-- The homes that the caller owns with other people, with those people's names.
create function private.homes_owned_together() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('listing_id', shared.id, 'is_first', shared.user_id = (select auth.uid()), 'with', (
    select coalesce(jsonb_agg(private.party_name(person, true) order by n), '[]')
    from unnest(private.owners_of(shared.id)) with ordinality as each (person, n)
    where person <> (select auth.uid()))) order by shared.created_at, shared.id), '[]')
  from public.listings shared
  where shared.id = any ((select private.my_homes())::uuid[])
    and exists (select from public.home_owners o where o.listing_id = shared.id and o.person_id is not null);
$$;

-- A home of which the caller is the first owner, locked. Another owner of the home is refused; for everyone else the
-- home counts as unknown.
create function private.hold_home_as_first(p_listing_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  home public.listings;
begin
  perform private.lock_homes(p_me);
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null or not private.is_owner_of(home.id, p_me) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  elsif home.user_id <> p_me then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- The first owner removes a person who has joined. The home is locked by the caller.
create function private.remove_owner(p_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  owner public.home_owners;
begin
  delete from public.home_owners o where o.id = p_id returning * into owner;
  perform private.tell_of_owner(owner, array[owner.person_id], 'removed');
  perform private.tell_of_owner(owner, array_remove(private.owners_of(owner.listing_id), p_me), 'left');
end;
$$;

-- A co-owner leaves. A repeated call changes nothing.
create function private.leave_home(p_listing_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  owner public.home_owners;
begin
  perform private.lock_homes(private.first_owner(p_listing_id));
  delete from public.home_owners o where o.listing_id = p_listing_id and o.person_id = p_me returning * into owner;
  if owner.id is not null then
    perform private.tell_of_owner(owner, private.owners_of(p_listing_id), 'left');
  end if;
end;
$$;

-- The invited person joins the owners. The invitation is locked together with its home by the caller.
create function private.join_home(p_member private.memberships, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  owner public.home_owners;
begin
  if private.is_owner_of(p_member.place_id, p_me) then
    raise exception using errcode = 'PT409', message = 'owner_known';
  end if;
  -- A person can't be on both sides of an offer, under none of their accounts.
  if private.buys_already(p_member.place_id, p_me, p_member.id) then
    raise exception using errcode = 'PT409', message = 'owner_is_buyer';
  end if;
  update public.home_owners o set person_id = p_me, email = null, joined_at = clock_timestamp()
  where o.id = p_member.id returning * into owner;
  perform private.tell_of_owner(owner, array_remove(private.owners_of(owner.listing_id), p_me), 'joined');
end;
$$;

-- A person who joins becomes a member of all conversations about the home, and is reminded of its showings. A person
-- who leaves is a member of none, and loses the notifications that they got as an owner.
create function private.home_owners_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.conversation_members (conversation_id, person_id, side, last_message_at, read_n)
  select c.id, new.person_id, 'owner', coalesce(
    (select max(m.created_at) from public.messages m where m.conversation_id = c.id), c.created_at), c.message_count
  from public.conversations c where c.listing_id = new.listing_id
  on conflict do nothing;
  -- The new owner is reminded of the showings that are agreed already.
  insert into private.email_outbox (booking_id, kind, recipient, co_owner_id, sequence, next_attempt_at)
  select o.booking_id, o.kind, o.recipient, new.id, o.sequence, o.next_attempt_at
  from public.bookings b join private.email_outbox o on o.booking_id = b.id
  where b.listing_id = new.listing_id and b.starts_at > now() and o.kind in ('reminder_day', 'reminder_hours')
    and o.recipient = 'owner' and o.co_owner_id is null and o.next_attempt_at > now();
  return null;
end;
$$;

create function private.home_owners_after_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The member has become the home's first owner.
  if private.first_owner(old.listing_id) = old.person_id then
    return null;
  end if;
  delete from public.conversation_members m using public.conversations c
  where c.listing_id = old.listing_id and m.conversation_id = c.id and m.person_id = old.person_id and m.side = 'owner';
  -- Notifications that are being read right now are skipped, because that transaction may be waiting for this one;
  -- upkeep deletes them when they are old.
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.user_id = old.person_id and told.listing_id = old.listing_id
      and (told.data ->> 'as' = 'owner' or told.kind in ('message', 'disclosure_request', 'disclosure_acknowledged', 'showing_feedback'))
    for update skip locked);
  -- Links end last, and only those of a person who has left: the home's first owner goes on with theirs.
  perform private.end_links('{step}', array(
    select t.id from public.offers o join public.sales s on s.offer_id = o.id join public.sale_steps t on t.sale_id = s.id
    where o.listing_id = old.listing_id), old.person_id);
  return null;
end;
$$;

create trigger after_update after update of person_id on public.home_owners
  for each row when (new.person_id is not null) execute function private.home_owners_after_update();
create trigger after_delete after delete on public.home_owners
  for each row when (old.person_id is not null) execute function private.home_owners_after_delete();

-- A closed account owns no home. A home that it owned with other people goes on: the co-owner who joined first becomes
-- its first owner, with everything that belongs to it, except open invitations, which were made in the name of the
-- person who leaves. A suspended co-owner comes after all others; if only they are left, the home is hidden like their
-- own homes. Disclosures whose files belong to the person who leaves are withdrawn, also at homes that they no longer
-- own, because these files are deleted with the account. The caller holds the locks of the homes of all these people
-- (private.lock_homes_around).
create function private.pass_homes_on(p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner public.home_owners;
begin
  for owner in
    delete from public.home_owners o where o.person_id = p_person returning *
  loop
    perform private.tell_of_owner(owner, private.owners_of(owner.listing_id), 'left');
  end loop;
  for owner in
    select distinct on (l.id) o.*
    from public.listings l join public.home_owners o on o.listing_id = l.id and o.person_id is not null
    where l.user_id = p_person
      and not exists (select from private.account_deletions d where d.user_id = o.person_id)
    order by l.id, private.is_suspended(o.person_id), o.joined_at, o.id
  loop
    perform private.pass_home_on(owner, p_person);
    -- The home is theirs again once the decision about them is lifted.
    perform private.withhold_home(owner.listing_id, s.case_id) from private.suspensions s
    where s.person_id = owner.person_id or s.mailbox_hash = private.mailbox_of_person(owner.person_id);
  end loop;
  update private.disclosures d set withdrawn_at = now()
  from private.disclosure_versions v, public.listings l
  where d.withdrawn_at is null and v.disclosure_id = d.id and v.n = d.version and v.path like p_person || '/%'
    and l.id = d.listing_id and l.user_id <> p_person;
end;
$$;

create function private.pass_home_on(p_heir public.home_owners, p_from uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  of_home constant uuid := p_heir.listing_id;
  heir constant uuid := p_heir.person_id;
begin
  update public.listings l set user_id = heir where l.id = of_home;
  update public.hidden_places h set user_id = heir where h.listing_id = of_home;
  update public.availability a set user_id = heir where a.listing_id = of_home;
  update public.availability_rules r set user_id = heir where r.listing_id = of_home;
  update public.showing_settings s set user_id = heir where s.listing_id = of_home;
  update public.days_off d set user_id = heir where d.listing_id = of_home;
  update public.open_houses h set user_id = heir where h.listing_id = of_home;
  update public.bookings b set owner_id = heir where b.listing_id = of_home;
  update public.booking_proposals p set owner_id = heir from public.bookings b
  where b.id = p.booking_id and b.listing_id = of_home;
  update public.showing_feedback f set owner_id = heir where f.listing_id = of_home;
  -- The new first owner may have asked or offered something as a buyer of this home: the other side would now be
  -- themselves.
  delete from public.conversations c where c.listing_id = of_home and c.buyer_id = heir;
  update public.conversations c set owner_id = heir where c.listing_id = of_home;
  update public.offers o set owner_id = heir where o.listing_id = of_home and o.buyer_id is distinct from heir;
  -- Their words are erased with the offer, as with any offer that a person leaves.
  perform private.erase_words_in_offer(o.id, p_from) from public.offers o where o.listing_id = of_home;
  -- What waits to be mailed to the new first owner about showings hung on their part of the home. It is the first owner's
  -- from now on, in place of what waits for the person who leaves.
  delete from private.email_outbox o using public.bookings b
  where b.id = o.booking_id and b.listing_id = of_home and o.recipient = 'owner' and o.co_owner_id is null
    and o.person_id is not null and (o.sent_at is null or exists (
      select from private.email_outbox theirs
      where theirs.booking_id = o.booking_id and theirs.kind = o.kind and theirs.sequence = o.sequence
        and theirs.co_owner_id = p_heir.id and theirs.person_id is not null and theirs.sent_at is null));
  update private.email_outbox o set co_owner_id = null
  where o.co_owner_id = p_heir.id and o.person_id is not null and o.sent_at is null;
  delete from public.home_owners o where o.id = p_heir.id or (o.listing_id = of_home and o.person_id is null);
  perform private.tell_of_owner(p_heir, array[heir], 'first');
end;
$$;

-- Locks the homes of a person and of everyone they own a home with, lowest id first.
create function private.lock_homes_around(p_person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid;
begin
  for owner in
    select p_person
    union
    select o.person_id from public.home_owners o join public.listings l on l.id = o.listing_id
    where l.user_id = p_person and o.person_id is not null
    union
    select l.user_id from public.home_owners o join public.listings l on l.id = o.listing_id where o.person_id = p_person
    order by 1
  loop
    perform private.lock_homes(owner);
  end loop;
end;
$$;

insert into private.duties (name, every, work) values
  ('delete old invitations to own a home', '1 day', $$
    delete from public.home_owners o where o.id in (
      select old.id from public.home_owners old
      where old.person_id is null and old.invited_at < (select private.kept_since('owner_invitations'))
        and (private.link_until('ownership', old.id) > now()) is not true
      for update skip locked)$$);

select private.expose('owners_of_home(listing_id)', 'authenticated',
  'The people who own one of the caller''s homes, and the people who are invited to; null for any other home.');
select private.expose('homes_owned_together()', 'authenticated',
  'The homes that the caller owns with others: {listing_id, is_first, with}.');
