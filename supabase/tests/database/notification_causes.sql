-- What people are told: about showings on either side, about homes they have marked and searches they
-- have saved. Nobody is told what they did themselves.
begin;
\ir stage.psql
select plan(35);

select tests.make_user('olive'), tests.make_user('vera'), tests.make_user('fay');
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');
select tests.offer('cottage', tests.day(1), '{09:00,10:00,11:00,12:00,13:00}');
select tests.offer('villa', tests.day(1), '{09:00,10:00}');

-- The kinds of what a person was told, which is then deleted.
create function tests.told(person text) returns text
language sql as $$
  with told as (delete from public.notifications where user_id = tests.id_of(person) returning *)
  select string_agg(kind || case when read_at is null then '' else ' (read)' end, ', ' order by kind) from told
$$;
create function tests.data_of(person text, what text) returns jsonb
language sql as $$
  select data from public.notifications where user_id = tests.id_of(person) and kind = what
$$;

-- Vera, who has an account, asks for a showing; so does Wim, who has none
select tests.act_as('vera');
select tests.ask('cottage', tests.day(1), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '10:00', 'wim@example.com', tests.id_of('wims'));
select tests.act_as_owner_of_db();
select is(
  (select data from notifications where subject_id = tests.id_of('veras')),
  jsonb_build_object('home', 'Cottage', 'as', 'owner', 'name', 'Vera Visitor', 'date', tests.day(1), 'time', '09:00'),
  'the owner is told who wants to come, and when'
);
select is(tests.told('vera'), null, 'nobody is told of their own request');
select tests.seed($$ update bookings set created_at = now() - interval '1 hour' $$);
select tests.act_as('olive');
update bookings set status = 'confirmed' where id in (tests.id_of('veras'), tests.id_of('wims'));
select tests.act_as_owner_of_db();
select is(tests.told('olive'), 'showing_requested (read), showing_requested (read)', 'answering marks the notification as read');
select is(tests.data_of('vera', 'showing_confirmed'),
  jsonb_build_object('home', 'Cottage', 'as', 'visitor', 'date', tests.day(1), 'time', '09:00'),
  'the visitor is told the answer, without a name');
select is((select count(*) from notifications), 1::bigint, 'a visitor without an account only gets mail');
select is(tests.told('vera'), 'showing_confirmed', 'a visitor is told of a confirmation once');
select tests.act_as('vera');
select is(showing_by_token(my_showing_link(tests.id_of('veras'))) ->> 'status', 'confirmed',
  'the notification leads the visitor to her showing');
select is(my_showing_link(tests.id_of('wims')), null, 'a visitor gets no link to another visitor''s showing');
select tests.act_as('olive');
select is(my_showing_link(tests.id_of('veras')), null, 'the home''s owner can''t act as the visitor');

-- Olive proposes another time, and withdraws it; then Vera accepts one
select tests.act_as('olive');
select propose_showing_times(tests.id_of('veras'), jsonb_build_array(jsonb_build_object('date', tests.day(1), 'time', '11:00')));
select drop_proposal(tests.id_of('veras'));
select tests.act_as_owner_of_db();
select is(tests.told('vera'), 'showing_kept, showing_proposal', 'a proposal and its end are announced');
select is(tests.told('olive'), null, 'the other side is told of a proposal''s end');
select private.add_proposal(tests.id_of('veras'), 'owner',
  jsonb_build_array(jsonb_build_object('date', tests.day(1), 'time', '12:00')));
select private.accept_time(tests.id_of('veras'), 'visitor', 1);
select is(tests.data_of('olive', 'showing_moved') ->> 'time', '12:00', 'the side that proposed it is told that the showing moves');
select is(tests.told('vera'), 'showing_proposal', 'the side that accepted it is not');

-- Vera cancels; Olive sells
update bookings set status = 'cancelled', cancelled_by = 'visitor' where id = tests.id_of('veras');
select is(tests.told('olive'), 'showing_cancelled, showing_moved', 'a visitor''s cancellation is told to the owner');
select is(tests.told('vera'), null, 'the visitor who cancels is not told');
select tests.act_as('vera');
select tests.ask('villa', tests.day(1), '09:00', 'vera@example.com', tests.id_of('another'));
select tests.act_as('olive');
update listings set status = 'sold' where id = tests.id_of('villa');
select tests.act_as_owner_of_db();
select is(tests.told('vera'), 'showing_cancelled', 'a home that is sold cancels its showings, and says so');
select is(tests.told('olive'), 'showing_requested (read)', 'the owner who sold the home is not told of the cancellations');

-- After a showing, and when it is deleted
select tests.seed($$ update bookings set starts_at = now() - interval '1 day', status = 'completed' where id = tests.id_of('wims') $$);
do $$ begin perform private.make_link('showing', tests.id_of('wims'), p_token => repeat('w', 43)); end $$;
do $$ begin perform give_feedback(repeat('w', 43), 4::smallint, 'right', 'no'); end $$;
select is(tests.data_of('olive', 'showing_feedback') - '{date,time}'::text[],
  '{"home": "Cottage", "as": "owner", "impression": 4}'::jsonb, 'the owner is told of feedback, without a name');
