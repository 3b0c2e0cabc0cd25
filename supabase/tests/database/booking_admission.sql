-- Who may ask for a showing, and how often: by network and by mailbox, and without revealing
-- whether an address is known.
begin;
\ir stage.psql
select plan(71);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('home' || n, 'olive'),
       tests.offer('home' || n, tests.day(1), '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00,18:00,19:00}')
from generate_series(1, 12) as n;

create function tests.insert_from(address text, nickname text, slot time, email text, id uuid default gen_random_uuid())
returns void language plpgsql as $$
begin
  perform tests.come_from(address);
  insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
  values (insert_from.id, tests.id_of(nickname), 'V', email, '303-555-0100', tests.day(1), slot);
end $$;

-- A network --------------------------------------------------------------------------------------
select tests.act_as_visitor();
select lives_ok(
  format($$ select tests.insert_from('203.0.113.7', 'home1', '%s:00', 'n%s@example.com', tests.id_of('n%s')) $$, case n when 5 then 15 else n + 8 end, n, n),
  format('request %s of a network at one home', n)) from generate_series(1, 5) as n;
select tests.act_as_owner_of_db();
select is(
  (select array_agg(o.lapses_at is not null order by b.time)
   from bookings b join private.booking_origins o on o.booking_id = b.id where b.listing_id = tests.id_of('home1')),
  '{f,f,f,f,t}', 'the fifth request of a network lapses unless the link in its mail is followed'
);
select tests.use_up('booking:network-home:' || private.caller_network() || ':' || tests.id_of('home1'), 86400, 12);
select tests.act_as_visitor();
select throws_ok(
  $$ select tests.insert_from('203.0.113.7', 'home1', '18:00', 'n13@example.com') $$,
  'PT429', 'too_many_bookings', 'the thirteenth request of a network in a day is one too many'
);
select lives_ok(
  $$ select tests.insert_from('203.0.113.8', 'home1', '17:00', 'n5@example.com') $$,
  'the network next door still books at the same home'
);
select tests.act_as_owner_of_db();
select tests.forget_limits();
select tests.act_as_visitor();
select lives_ok(
  format($$ select tests.insert_from('203.0.113.7', 'home%s', '09:00', 'm%s@example.com') $$, n, n),
  format('and the first network at another home: %s', n)) from generate_series(2, 7) as n;
select tests.act_as_owner_of_db();
select tests.come_from('203.0.113.7'), tests.use_up('booking:network:' || private.caller_network(), 3600, 10);
select tests.act_as_visitor();
select throws_ok(
  $$ select tests.insert_from('203.0.113.7', 'home8', '09:00', 'm8@example.com') $$,
  'PT429', 'too_many_bookings', 'a network makes ten requests an hour, wherever the homes are'
);
select throws_ok(
  $$ select tests.insert_from('198.51.100.1, 203.0.113.7', 'home8', '09:00', 'm8@example.com') $$,
  'PT429', 'too_many_bookings', 'addresses that the caller claims before the last proxy are ignored'
);
select tests.act_as('stan');
select throws_ok(
  $$ select tests.insert_from('203.0.113.7', 'home8', '09:00', 'm8@example.com') $$,
  'PT429', 'too_many_bookings', 'signing in doesn''t lift a network''s limit'
);
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.insert_from('203.0.113.8', 'home8', '09:00', 'm8@example.com', tests.id_of('m8')) $$, 'another network isn''t limited by its neighbor'
);
select lives_ok(
  $$ select tests.insert_from('203.0.113.7', 'home8', '09:00', 'm8@example.com', tests.id_of('m8')) $$,
  'a retry of what is stored is recognized, however much the network has asked'
);
select lives_ok(
  format($$ select tests.insert_from('2001:db8:1:2::%s', 'home9', '%s:00', 'six%s@example.com') $$, n, n + 8, n),
  format('request %s of a household with IPv6', n)) from generate_series(2, 5) as n;
select lives_ok(
  $$ select tests.insert_from('2001:db8:1:2:ffff::5', 'home9', '14:00', 'six6@example.com', tests.id_of('six6')) $$,
  'a household books from another of its addresses'
);
select tests.act_as_owner_of_db();
select isnt(
  (select o.lapses_at from private.booking_origins o where o.booking_id = tests.id_of('six6')), null,
  'addresses of one household count as one network'
);
update private.booking_origins set lapses_at = null;
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.insert_from('2001:db8:1:3::1', 'home9', '17:00', 'six7@example.com') $$, 'another household counts as another network'
);

