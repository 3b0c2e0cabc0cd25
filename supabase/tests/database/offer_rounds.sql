-- Rounds of best and final offers that the owner calls off, what a round does to the owner's counters, and when another
-- one can be called. Olive owns the homes; Nora, Bert and Cleo are buyers, Oscar is another owner. That sealed terms stay
-- sealed until a deadline is in offers.sql.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'cleo', 'oscar']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'barn', 'villa', 'mill']) as h;
insert into documents (id, user_id, name, type, size, path, sha256)
values (tests.id_of('letter'), tests.id_of('nora'), 'letter.pdf', 'application/pdf', 9, tests.id_of('nora') || '/' || tests.id_of('letter') || '.pdf', repeat('0', 64));
\ir offers.psql

-- Whether Olive finds the canary by any road.
create function tests.finds(canary text) returns boolean language sql stable as $$
  select concat(offers_of_home(tests.id_of('cottage')), my_offer(tests.id_of('nc')), my_offer(tests.id_of('cc')),
    (select jsonb_agg(to_jsonb(n)) from notifications n), (select jsonb_agg(to_jsonb(v)) from offer_versions v),
    (select jsonb_agg(to_jsonb(f)) from offer_files f), (select jsonb_agg(to_jsonb(a)) from offer_acts a)) like '%' || case canary when 'letter' then tests.id_of('letter')::text else canary end || '%'
$$;
-- As if the offers had been made long before the round that the play moves back in time.
create function tests.age(of_home text) returns void language sql security definer as $$
  update public.offers set created_at = now() - interval '20 days' where listing_id = tests.id_of(of_home)
$$;
create function tests.rounds(offer text) returns jsonb language sql stable as $$
  select jsonb_agg(case when r ->> 'called_off_at' is not null then 'off' when r ->> 'opened_at' is not null then 'opened' else 'runs' end)
  from jsonb_array_elements(my_offer(tests.id_of(offer)) -> 'rounds') as r
$$;

-- A round with a wrong deadline is called off
select tests.act_as('nora'); select tests.make('nc', 'cottage', 500000);
select tests.act_as('bert'); select tests.make('bc', 'cottage', 490000);
select tests.age('cottage');
select tests.act_as('olive'); select tests.counter('bc', 1, 510000);
select call_round(tests.id_of('round'), tests.id_of('cottage'), now() + interval '10 days');
select tests.act_as('nora');
select improve_offer(tests.id_of('nc'), 1, tests.terms(777001), now() + interval '12 days',
  jsonb_build_array(jsonb_build_object('document_id', tests.id_of('letter'), 'kind', 'pre_approval')), tests.id_of('round'));
select tests.act_as('cleo');
select make_offer(tests.id_of('cc'), tests.id_of('cottage'), tests.terms(777002), now() + interval '12 days', '[]', tests.id_of('round'));
select tests.act_as('bert');
select throws_ok($$ select accept_offer(tests.id_of('bc'), 2) $$, 'PT409', 'round_running', 'a counter can''t be accepted in a round');
select tests.act_as_owner_of_db();
update offers set expires_at = now() - interval '1 minute' where listing_id = tests.id_of('cottage');
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;
select tests.act_as(p), throws_ok($$ select call_off_round(tests.id_of('round')) $$, 'PT404', 'round_unknown', p || ' can''t call it off')
from unnest(array['nora', 'oscar']) as p;
select tests.act_as('olive');
select ok(not (tests.finds('777001') or tests.finds('777002') or tests.finds('letter')), 'the owner reads nothing before the round is called off');
select isnt(call_off_round(tests.id_of('round')) ->> 'called_off_at', null, 'the owner calls the round off');
select isnt(call_off_round(tests.id_of('round')) ->> 'called_off_at', null, 'calling off a round again changes nothing');
select ok(not (tests.finds('777001') or tests.finds('777002') or tests.finds('letter')), 'the owner reads no sealed offers after calling the round off');
select is(tests.news('olive') || tests.news('nora') || ', ' || tests.news('bert') || ', ' || tests.news('cleo'),
  'offer_round_called_off, offer_round_called_off, offer_round_called_off', 'every buyer is told of the call-off once, and of nothing else');
