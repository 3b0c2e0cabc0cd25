-- Parties of a sale: whom one side invites, and what they see and do by their link. Olive sells the cottage to Nora; Oscar
-- sells the bungalow to Bert, which is another sale; Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan', 'oscar', 'bert']) as p;
update auth.users set email_confirmed_at = now();
update public.profiles set full_name = 'Olive Owner' where id = tests.id_of('olive');
update public.profiles set full_name = 'Nora Buyer', phone = '303-555-0777' where id = tests.id_of('nora');
update public.profiles set phone = '303-555-0799' where id = tests.id_of('olive');
select tests.make_listing('cottage', 'olive'), tests.make_listing('bungalow', 'oscar');
\ir offers.psql
create function tests.sale_of(offer text) returns uuid language sql stable security definer as $$
  select id from public.sales where offer_id = tests.id_of(offer)
$$;
create function tests.invite(party text, role text, offer text default 'n1', name text default 'Ann Lee', email text default null, shares boolean default false)
returns jsonb language sql as $$
  select invite_member('sale', tests.sale_of(offer), tests.id_of(party), name, coalesce(email, party || '@title.example'), role, '303-555-0100', shares);
  select parties_of_sale(tests.sale_of(offer))
$$;
create temporary table links (party text primary key, token text, stop_token text);
grant all on links to public;
create function tests.door(who text) returns text language sql stable security definer as $$ select l.token from links l where l.party = who $$;
create function tests.stop(who text) returns text language sql stable security definer as $$ select l.stop_token from links l where l.party = who $$;
create function tests.step(name text) returns text language sql stable security definer as $$
  select s.state || ' ' || s.acts from public.sale_steps s where s.kind = name and s.sale_id = tests.sale_of('n1')
$$;
create function tests.told(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg(n.kind || ' ' || coalesce(n.data ->> 'lost', n.data ->> 'step'), ', ' order by n.kind, coalesce(n.data ->> 'lost', n.data ->> 'step')), '')
  from public.notifications n where n.user_id = tests.id_of(person) and n.kind like 'party\_%'
$$;

create function tests.adds(party text, file text, kind text) returns jsonb language sql security definer as $$
  select add_party_file(tests.door(party), tests.id_of(file), kind, tests.sale_of('n1') || '/' || tests.id_of(file) || '.pdf', file || '.pdf', 'application/pdf', 9, repeat('0', 64))
$$;
create function tests.keep(person text, file text, seen_by text, step text) returns text language sql security definer as $$
  select add_sale_file(tests.id_of(person), tests.sale_of('n1'), tests.id_of(file), step, seen_by,
    tests.sale_of('n1') || '/' || tests.id_of(file) || '.pdf', file || '.pdf', 'application/pdf', 9, repeat('0', 64)) ->> 'seen_by'
$$;
create function tests.reads(party text) returns text language sql security definer as $$
  select string_agg(e ->> 'name', ' ' order by e ->> 'name') from jsonb_array_elements(party_by_token(tests.door(party)) -> 'files') e
$$;

create function tests.of(parties jsonb, role text, field text) returns text language sql immutable as $$
  select p ->> field from jsonb_array_elements(parties) p where p ->> 'role' = role
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 481234, '{"inspection_days": 10, "earnest_money": 5678, "financing": "conventional", "down_payment": 100000, "financing_days": 25, "appraisal_days": 20, "note": "The canary sings."}') ->> 'state';
select tests.act_as('bert');
select tests.make('b1', 'bungalow', 470000) ->> 'state';
select tests.act_as('oscar');
select accept_offer(tests.id_of('b1'), 1) ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';

