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
select lives_ok($$ select tests.publish('open', 'form', 'everybody') $$, 'twice is once');
select lives_ok($$ select tests.publish('viewed', 'report', 'showings') $$, 'one for people with a showing');
select lives_ok($$ select tests.publish('closed', 'mold', 'invited') $$, 'one for people invited');
select lives_ok($$ select tests.publish('early', 'survey', 'everybody', 'attic') $$, 'one of a draft');
select throws_ok($$ select tests.publish('x', 'foreign', 'everybody') $$, 'PT404', 'document_not_found', 'not somebody else''s document');
select throws_ok($$ select tests.publish('x', 'no such', 'everybody') $$, 'PT404', 'document_not_found', 'nor one that is not there');
select throws_ok($$ select tests.publish('x', 'report', 'everybody', 'bungalow') $$, 'PT404', 'listing_not_found', 'nor about somebody else''s home');
select throws_ok($$ select tests.publish('x', 'report', 'friends') $$, 'PT422', 'disclosure_invalid', 'access must be one of three kinds');
select throws_ok($$ select tests.publish('x', 'report', null) $$, 'PT422', 'disclosure_invalid', 'and not null');
select throws_ok(format($$ select publish_disclosure(gen_random_uuid(), tests.id_of('cottage'), tests.id_of('report'), 'other', %L, 'everybody') $$, t),
  'PT422', 'disclosure_invalid', 'a title is ' || w)
from (values ('not empty', ' '), ('not long', repeat('x', 121)), ('one line', E'a\nb')) as bad (w, t);
select is(tests.titles(), 'Closed1 Open1 Viewed1', 'she sees all of them');
select is(tests.titles('attic'), 'Early1', 'including those of a draft');
select throws_ok($$ select delete_document(tests.id_of('report')) $$, 'PT409', 'document_published', 'a published document can''t be deleted');
select lives_ok($$ select rename_document(tests.id_of('report'), 'Canary renamed.pdf') $$, 'it can be renamed');

-- Who sees what
select tests.act_as_visitor();
select is(tests.titles(), 'Open1', 'a visitor sees what is for everybody');
select is(disclosures_page(tests.id_of('cottage')) - 'disclosures' - 'home',
  '{"is_owner": false, "beyond": {"showings": 1, "invited": 1}, "request": null}', 'and how many others there are');
select is(disclosures_page(tests.id_of('attic')), null, 'nothing of a draft');
select is(tests.titles('attic'), '', 'by any way');
select ok(disclosures_page(tests.id_of('cottage'))::text !~* 'canary|mold|report|viewed|closed',
  'but no file names, and nothing about closed ones');
select tests.act_as('vera');
select is(tests.titles(), 'Open1', 'a showing that was only asked for opens nothing');
select tests.act_as_owner_of_db();
update bookings set status = 'confirmed' where id = tests.id_of('visit');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed1', 'a confirmed showing does');
select tests.act_as('nora');
select is(tests.titles(), 'Open1', 'somebody signed in sees no more than a visitor');
select is(my_disclosures(tests.id_of('cottage')), null, 'nor the owner''s list');
select is_empty($$ select * from documents $$, 'nor the documents');
select throws_ok(format($$ select %s $$, act), 'PT404', 'disclosure_not_found', 'she changes nothing: ' || act)
from unnest(array[$$ replace_disclosure(tests.id_of('d-open'), 1, tests.id_of('report')) $$,
  $$ set_disclosure_access(tests.id_of('d-closed'), 'everybody') $$, $$ withdraw_disclosure(tests.id_of('d-open')) $$]) as act;
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'nora@example.com') $$, 'PT404', 'listing_not_found', 'and can''t invite anybody');

