-- Streets that owners hide. The trigger moves them out of the public row and back; only their owners read
-- them, and nobody writes them directly. tests/database/homes/hidden-street.test.ts looks through every road.
begin;
\ir stage.psql
select plan(30);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('draft', 'olive', 'draft'),
       tests.make_listing('hovel', 'stan');
update listings set lat = 39.7123, lng = -104.9876, county = 'Denver County' where id = tests.id_of('cottage');
insert into listing_images (listing_id, path, width, height, position) values (tests.id_of('cottage'), 'demo/front.webp', 1600, 1200, 0);

create function tests.public_place(nickname text) returns text language sql stable security definer as $$
  select concat_ws(' ', '"' || address || '"', lat, lng, nullif(county, '')) from public.listings where id = tests.id_of(nickname)
$$;

-- The owner
select tests.act_as('olive');
select is(tests.rows_changed($$ update listings set address_hidden = true where id = tests.id_of('cottage') $$), 1,
  'an owner hides the street of a home');
select is(tests.public_place('cottage'), '"" 39.715 -104.982666 Denver County', 'the public row has the square''s middle');
select results_eq(
  $$ select listing_id, user_id, address, lat, lng from hidden_places $$,
  $$ values (tests.id_of('cottage'), tests.id_of('olive'), '1 Main Street', 39.7123::float8, -104.9876::float8) $$,
  'the owner reads the street and the place');
select is(tests.rows_changed($$ update listings set address_hidden = true where id = tests.id_of('draft') $$), 1,
  'a draft is marked');
select is((select address from listings where id = tests.id_of('draft')), '1 Main Street', 'a draft keeps its street when it is hidden');
select is((select count(*) from hidden_places), 1::bigint, 'a draft''s hidden street has its own row');
select throws_ok(statement, 'PT409', 'street_in_words', 'public texts can''t mention a hidden street:' || statement)
from unnest(array[
  $$ update listings set title = 'At 1 Main St.' where id = tests.id_of('cottage') $$,
  $$ update listings set description = 'Come to 1 Main!' where id = tests.id_of('cottage') $$,
  $$ update listings set features = '{"1, Main"}' where id = tests.id_of('cottage') $$,
  $$ update listing_images set alt = 'Front of 1 Main Street' $$,
  $$ insert into listing_answers (listing_id, question, answer) values (tests.id_of('cottage'), 'Which one is it?', 'The one at 1 Main.') $$
]) as statement;
select lives_ok($$ insert into listing_answers (listing_id, question, answer) values (tests.id_of('cottage'), 'Is it unit 1?', 'Main floor, yes.') $$,
  'an answer that doesn''t mention the street is accepted');
select throws_ok($$ update listing_answers set question = 'Is 1 Main quiet?' $$, 'PT409', 'street_in_words', 'an answer can''t be changed to mention the street');
select tests.act_as_owner_of_db();
select throws_ok(
  $$ insert into private.disclosures (id, listing_id, kind, title, access) values (gen_random_uuid(), tests.id_of('cottage'), 'other', 'Survey of 1 Main St', 'everybody') $$,
  'PT409', 'street_in_words', 'a disclosure''s title can''t mention the street');
insert into listing_answers (listing_id, question, answer) values (tests.id_of('draft'), 'Where?', 'At 1 Main.');
select throws_ok($$ update listings set status = 'active', time_zone = 'America/Denver', published_at = now() where id = tests.id_of('draft') $$,
  'PT409', 'street_in_words', 'a draft whose earlier answer mentions the street can''t be published');
select tests.act_as('olive');
select is(tests.rows_changed($$ update listings set address = '2 Main Street' where id = tests.id_of('cottage') $$), 1,
  'an owner corrects the street');
select is(tests.public_place('cottage'), '""', 'a corrected street has no public place until the server has found it');

-- Everybody else
select tests.act_as('stan');
select throws_ok(format('insert into listing_answers (listing_id, question, answer) values (%L, %L, %L)', tests.id_of('cottage'), 'Where?', guess),
  'PT403', 'forbidden', 'a stranger learns nothing by guessing ' || guess)
from unnest(array['At 2 Main Street', 'At 9 Elm Street', 'Write to a@example.com']) as guess;
select is(tests.rows_changed($$ update listings set address_hidden = false where id = tests.id_of('cottage') $$), 0,
  'a stranger can''t show the street of another person''s home');
select is((select address from listings where id = tests.id_of('hovel')), '1 Main Street', 'a stranger''s own home is unchanged');

-- The server
select tests.act_as_service();
select ok(place_listing(tests.id_of('cottage'), '2 Main Street', 'Denver', 'CO', '80202', 39.7155, -104.985, 'Denver County', 'America/Denver'),
  'the server places the hidden street');
select is(tests.public_place('cottage'), '"" 39.715 -104.982666 Denver County', 'the public sees the approximate place');
select is((select lat from hidden_places), 39.7155::float8, 'the owner sees the exact place');

-- Shown again, and deleted
select tests.act_as('olive');
select is(tests.rows_changed($$ update listings set address = '2 Main Street' where id = tests.id_of('cottage') $$), 1,
  'an owner sends the same street again');
select is(tests.public_place('cottage'), '"" 39.715 -104.982666 Denver County', 'sending the same street again moves nothing');
update listings set address_hidden = false where id = tests.id_of('cottage');
select is(tests.public_place('cottage'), '"2 Main Street" 39.7155 -104.985 Denver County', 'a street that is shown again is back in its place');
update listing_images set alt = 'Front of 2 Main Street';
select throws_ok($$ update listings set address_hidden = true where id = tests.id_of('cottage') $$, 'PT409', 'street_in_words',
  'a street can''t be hidden while a photo''s description mentions it');
update listing_images set alt = 'The front';
update listings set address_hidden = true where id = tests.id_of('cottage');
delete from listings where id = tests.id_of('cottage');
select is((select count(*) from hidden_places), 0::bigint, 'a deleted home leaves no street behind');

select * from finish();
rollback;
