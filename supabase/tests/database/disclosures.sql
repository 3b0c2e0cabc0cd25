-- Disclosures: an owner publishes documents, and each buyer sees exactly what is meant for them. Olive owns
-- the home; Vera has a showing, Gina was invited, Nora is anybody signed in, Otto another owner.
begin;
\ir stage.psql
select plan(172);

select tests.make_user(p) from unnest(array['olive', 'vera', 'gina', 'nora', 'otto']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'otto');
select tests.offer('cottage', tests.day(d), '{09:00,10:00,11:00}') from generate_series(2, 4) as d;

create function tests.keep(person text, nickname text, words text default null) returns void
language sql security definer as $$
  insert into public.documents (id, user_id, name, type, size, path, sha256, text)
  values (tests.id_of(nickname), tests.id_of(person), 'canary-' || nickname || '.pdf', 'application/pdf', 1000,
          tests.id_of(person) || '/' || tests.id_of(nickname) || '.pdf',
          encode(sha256(convert_to(nickname, 'utf8')), 'hex'), words)
$$;
create function tests.publish(nickname text, document text, access text, home text default 'cottage') returns void
language sql as $$
  select publish_disclosure(tests.id_of('d-' || nickname), tests.id_of(home), tests.id_of(document), 'inspection',
                            initcap(nickname), access)
$$;
create function tests.titles(home text default 'cottage') returns text language sql as $$
  select coalesce(string_agg(concat(d ->> 'title', d ->> 'version'), ' ' order by d ->> 'title'), '')
  from jsonb_array_elements(disclosures_page(tests.id_of(home)) -> 'disclosures') as d
$$;
create function tests.open(person text, nickname text, n integer default 1) returns text language sql as $$
  select open_disclosure(tests.id_of(person), tests.id_of('d-' || nickname), n) ->> 'path'
$$;
create function tests.acknowledge(nickname text, n integer default 1) returns jsonb language sql as $$
  select acknowledge_disclosure(tests.id_of('d-' || nickname), n)
$$;
create function tests.told(person text, what text) returns jsonb language sql stable security definer as $$
  select data - 'home' from public.notifications where user_id = tests.id_of(person) and kind = what
  order by created_at desc, data ->> 'document' limit 1
$$;
create function tests.has_acknowledged(person text) returns boolean language sql security definer as $$
  select private.has_acknowledged_disclosures(tests.id_of('cottage'), tests.id_of(person))
$$;
create function tests.request() returns uuid language sql stable security definer as $$
  select id from private.disclosure_requests where person_id = tests.id_of('nora')
$$;
create function tests.guest(address text) returns uuid language sql stable security definer as $$
  select id from private.disclosure_guests where email = address
$$;
select tests.keep('olive', d) from unnest(array['report', 'report2', 'survey', 'mold', 'secret']) as d;
select tests.keep('olive', 'form', 'Roof: new in 2019.'), tests.keep('otto', 'foreign');
select tests.ask('cottage', tests.day(2), '10:00', 'Vera@example.com', tests.id_of('visit'));
insert into private.proven_requests (booking_id) values (tests.id_of('visit'));

-- Olive publishes
select tests.act_as('olive');
select lives_ok($$ select tests.publish('open', 'form', 'everybody') $$, 'an owner publishes a document for everybody');
select lives_ok($$ select tests.publish('open', 'form', 'everybody') $$, 'publishing a document twice has the effect of once');
select lives_ok($$ select tests.publish('viewed', 'report', 'showings') $$, 'an owner publishes a document for people with a showing');
select lives_ok($$ select tests.publish('closed', 'mold', 'invited') $$, 'an owner publishes a document for people invited');
select lives_ok($$ select tests.publish('early', 'survey', 'everybody', 'attic') $$, 'an owner publishes a document of a draft');
select throws_ok($$ select tests.publish('x', 'foreign', 'everybody') $$, 'PT404', 'document_not_found', 'an owner can''t publish somebody else''s document');
select throws_ok($$ select tests.publish('x', 'no such', 'everybody') $$, 'PT404', 'document_not_found', 'an owner can''t publish a document that doesn''t exist');
select throws_ok($$ select tests.publish('x', 'report', 'everybody', 'bungalow') $$, 'PT404', 'listing_not_found', 'an owner can''t publish a document about somebody else''s home');
select throws_ok($$ select tests.publish('x', 'report', 'friends') $$, 'PT422', 'disclosure_invalid', 'access must be one of three kinds');
select throws_ok($$ select tests.publish('x', 'report', null) $$, 'PT422', 'disclosure_invalid', 'access can''t be null');
select throws_ok(format($$ select publish_disclosure(gen_random_uuid(), tests.id_of('cottage'), tests.id_of('report'), 'other', %L, 'everybody') $$, t),
  'PT422', 'disclosure_invalid', 'a title can''t be ' || w)
