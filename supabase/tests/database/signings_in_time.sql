-- Signings that something overtakes: another sale, an end, a suspension, a report that comes late. Olive sells the cottage
-- and the barn, and Nora buys both, each of them alone. Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = initcap(split_part(u.email, '@', 1)) || ' Miller' from auth.users u where u.id = profiles.id;
select tests.make_listing(home, 'olive') from unnest(array['cottage', 'barn']) as home;
\ir offers.psql
\ir signings.psql
create function tests.suspend(person text) returns void language sql security definer as $$
  insert into private.report_subjects values ('tests', '{suspend}') on conflict do nothing;
  insert into private.cases (id, kind, subject_id) values (tests.id_of('case'), 'tests', person) on conflict do nothing;
  insert into private.suspensions (case_id, person_id) values (tests.id_of('case'), tests.id_of(person))
$$;
create function tests.lift() returns void language sql security definer as $$ delete from private.suspensions $$;
-- A day passes in which nothing is sent.
create function tests.next_day() returns void language sql security definer as $$
  update private.signings set created_at = created_at - interval '1 day'
$$;
create function tests.mine() returns text language sql stable as $$
  select coalesce(string_agg(s ->> 'made_by', ' ' order by n), '') from jsonb_array_elements(my_signings()) with ordinality as each (s, n)
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000) ->> 'state';
select tests.make('n2', 'barn', 90000, '{"earnest_money": 5000}') ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of(o), 1) ->> 'state' from unnest(array['n1', 'n2']) as o;

-- What can't be sent
select tests.act_as_service();
select is(tests.keep('olive', 'contract'), 'both', 'the owner uploads the contract');
select is(tests.keep('olive', 'scans', size => 20971521), 'both', 'the owner uploads a scan of more than 20 MB');
select throws_ok($$ select tests.send('olive', 's1', 'scans') $$, 'PT422', 'signing_needs_pdf', 'a PDF of more than 20 MB can''t be signed');
select throws_ok($$ select tests.send('olive', 's1', 'contract', 'amendment') $$, 'PT409', 'offer_not_open', 'an amendment that nobody has proposed can''t be signed');
select tests.act_as('nora');
select propose_amendment(tests.sale(), 0, '{"price": 470000}', now() + interval '1 day', '') ->> 'state';
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's1', 'contract', 'amendment') $$, 'PT409', 'offer_not_open', 'an amendment that is not agreed on can''t be signed');
select tests.act_as('olive');
select answer_amendment(tests.sale(), 1, 'agreed', '') ->> 'state';
select propose_amendment(tests.sale(), 2, '{"price": 475000}', now() + interval '1 day', '') ->> 'state';
select tests.act_as_service();
select is(tests.send('olive', 's1', 'contract', 'amendment'), 'sending true', 'an agreed amendment is sent');
select tests.act_as('olive');
select is(tests.seen('amendment'), '1', 'the agreed amendment is signed, and not the one that is proposed');
select withdraw_signing(tests.id_of('s1')) ->> 'may_release';
select tests.go_to('n2');
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's2', 'contract') $$, 'PT404', 'document_not_found', 'the contract of another sale can''t be sent');
select is(tests.keep('olive', 'deed'), 'both', 'the owner uploads the contract of the barn');
select is(tests.keep('olive', 'deed2'), 'both', 'the owner uploads another contract of the barn');
select tests.act_as_owner_of_db();
update auth.users set email_confirmed_at = null where id = tests.id_of('nora');
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's2', 'deed') $$, 'PT409', 'signer_unnamed', 'a person without a confirmed address can''t be asked to sign');
select tests.act_as_owner_of_db();
update auth.users set email_confirmed_at = now();
select tests.suspend('olive');
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's2', 'deed') $$, 'PT403', null, 'an owner who is suspended sends nothing');
select tests.lift();
select is(tests.send('olive', 's2', 'deed'), 'sending true', 'the owner sends the contract');
select throws_ok($$ select tests.send('olive', 's2', 'deed2') $$, 'PT409', 'already_stored', 'the same request can''t send another PDF');
select throws_ok($$ select tests.send('olive', 's2', 'deed', 'amendment') $$, 'PT409', 'already_stored', 'the same request can''t be for another paper');
select tests.act_as_owner_of_db();
select throws_ok($$ insert into private.signings (id, sale_id, what, made_by, version, file_name, sha256)
  values (gen_random_uuid(), tests.sale(), 'contract', 'buyer', 1, 'x.pdf', repeat('0', 64)) $$, '23505', null, 'a sale never has two open contracts');

