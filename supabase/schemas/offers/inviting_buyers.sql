-- Buying a home together: the buyer who made an offer invites a person, who joins by the link in the email, and each of
-- them may leave. The table is in offers (decision 181). Up to three people are the buyers of one offer.
--
-- How an invitation is mailed, counted, opened and refused is in invitations. An open one also ends when the offer is
-- accepted or over.
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

-- The buyer who made the offer invites a person. A call repeated under the same id changes nothing.
create function private.invite_buyer(p_id uuid, p_offer_id uuid, p_name text, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_offer_id, me, 'buyer');
  known public.offer_buyers;
begin
  if offer.buyer_id <> me then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  select * into known from public.offer_buyers b where b.id = p_id;
  if private.is_repeat(
    case when known.id is not null then to_jsonb(known) end,
    jsonb_build_object('offer_id', p_offer_id, 'name', p_name)
      || case when known.person_id is null then jsonb_build_object('email', p_email) else '{}' end) then
    return private.offer_seen_by(offer, 'buyer');
  end if;
  perform private.require_invitable(me, p_name, p_email);
  if offer.state = 'accepted' then
    raise exception using errcode = 'PT409', message = 'buyers_agreed';
  elsif not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif (select count(*) from public.offer_buyers b where b.offer_id = offer.id) >= private.limit_of('offers.buyers') - 1 then
    raise exception using errcode = 'PT409', message = 'buyers_full';
  elsif private.is_mailbox_among(p_email, private.people_of_side(offer, 'buyer')) or exists (
    select from public.offer_buyers b
    where b.offer_id = offer.id and private.mailbox_of(b.email) = private.mailbox_of(p_email)) then
    raise exception using errcode = 'PT409', message = 'buyer_known';
  end if;
  perform private.count_invitation(me, p_email);
  begin
    insert into public.offer_buyers (id, offer_id, name, email, invited_at)
    values (p_id, offer.id, p_name, p_email, clock_timestamp());
  exception when check_violation or not_null_violation then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end;
  perform private.queue_invitation('purchase', p_id);
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- Mails a new link to an invited person; the old link ends.
create function private.renew_buyer(p_id uuid, p_offer_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_offer_id, me, 'buyer');
  invited public.offer_buyers;
