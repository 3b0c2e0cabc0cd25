-- Backups: who can answer one once the sale before it is over, and those for a home that is pending for a sale made
-- elsewhere. Olive owns the homes; Nora, Bert, Cleo and Stan are buyers.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'cleo', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('grange', 'olive'), tests.make_listing('manor', 'olive', 'pending');
\ir offers.psql

-- After a sale fell through, the owner answers any backup, also a later one
select tests.act_as(p), tests.make(left(p, 1) || 'l', 'grange', 9) is not null from unnest(array['nora', 'bert', 'cleo', 'stan']) as p;
select tests.act_as('olive');
select tests.counter('sl', 1, 10), accept_offer(tests.id_of('nl'), 1);
select tests.act_as(p), stay_as_backup(tests.id_of(left(p, 1) || 'l'), true) is not null from unnest(array['bert', 'cleo', 'stan']) as p;
select throws_ok($$ select accept_offer(tests.id_of('sl'), 2) $$, 'PT409', 'offer_not_open', 'a buyer in line can''t accept a counter behind a sale');
select tests.act_as('nora'); select tests.fall_through('nl');
select is(tests.state('bl') || ', ' || tests.state('cl') || ', ' || tests.state('sl'), 'open, backup 2, backup 3', 'the line is called in its order');
select tests.act_as('stan');
select throws_ok($$ select accept_offer(tests.id_of('cl'), 1) $$, 'PT404', 'offer_unknown', 'a buyer can''t accept another buyer''s backup');
select is(tests.improve('sl', 2, 11) ->> 'state', 'open', 'a buyer in line answers a counter');
select tests.act_as('olive');
select is(tests.counter('cl', 1, 12) ->> 'state', 'countered', 'the owner counters a backup');
select tests.act_as('cleo');
select is(accept_offer(tests.id_of('cl'), 2) ->> 'state', 'accepted', 'a backup''s buyer accepts the owner''s counter before the buyer who was called');
select tests.act_as('bert'); select stay_as_backup(tests.id_of('bl'), true);
select tests.act_as('stan'); select stay_as_backup(tests.id_of('sl'), true);
select tests.act_as('cleo'); select tests.fall_through('cl');
select tests.act_as('olive');
select is(accept_offer(tests.id_of('sl'), 3) ->> 'state', 'accepted', 'the owner accepts number two in line');
select is(tests.state('bl') || ', ' || tests.is_sold('grange'), 'asked, pending', 'the buyer who was called is asked again');

-- A home that is pending for a sale made elsewhere
select tests.act_as('nora');
select is(tests.make('nc', 'manor', 9, '{}', '[]', null, true) ->> 'state', 'backup', 'a home under contract takes backups');
select tests.tick();
select is(tests.state('nc'), 'backup 1', 'a backup isn''t called while backups are only collected');
select tests.act_as('bert'); select tests.make('bc', 'manor', 9, '{}', '[]', null, true);
select tests.act_as('olive');
select is(decline_offer(tests.id_of('bc'), 1) ->> 'state', 'declined', 'an owner can decline a backup');
update listings set status = 'active' where id = tests.id_of('manor');
select tests.tick();
select is(tests.state('nc'), 'open', 'a backup becomes an open offer when the home is for sale again');
select tests.act_as('bert'); select is(tests.make('bd', 'manor', 9, '{}', '[]', null, true) ->> 'state', 'open', 'an offer meant as a backup is open while the home is for sale');
select tests.act_as('olive'); select accept_offer(tests.id_of('bd'), 1, 'keep', 'ask');
select tests.act_as('nora'); select stay_as_backup(tests.id_of('nc'), true);
select tests.heard('nora');
select tests.act_as('olive'); update listings set status = 'sold' where id = tests.id_of('manor');
select is(tests.state('nc') || ', ' || tests.news('nora'), 'declined, offer_declined', 'a closing ends the line, and its buyers are told once');

select * from finish();
rollback;
