-- Reports and moderation: who may report what, what is frozen, who decides, what that does, and who learns
-- what of it. Olive sells, Nora buys, Vera visits without an account, Stan is the stranger, Mona moderates
-- and Opal operates.
begin;
\ir stage.psql
select plan(158);

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan', 'mona', 'opal', 'owen', 'stan+a', 'stan+b']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = 'Olive Canary-Owner' where id = tests.id_of('olive');
update profiles set full_name = 'Nora Canary-Buyer' where id = tests.id_of('nora');
update auth.users set raw_app_meta_data = jsonb_build_object('role', case id
    when tests.id_of('opal') then 'operator' else 'moderator' end)
where id in (tests.id_of('opal'), tests.id_of('mona'));
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('barn', 'owen');
insert into listing_images (listing_id, path, width, height, position)
values (tests.id_of('cottage'), tests.id_of('cottage') || '/front.webp', 1600, 1200, 0);
select tests.offer(home, tests.day(d), '{09:00,10:00,11:00}')
from unnest(array['cottage', 'barn']) as home, generate_series(2, 4) as d;

create function tests.visitor_case() returns uuid language sql stable security definer as $$
  select id from private.cases where kind = 'person' and subject_id like 'mailbox:%'
$$;
create function tests.home_case(home text) returns uuid language sql stable as $$
  select tests.case_of('home', tests.id_of(home)::text)
$$;
create function tests.reports_of(about uuid) returns bigint language sql stable security definer as $$
  select count(*) from private.reports where case_id = about
$$;
create function tests.news_of(person text) returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(n.data - 'home' order by n.created_at, n.data::text), '[]') from public.notifications n
  where n.kind = 'report_decided' and n.user_id = tests.id_of(person)
$$;
create function tests.status_of(home text) returns text language sql stable security definer as $$
  select status from public.listings where id = tests.id_of(home)
$$;

-- A visitor without an account reports a home
select tests.act_as_visitor(), tests.come_from('192.0.2.1');
select lives_ok($$ select report(tests.id_of('r1'), 'home', tests.id_of('cottage')::text, 'not_theirs', E' My aunt\r\nlives there. ') $$, 'a visitor reports a home');
select lives_ok($$ select report(tests.id_of('r1'), 'home', tests.id_of('cottage')::text, 'not_theirs', E'My aunt\nlives there.') $$, 'the same report again is accepted');
select lives_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('cottage')::text, 'fraud') $$, 'a visitor reports the home again for another reason');
select is(tests.reports_of(tests.home_case('cottage')), 1::bigint, 'a visitor''s reports of a home are one report');
select throws_ok(format('select report(gen_random_uuid(), %L, %L, %L, %L)', k, s, r, w), 'PT422', 'report_invalid', 'nobody can report ' || what)
from (values
  ('home', 'x', 'ugly', null, 'for a reason that is none'), ('photos', 'x', 'fraud', null, 'as the site itself'),
  ('home', 'x', 'same_photos', null, 'with its reason'), ('home', 'x', 'other', E' \n', 'for another reason without words'),
  ('home', 'x', 'fraud', repeat('x', 1001), 'with too many words'), ('home', 'x', 'fraud', E'a\x07', 'with control characters'),
  ('home', repeat('x', 201), 'fraud', null, 'something endless'), (null, 'x', 'fraud', null, 'nothing')
) as bad (k, s, r, w, what);
select throws_ok(format('select report(gen_random_uuid(), %L, %L, %L)', 'home', s, 'fraud'), 'PT404', 'report_unknown', 'nobody can report a home that is ' || s)
from unnest(array[tests.id_of('attic')::text, gen_random_uuid()::text, 'attic', '']) as s;
select tests.come_from('192.0.2.2');
select throws_ok(format('select report(gen_random_uuid(), %L, %L, %L)', k, gen_random_uuid(), 'fraud'), 'PT401', 'authentication_required', 'a visitor without an account can''t report ' || k || ' without knowing who asks')
from unnest(array['message', 'person']) as k;
select throws_ok($$ select report(gen_random_uuid(), 'answer', gen_random_uuid()::text, 'fraud') $$, 'PT404', 'report_unknown', 'an unpublished answer can''t be reported');