-- Inviting
select is(jsonb_array_length(tests.invite('ann', 'title_officer')), 1, 'the owner invites the title officer');
select is(jsonb_array_length(tests.invite('ann', 'title_officer')), 1, 'inviting a party again changes nothing');
select throws_ok(q, code, message, message || ': ' || q) from (values
  ($$ select tests.invite('lena', 'lender') $$, 'PT400', 'bad_request'),
  ($$ select tests.invite('x', 'neighbor') $$, 'PT400', 'bad_request'),
  ($$ select tests.invite('x', 'title_officer', 'b1') $$, 'PT404', 'offer_unknown'),
  ($$ select tests.invite('ann', 'title_officer', 'n1', 'Somebody Else') $$, 'PT409', 'already_stored'),
  ($$ select tests.invite('ann2', 'title_officer', 'n1', 'Ann Lee', 'ANN+2@title.example') $$, 'PT409', 'party_known'),
  ($$ select tests.invite('x', 'title_officer', 'n1', 'Nora', 'nora@example.com') $$, 'PT422', 'party_is_side'),
  ($$ select tests.invite('x', 'attorney', 'n1', 'Wire 4839 2011 4455') $$, 'PT422', 'message_has_secret_numbers'), ($$ select tests.invite('x', 'attorney', 'n1', '483920114455') $$, 'PT422', 'message_has_secret_numbers')) as p (q, code, message);
