-- Where features touch: papers as sources of answers, hidden streets in what is published, reports of answers,
-- what suspended people may still do, and homes that leave the market with offers. Olive owns the homes; Nora,
-- Bert and Cleo are buyers; Stan is a stranger; Mona moderates.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'cleo', 'stan', 'mona']) as p;
update auth.users set email_confirmed_at = now();
update auth.users set raw_app_meta_data = '{"role": "moderator"}' where id = tests.id_of('mona');
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'barn', 'villa', 'loft', 'mill']) as h;
update listings set address = '1418 North Maple Street', features = '{Fir floors}', description = 'A porch.' where id = tests.id_of('cottage');

create function tests.keep(nickname text, words text default null) returns void language sql security definer as $$
  insert into public.documents (id, user_id, name, type, size, path, sha256, text)
  values (tests.id_of(nickname), tests.id_of('olive'), 'canary-' || nickname || '.pdf', 'application/pdf', 1000,
          tests.id_of('olive') || '/' || tests.id_of(nickname) || '.pdf', encode(sha256(nickname::bytea), 'hex'), words)
$$;
create function tests.publish(nickname text, document text, access text default 'everybody', home text default 'cottage', title text default null)
returns void language sql as $$
  select publish_disclosure(tests.id_of('d-' || nickname), tests.id_of(home), tests.id_of(document), 'other', coalesce(title, initcap(nickname)), access)
$$;
create function tests.papers(home text default 'cottage') returns text language sql stable as $$
  select string_agg(label || '=' || replace(text, E'\n', '/'), ' | ' order by label) from answer_sources(tests.id_of(home)) where kind = 'disclosure'
$$;
create function tests.make(offer text, home text, round text default null, price integer default 480000) returns jsonb language sql as $$
  select make_offer(tests.id_of(offer), tests.id_of(home), tests.terms(price), now() + interval '3 days', '[]', tests.id_of(round))
$$;
create function tests.counter(offer text, seen integer) returns jsonb language sql as $$
  select counter_offer(tests.id_of(offer), seen, tests.terms(495000), now() + interval '2 days')
$$;
create function tests.state(offer text) returns text language sql stable security definer as $$
  select state from public.offers where id = tests.id_of(offer)
$$;
create function tests.news(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg(n.kind, ' ' order by n.kind), '') from public.notifications n
  where n.user_id = tests.id_of(person) and (n.kind ~ '^(offer|sale)_' or n.kind = 'report_decided')
$$;
create function tests.start_over() returns void language sql security definer as $$
  delete from public.notifications; delete from private.rate_buckets
$$;
create function tests.read_news() returns void language sql security definer as $$
  update public.notifications set read_at = now()
$$;
create function tests.talk(buyer text) returns uuid language sql stable security definer as $$
  select id from public.conversations where owner_id = tests.id_of('olive') and buyer_id = tests.id_of(buyer) order by id limit 1
$$;
create function tests.announce_end(offer text, seen integer default 0) returns text language sql as $$
  select announce_end(tests.id_of(offer), seen, 'title', 'unsettled') #>> '{sale,ended_by}'
$$;
create function tests.agree_to_end(offer text) returns jsonb language sql as $$
  select agree_to_end(tests.id_of(offer), 1, 'unsettled')
$$;
create function tests.tick() returns integer language sql security definer as $$ select private.settle_due_offers() $$;
create function tests.running(home text) returns bigint language sql stable security definer as $$
  select count(*) from public.offer_rounds where listing_id = tests.id_of(home) and opened_at is null
$$;
select tests.keep('form', E'Roof\nAge: from 2019\nLocation: 1418 N. Maple St.\nLeaks: none'), tests.keep('split', E'Heat pump at 1418 North\nMaple Street, from 2020'),
       tests.keep('closed', 'Canary radon: 6'), tests.keep('upload'), tests.keep('barn form', E'Well: on 1 Main Street');

-- Papers that everybody may read are sources of answers
select tests.act_as('olive');
select tests.publish('form', 'form'), tests.publish('split', 'split'), tests.publish('upload', 'upload'),
       tests.publish('closed', 'closed', 'invited'), tests.publish('barn', 'barn form', home => 'barn');
select tests.act_as_visitor();
select is(tests.papers(), 'Form=Roof/Age: from 2019/Location: 1418 N. Maple St./Leaks: none | Split=Heat pump at 1418 North/Maple Street, from 2020',
  'answers may quote the papers that everybody may read');