-- Others report the same home; its owner can't
select tests.act_as('stan');
select lives_ok($$ select report(tests.id_of('r2'), 'home', tests.id_of('cottage')::text, 'fraud', 'It is on another site.') $$, 'a member reports it too');
select is(tests.reports_of(tests.home_case('cottage')), 2::bigint, 'two people''s reports of a home are one case');
select tests.act_as('olive');
select throws_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('cottage')::text, 'fraud') $$, 'PT404', 'report_unknown', 'the owner can''t report herself');
select throws_ok('select ' || c, 'PT403', 'forbidden', 'an owner is refused ' || c)
from unnest(array['moderation_queue()', 'moderation_case(tests.home_case(''cottage''))', 'moderation_weeks()', 'tests.decide(tests.home_case(''cottage''), ''nothing'')']) as c;
select is(my_case(tests.home_case('cottage')), null, 'the owner can''t open a case about her home');
select is(my_cases(), '[]', 'the owner has no list of cases about her home');

-- Messages: only their reader reports them
select tests.act_as('nora');
select ask_owner(tests.id_of('m1'), tests.id_of('cottage'), 'Is the roof new?') is not null;
select tests.act_as('olive');
select send_message(tests.id_of('m2'), tests.talk_about('cottage', 'nora'), 'Wire the canary-deposit first.') is not null;
select tests.act_as('nora');
select lives_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('m2')::text, 'fraud') $$, 'the reader of a message can report it');
select throws_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('m1')::text, 'fraud') $$, 'PT404', 'report_unknown', 'the writer of a message can''t report it');
select tests.act_as('stan');
select throws_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('m2')::text, 'fraud') $$, 'PT404', 'report_unknown', 'a stranger can''t report a message');
select throws_ok($$ select report(gen_random_uuid(), 'person', 'conversation:' || tests.talk_about('cottage', 'nora'), 'fraud') $$, 'PT404', 'report_unknown', 'a stranger can''t report the people of a conversation');
select tests.act_as('olive');
select lives_ok($$ select report(gen_random_uuid(), 'person', 'conversation:' || tests.talk_about('cottage', 'nora'), 'harassment') $$, 'each side reports the other person');

-- A visitor by the link to their showing, and an owner the visitor of a showing
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.act_as_owner_of_db();
select tests.remember('vera', tests.link('veras'));
select tests.act_as_visitor(), tests.come_from('192.0.2.3');
select write_by_link(tests.token_of('vera'), tests.id_of('v1'), 'Is there parking?') is not null;
select tests.act_as('olive');
select write_to_visitor(tests.id_of('o1'), tests.id_of('veras'), 'Send your passport.') is not null;
select lives_ok($$ select report(gen_random_uuid(), 'person', 'showing:' || tests.id_of('veras'), 'spam') $$, 'an owner reports the visitor of a showing');
select tests.act_as('owen');
select throws_ok($$ select report(gen_random_uuid(), 'person', 'showing:' || tests.id_of('veras'), 'spam') $$, 'PT404', 'report_unknown', 'another owner can''t report the visitor');
select tests.act_as_visitor();
select lives_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('o1')::text, 'fraud', null, tests.token_of('vera')) $$, 'a visitor reports a message through their link');
select lives_ok($$ select report(gen_random_uuid(), 'person', 'link', 'fraud', null, tests.token_of('vera')) $$, 'a visitor reports the owner through their link');
select throws_ok($$ select report(gen_random_uuid(), 'message', tests.id_of('m2')::text, 'fraud', null, tests.token_of('vera')) $$, 'PT404', 'report_unknown', 'a visitor can''t report a message of another conversation');
select is(report(gen_random_uuid(), 'person', 'link', 'fraud', null, 'x'), false, 'an unknown link reports nothing');
select tests.act_as('nora');
select throws_ok($$ select ask_owner(gen_random_uuid(), tests.id_of('villa'), 'Still there?') from report(gen_random_uuid(), 'person', 'showing:x', 'spam') $$, 'PT404', 'report_unknown', 'a broken id reports nothing');