-- Opening
select tests.act_as_service();
select is(tests.open('nora', 'open'), tests.id_of('olive') || '/' || tests.id_of('form') || '.pdf', 'anybody who may see it can open it');
select is(open_disclosure(null, tests.id_of('d-open'), 1) ->> 'title', 'Open', 'also a visitor');
select throws_ok(format('select tests.open(%L, %L, %s)', p, d, n), 'PT404', 'disclosure_not_found', p || ' can''t open ' || d || n)
from (values ('nora', 'viewed', 1), ('nora', 'closed', 1), ('vera', 'closed', 1), ('nora', 'open', 2), ('nora', 'early', 1), ('nora', 'none', 1)) as t (p, d, n);
select throws_ok($$ select open_disclosure(null, tests.id_of('d-viewed'), 1) $$, 'PT404', 'disclosure_not_found', 'nor can a visitor');
select lives_ok($$ select tests.open('vera', 'viewed') $$, 'Vera opens hers');
select is((select count(*) from private.disclosure_openings), 3::bigint, 'each opening is recorded');
select lives_ok($$ select tests.open('olive', 'closed') $$, 'the owner opens all');
select is((select count(*) from private.disclosure_openings), 3::bigint, 'without a row');

-- Acknowledging
select tests.act_as('vera');
select throws_ok($$ select tests.acknowledge('open') $$, 'PT409', 'disclosure_not_opened', 'nobody can acknowledge what they have not opened');
select is(tests.acknowledge('viewed') - 'at', jsonb_build_object('version', 1, 'sha256', encode(sha256('report'), 'hex')), 'a version is acknowledged with its hash');
select is(tests.acknowledge('viewed') - 'at', jsonb_build_object('version', 1, 'sha256', encode(sha256('report'), 'hex')), 'twice is once');
select throws_ok($$ select tests.acknowledge('closed') $$, 'PT404', 'disclosure_not_found', 'nor one that is closed to her');
select throws_ok($$ select tests.acknowledge('viewed', 2) $$, 'PT409', 'disclosure_replaced', 'nor a future version');
select is(tests.has_acknowledged('vera'), false, 'she has not acknowledged everything');
select tests.act_as_service();
select lives_ok($$ select tests.open('vera', 'open') $$, 'she opens the rest');
select tests.act_as('vera');
select is(tests.acknowledge('open') ->> 'version', '1', 'acknowledges it');
select is(tests.has_acknowledged('vera'), true, 'now she has acknowledged everything she may see');
select is(tests.has_acknowledged('gina'), false, 'and not for others');
select is(tests.told('olive', 'disclosure_acknowledged'), '{"document": "Open", "count": 1}', 'the owner is told');
select tests.act_as('olive');
select throws_ok($$ select tests.acknowledge('open') $$, 'PT404', 'disclosure_not_found', 'owners can''t acknowledge their own');
select is(d -> 'readers' #- '{0,opened_at}' #- '{0,acknowledged,at}', jsonb_build_array(jsonb_build_object('name', 'Vera', 'times', 1, 'version', 1,
    'acknowledged', jsonb_build_object('version', 1, 'sha256', encode(sha256('report'), 'hex')))), 'the owner sees who opened and acknowledged')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select is((d ->> 'opened_by_visitors')::integer, 1, 'and how often visitors opened')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Open';
select ok(my_disclosures(tests.id_of('cottage'))::text !~ 'example.com', 'without anybody''s address');
select tests.act_as_owner_of_db();
select throws_ok(format('update private.disclosure_acknowledgements set %s', change), 'PT403', 'forbidden', 'an acknowledgement never changes: ' || change)
from unnest(array['n = n + 1', 'acknowledged_at = now() - interval ''1 day''', $$person_id = tests.id_of('nora')$$]) as change;
select throws_ok($$ update private.disclosure_versions set path = path || 'x' $$, 'PT403', 'forbidden', 'nor does a version');
select throws_ok($$ insert into private.disclosure_acknowledgements (disclosure_id, n, sha256, person_id)
  values (tests.id_of('d-open'), 1, repeat('0', 64), tests.id_of('nora')) $$, '23503', null, 'nor can another hash be acknowledged');

