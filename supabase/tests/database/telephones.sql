-- Telephones that owners prove: only what Auth stores counts, and only for the number in the profile. Olive and Otto own
-- homes, Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'otto', 'stan']) as p;
select tests.make_listing('cottage', 'olive'), tests.make_listing('draft', 'olive', 'draft'), tests.make_listing('barn', 'otto');
update profiles set phone = '(303) 555-0100' where id = tests.id_of('olive');
update profiles set phone = '303-555-0100' where id = tests.id_of('otto');

-- How a number is dialed
select is(private.dialed(typed), dialed, format('%s is dialed as %s', typed, dialed)) from (values
  ('(303) 555-0100', '13035550100'), ('+1 303 555 0100', '13035550100'), ('1-303-555-0100', '13035550100'),
  ('+44 20 7946 0018', '442079460018'), ('555-0100', null), ('303-555-0100 x89', null), ('', null), (null, null)) as t (typed, dialed);

-- Off, nothing is said
update auth.users set phone = '13035550100', phone_confirmed_at = '2026-11-20 12:00:00+00' where id = tests.id_of('olive');
select tests.act_as('olive');
select is(my_telephone(), '{"offered": false, "number": "13035550100", "confirmed_at": null}', 'a site without text messages offers no proof');
select tests.act_as_visitor();
select is(telephone_shown(tests.id_of('cottage')), null, 'a site without text messages shows no proof');
select throws_ok($$ select set_telephone_rule(true) $$, '42501', null, 'a visitor can''t switch it on');
select throws_ok($$ select my_telephone() $$, '42501', null, 'a visitor has no telephone here');
select tests.act_as('olive');
select throws_ok($$ select set_telephone_rule(true) $$, '42501', null, 'an owner can''t switch it on');
select throws_ok($$ update auth.users set phone_confirmed_at = now() $$, '42501', null, 'an owner can''t confirm a number past Auth');
select tests.act_as_service();
select ok(set_telephone_rule(true), 'the operator switches it on');
select ok(telephone_rule(), 'the rule is public');

-- On, the proof is of the number in the profile
select tests.act_as('olive');
select is(my_telephone() ->> 'confirmed_at', '2026-11-20T12:00:00+00:00', 'an owner sees since when the number is proven');
select tests.act_as_visitor();
select is(telephone_shown(tests.id_of('cottage')), '2026-11-20 12:00:00+00'::timestamptz, 'a visitor sees since when an owner''s telephone is proven');
select is(telephone_shown(tests.id_of('draft')), null, 'a home that isn''t for sale tells nothing of its owner');
select is(telephone_shown(tests.id_of('barn')), null, 'the same number in another profile proves nothing');
select tests.act_as('olive');
update profiles set phone = '+1 303 555 0100' where id = tests.id_of('olive');
select isnt(my_telephone() -> 'confirmed_at', 'null', 'the same number in other letters keeps its proof');
update profiles set phone = '303-555-0199' where id = tests.id_of('olive');
select is(my_telephone(), '{"offered": true, "number": "13035550199", "confirmed_at": null}', 'another number has no proof');
select tests.act_as_visitor();
select is(telephone_shown(tests.id_of('cottage')), null, 'visitors see no proof of a number that changed');
select tests.act_as('olive');
update profiles set phone = null where id = tests.id_of('olive');
select is(my_telephone(), '{"offered": true, "number": null, "confirmed_at": null}', 'a profile without a number has no proof');

-- A number that Auth has not confirmed
select tests.act_as_owner_of_db();
update auth.users set phone = '13035550111', phone_confirmed_at = null where id = tests.id_of('otto');
update profiles set phone = '303-555-0111' where id = tests.id_of('otto');
select tests.act_as_visitor();
select is(telephone_shown(tests.id_of('barn')), null, 'a number without its code proves nothing');

-- An account needs an address
select tests.act_as_owner_of_db();
select throws_ok($$ insert into auth.users (id, phone) values (gen_random_uuid(), '13035550122') $$, 'PT400', 'bad_request', 'no account begins with a number alone');
select lives_ok($$ insert into auth.users (id, email, phone) values (gen_random_uuid(), 'nina@example.com', '13035550122') $$, 'an account with an address may have a number');

select * from finish();
rollback;