begin
  if offer.buyer_id <> me then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  select * into invited from public.offer_buyers b where b.id = p_id and b.offer_id = offer.id for update;
  if invited.id is null then
    raise exception using errcode = 'PT404', message = 'invitation_unknown';
  elsif invited.person_id is not null then
    raise exception using errcode = 'PT409', message = 'buyer_known';
  elsif not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(me);
  perform private.count_invitation_mail(invited.email);
  perform private.queue_invitation('purchase', invited.id);
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- The buyer who made the offer revokes an invitation. Suspended people may do this too. A repeated call changes
-- nothing.
create function private.revoke_buyer(p_id uuid, p_offer_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_offer_id, me, 'buyer');
begin
  if offer.buyer_id <> me then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if exists (select from public.offer_buyers b where b.id = p_id and b.offer_id = offer.id and b.person_id is not null) then
    raise exception using errcode = 'PT409', message = 'buyer_joined';
  end if;
  delete from public.offer_buyers b where b.id = p_id and b.offer_id = offer.id and b.person_id is null;
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- A buyer leaves. Before acceptance the terms keep no trace of them; after acceptance, their name stays with the terms
-- that were agreed. The buyer who made the offer can leave it to the others before acceptance, and withdraws it if no
-- one else has joined.
create function private.leave_offer(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers;
begin
  offer := private.hold_offer(p_id, me, 'buyer', true);
  if offer.buyer_id = me then
    if private.is_live(offer.state) then
      offer := private.pass_offer_on(offer);
    end if;
    if offer.buyer_id = me then
      raise exception using errcode = 'PT403', message = 'forbidden';
    end if;
  elsif offer.state in ('accepted', 'fell_through') then
    update public.offer_buyers b set left_at = clock_timestamp() where b.offer_id = p_id and b.person_id = me;
  else
    delete from public.offer_buyers b where b.offer_id = p_id and b.person_id = me;
  end if;
  if offer.state not in ('accepted', 'fell_through') then
    -- Their documents were sent for an offer that they no longer make.
    delete from public.offer_files f using public.documents d
    where f.offer_id = p_id and d.id = f.document_id and d.user_id = me;
  end if;
  perform private.forget_offer_news(p_id, me);
  perform private.change_buyers(offer, me, 'buyer_left');
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

-- The open invitation of a link; null once it has ended. It also ends while the buyer who made the offer is suspended
-- or closes their account.
create function private.buyer_of_link(p_id uuid) returns public.offer_buyers
language sql stable set search_path = '' as $$
  select b from public.offer_buyers b join public.offers o on o.id = b.offer_id
  where b.id = p_id and b.person_id is null and private.is_live(o.state)
    and o.buyer_id is not null and not private.is_suspended(o.buyer_id)
    and not exists (select from private.account_deletions d where d.user_id = o.buyer_id);
$$;

-- The page behind the link: who invites, and to which home. The price and the closing date are shown only to the
-- account that is invited.
create function private.buyer_invitation(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, '{purchase}');
  invited constant public.offer_buyers := private.buyer_of_link(link.offer_buyer_id);
begin
  perform private.count_look(case when invited.id is not null then link end);
  return (
    select jsonb_build_object(
      'name', invited.name, 'inviter', private.party_name(o.buyer_id, true), 'home', o.home,
      'listing_id', o.listing_id,
      -- Only a person who is signed in reads whether the invitation is for them.
      'is_mine', case when auth.uid() is not null then private.is_mailbox_of(invited.email, auth.uid()) end,
      'terms', case when private.is_mailbox_of(invited.email, auth.uid()) then (
        select jsonb_build_object('n', v.n, 'price', v.price, 'closing_on', v.closing_on, 'financing', v.financing)
        from public.offer_versions v where v.offer_id = o.id order by v.n desc limit 1) end)
    from public.offers o where o.id = invited.offer_id);
end;
$$;

-- Locks the offer that a person is invited to, as an act on the offer does.
create function private.hold_offer_of_link(p_offer_id uuid) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where o.id = p_offer_id;
  if offer.listing_id is not null and offer.owner_id is not null then
    perform private.hold_home_of_offers(offer.listing_id, offer.owner_id);
    perform private.settle_offers(offer.listing_id);
  end if;
  select * into offer from public.offers o where o.id = p_offer_id for no key update;
  return offer;
end;
$$;

-- The caller joins the buyers, if they have confirmed the invited mailbox, and not to other terms than those they have read
-- (p_seen is the number of their version). Returns the offer's id, also when it is repeated; null for an unknown link.
create function private.join_offer(p_token text, p_seen integer default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  link constant private.links := private.find_link(p_token, '{purchase}');
  invited public.offer_buyers;
  offer public.offers;
  obstacle text;
begin
  select b.* into invited from public.offer_buyers b where b.id = link.offer_buyer_id;
  if invited.person_id = me and invited.left_at is null then
    return invited.offer_id;
  end if;
  invited := private.buyer_of_link(invited.id);
  perform private.count_look(case when invited.id is not null then link end);
  if invited.id is null then
    return null;
  end if;
  offer := private.hold_offer_of_link(invited.offer_id);
  perform from public.offer_buyers b where b.id = invited.id for update;
  -- The invitation may have ended while this call waited for the lock.
  invited := private.buyer_of_link((private.find_link(p_token, '{purchase}')).offer_buyer_id);
  if invited.id is null then
    return null;
  end if;
  perform private.require_invited(me, invited.email);
  if p_seen <> (select max(v.n) from public.offer_versions v where v.offer_id = offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  obstacle := private.offer_obstacle(offer.listing_id, me);
  -- The buyer who made the offer has already met the owner's requirements.
  if obstacle in ('own_home', 'offer_needs_confirmed_address', 'offer_not_possible') then
    perform private.refuse_obstacle(obstacle);
  end if;
  if private.side_of(offer, me) is not null or private.buys_already(offer.listing_id, me, offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  -- The link stays, so that a person who joined gets the same answer again if the first one was lost. No one else can
  -- join by it.
  update public.offer_buyers b set person_id = me, email = null, joined_at = clock_timestamp() where b.id = invited.id;
  perform private.change_buyers(offer, me, 'buyer_joined');
  return offer.id;
end;
$$;

-- The invited person says that the invitation isn't for them (refuse_invitation).
create function private.refuse_purchase(p_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  invited public.offer_buyers := private.buyer_of_link(p_id);
  offer public.offers;
begin
  offer := private.hold_offer_of_link(invited.offer_id);
  delete from public.offer_buyers b where b.id = (private.buyer_of_link(p_id)).id returning * into invited;
  if found then
    perform private.remember_refusal(invited.email, array[offer.buyer_id]);
    perform private.tell_of_buyers(offer, 'buyer', array[offer.buyer_id], 'refused', invited.name);
  end if;
end;
$$;

-- Mail to an invited person came back for good: the buyer who invited is told, and the link ends. The invitation is
-- locked before its mail.
create function private.lose_buyer(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  invited public.offer_buyers;
  offer public.offers;
begin
  select * into invited from public.offer_buyers b where b.id = p_id and b.person_id is null for update;
  if invited.id is not null then
    perform private.end_links('{purchase}', array[invited.id]);
    select * into offer from public.offers o where o.id = invited.offer_id;
    perform private.tell_of_buyers(offer, 'buyer', array[offer.buyer_id], 'unreached', invited.name);
  end if;
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

select private.expose('invite_buyer(id, offer_id, name, email)', 'authenticated',
  'The buyer who made an offer invites a person to buy with them, by mail. Returns the offer.');
select private.expose('renew_buyer(id, offer_id)', 'authenticated',
  'The buyer who made an offer mails a new link to a person they have invited; the old link ends. Returns the offer.');
select private.expose('revoke_buyer(id, offer_id)', 'authenticated',
  'The buyer who made an offer revokes an invitation. Returns the offer.');
select private.expose('leave_offer(id)', 'authenticated',
  'A person who joined the buyers of an offer leaves them.');
select private.expose('buyer_invitation(token)', 'anon, authenticated',
  'The page behind the link of an invitation to buy together: who invites to which home; null for an unknown link.');
select private.expose('join_offer(token, seen)', 'authenticated',
  'The person with the invited mailbox joins the buyers through this link, who make the version seen. Returns the offer''s id; null for an unknown link.');