-- A mailbox --------------------------------------------------------------------------------------
select lives_ok(
  format($$ select tests.insert_from('192.0.2.1', 'home%s', '10:00', 'vic.tim+%s@gmail.com', tests.id_of('victim%s')) $$, n, n, n),
  format('request %s for a mailbox', n)) from generate_series(2, 3) as n;
select throws_ok(
  format($$ select tests.insert_from('192.0.2.1', 'home4', '10:00', %L) $$, email),
  'PT409', 'follow_link_first', email || ': two, until a link of ours was followed')
from unnest(array['victim@gmail.com', 'VIC.TIM@gmail.com', 'victim+4@googlemail.com', ' v.i.c.tim+a+b@gmail.com ']) as email;
select is(tests.offered('home4', tests.day(1)), '10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00',
  'a refusal uses no allowance');
select lives_ok(
  $$ select tests.insert_from('192.0.2.1', 'home4', '10:00', 'vic.tim@example.com') $$,
  'dots count where the provider counts them'
);
select lives_ok(
  $$ select tests.insert_from('192.0.2.1', 'home4', '11:00', 'victim@example.com') $$, 'an address that the provider treats as another one counts as somebody else''s'
);
select lives_ok(
  format($$ select tests.ask('home%s', tests.day(1), '16:00', 'victim+far%s@gmail.com', tests.id_of('far%s')) $$, n, n, n),
  'the limit of one network doesn''t affect another one') from generate_series(4, 5) as n;
select tests.act_as_owner_of_db();
select results_eq(
  $$ select visitor_email, lapses_at from bookings b join private.booking_origins o on o.booking_id = b.id
     where visitor_email like 'vic%gmail.com' order by 1 $$,
  $$ values ('vic.tim+2@gmail.com', null::timestamptz), ('vic.tim+3@gmail.com', null),
            ('victim+far4@gmail.com', now() + interval '24 hours'), ('victim+far5@gmail.com', now() + interval '24 hours') $$,
  'requests beyond two without a followed link last a day'
);

-- Following the link in an email
create temporary table letters on commit drop as
  select booking_id, token, lapses_at from claim_booking_emails(null, 100) where recipient = 'visitor';
grant select on letters to anon;
select results_eq(
  $$ select booking_id from letters where lapses_at is not null order by booking_id = tests.id_of('far5') $$,
  $$ values (tests.id_of('far4')), (tests.id_of('far5')) $$, 'the mail of a request that lapses says so'
);
update private.booking_origins set lapses_at = now() - interval '1 minute' where booking_id = tests.id_of('far5');
select is(private.cancel_lapsed_requests(), 1, 'a request lapses if no link is followed');
select is((select status from bookings where id = tests.id_of('far5')), 'cancelled', 'a lapsed request is cancelled');
select tests.act_as_visitor();
select is(showing_by_token('wrong'), null, 'an unknown link proves nothing');
select throws_ok(
  $$ select tests.insert_from('192.0.2.1', 'home4', '12:00', 'victim@gmail.com') $$, 'PT409', 'follow_link_first',
  'an unknown link leaves the limit as it was'
);
select is(showing_by_token(token) ->> 'state', 'live', 'the visitor''s own link opens') from letters where booking_id = tests.id_of('victim2');
select tests.act_as_owner_of_db();
select is_empty('select * from private.booking_origins where lapses_at is not null', 'none of a visitor''s requests lapses once a link was followed');
select is((select status from bookings where id = tests.id_of('far4')), 'pending', 'requests that had not lapsed are unchanged');
select tests.act_as_visitor();
select lives_ok(
  $$ select tests.insert_from('192.0.2.1', 'home6', '12:00', 'victim@gmail.com') $$, 'a visitor who followed a link may ask again'
);
select throws_ok(
  $$ select tests.ask('home7', tests.day(1), '12:00', 'v.ictim+x@gmail.com') $$,
  'PT429', 'too_many_bookings', 'a visitor who followed a link may ask five times a day'
);
select tests.act_as_owner_of_db();
select is(
  (select array_agg(mailbox_hash) from private.proven_mailboxes),
  array[sha256('victim@gmail.com')], 'only a hash of the proven address is kept'
);
-- A month ago they followed a link; now somebody else types their address, then an unknown one
insert into private.proven_mailboxes (mailbox_hash, proven_at) values (private.mailbox_hash('known@example.com'), now() - interval '29 days');
select tests.act_as_visitor();
select lives_ok(format($$ select tests.insert_from('192.0.2.%s', 'home1%s', '1%s:00', '%s@example.com', tests.id_of('%s%s')) $$, 4 + n, m, n, who, who, m),
  format('request %s for the %s mailbox', m + 1, who)) from (values (0, 'known'), (1, 'unknown')) as each (n, who), generate_series(0, 1) as m;
