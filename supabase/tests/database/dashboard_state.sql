-- The dashboard's single read: the state of the caller's own homes, and nothing of anyone else's.
begin;
\ir stage.psql
select plan(23);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('fay');
select tests.make_listing('cottage', 'olive'), tests.make_listing('hut', 'olive', 'draft'),
       tests.make_listing('villa', 'stan');
update listings set address = '', price = null where id = tests.id_of('hut');
update listings set description = 'A wide porch' where id = tests.id_of('cottage');

create function tests.home(nickname text) returns jsonb
language sql stable as $$
  select home from jsonb_array_elements(dashboard_state() -> 'homes') as home
  where home ->> 'id' = tests.id_of(nickname)::text
$$;

-- Olive
select tests.act_as('olive');
select is(
  (select array_agg(home ->> 'title' order by home ->> 'title')
   from jsonb_array_elements(dashboard_state() -> 'homes') as home),
  array['Cottage', 'Hut'], 'the dashboard has Olive''s homes, and not Stan''s public one'
);
select is(tests.home('hut') -> 'missing', '["address"]'::jsonb, 'the dashboard names what a draft lacks');
select is(tests.home('cottage') -> 'missing', '[]'::jsonb, 'a complete home lacks nothing');
select is(
  (select array[home ->> 'photos', home ->> 'description_length', home ->> 'offered_slots']
   from tests.home('cottage') as home),
  array['0', '12', '0'], 'the dashboard counts photos, words, and times that can be booked'
);
select is(
  dashboard_state() - 'homes' - 'timelines',
  '{"plan": null, "unanswered": 0, "unanswered_visits": 0, "first_request": null, "visitor_proposals": 0,
    "next_confirmed": null, "sales": [], "offered": []}'::jsonb,
  'a dashboard without news is empty'
);

-- Times, some of them past, too soon or far away
select tests.offer('cottage', tests.day(-1), '{09:00}'), tests.offer('cottage', tests.day(3), '{09:00,10:00}'),
       tests.offer('cottage', tests.day(30), '{09:00}');
select is(tests.home('cottage') ->> 'offered_slots', '2', 'times of the next two weeks count');
insert into availability_rules (listing_id, user_id, notice_hours)
values (tests.id_of('cottage'), tests.id_of('olive'), 168);
select is(tests.home('cottage') ->> 'offered_slots', '0', 'times within the owner''s notice don''t count');
delete from availability_rules;

-- Visitors ask
select is(tests.home('cottage') ->> 'requested', 'false', 'no one has asked to see the home');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(3), '10:00', 'late@example.com'),
       tests.ask('cottage', tests.day(3), '09:00', 'early@example.com', tests.id_of('early'));
select tests.act_as('olive');
select is(tests.home('cottage') ->> 'requested', 'true', 'a home says that someone has asked to see it');
select is(dashboard_state() ->> 'unanswered', '2', 'the dashboard counts two unanswered requests');
select is(tests.home('cottage') ->> 'unanswered', '2', 'a home counts its own unanswered requests');
select is(
  (select array[request ->> 'listing_title', request ->> 'time', request ->> 'time_zone',
                request ->> 'visitor_name', request ->> 'status']
   from (select dashboard_state() -> 'first_request' as request) as first),
  array['Cottage', '09:00', 'America/Denver', 'Vera Visitor', 'pending'], 'the earlier one is named'
);
update bookings set status = 'confirmed' where id = tests.id_of('early');
select is(dashboard_state() ->> 'unanswered', '1', 'an answered request doesn''t count as unanswered');
select is(dashboard_state() #>> '{next_confirmed,time}', '09:00', 'a confirmed showing comes next');
select tests.act_as_owner_of_db();
insert into booking_proposals (booking_id, n, owner_id, made_by, date, time, starts_at, expires_at)
select tests.id_of('early'), n, tests.id_of('olive'), 'visitor', tests.day(4), '10:00',
       now() + interval '4 days', now() + interval '1 day'
from generate_series(1, 2) n;
select tests.act_as('olive');
select is(dashboard_state() ->> 'visitor_proposals', '1', 'a visitor proposes two times: one thing to decide');
select tests.act_as_owner_of_db();
insert into showing_feedback (booking_id, listing_id, owner_id, impression, price, offer)
values (tests.id_of('early'), tests.id_of('cottage'), tests.id_of('olive'), 3, 'high', 'no');
insert into favorites (user_id, listing_id) values (tests.id_of('fay'), tests.id_of('cottage'));
insert into listing_views (listing_id, day, visitor) values (tests.id_of('cottage'), current_date, repeat('a', 32));
select tests.act_as('olive');
select is(
  (select array[home ->> 'feedback', home ->> 'feedback_high', home ->> 'saves_this_week',
                home ->> 'views_this_week'] from tests.home('cottage') as home),
  array['1', '1', '1', '1'], 'feedback, views and saves of a home are counted'
);

-- The showing is past
select tests.act_as_owner_of_db();
select tests.seed($$ update bookings set starts_at = starts_at - interval '10 days' $$);
select tests.act_as('olive');
select is(
  (select array[state ->> 'unanswered', state ->> 'next_confirmed', state ->> 'visitor_proposals']
   from (select dashboard_state() as state) as now_state),
  array['0', null, '0'], 'a showing that has begun is not upcoming'
);

-- What has happened with a home
select is(
  tests.home('hut') -> 'facts',
  '{"published": null, "disclosed": null, "shown": null, "offered": null, "accepted": null, "sold": null}'::jsonb,
  'a draft has no facts');
select tests.act_as_owner_of_db();
insert into private.disclosures (id, listing_id, kind, title, access)
select md5(home)::uuid, tests.id_of(home), 'survey', 'Survey', 'invited' from unnest(array['cottage', 'villa']) as home;
update private.disclosures set created_at = '2026-11-04 05:00Z';
update auth.users set email_confirmed_at = now() where id = tests.id_of('fay');
update profiles set full_name = 'Fay Surname' where id = tests.id_of('fay');
select tests.act_as('fay');
select make_offer(tests.id_of('bid'), tests.id_of('cottage'), tests.terms(400000), now() + interval '3 days', '[]', null);
select tests.act_as('olive');
select accept_offer(tests.id_of('bid'), 1);
select is(
  tests.home('cottage') -> 'facts',
  jsonb_build_object(
    'published', (now() at time zone 'America/Denver')::date, 'disclosed', '2026-11-03', 'offered', (now() at time zone 'America/Denver')::date,
    'accepted', (now() at time zone 'America/Denver')::date, 'sold', null,
    'shown', (select (b.starts_at at time zone 'America/Denver')::date from bookings b where b.id = tests.id_of('early'))),
  'the facts of a home are the days, in its time zone, of publishing, first document, first visitor, first offer and acceptance');
select tests.act_as('stan');
select is(tests.home('villa') #>> '{facts,disclosed}', '2026-11-03', 'an owner reads the facts of their own home');

-- Stan, and a visitor
select tests.act_as('stan');
select is(
  (select array_agg(home ->> 'title') from jsonb_array_elements(dashboard_state() -> 'homes') as home),
  array['Villa'], 'Stan sees his own home'
);
select is(dashboard_state() -> 'first_request', 'null'::jsonb, 'Stan sees no visitors of Olive''s home');
select tests.act_as('fay');
select is(dashboard_state() -> 'homes', '[]'::jsonb, 'a person without a home sees no homes');

select * from finish();
rollback;