-- Whoever fears a report can't use up what others may report
select tests.act_as_visitor();
select report(gen_random_uuid(), 'home', tests.id_of('villa')::text, 'spam')
from generate_series(1, 30) as n, lateral (select tests.come_from('198.51.' || n || '.7')) as here;
select tests.come_from('203.0.113.1');
select throws_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('villa')::text, 'spam') $$, 'PT429', 'too_many_reports', 'visitors report a home thirty times a day');
select tests.act_as('nora');
select ask_owner(tests.id_of('mv'), tests.id_of('villa'), 'And this one?') is not null;
select tests.act_as('olive');
select lives_ok($$ select report(gen_random_uuid(), 'person', 'conversation:' || tests.talk_about('villa', 'nora'), 'spam') $$, 'a member of a conversation can report the other, however many reports the home has');
select tests.act_as('stan');
select lives_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('villa')::text, 'fraud') $$, 'a member can report a home, however many visitors have');
select tests.act_as_owner_of_db();

delete from private.cases c where c.subject_id = tests.id_of('villa')::text;
delete from conversations where id = tests.talk_about('villa', 'nora');

-- Repeats use up nothing, and neither do the other accounts of a mailbox
select tests.act_as_owner_of_db(), tests.forget_limits();
select tests.act_as_visitor(), tests.come_from('192.0.2.9');
select is((select count(*) from generate_series(1, 9) where report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'spam')), 9::bigint, 'repeated reports are answered like new ones');
select tests.act_as_owner_of_db();
select is((select sum(b.n)::bigint from private.rate_buckets b where b.key = 'reports:' || tests.id_of('barn')), 1::bigint, 'repeated reports count once for the home');
select lives_ok(format('select report(gen_random_uuid(), %L, %L, %L)', 'home', tests.id_of('barn'), 'spam'), who || ' reports it')
from unnest(array['stan', 'stan+a', 'stan+b']) as who, lateral (select tests.act_as(who), tests.come_from('192.0.2.20')) as here;
select tests.act_as_owner_of_db();
select is(tests.reports_of(tests.home_case('barn')), 2::bigint, 'all accounts of a mailbox report a home once');
select tests.use_up('reports:' || tests.id_of('barn'), 86400, 120);
select tests.act_as_visitor(), tests.come_from('192.0.2.10');
select throws_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'spam') $$, 'PT429', 'too_many_reports', 'no minor report is accepted when a home''s reports are used up');
select lives_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'fraud') $$, 'grave reports still arrive when a home''s reports are used up');

-- The gravest come first, and there is another page
select tests.act_as_owner_of_db();
insert into private.cases (id, kind, subject_id, gravity, opened_at)
select md5('flood' || n)::uuid, 'photos', 'flood' || n, 2, now() - interval '9 days' from generate_series(1, 120) as n;
select tests.act_as('mona', 'moderator');
create temporary table queue on commit drop as select moderation_queue() as page;
select ok((select page -> 'waiting' -> 0 -> 'reasons' ?| '{fraud,not_theirs}' from queue), 'the gravest cases come first, however old others are');
select is((select array_agg(distinct position) from queue, jsonb_array_elements(page -> 'waiting') with ordinality as q (c, position) where c -> 'reasons' @> '["fraud"]' and position > 8), null, 'every grave case comes before the others');
select is((select (jsonb_array_length(page -> 'waiting'), (page ->> 'total')::integer) from queue), (50, 127), 'a page has fifty, and says how many wait');
select is((select count(distinct c ->> 'id') from (
  select page from queue union all select moderation_queue(page -> 'next') from queue
  union all select moderation_queue(moderation_queue(page -> 'next') -> 'next') from queue) as pages, jsonb_array_elements(page -> 'waiting') as c), 127::bigint, 'three pages have all cases');
select throws_ok($$ select moderation_queue('{"gravity": "high"}') $$, 'PT400', 'bad_request', 'a broken key is refused');
select tests.act_as_owner_of_db(), tests.forget_limits();
delete from private.cases where subject_id like 'flood%' or subject_id = tests.id_of('barn')::text;

