-- Questions and answers: a buyer asks from the page, the owner answers and publishes, everybody reads.
-- Nora is the buyer, Bert another one, Stan the stranger.
begin;
\ir stage.psql
select plan(62);

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'stan', 'oscar']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = 'Olive Canary-Owner', phone = '303-555-7701' where id = tests.id_of('olive');
update profiles set full_name = 'Nora Canary-Buyer', phone = '303-555-7702' where id = tests.id_of('nora');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');
update listings set address = '9 Canary Street', features = '{Fir floors,Fenced yard}', description = 'A porch. The kitchen is from 2021.',
  hoa_fee = 0 where id = tests.id_of('cottage');
insert into documents (user_id, name, type, size, path, sha256)
values (tests.id_of('olive'), 'Canary deed.pdf', 'application/pdf', 9, tests.id_of('olive') || '/' || tests.id_of('deed') || '.pdf', repeat('0', 64));
create function tests.open_ones() returns text language sql stable as $$
  select string_agg(q ->> 'question', ' / ') from jsonb_array_elements(public.my_questions()) as q
$$;

-- Asking
select tests.act_as('nora');
select lives_ok(format('select ask_owner(%L, %L, %L)', tests.id_of('q1'), tests.id_of('cottage'), 'How old is the roof? Call 303-555-7702.'), 'Nora asks');
select lives_ok(format('select ask_owner(%L, %L, %L)', tests.id_of('q1'), tests.id_of('cottage'), 'How old is the roof? Call 303-555-7702.'), 'asking twice stores one question');
select lives_ok(format('select ask_owner(%L, %L, %L)', tests.id_of('q2'), tests.id_of('cottage'), 'And the furnace?'), 'the buyer asks another question');
select lives_ok(format('select send_message(%L, %L, %L)', tests.id_of('m1'), tests.talk_about('cottage', 'nora'), 'Good morning'), 'the buyer writes a message');
select is(my_questions(), '[]', 'a buyer has no questions to answer');
select tests.act_as('bert');
select lives_ok(format('select ask_owner(%L, %L, %L)', tests.id_of('q3'), tests.id_of('cottage'), 'Do the neighbors have dogs?'), 'Bert asks');

-- The owner's list
select tests.act_as('olive');
select is(tests.open_ones(), 'How old is the roof? Call 303-555-7702. / And the furnace? / Do the neighbors have dogs?',
  'the owner sees what was asked from the page, once, in order');
select is(my_questions() -> 0 ->> 'from', 'Nora', 'the owner sees the asker''s first name');
select is((select data ->> 'asks' from notifications where kind = 'message' and subject_id = tests.talk_about('cottage', 'bert')), 'true', 'the owner is told that the message is a question');
select is((select data ->> 'asks' from notifications where kind = 'message' and subject_id = tests.talk_about('cottage', 'nora')), null, 'the owner is told of a plain message as a message');
select tests.act_as('oscar');
select is(my_questions(), '[]', 'another owner sees no questions of this home');
select throws_ok(format('select answer_question(%L, gen_random_uuid(), %L)', tests.id_of('q1'), 'Hello'), 'PT404', 'question_unknown', 'another owner can''t answer a question');
select throws_ok(format('select close_question(%L)', tests.id_of('q1')), 'PT404', 'question_unknown', 'another owner can''t close a question');
select tests.act_as('nora');
select throws_ok(format('select answer_question(%L, gen_random_uuid(), %L)', tests.id_of('q1'), 'Hello'), 'PT404', 'question_unknown', 'the buyer who asked can''t answer');

-- Answering and publishing
select tests.act_as('olive');
select throws_ok(format('select answer_question(%L, %L, %L, %L)', tests.id_of('q1'), tests.id_of('a1'), t, 'How old is the roof?'),
  'PT422', 'answer_has_contact', 'an answer can''t be published with ' || t)
