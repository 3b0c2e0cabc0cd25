-- The weeks of a home: what happened, by the words of the links that led to it. Its owner reads the sums,
-- nobody else anything.
begin;
\ir stage.psql
\ir offers.psql
select plan(18);

select tests.make_user('olive'), tests.make_user('nora');
select tests.make_listing('cottage', 'olive'), tests.make_listing('loft', 'olive');
select tests.offer('cottage', tests.day(3), '{10:00,11:00}');

-- A visitor follows the flyer, another one a link with an invented word, a third one none
select tests.act_as_visitor();
select register_listing_view(tests.id_of('cottage'), 'visitor-1', 'flyer');
select register_listing_view(tests.id_of('cottage'), 'visitor-2', 'my-neighbor');
select register_listing_view(tests.id_of('cottage'), 'visitor-3');
select register_listing_view(tests.id_of('loft'), 'visitor-1', 'sign');
select lives_ok($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, came_from)
  values (gen_random_uuid(), tests.id_of('cottage'), 'Vera', 'vera@example.com', '208-555-0100', tests.day(3), '10:00', 'flyer') $$,
  'a visitor who came through the flyer asks for a showing');
select throws_ok($$ insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, came_from)
  values (gen_random_uuid(), tests.id_of('cottage'), 'Vera', 'vera@example.com', '208-555-0100', tests.day(3), '11:00', 'vera@example.com') $$,
  '23514', null, 'an invented channel is not stored with a booking');

select tests.act_as('nora');
select lives_ok($$ insert into favorites (user_id, listing_id, came_from)
  values (auth.uid(), tests.id_of('cottage'), 'flyer') $$, 'a buyer who came through it marks the home');
select throws_ok($$ insert into favorites (user_id, listing_id, came_from)
  values (auth.uid(), tests.id_of('loft'), 'billboard') $$, '23514', null, 'an invented channel is not stored with a favorite');
select is_empty($$ select * from listing_weeks(tests.id_of('cottage')) $$, 'a buyer can''t read an owner''s weeks');

-- The owner
select tests.act_as('olive');
select is((select b.came_from from bookings b), '', 'the owner doesn''t read through which link a visitor came');
select results_eq(
  -- Views count by days of UTC, all else by those of the home, where a week may begin some hours later.
  $$ select came_from, sum(views), sum(saves), sum(requests), sum(showings)
     from listing_weeks(tests.id_of('cottage')) group by 1 order by 1 $$,
  $$ values ('', 2::numeric, 0::numeric, 0::numeric, 0::numeric), ('flyer', 1, 1, 1, 0) $$,
  'the owner reads what each of their links has led to'
);
select is((select count(*) from favorites), 0::bigint, 'the owner can''t read who marked the home');
insert into favorites (user_id, listing_id, came_from) values (auth.uid(), tests.id_of('cottage'), 'sms');
select is((select sum(saves) from listing_weeks(tests.id_of('cottage'))), 1::numeric, 'an owner''s own mark doesn''t count');
delete from favorites;

-- Time passes: the showing took place a week ago, and the views of that week are folded
select tests.act_as_owner_of_db();
set local app.seeding = 'on';
update bookings set status = 'completed', date = tests.day(-9), starts_at = now() - interval '9 days',
  created_at = now() - interval '12 days' where listing_id = tests.id_of('cottage');
insert into listing_views (listing_id, day, visitor, came_from)
select tests.id_of('cottage'), current_date - 9, 'visitor-' || n, 'flyer' from generate_series(1, 4) as n;
create temporary table unfolded as select * from private.listing_weeks(tests.id_of('cottage')) limit 0;
select tests.act_as('olive');
insert into unfolded select * from listing_weeks(tests.id_of('cottage'));
select is((select sum(showings) from unfolded), 1::numeric, 'a showing counts once it has taken place');
select ok((select count(distinct week) > 1 from unfolded), 'a showing counts in the week in which it took place');
select is((select count(*) from unfolded where extract(isodow from week) <> 1), 0::bigint, 'weeks begin on Mondays');
select tests.act_as_owner_of_db();
select private.fold_views();
select is((select count(*) from listing_views where listing_id = tests.id_of('cottage') and day < current_date - 7),
  0::bigint, 'viewers are forgotten after a week');
select tests.act_as('olive');
select results_eq(
  $$ select * from listing_weeks(tests.id_of('cottage')) $$, $$ select * from unfolded $$,
  'the weeks stay the same when days are folded'
);

-- A showing that nobody came to
select tests.act_as_owner_of_db();
update bookings set no_show = true where listing_id = tests.id_of('cottage');
select tests.act_as('olive');
select is((select sum(showings) from listing_weeks(tests.id_of('cottage'))), 0::numeric, 'a showing that nobody came to counts only as a request');

-- A buyer who came by the broker's database makes an offer, and another one by a link of nobody's
select tests.act_as_owner_of_db();
update auth.users set email_confirmed_at = now();
select tests.act_as('nora');
select make_offer(tests.id_of('o1'), tests.id_of('cottage'), tests.terms(480000), now() + interval '3 days', came_from => 'mls');
select make_offer(tests.id_of('o2'), tests.id_of('loft'), tests.terms(480000), now() + interval '3 days', came_from => 'a-friend');
select is_empty($$ select * from listing_weeks(tests.id_of('cottage')) $$, 'a buyer can''t read what their offer counts for');
select tests.act_as('olive');
select is((select sum(offers) from listing_weeks(tests.id_of('cottage')) where came_from = 'mls'), 1::numeric, 'an offer counts for the place that its buyer came from');
select is((select sum(offers) from listing_weeks(tests.id_of('loft')) where came_from = ''), 1::numeric, 'an offer with an invented channel counts for none');

select * from finish();
rollback;