-- A new version asks again
select tests.act_as('olive');
select throws_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 2, tests.id_of('report2')) $$, 'PT409', 'disclosure_replaced', 'replacing names the version that was seen');
select throws_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('foreign')) $$, 'PT404', 'document_not_found', 'the replacement must be her own document');
select lives_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('report')) $$, 'the same file is accepted');
select is(tests.titles(), 'Closed1 Open1 Viewed1', 'but makes no new version');
select lives_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('report2')) $$, 'another one is');
select lives_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 1, tests.id_of('report2')) $$, 'twice is once');
select is(tests.told('vera', 'disclosure'), '{"document": "Viewed", "version": 2}', 'people with a showing are told');
select is(tests.told('nora', 'disclosure'), null, 'people who may not see it are not');
select lives_ok($$ select delete_document(tests.id_of('report')) $$, 'the old document can be deleted now');
select is(tests.has_acknowledged('vera'), false, 'the new version has to be acknowledged again');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed2', 'she sees the new version');
select is((d #>> '{acknowledged,version}'), '1', 'and that she acknowledged the old one')
from jsonb_array_elements(disclosures_page(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select throws_ok($$ select tests.acknowledge('viewed', 1) $$, 'PT409', 'disclosure_replaced', 'the old version can no longer be acknowledged');
select throws_ok($$ select tests.acknowledge('viewed', 2) $$, 'PT409', 'disclosure_not_opened', 'the new one has to be opened first');
select tests.act_as_service();
select matches(tests.open('vera', 'viewed', 1), tests.id_of('report')::text, 'the old version stays open to those who acknowledged it');
select throws_ok($$ select tests.open('nora', 'viewed', 1) $$, 'PT404', 'disclosure_not_found', 'for nobody else');
select tests.act_as_owner_of_db();
update documents set deleted_at = now() - interval '2 days' where id = tests.id_of('report');
insert into storage.objects (bucket_id, name, created_at)
select 'documents', tests.id_of('olive') || '/' || tests.id_of(f) || '.pdf', now() - interval '2 days' from unnest(array['report', 'orphan']) as f;
select tests.act_as_service();
select is(sweep_documents(), array[tests.id_of('olive') || '/' || tests.id_of('orphan') || '.pdf'], 'so does its file');
select lives_ok($$ select tests.open('vera', 'viewed', 1) $$, 'which she still opens');

-- What was told is read with the page
select tests.act_as('vera');
select lives_ok($$ select read_disclosure_news(tests.id_of('cottage')) $$, 'looking at the page');
select is((select count(*) from notifications where kind like 'disclosure%' and read_at is null), 0::bigint, 'marks its notifications as read');
select tests.act_as('olive');
select is((select count(*) from notifications where kind = 'disclosure_acknowledged' and read_at is null), 2::bigint, 'but nobody else''s');

-- Access narrowed, and a canceled showing
select tests.act_as('olive');
select lives_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'invited') $$, 'access can be narrowed');
select throws_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'friends') $$, 'PT422', 'disclosure_invalid', 'to one of the three kinds');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed1', 'the version she acknowledged is left');
select is((d ->> 'is_current')::boolean, false, 'and marked as old')
from jsonb_array_elements(disclosures_page(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select tests.act_as_service();
select throws_ok($$ select tests.open('vera', 'viewed', 2) $$, 'PT404', 'disclosure_not_found', 'the new version is closed to her');
select tests.act_as('olive');
select lives_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'showings') $$, 'and widened again');
select tests.act_as_owner_of_db();
update bookings set status = 'cancelled' where id = tests.id_of('visit');
select tests.act_as('vera');
select is(tests.titles(), 'Open1 Viewed1', 'with her showing canceled, she keeps what she acknowledged');