select is((select string_agg(distinct kind, ' ') from answer_sources(tests.id_of('cottage')) where kind <> 'fact'), 'description disclosure feature', 'answers may quote the description, papers and features of the page');
select is((select array_agg(kind order by n) from (select kind, min(n) as n from answer_sources(tests.id_of('cottage')) with ordinality as s (kind, id, label, text, n) group by kind) as k),
  '{fact,disclosure,feature,description}', 'facts come first among what answers may quote');
select tests.act_as('olive');
select is_empty($$ select from answer_sources(tests.id_of('cottage')) as s where s::text ~* 'canary' $$, 'answers quote no closed paper or file name, not even for the owner');

-- Hiding the street
select lives_ok($$ update listings set address_hidden = true where id = tests.id_of('cottage') $$, 'the street is hidden');
select is(my_disclosures(tests.id_of('cottage')) #>> '{home,address_hidden}', 'true', 'the owner is reminded of the hidden street before publishing');
select tests.act_as_visitor();
select is(tests.papers(), 'Form=Roof/Age: from 2019/Leaks: none', 'no line or paper that mentions the hidden street is quoted');
select is(tests.papers('barn'), 'Barn=Well: on 1 Main Street', 'other papers are quoted as before');
select unalike(disclosures_page(tests.id_of('cottage'))::text, '%canary%', 'visitors learn no name of a file');
select tests.act_as('olive');
select throws_ok($$ select tests.publish('x', 'upload', title => 'Survey of 1418 N Maple') $$, 'PT409', 'street_in_words', 'a title can''t mention the street');
select throws_ok(format('insert into listing_answers (listing_id, question, answer) values (tests.id_of(''cottage''), %L, %L)', q, a), 'PT409', 'street_in_words', 'an answer can''t mention the hidden street')
from (values ('Where?', 'At 1418 N Maple.'), ('Is 1418 N Maple right?', 'Yes.')) as pair (q, a);
select lives_ok($$ insert into listing_answers (id, listing_id, question, answer, is_public) values (tests.id_of('a0'), tests.id_of('cottage'), 'Where?', 'At 1418 N Maple.', false) $$, 'an answer that isn''t public may mention the hidden street');
select throws_ok($$ update listing_answers set is_public = true where id = tests.id_of('a0') $$, 'PT409', 'street_in_words', 'an answer that mentions the hidden street can''t be published');
select lives_ok($$ select tests.publish('survey', 'upload', title => 'Survey of the lot, 1418 square feet') $$, 'other titles are fine');
select tests.publish('told', 'upload', home => 'barn', title => 'Survey of 1 Main Street');
select throws_ok($$ update listings set address_hidden = true where id = tests.id_of('barn') $$, 'PT409', 'street_in_words', 'a title has to go before the street is hidden');
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-told')) $$, 'a paper whose title mentions the street is withdrawn');
select lives_ok($$ insert into listing_answers (listing_id, question, answer) values (tests.id_of('barn'), 'Whose is 1 Main?', 'Mine.') $$, 'the same holds for');
select throws_ok($$ update listings set address_hidden = true where id = tests.id_of('barn') $$, 'PT409', 'street_in_words', 'an answer that mentions the street has to go before the street is hidden');
delete from listing_answers where listing_id = tests.id_of('barn');
select lives_ok($$ update listings set address_hidden = true where id = tests.id_of('barn') $$, 'a street is hidden once no title and no answer mentions it');

-- A published answer is reported, removed and given back
select lives_ok($$ insert into listing_answers (id, listing_id, question, answer) values (tests.id_of('a1'), tests.id_of('cottage'), 'Who lives here?', 'Only nice people.') $$, 'an answer is published');
select throws_ok($$ select report(gen_random_uuid(), 'answer', tests.id_of('a1')::text, 'discrimination') $$, 'PT404', 'report_unknown', 'an owner can''t report her own answer');
select tests.act_as_visitor(), tests.come_from('192.0.2.1');
select lives_ok($$ select report(tests.id_of('r1'), 'answer', upper(tests.id_of('a1')::text), 'discrimination', 'Everybody may live there.') $$, 'a visitor reports the owner''s answer');
select throws_ok(format($$ select report(gen_random_uuid(), 'answer', %L, 'fraud') $$, s), 'PT404', 'report_unknown', 'only a published answer can be reported: ' || s)
from unnest(array[tests.id_of('a0')::text, gen_random_uuid()::text, 'a1']) as s;
select tests.act_as('stan');
select lives_ok($$ select report(tests.id_of('r2'), 'answer', tests.id_of('a1')::text, 'misleading') $$, 'a member''s report joins the same case');
select tests.act_as('olive');
update listing_answers set answer = 'Anybody.' where id = tests.id_of('a1');
select tests.act_as('mona', 'moderator');
select is(moderation_case(tests.case_of('answer', tests.id_of('a1')::text)) #> '{copies,0,frozen}', '{"title": "Cottage", "question": "Who lives here?", "answer": "Only nice people."}', 'the copy stays as it was reported');
select is(jsonb_array_length(moderation_case(tests.case_of('answer', tests.id_of('a1')::text)) -> 'reports'), 2, 'the case has two people''s reports');
select lives_ok($$ select tests.decide(tests.case_of('answer', tests.id_of('a1')::text), 'remove') $$, 'a moderator takes it off the page');
select tests.act_as_visitor();
select is_empty($$ select from listing_answers where id = tests.id_of('a1') union all select from answer_sources(tests.id_of('cottage')) where kind = 'answer' $$, 'a removed answer is neither on the page nor quoted in answers');
select throws_ok($$ select report(gen_random_uuid(), 'answer', tests.id_of('a1')::text, 'fraud') $$, 'PT404', 'report_unknown', 'a removed answer can''t be reported again');
select tests.act_as('olive');
select is((select is_public from listing_answers where id = tests.id_of('a1')), false, 'the owner still sees the removed answer');
select throws_ok($$ update listing_answers set is_public = true where id = tests.id_of('a1') $$, 'PT409', 'answer_withheld', 'the owner can''t publish the removed answer');
select throws_ok($$ update listing_answers set is_public = true, answer = 'Really anybody.' where id = tests.id_of('a1') $$, 'PT409', 'answer_withheld', 'the owner can''t publish the removed answer with other words');
select lives_ok($$ update listing_answers set answer = 'Anybody at all.' where id = tests.id_of('a1') $$, 'the owner may reword the removed answer for herself');
select is(my_case(tests.case_of('answer', tests.id_of('a1')::text)) ->> 'words', 'Only nice people.', 'the owner is told which answer was removed');
select lives_ok($$ select answer_decision(tests.case_of('answer', tests.id_of('a1')::text), 'I reworded it.') $$, 'the owner answers the decision');
select tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('answer', tests.id_of('a1')::text), 'lifted', 1) $$, 'the decision is lifted');
select tests.act_as('olive');
select is((select is_public from listing_answers where id = tests.id_of('a1')), false, 'lifting the decision publishes nothing for the owner');
select lives_ok($$ update listing_answers set is_public = true where id = tests.id_of('a1') $$, 'the owner publishes the answer herself once the decision is lifted');