select throws_ok($$ select tests.invite('x', 'attorney', 'n1', $$ || quote_nullable(n) || $$, $$ || quote_literal(e) || ')', 'PT400', 'bad_request', 'a party can''t have the name or address ' || coalesce(n, '') || ' ' || e)
from (values (E'Ann\nLee', 'a@b.example'), (E'\u202eeel', 'a@b.example'), ('', 'a@b.example'), ('Ann', 'nobody'), ('Ann', 'a@b')) as p (n, e);
select tests.act_as('nora');
select is(parties_of_sale(tests.sale_of('n1')) #>> '{0,name}', 'Ann Lee', 'the buyer sees who is invited');
select is(parties_of_sale(tests.sale_of('n1')) #>> '{0,email}', null, 'the buyer sees no address of a party that the owner invited');
select is_empty('select from sale_parties', 'the buyer can''t read the table of parties');
select jsonb_array_length(tests.invite('lena', 'lender', shares => true));
select jsonb_array_length(tests.invite('ivan', 'inspector'));
select throws_ok(format('select %s(''sale'', tests.id_of(''ann''))', f), 'PT404', 'party_unknown', 'the buyer can''t change a party that the owner invited: ' || f) from unnest(array['end_membership', 'renew_invitation']) as f;
select tests.act_as('stan');
select is(parties_of_sale(tests.sale_of('n1')), '[]'::jsonb, 'a stranger sees nobody');
select throws_ok($$ select share_contact(tests.id_of('ann'), true) $$, 'PT404', 'party_unknown', 'a stranger can''t share a contact');
select throws_ok($$ select tests.invite('x', 'attorney') $$, 'PT404', 'offer_unknown', 'a stranger can''t invite anybody');
select tests.act_as_visitor();
select throws_ok($$ select parties_of_sale(tests.sale_of('n1')) $$, '42501', null, 'a visitor can''t see the parties');

-- Each gets a link of their own
select tests.act_as_service();
insert into links select split_part(m.to_email, '@', 1), m.token, m.stop_token from claim_invitations(20) m;
select is((select string_agg(l.party, ' ' order by l.party) from links l), 'ann ivan lena', 'all invited parties are mailed');
select is_empty('select * from claim_invitations(20)', 'an invited party is mailed once');
select is_empty($$ select from links l join private.links k on to_jsonb(k)::text ~ l.token $$, 'only hashes of the links are kept');
select is((select array_agg(distinct m.expires_at) from private.links m where m.purpose = 'invitation'), array['infinity'::timestamptz], 'the links of all parties work as long as the sale');

-- What the title officer sees
select tests.act_as_visitor();
select is(party_by_token('guess'), null::jsonb, 'an unknown link shows nothing');
create temporary table page as select party_by_token(tests.door('ann')) as p;
select is((select string_agg(e ->> 'kind', ' ' order by e ->> 'kind') from page, jsonb_array_elements(p -> 'steps') e), 'closing contract earnest_money possession recording settlement_statement signing title title_review', 'the title officer sees her steps');
select is((select p #>> '{sides,0,name}' || ', ' || (p #>> '{sides,1,name}') from page), 'Nora Buyer, Olive Owner', 'the title officer sees both names');
select is((select p -> 'sides' -> 0 -> 'email' || (p -> 'sides' -> 1 -> 'email') from page), '[null, null]', 'the title officer sees no address that nobody shows');
select ok((select p::text !~ '481234|481,234|canary|100000|@|555-07' from page), 'the page of the title officer has no price, no note and no contact that nobody shows');
select is((select jsonb_path_query_array(p, '$.steps[*] ? (@.sum != null).sum') from page), '[5678]', 'the title officer sees the sum of the deposit');
select ok(party_by_token(tests.door('lena'))::text !~ '5678', 'the lender sees no sum of the deposit');
select is((select party_by_token(tests.door('lena')) #>> '{sides,0,email}'), 'nora@example.com', 'the lender sees the address that her side shows');
select is((select jsonb_path_query_array(party_by_token(tests.door('ivan')), '$.sides[*].name')), '["Nora Buyer", null]', 'the inspector knows whom he works for');
select is((select string_agg(e ->> 'kind', ' ') from jsonb_array_elements(party_by_token(tests.door('ivan')) -> 'steps') e), 'inspection', 'the inspector sees one step');
select throws_ok(q, '42501', null, 'a visitor can''t ' || q) from unnest(array[
  'select from sale_parties', 'select from sale_party_acts', 'select from private.links', $$ select open_party_file(tests.door('ann'), tests.id_of('x')) $$]) as q;

-- What they say
select throws_ok(q, code, message, message || ': ' || q) from (values
  ($$ select party_says(tests.door('ann'), 'closing') $$, 'PT400', 'bad_request'),
  ($$ select party_says(tests.door('ann'), 'inspection') $$, 'PT400', 'bad_request'),
  ($$ select party_says(tests.door('ivan'), 'loan') $$, 'PT400', 'bad_request'),
  ($$ select party_says(tests.door('ann'), null) $$, 'PT400', 'bad_request')) as p (q, code, message);
select is(party_says('guess', 'title'), null::jsonb, 'an unknown link says nothing');
select is((select e ->> 'state' from jsonb_array_elements(party_says(tests.door('ann'), 'earnest_money') -> 'steps') e where e ->> 'kind' = 'earnest_money'), 'done', 'the holder has received the earnest money');
select is((select e ->> 'can' from jsonb_array_elements(party_says(tests.door('ann'), 'earnest_money') -> 'steps') e where e ->> 'kind' = 'earnest_money'), 'false', 'a party can''t say the same thing twice');
select is(tests.step('earnest_money'), 'done 1', 'the holder''s word settles the step of the earnest money');
select tests.act_as_owner_of_db();
select is((select value || ' ' || side || ' ' || made_by from sale_facts where kind = 'earnest_money' and field = 'received'), (now() at time zone 'America/Denver')::date || ' both owner', 'the holder''s word writes down the day on which the money came');
select tests.act_as_visitor();
select is((select e ->> 'state' from jsonb_array_elements(party_says(tests.door('ivan'), 'inspection') -> 'steps') e), 'open', 'the inspector says that he is done');
select is(tests.step('inspection'), 'open 0', 'the inspector''s word doesn''t settle the step for the buyer');
select is(tests.told('nora'), 'party_said earnest_money, party_said inspection', 'the buyer is told');
select is(tests.told('olive'), 'party_said earnest_money, party_said inspection', 'the owner is told what the parties said');
select tests.act_as('nora');
select is((select jsonb_path_query(my_sale(tests.sale_of('n1')), '$.sale.acts[*] ? (@.kind == "earnest_money").party')), '{"name": "Ann Lee", "role": "title_officer"}', 'the history says who it was');
select is((select string_agg(role || ' ' || kind, ', ' order by at) from sale_party_acts), 'title_officer earnest_money, inspector inspection', 'the history has what was said');
select throws_ok($$ select settle_step(tests.sale_of('n1'), 'earnest_money', 1, 'reopened') $$, 'PT409', 'step_settled', 'the other side can''t take it back');
select tests.act_as('bert');
select is_empty('select from sale_party_acts', 'another sale''s buyer sees none of the parties'' words');

-- Files
select tests.act_as_service();
select is(party_takes_file(tests.door('ann'), 'earnest_money') ->> 'sale_id', tests.sale_of('n1')::text, 'the title officer may add a file at her step');
select throws_ok($$ select party_takes_file(tests.door('ann'), 'inspection') $$, 'PT404', 'step_unknown', 'the title officer can''t add a file at another step');
select is(party_takes_file('guess', 'title'), null::jsonb, 'an unknown link can''t add a file');
select is(jsonb_array_length(tests.adds('ann', 'receipt', 'earnest_money') -> 'files'), 1, 'the title officer adds the receipt');
select is(jsonb_array_length(tests.adds('ann', 'receipt', 'earnest_money') -> 'files'), 1, 'adding the receipt again changes nothing');
select is(jsonb_array_length(tests.adds('ivan', 'report', 'inspection') -> 'files'), 1, 'the inspector adds a report');
select tests.keep('olive', 'secret', 'side', 'title'), tests.keep('olive', 'between', 'both', 'title'), tests.keep('olive', 'deed', 'parties', 'title'), tests.keep('nora', 'roof', 'parties', 'inspection');
select is(tests.reads('ann'), 'deed.pdf receipt.pdf', 'the title officer reads her own files and those that are shown at her steps');
select is(tests.reads('ivan'), 'report.pdf roof.pdf', 'the inspector reads his own files and those that are shown at his step');
select is((select string_agg(f, ' ') from unnest(array['receipt', 'report', 'secret', 'between', 'deed', 'roof']) f where open_party_file(tests.door('ann'), tests.id_of(f)) is not null), 'receipt deed', 'the title officer opens no other file');
select tests.act_as('olive');
select is((select string_agg(name, ' ' order by name) from sale_files), 'between.pdf deed.pdf receipt.pdf roof.pdf secret.pdf', 'the owner reads the receipt, and not the report');
select tests.act_as('nora');
select is(share_sale_file(tests.id_of('report')) ->> 'seen_by', 'both', 'the buyer shares the report with the owner');
select is(share_sale_file(tests.id_of('report'), 'parties') ->> 'seen_by', 'parties', 'the buyer shares the report with the parties');
select is(share_sale_file(tests.id_of('report'), 'both') ->> 'seen_by', 'parties', 'a file shared with the parties stays shared with them');
select throws_ok($$ select share_sale_file(tests.id_of('report'), 'side') $$, 'PT400', 'bad_request', 'a shared file can''t be taken back');

-- Contacts
select is(tests.of(parties_of_sale(tests.sale_of('n1')), 'title_officer', 'shares'), 'false', 'the buyer shows the title officer nothing');
select is(tests.of(share_contact(tests.id_of('ann'), true), 'title_officer', 'shares'), 'true', 'the buyer shows the title officer her address');
select is(tests.of(share_contact(tests.id_of('ann'), true), 'title_officer', 'email'), null, 'showing one''s address reveals no address of the party');
select tests.act_as_visitor();
select is((select jsonb_path_query_array(party_by_token(tests.door('ann')), '$.sides[*].email')), '["nora@example.com", null]', 'the title officer sees an address that is shown');
select is((select jsonb_path_query_array(party_by_token(tests.door('ann')), '$.sides[*].phone')), '["303-555-0777", null]', 'the title officer sees a telephone that is shown');

-- Renewing, revoking, refusing
select tests.act_as('olive');
select ok(tests.of(parties_of_sale(tests.sale_of('n1')), 'title_officer', 'opened_at') is not null, 'the owner sees that she has opened it');
select lives_ok($$ select renew_invitation('sale', tests.id_of('ann')) $$, 'the owner mails a new link');
select tests.act_as_visitor();
select is(party_by_token(tests.door('ann')), null::jsonb, 'the old one ends');
select tests.act_as_service();
update links set token = m.token from claim_invitations(20) m where party = split_part(m.to_email, '@', 1);
select tests.act_as_visitor();
select is(party_by_token(tests.door('ann')) ->> 'role', 'title_officer', 'the new one works');
select tests.act_as_owner_of_db();
update private.links set expires_at = now() where party_id = tests.id_of('ann');
select tests.act_as_visitor();
select is(party_by_token(tests.door('ann')), null::jsonb, 'an expired link shows nothing');
select is(party_says(tests.door('ann'), 'title'), null::jsonb, 'an expired link says nothing');
select is(party_by_token(tests.stop('lena')), null::jsonb, 'the token of a mail program opens nothing');
select is(party_says(tests.stop('lena'), 'loan'), null::jsonb, 'the token of a mail program says nothing');
select is(party_by_token(tests.door('lena')) ->> 'role', 'lender', 'the link of a party who has not refused works');
select lives_ok($$ select refuse_invitation(tests.stop('lena')), refuse_invitation(tests.stop('lena')), refuse_invitation(tests.door('lena')), refuse_invitation('guess') $$, 'the lender says that it isn''t meant for her');
select is(party_by_token(tests.door('lena')), null::jsonb, 'the link of a party who refuses ends');
select is(tests.told('nora'), 'party_lost refused, party_said earnest_money, party_said inspection', 'the buyer is told');
select is(tests.told('olive'), 'party_said earnest_money, party_said inspection', 'the other side isn''t told of a party''s refusal');
select tests.act_as('nora');
select throws_ok($$ select tests.invite('lena2', 'lender', email => 'lena@title.example') $$, 'PT409', 'invitation_refused', 'the buyer can''t invite a mailbox that refused');
select lives_ok($$ select end_membership('sale', tests.id_of('ivan')) $$, 'the buyer ends the inspector''s link');
select is(tests.of(parties_of_sale(tests.sale_of('n1')), 'inspector', 'why'), 'revoked', 'an ended link says why it ended');
select lives_ok($$ select end_membership('sale', tests.id_of('ivan')) $$, 'ending a link again changes nothing');
select is(tests.of(parties_of_sale(tests.sale_of('n1')), 'inspector', 'why'), 'revoked', 'a link that is ended again says the same');
select throws_ok($$ select renew_invitation('sale', tests.id_of('ivan')) $$, 'PT409', 'party_ended', 'an ended link can''t be renewed');
select tests.act_as_visitor();
select is(party_by_token(tests.door('ivan')), null::jsonb, 'an ended link shows nothing');
select is(party_says(tests.door('ivan'), 'inspection'), null::jsonb, 'an ended link says nothing');

-- Mail that comes back
select tests.act_as('nora');
select jsonb_array_length(tests.invite('gone', 'appraiser'));
select tests.act_as_service();
select settle_email(m.id, 'dropped', 'no such mailbox') from claim_invitations(20) m;
select is(tests.told('nora'), 'party_lost refused, party_lost unreached, party_said earnest_money, party_said inspection', 'the buyer is told when mail comes back');
select tests.act_as('nora');
select is((select p ->> 'why' from jsonb_array_elements(parties_of_sale(tests.sale_of('n1'))) p where p ->> 'role' = 'appraiser'), 'unreached', 'the buyer sees that an invitation came back');

-- Limits
select throws_ok($$ select tests.invite('a' || n, 'attorney', email => 'same@title.example') from generate_series(1, 2) n $$, 'PT409', 'party_known', 'nobody is invited twice');
select tests.act_as_owner_of_db();
update private.rate_buckets set n = 12 where key like 'invitation:%';
select tests.act_as('nora');
select throws_ok($$ select tests.invite('b', 'attorney') $$, 'PT429', 'too_many_requests', 'a side''s invitations are limited per day');
select tests.act_as_owner_of_db();
delete from private.rate_buckets;
insert into sale_parties (id, sale_id, role, invited_by, name, email)
select md5('many' || n)::uuid, tests.sale_of('n1'), 'attorney', 'buyer', 'Al', 'al' || n || '@law.example' from generate_series(1, 10) n;
select tests.act_as('nora');
select throws_ok($$ select tests.invite('b', 'attorney') $$, 'PT409', 'parties_full', 'a sale''s parties are limited');

-- Nobody confirms what the side that invited them has to do
select tests.act_as_owner_of_db();
delete from sale_parties where name = 'Al';
update sale_steps set state = 'open', settled_on = null, settled_by = null where kind = 'earnest_money' and sale_id = tests.sale_of('n1');
select tests.act_as('nora');
select jsonb_array_length(tests.invite('tess', 'title_officer'));
select tests.act_as_service();
insert into links select 'tess', m.token from claim_invitations(20) m;
select tests.act_as_visitor();
select is((select e ->> 'state' from jsonb_array_elements(party_says(tests.door('tess'), 'earnest_money') -> 'steps') e where e ->> 'kind' = 'earnest_money'), 'open', 'a party whom the buyer invited doesn''t settle the buyer''s money');
select tests.act_as_owner_of_db();
select is((select count(*) from sale_facts where field = 'received'), 1::bigint, 'a party whom the buyer invited writes down no day');
select is((select string_agg(n.data ->> 'by', ' ') from notifications n where n.subject_id = tests.id_of('tess')), 'buyer buyer', 'both sides are told who invited the party');
select tests.act_as_visitor();
select throws_ok($$ select party_says(tests.door('tess'), 'recording') $$, 'PT422', 'step_not_yet', 'the title officer can''t record the deed before the day of the closing');
select is((select e ->> 'can' from jsonb_array_elements(party_by_token(tests.door('tess')) -> 'steps') e where e ->> 'kind' = 'recording'), 'false', 'the page offers no early recording');
select tests.act_as_owner_of_db();
update sale_steps set agreed_on = tests.day(0) where kind = 'closing' and sale_id = tests.sale_of('n1');
select ok((select not private.is_too_early(s, 'recording') from sales s where s.id = tests.sale_of('n1')), 'a deed can be recorded on the day of the closing');
update sale_steps set agreed_on = null where kind = 'closing' and sale_id = tests.sale_of('n1');
update sales set state = 'closed', ended_at = now() where id = tests.sale_of('n1');
select is((select array_agg(distinct m.expires_at) from private.links m join sale_parties p on p.id = m.party_id and p.sale_id = tests.sale_of('n1') where m.purpose = 'invitation'), array[now() + interval '30 days'], 'the links of the parties work thirty days longer than the sale');
select tests.act_as_visitor();
select is((select string_agg(e ->> 'kind', ' ' order by e ->> 'kind') from jsonb_array_elements(party_by_token(tests.door('tess')) -> 'steps') e where (e ->> 'can')::boolean), 'recording', 'the title officer can still say that the deed is recorded after the closing');
select throws_ok($$ select party_says(tests.door('tess'), 'title') $$, 'PT409', 'offer_not_open', 'the title officer can''t settle another step after the closing');
select is((select e ->> 'state' from jsonb_array_elements(party_says(tests.door('tess'), 'recording') -> 'steps') e where e ->> 'kind' = 'recording'), 'done', 'the title officer''s word records the deed');
select tests.act_as_service();
select throws_ok($$ select add_party_file(tests.door('tess'), tests.id_of('wire'), 'title', tests.sale_of('n1') || '/' || tests.id_of('wire') || '.pdf', 'Wire 021000021 account 483920114455.pdf', 'application/pdf', 9, repeat('0', 64)) $$, 'PT422', 'message_has_secret_numbers', 'a party''s file name can''t have an account number');
select throws_ok($$ select add_party_file(tests.door('tess'), tests.id_of('big' || n), 'title', tests.sale_of('n1') || '/' || tests.id_of('big' || n) || '.pdf', 'a.pdf', 'application/pdf', 26214400, repeat('0', 64)) from generate_series(1, 3) n $$, 'PT409', 'sale_files_full', 'a party''s files can''t exceed 50 MB');
select tests.act_as_owner_of_db();
update sales set state = 'open', ended_at = null where id = tests.sale_of('n1');
delete from sale_parties where id = tests.id_of('tess');

-- Suspended
select tests.act_as('nora');
select jsonb_array_length(tests.invite('ivo', 'inspector'));
select tests.act_as_service();
insert into links select 'ivo', m.token from claim_invitations(20) m;
select tests.act_as('nora');
select jsonb_array_length(tests.invite('wanda', 'appraiser'));
select tests.act_as_owner_of_db();
set local session_replication_role = replica;
insert into private.suspensions (case_id, person_id) values (gen_random_uuid(), tests.id_of('nora'));
set local session_replication_role = origin;
select tests.act_as('nora');
select throws_ok($$ select tests.invite('b', 'attorney') $$, 'PT403', 'account_suspended', 'a suspended person can''t invite anybody');
select throws_ok($$ select renew_invitation('sale', tests.id_of('ivo')) $$, 'PT403', 'account_suspended', 'a suspended person can''t have a new link mailed');
select throws_ok($$ select share_contact(tests.id_of('ann'), true) $$, 'PT403', 'account_suspended', 'a suspended person can''t show their address');
select lives_ok($$ select share_contact(tests.id_of('ann'), false) $$, 'a suspended person can hide their address');
select tests.act_as_service();
select is_empty('select from claim_invitations(20)', 'an invitation that waits isn''t mailed');
select tests.act_as_owner_of_db();
delete from sale_parties where id = tests.id_of('wanda');
select tests.act_as_visitor();
select is(party_by_token(tests.door('ivo')), null::jsonb, 'the links of a suspended person''s parties rest');
select tests.act_as_owner_of_db();
delete from private.suspensions;
select tests.act_as_visitor();
select is(party_by_token(tests.door('ivo')) ->> 'role', 'inspector', 'the links of a suspended person''s parties work again afterwards');

-- A side that closes its account
savepoint before_closing;
select tests.act_as('nora');
select jsonb_array_length(tests.invite('wim', 'appraiser'));
select tests.act_as('olive');
select jsonb_array_length(tests.invite('otto', 'attorney'));
select tests.act_as_owner_of_db();
insert into private.account_deletions (user_id) values (tests.id_of('nora'));
select tests.act_as_service();
select is((select string_agg(m.to_email, ' ') from claim_invitations(20) m), 'otto@title.example', 'an invitation isn''t mailed for a person who closes their account, and is for the other side');
select tests.act_as_visitor();
select is(party_by_token(tests.door('ivo')), null::jsonb, 'the links of a person who closes their account end');
select tests.act_as_owner_of_db();
rollback to before_closing;

-- The end
select tests.act_as('olive');
select tests.fall_through('n1');
select tests.act_as_visitor();
select is(party_by_token(tests.door('ivo')), null::jsonb, 'the parties'' links end with the sale');
select tests.act_as_owner_of_db();
select is(private.forget_parties(), 0, 'names stay for a while');
update sales set ended_at = now() - interval '91 days' where id = tests.sale_of('n1');
select is(private.forget_parties(), 5, 'the parties'' names are deleted after 90 days');
select is((select count(*) from sale_parties where num_nonnulls(name, email, phone) > 0), 0::bigint, 'no name, address or number of a party is left after 90 days');
select is_empty($$ select from private.links where purpose = 'invitation' $$, 'no link of a party is left after 90 days');
update sale_parties set name = 'Ann Lee', email = 'ann@title.example', ended_at = null, why = null where id = tests.id_of('ann');
delete from auth.users where id = tests.id_of('olive');
select is((select why || coalesce(name, '') || coalesce(email, '') from sale_parties where id = tests.id_of('ann')), 'left', 'a closed account takes along the names of those it invited');
select is((select role from sale_party_acts where kind = 'earnest_money'), 'title_officer', 'the words of a party stay when the side that invited them closes its account');

select * from finish();
rollback;