-- Invitations
select tests.act_as('olive');
select lives_ok($$ select invite_to_disclosures(tests.id_of('cottage'), ' Gina@Example.com ') $$, 'an owner invites by address');
select lives_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'gina@example.com') $$, 'twice is once');
select lives_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'later@example.com') $$, 'even one without an account');
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'not an address') $$, 'PT422', 'guest_email_invalid', 'it must be an address');
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), null) $$, 'PT422', 'guest_email_invalid', 'and not null');
select throws_ok($$ select invite_to_disclosures(tests.id_of('cottage'), 'olive@example.com') $$, 'PT409', 'own_home', 'not her own');
select is((select count(*) from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests')), 2::bigint, 'she sees whom she invited');
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
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'a confirmed one does');
select is(tests.told('later', 'disclosure_access'), '{"access": "invited"}', 'and is told');
select tests.act_as_owner_of_db();
update auth.users set email = 'moved@example.com' where id = tests.id_of('later');
select tests.act_as('later');
select is(tests.titles(), 'Open1', 'only exactly that address');
select tests.act_as_owner_of_db();
update private.disclosure_guests set created_at = now() - interval '1 hour' where email = 'gina@example.com';
select tests.act_as_service();
select tests.open('gina', 'closed');
select tests.act_as('olive');
select is((select r ->> 'name' from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d, jsonb_array_elements(d -> 'readers') as r
           where d ->> 'title' = 'Closed' and r ->> 'name' ~* 'gina'), 'gina@example.com', 'the owner knows by the address whom she invited first');
select tests.act_as('otto');
select lives_ok($$ select remove_disclosure_guest(tests.guest('gina@example.com')) $$, 'another owner');
select tests.act_as('gina');
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'removes no guest');
select tests.act_as('olive');
select lives_ok($$ select remove_disclosure_guest(tests.guest('gina@example.com')) $$, 'the owner');
select tests.act_as('gina');
select is(tests.titles(), 'Open1', 'does');

-- Requests
select tests.act_as('nora');
select is(ask_for_disclosures(tests.id_of('cottage')), 'open', 'a buyer asks for the rest');
select is(ask_for_disclosures(tests.id_of('cottage')), 'open', 'twice is once');
select is(disclosures_page(tests.id_of('cottage')) ->> 'request', 'open', 'and sees that they asked');
select is(tests.told('olive', 'disclosure_request'), '{"from": "Nora"}', 'the owner is told');
select throws_ok($$ select ask_for_disclosures(tests.id_of(h)) from unnest(array['attic', 'bungalow', 'no such']) as h $$, 'PT409', 'nothing_to_ask_for', 'nothing can be asked for where nothing is closed');
select throws_ok($$ select answer_disclosure_request(tests.request(), true) $$, 'PT404', 'disclosure_request_not_found', 'nobody can grant their own request');
select tests.act_as('otto');
select throws_ok($$ select answer_disclosure_request(tests.request(), true) $$, 'PT404', 'disclosure_request_not_found', 'nor another owner');
select tests.act_as('olive');
select throws_ok($$ select ask_for_disclosures(tests.id_of('cottage')) $$, 'PT409', 'own_home', 'an owner can''t ask for access');
select is(r - 'id' - 'created_at', '{"name": "Nora", "state": "open"}', 'she sees who asks')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'requests') as r;
-- She invites guessed addresses, to learn who asked
select tests.remember('before', (my_disclosures(tests.id_of('cottage')) - 'guests')::text);
select invite_to_disclosures(tests.id_of('cottage'), guess || '@example.com') from unnest(array['nina', 'nora', 'norma']) as guess;
select is((my_disclosures(tests.id_of('cottage')) - 'guests')::text, tests.token_of('before'), 'guesses change nothing that she sees of requests and readers');
select is((select count(*) from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests') as g
           where g ->> 'email' ~ '^(nina|nora|norma)@' and g ->> 'name' is null), 3::bigint, 'nor of the guests she guessed');
select is((select string_agg(distinct n.data ->> 'from', ',') from notifications n where n.kind = 'disclosure_request'), 'Nora', 'nor of the news');
select tests.act_as_service();
select tests.open('nora', 'closed');
select tests.act_as('olive');
select is((select r ->> 'name' from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d, jsonb_array_elements(d -> 'readers') as r
           where d ->> 'title' = 'Closed' and r ->> 'name' ~* 'nor'), 'Nora', 'who asked before reads under a first name');