-- What the service refuses waits for a person, and a failure that is heard late changes nothing
select tests.act_as_service();
select lives_ok($$ select signing_failed(tests.id_of('s2'), 'refused') $$, 'the service refuses the PDF');
select tests.later();
select is(tests.looks_at(), 'withdrawn', 'the clock leaves a refused PDF to its sender');
select is(tests.send('olive', 's2', 'deed'), 'sending true', 'the sender tries again');
select is(tests.arrive('s2'), 'sent', 'the service takes it');
select lives_ok($$ select signing_failed(tests.id_of('s2'), 'down') $$, 'an earlier attempt fails late');
select is(signing_sent(tests.id_of('s2'), 'second', '[]'), 'sent', 'an earlier attempt succeeds late');
select is(signing_changed('second'), false, 'the service''s first envelope is the one that counts');
select tests.act_as('nora');
select is(tests.seen('state') || coalesce(tests.seen('problem'), ''), 'sent', 'a failure that is heard late changes nothing');
select tests.act_as_service();
select is(note_signing(tests.id_of('s2'), 'sent', tests.recipients('waiting', 'opened')), 'sent', 'the buyer opens it');
select is(tests.looks_at(), '', 'the service isn''t asked again right away');
select lives_ok($$ select signing_called_off(tests.id_of('s2')) $$, 'a wrong report says that it was called off');
select tests.later();
select is(tests.looks_at(), 'withdrawn sent', 'a signing that goes on is asked about further');
select lives_ok($$ select signing_called_off(tests.id_of('s1')) $$, 'the amendment is called off at the service');

-- Everyone signs half an hour before midnight of yesterday, where the home is
select is(tests.finish('s2', (tests.day(0) - interval '30 minutes') at time zone 'America/Denver'), true, 'the papers are filed');
select is(note_signing(tests.id_of('s2'), 'declined', tests.recipients('declined', 'declined')), 'signed', 'a signed contract can''t be declined');
select is(signer_of(tests.id_of('nora'), tests.id_of('s2')), null, 'nobody signs what is signed');
select tests.act_as('nora');
select is(tests.seen('signed_on'), tests.day(-1)::text, 'the day of the last signature is the day where the home is');
select is(tests.states(), 'signed signed', 'both sides see that everyone has signed');
select is((select count(*)::integer from sale_files where name in ('paper.pdf', 'signatures.pdf', 'certificate.pdf')), 3, 'the other side reads the signed papers');
select is((select proposed_on from sale_steps where sale_id = tests.sale() and kind = 'contract'), tests.day(-1), 'the day of the last signature is proposed');
select is(tests.mine(), 'owner owner', 'the export has what a person was asked to sign');
select tests.act_as('stan');
select is(tests.mine(), '', 'the export has nothing of others');

-- A day that a person proposed stays
select tests.act_as('nora');
select answer_day(tests.sale(), 'contract', 1, false) ->> 'state';
select propose_day(tests.sale(), 'contract', 2, tests.day(0), 'calendar', false, 17) ->> 'state';
select tests.act_as_service();
select is(tests.send('olive', 's3', 'deed'), 'sending true', 'the owner sends the contract again');
select is(tests.arrive('s3'), 'sent', 'the service takes it again');
select is(tests.finish('s3', now() - interval '2 days'), true, 'everyone has signed again');
select is(tests.step(), 'open buyer t', 'the day that the buyer proposed stays');
select tests.act_as('olive');
select answer_day(tests.sale(), 'contract', 3, true) ->> 'state';
select tests.act_as_service();
select is(tests.send('olive', 's4', 'deed'), 'sending true', 'the owner sends the contract a third time');
select is(tests.arrive('s4'), 'sent', 'the service takes it a third time');
select is(tests.finish('s4', now() - interval '2 days'), true, 'everyone has signed a third time');
select is(tests.step(), 'done', 'the day that both agreed on stays');

-- The sender is suspended while people sign. Stan owns the cottage, too, so that the side is more than one person.
select tests.go_to('n1');
select tests.act_as_owner_of_db();
insert into home_owners (id, listing_id, person_id, name, joined_at) values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('stan'), 'Stan', now());
select tests.act_as_service();
select is(tests.send('olive', 's5', 'contract'), 'sending true', 'the owner sends the contract of the cottage');
select is(tests.arrive('s5'), 'sent', 'the service has the contract of the cottage');
select tests.suspend('olive');
select is(tests.finish('s5'), true, 'the papers are filed although the sender is suspended');
select is(tests.step(), 'open', 'no day is proposed for a person who is suspended');
select tests.lift();
select is(tests.send('olive', 's6', 'contract'), 'sending true', 'the owner sends another contract');
select tests.suspend('olive');
select tests.act_as('olive');
select is(withdraw_signing(tests.id_of('s6')) -> 'signings' -> 0 ->> 'state', 'withdrawn', 'a person who is suspended takes back what they sent');
select tests.act_as_service();
select tests.lift();

select tests.act_as_owner_of_db();
delete from home_owners where person_id = tests.id_of('stan');
select tests.act_as_service();

