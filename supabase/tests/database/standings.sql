-- Where people stand with a home: everybody reads their own offer, showing and question there, and nobody another's.
begin;
\ir stage.psql
\ir offers.psql
select plan(24);

select tests.make_user(p) from unnest(array['olive', 'vera', 'una']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');
select tests.offer('cottage', tests.day(1), '{09:00,10:00,13:00}');

create function tests.stands(home text, what text) returns text language sql as $$
  select case what
    when 'offer' then s #>> '{offer,state}' || ' ' || (s #>> '{offer,price}') || ' by ' || (s #>> '{offer,made_by}')
    when 'showing' then s #>> '{showing,time}' || ' ' || (s #>> '{showing,status}')
                        || case when (s #>> '{showing,is_proven}')::boolean then '' else ' typed' end
    when 'question' then s #>> '{question,question}' || ' ' || coalesce(s #>> '{question,answer}', 'waits')
    when 'own' then concat_ws(' ', s #>> '{own,requests}', s #>> '{own,offers}', s #>> '{own,questions}', s #>> '{own,next_showing,time}')
  end from my_standing(tests.id_of(home)) as s
$$;
create function tests.stands_nowhere(home text) returns boolean language sql as $$
  select my_standing(tests.id_of(home)) = '{"own": null, "offer": null, "showing": null, "question": null}'
$$;

select tests.act_as('vera');
select ok(tests.stands_nowhere('cottage'), 'a newcomer has done nothing here');
select ok(tests.stands_nowhere('nothing'), 'a newcomer has no standing at a home that doesn''t exist');
select tests.ask('cottage', tests.day(1), '13:00', 'Vera@example.com', tests.id_of('hers'));
select tests.make('v1', 'cottage', 245000);
select ask_owner(gen_random_uuid(), tests.id_of('cottage'), 'Is the roof new?');
select is(tests.stands('cottage', 'showing'), '13:00 pending', 'a buyer sees her showing');
select is(tests.stands('cottage', 'offer'), 'open 245000 by buyer', 'a buyer sees her offer');
select is(tests.stands('cottage', 'question'), 'Is the roof new? waits', 'a buyer sees her question');
select ok(tests.stands_nowhere('villa'), 'a buyer''s standing is about one home');

select tests.act_as('una');
select ok(tests.stands_nowhere('cottage'), 'another person sees none of the buyer''s standing');
select tests.act_as_visitor();
select throws_ok($$ select my_standing(tests.id_of('cottage')) $$, '42501', null, 'a visitor has no standing');

select tests.act_as('olive');
select is(tests.stands('cottage', 'own'), '1 1 1', 'the owner sees what waits for her');
select is(tests.stands('villa', 'own'), '0 0 0', 'an owner''s standing is about one home');
select close_question((select (q ->> 'id')::uuid from jsonb_array_elements(my_questions()) as q));
select tests.counter('v1', 1, 260000);
update bookings set status = 'confirmed' where id = tests.id_of('hers');
select is(tests.stands('cottage', 'own'), '0 0 0 13:00', 'the owner sees the next showing once everything is answered');

select tests.act_as('vera');
select is(tests.stands('cottage', 'offer'), 'countered 260000 by owner', 'the buyer sees the owner''s terms');
select is(tests.stands('cottage', 'question'), 'Is the roof new? waits', 'the buyer isn''t told that her question was put aside');
select is(tests.stands('cottage', 'showing'), '13:00 confirmed', 'the buyer sees that her showing is confirmed');

select tests.act_as('olive');
select send_message(gen_random_uuid(), tests.talk_about('cottage', 'vera'), 'Yes, from 2021.');
select decline_offer(tests.id_of('v1'), 2, '');
select tests.act_as('vera');
select is(tests.stands('cottage', 'question'), 'Is the roof new? Yes, from 2021.', 'the answer stands beside the question');
select is(tests.stands('cottage', 'offer'), null, 'an offer that is over has nothing to say here');

-- What she comes back to.
select tests.act_as_owner_of_db();
create function tests.comes_back_to() returns text language sql as $$
  select concat_ws(', ',
    s #>> '{showing,time}',
    (select string_agg(o ->> 'price', ' ') from jsonb_array_elements(s -> 'offers') as o),
    (select string_agg(q ->> 'question', ' ') from jsonb_array_elements(s -> 'questions') as q),
    (select string_agg(f ->> 'name' || ': ' || (f ->> 'title') || case when (f ->> 'is_several')::boolean then ' and more' else '' end, ' ')
     from jsonb_array_elements(s -> 'searches') as f),
    (select string_agg(p ->> 'title' || ' ' || (p ->> 'was') || ' to ' || (p ->> 'price'), ' ') from jsonb_array_elements(s -> 'prices') as p))
  from buyer_state() as s
$$;
select tests.act_as('vera');
select is(tests.comes_back_to(), '13:00', 'a buyer has nothing to do about what is answered or over');
select tests.make('v2', 'villa', 300000);
select ask_owner(gen_random_uuid(), tests.id_of('villa'), 'Is there a well?');
insert into favorites (user_id, listing_id) values (tests.id_of('vera'), tests.id_of('villa'));
select is(tests.comes_back_to(), '13:00, 300000, Is there a well?', 'an offer and a question that wait');

select tests.act_as('olive');
select tests.act_as_owner_of_db();
-- A price that changes within the hour of publishing is a correction, of which nobody is told.
set local app.seeding = 'on';
update listings set published_at = now() - interval '2 hours' where id = tests.id_of('villa');
set local app.seeding = 'off';
select tests.act_as('olive');
update listings set price = 480000 where id = tests.id_of('villa');
select tests.act_as('vera');
insert into saved_searches (user_id, name, filters) values (tests.id_of('vera'), 'Denver', '{"place": "Denver, CO"}');
select tests.act_as_owner_of_db();
select tests.make_listings('{barn,mill}', 'olive', 'draft');
update listings set status = 'active' where id = tests.id_of('barn');
select tests.act_as('vera');
select is(tests.comes_back_to(), '13:00, 300000, Is there a well?, Denver: Barn, Villa 500000 to 480000',
  'a home that her search found, and a favorite''s new price');
select tests.act_as('una');
select is(tests.comes_back_to(), '', 'another person has no news of the buyer''s homes');
select tests.act_as_owner_of_db();
update listings set status = 'active' where id = tests.id_of('mill');
update listings set status = 'withdrawn' where id = tests.id_of('villa');
select tests.act_as('vera');
select matches(tests.comes_back_to(), '(Barn|Mill) and more', 'several homes with news are not named one by one');
select doesnt_match(tests.comes_back_to(), '480000', 'a favorite that is off the market has no new price');
select tests.act_as('una');
select is(tests.comes_back_to(), '', 'another person reads no news of the buyer''s homes');
select tests.act_as_visitor();
select throws_ok($$ select buyer_state() $$, '42501', null, 'a visitor has no news');

select * from finish();
rollback;
