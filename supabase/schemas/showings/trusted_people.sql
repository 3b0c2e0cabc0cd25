-- Starting, extending and ending timers of showings, and the person whom an owner trusts (check_ins has the tables,
-- decision 219).
--
-- A person of trust gets one mail that asks them. Only if they agree by its link are they mailed about timers. Each mail
-- has that link, with which they stop all of it, and the owner can't ask them again.

insert into private.link_purposes (purpose, subject, is_single, keeps_token) values ('trust', 'person', true, true);

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('showing_check_in', true, 'elsewhere', 'none', 'elsewhere'),
  ('trust_answered', true, 'always', 'at_once', 'happened');

-- The caller's person of trust and timers. Every act answers with it.
create function private.my_safety() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'person', (
      select jsonb_build_object(
        'id', t.id, 'name', t.name, 'email', t.email, 'asked_at', t.asked_at, 'agreed_at', t.agreed_at,
        'is_unreached', exists (
          select from private.email_outbox o
          where o.kind = 'trust' and o.sequence = t.n and o.dropped_at is not null))
      from private.trusted_people t where t.owner_id = auth.uid()),
    'check_ins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'booking_id', c.booking_id, 'minutes', c.minutes, 'started_at', c.started_at, 'ends_at', c.ends_at,
        'passed_at', c.passed_at, 'ended_at', c.ended_at, 'ended', c.ended,
        'is_told', exists (
          select from private.email_outbox o
          where o.booking_id = c.booking_id and o.kind = 'check_in' and o.sequence = c.n))
        order by c.started_at desc, c.n desc), '[]')
      from private.check_ins c where c.person_id = auth.uid()));
$$;