from (values ('not empty', ' '), ('not long', repeat('x', 121)), ('one line', E'a\nb')) as bad (w, t);
select is(tests.titles(), 'Closed1 Open1 Viewed1', 'the owner sees all of her disclosures');
select is(tests.titles('attic'), 'Early1', 'the owner sees the disclosures of a draft');
select throws_ok($$ select delete_document(tests.id_of('report')) $$, 'PT409', 'document_published', 'a published document can''t be deleted');
select lives_ok($$ select rename_document(tests.id_of('report'), 'Canary renamed.pdf') $$, 'a published document can be renamed');

-- Who sees what
select tests.act_as_visitor();
select is(tests.titles(), 'Open1', 'a visitor sees what is for everybody');
select is(disclosures_page(tests.id_of('cottage')) - 'disclosures' - 'home',
  '{"is_owner": false, "beyond": {"showings": 1, "invited": 1}, "request": null}', 'a visitor sees how many other disclosures there are');
select is(disclosures_page(tests.id_of('attic')), null, 'a visitor sees no page for a draft');
select is(tests.titles('attic'), '', 'a visitor sees no disclosures of a draft');
select ok(disclosures_page(tests.id_of('cottage'))::text !~* 'canary|mold|report|viewed|closed',
  'a visitor sees no file names, and nothing about closed disclosures');
select tests.act_as('vera');
select is(tests.titles(), 'Open1', 'a showing that was only asked for opens nothing');
select tests.act_as_owner_of_db();
update bookings set status = 'confirmed' where id = tests.id_of('visit');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed1', 'a confirmed showing opens what is for people with a showing');
select tests.act_as('nora');
select is(tests.titles(), 'Open1', 'somebody signed in sees no more than a visitor');
select is(my_disclosures(tests.id_of('cottage')), null, 'a buyer can''t read the owner''s list of disclosures');
select is_empty($$ select * from documents $$, 'a buyer can''t read the documents themselves');
select throws_ok(format($$ select %s $$, act), 'PT404', 'disclosure_not_found', 'a buyer can''t change the owner''s disclosures: ' || act)
from unnest(array[$$ replace_disclosure(tests.id_of('d-open'), 1, tests.id_of('report')) $$,
  $$ set_disclosure_access(tests.id_of('d-closed'), 'everybody') $$, $$ withdraw_disclosure(tests.id_of('d-open')) $$]) as act;
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'nora@example.com') $$, 'PT404', 'listing_not_found', 'a buyer can''t invite anybody');

-- Opening
select tests.act_as_service();
select is(tests.open('nora', 'open'), tests.id_of('olive') || '/' || tests.id_of('form') || '.pdf', 'a signed-in person opens a disclosure for everybody');
select is(open_disclosure(null, tests.id_of('d-open'), 1) ->> 'title', 'Open', 'a visitor opens a disclosure for everybody');
select throws_ok(format('select tests.open(%L, %L, %s)', p, d, n), 'PT404', 'disclosure_not_found', p || ' can''t open ' || d || n)
from (values ('nora', 'viewed', 1), ('nora', 'closed', 1), ('vera', 'closed', 1), ('nora', 'open', 2), ('nora', 'early', 1), ('nora', 'none', 1)) as t (p, d, n);
select throws_ok($$ select open_disclosure(null, tests.id_of('d-viewed'), 1) $$, 'PT404', 'disclosure_not_found', 'a visitor can''t open a disclosure for people with a showing');
select lives_ok($$ select tests.open('vera', 'viewed') $$, 'a buyer with a showing opens what is for them');
select is((select count(*) from private.disclosure_openings), 3::bigint, 'each opening is recorded');
select lives_ok($$ select tests.open('olive', 'closed') $$, 'the owner opens all of her disclosures');
select is((select count(*) from private.disclosure_openings), 3::bigint, 'an owner''s opening is not recorded');

