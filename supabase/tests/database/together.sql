-- What people who own or buy a home together can't do to each other, to the other side, and to homes that aren't theirs.
-- Olive owns the cottage with Carl, and the cabin alone. Nora makes offers, Sam and Lea join her;
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'carl', 'dora', 'ivy', 'nora', 'sam', 'lea', 'bert', 'stan', 'oscar']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = initcap(split_part(u.email::text, '@', 1)) || ' Surname' from auth.users u where u.id = profiles.id;
select tests.make_listing('cottage', 'olive'), tests.make_listing('cabin', 'olive'), tests.make_listing('bungalow', 'oscar');
insert into documents (id, user_id, name, type, size, path, sha256)
select tests.id_of(d), tests.id_of(p), d || '.pdf', 'application/pdf', 9, tests.id_of(p) || '/' || tests.id_of(d) || '.pdf', repeat(n::text, 64)
from (values ('funds', 'sam', 1), ('survey', 'carl', 2), ('title', 'dora', 3), ('permit', 'olive', 4)) as files (d, p, n);
\ir offers.psql
create function tests.co_own(person text, home text) returns void language sql security definer as $$
  insert into public.home_owners (id, listing_id, person_id, name, joined_at)
  values (tests.id_of('owner ' || person || home), tests.id_of(home), tests.id_of(person), initcap(person), clock_timestamp())
$$;
create function tests.invite(buyer text, offer text) returns jsonb language sql as $$
  select invite_member('offer', tests.id_of(offer), tests.id_of('i ' || buyer || offer), initcap(buyer), buyer || '@example.com');
  select my_offer(tests.id_of(offer))
$$;
create function tests.join(buyer text, offer text) returns uuid language sql as $$
  select tests.mail_invitations();
  select join_by_token('offer', tests.token_of(buyer))
$$;
create function tests.suspend(person text) returns void language sql security definer as $$
  insert into private.cases (id, kind, subject_id, accused_id) values (tests.id_of('case ' || person), 'person', tests.id_of(person)::text, tests.id_of(person));
  insert into private.suspensions (case_id, person_id) values (tests.id_of('case ' || person), tests.id_of(person))
$$;
create function tests.pardon(person text) returns void language sql security definer as $$
  delete from private.suspensions where person_id = tests.id_of(person)
$$;
select tests.co_own('carl', 'cottage');
insert into offer_settings (listing_id) values (tests.id_of('cottage'));

-- Nobody accepts for an owner what they haven't seen
select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000) ->> 'state';
select tests.act_as('carl');
select tests.counter('n1', 1, 490000) ->> 'state';
select tests.act_as('nora');
select tests.invite('sam', 'n1') ->> 'state';
select tests.act_as('sam');
select tests.join('sam', 'n1') is not null;
select throws_ok($$ select accept_offer(tests.id_of('n1'), 2) $$, 'PT409', 'buyers_changed', 'a counteroffer is not accepted by a buyer whom its owner never saw');
select tests.act_as('nora');
select throws_ok($$ select accept_offer(tests.id_of('n1'), 2) $$, 'PT409', 'buyers_changed', 'a counteroffer is not accepted by the first buyer either, once another has joined');
select is(tests.improve('n1', 2, 490000) ->> 'state', 'open', 'the buyers send the same terms back');
select tests.act_as('olive');
select is(tests.counter('n1', 3, 491000) ->> 'state', 'countered', 'the owner counters to both');
select tests.act_as('sam');
select leave_membership('offer', tests.id_of('n1'));
select tests.act_as('nora');
select throws_ok($$ select accept_offer(tests.id_of('n1'), 4) $$, 'PT409', 'buyers_changed', 'a counteroffer to two buyers is not accepted by the one who stayed');
select tests.improve('n1', 4, 491000) ->> 'state';
select withdraw_offer(tests.id_of('n1')) ->> 'state';

