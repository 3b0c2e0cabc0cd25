-- Swarms against what all share, by the acts they would use (decision 206): Mallory has a catch-all domain, Olive owns the
-- cottage, Nora is a new buyer, Oscar sells the bungalow to Bert.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'oscar', 'bert', 'cleo', 'dora']) as p;
select tests.make_user('mallory' || n) from generate_series(1, 46) as n;
update auth.users set email_confirmed_at = now();
update auth.users set email = split_part(email, '@', 1) || '@catch-all.example' where email like 'mallory%';
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'barn']) as h;
select tests.make_listing('bungalow', 'oscar'), tests.make_listing('loft', 'nora', 'draft');
select tests.make_listing('draft' || n, 'mallory' || n, 'draft') from generate_series(1, 46) as n;
\ir offers.psql
-- What each of these people tries from a network of their own; returns how many were let through.
create function tests.swarm(people text[], attempt text) returns integer language plpgsql as $$
declare
  person text;
  passed integer := 0;
begin
  foreach person in array people loop
    perform tests.act_as(person), tests.come_from(host('20.0.0.0'::inet + 256 * nextval('tests.addresses')));
    begin
      execute replace(attempt, '{n}', regexp_replace(person, '\D', '', 'g'));
      passed := passed + 1;
    exception when sqlstate 'PT429' then
      null;
    end;
  end loop;
  return passed;
end $$;
create function tests.mallories() returns text[] language sql as $$ select array_agg('mallory' || n) from generate_series(1, 46) as n $$;
create function tests.invite(home text, email text) returns text language sql as $$
  select format('select invite_member(%L, %L, gen_random_uuid(), %L, %L)', 'home', home, 'Ann Lee', email)
$$;
create function tests.id_text(nickname text) returns text language sql as $$ select tests.id_of(nickname)::text $$;

create function tests.improvements(mails integer) returns integer language plpgsql as $$
declare
  sent integer := 0;
  mail record;
begin
  for n in 1..mails loop
    perform tests.act_as('cleo'), tests.come_from('203.0.113.7'), tests.improve('c1', n, 480000 + n);
    perform tests.act_as_owner_of_db();
    update private.email_outbox set created_at = created_at - interval '5 minutes', next_attempt_at = now() - interval '3 minutes', told_at = told_at - interval '5 minutes' where sent_at is null;
    for mail in select m.id from claim_notification_mails(20) m loop
      perform settle_email(mail.id, 'sent');
      sent := sent + 1;
    end loop;
    update private.email_outbox set sent_at = sent_at - interval '1 day' where sent_at is not null;
  end loop;
  return sent;
end $$;

-- Forty-six accounts of one domain want all of the site's invitations
update private.mail_caps set cap = 50 where share = 'party';
select is(tests.swarm(tests.mallories(), 'select invite_member(''home'', tests.id_of(''draft{n}''), gen_random_uuid(), ''Ann Lee'', ''ann{n}@title.example'')'),
          4, 'one domain gets a fifth of the invitations for new accounts');
select is(tests.swarm(array['nora'], tests.invite(tests.id_text('loft'), 'ann@title.example')), 1, 'a newcomer still invites');
select is(tests.swarm(array['olive'], tests.invite(tests.id_text('cottage'), 'otto@title.example')), 1, 'an owner still invites');

-- One mailbox is invited by strangers' drafts
select tests.act_as_owner_of_db(), tests.forget_limits();
select tests.act_as('bert'); select tests.make('b1', 'bungalow', 480000) ->> 'state';
select tests.act_as('oscar'); select accept_offer(tests.id_of('b1'), 1) ->> 'state';
select is(tests.swarm(tests.mallories(), 'select invite_member(''home'', tests.id_of(''draft{n}''), gen_random_uuid(), ''Tia Title'', ''tia@title.example'')'),
          4, 'one domain invites a mailbox a few times a day');
select is(tests.swarm(array['oscar'], format('select invite_member(%L, s.id, gen_random_uuid(), %L, %L, %L) from public.sales s limit 1', 'sale', 'Tia Title', 'tia@title.example', 'title_officer')),
          1, 'a sale under way still invites it');