-- Acknowledging
select tests.act_as('vera');
select throws_ok($$ select tests.acknowledge('open') $$, 'PT409', 'disclosure_not_opened', 'nobody can acknowledge what they have not opened');
select is(tests.acknowledge('viewed') - 'at', jsonb_build_object('version', 1, 'sha256', encode(sha256('report'), 'hex')), 'a version is acknowledged with its hash');
select is(tests.acknowledge('viewed') - 'at', jsonb_build_object('version', 1, 'sha256', encode(sha256('report'), 'hex')), 'acknowledging twice has the effect of once');
select throws_ok($$ select tests.acknowledge('closed') $$, 'PT404', 'disclosure_not_found', 'a buyer can''t acknowledge a disclosure that is closed to them');
select throws_ok($$ select tests.acknowledge('viewed', 2) $$, 'PT409', 'disclosure_replaced', 'a buyer can''t acknowledge a future version');
select is(tests.has_acknowledged('vera'), false, 'a buyer who acknowledged one of two hasn''t acknowledged everything');
select tests.act_as_service();
select lives_ok($$ select tests.open('vera', 'open') $$, 'a buyer opens the other disclosure');
select tests.act_as('vera');
select is(tests.acknowledge('open') ->> 'version', '1', 'a buyer acknowledges the other disclosure');
select is(tests.has_acknowledged('vera'), true, 'a buyer has acknowledged everything they may see');
select is(tests.has_acknowledged('gina'), false, 'an acknowledgement counts for one person only');
select is(tests.told('olive', 'disclosure_acknowledged'), '{"document": "Open", "count": 1}', 'the owner is told');
select tests.act_as('olive');
select throws_ok($$ select tests.acknowledge('open') $$, 'PT404', 'disclosure_not_found', 'owners can''t acknowledge their own disclosures');
select is(d -> 'readers' #- '{0,opened_at}' #- '{0,acknowledged,at}', jsonb_build_array(jsonb_build_object('name', 'Vera', 'times', 1, 'version', 1,
    'acknowledged', jsonb_build_object('version', 1, 'sha256', encode(sha256('report'), 'hex')))), 'the owner sees who opened and acknowledged')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select is((d ->> 'opened_by_visitors')::integer, 1, 'the owner sees how often visitors opened a disclosure')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Open';
select ok(my_disclosures(tests.id_of('cottage'))::text !~ 'example.com', 'the owner sees nobody''s address');
select tests.act_as_owner_of_db();
select throws_ok(format('update private.disclosure_acknowledgements set %s', change), 'PT403', 'forbidden', 'an acknowledgement never changes: ' || change)
from unnest(array['n = n + 1', 'acknowledged_at = now() - interval ''1 day''', $$person_id = tests.id_of('nora')$$]) as change;
select throws_ok($$ update private.disclosure_versions set path = path || 'x' $$, 'PT403', 'forbidden', 'a version never changes');
select throws_ok($$ insert into private.disclosure_acknowledgements (disclosure_id, n, sha256, person_id)
  values (tests.id_of('d-open'), 1, repeat('0', 64), tests.id_of('nora')) $$, '23503', null, 'a hash that no version has can''t be acknowledged');