-- Offers that ask for acknowledged disclosures
insert into offer_settings (listing_id, needs_disclosures) values (tests.id_of('barn'), true);
select tests.act_as('nora');
select is(offer_start(tests.id_of('barn')) #>> '{obstacle}', 'offer_needs_disclosures', 'a disclosure that wasn''t acknowledged is an obstacle to an offer');
select throws_ok($$ select tests.make('x', 'barn') $$, 'PT409', 'offer_needs_disclosures', 'a buyer can''t make an offer before acknowledging the disclosures');
select tests.act_as_service();
select open_disclosure(tests.id_of('nora'), tests.id_of('d-barn'), 1) is not null;
select tests.act_as('nora');
select lives_ok($$ select acknowledge_disclosure(tests.id_of('d-barn'), 1) $$, 'a buyer acknowledges a disclosure');
select is(tests.make('nb', 'barn') ->> 'state', 'open', 'a buyer who acknowledged the disclosures makes an offer');
select tests.act_as('olive');
select lives_ok($$ select replace_disclosure(tests.id_of('d-barn'), 1, tests.id_of('upload')) $$, 'a new version of a disclosure is published');
select tests.act_as('bert');
select throws_ok($$ select tests.make('x', 'barn') $$, 'PT409', 'offer_needs_disclosures', 'a new version has to be acknowledged before an offer');
select tests.act_as('olive');
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-barn')) $$, 'an owner withdraws a disclosure');
select tests.act_as('bert');
select is(offer_start(tests.id_of('barn')) ->> 'obstacle', null, 'a withdrawn disclosure needs no acknowledgement');

-- A sale shows the address to its buyer, and to nobody else
select is(tests.make('bb', 'barn') ->> 'state', 'open', 'a withdrawn disclosure needs no acknowledgement before an offer');
select unalike(concat(my_offers(), offer_start(tests.id_of('barn'))), '%1 Main%', 'an offer alone doesn''t reveal the street');
select tests.act_as('olive');
select is(accept_offer(tests.id_of('nb'), 1) #>> '{sale,buyer}', 'Nora', 'the owner accepts one of two offers');
select tests.act_as('nora');
select is(my_offer(tests.id_of('nb')) #>> '{sale,address}', '1 Main Street, Denver, CO 80202', 'the buyer of the accepted offer gets the address');
select is_empty($$ select from hidden_places $$, 'the buyer of the accepted offer can''t read the hidden place itself');
select tests.act_as('bert');
select unalike(concat(my_offers(), my_offer(tests.id_of('nb')), offer_start(tests.id_of('barn')), (select jsonb_agg(to_jsonb(l)) from listings l where id = tests.id_of('barn'))),
  '%1 Main%', 'a buyer who was asked to wait does not');
select tests.act_as_visitor();
select is((select address from listings where id = tests.id_of('barn')), '', 'a buyer who is no party to the sale sees no street');
select tests.act_as('nora');
select tests.announce_end('nb');
select is(my_offer(tests.id_of('nb')) #>> '{sale,address}', '1 Main Street, Denver, CO 80202', 'the buyer still sees the address while the sale''s end is announced');
select tests.act_as('olive'); select tests.agree_to_end('nb') is not null;
select tests.act_as('nora');
select is(my_offer(tests.id_of('nb')) #>> '{sale,address}', null, 'the buyer no longer sees the address once the sale fell through');

-- Two people of whom one has blocked the other
select tests.act_as('stan');
select ask_owner(gen_random_uuid(), tests.id_of('loft'), 'Hello?') is not null, tests.make('sl', 'loft') is not null;
select tests.act_as('olive');
select tests.counter('sl', 1) is not null;
select end_conversation(tests.talk('stan'));
select tests.act_as('stan');
select is(offer_start(tests.id_of('villa')) ->> 'obstacle', 'offer_not_possible', 'blocked people make no offers');
select throws_ok(act, 'PT409', code, 'blocked people can''t use ' || what) from (values
  ($$ select tests.make('x', 'villa') $$, 'offer_not_possible', 'by the function'),
  ($$ select ask_for_disclosures(tests.id_of('cottage')) $$, 'conversation_ended', 'ask to see papers'),
  ($$ select ask_owner(gen_random_uuid(), tests.id_of('villa'), 'Hello?') $$, 'conversation_ended', 'ask about another home'),
  ($$ select ask_about_offer(gen_random_uuid(), tests.id_of('sl'), 'Hello?') $$, 'conversation_ended', 'about the offer')) as acts (act, code, what);
select is(accept_offer(tests.id_of('sl'), 2) ->> 'state', 'accepted', 'a blocked buyer can accept what was proposed to them before');
select is(tests.announce_end('sl'), 'buyer', 'a blocked buyer can announce the end of a sale');
select tests.act_as('olive');
select is(tests.agree_to_end('sl') ->> 'state', 'fell_through', 'the other side of a block can agree to the end of a sale');

-- A home that leaves the market while a round runs
select tests.start_over();
select tests.act_as('nora'); select tests.make('nv', 'villa');
select tests.act_as('bert'); select tests.make('bv', 'villa');
select tests.act_as('olive'); select call_round(tests.id_of('round'), tests.id_of('villa'), now() + interval '1 day');
select tests.act_as('cleo'); select tests.make('cv', 'villa', 'round', 777001);
select tests.start_over();
select tests.act_as('olive');
select lives_ok($$ update listings set status = 'withdrawn' where id = tests.id_of('villa') $$, 'a home is withdrawn');
select is(array[tests.state('nv'), tests.state('bv'), tests.state('cv')], '{declined,declined,declined}', 'a withdrawn home ends all of its offers');
select is(array[tests.news('nora'), tests.news('bert'), tests.news('cleo'), tests.news('olive')], '{offer_declined,offer_declined,offer_declined,""}', 'the buyers of a withdrawn home are told once');
select is(tests.running('villa'), 0::bigint, 'a withdrawn home ends its round');
select tests.act_as_owner_of_db();
update offer_rounds set called_at = now() - interval '3 hours', deadline = now() - interval '1 second' where id = tests.id_of('round');
update offers set ended_at = now() - interval '1 minute' where listing_id = tests.id_of('villa');
select tests.tick();
select is(tests.news('olive'), '', 'nobody is told again when the round''s deadline passes');
select tests.act_as('olive');
select is_empty($$ select from offer_versions where round_id is not null $$, 'sealed offers of a withdrawn home stay sealed');
select lives_ok($$ update listings set status = 'active' where id = tests.id_of('villa') $$, 'a withdrawn home goes back on the market');
select tests.act_as('cleo');
select is(tests.make('cv2', 'villa') ->> 'version', '1', 'the home takes open offers');

-- A sale and those who wait behind it, when a moderator hides the home
select tests.start_over();
select tests.act_as('nora'); select tests.make('nm', 'mill');
select tests.act_as('bert'); select tests.make('bm', 'mill');
select tests.act_as('olive'); select accept_offer(tests.id_of('nm'), 1, 'keep', 'ask') is not null;
select tests.act_as('cleo'); select report(gen_random_uuid(), 'home', tests.id_of('mill')::text, 'not_theirs');
select tests.start_over(), tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('home', tests.id_of('mill')::text), 'hide_home') $$, 'a moderator hides a home with a sale');
select is(array[tests.state('nm'), tests.state('bm')], '{accepted,asked}', 'the sale goes on, and the others wait');
select is(array[tests.news('nora'), tests.news('bert'), tests.news('olive')], '{offer_paused,offer_paused,report_decided}', 'everybody is told once');
select tests.act_as('bert'); select is(stay_as_backup(tests.id_of('bm'), true) ->> 'state', 'backup', 'a waiting buyer can stay in line');
select tests.act_as('cleo');
select throws_ok($$ select tests.make('cm', 'mill') $$, 'PT404', 'listing_not_found', 'nobody can make an offer');
select tests.act_as('olive');
select is(tests.announce_end('nm'), 'owner', 'the end of the sale can be announced');
select tests.act_as_owner_of_db();
update sales set ends_at = now() where offer_id = tests.id_of('nm');
select tests.tick();
select is(tests.state('nm'), 'fell_through', 'a sale falls through while its home stays hidden');
select is(tests.state('bm'), 'backup', 'nobody is called as a backup while the home is hidden');
select tests.act_as('olive');
select throws_ok($$ delete from listings where id = tests.id_of('mill') $$, 'PT409', 'listing_has_offers', 'an owner can''t delete a hidden home with offers');
select tests.start_over(), tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('home', tests.id_of('mill')::text), 'lifted', 1) $$, 'the hiding of the home is lifted');
select is((select status from listings where id = tests.id_of('mill')), 'active', 'a home whose hiding was lifted is for sale again, as its sale fell through');
select is(tests.news('bert'), 'offer_resumed', 'a waiting buyer is told that the home is back');
select tests.tick();
select is(tests.state('bm'), 'open', 'the waiting buyer''s offer is called');

-- Offers and a round while moderators hide the home, twice
select tests.act_as_owner_of_db();
delete from private.cases;
select tests.act_as('nora'); select tests.make('nm2', 'mill');
select tests.act_as('cleo'); select tests.make('cm', 'mill');
select tests.act_as('olive'); select call_round(tests.id_of('mill round'), tests.id_of('mill'), now() + interval '1 day');
select tests.act_as('cleo'); select report(gen_random_uuid(), 'home', tests.id_of('mill')::text, 'fraud'), report(gen_random_uuid(), 'person', 'conversation:' || c, 'fraud')
from (select (ask_owner(gen_random_uuid(), tests.id_of('villa'), 'Hello?') ->> 'conversation_id') as c) as talk;
select tests.start_over(), tests.act_as('mona', 'moderator');
select tests.decide(tests.case_of('home', tests.id_of('mill')::text), 'hide_home');
select tests.read_news();
select tests.decide(tests.case_of('person', tests.id_of('olive')::text), 'suspend');
select tests.act_as_owner_of_db();
select is((select array_agg(n.user_id order by n.user_id) from notifications n where n.kind = 'offer_paused' and n.listing_id = tests.id_of('mill') and n.read_at is not null),
  (select array_agg(tests.id_of(p) order by tests.id_of(p)) from unnest(array['nora', 'bert', 'cleo']) as p), 'two decisions about a home are told once');
select tests.act_as('cleo');
select throws_ok($$ select improve_offer(tests.id_of('cm'), 1, '{}', now() + interval '3 days', '[]', tests.id_of('mill round')) $$, 'PT422', 'offer_invalid', 'the terms must be valid');
select throws_ok($$ select improve_offer(tests.id_of('cm'), 1, tests.terms(499000),
  now() + interval '3 days', '[]', tests.id_of('mill round')) $$, 'PT409', 'home_takes_no_offers', 'a valid offer for a hidden home is refused');
select is(withdraw_offer(tests.id_of('cm')) ->> 'state', 'withdrawn', 'a buyer can withdraw from a hidden home');
select tests.act_as_owner_of_db();
update offer_rounds set called_at = now() - interval '3 hours', deadline = now() - interval '1 second' where id = tests.id_of('mill round');
select tests.tick();
select is(tests.running('mill'), 0::bigint, 'the round opens at its deadline');
select tests.act_as('olive');
select throws_ok($$ select accept_offer(tests.id_of('bm'), 1) $$, 'PT409', 'home_takes_no_offers', 'nobody accepts an offer for a hidden home');
select tests.act_as_owner_of_db();
update offers set expires_at = now() - interval '1 second' where id = tests.id_of('nm2');
select tests.tick();
select is(tests.state('nm2'), 'expired', 'offers for a hidden home expire');
select ok(tests.news('nora') ~ 'offer_expired', 'both sides are told that an offer expired');
select tests.act_as('mona', 'moderator');
select tests.decide(tests.case_of('home', tests.id_of('mill')::text), 'lifted', 1);
select is((select status from listings where id = tests.id_of('mill')), null, 'a home with two decisions stays hidden while one is in force');
select tests.decide(tests.case_of('person', tests.id_of('olive')::text), 'lifted', 1);
select is((select status from listings where id = tests.id_of('mill')), 'active', 'a home is back once both decisions are lifted');
select tests.act_as('olive');
select is(accept_offer(tests.id_of('bm'), 1) ->> 'state', 'accepted', 'live offers can be accepted once the home is back');
select tests.act_as('bert'); select tests.announce_end('bm');
select tests.act_as('olive'); select tests.agree_to_end('bm') is not null;

-- A home that is sold
select tests.start_over();
select tests.act_as('nora'); select tests.make('nl', 'loft');
select tests.act_as('bert'); select tests.make('bl', 'loft');
select tests.act_as('olive'); select call_round(tests.id_of('last round'), tests.id_of('loft'), now() + interval '1 day');
select tests.start_over();
select tests.act_as('olive');
select lives_ok($$ update listings set status = 'sold' where id = tests.id_of('loft') $$, 'a home that is sold elsewhere');
select is(array[tests.state('nl'), tests.state('bl'), tests.news('nora'), tests.news('bert'), tests.running('loft')::text],
  '{declined,declined,offer_declined,offer_declined,0}', 'a home sold elsewhere ends its offers and its round');

-- Suspended buyers
select tests.start_over();
select tests.act_as('bert'); select tests.make('bc', 'cottage'), ask_owner(tests.id_of('q1'), tests.id_of('cottage'), 'Who?');
select tests.act_as('nora'); select tests.make('nc', 'cottage');
select tests.act_as('olive'); select tests.counter('bc', 1), tests.counter('nc', 1), report(gen_random_uuid(), 'person', 'conversation:' || tests.talk('bert'), 'fraud');
select tests.start_over(), tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('person', tests.id_of('bert')::text), 'suspend') $$, 'a buyer is suspended');
select tests.act_as('bert');
select throws_ok(act, code, message, 'a suspended buyer can''t use ' || what) from (values
  ($$ select tests.make('x', 'villa') $$, 'PT403', 'account_suspended', 'offer'),
  ($$ select accept_offer(tests.id_of('bc'), 2) $$, 'PT409', 'offer_not_open', 'accept, because the offer has ended'),
  ($$ select ask_owner(gen_random_uuid(), tests.id_of('mill'), 'Hello?') $$, 'PT403', 'account_suspended', 'ask'),
  ($$ select ask_for_disclosures(tests.id_of('cottage')) $$, 'PT403', 'account_suspended', 'ask to see papers')) as acts (act, code, message, what);