-- Chooses the caller's person of trust, and mails them the question whether they agree. The mail hangs on one of the
-- caller's showings, with which it is deleted.
create function private.name_trusted_person(p_id uuid, p_booking_id uuid, p_name text, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  name constant text := nullif(btrim(p_name), '');
  email constant text := nullif(lower(btrim(p_email)), '');
  known jsonb;
  asked integer;
begin
  perform private.take_turn('safety of ' || me);
  perform private.keep_account(me);
  known := (select to_jsonb(t) from private.trusted_people t where t.id = p_id);
  if private.is_repeat(known, jsonb_build_object('owner_id', me, 'name', name, 'email', email)) then
    return private.my_safety();
  end if;
  if not exists (select from public.bookings b where b.id = p_booking_id and b.listing_id = any (private.homes_i_change())) then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  perform private.require_invitable(me, name, email);
  if private.is_mailbox_of(email, me) then
    raise exception using errcode = 'PT422', message = 'trust_yourself';
  end if;
  perform private.count_invitation(me, email);
  perform private.end_links('{trust}', array[me]);
  delete from private.trusted_people t where t.owner_id = me;
  insert into private.trusted_people as t (id, owner_id, name, email) values (p_id, me, name, email) returning t.n into asked;
  perform private.make_link('trust', me);
  insert into private.email_outbox (booking_id, kind, recipient, sequence)
  select p_booking_id, 'trust', 'trusted', asked where not private.is_seeding();
  return private.my_safety();
exception when check_violation then
  raise exception using errcode = 'PT400', message = 'bad_request';
end;
$$;

-- The caller trusts no one any more. A repeated call changes nothing.
create function private.forget_trusted_person() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  perform private.take_turn('safety of ' || me);
  delete from private.trusted_people t where t.owner_id = me;
  perform private.end_links('{trust}', array[me]);
  return private.my_safety();
end;
$$;

-- "They are here": starts a timer for a confirmed showing of the caller's, around its time. While one runs, another press
-- starts none.
create function private.check_in(p_id uuid, p_booking_id uuid, p_minutes integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  known jsonb;
  visit public.bookings;
begin
  perform private.take_turn('safety of ' || me);
  perform private.keep_account(me);
  known := (select to_jsonb(c) from private.check_ins c where c.id = p_id);
  if private.is_repeat(known,
       jsonb_build_object('person_id', me, 'booking_id', p_booking_id, 'minutes', p_minutes)) then
    return private.my_safety();
  end if;
  select * into visit from public.bookings b where b.id = p_booking_id and b.listing_id = any (private.homes_i_change());
  if visit.id is null then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  if exists (
    select from private.check_ins c where c.booking_id = visit.id and c.person_id = me and c.ended_at is null) then
    return private.my_safety();
  end if;
  perform private.refuse_suspended(me);
  if visit.status not in ('confirmed', 'completed') or visit.no_show
     or now() not between visit.starts_at - interval '1 hour' and visit.ends_at + interval '2 hours' then
    raise exception using errcode = 'PT409', message = 'check_in_not_now';
  end if;
  perform private.limit_requests('check-in:' || private.person_key(me), 86400, private.limit_of('check_ins.per_day'));
  insert into private.check_ins (id, booking_id, person_id, minutes, ends_at, caused_by)
  values (p_id, visit.id, me, p_minutes, now() + make_interval(mins => p_minutes), private.caller_now());
  return private.my_safety();
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT400', message = 'bad_request';
end;
$$;

-- "15 minutes more": p_seen is the end that the caller sees, so that two presses are one.
create function private.extend_check_in(p_id uuid, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  timer private.check_ins;
begin
  perform private.take_turn('safety of ' || me);
  select * into timer from private.check_ins c where c.id = p_id and c.person_id = me for no key update;
  if timer.id is null then
    raise exception using errcode = 'PT404', message = 'not_found';
  elsif timer.ended_at is not null or timer.passed_at is not null then
    raise exception using errcode = 'PT409', message = 'check_in_over';
  end if;
  update private.check_ins c
  set ends_at = greatest(timer.ends_at, now()) + interval '15 minutes', reminded_at = null
  where c.id = timer.id and c.ends_at = p_seen;
  return private.my_safety();
end;
$$;

-- "All is well" and "They have left". A person of trust who was mailed that the timer passed is mailed that all is well.
create function private.end_check_in(p_id uuid, p_how text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  timer private.check_ins;
begin
  if p_how is null or p_how not in ('well', 'left') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.take_turn('safety of ' || me);
  update private.check_ins c set ended_at = now(), ended = p_how
  where c.id = p_id and c.person_id = me and c.ended_at is null returning * into timer;
  if timer.id is null and not exists (select from private.check_ins c where c.id = p_id and c.person_id = me) then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  -- It waits a minute, until the mail that may be on its way is settled: only who got that one gets this one.
  insert into private.email_outbox (booking_id, kind, recipient, sequence, next_attempt_at)
  select timer.booking_id, 'check_in_over', 'trusted', timer.n, now() + interval '1 minute'
  where exists (
    select from private.email_outbox o
    where o.booking_id = timer.booking_id and o.kind = 'check_in' and o.sequence = timer.n
      and (o.sent_at is not null or o.leased_until > now()));
  return private.my_safety();
end;
$$;

-- Tells owners of timers that pass within two minutes, and people of trust of timers that have passed. The clock calls it
-- every minute, before the duty that sends mail, so that a mail leaves in the same minute.
create function private.watch_check_ins() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  timer record;
  is_over boolean;
begin
  for timer in
    select c.id, c.n, c.person_id, c.booking_id, c.ends_at, c.passed_at, c.caused_by, b.listing_id, b.date, l.time_zone
    from private.check_ins c join public.bookings b on b.id = c.booking_id join public.listings l on l.id = b.listing_id
    where c.ended_at is null and c.passed_at is null
      and c.ends_at <= now() + case when c.reminded_at is null then interval '2 minutes' else '0' end
    order by c.ends_at, c.id
    -- A timer that is being extended or ended at this moment waits for the next minute.
    for update of c skip locked
  loop
    is_over := timer.ends_at <= now();
    update private.check_ins c
    set reminded_at = coalesce(c.reminded_at, now()), passed_at = case when is_over then now() end
    where c.id = timer.id;
    if is_over then
      -- No other mail is sent before it.
      insert into private.email_outbox (booking_id, kind, recipient, sequence, next_attempt_at, caused_by)
      select timer.booking_id, 'check_in', 'trusted', timer.n, '-infinity', timer.caused_by
      from private.trusted_people t where t.owner_id = timer.person_id and t.agreed_at is not null;
    end if;
    perform private.tell(timer.person_id, 'showing_check_in', timer.listing_id, timer.booking_id, jsonb_build_object(
      'as', 'owner', 'date', timer.date, 'until', timer.ends_at, 'zone', timer.time_zone, 'passed', is_over));
  end loop;
end;
$$;

-- What the person of trust reads behind the link: who asks, and whether they agreed; null for an unknown link.
create function private.trust_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := (private.open_link(p_token, '{trust}')).person_id;
begin
  return (
    select jsonb_build_object('inviter', private.party_name(owner, true), 'name', t.name, 'agreed', t.agreed_at is not null)
    from private.trusted_people t where t.owner_id = owner);
end;
$$;

-- The person of trust agrees, or stops all mail. Whoever stopped can't be asked by the same owner again. Null for an
-- unknown link, and once they have stopped.
create function private.answer_trust(p_token text, p_agrees boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := (private.open_link(p_token, '{trust}')).person_id;
  person private.trusted_people;
begin
  if owner is null or p_agrees is null then
    return null;
  end if;
  perform private.take_turn('safety of ' || owner);
  select * into person from private.trusted_people t where t.owner_id = owner;
  -- The owner has chosen another person in the meantime.
  if person.id is null or (private.find_link(p_token, '{trust}')).hash is null then
    return null;
  end if;
  if p_agrees and person.agreed_at is null then
    update private.trusted_people t set agreed_at = now() where t.id = person.id;
  elsif not p_agrees then
    perform private.remember_refusal(person.email, array[owner]);
    delete from private.trusted_people t where t.id = person.id;
    perform private.end_links('{trust}', array[owner]);
  end if;
  if not p_agrees or person.agreed_at is null then
    perform private.tell(owner, 'trust_answered', null, person.id, jsonb_build_object('agreed', p_agrees));
  end if;
  return jsonb_build_object('agreed', p_agrees);
end;
$$;

insert into private.duties (name, every, work) values
  ('remind owners of timers, and mail people of trust', '0', 'select private.watch_check_ins()'),
  ('delete old timers of showings', '1 day', $$
    delete from private.check_ins c where c.id in (
      select old.id from private.check_ins old
      where old.started_at < (select private.kept_since('check_ins')) for update skip locked)$$),
  ('delete people of trust who never answered', '1 day', $$
    delete from private.trusted_people t where t.id in (
      select old.id from private.trusted_people old
      where old.agreed_at is null and old.asked_at < (select private.kept_since('unanswered_trust')) for update skip locked)$$);

select private.expose('my_safety()', 'authenticated',
  'The caller''s person of trust and timers of showings.');
select private.expose('name_trusted_person(id, booking_id, name, email)', 'authenticated',
  'Chooses the caller''s person of trust, who is mailed the question whether they agree.');
select private.expose('forget_trusted_person()', 'authenticated',
  'The caller trusts no one any more.');
select private.expose('check_in(id, booking_id, minutes)', 'authenticated',
  'The visitor of a showing is there: starts a timer for the caller.');
select private.expose('extend_check_in(id, seen)', 'authenticated',
  'Gives the caller''s timer 15 minutes more than the end that they see.');
select private.expose('end_check_in(id, how)', 'authenticated',
  'Ends the caller''s timer: all is well, or the visitor has left.');
select private.expose('trust_by_token(token)', 'anon, authenticated',
  'What a person of trust reads behind their link; null for an unknown one.');
select private.expose('answer_trust(token, agrees)', 'anon, authenticated',
  'A person of trust agrees, or stops all mail.');