select ok((select bool_and((home - 'guests')::text !~ 'nora@') from jsonb_array_elements(my_disclosure_records() -> 'of_my_homes') as home), 'in her export, too');
select remove_disclosure_guest((g ->> 'id')::uuid) from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests') as g where g ->> 'email' ~ '^(nina|nora|norma)@';
select lives_ok($$ select answer_disclosure_request(tests.request(), false) $$, 'she declines');
select is(tests.told('nora', 'disclosure_access'), '{"access": "declined"}', 'the buyer is told');
select tests.act_as('nora');
select is(tests.titles(), 'Open1', 'nothing is open');
select is(ask_for_disclosures(tests.id_of('cottage')), 'declined', 'asking again tells nobody');
select tests.act_as('olive');
select lives_ok($$ select answer_disclosure_request(tests.request(), true) $$, 'she changes her mind');
select is(tests.told('nora', 'disclosure_access'), '{"access": "granted"}', 'the buyer is told again');
select answer_disclosure_request(tests.request(), n % 2 = 0) from generate_series(1, 4) as n;
select is(tests.told('nora', 'disclosure_access'), '{"access": "declined"}', 'three times a day, however often it changes');
select tests.act_as('nora');
select is(tests.titles(), 'Closed1 Open1 Viewed2', 'and everything is open');
select tests.act_as('olive');
select ok(my_disclosures(tests.id_of('cottage'))::text !~ 'nora@', 'without the buyer''s address');
select lives_ok(format('select remove_disclosure_guest(%L)', g ->> 'id'), 'she ends it')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'guests') as g where g ->> 'name' = 'Nora';
select tests.act_as('nora');
select is(tests.titles() || ' ' || (disclosures_page(tests.id_of('cottage')) ->> 'request'), 'Open1 declined', 'it is as if she had declined');
select tests.act_as_owner_of_db();
insert into conversations (listing_id, owner_id, buyer_id, ended_at) values (tests.id_of('cottage'), tests.id_of('olive'), tests.id_of('gina'), now());
select tests.act_as('gina');
select throws_ok($$ select ask_for_disclosures(tests.id_of('cottage')) $$, 'PT409', 'conversation_ended', 'a blocked buyer can''t ask');

-- Withdrawn
select tests.act_as('olive');
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-viewed')) $$, 'an owner withdraws');
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-viewed')) $$, 'twice is once');
select throws_ok($$ select replace_disclosure(tests.id_of('d-viewed'), 2, tests.id_of('survey')) $$, 'PT409', 'disclosure_withdrawn', 'a withdrawn disclosure gets no new version');
select throws_ok($$ select set_disclosure_access(tests.id_of('d-viewed'), 'everybody') $$, 'PT409', 'disclosure_withdrawn', 'and no other access');
select throws_ok($$ select tests.publish('viewed', 'report2', 'everybody') $$, 'PT409', 'already_stored', 'an old request to publish it');
select is(tests.titles(), 'Closed1 Open1', 'does not bring it back');
select is(jsonb_array_length(d -> 'readers'), 1, 'acknowledgments stay on record')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Viewed';
select lives_ok($$ select delete_document(tests.id_of('report2')) $$, 'its document can be deleted');
select tests.act_as('vera');
select is(tests.titles(), 'Open1', 'nobody sees it anymore');
select throws_ok($$ select tests.acknowledge('viewed', 2) $$, 'PT404', 'disclosure_not_found', 'or acknowledges it');
select tests.act_as_service();
select throws_ok($$ select tests.open('vera', 'viewed', 1) $$, 'PT404', 'disclosure_not_found', 'or opens it, not even those who acknowledged it');
select ok(sweep_documents() @> array[tests.id_of('olive') || '/' || tests.id_of('report') || '.pdf'], 'its old file is swept');