select tests.tick();
select is(array[tests.state('bc'), tests.state('bb'), tests.state('nc')], '{withdrawn,withdrawn,countered}', 'the next tick takes his offers back, and nobody else''s');
select is(tests.news('olive'), 'offer_withdrawn offer_withdrawn report_decided', 'the owner is told of each offer that was withdrawn');
select lives_ok($$ select withdraw_offer(tests.id_of('bc')) $$, 'withdrawing the offers once more does no harm');

-- A suspended owner: whatever is still there ends, and nothing new begins
select tests.start_over();
select tests.act_as('nora'); select ask_owner(tests.id_of('q2'), tests.id_of('cottage'), 'How old is it?') is not null;
select tests.act_as_owner_of_db();
insert into private.cases (id, kind, subject_id, accused_id) values (tests.id_of('case'), 'person', tests.id_of('olive')::text, tests.id_of('olive'));
insert into private.suspensions (case_id, person_id) values (tests.id_of('case'), tests.id_of('olive'));
insert into private.disclosure_requests (id, listing_id, person_id) values (tests.id_of('request'), tests.id_of('cottage'), tests.id_of('cleo'));
select tests.act_as('nora'); select is(improve_offer(tests.id_of('nc'), 2, tests.terms(490000), now() + interval '2 days') ->> 'state', 'open', 'other buyers are not affected by a suspension');
select tests.act_as('cleo'); select tests.make('cc', 'cottage') is not null;
select tests.act_as('olive');
select throws_ok(act, 'PT403', 'account_suspended', 'a suspended owner does not ' || what) from (values
  ($$ select tests.counter('nc', 3) $$, 'counter'), ($$ select accept_offer(tests.id_of('nc'), 3) $$, 'accept'),
  ($$ select call_round(gen_random_uuid(), tests.id_of('cottage'), now() + interval '1 day') $$, 'call a round'),
  ($$ select answer_question(tests.id_of('q2'), gen_random_uuid(), 'Old.', 'How old?') $$, 'answer a question'),
  ($$ insert into listing_answers (listing_id, question, answer) values (tests.id_of('cottage'), 'New?', 'Yes.') $$, 'publish an answer'),
  ($$ select tests.publish('x', 'upload') $$, 'publish a paper'),
  ($$ select replace_disclosure(tests.id_of('d-form'), 1, tests.id_of('upload')) $$, 'replace one'),
  ($$ select invite_to_disclosures(tests.id_of('cottage'), 'guest@example.com') $$, 'invite'),
  ($$ select answer_disclosure_request(tests.id_of('request'), true) $$, 'grant access')) as acts (act, what);