from unnest(array['Ask me at olive@example.com', E'Call 303\u200b555\u20607701', 'Call ３０３－５５５－７７０１', 'Call 303-555-7701', 'I live at 9 Canary Street', 'www.example.com']) as t;
select is((select count(*) from messages where sender = 'owner'), 0::bigint, 'a refused answer is not sent');
select throws_ok(format('select answer_question(%L, %L, %L, %L)', tests.id_of('q1'), tests.id_of('a1'), 'From 2019.', repeat('x', 301)),
  'PT422', 'answer_invalid', 'a question that is too long');
select is(answer_question(tests.id_of('q1'), tests.id_of('a1'), 'It was replaced in 2019.', E'  How old\nis the roof? ') ->> 'body',
  'It was replaced in 2019.', 'the owner answers and publishes at once');
select lives_ok(format('select answer_question(%L, %L, %L, %L)', tests.id_of('q1'), tests.id_of('a1'), 'It was replaced in 2019.', 'How old is the roof?'), 'the owner''s answer can be sent twice');
select results_eq($$ select question, answer, is_public, position from listing_answers $$,
  $$ values ('How old is the roof?', 'It was replaced in 2019.', true, 0::smallint) $$, 'repeating an answer publishes it once');
select is((select count(*) from messages where sender = 'owner'), 1::bigint, 'repeating an answer sends it once');
select is(tests.open_ones(), 'And the furnace? / Do the neighbors have dogs?', 'an answer closes its own question only');
select lives_ok(format('select answer_question(%L, gen_random_uuid(), %L)', tests.id_of('q3'), 'One small dog. Call 303-555-7701.'), 'an answer that is only sent may have a phone number');
select is((select count(*) from listing_answers), 1::bigint, 'an answer that is only sent is not published');
select lives_ok(format('select send_message(gen_random_uuid(), %L, %L)', tests.talk_about('cottage', 'nora'), 'Serviced last year.'), 'the owner writes in the conversation');
select is(tests.open_ones(), null, 'a message of the owner closes the conversation''s open questions');
select tests.act_as('nora');
select lives_ok(format('select ask_owner(%L, %L, %L)', tests.id_of('q4'), tests.id_of('cottage'), 'One more?'), 'Nora asks again');
select is((select data ->> 'answers' from notifications where kind = 'message' and subject_id = tests.talk_about('cottage', 'nora') limit 1), null, 'the buyer''s latest notification is about a message');
select tests.act_as('bert');
select is((select data ->> 'answers' from notifications where kind = 'message'), 'true', 'Bert is told that he was answered');
select tests.act_as('olive');
select lives_ok(format('select close_question(%L)', tests.id_of('q4')), 'the owner dismisses a question');
select is(tests.open_ones(), null, 'a dismissed question is off the list');

-- The owner's own pairs
select lives_ok(format('insert into listing_answers (id, listing_id, question, answer) values (%L, %L, %L, %L)',
  tests.id_of('a2'), tests.id_of('cottage'), 'Is the yard fenced?', 'All around.'), 'the owner writes a pair of her own');
select lives_ok(format('insert into listing_answers (id, listing_id, question, answer, is_public) values (%L, %L, %L, %L, false)',
  tests.id_of('a3'), tests.id_of('cottage'), 'Canary question?', 'Canary answer.'), 'the owner writes a pair for a home that isn''t public');
select throws_ok($$ update listing_answers set answer = 'Mail me: o@example.com' $$, 'PT422', 'answer_has_contact', 'an edit is checked as well');
select throws_ok($$ update listing_answers set answer = E' \n' $$, 'PT422', 'answer_invalid', 'an answer can''t be changed to nothing');
select lives_ok(format('select order_answers(%L, %L)', tests.id_of('cottage'), array[tests.id_of('a2'), tests.id_of('a1')]), 'the owner orders her answers');
select is((select string_agg(question, ' / ' order by position) from listing_answers),
  'Is the yard fenced? / How old is the roof? / Canary question?', 'answers that the owner left out of the order follow');
select throws_ok(format('insert into listing_answers (listing_id, question, answer) values (%L, %L, %L)', tests.id_of('bungalow'), 'Why?', 'Because.'),
  'PT403', 'forbidden', 'an owner can''t write answers for somebody else''s home');
