-- Buying a home together: what the acts in memberships mean for an offer, and who is told. The table is in offers
-- (decision 181). An open invitation also ends when the offer is accepted or over.
--
-- Order of locks: the locks of an act on an offer, then the invitation, then its mail.

alter table private.email_outbox add constraint email_outbox_offer_buyer
  foreign key (offer_buyer_id) references public.offer_buyers (id) on delete cascade not valid;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('offer_buyers', true, 'always', 'at_once', 'happened');

-- Tells people that the buyers of an offer changed. The notification has no names, because owners may compare offers
-- with names hidden.
create function private.tell_of_buyers(
  p_offer public.offers, p_side text, p_people uuid[], p_change text, p_name text default null
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(p_people, 'offer_buyers', p_offer.listing_id, p_offer.id, jsonb_build_object(
    'as', p_side, 'home', nullif(p_offer.home, ''), 'buyers', p_change,
    'name', case p_side when 'buyer' then p_name end, 'n', p_offer.joins)
    || coalesce(private.offer_news(p_offer), '{}'));
$$;

-- Records that a person joined the buyers or left them, and tells all others. An owner who can't read the offer yet is
-- not told. After acceptance, the owner has already agreed to these buyers.
create function private.change_buyers(p_offer public.offers, p_person uuid, p_act text) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  -- A suspended person can still leave.
  if p_act = 'buyer_joined' then
    perform private.refuse_suspended(p_person);
  end if;
  update public.offers o set joins = o.joins + 1 where o.id = p_offer.id returning * into offer;
  insert into public.offer_acts (offer_id, act, made_by, n, at, person_id)
  values (offer.id, p_act, 'buyer', offer.version, clock_timestamp(), p_person);
  if private.is_live(offer.state) or offer.state = 'accepted' then
    perform private.tell_of_buyers(
      offer, 'buyer', array_remove(private.people_of_side(offer, 'buyer'), p_person), p_act, private.party_name(p_person, true));
    if offer.version > 0 then
      perform private.tell_of_buyers(offer, 'owner', private.people_of_side(offer, 'owner'), p_act);
    end if;
  end if;
  return offer;
end;
$$;

-- A buyer leaves. Before acceptance the terms keep no trace of them; after acceptance, their name stays with the terms
-- that were agreed. The buyer who made the offer can leave it to the others before acceptance, and withdraws it if no
-- one else has joined.
create function private.leave_offer(p_id uuid, p_me uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers := private.hold_offer(p_id, p_me, 'buyer', true);
begin
  if offer.buyer_id = p_me then
    if private.is_live(offer.state) then
      offer := private.pass_offer_on(offer);
    end if;
    if offer.buyer_id = p_me then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
  elsif offer.state in ('accepted', 'fell_through') then
    update public.offer_buyers b set left_at = clock_timestamp() where b.offer_id = p_id and b.person_id = p_me;
  else
    delete from public.offer_buyers b where b.offer_id = p_id and b.person_id = p_me;
  end if;
  if offer.state not in ('accepted', 'fell_through') then
    -- Their documents were sent for an offer that they no longer make.
    delete from public.offer_files f using public.documents d
    where f.offer_id = p_id and d.id = f.document_id and d.user_id = p_me;
  end if;
  perform private.forget_offer_news(p_id, p_me);
  perform private.change_buyers(offer, p_me, 'buyer_left');
end;
$$;

-- Makes the buyer who joined first the first buyer of an offer, in place of the one who leaves; if no one else is left,
-- the offer stays as it is. Open invitations end, because they were made in the name of the person who leaves. The
-- offer is locked by the caller.
create function private.pass_offer_on(p_offer public.offers) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  next_id uuid;
  offer public.offers := p_offer;
begin
  -- A buyer whose own account is closing too can't become the first.
  select u.id into next_id
  from public.offer_buyers b join auth.users u on u.id = b.person_id
  where b.offer_id = p_offer.id and b.left_at is null
    -- The others may own the home by now, if the offer is over.
    and b.person_id is distinct from p_offer.owner_id
    and not exists (select from private.account_deletions d where d.user_id = b.person_id)
  order by private.is_suspended(b.person_id), b.joined_at, b.id limit 1
  for key share of u skip locked;
  if next_id is not null then
    delete from public.offer_buyers b where b.offer_id = p_offer.id and (b.person_id = next_id or b.person_id is null);
    update public.offers o set buyer_id = next_id where o.id = p_offer.id returning * into offer;
  end if;
  return offer;
end;
$$;

-- A person who is no longer a buyer loses the notifications that they got as one. Notifications that are being read
-- right now are skipped, because that transaction may be waiting for this one; upkeep deletes them when they are old.
create function private.forget_offer_news(p_offer_id uuid, p_person uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.user_id = p_person and (told.subject_id = p_offer_id
      or told.data ->> 'room' in (select s.id::text from public.sales s where s.offer_id = p_offer_id))
    for update skip locked);
  select private.end_links('{step}', array(
    select t.id from public.sales s join public.sale_steps t on t.sale_id = s.id where s.offer_id = p_offer_id), p_person);
$$;

-- The offer on the page of an invitation. The price and the closing date are shown only to the account that is invited.
create function private.offer_of_invitation(p_offer_id uuid, p_is_mine boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('listing_id', o.listing_id, 'terms', case when p_is_mine then (
    select jsonb_build_object('n', v.n, 'price', v.price, 'closing_on', v.closing_on, 'financing', v.financing)
    from public.offer_versions v where v.offer_id = o.id order by v.n desc limit 1) end)
  from public.offers o where o.id = p_offer_id;
$$;

-- Locks the offer that a person is invited to, as an act on the offer does.
create function private.hold_offer_of_link(p_offer_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where o.id = p_offer_id;
  if offer.listing_id is not null and offer.owner_id is not null then
    perform private.hold_home_of_offers(offer.listing_id, offer.owner_id);
    perform private.settle_offers(offer.listing_id);
  end if;
  perform from public.offers o where o.id = p_offer_id for no key update;
end;
$$;

-- The invited person joins the buyers, and not to other terms than those they have read (p_seen is the number of their
-- version). The invitation is locked together with its offer by the caller.
create function private.join_offer(p_member private.memberships, p_me uuid, p_seen integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
  obstacle text;
begin
  select * into offer from public.offers o where o.id = p_member.place_id;
  if p_seen <> (select max(v.n) from public.offer_versions v where v.offer_id = offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  obstacle := private.offer_obstacle(offer.listing_id, p_me);
  -- The buyer who made the offer has already met the owner's requirements.
  if obstacle in ('own_home', 'offer_needs_confirmed_address', 'offer_not_possible') then
    perform private.refuse_obstacle(obstacle);
  end if;
  if private.side_of(offer, p_me) is not null or private.buys_already(offer.listing_id, p_me, offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  update public.offer_buyers b set person_id = p_me, email = null, joined_at = clock_timestamp() where b.id = p_member.id;
  perform private.change_buyers(offer, p_me, 'buyer_joined');
end;
$$;

-- A closing account leaves the offers it makes with other buyers, before anything else is done about them. If it made
-- the offer itself, the next of the buyers becomes the first. Its words are erased; what the buyers recorded and keep
-- together stays with the others. An act on an offer waits for the account's row first, so its rows are free.
create function private.leave_offers_of_account(p_person uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  for offer in
    select o.* from public.offers o where o.id in (select private.offers_bought_by(p_person)) order by o.id
  loop
    if offer.buyer_id = p_person then
      offer := private.pass_offer_on(offer);
      continue when offer.buyer_id = p_person;
    else
      delete from public.offer_buyers b where b.offer_id = offer.id and b.person_id = p_person;
    end if;
    perform private.erase_words_in_offer(offer.id, p_person);
    perform private.change_buyers(offer, null, 'buyer_left');
  end loop;
end;
$$;

create function private.erase_words_in_offer(p_offer_id uuid, p_person uuid) returns void
language sql volatile set search_path = '' as $$
  update public.amendments a
  set said = case when v.person_id = p_person then '' else a.said end,
      answer = case when a.answered_person_id = p_person then '' else a.answer end
  from public.offer_versions v
  where a.offer_id = p_offer_id and v.offer_id = a.offer_id and v.n = a.version
    and p_person in (v.person_id, a.answered_person_id);
  update public.offer_versions v set note = '', person_id = null where v.offer_id = p_offer_id and v.person_id = p_person;
  update public.offer_acts a set said = '', person_id = null where a.offer_id = p_offer_id and a.person_id = p_person;
  update public.sale_acts a set said = '', person_id = null
  where a.sale_id in (select s.id from public.sales s where s.offer_id = p_offer_id) and a.person_id = p_person;
$$;

insert into private.duties (name, every, work) values
  ('delete old invitations to buy together', '1 day', $$
    delete from public.offer_buyers b where b.id in (
      select old.id from public.offer_buyers old join public.offers o on o.id = old.offer_id
      where old.person_id is null and (not private.is_live(o.state) or old.invited_at < (select private.kept_since('buyer_invitations'))
        and (private.link_until('purchase', old.id) > now()) is not true)
      for update of old skip locked)$$);
