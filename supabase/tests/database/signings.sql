-- Papers of a sale that are signed at a service. Olive owns the cottage, together with Otto; Nora buys it together with
-- Carl. Stan is a stranger. The function `documents` calls what the service role may.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'otto', 'nora', 'carl', 'stan']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = initcap(split_part(u.email, '@', 1)) || ' Miller' from auth.users u where u.id = profiles.id;
select tests.make_listing('cottage', 'olive');
\ir offers.psql
\ir signings.psql

select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"earnest_money": 5000}') ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select tests.act_as_owner_of_db();
insert into home_owners (id, listing_id, person_id, name, joined_at) values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('otto'), 'Otto', now());
insert into offer_buyers (id, offer_id, person_id, name, joined_at) values (gen_random_uuid(), tests.id_of('n1'), tests.id_of('carl'), 'Carl', now());

-- Who signs
select tests.act_as('nora');
select is((
  select string_agg((p ->> 'side') || ' ' || (p ->> 'name') || case when (p ->> 'is_me')::boolean then ' me' else '' end, ', ' order by n)
  from jsonb_array_elements(signings_of_sale(tests.sale()) -> 'people') with ordinality as each (p, n)),
  'owner Olive Miller, owner Otto Miller, buyer Nora Miller me, buyer Carl Miller', 'everyone of both sides signs');
select tests.act_as('stan');
select throws_ok($$ select signings_of_sale(tests.sale()) $$, 'PT404', 'offer_unknown', 'a stranger doesn''t see who signs');
select tests.act_as_visitor();
select throws_ok($$ select signings_of_sale(tests.sale()) $$, '42501', null, 'a visitor doesn''t see who signs');

-- Sending
select tests.act_as_service();
select is(tests.keep('olive', 'contract', 'side'), 'side', 'the owner uploads the contract');
select is(tests.keep('olive', 'scan', 'both', 'contract', 'image/png'), 'both', 'the owner uploads a picture');
select is(tests.keep('nora', 'letter', 'side'), 'side', 'the buyer keeps a file to herself');
select throws_ok($$ select tests.send('stan', 's1', 'contract') $$, 'PT404', 'offer_unknown', 'a stranger sends nothing');
select throws_ok($$ select tests.send('olive', 's1', 'letter') $$, 'PT404', 'document_not_found', 'the owner can''t send what the buyer keeps to herself');
select throws_ok($$ select tests.send('olive', 's1', 'scan') $$, 'PT422', 'signing_needs_pdf', 'a picture can''t be signed');
select throws_ok($$ select tests.send('olive', 's1', 'contract', 'deed') $$, 'PT400', 'bad_request', 'a deed isn''t signed here');
select throws_ok($$ select tests.send('olive', 's1', 'contract', 'release') $$, 'PT409', 'offer_not_open', 'a sale that goes on has no release');
update profiles set full_name = '' where id = tests.id_of('carl');
select throws_ok($$ select tests.send('olive', 's1', 'contract') $$, 'PT409', 'signer_unnamed', 'a person without a name can''t be asked to sign');
update profiles set full_name = 'Carl Miller' where id = tests.id_of('carl');
select is(tests.send('olive', 's1', 'contract'), 'sending true', 'the owner sends the contract');
select is(tests.send('olive', 's1', 'contract'), 'sending false', 'a second press sends nothing more');
select throws_ok($$ select tests.send('nora', 's1', 'contract') $$, 'PT409', 'already_stored', 'the buyer can''t take over the owner''s request');
select throws_ok($$ select tests.send('nora', 's2', 'contract') $$, 'PT409', 'signing_is_open', 'one contract is signed at a time');
select is((select seen_by from sale_files where id = tests.id_of('contract')), 'both', 'both sides read what they are asked to sign');
select is((
  select string_agg(s ->> 'email', ' ' order by n)
  from jsonb_array_elements(begin_signing(tests.id_of('olive'), tests.sale(), tests.id_of('s1'), 'contract', tests.id_of('contract')) -> 'signing' -> 'signers') with ordinality as each (s, n)),
  'olive@example.com otto@example.com nora@example.com carl@example.com', 'the function learns where to send the links');
select is(tests.told('nora'), '', 'nobody is told before the service has it');
select is(tests.looks_at(), '', 'nothing is due while it is being sent');
select lives_ok($$ select signing_failed(tests.id_of('s1'), 'down') $$, 'the service is down');
select is(tests.send('olive', 's1', 'contract'), 'sending true', 'the owner tries again');
select is(tests.send('olive', 's1', 'contract'), 'sending false', 'the owner doesn''t try twice');
select lives_ok($$ select signing_failed(tests.id_of('s1'), 'down') $$, 'the service is down again');
select is(tests.looks_at(), '', 'the clock doesn''t try again right away');
select tests.later();
select is(tests.looks_at(), 'sending', 'the clock tries again later');
select is(tests.looks_at(), '', 'only one tick of the clock claims it');
select is(tests.arrive('s1'), 'sent', 'the service has it');
select is(tests.arrive('s1'), 'sent', 'hearing it again changes nothing');
select is(tests.told('olive') || '; ' || tests.told('otto') || '; ' || tests.told('nora') || '; ' || tests.told('carl'),
  '; signing_ready; signing_ready; signing_ready', 'everyone but the sender is told');