-- Texts of papers that everybody may read
select tests.act_as_owner_of_db();
select results_eq($$ select title, text from private.disclosure_texts(tests.id_of('cottage')) $$, $$ values ('Open', 'Roof: new in 2019.') $$, 'answers may quote what is for everybody');
update private.disclosures set access = 'invited' where id = tests.id_of('d-open');
select is_empty($$ select * from private.disclosure_texts(tests.id_of('cottage')) $$, 'and nothing else');
update private.disclosures set access = 'everybody' where id = tests.id_of('d-open');

-- Homes and people who leave
select tests.act_as('olive');
select lives_ok($$ update listings set status = 'withdrawn' where id = tests.id_of('cottage') $$, 'the home is withdrawn');
select tests.act_as_visitor();
select is(tests.titles(), '', 'nothing is public anymore');
select is(disclosures_page(tests.id_of('cottage')), null, 'nor does the page reveal that anything was');
select tests.act_as('vera');
select is(tests.titles(), 'Open1', 'except what somebody acknowledged');
select tests.act_as_owner_of_db();
select is_empty($$ select * from private.disclosure_texts(tests.id_of('cottage')) $$, 'and nothing is quoted');
update listings set status = 'active' where id = tests.id_of('cottage');
select is(my_disclosure_records() - 'of_my_homes' #- '{acknowledged,0,acknowledged_at}' #- '{acknowledged,1,acknowledged_at}' -> 'acknowledged' -> 0 ->> 'title', null, 'a visitor has no records');
select tests.act_as('vera');
select is(jsonb_array_length(my_disclosure_records() -> 'acknowledged'), 2, 'the export knows what she acknowledged');
select is(jsonb_array_length(my_disclosure_records() -> 'opened'), 4, 'and opened');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('vera'));
select is(finish_account_deletion(tests.id_of('vera')), 'deleted', 'Vera closes her account');
select tests.act_as('olive');
select is(jsonb_build_array(d #> '{readers,0,name}', d -> 'acknowledged_by_former'), '["Nora", 1]', 'the acknowledgment stays, without her name')
from jsonb_array_elements(my_disclosures(tests.id_of('cottage')) -> 'disclosures') as d where d ->> 'title' = 'Open';
select tests.act_as_service();
select begin_account_deletion(tests.id_of('nora'));
select finish_account_deletion(tests.id_of('nora'));
select is(tests.told('olive', 'disclosure_request'), null, 'what the owner was told of a request is deleted with the buyer''s account');
select tests.open('gina', 'open');
select tests.act_as('gina');
select tests.acknowledge('open');
select tests.act_as_service();
select begin_account_deletion(tests.id_of('olive'));
select tests.act_as('gina');
select is(tests.titles(), '', 'nothing is visible while the owner''s account is closing');
select tests.act_as_service();
select throws_ok($$ select tests.open('gina', 'open') $$, 'PT404', 'disclosure_not_found', 'or to open');
select tests.act_as_owner_of_db();
delete from storage.objects;
delete from private.email_outbox;
select is(private.finish_account_deletion(tests.id_of('olive')), 'deleted', 'and then');
select is((select count(*) from private.disclosures), 0::bigint, 'everything is deleted with the account');

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
select is(tests.invite('lodge'), '1 told, 0 to be mailed', 'not again after it was ended');
select is(tests.invite('cabin'), '2 told, 0 to be mailed', 'or for another home of the owner');
update private.disclosure_invitations set mailed_at = now() - interval '8 days';
select is(tests.invite('lodge'), '2 told, 1 to be mailed', 'but a week later');
select is((select count(*) from private.disclosure_invitations where mailbox = private.mailbox_hash('i.nes@example.com')), 0::bigint, 'it is kept under the mailbox,');
select is((select count(*) from private.disclosure_invitations where mailbox = private.mailbox_hash('ines+x@example.com')), 1::bigint, 'however its address is written');
update private.disclosure_invitations set mailed_at = now() - interval '8 days';
do $$ begin execute (select work from private.duties where name = 'forget mailed invitations'); end $$;
select is_empty($$ select from private.disclosure_invitations $$, 'and forgotten after a week');

select * from finish();
rollback;