-- What one brought along goes with them
select tests.act_as('nora');
select tests.make('n2', 'cottage', 480000) ->> 'state', tests.invite('sam', 'n2') ->> 'state', tests.invite('lea', 'n2') ->> 'state';
select tests.act_as('sam');
select tests.join('sam', 'n2') is not null;
select improve_offer(tests.id_of('n2'), 1, tests.terms(481000), now() + interval '4 days', jsonb_build_array(jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'proof_of_funds'))) ->> 'version';
select tests.act_as_service();
select isnt(open_offer_file(tests.id_of('carl'), tests.id_of('n2'), tests.id_of('funds')), null, 'a co-owner opens the proof of a buyer who joined');
select tests.act_as_visitor();
select is(invitation_by_token('offer', tests.token_of('lea')) ->> 'inviter', 'Nora Surname', 'a link names nobody but who invites');
select tests.act_as('sam');
select leave_membership('offer', tests.id_of('n2'));
select tests.act_as_service();
select is(open_offer_file(tests.id_of('carl'), tests.id_of('n2'), tests.id_of('funds')), null, 'no owner opens the papers of somebody who has left an offer');

-- A suspended owner says nothing in public through a home that others created
select tests.suspend('carl');
select tests.act_as('carl');
select is(tests.rows_changed(q), 0, 'a suspended co-owner does not ' || q) from unnest(array[
  $$ update public.listings set description = 'Wire me the deposit.' where id = tests.id_of('cottage') $$,
  $$ update public.listings set price = 1, status = 'withdrawn' where id = tests.id_of('cottage') $$,
  $$ update public.offer_settings set needs_proof = true where listing_id = tests.id_of('cottage') $$]) as q;
select throws_ok(q, code, null, 'a suspended co-owner does not ' || q) from (values
  ($$ insert into public.open_houses (id, listing_id, user_id, date, time, minutes, places) values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('olive'), tests.day(3), '10:00', 60, 3) $$, '42501'),
  ($$ select set_availability(tests.id_of('cottage'), array[tests.day(3)], array['10:00'::time]) $$, 'PT403'),
  ($$ select save_showing_settings(tests.id_of('cottage'), 2::smallint, 60::smallint, false, '{}', 0, 'The key is under the mat.') $$, '42501')) as t (q, code);
select is((select count(*) from public.listings where id = tests.id_of('cottage')), 1::bigint, 'a suspended co-owner still reads the home');
select tests.act_as_service();
select throws_ok($$ select set_listing_images(tests.id_of('cottage'), tests.id_of('carl'), '[]') $$, 'PT403', 'account_suspended', 'a suspended co-owner takes no photos away');
select tests.act_as('carl');
select throws_ok(q, code, message, 'a suspended co-owner does not ' || q) from (values
  ($$ select decline_offer(tests.id_of('n2'), 2) $$, 'PT403', 'account_suspended'),
  ($$ select order_answers(tests.id_of('cottage'), '{}') $$, 'PT404', 'listing_not_found')) as t (q, code, message);
select isnt(my_offer(tests.id_of('n2')), null, 'a suspended co-owner still reads the offers');
select tests.act_as('olive');
select is((select description from public.listings where id = tests.id_of('cottage')), '', 'nothing is changed');
select tests.pardon('carl');
select tests.act_as('carl');
select is(tests.rows_changed($$ update public.listings set description = 'Quiet.' where id = tests.id_of('cottage') $$), 1, 'a co-owner who is suspended no longer changes it again');

-- A co-owner decides for the home that is theirs, and for no other of the first owner's
select tests.act_as('bert');
select ask_owner(tests.id_of('m1'), tests.id_of('cottage'), 'Is it quiet?') ->> 'n', ask_owner(tests.id_of('m2'), tests.id_of('cabin'), 'Is it warm?') ->> 'n';
select tests.act_as('carl');
select lives_ok($$ select end_conversation(tests.talk_about('cottage', 'bert')) $$, 'a co-owner ends a conversation about their home');
select tests.act_as('olive');
select is(my_conversation(tests.talk_about('cabin', 'bert')) -> 'has_ended', 'false', 'one about another home of the first owner goes on');
select end_conversation(tests.talk_about('cabin', 'bert'));
select tests.act_as('carl');
select end_conversation(tests.talk_about('cottage', 'bert'), false);
select tests.act_as('olive');
select is(my_conversation(tests.talk_about('cabin', 'bert')) -> 'has_ended', 'true', 'a co-owner does not lift what the first owner ended about a home of hers alone');
select is(my_conversation(tests.talk_about('cottage', 'bert')) -> 'has_ended', 'false', 'a co-owner lifts it about the home they own together');

