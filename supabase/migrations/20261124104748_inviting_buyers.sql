-- Buying a home together: the buyer who made an offer invites a person, who joins by the link in the email, and each of
-- them may leave. The table is in offers (decision 181). Up to three people are the buyers of one offer.
--
-- The link names the invitation by its id, which only the buyer who invited and the invited mailbox know. Its page
-- shows who invites, and to which home. Joining needs an account that has confirmed the invited mailbox, so a link that
-- was forwarded opens nothing. An invitation ends after a month, when it is revoked or refused, or when the offer is
-- accepted or over.
--
-- Mail, counters and refusals are those of invitations to parties of a sale (inviting_parties).
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
  if p_id is null or p_name is null or p_email is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  elsif not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(me);
  -- Refuses a name with a number that could be an account number.
  if private.has_secret_numbers('account ' || p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  elsif (select count(*) from public.offer_buyers b where b.offer_id = offer.id) >= private.limit_of('offers.buyers') - 1 then
    raise exception using errcode = 'PT409', message = 'buyers_full';
  elsif private.mailbox_of(p_email) in (
    select private.mailbox_of(u.email) from auth.users u where u.id = any (private.people_of_side(offer, 'buyer'))
    union all
    select private.mailbox_of(b.email) from public.offer_buyers b where b.offer_id = offer.id and b.email is not null) then
    raise exception using errcode = 'PT409', message = 'buyer_known';
  -- A mailbox whose owner said that the invitation isn't for them is not invited again by the same person.
  elsif exists (
    select from private.party_refusals r where r.mailbox_hash = private.mailbox_hash(p_email) and r.person_id = me) then
    raise exception using errcode = 'PT409', message = 'party_refused';
  end if;
  -- A mailbox, a person and a network each have one number of invitations a day, which all kinds of invitations share.
  if not private.take_network_rate('party-invite', 86400, 30)
     or not private.take_rate('party-invite:' || private.person_key(me), 86400, private.limit_of('parties.invited_per_day'))
     or not private.take_rate('party-mailbox:' || encode(private.mailbox_hash(p_email), 'hex'), 86400, private.limit_of('parties.mails_per_mailbox')) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
  begin
    insert into public.offer_buyers (id, offer_id, name, email, invited_at)
    values (p_id, offer.id, p_name, p_email, clock_timestamp());
  exception when check_violation then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end;
  insert into private.email_outbox (offer_buyer_id, kind, recipient) values (p_id, 'purchase', 'party');
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

-- A person who joined leaves the buyers. Before acceptance the terms keep no trace of them; after acceptance, their
-- name stays with the terms that were agreed. The buyer who made the offer can't leave it, but withdraws it.
create function private.leave_offer(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers;
begin
  offer := private.hold_offer(p_id, me, 'buyer', true);
  if offer.buyer_id = me then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if offer.state in ('accepted', 'fell_through') then
    update public.offer_buyers b set left_at = clock_timestamp() where b.offer_id = p_id and b.person_id = me;
  else
    delete from public.offer_buyers b where b.offer_id = p_id and b.person_id = me;
    -- Their documents were sent for an offer that they no longer make.
    delete from public.offer_files f using public.documents d
    where f.offer_id = p_id and d.id = f.document_id and d.user_id = me;
  end if;
  perform private.forget_offer_news(p_id, me);
  perform private.change_buyers(offer, me, 'buyer_left');
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
  delete from private.step_links k using public.sales s
  where k.person_id = p_person and s.id = k.sale_id and s.offer_id = p_offer_id;
$$;

-- The invitation behind a link; null for an unknown or an ended one, which counts against the caller's address.
create function private.buyer_invited(p_id uuid) returns public.offer_buyers
language plpgsql volatile security definer set search_path = '' as $$
declare
  invited public.offer_buyers;
begin
  select b.* into invited
  from public.offer_buyers b join public.offers o on o.id = b.offer_id
  where b.id = p_id and b.person_id is null and private.is_live(o.state)
    and b.invited_at > now() - make_interval(days => private.limit_of('offers.buyer_link_days'))
    and o.buyer_id is not null and not private.is_suspended(o.buyer_id)
    and not exists (select from private.account_deletions d where d.user_id = o.buyer_id);
  if invited.id is null then
    perform private.limit_network('party-link', 3600, 60);
  else
    perform private.limit_requests('buyer-read:' || invited.id, 3600, 600);
  end if;
  return invited;
end;
$$;

create function private.is_mailbox_of(p_email text, p_person uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.mailbox_of(private.confirmed_email(p_person)) = private.mailbox_of(p_email), false);
$$;

-- The page behind the link: who invites, and to which home. The price and the closing date are shown only to the
-- account that is invited.
create function private.buyer_invitation(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invited constant public.offer_buyers := private.buyer_invited(p_id);
begin
  return (
    select jsonb_build_object(
      'name', invited.name, 'inviter', private.party_name(o.buyer_id, true), 'home', o.home,
      'listing_id', o.listing_id,
      -- Only a person who is signed in reads whether the invitation is for them.
      'is_mine', case when auth.uid() is not null then private.is_mailbox_of(invited.email, auth.uid()) end,
      'terms', case when private.is_mailbox_of(invited.email, auth.uid()) then (
        select jsonb_build_object('price', v.price, 'closing_on', v.closing_on, 'financing', v.financing)
        from public.offer_versions v where v.offer_id = o.id order by v.n desc limit 1) end)
    from public.offers o where o.id = invited.offer_id);
end;
$$;

-- The caller joins the buyers, if they have confirmed the invited mailbox. Returns the offer's id; null for an unknown
-- link.
create function private.join_offer(p_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  invited public.offer_buyers;
  offer public.offers;
  obstacle text;
begin
  -- A repeated call changes nothing.
  select * into invited from public.offer_buyers b where b.id = p_id and b.person_id = me and b.left_at is null;
  if invited.id is not null then
    return invited.offer_id;
  end if;
  invited := private.buyer_invited(p_id);
  if invited.id is null then
    return null;
  end if;
  select * into offer from public.offers o where o.id = invited.offer_id;
  if offer.listing_id is not null and offer.owner_id is not null then
    perform private.hold_home_of_offers(offer.listing_id, offer.owner_id);
    perform private.settle_offers(offer.listing_id);
  end if;
  select * into offer from public.offers o where o.id = invited.offer_id for no key update;
  -- The invitation may have ended while this call waited for the lock.
  select * into invited from public.offer_buyers b
  -- The address is looked up once and not for each row, because each lookup counts.
  where b.id = (select (private.buyer_invited(p_id)).id) for update;
  if invited.id is null or invited.person_id is not null then
    return null;
  end if;
  if not private.is_mailbox_of(invited.email, me) then
    raise exception using errcode = 'PT403', message = 'invitation_of_another';
  end if;
  obstacle := private.offer_obstacle(offer.listing_id, me);
  -- The buyer who made the offer has already met the owner's requirements.
  if obstacle in ('own_home', 'offer_needs_confirmed_address', 'offer_not_possible') then
    perform private.refuse_obstacle(obstacle);
  end if;
  if private.side_of(offer, me) is not null or private.buys_already(offer.listing_id, me, offer.id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  update public.offer_buyers b set person_id = me, email = null, joined_at = clock_timestamp() where b.id = invited.id;
  perform private.change_buyers(offer, me, 'buyer_joined');
  return offer.id;
end;
$$;

-- "This isn't for me": the invitation is deleted, and the buyer who invited is told and can't invite that mailbox
-- again.
create function private.refuse_purchase(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  invited public.offer_buyers := private.buyer_invited(p_id);
  offer public.offers;
begin
  if invited.id is null then
    return false;
  end if;
  select * into offer from public.offers o where o.id = invited.offer_id;
  if offer.listing_id is not null and offer.owner_id is not null then
    perform private.hold_home_of_offers(offer.listing_id, offer.owner_id);
  end if;
  delete from public.offer_buyers b where b.id = p_id and b.person_id is null returning * into invited;
  if found then
    select * into offer from public.offers o where o.id = invited.offer_id;
    insert into private.party_refusals (mailbox_hash, person_id)
    values (private.mailbox_hash(invited.email), offer.buyer_id) on conflict do nothing;
    perform private.tell_of_buyers(offer, 'buyer', array[offer.buyer_id], 'refused', invited.name);
  end if;
  return true;
end;
$$;

-- Mail to an invited person came back for good: the invitation ends, and the buyer who invited is told. The mail is
-- locked already, so the invitation stays until upkeep deletes it.
create function private.lose_buyer(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  invited public.offer_buyers;
  offer public.offers;
begin
  update public.offer_buyers b set invited_at = '-infinity' where b.id = p_id and b.person_id is null returning * into invited;
  if found then
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
  next_id uuid;
begin
  for offer in
    select o.* from public.offers o where o.id in (select private.offers_bought_by(p_person)) order by o.id
  loop
    -- A buyer whose own account is closing too can't become the first.
    select u.id into next_id
    from public.offer_buyers b join auth.users u on u.id = b.person_id
    where b.offer_id = offer.id and b.left_at is null and b.person_id <> p_person
      -- The others may own the home by now, if the offer is over.
      and b.person_id is distinct from offer.owner_id
      and not exists (select from private.account_deletions d where d.user_id = b.person_id)
    order by b.joined_at, b.id limit 1
    for key share of u skip locked;
    if offer.buyer_id = p_person then
      continue when next_id is null;
      -- An open invitation was made in the name of the person who leaves.
      delete from public.offer_buyers b where b.offer_id = offer.id and (b.person_id = next_id or b.person_id is null);
      update public.offers o set buyer_id = next_id where o.id = offer.id returning * into offer;
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
  ('forget invitations to buy together', '1 day', $$
    delete from public.offer_buyers b where b.id in (
      select old.id from public.offer_buyers old join public.offers o on o.id = old.offer_id
      where old.person_id is null and (old.invited_at < now() - interval '40 days' or not private.is_live(o.state))
      for update of old skip locked)$$);

select private.expose('invite_buyer(id, offer_id, name, email)', 'authenticated',
  'The buyer who made an offer invites a person to buy with them, by mail. Returns the offer.');
select private.expose('revoke_buyer(id, offer_id)', 'authenticated',
  'The buyer who made an offer revokes an invitation. Returns the offer.');
select private.expose('leave_offer(id)', 'authenticated',
  'A person who joined the buyers of an offer leaves them.');
select private.expose('buyer_invitation(id)', 'anon, authenticated',
  'The page behind the link of an invitation to buy together: who invites to which home; null for an unknown link.');
select private.expose('join_offer(id)', 'authenticated',
  'The person with the invited mailbox joins the buyers through this link. Returns the offer''s id; null for an unknown link.');
select private.expose('refuse_purchase(id)', 'anon, authenticated',
  'The person who got this link says that the invitation is not for them. False for an unknown link.');