-- A new version asks again
select tests.act_as('olive');
select throws_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 2, tests.id_of('report2')) $$, 'PT409', 'disclosure_replaced', 'replacing names the version that was seen');
select throws_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('foreign')) $$, 'PT404', 'document_not_found', 'the replacement must be her own document');
select lives_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('report')) $$, 'the same file is accepted');
select is(tests.titles(), 'Closed1 Open1 Viewed1', 'replacing a file by the same one makes no new version');
select lives_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('report2')) $$, 'replacing a file by another one is accepted');
select lives_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('report2')) $$, 'replacing twice has the effect of once');
select is(tests.told('vera', 'disclosure'), '{"document": "Viewed", "version": 2}', 'people with a showing are told');
select is(tests.told('nora', 'disclosure'), null, 'people who may not see it are not');
select lives_ok($$ select delete_document(tests.id_of('report')) $$, 'the old document can be deleted now');
select is(tests.has_acknowledged('vera'), false, 'the new version has to be acknowledged again');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed2', 'a buyer sees the new version');
select is((d #>> '{acknowledged,version}'), '1', 'a buyer sees that they acknowledged the old version')
from jsonb_array_elements(disclosures_page(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select throws_ok($$ select tests.acknowledge('viewed', 1) $$, 'PT409', 'disclosure_replaced', 'the old version can no longer be acknowledged');
select throws_ok($$ select tests.acknowledge('viewed', 2) $$, 'PT409', 'disclosure_not_opened', 'a new version has to be opened before it is acknowledged');
select tests.act_as_service();
select matches(tests.open('vera', 'viewed', 1), tests.id_of('report')::text, 'the old version stays open to those who acknowledged it');
select throws_ok($$ select tests.open('nora', 'viewed', 1) $$, 'PT404', 'disclosure_not_found', 'an old version is closed to others');
select tests.act_as_owner_of_db();
update documents set deleted_at = now() - interval '2 days' where id = tests.id_of('report');
insert into storage.objects (bucket_id, name, created_at)
select 'documents', tests.id_of('olive') || '/' || tests.id_of(f) || '.pdf', now() - interval '2 days' from unnest(array['report', 'orphan']) as f;
select tests.act_as_service();
select is(sweep_documents(), array[tests.id_of('olive') || '/' || tests.id_of('orphan') || '.pdf'], 'the file of a version somebody acknowledged is not swept');
select lives_ok($$ select tests.open('vera', 'viewed', 1) $$, 'a buyer opens the version they acknowledged');

-- What was told is read with the page
select tests.act_as('vera');
select lives_ok($$ select read_disclosure_news(tests.id_of('cottage')) $$, 'the buyer looks at the page');
select is((select count(*) from notifications where kind like 'disclosure%' and read_at is null), 0::bigint, 'looking at the page marks its notifications as read');
select tests.act_as('olive');
select is((select count(*) from notifications where kind = 'disclosure_acknowledged' and read_at is null), 2::bigint, 'another person''s notifications stay unread');

-- Access narrowed, and a canceled showing
select tests.act_as('olive');
select lives_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'invited') $$, 'access can be narrowed');
select throws_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'friends') $$, 'PT422', 'disclosure_invalid', 'access can only be set to one of the three kinds');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed1', 'a buyer keeps the version they acknowledged when access is narrowed');
select is((d ->> 'is_current')::boolean, false, 'the version that a buyer keeps is marked as old')
from jsonb_array_elements(disclosures_page(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select tests.act_as_service();
select throws_ok($$ select tests.open('vera', 'viewed', 2) $$, 'PT404', 'disclosure_not_found', 'the new version is closed to a buyer without access');
select tests.act_as('olive');
select lives_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'showings') $$, 'access can be widened again');
select tests.act_as_owner_of_db();
update bookings set status = 'cancelled' where id = tests.id_of('visit');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed1', 'a buyer whose showing was canceled keeps what they acknowledged');

-- Invitations
select tests.act_as('olive');
select lives_ok($$ select invite_to_disclosures(tests.id_of('cottage'), ' Gina@Example.com ') $$, 'an owner invites by address');
select lives_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'gina@example.com') $$, 'inviting twice has the effect of once');
select lives_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'later@example.com') $$, 'an address without an account can be invited');
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'not an address') $$, 'PT422', 'guest_email_invalid', 'a guest''s address must be an address');
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), null) $$, 'PT422', 'guest_email_invalid', 'a guest''s address can''t be null');
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'olive@example.com') $$, 'PT409', 'own_home', 'an owner can''t invite herself');
select is((select count(*) from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests')), 2::bigint, 'the owner sees whom she invited');
select is(tests.told('gina', 'disclosure_access'), '{"access": "invited"}', 'a guest with an account is told');
select tests.act_as('gina');
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'a guest sees everything');
select tests.act_as_owner_of_db();
insert into auth.users (id, email) values (tests.id_of('later'), 'later@example.com');
select tests.act_as('later');
select is(tests.titles(), 'Open1', 'an address that was not confirmed opens nothing');
select tests.act_as_owner_of_db();
update auth.users set email_confirmed_at = now() where id = tests.id_of('later');
select tests.act_as('later');
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'a guest whose address is confirmed sees what is for guests');
select is(tests.told('later', 'disclosure_access'), '{"access": "invited"}', 'a guest whose address is confirmed is told');
select tests.act_as_owner_of_db();
update auth.users set email = 'moved@example.com' where id = tests.id_of('later');
select tests.act_as('later');
select is(tests.titles(), 'Open1', 'a guest with another address sees only what is for everybody');
select tests.act_as_owner_of_db();
update private.disclosure_guests set created_at = now() - interval '1 hour' where email = 'gina@example.com';
select tests.act_as_service();
select tests.open('gina', 'closed');
select tests.act_as('olive');
select is((select r ->> 'name' from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d, jsonb_array_elements(d -> 'readers') as r
           where d ->> 'title' = 'Closed' and r ->> 'name' ~* 'gina'), 'gina@example.com', 'the owner knows by the address whom she invited first');