-- What is frozen stays, whatever becomes of it
select tests.act_as('olive');
update listings set title = 'Renamed', description = 'Edited' where id = tests.id_of('cottage');
select tests.act_as('mona', 'moderator');
select unnest(array[is(c #>> '{copies,0,frozen,home,title}', 'Cottage', 'a later edit does not change the copy'),
       is(c #>> '{copies,0,frozen,images,0,path}', tests.id_of('cottage') || '/front.webp', 'with its photographs'),
       is(jsonb_array_length(c -> 'reports'), 2, 'both reports'),
       is(c #>> '{reports,0,words}', E'My aunt\nlives there.', 'their words'),
       is(c #>> '{reports,0,reporter}', null, 'one without an account'),
       is(c #>> '{reports,1,reporter,address}', 's…@example.com', 'one with a masked address'),
       is(c #>> '{accused,name}', 'Olive', 'and a first name of the owner'),
       is(c #>> '{accused,reported}', '4', 'with what else was reported'),
       ok(c::text !~ 'olive@|nora@|stan@|303-555-0100|Canary-Owner', 'but no address, number or full name')])
from moderation_case(tests.home_case('cottage')) as c;
select tests.act_as_visitor(), tests.come_from('192.0.2.4');
select report(gen_random_uuid(), 'home', tests.id_of('cottage')::text, 'fraud');
select tests.act_as('opal', 'operator');
select unnest(array[is(jsonb_array_length(c -> 'copies'), 2, 'an operator sees the same, and a new copy of what was edited since'),
       is(c #>> '{copies,0,frozen,home,description}', 'Edited', 'the latest first')])
from moderation_case(tests.home_case('cottage')) as c;
select is((select array_agg(q ->> 'kind' order by q ->> 'kind') from jsonb_array_elements(moderation_queue() -> 'waiting') as q),
  '{home,message,message,person,person,person}', 'the queue has every case once');
select is((moderation_case(tests.case_of('message', tests.id_of('m2')::text)) #>> '{copies,0,frozen,messages,1,body}'),
  'Wire the canary-deposit first.', 'a message with what was written before it');
select is(c #>> '{copies,0,frozen,showing,name}', 'Vera', 'the visitor of a showing with a first name')
from moderation_case(tests.visitor_case()) as c;
select is((select count(*) from moderation_weeks()), 8::bigint, 'a moderator sees eight weeks of numbers');
select is((select (reports, cases, decided) from moderation_weeks() limit 1), (8::bigint, 6::bigint, 0::bigint), 'the numbers of this week count reports, cases and decisions');

-- Deciding
select throws_ok(format('select decide_case(tests.home_case(%L), 0, %L, %L)', 'cottage', d, r), 'PT422', 'decision_invalid', 'nobody can decide ' || w)
from (values ('nothing', 'short', 'without a reason'), ('nothing', repeat('x', 1001), 'with an endless one'),
  ('remove', 'Because of our rules.', 'what doesn''t apply to a home'), ('kept', 'Because of our rules.', 'what was not answered'),
  ('lifted', 'Because of our rules.', 'what isn''t in force'), ('burn', 'Because of our rules.', 'what we don''t do')) as bad (d, r, w);
select throws_ok($$ select decide_case(tests.home_case('cottage'), 0, null, 'Because of our rules.') $$, 'PT422', 'decision_invalid', 'a case can''t be decided without a decision');
select throws_ok($$ select tests.decide(gen_random_uuid(), 'nothing') $$, 'PT404', 'case_unknown', 'an unknown case can''t be decided');
select is(moderation_case(gen_random_uuid()), null, 'an unknown case shows nothing');
select throws_ok($$ select tests.decide(tests.home_case('cottage'), 'nothing', 1) $$, 'PT409', 'case_changed', 'a case can''t be decided after a decision that the moderator has not seen');
select lives_ok($$ select tests.decide(tests.home_case('cottage'), 'hide_home') $$, 'an operator hides the home');
select throws_ok($$ select tests.decide(tests.home_case('cottage'), 'nothing') $$, 'PT409', 'case_changed', 'a case can''t be decided twice');
select is(tests.status_of('cottage'), 'withdrawn', 'a hidden home leaves the market');
select is(tests.news_of('olive'), '[{"told": "accused", "about": "home", "decision": "hide_home", "measure": "hide_home"}]', 'the owner of a hidden home is told what was decided');
select is(tests.news_of('stan'), '[{"told": "reporter", "about": "home", "decision": "acted"}]', 'the member who reported a home is told that something was done');
select tests.act_as_visitor();
select is_empty($$ select from listings where id = tests.id_of('cottage') $$, 'visitors no longer see it');
select is_empty($$ select from listing_images where listing_id = tests.id_of('cottage') $$, 'visitors no longer see the photos of a hidden home');
select throws_ok($$ select report(gen_random_uuid(), 'home', tests.id_of('cottage')::text, 'fraud') $$, 'PT404', 'report_unknown', 'a hidden home can''t be reported again');
select tests.act_as_owner_of_db();
select is((select status from bookings where id = tests.id_of('veras')), 'cancelled', 'the showings of a hidden home are cancelled');

-- The owner reads and answers
select tests.act_as('olive');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('cottage') $$, 'PT409', 'listing_withheld', 'the owner can''t publish a hidden home again');
select lives_ok($$ update listings set title = 'Better' where id = tests.id_of('cottage') $$, 'the owner can edit a hidden home');
select is(c - '{id,decided_at}'::text[], '{"as": "accused", "about": "home", "decision": "hide_home", "measure": "hide_home",
  "reason": "Because of our rules, section four.", "title": "Cottage", "words": null, "can_answer": true, "answer": null, "is_waiting": false}',
  'the owner reads what was decided and why, and nothing about who reported')
from my_case(tests.home_case('cottage')) as c;
select is((select array_agg(c ->> 'as' order by c ->> 'as') from jsonb_array_elements(my_cases()) as c), '{accused,reporter,reporter}', 'the decision is in her export, with her own reports');
select throws_ok(format('select answer_decision(tests.home_case(%L), %L)', 'cottage', w), 'PT422', 'decision_answer_invalid', 'the owner''s answer can''t be empty')
from unnest(array['', repeat('x', 1001)]) as w;
select tests.act_as('stan');
select throws_ok($$ select answer_decision(tests.home_case('cottage'), 'Mine!') $$, 'PT409', 'case_changed', 'nobody else can answer');
select is(my_case(tests.home_case('cottage')) - '{id,reported_at}'::text[], '{"as": "reporter", "about": "home", "reason": "fraud",
  "words": "It is on another site.", "title": "Cottage", "decision": "acted"}', 'the reporter sees that something was done');
select tests.act_as('nora');
select is(my_case(tests.home_case('cottage')), null, 'other people can''t open the case');
select tests.act_as('olive');
select lives_ok($$ select answer_decision(tests.home_case('cottage'), 'It is mine: see the deed.') $$, 'the owner answers the decision');
select throws_ok($$ select answer_decision(tests.home_case('cottage'), 'And another thing') $$, 'PT409', 'case_changed', 'the owner can''t answer twice');
select tests.act_as('mona', 'moderator');
select is((select q ->> 'state' from jsonb_array_elements(moderation_queue() -> 'waiting') as q where q ->> 'id' = tests.home_case('cottage')::text),
  'answered', 'the case is back in the queue');
select throws_ok($$ select tests.decide(tests.home_case('cottage'), 'suspend', 1) $$, 'PT422', 'decision_invalid', 'an answer makes nothing worse');
select lives_ok($$ select tests.decide(tests.home_case('cottage'), 'lifted', 1) $$, 'the decision is lifted');
select is(tests.status_of('cottage'), 'active', 'the home is for sale again');
select is(tests.news_of('olive') #>> '{0,decision}', 'lifted', 'the owner is told that the decision was lifted');
select is(jsonb_array_length(tests.news_of('stan')), 1, 'the reporter isn''t notified again');
select is((select string_agg(concat(s ->> 'what', ':' || (s ->> 'decision')), ' ' order by n) from jsonb_array_elements(
  moderation_case(tests.home_case('cottage')) -> 'steps') with ordinality as step (s, n)),
  'reported reported seen reported seen decided:hide_home answered decided:lifted seen', 'every step is recorded');

-- Nothing: only those who reported are told
select lives_ok($$ select tests.decide(tests.case_of('person', tests.id_of('nora')::text), 'nothing') $$, 'a report may come to nothing');
select is(tests.news_of('nora'), '[]', 'a person isn''t told of a report that came to nothing');
select is(tests.news_of('olive') -> 1, '{"told": "reporter", "about": "person", "decision": "nothing"}', 'the reporter is told of a report that came to nothing');

-- A message is removed for both
select lives_ok($$ select tests.decide(tests.case_of('message', tests.id_of('m2')::text), 'remove') $$, 'a message is removed');
select tests.act_as('nora');
select is((select body || ' ' || (removed_at is not null) from messages where id = tests.id_of('m2')), 'This message was removed by our moderators. true', 'a removed message is hidden from its reader');
select tests.act_as('olive');
select is_empty($$ select from messages where body like '%canary%' $$, 'a removed message is hidden from its writer');
select is(my_case(tests.case_of('message', tests.id_of('m2')::text)) ->> 'words', 'Wire the canary-deposit first.', 'the writer learns which message was removed');
select tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('message', tests.id_of('m2')::text), 'lifted', 1) $$, 'the removal of a message is lifted');
select tests.act_as('nora');
select is((select body from messages where id = tests.id_of('m2')), 'Wire the canary-deposit first.', 'a message whose removal was lifted is back');

-- A suspended person
select tests.act_as('olive');
insert into favorites (user_id, listing_id) values (tests.id_of('olive'), tests.id_of('barn'));
select tests.act_as('olive'), tests.ask('barn', tests.day(3), '09:00', 'olive@example.com', tests.id_of('olives'));
select tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('person', tests.id_of('olive')::text), 'suspend') $$, 'a person is suspended');
select is(array[tests.status_of('cottage'), tests.status_of('villa'), tests.status_of('attic'), tests.status_of('barn')],
  '{withdrawn,withdrawn,draft,active}', 'a suspended person''s homes are hidden, and no others');
select tests.act_as_owner_of_db();
select is((select status from bookings where id = tests.id_of('olives')), 'cancelled', 'the showings that a suspended person asked for are cancelled');
select tests.act_as('olive');
select throws_ok(statement, 'PT403', 'account_suspended', 'a suspended person does not ' || what) from (values
  ($$ insert into listings (user_id, title) values (tests.id_of('olive'), 'New') $$, 'list'),
  ($$ update listings set status = 'active' where id = tests.id_of('cottage') $$, 'publish'),
  ($$ select tests.ask('barn', tests.day(3), '10:00', 'other@example.com') $$, 'book'),
  ($$ select send_message(gen_random_uuid(), tests.talk_about('cottage', 'nora'), 'Hello') $$, 'write'),
  ($$ select ask_owner(gen_random_uuid(), tests.id_of('barn'), 'Hello?') $$, 'ask'),
  ($$ select report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'fraud') $$, 'report')) as act (statement, what);
select tests.act_as_owner_of_db();
insert into listing_images (listing_id, path, width, height, position) values (tests.id_of('cottage'), 'demo/porch.webp', 800, 600, 50);
insert into storage.objects (bucket_id, name) values ('documents', tests.id_of('olive') || '/' || tests.id_of('deed') || '.pdf');
select tests.act_as('olive');
select throws_ok(statement, 'PT403', 'account_suspended', 'a suspended person can''t ' || what) from (values
  ($$ update listing_images set alt = 'Call me' where path = 'demo/porch.webp' $$, 'describe a photo'),
  ($$ select open_chat_thread() $$, 'begin to talk to Vesty')) as act (statement, what);
select tests.act_as_service();
select throws_ok(statement, 'PT403', 'account_suspended', 'no function helps a suspended person to ' || what) from (values
  ($$ select set_listing_images(tests.id_of('cottage'), tests.id_of('olive'), '[{"path": "x", "files": []}]') $$, 'add photos'),
  ($$ select add_document(tests.id_of('olive'), tests.id_of('olive') || '/' || tests.id_of('deed') || '.pdf', 'Deed.pdf', 'application/pdf', 9, repeat('0', 64)) $$, 'keep a document'),
  ($$ select reserve_chat(tests.id_of('olive'), gen_random_uuid(), 'Hello', null, '{}', 1, 100, 60) $$, 'ask Vesty'),
  ($$ select take_pot('model:photos', null, tests.id_of('olive'), '{}') $$, 'have words written by the model'),
  ($$ select open_checkout(tests.id_of('olive'), 'basic') $$, 'begin to pay')) as act (statement, what);
select lives_ok($$ select set_listing_images(tests.id_of('cottage'), tests.id_of('olive'), '[]') $$, 'a suspended person can remove photos');
select lives_ok($$ select take_pot('model:photos', null, tests.id_of('nora'), '{}'), open_checkout(tests.id_of('nora'), 'basic') $$, 'functions still help other people');
select tests.act_as('olive');
select isnt_empty($$ select from listings where user_id = tests.id_of('olive') $$, 'a suspended person reads their homes');
select isnt_empty($$ select from messages $$, 'a suspended person reads their messages');
select is((select c ->> 'reason' from jsonb_array_elements(my_cases()) as c where c ->> 'decision' = 'suspend'), 'Because of our rules, section four.', 'a suspended person reads the reason');
select lives_ok($$ select answer_decision(tests.case_of('person', tests.id_of('olive')::text), 'Let me explain.') $$, 'a suspended person may answer');
select lives_ok($$ delete from listings where id = tests.id_of('attic') $$, 'a suspended person deletes a home');
select tests.act_as('nora');
select lives_ok($$ select send_message(gen_random_uuid(), tests.talk_about('cottage', 'nora'), 'Are you there?') $$, 'other people can still write');

-- Their address without signing in: no answer tells, the request lapses, and nothing is confirmed at once
select tests.act_as_owner_of_db();
insert into availability_rules (listing_id, user_id, auto_confirm) values (tests.id_of('barn'), tests.id_of('owen'), true);
select tests.act_as_visitor();
select lives_ok($$ select tests.ask('barn', tests.day(4), '09:00', 'Olive+x@example.com', tests.id_of('sneak')) $$, 'a request under a suspended address is taken');
select tests.act_as_owner_of_db();
select is((select status from bookings where id = tests.id_of('sneak')), 'pending', 'a request under a suspended address is not confirmed');
update private.booking_origins set lapses_at = lapses_at - interval '1 second' where booking_id = tests.id_of('sneak');
select private.cancel_lapsed_requests();
select is((select status from bookings where id = tests.id_of('sneak')), 'cancelled', 'a request under a suspended address lapses within a minute');

-- Nor does feedback after a showing say what they want to say
select tests.seed($$ update bookings set status = 'completed', starts_at = now() - interval '1 day' where id = tests.id_of('sneak') $$);
select tests.remember('vera', tests.link('sneak'));
select tests.act_as_visitor();
select throws_ok(format('select give_feedback(%L, 5::smallint, %L, %L, %L)', tests.token_of('vera'), 'right', 'yes', 'Write to me'), 'PT403', 'account_suspended', 'a suspended visitor''s feedback is refused');
select tests.act_as_owner_of_db();
select is_empty('select from showing_feedback', 'a suspended visitor''s feedback is not stored');

-- The account goes, the copy and the suspension stay
select tests.act_as_service();
select begin_account_deletion(tests.id_of('olive')) is not null, finish_account_deletion(tests.id_of('olive')) is not null;
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('olive');
select tests.act_as('mona', 'moderator');
select is(moderation_case(tests.case_of('message', tests.id_of('m2')::text)) #>> '{copies,0,frozen,messages,1,body}', 'Wire the canary-deposit first.', 'the copy survives a deleted account');
select lives_ok($$ select tests.decide(tests.case_of('person', tests.id_of('olive')::text), 'kept', 1) $$, 'a case about a deleted account can be decided');
select tests.act_as_owner_of_db();
select tests.make_user('olive');
select ok(private.is_suspended(tests.id_of('olive')), 'the same address is still suspended');
select is((select count(*) from private.kept_photos), 1::bigint, 'photographs of a deleted account are kept for the case');

-- What is forgotten
update private.cases set decided_at = now() - interval '31 days' where state = 'decided';
update private.reports set created_at = now() - interval '31 days' where reporter_id is null;
select is(private.forget_cases(), 0, 'cases are kept after a month');
select is((select count(*) from private.kept_photos), 0::bigint, 'photographs are deleted after a month');
select is_empty($$ select from private.reports where reporter_id is null and reporter_key <> id::text $$, 'reporters'' networks are deleted after a month');
update private.cases set decided_at = now() - interval '181 days' where state = 'decided';
select is(private.forget_cases(), 3, 'cases without a measure are deleted after half a year');
select ok(private.is_suspended(tests.id_of('olive')), 'a suspension remains after half a year');
update private.cases set decided_at = now() - interval '731 days' where state = 'decided';
select is(private.forget_cases(), 1, 'a suspension is deleted after two years');
select is((select array_agg(state) from private.cases), '{open,open}', 'a waiting case is never deleted');

select * from finish();
rollback;