-- Whoever a co-owner has blocked doesn't come in by an invitation
select tests.act_as('oscar');
select tests.act_as('bert');
select tests.make_listing('den', 'carl') from (select tests.act_as_owner_of_db()) as x;
select tests.act_as('lea');
select ask_owner(tests.id_of('m3'), tests.id_of('den'), 'Hello?') ->> 'n';
select tests.act_as('carl');
select end_conversation(tests.talk_about('den', 'lea'));
select tests.act_as('lea');
select throws_ok($$ select tests.join('lea', 'n2') $$, 'PT409', 'offer_not_possible', 'somebody whom a co-owner blocked does not join the buyers');

-- Accounts that close
select tests.act_as_owner_of_db();
select tests.co_own('dora', 'cottage');
select tests.act_as('carl');
select lives_ok($$ select publish_disclosure(tests.id_of('d1'), tests.id_of('cottage'), tests.id_of('survey'), 'survey', 'Survey', 'everybody') $$, 'a co-owner publishes a document of theirs');
select tests.act_as('dora');
select lives_ok($$ select publish_disclosure(tests.id_of('d2'), tests.id_of('cottage'), tests.id_of('title'), 'title', 'Title', 'everybody') $$, 'another does, too');
select leave_membership('home', tests.id_of('cottage'));
select tests.act_as_service();
select begin_account_deletion(tests.id_of('dora')) is not null;
select tests.act_as_owner_of_db();
select isnt((select withdrawn_at from private.disclosures where id = tests.id_of('d2')), null, 'a disclosure of somebody who was an owner is withdrawn when their files go');
select is((select withdrawn_at from private.disclosures where id = tests.id_of('d1')), null, 'a disclosure of another owner stays');

-- Another account of the same mailbox is the same person
select tests.act_as_owner_of_db();
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values (tests.id_of('nora2'), 'nora+2@example.com', '{"full_name": "Nora"}', now());
select tests.act_as('olive');
select invite_member('home', tests.id_of('cottage'), tests.id_of('owner nora2'), 'Nora', 'nora+2@example.com');
select tests.mail_invitations();
select tests.act_as('nora2');
select throws_ok($$ select join_by_token('home', tests.token_of('nora+2')) $$, 'PT409', 'owner_is_buyer', 'a buyer does not join the owners under another account of theirs');
select tests.act_as('olive');
select end_membership('home', tests.id_of('owner nora2'));

-- An invitation is the word of whoever invites
select tests.act_as('olive');
select invite_member('home', tests.id_of('cottage'), tests.id_of('owner ivy'), 'Ivy', 'ivy@example.com');
select tests.mail_invitations();
-- Sam once offered for the cottage with Nora, and owns it later.
select tests.act_as('nora');
select withdraw_offer(tests.id_of('n2')) ->> 'state';
select tests.make('n3', 'cottage', 470000) ->> 'state', tests.invite('stan', 'n3') ->> 'state', tests.invite('lea', 'n3') ->> 'state';
select tests.act_as('stan');
select tests.join('stan', 'n3') is not null;
select tests.act_as_service();
select begin_account_deletion(tests.id_of('carl')) is not null;
select tests.act_as_owner_of_db();
select isnt((select withdrawn_at from private.disclosures where id = tests.id_of('d1')), null, 'a disclosure of a co-owner is withdrawn when their account closes');
select tests.co_own('oscar', 'cottage');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('olive')) is not null;
select tests.act_as('ivy');
select is(join_by_token('home', tests.token_of('ivy')), null, 'nobody joins by an invitation of somebody who owns the home no more');
select tests.act_as('oscar');
select is(jsonb_array_length(owners_of_home(tests.id_of('cottage')) -> 'owners'), 1, 'the next owner is left no addresses');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('nora')) is not null;
select tests.act_as('stan');
select is(jsonb_array_length(my_offer(tests.id_of('n3')) -> 'buyers'), 1, 'the next buyer is left no addresses');
select tests.act_as('lea');
select is(tests.join('lea', 'n3'), null, 'nobody joins by an invitation of somebody who buys no more');