select tests.act_as('otto');
select lives_ok($$ select remove_disclosure_guest(tests.guest('gina@example.com')) $$, 'another owner''s call to remove a guest changes nothing');
select tests.act_as('gina');
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'a guest keeps their access after another owner''s call');
select tests.act_as('olive');
select lives_ok($$ select remove_disclosure_guest(tests.guest('gina@example.com')) $$, 'the owner removes a guest');
select tests.act_as('gina');
select is(tests.titles(), 'Open1', 'a removed guest sees only what is for everybody');

-- Requests
select tests.act_as('nora');
select is(ask_for_disclosures(tests.id_of('cottage')), 'open', 'a buyer asks for the rest');
select is(ask_for_disclosures(tests.id_of('cottage')), 'open', 'asking for disclosures twice has the effect of once');
select is(disclosures_page(tests.id_of('cottage')) ->> 'request', 'open', 'the page shows a buyer that they asked');
select is(tests.told('olive', 'disclosure_request'), '{"from": "Nora"}', 'the owner is told');
select throws_ok($$ select ask_for_disclosures(tests.id_of(h)) from unnest(array['attic', 'bungalow', 'no such']) as h $$, 'PT409', 'nothing_to_ask_for', 'nobody asks for disclosures where nothing is closed');
select throws_ok($$ select answer_disclosure_request(tests.request(), true) $$, 'PT404', 'disclosure_request_not_found', 'nobody can grant their own request');
select tests.act_as('otto');
select throws_ok($$ select answer_disclosure_request(tests.request(), true) $$, 'PT404', 'disclosure_request_not_found', 'another owner can''t grant the request');
select tests.act_as('olive');
select throws_ok($$ select ask_for_disclosures(tests.id_of('cottage')) $$, 'PT409', 'own_home', 'an owner can''t ask for access');
select is(r - 'id' - 'created_at', '{"name": "Nora", "state": "open"}', 'the owner sees who asks')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'requests') as r;
-- She invites guessed addresses, to learn who asked
select tests.remember('before', (my_disclosures(tests.id_of('cottage')) - 'guests')::text);
select invite_to_disclosures(tests.id_of('cottage'), guess || '@example.com') from unnest(array['nina', 'nora', 'norma']) as guess;
select is((my_disclosures(tests.id_of('cottage')) - 'guests')::text, tests.token_of('before'), 'an owner''s guesses change nothing that she sees of requests and readers');
select is((select count(*) from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests') as g
           where g ->> 'email' ~ '^(nina|nora|norma)@' and g ->> 'name' is null), 3::bigint, 'an owner''s guesses change nothing that she sees of the guests she guessed');
select is((select string_agg(distinct n.data ->> 'from', ',') from notifications n where n.kind = 'disclosure_request'), 'Nora', 'an owner''s guesses change nothing in her notifications');
select tests.act_as_service();
select tests.open('nora', 'closed');
select tests.act_as('olive');
select is((select r ->> 'name' from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d, jsonb_array_elements(d -> 'readers') as r
           where d ->> 'title' = 'Closed' and r ->> 'name' ~* 'nor'), 'Nora', 'a reader who asked before has a first name for the owner');
