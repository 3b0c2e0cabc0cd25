-- How an owner usually answers: from facts, not before five of them, and no quicker than those who still wait say.
begin;
\ir stage.psql
select plan(15);

select tests.make_user(p) from unnest(array['olive'] || array(select 'buyer' || n from generate_series(1, 11) as n)) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive'), tests.make_listing('attic', 'olive', 'draft');

-- A buyer asked so long ago, and was answered after so long, or not at all.
create function tests.asked(buyer text, ago interval, after interval) returns void
language plpgsql as $$
begin
  perform tests.act_as(buyer);
  perform ask_owner(tests.id_of('question of ' || buyer), tests.id_of('cottage'), 'Is the roof new?');
  if after is not null then
    perform tests.act_as('olive');
    perform send_message(tests.id_of('answer to ' || buyer), tests.talk_about('cottage', buyer), 'Yes.');
  end if;
  perform tests.act_as_owner_of_db();
  alter table public.messages disable trigger user;
  update public.messages set created_at = now() - ago where id = tests.id_of('question of ' || buyer);
  update public.messages set created_at = now() - ago + after where id = tests.id_of('answer to ' || buyer);
  alter table public.messages enable trigger user;
end $$;

-- What the cards say: as it was when the clock last looked.
create function tests.card_hours(home text) returns integer
language sql as $$
  select (card ->> 'answer_hours')::integer from json_array_elements(search_listings() -> 'listings') as card
  where card ->> 'id' = tests.id_of(home)::text
$$;

select tests.asked('buyer' || n, '5 days', make_interval(mins => 150)) from generate_series(1, 4) as n;
select tests.act_as_visitor();
select is(answer_hours(tests.id_of('cottage')), null, 'four answers say nothing');

select tests.act_as_owner_of_db();
select private.keep_answer_times(0, 1);
select tests.act_as_visitor();
select is(tests.card_hours('cottage'), null, 'four answers show nothing on a card');
select tests.act_as_owner_of_db();
select tests.asked('buyer5', '5 days', '9 days');
select tests.act_as_visitor();
select is(answer_hours(tests.id_of('cottage')), 3, 'five answers show everybody the median');
select is(answer_hours(tests.id_of('villa')), 3, 'the median counts all homes of the owner');
select is(tests.card_hours('cottage'), null, 'a card shows no new answer time before the clock has looked');
select tests.act_as_owner_of_db();
-- Whichever of the day's parts the owner is in.
select private.keep_answer_times(part, 24) from generate_series(0, 23) as part;
select tests.act_as_visitor();
select is(tests.card_hours('cottage'), 3, 'a card shows the median once the clock has looked');
select is(answer_hours(tests.id_of('attic')), null, 'a home that is not for sale shows no answer time');
select is(answer_hours(tests.id_of('nothing')), null, 'an unknown home has no answer time');

select tests.act_as_owner_of_db();
select tests.asked('buyer' || n, '2 days', null) from generate_series(6, 10) as n;
select tests.act_as_visitor();
select is(answer_hours(tests.id_of('cottage')), 48, 'visitors who wait in vain count');
select tests.act_as_owner_of_db();
select private.keep_answer_times(0, 1);
select tests.act_as_visitor();
select is(tests.card_hours('villa'), 48, 'visitors who wait in vain count on cards, too');
select tests.act_as_owner_of_db();
select tests.asked('buyer11', '200 days', '1 minute');
select tests.act_as_visitor();
select is(answer_hours(tests.id_of('cottage')), 48, 'answers of long ago don''t count');

-- Showings: what is confirmed by the home's rules is no answer, what its visitor takes back needs none.
select tests.act_as_owner_of_db();
delete from public.conversations;
select tests.offer('cottage', tests.day(1), '{09:00,10:00,11:00,13:00,14:00,16:00}');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), t, 'vera' || n || '@example.com', tests.id_of('visit' || n))
from unnest(array['09:00', '10:00', '11:00', '13:00', '14:00', '16:00']::time[]) with ordinality as x (t, n);
select tests.act_as_owner_of_db();
update bookings set status = 'confirmed' where id in (select tests.id_of('visit' || n) from generate_series(1, 5) as n);
update private.showing_steps set taken_at = now() + interval '5 hours' where status = 'confirmed';
select tests.act_as_visitor();
select is(answer_hours(tests.id_of('cottage')), 6, 'a request that is confirmed is answered');
select tests.act_as_owner_of_db();
update private.showing_steps s set taken_at = b.created_at from bookings b where b.id = s.booking_id;
select tests.act_as_visitor();
select is(answer_hours(tests.id_of('cottage')), null, 'a request that confirms itself doesn''t count as answered');
select tests.act_as_owner_of_db();
select private.keep_answer_times(0, 1);
select tests.act_as_visitor();
select is(tests.card_hours('cottage'), null, 'the clock takes an answer time that is no longer known off the card');

select tests.act_as_owner_of_db();
select is(private.attend_to('work out how fast owners answer'), null, 'the clock attends to the answer times without an error');

select * from finish();
rollback;