-- One buyer improves an offer again and again
select tests.act_as_owner_of_db(), tests.forget_limits();
delete from private.email_outbox; delete from public.notifications;
select tests.act_as('cleo'), tests.come_from('203.0.113.7');
select tests.make('c1', 'cottage', 480000) ->> 'state';
select is(tests.improvements(20), 8, 'an owner gets eight emails a day about what one person does; the rest waits');
select is((select count(*) from private.email_outbox o where o.waits and o.last_error = 'daily limit reached'), 1::bigint, 'news beyond a part waits as one row');
select tests.act_as('dora'), tests.come_from('198.51.100.7');
select tests.make('d1', 'cottage', 480000) ->> 'state';
select tests.act_as_owner_of_db();
update private.email_outbox set created_at = created_at - interval '5 minutes', next_attempt_at = now() - interval '3 minutes' where waits and last_error is null;
create temporary table mailed on commit drop as select * from claim_notification_mails(20);
select is((select count(*) from mailed), 1::bigint, 'the owner still gets an email about another offer');
select is((select count(*) from private.email_outbox o join mailed m on m.id = o.mail_id), 2::bigint, 'news that waited goes along with another email');

-- Made-up bookings use up the pushes of a device
select tests.act_as_owner_of_db(), tests.forget_limits();
select tests.act_as('olive');
select keep_push('https://fcm.googleapis.com/fcm/send/phone', repeat('B', 87), repeat('a', 22), 'Chrome on Android', array['showings', 'offers']);
select tests.act_as_owner_of_db();
delete from public.notifications;
insert into public.notifications (user_id, kind, listing_id, subject_id, data)
select tests.id_of('olive'), 'offer_round_opened', tests.id_of('cottage'), md5('made up ' || n)::uuid, jsonb_build_object('as', 'owner') from generate_series(1, 69) as n;
insert into private.push_outbox (notification_id, subscription_id, caused_by)
select n.id, s.id, row(null, 'guest', array['n1:' || n.subject_id])::private.caller
from public.notifications n, public.push_subscriptions s where n.kind = 'offer_round_opened';
create function tests.pushed() returns bigint language plpgsql as $$
declare
  pushed bigint := 0;
  due record;
begin
  loop
    select count(*) as n, array_agg(p.id) as ids into due from claim_pushes(50) p;
    exit when due.n = 0;
    perform settle_push(id, 1, 'sent') from unnest(due.ids) as id;
    pushed := pushed + due.n;
  end loop;
  return pushed;
end $$;
select is(tests.pushed(), 24::bigint, 'visitors get their part of a device''s pushes');
select is((select count(*) from private.push_outbox p where p.sent_at is null and p.next_attempt_at > now()), 45::bigint, 'the others wait, and are not deleted');
select tests.act_as('nora'), tests.come_from('192.0.2.7');
select tests.make('n9', 'barn', 480000) ->> 'state';
select tests.act_as_owner_of_db();
select is(tests.pushed(), 1::bigint, 'an offer still reaches the device');

-- A closing account stores nothing new
insert into private.account_deletions (user_id) values (tests.id_of('nora'));
select tests.act_as('nora');
select throws_ok($$ select keep_push('https://fcm.googleapis.com/fcm/send/nora', repeat('B', 87), repeat('a', 22), 'x', array['offers']) $$,
                 'PT403', 'forbidden', 'a person who closes their account switches no device on');
select throws_ok(tests.invite(tests.id_text('loft'), 'late@title.example'), 'PT403', 'forbidden', 'a person who closes their account invites nobody');
select tests.act_as('olive');
select lives_ok($$ select keep_push('https://fcm.googleapis.com/fcm/send/olive', repeat('B', 87), repeat('a', 22), 'x', array['offers']) $$, 'others do');

-- After wrong links, a link that has ended says so
select tests.act_as_owner_of_db(), tests.forget_limits();
delete from private.email_outbox;
select tests.act_as('olive'), tests.come_from('192.0.2.8');
select invite_member('home', tests.id_of('barn'), tests.id_of('ivo'), 'Ivo Ivory', 'ivo@title.example');
select tests.act_as_owner_of_db();
select tests.mail_invitations();
select tests.act_as('olive');
select end_membership('home', tests.id_of('ivo'));
select tests.act_as_visitor(), tests.come_from('192.0.2.99');
select invitation_by_token('home', 'guess ' || n) from generate_series(1, 60) as n;
select throws_ok($$ select invitation_by_token('home', 'guess') $$, 'PT429', 'too_many_requests', 'a network that guesses links is stopped');
select is(invitation_by_token('home', tests.token_of('ivo')), null, 'an old link is answered as one that has ended');

select * from finish();
rollback;