delete from bookings where id = tests.id_of('wims');
select is(tests.told('olive'), null, 'notifications naming a visitor are deleted with the showing');

-- A home that confirms by itself
insert into availability_rules (listing_id, user_id, auto_confirm) values (tests.id_of('cottage'), tests.id_of('olive'), true);
select tests.act_as('vera');
select tests.ask('cottage', tests.day(1), '13:00', 'vera@example.com', tests.id_of('auto'));
select tests.act_as_owner_of_db();
select is(tests.data_of('olive', 'showing_requested') ->> 'confirmed', 'true', 'the owner is told that it is confirmed');
select is(tests.told('olive'), 'showing_requested', 'the owner has one unread notification of the new showing');
select is(tests.told('vera'), 'showing_confirmed', 'the visitor has one unread notification of the confirmation');

-- Favorites and saved searches
insert into favorites (user_id, listing_id)
values (tests.id_of('fay'), tests.id_of('cottage')), (tests.id_of('olive'), tests.id_of('cottage'));
insert into saved_searches (id, user_id, name, filters)
values (tests.id_of('homes'), tests.id_of('fay'), 'Homes', '{"min_bedrooms": 3}');
select tests.act_as('olive');
update listings set price = 510000 where id = tests.id_of('cottage');
update listings set price = 500000 where id = tests.id_of('cottage');
select tests.act_as_owner_of_db();
select is(tests.data_of('fay', 'favorite_price'), null, 'a price that is put right within the first hour is no news to those who saved the home');
delete from notifications where user_id = tests.id_of('fay');
select tests.seed($$ update listings set published_at = now() - interval '61 minutes' where id = tests.id_of('cottage') $$);
select tests.act_as('olive');
update listings set price = 490000 where id = tests.id_of('cottage');
update listings set price = 480000 where id = tests.id_of('cottage');
update listings set title = 'Cottage with a view' where id = tests.id_of('cottage');
select tests.act_as_owner_of_db();
select is(tests.data_of('fay', 'favorite_price'),
  '{"home": "Cottage", "price": 480000, "was": 500000}'::jsonb,
  'two new prices of a favorite are one notification, which remembers the price that the person knew');
select is(tests.data_of('fay', 'search_match') - 'filters',
  '{"home": "Cottage", "search": "Homes", "change": "price", "price": 480000, "was": 500000}'::jsonb,
  'a match of a saved search is told');
select tests.act_as('fay');
select is(read_notifications(until => now()), 2, 'the person reads both notifications');
select tests.act_as_owner_of_db();
select is_empty($$ select * from private.email_outbox where saved_search_id is not null $$, 'a home that was told at once is not in the search''s own mail');
select is(tests.told('fay'), 'favorite_price (read), search_match (read)', 'the person was told of each home once');

-- A price that is undone before anybody heard of it, and one that changes all day
select tests.act_as('olive');
update listings set price = 470000 where id = tests.id_of('cottage');
update listings set price = 480000 where id = tests.id_of('cottage');
select tests.act_as_owner_of_db();
select is_empty($$ select from notifications where kind = 'favorite_price' $$, 'a price that is undone before she heard of it is no news');
select is_empty($$ select from private.email_outbox o join notifications n on n.id = o.notification_id where n.kind = 'favorite_price' $$, 'a price that was undone is not mailed');
insert into notification_preferences (user_id, kind, mail) values (tests.id_of('fay'), 'favorite_price', 'at_once');
delete from private.rate_buckets where key like 'price-news:%';
create function tests.reprice(price integer) returns text language plpgsql as $$
begin
  perform tests.act_as('olive');
  update public.listings l set price = reprice.price where l.id = tests.id_of('cottage');
  perform tests.act_as_owner_of_db();
  return (select o.kind || ' ' || n.data::text from private.email_outbox o
          join public.notifications n on n.id = o.notification_id where o.waits and n.kind = 'favorite_price');
end $$;
select is(tests.reprice(460000), 'at_once {"was": 480000, "home": "Cottage with a view", "price": 460000}', 'a person who wants prices at once is mailed at once');
update private.email_outbox o set mail_id = o.id, sent_at = now() from notifications n where n.id = o.notification_id and n.kind = 'favorite_price';
select is(tests.reprice(480000), 'at_once {"was": 480000, "home": "Cottage with a view", "price": 480000}', 'a price she was mailed is not taken back silently');
select tests.reprice(450000);
select is(tests.reprice(440000), 'daily {"was": 480000, "home": "Cottage with a view", "price": 440000}', 'the fourth price of a day waits for the day''s mail');
delete from notifications where kind = 'favorite_price';

select tests.act_as('olive');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
select tests.act_as_owner_of_db();
select is(tests.data_of('fay', 'favorite_status') ->> 'status', 'withdrawn', 'a favorite that leaves the market is told');
select is(tests.told('olive'), null, 'an owner who marked her own home is told nothing');

select * from finish();
rollback;
