-- The list of a visitor's own showings, and what a typed address means there.
begin;
\ir stage.psql
select plan(11);

select tests.make_user('olive'), tests.make_user('vera'), tests.make_user('una');
update auth.users set email_confirmed_at = now() where id in (tests.id_of('olive'), tests.id_of('vera'));
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive');
select tests.offer('cottage', tests.day(1), '{09:00,10:00,11:00}'), tests.offer('villa', tests.day(2), '{09:00}');

create function tests.mine() returns text
language sql as $$
  select string_agg(concat_ws(' ', v ->> 'title', v ->> 'state', case when (v ->> 'is_proven')::boolean then 'hers' end), ', ')
  from jsonb_array_elements(my_showings()) as v
$$;

select tests.act_as('vera');
select tests.ask('cottage', tests.day(1), '09:00', 'Vera@example.com', tests.id_of('hers'));
-- Somebody else types her address.
select tests.act_as_visitor();
select tests.ask('villa', tests.day(2), '09:00', 'vera@example.com', tests.id_of('typed'));
select tests.ask('cottage', tests.day(1), '10:00', 'una@example.com', tests.id_of('unas'));

select tests.act_as('olive');
select is(my_showings(), '[]', 'an owner''s list lacks the showings of her homes');
select tests.act_as('una');
select is(my_showings(), '[]', 'nobody sees requests under an address they have not confirmed');
select tests.act_as('vera');
select is(tests.mine(), 'Villa live, Cottage live hers', 'the visitor''s own showings are distinguished from others under her address');
select is(tests.mine(), 'Villa live, Cottage live hers', 'looking at the list changes nothing');
select is(cancel_showing(my_showing_link(tests.id_of('typed'))) ->> 'cancelled_by', 'visitor',
  'the visitor can cancel what was asked in her name');
select is(tests.mine(), 'Villa cancelled, Cottage live hers', 'cancelling a request doesn''t make it the visitor''s own');
select is(showing_by_token(my_showing_link(tests.id_of('typed'))) ->> 'state', 'cancelled', 'the visitor opens the link of the request');
select is(tests.mine(), 'Villa cancelled hers, Cottage live hers', 'a showing whose link was opened is the visitor''s own');

-- Two weeks after a showing its link is over; the list still has it, without a hidden street.
select tests.act_as_owner_of_db();
select set_config('app.seeding', 'on', true);
update listings set address_hidden = true where id = tests.id_of('cottage');
update bookings set status = 'completed', date = date - 30, starts_at = starts_at - interval '30 days'
where id = tests.id_of('hers');
select set_config('app.seeding', 'off', true);
select tests.act_as('vera');
select is(
  (select v ->> 'state' || ' ' || (v ->> 'street_hidden') from jsonb_array_elements(my_showings()) as v
   where v ->> 'title' = 'Cottage'),
  'past true', 'an old showing is listed without the street');

-- The export has all of them, and what she said herself.
select tests.act_as_owner_of_db();
delete from private.proven_requests where booking_id = tests.id_of('typed');
insert into public.showing_feedback (booking_id, listing_id, owner_id, impression, price, offer, note)
values (tests.id_of('hers'), tests.id_of('cottage'), tests.id_of('olive'), 4, 'high', 'maybe', 'Sunny.');
select tests.act_as('vera');
select results_eq(
  $$ select v ->> 'title', v ->> 'phone', v -> 'feedback' ->> 'note', v ->> 'name' from jsonb_array_elements(my_showing_records()) v $$,
  $$ values ('Cottage', '303-555-0100', 'Sunny.', 'Vera Visitor'), ('Villa', null, null, null) $$,
  'a visitor''s export has what she told the owner, and nothing that somebody else may have typed'
);
select tests.act_as('una');
select is(my_showing_records(), '[]', 'nobody has records under an address they have not confirmed');

select * from finish();
rollback;