select is(signer_of(tests.id_of('carl'), tests.id_of('s1')) ->> 'recipient_id', '104', 'a buyer signs as themselves');
select is(signer_of(tests.id_of('stan'), tests.id_of('s1')), null, 'a stranger can''t sign');

-- While it is signed
select tests.act_as('olive');
select throws_ok($$ select delete_sale_file(tests.id_of('contract')) $$, 'PT409', 'signing_is_open', 'a PDF that waits for signatures can''t be deleted');
select tests.act_as_service();
select is(note_signing(tests.id_of('s1'), 'sent', tests.recipients('signed', 'opened', 'waiting', 'waiting')), 'sent', 'the owner has signed');
select is(note_signing(tests.id_of('s1'), 'sent', tests.recipients('waiting', 'opened', 'waiting', 'waiting')), 'sent', 'older news arrives late');
select tests.act_as('carl');
select is(tests.states(), 'signed opened waiting waiting', 'both sides see who has signed, and older news takes nothing back');
select is(tests.seen('is_current'), 'true', 'the terms are those that were sent');
select throws_ok($$ select withdraw_signing(tests.id_of('s1')) $$, 'PT404', 'signing_unknown', 'the other side can''t take it back');
select tests.act_as_service();
select is(signer_of(tests.id_of('olive'), tests.id_of('s1')), null, 'a person who has signed gets no link');

-- Everyone has signed
select is(tests.finish('s1'), true, 'the papers are filed');
select is(tests.finish('s1'), false, 'hearing it twice files nothing twice');
select is(signing_changed('s1'), true, 'a report about signed papers is known');
select is(tests.looks_at(), '', 'signed papers are not looked at again');
select is((select count(*)::integer from sale_files f where f.name = 'paper.pdf'), 1, 'one signed paper is filed');
select is(tests.step(), 'open owner t', 'the day of the signatures is proposed, and not settled');
select tests.act_as('nora');
select is(tests.seen('state') || ' ' || (select string_agg(k, ' ' order by k) from jsonb_object_keys(tests.seen('files')::jsonb) as k),
  'signed certificate paper signatures', 'both sides find the papers');
select is(tests.told('nora'), 'signing_ready, signing_signed', 'everyone is told once');
select is(answer_day(tests.sale(), 'contract', 1, true) -> 'sale' ->> 'state', 'open', 'the buyer agrees to the day');
select is(tests.step(), 'done', 'the contract is settled once both agree');
select tests.act_as_owner_of_db();
update sale_steps set state = 'open', settled_on = null, settled_by = null where kind = 'contract';
select tests.act_as('olive');
select throws_ok($$ select delete_sale_file(tests.id_of('s1paper')) $$, 'PT409', 'file_is_signed', 'a signed paper can''t be deleted');
select throws_ok($$ select withdraw_signing(tests.id_of('s1')) $$, 'PT409', 'signing_over', 'a signed contract can''t be taken back');

-- Declined
select tests.act_as_service();
select is(tests.send('nora', 's3', 'contract'), 'sending true', 'the buyer sends another one');
select is(tests.arrive('s3'), 'sent', 'the service has the buyer''s contract');
select is(note_signing(tests.id_of('s3'), 'declined', tests.recipients('signed', 'declined', 'waiting', 'waiting')), 'declined', 'an owner declines');
select tests.act_as('nora');
select is(tests.seen('state') || ': ' || (tests.seen('signers')::jsonb -> 1 ->> 'reason'), 'declined: Wrong price', 'both sides read why');
select is(tests.told('nora') || '; ' || tests.told('otto'), 'signing_ended declined, signing_ready, signing_signed; signing_ready, signing_ready, signing_signed', 'everyone but the person who declined is told');
select tests.act_as_service();
select is(tests.finish('s3'), false, 'a declined paper is never filed');

-- Taken back
select is(tests.send('olive', 's4', 'contract'), 'sending true', 'the owner sends it again');
select is(tests.arrive('s4'), 'sent', 'the service has the contract again');
select tests.act_as('otto');
select is(withdraw_signing(tests.id_of('s4')) -> 'signings' -> 0 ->> 'state', 'withdrawn', 'the other owner takes it back');
select is(withdraw_signing(tests.id_of('s4')) -> 'signings' -> 0 ->> 'state', 'withdrawn', 'taking it back twice changes nothing');
select tests.act_as_service();
select is(tests.looks_at(), 'withdrawn', 'the clock calls it off at the service');
select lives_ok($$ select signing_called_off(tests.id_of('s4')) $$, 'a withdrawn signing is called off');
select tests.later();
select is(tests.looks_at(), '', 'nothing is left to do');
select is(signing_changed('s4'), true, 'the service reports something later');
select is(tests.looks_at(), 'withdrawn', 'the clock looks again');
select lives_ok($$ select signing_called_off(tests.id_of('s4'), 'signed') $$, 'everyone had signed there');
select is(signing_changed('another'), false, 'an envelope of somebody else isn''t looked at');
select is(tests.finish('s4'), false, 'signatures that arrive after it was taken back file nothing');
select tests.act_as('nora');
select is(tests.seen('state') || ' ' || tests.seen('late'), 'withdrawn signed', 'both sides see that they came too late');