select is(tests.state('nc') || ', ' || tests.state('bc') || ', ' || tests.state('cc'), 'open, countered, expired', 'offers stay as before a round that is called off; one that nobody could read ends');
select tests.tick();
select is(tests.state('nc') || ', ' || tests.state('bc'), 'open, countered', 'both offers have time for an answer');
select is((select count(*) from offers where listing_id = tests.id_of('cottage')), 2::bigint, 'the owner doesn''t learn of the one that ended');
select throws_ok($$ select accept_offer(tests.id_of('nc'), 2) $$, 'PT409', 'offer_changed', 'the owner can''t accept what was sealed');
select tests.act_as('cleo');
select is(my_offer(tests.id_of('cc')) #>> '{acts,0,act}', 'unread', 'the buyer of an unread offer reads why it ended');
select is(tests.make('cd', 'cottage', 480000) ->> 'state', 'open', 'the buyer of an unread offer makes another one');
select tests.act_as('nora');
select is(my_offer(tests.id_of('nc')) #>> '{versions,1,is_sealed}', 'true', 'a buyer still reads their own sealed offer');
select is(tests.improve('nc', 2, 505000) ->> 'version', '3', 'a buyer of a sealed offer sends open terms instead');
select tests.act_as_owner_of_db();
update offer_rounds set called_at = now() - interval '5 days', called_off_at = now() - interval '3 days', deadline = now() - interval '1 day' where id = tests.id_of('round');
select tests.act_as('olive');
select ok(not (tests.finds('777001') or tests.finds('777002') or tests.finds('letter')), 'sealed offers stay sealed after the round''s deadline');
select ok(tests.finds('505000'), 'open terms are found by the same roads');
select is((select array_agg(n order by n) from offer_versions where offer_id = tests.id_of('nc')), '{1,3}', 'the owner reads the open versions only, by number');
select tests.act_as_service();
select is(open_offer_file(tests.id_of('olive'), tests.id_of('nc'), tests.id_of('letter')), null, 'the file of a sealed offer is closed');
select tests.act_as('nora');
select is(my_offer(tests.id_of('nc')) ->> 'is_final', 'false', 'no offer is final after a round that was called off');
select tests.act_as('bert');
select is(tests.rounds('bc'), '["off"]', 'an offer names the round that was called off');
select is(accept_offer(tests.id_of('bc'), 2) ->> 'state', 'accepted', 'a counter made before a round can be accepted after it was called off');

-- Not at the last moment, and not after it
select tests.forget_limits();
select tests.act_as('nora'); select tests.make('nb', 'barn', 9);
select tests.act_as('bert'); select tests.make('bb', 'barn', 9);
select tests.age('barn');
select tests.act_as('olive'); select call_round(tests.id_of('late'), tests.id_of('barn'), now() + interval '2 hours');
select tests.act_as_owner_of_db();
update offer_rounds set deadline = clock_timestamp() + interval '59 seconds', called_at = now() - interval '3 hours' where id = tests.id_of('late');
select tests.act_as('olive');
select throws_ok($$ select call_off_round(tests.id_of('late')) $$, 'PT409', 'round_over', 'a round can''t be called off in the minute before the deadline');
select tests.end_round('late');
select throws_ok($$ select call_off_round(tests.id_of('late')) $$, 'PT409', 'round_over', 'a round can''t be called off after the deadline');
select tests.tick();
select is(tests.rounds('nb'), '["opened"]', 'both sides read that the round took place');
select throws_ok($$ select call_round(gen_random_uuid(), tests.id_of('barn'), now() + interval '1 day') $$, 'PT409', 'round_took_place', 'an owner can''t call a second round while final offers wait');
select tests.counter('nb', 1, 10);
select throws_ok($$ select call_round(gen_random_uuid(), tests.id_of('barn'), now() + interval '1 day') $$, 'PT409', 'round_took_place', 'an owner can''t call a second round while any buyer''s final offer waits');
select tests.counter('bb', 1, 10);
select lives_ok($$ select call_round(tests.id_of('again'), tests.id_of('barn'), now() + interval '1 day') $$, 'an owner calls another round once the final offers are answered');

-- At the deadline, an offer ends whose latest terms are the owner's
select tests.act_as('nora');
select is(my_offer(tests.id_of('nb')) ->> 'state', 'countered', 'a counter waits for a best and final offer');
select tests.improve('nb', 2, 11, 'again');
select tests.heard(p) from unnest(array['olive', 'nora', 'bert', 'cleo']) as p;
select tests.end_round('again');
select tests.act_as('bert');
select is(my_offer(tests.id_of('bb')) ->> 'state', 'expired', 'a counter without a final offer ends with the round, even before the tick');
select throws_ok($$ select accept_offer(tests.id_of('bb'), 2) $$, 'PT409', 'offer_not_open', 'a counter that ended with the round can''t be accepted before the owner has read the others');
select tests.tick();
select is(tests.state('nb') || ', ' || tests.state('bb'), 'open, expired', 'the one with an answer is open');
select is(tests.news('nora') || ', ' || tests.news('bert'), 'offer_round_opened, offer_expired', 'both buyers are told of the new round or of the offer''s end');

-- Few rounds a day
select tests.act_as('nora'); select tests.make('nv', 'villa', 9);
select tests.act_as('bert'); select tests.make('bv', 'villa', 9);
select tests.use_up('offer:round:listing:' || tests.id_of('villa'), 86400, 4);
select tests.act_as('olive');
select throws_ok($$ select call_round(gen_random_uuid(), tests.id_of('villa'), now() + interval '1 day') $$, 'PT429', 'too_many_rounds', 'a home''s rounds in a day are limited');

-- Nothing sealed keeps a home, or is known by what can be called again
select tests.forget_limits();
select tests.act_as('nora'); select tests.make('nm', 'mill', 9);
select tests.act_as('bert'); select tests.make('bm', 'mill', 9);
select tests.act_as('olive'); select call_round(tests.id_of('r-mill'), tests.id_of('mill'), now() + interval '1 day');
select tests.act_as('cleo'); select tests.make('cm', 'mill', 9, '{}', '[]', 'r-mill');
select tests.act_as('nora'); select withdraw_offer(tests.id_of('nm'));
select tests.act_as('bert'); select withdraw_offer(tests.id_of('bm'));
select tests.act_as('olive'); select call_off_round(tests.id_of('r-mill'));
select throws_ok($$ select call_round(gen_random_uuid(), tests.id_of('mill'), now() + interval '1 day') $$, 'PT409', 'round_needs_offers', 'offers that nobody read don''t allow another round');
select lives_ok($$ delete from listings where id = tests.id_of('mill') $$, 'offers that nobody read don''t keep the home from being deleted');

select * from finish();
rollback;