select lives_ok(format('insert into listing_answers (listing_id, question, answer) values (%L, %L, %L)', tests.id_of('attic'), 'Canary draft?', 'Canary.'), 'an owner writes answers on a draft');
select lives_ok(format($f$ insert into listing_answers (listing_id, question, answer) select %L, 'Q' || n || '?', 'A' from generate_series(4, 60) as n $f$, tests.id_of('cottage')), 'a home has room for sixty answers');
select throws_ok(format('insert into listing_answers (listing_id, question, answer) values (%L, %L, %L)', tests.id_of('cottage'), 'Why?', 'Because.'),
  'PT409', 'too_many_answers', 'the sixty-first answer is refused');
select lives_ok($$ delete from listing_answers where question ~ '^Q\d' $$, 'the owner deletes answers');

-- Everybody else
select tests.act_as('stan');
select is((select count(*) from listing_answers), 2::bigint, 'a stranger sees what is public');
select throws_ok(format('select order_answers(%L, %L)', tests.id_of('cottage'), array[tests.id_of('a1')]), 'PT404', 'listing_not_found', 'a stranger can''t order answers');
select is(my_questions(), '[]', 'a stranger can''t read questions');
select throws_ok($$ select close_question(gen_random_uuid()) $$, 'PT404', 'question_unknown', 'a stranger finds no questions by guessing');
select tests.act_as_owner_of_db();
insert into private.rate_buckets (key, window_start, n)
values ('questions:person:' || tests.id_of('stan'), to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 300);
select tests.act_as('stan');
select throws_ok($$ select close_question(gen_random_uuid()) $$, 'PT429', 'too_many_requests', 'a person guesses questions three hundred times an hour at most');
select tests.act_as_visitor();
select is((select string_agg(question, ' / ' order by position) from listing_answers), 'Is the yard fenced? / How old is the roof?', 'a visitor sees what is public');

-- What answers may be made of
select is((select string_agg(kind || ':' || coalesce(label, id) || '=' || text, ' | ') from answer_sources(tests.id_of('cottage')) where kind <> 'fact'),
  'answer:Is the yard fenced?=All around. | answer:How old is the roof?=It was replaced in 2019. | feature:1=Fir floors | feature:2=Fenced yard | '
  || 'description:description=A porch. The kitchen is from 2021.', 'published answers in order, features, the description');
select is((select string_agg(id || '=' || text, ' ') from answer_sources(tests.id_of('cottage')) where id in ('hoa_fee', 'city', 'property_type')),
  'city=Denver hoa_fee=0 property_type=house', 'the sources of answers have the facts');
select is_empty($$ select from answer_sources(tests.id_of('cottage')) as s where s::text ~* 'canary|303-555-77|neighbor|furnace|olive|nora|bert' $$,
  'the sources have nothing about the owner, other buyers, documents or what is not public, and no street');
select is_empty($$ select from answer_sources(tests.id_of('attic')) $$, 'a draft has no sources');
select tests.act_as('olive');
select is_empty($$ select from answer_sources(tests.id_of('cottage')) as s where s::text ~* 'canary' $$, 'the owner gets the same sources');
select is_empty($$ select from answer_sources(tests.id_of('attic')) $$, 'the owner gets no sources of her draft');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
select tests.act_as_visitor();
select is_empty($$ select from listing_answers union all select from answer_sources(tests.id_of('cottage')) $$, 'a home off the market has no sources');
select tests.act_as_service();
delete from listings where id = tests.id_of('cottage');
select is((select count(*) from private.listing_questions), 0::bigint, 'the questions are deleted with the home');

-- Marks on top of a letter, in the order that costs most to normalize: read piece by piece in a fraction of a second
select tests.act_as_owner_of_db();
set local statement_timeout = '30s';
select is(private.has_contact('a' || repeat(U&'\0301\0323', 30000)), false, 'invisible characters don''t slow the check down');
set local statement_timeout = 0;

select * from finish();
rollback;