-- Somebody who once bought with others, and owns the home now
select tests.act_as('stan');
select tests.invite('bert', 'n3') ->> 'state';
select tests.act_as_owner_of_db();
select private.end_conversations(tests.talk_about('cottage', 'bert'), 'owner', false);
delete from private.conversation_blocks;
select tests.act_as('bert');
select tests.join('bert', 'n3') is not null;
select tests.act_as('stan');
select withdraw_offer(tests.id_of('n3')) ->> 'state';
select tests.act_as_owner_of_db();
select tests.co_own('bert', 'cottage');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('oscar')) is not null;
select tests.act_as_owner_of_db();
select is((select user_id from public.listings where id = tests.id_of('cottage')), tests.id_of('bert'), 'a home passes to somebody who once wanted to buy it');
select tests.act_as_service();
select lives_ok($$ select begin_account_deletion(tests.id_of('stan')) $$, 'an account closes although the owner once bought with its person');

-- What others have together with somebody suspended goes on
select tests.act_as_owner_of_db();
select tests.make_user(p) from unnest(array['fay', 'gus', 'hal', 'iris']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('lodge', 'fay');
select tests.co_own('gus', 'lodge');
select tests.act_as('hal');
select tests.make('h1', 'lodge', 300000) ->> 'state', tests.invite('iris', 'h1') ->> 'state';
select tests.act_as('iris');
select tests.join('iris', 'h1') is not null;
select tests.suspend('hal');
select tests.tick();
select is(tests.improve('h1', 1, 301000) ->> 'state', 'open', 'an offer goes on when the first of its buyers is suspended');
select tests.act_as('hal');
select throws_ok($$ select withdraw_offer(tests.id_of('h1')) $$, 'PT403', 'account_suspended', 'a suspended first buyer withdraws nothing that others offer, too');
select lives_ok($$ select leave_membership('offer', tests.id_of('h1')) $$, 'a suspended first buyer leaves an offer to the others');
select is(my_offer(tests.id_of('h1')), null, 'a buyer who left reads nothing any more');
select tests.act_as('iris');
select is(jsonb_path_query_array(my_offer(tests.id_of('h1')), '$.buyers[*].is_me'), '[true]', 'the next buyer is the first');
select throws_ok($$ select leave_membership('offer', tests.id_of('h1')) $$, 'PT403', 'forbidden', 'the last buyer withdraws instead of leaving');
select tests.suspend('iris');
select tests.tick();
select is(tests.state('h1'), 'withdrawn', 'an offer ends once all of its buyers are suspended');

-- Owners of a hidden home are told, and whoever the decision is about by the decision alone
select tests.act_as_owner_of_db();
insert into private.cases (id, kind, subject_id, accused_id, listing_id) values (tests.id_of('case lodge'), 'home', tests.id_of('lodge')::text, tests.id_of('fay'), tests.id_of('lodge'));
select private.withhold_home(tests.id_of('lodge'), tests.id_of('case lodge'));
select is((select string_agg(u.email, ' ') from notifications n join auth.users u on u.id = n.user_id where n.kind = 'home_owner' and n.data ->> 'owner' = 'hidden'), 'gus@example.com', 'a co-owner is told that the home is hidden');
select private.release_homes(tests.id_of('case lodge'));

-- A home whose only other owner is suspended
select tests.suspend('gus');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('fay')) is not null;
select finish_account_deletion(tests.id_of('fay'));
select tests.act_as_owner_of_db();
select is((select status || ' ' || (user_id = tests.id_of('gus')) from public.listings where id = tests.id_of('lodge')), 'withdrawn true', 'the home is theirs, and hidden like their own');
select private.release_homes(tests.id_of('case gus'));
select is((select status from public.listings where id = tests.id_of('lodge')), 'withdrawn', 'a home of somebody suspended stays hidden');
select private.withhold_home(tests.id_of('lodge'), tests.id_of('case gus'));
select tests.pardon('gus');

select * from finish();
rollback;