select ok((select bool_and((home - 'guests')::text !~ 'nora@') from jsonb_array_elements(my_disclosure_records() -> 'of_my_homes') as home), 'a reader who asked before has a first name in the owner''s export');
select remove_disclosure_guest((g ->> 'id')::uuid) from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests') as g where g ->> 'email' ~ '^(nina|nora|norma)@';
select lives_ok($$ select answer_disclosure_request(tests.request(), false) $$, 'the owner declines the request');
select is(tests.told('nora', 'disclosure_access'), '{"access": "declined"}', 'the buyer is told');
select tests.act_as('nora');
select is(tests.titles(), 'Open1', 'a declined request opens nothing');
select is(ask_for_disclosures(tests.id_of('cottage')), 'declined', 'asking again tells nobody');
select tests.act_as('olive');
select lives_ok($$ select answer_disclosure_request(tests.request(), true) $$, 'the owner grants a request that she declined');
select is(tests.told('nora', 'disclosure_access'), '{"access": "granted"}', 'the buyer is told again');
select answer_disclosure_request(tests.request(), n % 2 = 0) from generate_series(1, 4) as n;
select is(tests.told('nora', 'disclosure_access'), '{"access": "declined"}', 'the buyer is told three times a day at most, however often the answer changes');
select tests.act_as('nora');
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'a granted request opens everything');
select tests.act_as('olive');
select ok(my_disclosures(tests.id_of('cottage'))::text !~ 'nora@', 'the owner sees no address of the buyer whom she granted access');
select lives_ok(format('select remove_disclosure_guest(%L)', g ->> 'id'), 'the owner ends a buyer''s access')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests') as g where g ->> 'name' = 'Nora';
select tests.act_as('nora');
select is(tests.titles() || ' ' || (disclosures_page(tests.id_of('cottage')) ->> 'request'), 'Open1 declined', 'ended access looks like a declined request');
select tests.act_as_owner_of_db();
insert into conversations (listing_id, owner_id, buyer_id, ended_at) values (tests.id_of('cottage'), tests.id_of('olive'), tests.id_of('gina'), now());
select tests.act_as('gina');
select throws_ok($$ select ask_for_disclosures(tests.id_of('cottage')) $$, 'PT409', 'conversation_ended', 'a blocked buyer can''t ask');

-- Withdrawn
select tests.act_as('olive');
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-viewed')) $$, 'an owner withdraws a disclosure');
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-viewed')) $$, 'withdrawing twice has the effect of once');
select throws_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 2, tests.id_of('survey')) $$, 'PT409', 'disclosure_withdrawn', 'a withdrawn disclosure gets no new version');
select throws_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'everybody') $$, 'PT409', 'disclosure_withdrawn', 'the access of a withdrawn disclosure can''t be changed');
select throws_ok($$ select tests.publish('viewed', 'report2', 'everybody') $$, 'PT409', 'already_stored', 'an old request to publish a withdrawn disclosure is answered');
select is(tests.titles(), 'Closed1 Open1', 'an old request doesn''t bring a withdrawn disclosure back');
select is(jsonb_array_length(d -> 'readers'), 1, 'acknowledgments stay on record')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select lives_ok($$ select delete_document(tests.id_of('report2')) $$, 'the document of a withdrawn disclosure can be deleted');
select tests.act_as('vera');
select is(tests.titles(), 'Open1', 'nobody sees it anymore');
select throws_ok($$ select tests.acknowledge('viewed', 2) $$, 'PT404', 'disclosure_not_found', 'nobody acknowledges a withdrawn disclosure');
select tests.act_as_service();
select throws_ok($$ select tests.open('vera', 'viewed', 1) $$, 'PT404', 'disclosure_not_found', 'nobody opens a withdrawn disclosure, not even those who acknowledged it');
select ok(sweep_documents() @> array[tests.id_of('olive') || '/' || tests.id_of('report') || '.pdf'], 'the old file of a withdrawn disclosure is swept');

-- Texts of papers that everybody may read
select tests.act_as_owner_of_db();
select results_eq($$ select title, text from private.disclosure_texts(tests.id_of('cottage')) $$, $$ values ('Open', 'Roof: new in 2019.') $$, 'answers may quote what is for everybody');
update private.disclosures set access = 'invited' where id = tests.id_of('d-open');
select is_empty($$ select * from private.disclosure_texts(tests.id_of('cottage')) $$, 'answers may quote nothing else');
update private.disclosures set access = 'everybody' where id = tests.id_of('d-open');