select is(decline_offer(tests.id_of('nc'), 3) ->> 'state', 'declined', 'a suspended owner can decline an offer');
select lives_ok(format('select set_disclosure_access(tests.id_of(%L), %L)', 'd-form', access), 'a suspended owner shows a paper to fewer people: ' || access)
from unnest(array['showings', 'invited']) as access;
select throws_ok(format('select set_disclosure_access(tests.id_of(%L), %L)', 'd-form', access), 'PT403', 'account_suspended', 'a suspended owner can''t show a paper to more people: ' || access)
from unnest(array['showings', 'everybody']) as access;
select lives_ok($$ select withdraw_disclosure(tests.id_of('d-form')) $$, 'a suspended owner withdraws papers');
select lives_ok($$ select close_question(tests.id_of('q2')) $$, 'a suspended owner can dismiss a question');

-- An owner closes their account while a home is hidden
select tests.start_over(), tests.act_as_owner_of_db();
select is(tests.state('cc'), 'open', 'an offer for a home');
select private.lock_homes(tests.id_of('olive')), private.withhold_home(tests.id_of('cottage'), tests.id_of('case'));
select is(tests.state('cc'), 'open', 'an offer for a hidden home waits');
select begin_account_deletion(tests.id_of('olive')) is not null;
select is(tests.state('cc'), 'declined', 'an offer for a hidden home ends with its owner''s account');
select ok(tests.news('cleo') ~ 'offer_declined', 'the buyer is told that the owner''s account was closed');

select * from finish();
rollback;