-- Taken back while it is on its way
select tests.act_as_service();
select is(tests.send('olive', 's5', 'contract'), 'sending true', 'the owner sends it');
select tests.act_as('olive');
select is(withdraw_signing(tests.id_of('s5')) -> 'signings' -> 0 ->> 'state', 'withdrawn', 'the owner takes it back before the service has it');
select tests.act_as_service();
select is(tests.arrive('s5'), 'withdrawn', 'the service learns that it is off');
select is(tests.told('carl'), 'signing_ended declined, signing_ready, signing_ready, signing_ready, signing_signed', 'nobody is told of it');
select is(tests.looks_at(), 'withdrawn', 'the clock calls it off, too');

-- Time is over
select is(tests.send('olive', 's6', 'contract'), 'sending true', 'the owner sends it once more');
select is(tests.arrive('s6'), 'sent', 'the service has the contract for a third time');
select is(note_signing(tests.id_of('s6'), 'expired', tests.recipients('signed', 'waiting', 'waiting', 'waiting')), 'expired', 'the time to sign is over');
select tests.later();
select is(tests.looks_at(), 'withdrawn expired', 'an expired signing is called off at the service');

-- Other terms since it was sent
select is(tests.send('olive', 's7', 'contract'), 'sending true', 'the owner sends the contract of the old terms');
select is(tests.arrive('s7'), 'sent', 'the service has the old terms');
select tests.act_as('nora');
select is(propose_amendment(tests.sale(), 0, '{"price": 470000}', now() + interval '1 day', '') ->> 'state', 'accepted', 'the buyer proposes another price');
select tests.act_as('olive');
select is(answer_amendment(tests.sale(), 1, 'agreed', '') ->> 'state', 'accepted', 'the owner agrees');
select is(tests.seen('is_current'), 'false', 'a contract of the old terms is out of date');
select tests.act_as_service();
select is(tests.finish('s7'), true, 'signatures under the old terms are filed all the same');
select is(tests.step(), 'open', 'a day under the old terms is not proposed');

-- An amendment
select is(tests.send('nora', 's8', 'contract', 'amendment'), 'sending true', 'the amendment is sent');
select is(tests.send('olive', 's9', 'contract'), 'sending true', 'a contract is signed at the same time');
select tests.act_as('nora');
select is(tests.seen('amendment', 0) || tests.seen('amendment', 1), null, 'the contract names no amendment');
select tests.act_as_service();
select is(tests.arrive('s8'), 'sent', 'the amendment arrives');
select is(tests.finish('s8'), true, 'the amendment is filed');
select is(tests.step(), 'open', 'an amendment proposes no day');

-- A person who closes their account
select tests.act_as_owner_of_db();
select is((select count(*)::integer from private.signers where name = 'Carl Miller'), 8, 'a buyer is named in each');
update private.signers set reason = 'No' where person_id = tests.id_of('carl');
delete from auth.users where id = tests.id_of('carl');
select is((select count(*)::integer from private.signers where name = 'Carl Miller' or reason = 'No'), 0, 'a person who left is named nowhere');

-- The sale ends
select tests.act_as('nora');
select tests.fall_through('n1');
select is(tests.seen('state', 0) || ' ' || tests.seen('state', 1), 'withdrawn signed', 'the open contract is called off with the sale');
select is((signings_of_sale(tests.sale()) ->> 'may_release')::boolean, true, 'a sale that fell through takes its release');
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's10', 'contract') $$, 'PT409', 'offer_not_open', 'a sale that fell through has no contract to sign');
select is(tests.keep('olive', 'release'), 'both', 'the owner uploads the release');
select throws_ok($$ select tests.keep('olive', 'later', 'both', 'closing') $$, 'PT409', 'offer_not_open', 'no other step takes a file');
select is(tests.send('olive', 's11', 'release', 'release'), 'sending true', 'the release is sent');
select is(tests.arrive('s11'), 'sent', 'the release arrives');
select is(tests.finish('s11'), true, 'the release is filed');
select tests.act_as_owner_of_db();
update sales set ended_at = now() - interval '1 year';
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's12', 'release', 'release') $$, 'PT409', 'offer_not_open', 'a year later it takes none');

-- How many
select tests.act_as_owner_of_db();
update sales set ended_at = now();
select tests.act_as_service();
select is(tests.send('olive', 's13', 'release', 'release'), 'sending true', 'the tenth of a day is sent');
select tests.act_as('olive');
select is(withdraw_signing(tests.id_of('s13')) -> 'signings' -> 0 ->> 'state', 'withdrawn', 'the tenth is taken back');
select tests.act_as_service();
select throws_ok($$ select tests.send('olive', 's14', 'release', 'release') $$, 'PT429', 'too_many_signings', 'ten a day are enough');

select * from finish();
rollback;