-- What ended stays as it ended
select tests.next_day();
select is(tests.send('olive', 's7', 'contract'), 'sending true', 'the owner sends a contract');
select is(tests.arrive('s7'), 'sent', 'the service has the contract');
select tests.act_as_owner_of_db();
update private.signers set person_id = null where signing_id = tests.id_of('s7') and side = 'buyer';
select tests.act_as_service();
select is(note_signing(tests.id_of('s7'), 'declined', tests.recipients('signed', 'declined')), 'declined', 'somebody declines who has closed their account since');
select is(note_signing(tests.id_of('s7'), 'sent', tests.recipients('signed', 'waiting')), 'declined', 'older news doesn''t open it again');
select tests.act_as('olive');
select is(tests.seen('signers')::jsonb -> 1 ->> 'reason', '', 'no words are kept of a person who left');
select tests.act_as_service();
select lives_ok($$ select signing_called_off(tests.id_of('s7'), 'declined') $$, 'the service says the same again');
select tests.act_as('olive');
select is(tests.seen('late'), null, 'the same again is no late report');
select tests.act_as_service();
select is(tests.finish('s7'), false, 'signatures of all arrive after that');
select tests.act_as('olive');
select is(tests.seen('state') || ' ' || tests.seen('late'), 'declined signed', 'both sides see that signatures came too late');
select tests.act_as_service();
select is(tests.send('olive', 's8', 'contract'), 'sending true', 'the owner sends one more');
select is(tests.arrive('s8'), 'sent', 'the service has one more');
select is(note_signing(tests.id_of('s8'), 'withdrawn', '[]'), 'withdrawn', 'the service stops one more');
select is(tests.told('nora'), 'signing_ended declined, signing_ready, signing_ready, signing_ready, signing_ready, signing_ready, signing_ready, signing_signed, signing_signed, signing_signed, signing_signed',
  'a signing that the service stopped is no news');
select is(signer_of(tests.id_of('nora'), tests.id_of('s8')), null, 'nobody signs what was stopped');

-- A release belongs to the end of a sale
select tests.act_as('nora');
select announce_end(tests.id_of('n1'), 0, 'title', 'to_buyer') ->> 'state';
select tests.act_as_service();
select is(tests.send('nora', 's9', 'contract', 'release'), 'sending true', 'a release is sent once the end is announced');
select is(tests.arrive('s9'), 'sent', 'the service has the release');
select tests.act_as('nora');
select go_on_with_sale(tests.id_of('n1'), 1) ->> 'state';
select is(tests.seen('state'), 'sent', 'the release goes on while only one side wants to go on with the sale');
select tests.act_as('olive');
select go_on_with_sale(tests.id_of('n1'), 1) ->> 'state';
select is(tests.seen('state'), 'withdrawn', 'a sale that goes on after all calls off its release');
select announce_end(tests.id_of('n1'), 1, 'title', 'to_owner') ->> 'state';
select tests.act_as_service();
select is(tests.send('olive', 's10', 'contract', 'release'), 'sending true', 'a release is sent with the second announcement');
select is(tests.arrive('s10'), 'sent', 'the service has the second release');
select is(tests.send('olive', 's11', 'contract'), 'sending true', 'a contract can still be sent while the end is announced');
select tests.act_as('nora');
select tests.end_day('n1');
select tests.act_as_service();
select throws_ok($$ select tests.send('nora', 's12', 'contract', 'amendment') $$, 'PT409', 'offer_not_open', 'nothing of a sale whose day is over is sent, even before the clock has noted its end');
select tests.act_as_owner_of_db();
select tests.tick();
select tests.act_as('nora');
select is((select string_agg(s ->> 'what' || ' ' || (s ->> 'state'), ', ' order by s ->> 'what') from jsonb_array_elements(signings_of_sale(tests.sale()) -> 'signings') as s where s ->> 'id' in (tests.id_of('s10')::text, tests.id_of('s11')::text)),
  'contract withdrawn, release sent', 'a sale that fell through calls off its contract and keeps its release');
select tests.act_as('olive');
select delete_sale_papers(tests.sale());
select throws_ok($$ select signings_of_sale(tests.sale()) $$, 'PT404', 'offer_unknown', 'a side that has deleted its documents reads no signings');
select tests.act_as('nora');
select is((select s ->> 'state' from jsonb_array_elements(signings_of_sale(tests.sale()) -> 'signings') as s where s ->> 'id' = tests.id_of('s10')::text),
  'withdrawn', 'a release is called off when a side deletes its documents of the sale');

-- A sale that closes
select tests.go_to('n2');
select announce_end(tests.id_of('n2'), 0, 'title', 'to_buyer') ->> 'state';
select tests.act_as_service();
select tests.next_day();
select is(tests.send('nora', 's13', 'deed', 'release'), 'sending true', 'a release of the barn is sent');
select tests.act_as_owner_of_db();
update sales set state = 'closed', ended_at = now(), ends_at = null, ended_by = null, reason = null where id = tests.sale();
select tests.act_as('nora');
select is(tests.seen('state'), 'withdrawn', 'a sale that closes calls off its release');

-- The other side has closed its account
select tests.act_as_owner_of_db();
update sales set state = 'fell_through', ended_at = now(), ended_by = 'owner', reason = 'title' where id = tests.sale();
delete from auth.users where id = tests.id_of('nora');
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's14', 'deed', 'release') $$, 'PT409', 'signer_unnamed', 'one side alone signs nothing');

select * from finish();
rollback;
