-- A person's status with a home, in one read for its page: their offer and who acts next, their showing, their question
-- and its answer; or, for its owner, what waits for them. Everyone reads only their own, with the facts that the lists
-- have (my_offers, my_showings, my_conversations).

-- An offer as one line for its buyer: the terms in force, or the buyer's own sealed terms. Null once the offer is over.
create function private.offer_in_short(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_offer.id, 'listing_id', p_offer.listing_id, 'title', p_offer.home, 'time_zone', l.time_zone,
    'state', seen -> 'state', 'expires_at', seen -> 'expires_at', 'has_sale_ahead', seen -> 'has_sale_ahead',
    'backup_place', seen -> 'backup_place', 'deadline', seen -> 'round' -> 'deadline',
    'price', latest -> 'terms' -> 'price', 'made_by', latest -> 'made_by', 'is_sealed', latest -> 'is_sealed',
    'is_ending', coalesce(seen #>> '{sale,ends_at}', '') <> '')
  from (select private.offer_seen_by(p_offer, 'buyer') as seen offset 0) as each
  cross join lateral (select seen -> 'versions' -> -1 as latest) as last
  left join public.listings l on l.id = p_offer.listing_id
  where private.is_live(seen ->> 'state') or seen ->> 'state' = 'accepted' and seen #>> '{sale,state}' = 'open';
$$;

-- The next showing of a person, at one home or at any, as in the list of their showings.
create function private.next_showing_of(p_person uuid, p_listing_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.showing_shown(b.id) || jsonb_build_object('is_proven', private.is_proven(b.id))
  from public.bookings b
  where lower(b.visitor_email) = private.confirmed_email(p_person) and b.party_id is null
    and b.status in ('pending', 'confirmed') and b.starts_at > now()
    and (p_listing_id is null or b.listing_id = p_listing_id)
  order by b.starts_at, b.id limit 1;
$$;

-- The latest question that a buyer sent about a home, with the owner's first words after it. The buyer doesn't learn
-- whether the owner has put the question aside.
create function private.question_in_short(p_conversation_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'conversation_id', m.conversation_id, 'listing_id', q.listing_id, 'title', l.title, 'question', left(m.body, 300),
    'asked_at', m.created_at, 'answer', left(answer.body, 300))
  from public.messages m
  join private.listing_questions q on q.message_id = m.id
  join public.listings l on l.id = q.listing_id
  left join lateral (
    select a.body from public.messages a
    where a.conversation_id = m.conversation_id and a.sender = 'owner' and a.n > m.n order by a.n limit 1
  ) as answer on true
  where m.conversation_id = p_conversation_id and m.sender = 'buyer' order by m.n desc limit 1;
$$;

-- The tasks that wait for an owner at one home.
create function private.waits_for_owner(p_listing_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'listing_id', p_listing_id,
    'requests', asked.showings, 'inspections', asked.inspections, 'appraisals', asked.appraisals,
    'offers', (select count(*) from public.offers o
               where o.listing_id = p_listing_id and o.state = 'open' and o.version > 0 and o.expires_at > now()),
    'questions', (select count(*) from private.listing_questions q
                  join public.conversations c on c.id = q.conversation_id and c.ended_at is null
                  where q.listing_id = p_listing_id and q.closed_at is null),
    'next_showing', (select jsonb_build_object('id', b.id, 'purpose', b.purpose, 'date', b.date, 'time', to_char(b.time, 'HH24:MI'))
                     from public.bookings b
                     where b.listing_id = p_listing_id and b.status = 'confirmed' and b.starts_at > now()
                     order by b.starts_at, b.id limit 1))
  from (
    select count(*) filter (where b.purpose = 'showing') as showings,
           count(*) filter (where b.purpose = 'inspection') as inspections,
           count(*) filter (where b.purpose = 'appraisal') as appraisals
    from public.bookings b
    where b.listing_id = p_listing_id and b.status = 'pending' and b.starts_at > now()) as asked;
$$;

create function private.my_standing(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  is_own constant boolean := private.is_owner_of(p_listing_id, me);
begin
  return jsonb_build_object(
    'own', case when is_own then private.waits_for_owner(p_listing_id) end,
    'offer', (
      select private.offer_in_short(o) from public.offers o
      where o.listing_id = p_listing_id and o.id in (select private.offers_bought_by((select auth.uid())))
        and (private.is_live(o.state) or o.state = 'accepted') limit 1),
    'showing', case when not is_own then private.next_showing_of(me, p_listing_id) end,
    'question', (
      select private.question_in_short(c.id) from public.conversations c
      where c.listing_id = p_listing_id and c.buyer_id = me));
end;
$$;

select private.expose('my_standing(listing)', 'authenticated',
  'The caller''s status with a home: their offer, showing and question, or what waits for them as its owner.');

-- Everything that a person who buys comes back to, for their dashboard. News of the last two weeks counts as new.
create function private.buyer_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  return jsonb_build_object(
    'showing', private.next_showing_of(me),
    'offers', (
      select coalesce(jsonb_agg(offer order by offer ->> 'expires_at', offer ->> 'id'), '[]')
      from (
        select private.offer_in_short(o) as offer from public.offers o
        where o.id in (select private.offers_bought_by((select auth.uid()))) and (private.is_live(o.state) or o.state = 'accepted')
        order by o.created_at desc limit 20
      ) as mine where offer is not null),
    'questions', (
      select coalesce(jsonb_agg(question order by question ->> 'asked_at' desc), '[]')
      from (
        select private.question_in_short(c.id) as question
        from public.conversation_members m join public.conversations c on c.id = m.conversation_id
        where m.person_id = me and m.side = 'buyer' and c.listing_id is not null
        order by m.last_message_at desc limit 10
      ) as mine where question ->> 'answer' is null and question is not null),
    'searches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'filters', s.filters, 'listing_id', n.listing_id, 'title', n.data ->> 'home',
        'is_several', n.data ? 'more', 'at', n.created_at) order by n.created_at desc, s.id), '[]')
      from public.notifications n join public.saved_searches s on s.id = n.subject_id and s.user_id = me
      where n.user_id = me and n.kind = 'search_match' and n.data ->> 'change' = 'new'
        and n.created_at > now() - interval '14 days'),
    'prices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'listing_id', l.id, 'title', l.title, 'price', l.price, 'was', n.data -> 'was') order by n.created_at desc, l.id), '[]')
      from public.notifications n
      join public.favorites f on f.user_id = me and f.listing_id = n.subject_id
      join public.listings l on l.id = f.listing_id and l.status in ('active', 'pending')
      where n.user_id = me and n.kind = 'favorite_price' and n.created_at > now() - interval '14 days'));
end;
$$;

select private.expose('buyer_state()', 'authenticated',
  'Everything that the caller, as a person who buys, comes back to: the next showing, offers, open questions, finds of their searches, new prices of favorites.');