select throws_ok(format($$ select tests.insert_from('192.0.2.%s', 'home12', '09:00', '%s@example.com') $$, 4 + n, who),
  'PT409', 'follow_link_first', 'a third request of one network is refused for the ' || who) from (values (0, 'known'), (1, 'unknown')) as each (n, who);
select lives_ok(format($$ select tests.insert_from('192.0.2.6', 'home12', '1%s:00', '%s@example.com', tests.id_of('third of %s')) $$, n, who, who),
  'a third request is taken from another network for the ' || who) from (values (0, 'known'), (1, 'unknown')) as each (n, who);
select tests.act_as_owner_of_db();
select results_eq(
  $$ select lapses_at from private.booking_origins where booking_id in (tests.id_of('third of known'), tests.id_of('third of unknown')) $$,
  $$ values (now() + interval '24 hours'), (now() + interval '24 hours') $$, 'a third request from another network lapses in a day, because the slot is free again afterwards');
do $$ begin perform private.make_link('showing', tests.id_of('known0'), p_token => 'known link'); end $$;
select tests.act_as_visitor();
select is(showing_by_token('known link') ->> 'state', 'live', 'a known link opens its showing');
select lives_ok($$ select tests.insert_from('192.0.2.4', 'home12', '12:00', 'known@example.com') $$, 'a visitor who followed a link lately may ask again');
select tests.act_as_owner_of_db();

update private.proven_mailboxes set proven_at = now() - interval '401 days';
select lives_ok('select private.forget_past_visitors()', 'old proofs can be deleted');
select is_empty('select * from private.proven_mailboxes', 'the proof expires after a year');

-- Signed in with a confirmed address
update auth.users set email_confirmed_at = now() where id = tests.id_of('stan');
select tests.act_as('stan');
select lives_ok(
  format($$ select tests.insert_from('192.0.2.2', 'home%s', '13:00', 'stan@example.com') $$, n),
  format('an account that has confirmed its address has proven it: %s', n)) from generate_series(1, 3) as n;
select throws_ok(
  $$ select tests.ask('home1', tests.day(1), '14:00', 'Stan@example.com') $$,
  'PT409', 'one_live_booking', 'a signed-in visitor is told that they have a showing at the home already'
);
select tests.act_as('olive');
select lives_ok(
  format($$ select tests.insert_from('192.0.2.3', 'home%s', '14:00', 'olive@example.com') $$, n),
  format('one that has not is a visitor like others: %s', n)) from generate_series(1, 2) as n;
select throws_ok(
  $$ select tests.insert_from('192.0.2.3', 'home3', '14:00', 'olive@example.com') $$, 'PT409', 'follow_link_first',
  'an owner has to follow a link before asking for showings elsewhere'
);

-- One request at a time
select tests.act_as_visitor();
select throws_ok(
  $$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
     select gen_random_uuid(), tests.id_of('home' || n), 'V', 'several@example.com', '303-555-0100', tests.day(1), '18:00'
     from generate_series(10, 11) as n $$,
  'PT400', 'bad_request', 'several requests in one statement are refused'
);

-- What the server itself writes has no such limits
select tests.act_as_service();
select lives_ok(
  $$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
     select gen_random_uuid(), tests.id_of('home' || n), 'S', 'service@example.com', '303-555-0100', tests.day(1), '19:00'
     from generate_series(1, 5) as n $$,
  'the server books five times at once'
);

select * from finish();
rollback;