-- Homes and people who leave
select tests.act_as('olive');
select lives_ok($$ update listings set status = 'withdrawn' where id = tests.id_of('cottage') $$, 'the home is withdrawn');
select tests.act_as_visitor();
select is(tests.titles(), '', 'a withdrawn home shows no disclosures');
select is(disclosures_page(tests.id_of('cottage')), null, 'the page of a withdrawn home doesn''t reveal that there were any');
select tests.act_as('vera');
select is(tests.titles(), 'Open1', 'a buyer still sees what they acknowledged when the home is withdrawn');
select tests.act_as_owner_of_db();
select is_empty($$ select * from private.disclosure_texts(tests.id_of('cottage')) $$, 'answers quote nothing of a withdrawn home');
update listings set status = 'active' where id = tests.id_of('cottage');
select is(my_disclosure_records() - 'of_my_homes' #- '{acknowledged,0,acknowledged_at}' #- '{acknowledged,1,acknowledged_at}' -> 'acknowledged' -> 0 ->> 'title', null, 'a visitor has no records');
select tests.act_as('vera');
select is(jsonb_array_length(my_disclosure_records() -> 'acknowledged'), 2, 'the export knows what she acknowledged');
select is(jsonb_array_length(my_disclosure_records() -> 'opened'), 4, 'the export has what the buyer opened');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('vera'));
select is(finish_account_deletion(tests.id_of('vera')), 'deleted', 'Vera closes her account');
select tests.act_as('olive');
select is(jsonb_build_array(d #> '{readers,0,name}', d -> 'acknowledged_by_former'), '["Nora", 1]', 'the acknowledgment stays, without her name')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Open';
select tests.act_as_service();
select begin_account_deletion(tests.id_of('nora'));
select finish_account_deletion(tests.id_of('nora'));
select is(tests.told('olive', 'disclosure_request'), null, 'the owner''s notification of a request is deleted with the buyer''s account');
select tests.open('gina', 'open');
select tests.act_as('gina');
select tests.acknowledge('open');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('olive'));
select tests.act_as('gina');
select is(tests.titles(), '', 'an owner''s disclosures are hidden while their account is closing');
select tests.act_as_service();
select throws_ok($$ select tests.open('gina', 'open') $$, 'PT404', 'disclosure_not_found', 'an owner''s disclosures can''t be opened while their account is closing');
select tests.act_as_owner_of_db();
delete from storage.objects;
delete from private.email_outbox;
select is(private.finish_account_deletion(tests.id_of('olive')), 'deleted', 'the owner''s account is deleted');
select is((select count(*) from private.disclosures), 0::bigint, 'the disclosures are deleted with the account');

-- Invitations that nobody asked for are mailed once a week
select tests.act_as_owner_of_db();
select tests.make_user('ines'), tests.make_listing('lodge', 'otto'), tests.make_listing('cabin', 'otto');
update auth.users set email_confirmed_at = now() where id = tests.id_of('ines');
create function tests.invite(home text) returns text language plpgsql as $$
declare answer text;
begin
  perform tests.act_as('otto');
  perform remove_disclosure_guest((g ->> 'id')::uuid) from jsonb_array_elements(my_disclosures(tests.id_of(home)) -> 'guests') as g;
  perform invite_to_disclosures(tests.id_of(home), 'ines@example.com');
  perform tests.act_as_owner_of_db();
  select concat(count(*), ' told, ', count(o.id), ' to be mailed') into answer
  from public.notifications n left join private.email_outbox o on o.notification_id = n.id
  where n.user_id = tests.id_of('ines') and n.read_at is null;
  return answer;
end $$;
select is(tests.invite('lodge'), '1 told, 1 to be mailed', 'an invitation is mailed');
delete from private.email_outbox;
select is(tests.invite('lodge'), '1 told, 0 to be mailed', 'a guest invited again after their access ended gets no second mail');
select is(tests.invite('cabin'), '2 told, 0 to be mailed', 'a guest invited to another home of the owner gets no second mail');
update private.disclosure_invitations set mailed_at = now() - interval '8 days';
select is(tests.invite('lodge'), '2 told, 1 to be mailed', 'a guest invited again a week later is mailed again');
select is((select count(*) from private.disclosure_invitations where mailbox = private.mailbox_hash('i.nes@example.com')), 0::bigint, 'an invitation isn''t kept under one spelling of the address');
select is((select count(*) from private.disclosure_invitations where mailbox = private.mailbox_hash('ines+x@example.com')), 1::bigint, 'an invitation is kept under the mailbox, however its address is written');
update private.disclosure_invitations set mailed_at = now() - interval '8 days';
do $$ begin execute (select work from private.duties where name = 'delete records of mailed invitations'); end $$;
select is_empty($$ select from private.disclosure_invitations $$, 'mailed invitations are deleted after a week');

select * from finish();
rollback;
