-- Buyers who buy together: Nora makes an offer for Olive's cottage, invites Sam, who joins, and Ina, who doesn't. Lea joins
-- and leaves. Bert has a rival offer, Oscar owns another home, Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'sam', 'ina', 'lea', 'bert', 'oscar', 'stan']) as p;
update auth.users set email_confirmed_at = now();
update profiles set full_name = initcap(split_part(u.email::text, '@', 1)) || ' Surname' from auth.users u where u.id = profiles.id;
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'olive'), tests.make_listing('bungalow', 'oscar');
insert into documents (id, user_id, name, type, size, path, sha256)
select tests.id_of(d), tests.id_of(p), d || '.pdf', 'application/pdf', 9, tests.id_of(p) || '/' || tests.id_of(d) || '.pdf', repeat('0', 64)
from (values ('funds', 'nora'), ('letter', 'sam'), ('secret', 'nora')) as files (d, p);
\ir offers.psql
create function tests.invite(buyer text, offer text default 'n1', id text default null) returns jsonb language sql as $$
  select invite_member('offer', tests.id_of(offer), tests.id_of(coalesce(id, 'i ' || buyer || offer)), initcap(buyer), buyer || '@example.com');
  select my_offer(tests.id_of(offer))
$$;
create function tests.join(buyer text, offer text default 'n1') returns uuid language sql as $$
  select tests.mail_invitations();
  select join_by_token('offer', tests.token_of(buyer))
$$;
create function tests.names(offer jsonb) returns text language sql immutable as $$
  select string_agg(coalesce(b ->> 'name', '?') || case when b ->> 'joined_at' is null then ' invited' else '' end || case when b ->> 'left_at' is not null then ' left' else '' end, ', ' order by n)
  from jsonb_array_elements(offer -> 'buyers') with ordinality as each (b, n)
$$;
create function tests.looked(buyer text, offer text) returns integer language sql stable security definer as $$
  select b.n::integer from private.rate_buckets b where b.key = 'link-look:' || tests.id_of('i ' || buyer || offer)
$$;
create function tests.room() returns uuid language sql stable security definer as $$
  select id from public.sales where offer_id = tests.id_of('n1')
$$;
-- Roads to an offer: who reads nothing there gets nothing from any of them.
create function tests.roads() returns text language sql as $$
  select concat_ws(' ',
    case when my_offer(tests.id_of('n1')) is not null then 'page' end,
    case when jsonb_path_exists(my_offers(), '$[*] ? (@.id == $id)', jsonb_build_object('id', tests.id_of('n1'))) then 'list' end,
    case when exists (select from offers where id = tests.id_of('n1')) then 'row' end,
    case when exists (select from offer_versions where offer_id = tests.id_of('n1')) then 'versions' end,
    case when exists (select from offer_acts where offer_id = tests.id_of('n1')) then 'acts' end,
    case when my_standing(tests.id_of('cottage')) -> 'offer' <> 'null' then 'standing' end)
$$;

create temporary table mailed (token text);
create temporary table feeds (person text, token text);
grant all on feeds to public;
grant all on mailed to public;

-- Inviting
select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{}', jsonb_build_array(jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'proof_of_funds')));
select throws_ok($$ select leave_membership('offer', tests.id_of('n1')) $$, 'PT403', 'forbidden', 'The first buyer withdraws instead of leaving when nobody has joined');
select is(tests.names(tests.invite('sam')), 'Nora Surname, Sam invited', 'The first buyer invites somebody');
select is(tests.names(tests.invite('sam')), 'Nora Surname, Sam invited', 'An invitation that is repeated is one');
select is(my_offer(tests.id_of('n1')) #>> '{buyers,1,email}', 'sam@example.com', 'The first buyer sees the invited address');
select is(tests.names(tests.invite('ina')), 'Nora Surname, Sam invited, Ina invited', 'The first buyer invites two');
select tests.act_as_owner_of_db();
update private.email_outbox set last_error = 'mail 503' where offer_buyer_id = tests.id_of('i inan1');
update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = tests.id_of('stan');
select tests.act_as('stan', 'operator');
select is((select address from operator_failed_mails()), 'i…@example.com', 'An operator sees the masked address of an invited buyer');
select tests.act_as_owner_of_db();
update auth.users set raw_app_meta_data = '{}' where id = tests.id_of('stan');
update private.email_outbox set last_error = null;
select tests.act_as('nora');
select throws_ok(q, code, message, 'An invitation is refused: ' || message) from (values
  ($$ select tests.invite('lea') $$, 'PT409', 'buyers_full'),
  ($$ select invite_member('offer', tests.id_of('n1'), tests.id_of('i samn1'), 'Other', 'other@example.com') $$, 'PT409', 'already_stored'),
  ($$ select tests.invite('sam', 'nothing') $$, 'PT404', 'offer_unknown')) as p (q, code, message);
select lives_ok($$ select end_membership('offer', tests.id_of('i inan1')) $$, 'The first buyer ends an invitation');
select is(tests.names(my_offer(tests.id_of('n1'))), 'Nora Surname, Sam invited', 'The first buyer takes an invitation back');
select throws_ok(q, code, message, 'An invitation is refused: ' || message || q) from (values
  ($$ select invite_member('offer', tests.id_of('n1'), gen_random_uuid(), 'Sam', 'SAM+x@example.com') $$, 'PT409', 'buyer_known'),
  ($$ select invite_member('offer', tests.id_of('n1'), gen_random_uuid(), 'Nora', 'nora@example.com') $$, 'PT409', 'buyer_known'),
  ($$ select invite_member('offer', tests.id_of('n1'), gen_random_uuid(), '4839 2011 4455', 'x@example.com') $$, 'PT422', 'message_has_secret_numbers'),
  ($$ select invite_member('offer', tests.id_of('n1'), gen_random_uuid(), 'X', 'nobody') $$, 'PT400', 'bad_request'),
  ($$ select invite_member('offer', tests.id_of('n1'), gen_random_uuid(), E'X\n', 'x@example.com') $$, 'PT400', 'bad_request')) as p (q, code, message);
select is(tests.names(tests.invite('ina')), 'Nora Surname, Sam invited, Ina invited', 'The freed place is taken by another invitation');

select is(tests.mail_invitations(), 2, 'Each invitation is mailed');
select is(tests.mail_invitations(), 0, 'No invitation is mailed twice');

-- Nobody but the first buyer knows of an invitation
select tests.act_as(p) from unnest(array['sam']) as p;
select is(tests.roads(), '', 'Somebody invited reads nothing of the offer');
select is_empty('select from offer_buyers', 'Somebody invited reads no row of the table');
select throws_ok(q, 'PT404', 'offer_unknown', 'Somebody invited can''t act: ' || q) from unnest(array[
  $$ select tests.improve('n1', 1, 490000) $$, $$ select withdraw_offer(tests.id_of('n1')) $$, $$ select leave_membership('offer', tests.id_of('n1')) $$, $$ select tests.invite('bert') $$]) as q;
select is(invitation_by_token('offer', tests.token_of('sam')) - '{listing_id}'::text[], jsonb_build_object('name', 'Sam', 'inviter', 'Nora Surname', 'home', 'Cottage', 'is_mine', true,
  'terms', jsonb_build_object('n', 1, 'price', 480000, 'closing_on', tests.terms(1) -> 'closing_on', 'financing', 'cash')), 'Somebody invited reads who asks them to which terms');
select tests.act_as('olive');
select is(my_offer(tests.id_of('n1')) -> 'buyers', 'null'::jsonb, 'The owner sees nobody who is invited');
select is(my_offer(tests.id_of('n1')) ->> 'other', 'Nora', 'The owner reads the one buyer');
select is_empty('select from offer_buyers', 'The owner reads no row of the table');
select tests.act_as('stan');
select is(invitation_by_token('offer', tests.token_of('sam')) -> 'terms', 'null'::jsonb, 'A stranger with the link reads no terms');
select is(invitation_by_token('offer', tests.token_of('sam')) -> 'is_mine', 'false'::jsonb, 'A stranger with the link is told that it isn''t theirs');
select throws_ok($$ select tests.join('sam') $$, 'PT403', 'invitation_of_another', 'A stranger with the link can''t join');
select is(tests.join('nobody'), null::uuid, 'An unknown link joins nothing');
select is(invitation_by_token('offer', 'guess'), null::jsonb, 'An unknown link shows nothing');
select is(tests.roads(), '', 'A stranger reads nothing of the offer');
select tests.act_as_visitor();
select is(invitation_by_token('offer', tests.token_of('sam')) -> 'is_mine' || (invitation_by_token('offer', tests.token_of('sam')) -> 'terms'), '[null, null]', 'A visitor with the link reads no terms');
select throws_ok(q, '42501', null, 'A visitor can''t ' || q) from unnest(array[
  $$ select tests.join('sam') $$, $$ select tests.invite('sam') $$, $$ select end_membership('offer', tests.id_of('i samn1')) $$, $$ select leave_membership('offer', tests.id_of('n1')) $$, 'select from offer_buyers']) as q;

-- A new link ends the one before
select tests.remember('old sam', tests.token_of('sam'));
select tests.act_as('nora');
select lives_ok($$ select renew_invitation('offer', tests.id_of('i samn1')) $$, 'The first buyer has an invitation mailed again');
select is(tests.names(my_offer(tests.id_of('n1'))), 'Nora Surname, Sam invited, Ina invited', 'The first buyer mails a new link');
select throws_ok($$ select renew_invitation('offer', gen_random_uuid()) $$, 'PT404', 'invitation_unknown', 'An unknown invitation is not mailed again');
select is(tests.mail_invitations(), 1, 'The new link is mailed');
select isnt(my_offer(tests.id_of('n1')) #>> '{buyers,1,link_until}', null, 'The first buyer sees until when it works');
select tests.act_as('sam');
select is(invitation_by_token('offer', tests.token_of('old sam')), null, 'The link before it has ended');
select isnt(invitation_by_token('offer', tests.token_of('sam')), null, 'The new one works');
select throws_ok($$ select join_by_token('offer', tests.token_of('sam'), 0) $$, 'PT409', 'offer_changed', 'Nobody joins terms other than those they have read');
select is(invitation_by_token('offer', tests.token_of('stop sam')), null, 'The token of mail programs shows no invitation');
select is(join_by_token('offer', tests.token_of('stop sam')), null, 'The token of mail programs joins nothing');
select tests.act_as('ina');
select throws_ok($$ select renew_invitation('offer', tests.id_of('i samn1')) $$, 'PT404', 'invitation_unknown', 'Nobody else mails a new link');
select tests.act_as_visitor();
select lives_ok($$ select refuse_invitation(tests.token_of('stop ina')) $$, 'An invitation is refused from its mail');
select tests.act_as('nora');
select is(tests.names(my_offer(tests.id_of('n1'))), 'Nora Surname, Sam invited', 'An invitation that is refused is gone');
select throws_ok($$ select tests.invite('ina') $$, 'PT409', 'invitation_refused', 'A buyer invites nobody again who refused');
select tests.act_as_owner_of_db();
delete from private.invitation_refusals;
select tests.act_as('nora');
select tests.invite('ina');

-- Joining
select tests.act_as('olive');
select tests.act_as('nora');
select end_membership('offer', tests.id_of('i inan1'));
select tests.invite('olive');
select tests.act_as('olive');
select throws_ok($$ select tests.join('olive') $$, 'PT409', 'own_home', 'The owner can''t join the buyers of their home');
select tests.act_as('nora');
select end_membership('offer', tests.id_of('i oliven1'));
select tests.act_as_owner_of_db();
insert into home_owners (id, listing_id, person_id, name, joined_at) values (tests.id_of('own'), tests.id_of('cottage'), tests.id_of('oscar'), 'Oscar', now());
select tests.act_as('nora');
select tests.invite('oscar');
select tests.act_as('oscar');
select throws_ok($$ select tests.join('oscar') $$, 'PT409', 'own_home', 'Somebody who owns the home with its first owner can''t join its buyers');
select tests.act_as_owner_of_db();
delete from home_owners;
select tests.act_as('nora');
select end_membership('offer', tests.id_of('i oscarn1'));
select tests.act_as('bert');
select tests.make('b1', 'cottage', 470000);
select tests.act_as('nora');
select tests.invite('bert');
select tests.act_as('bert');
select throws_ok($$ select tests.join('bert') $$, 'PT409', 'offer_exists', 'Somebody with an offer of their own for the home can''t join another');
select withdraw_offer(tests.id_of('b1'));
select is(tests.join('bert'), tests.id_of('n1'), 'Somebody whose own offer is over can join');
select tests.act_as('sam');
select is(tests.join('sam'), tests.id_of('n1'), 'Somebody invited joins');
select is(tests.join('sam'), tests.id_of('n1'), 'Joining again is answered as the first time');
select tests.act_as('lea');
select is(tests.join('sam'), null::uuid, 'A link is used by one person');
select tests.act_as('sam');
select is(tests.names(my_offer(tests.id_of('n1'))), 'Nora Surname, Bert Surname, Sam Surname', 'Somebody who joined reads all buyers');
select is(tests.roads(), 'page list row versions acts standing', 'Somebody who joined reads the whole offer');
select is(my_offer(tests.id_of('n1')) ->> 'side', 'buyer', 'Somebody who joined is on the buyer''s side');
select results_eq('select person_id from offer_buyers', $$ select tests.id_of('sam') $$, 'Somebody who joined reads their own row only');
select throws_ok($$ select tests.make('s1', 'cottage', 500000) $$, 'PT409', 'offer_exists', 'Somebody who joined can''t make a rival offer');
select is(tests.make('s2', 'barn', 100000) ->> 'state', 'open', 'Somebody who joined can make an offer for another home');
select throws_ok(q, 'PT403', 'forbidden', 'Somebody who joined can''t ' || q) from unnest(array[
  $$ select tests.invite('lea') $$, $$ select end_membership('offer', tests.id_of('i bertn1')) $$]) as q;
select tests.act_as('nora');
select throws_ok($$ select end_membership('offer', tests.id_of('i samn1')) $$, 'PT409', 'buyer_joined', 'The first buyer can''t remove somebody who joined');
select tests.act_as('olive');
select is(my_offer(tests.id_of('n1')) ->> 'other', 'Nora, Bert and Sam', 'The owner reads the first names of all buyers');
select ok(my_offer(tests.id_of('n1'))::text !~ 'Surname|@example', 'The owner reads no full name and no address before acceptance');

-- Leaving before acceptance
select tests.act_as('bert');
select lives_ok($$ select leave_membership('offer', tests.id_of('n1')) $$, 'Somebody who joined leaves');
select is(tests.roads(), '', 'Somebody who left reads nothing');
select throws_ok($$ select leave_membership('offer', tests.id_of('n1')) $$, 'PT404', 'offer_unknown', 'Somebody who left can''t leave again');
select throws_ok($$ select tests.improve('n1', 1, 490000) $$, 'PT404', 'offer_unknown', 'Somebody who left can''t act');
select is(tests.make('b2', 'cottage', 470000) ->> 'state', 'open', 'Somebody who left makes an offer of their own');
select tests.act_as('nora');
select is(tests.names(my_offer(tests.id_of('n1'))), 'Nora Surname, Sam Surname', 'Somebody who left before acceptance isn''t named any more');
select is(tests.names(tests.invite('ina', id => 'i ina again')), 'Nora Surname, Sam Surname, Ina invited', 'The first buyer invites somebody in place of whoever left');
select tests.act_as('sam');
select is(tests.names(my_offer(tests.id_of('n1'))), 'Nora Surname, Sam Surname', 'Somebody who joined sees nobody who is invited');

-- Each acts for all, and each act says who
select tests.act_as('sam');
select is(tests.improve('n1', 1, 490000) #>> '{versions,1,by}', null, 'A buyer reads their own act without a name');
select throws_ok($$ select improve_offer(tests.id_of('n1'), 2, tests.terms(491000), now() + interval '4 days', jsonb_build_array(jsonb_build_object('document_id', tests.id_of('secret'), 'kind', 'proof_of_funds'))) $$,
  'PT404', 'document_not_found', 'A buyer can''t send another buyer''s document');
select is(improve_offer(tests.id_of('n1'), 2, tests.terms(491000), now() + interval '4 days', jsonb_build_array(
  jsonb_build_object('document_id', tests.id_of('funds'), 'kind', 'proof_of_funds'), jsonb_build_object('document_id', tests.id_of('letter'), 'kind', 'pre_approval')))
  ->> 'version', '3', 'A buyer sends their own document, and one that came with the offer before');
select tests.act_as('nora');
select is(my_offer(tests.id_of('n1')) #>> '{versions,1,by}', 'Sam', 'A buyer reads which of them acted');
select is(my_offer(tests.id_of('n1')) #>> '{versions,0,by}', null, 'A buyer reads their own version without a name');
select ok(tests.news('nora') ~ 'offer_buyers', 'The first buyer is told who joins');
select tests.act_as('olive');
select is((select string_agg(coalesce(v ->> 'by', '-'), ' ' order by v ->> 'n') from jsonb_array_elements(my_offer(tests.id_of('n1')) -> 'versions') v), 'Nora Sam Sam', 'The owner reads which buyer acted');
select ok(tests.news('olive') ~ 'offer_buyers', 'The owner is told that the buyers changed');
select is_empty($$ select from notifications where kind = 'offer_buyers' and data ? 'name' $$, 'The owner is told no name');
select isnt_empty($$ select from notifications where kind = 'offer_buyers' and not data ? 'name' $$, 'The owner is told of the change itself');
select tests.heard('nora'), tests.heard('sam');
select is(counter_offer(tests.id_of('n1'), 3, tests.terms(500000, '{"earnest_money": 5000}'), now() + interval '2 days') ->> 'state', 'countered', 'The owner counters');
select is(tests.news('nora') || ' ' || tests.news('sam'), 'offer_countered offer_countered', 'Every buyer is told of the counter');

-- One outcome, whoever acts first
select tests.act_as('sam');
select is(accept_offer(tests.id_of('n1'), 4) ->> 'state', 'accepted', 'Somebody who joined accepts the counter');
select tests.act_as('nora');
select throws_ok($$ select withdraw_offer(tests.id_of('n1')) $$, 'PT409', 'offer_not_open', 'Another buyer can''t withdraw what one of them accepted');
select is((select a ->> 'by' from jsonb_array_elements(my_offer(tests.id_of('n1')) -> 'acts') a where a ->> 'act' = 'accepted'), 'Sam', 'The acceptance says which buyer it was');
select is(my_offer(tests.id_of('n1')) #>> '{sale,buyer}', 'Nora Surname and Sam Surname', 'The sale names all buyers in full');
select is(tests.news('nora') ~ 'offer_accepted', tests.news('sam') ~ 'offer_accepted', 'Every buyer is told of the acceptance');
select throws_ok($$ select tests.invite('lea') $$, 'PT409', 'buyers_agreed', 'Nobody is invited after acceptance');
select throws_ok($$ select leave_membership('offer', tests.id_of('n1')) $$, 'PT403', 'forbidden', 'The first buyer does not leave after acceptance');
select tests.act_as('stan');
select is(my_sale(tests.room()), null, 'A stranger has no sale');

-- The room is shared
select tests.act_as('sam');
select is(my_sale(tests.room()) ->> 'side', 'buyer', 'Every buyer has the room of the sale');
select is(jsonb_array_length(private.open_sales()), 1, 'Every buyer''s dashboard has the sale');
select is(settle_step(tests.room(), 'earnest_money', 0, 'done') ->> 'side', 'buyer', 'Every buyer settles steps');
select is(record_facts(tests.room(), 'title', '{"phone": null}', '{"phone": "303-555-0100"}') ->> 'side', 'buyer', 'Every buyer records facts');
select is((select value from sale_facts where field = 'phone'), '303-555-0100', 'A buyer reads what they recorded');
select is(save_settlement(tests.room(), 0, '{"lines": {"price": 100}}') ->> 'saves', '1', 'Every buyer types the settlement''s figures');
select tests.act_as('nora');
select is((select value from sale_facts where field = 'phone'), '303-555-0100', 'The buyers share what their side records for itself');
select is(my_settlement(tests.room()) -> 'figures', '{"lines": {"price": 100}}', 'The buyers share the settlement''s figures');
select isnt_empty('select from settlements', 'The buyers read the row of their side''s figures');
select is((select jsonb_path_query_first(my_sale(tests.room()), '$.sale.acts[*] ? (@.kind == "earnest_money").by')), '"Sam"', 'An act in the room says which buyer it was');
select is((select jsonb_path_query_first(my_sale(tests.room()), '$.sale.facts[*] ? (@.field == "phone").by')), '"Sam"', 'A recorded value says which buyer it was');
select is(my_closing_company(tests.id_of('cottage')) ->> 'phone', '303-555-0100', 'Every buyer is shown the company that their side wrote down');
select tests.act_as('olive');
select is_empty($$ select from sale_facts where field = 'phone' $$, 'The owner reads nothing that the buyers keep to themselves');
select is(my_settlement(tests.room()), null, 'The owner reads no figures of the buyers');
select is((select jsonb_path_query_first(my_sale(tests.room()), '$.sale.acts[*] ? (@.kind == "earnest_money").by')), '"Sam"', 'The owner reads which buyer settled a step');
select propose_amendment(tests.room(), 0, '{"price": 499000}', now() + interval '1 day') ->> 'state';
select is(tests.news('nora') ~ 'amendment_proposed', tests.news('sam') ~ 'amendment_proposed', 'Every buyer is asked about an amendment');
select tests.act_as('nora');
select is(answer_amendment(tests.room(), 1, 'agreed') #>> '{sale,amendments,0,state}', 'agreed', 'Any buyer agrees to it');
select tests.act_as('sam');
select throws_ok($$ select answer_amendment(tests.room(), 1, 'refused') $$, 'PT409', 'sale_changed', 'Another buyer can''t refuse what one of them agreed to');
select is(my_sale(tests.room()) #>> '{sale,amendments,0,answer_by}', 'Nora', 'The answer says which buyer it was');

-- Each buyer shows their own address to a party
select invite_member('sale', tests.room(), tests.id_of('lender'), 'Lena', 'lena@bank.example', 'lender', null, true);
select tests.act_as_service();
insert into mailed select token from claim_invitations(20);
select tests.act_as('nora');
select is(parties_of_sale(tests.room()) #>> '{0,shares}', 'false', 'A buyer shows no address when another buyer shows theirs');
select is(jsonb_array_length(share_contact(tests.id_of('lender'), false)), 1, 'A buyer hides their own address');
select tests.act_as_visitor();
select is((select party_by_token(token) #>> '{sides,0,email}' from mailed), 'sam@example.com', 'A party reads the address of the buyer who shows it');
select is((select party_by_token(token) #>> '{sides,0,name}' from mailed), 'Nora Surname and Sam Surname', 'A party reads the names of all buyers');
select tests.act_as('nora');
select is(share_contact(tests.id_of('lender'), true) #>> '{0,shares}', 'true', 'Another buyer shows their address instead');
select tests.act_as_visitor();
select is((select party_by_token(token) #>> '{sides,0,email}' from mailed), 'nora@example.com', 'A party reads the address that was shown last');
select tests.act_as('sam');

-- The clock tells every buyer
insert into feeds select 'sam', rotate_calendar_feed() ->> 'token';
select tests.act_as('nora');
insert into feeds select 'nora', rotate_calendar_feed() ->> 'token';
select tests.act_as_service();
select is((select count(distinct person) from feeds f, jsonb_array_elements(deadlines_of_feed(f.token)) d where d ->> 'sale_id' = tests.room()::text and d ->> 'kind' = 'closing'), 2::bigint, 'Every buyer''s calendar has the dates of the sale');
select tests.act_as_owner_of_db();
delete from notifications;
update sale_steps set due_on = tests.day(1), remind_at = now() where sale_id = tests.room() and kind = 'inspection';
update sale_steps set due_on = tests.day(1) where sale_id = tests.room() and kind = 'insurance';
update sale_steps set remind_at = now() where sale_id = tests.room() and kind = 'insurance';
select private.remind_of_steps();
select is((select string_agg(distinct u.email, ' ' order by u.email) from notifications n join auth.users u on u.id = n.user_id where n.kind = 'step_due'), 'nora@example.com sam@example.com', 'Every buyer is reminded of a step of theirs');
select is((select max(n) from (select count(*) as n from notifications where kind = 'step_due' group by user_id, subject_id) as each), 1::bigint, 'Each reminder reaches a buyer once');
select ok(private.new_step_link((select id from sale_steps where sale_id = tests.room() and kind = 'insurance'), tests.id_of('sam')) is not null, 'Every buyer gets links that settle a step');
select tests.act_as('sam');

-- Leaving after acceptance
select lives_ok($$ select leave_membership('offer', tests.id_of('n1')) $$, 'Somebody who joined leaves a sale');
select is(tests.roads(), '', 'Somebody who left a sale reads nothing');
select is(my_sale(tests.room()), null, 'Somebody who left a sale has no room');
select throws_ok($$ select settle_step(tests.room(), 'earnest_money', 1, 'reopened') $$, 'PT404', 'offer_unknown', 'Somebody who left a sale can''t act in it');
select is_empty($$ select from sale_facts $$, 'Somebody who left a sale reads no facts');
select is_empty($$ select from settlements $$, 'Somebody who left a sale reads no figures');
select is_empty($$ select from notifications where kind ~ '^(offer|sale|step|amendment)_' and kind <> 'offer_made' and subject_id <> tests.id_of('s2') $$, 'Somebody who left a sale keeps no news of it');
select tests.act_as_owner_of_db();
select is_empty($$ select from private.links where purpose = 'step' and person_id = tests.id_of('sam') $$, 'The links of somebody who left a sale end');
select is(private.new_step_link((select id from sale_steps where sale_id = tests.room() and kind = 'insurance'), tests.id_of('sam')), null, 'Somebody who left a sale gets no new links');
select is((select count(*) from feeds f, jsonb_array_elements(deadlines_of_feed(f.token)) d where f.person = 'sam' and d ->> 'sale_id' = tests.room()::text), 0::bigint, 'The dates leave the calendar of somebody who left a sale');
select tests.act_as('olive');
select is(my_offer(tests.id_of('n1')) #>> '{sale,buyer}', 'Nora Surname and Sam Surname', 'Whoever left a sale stays named in what was agreed');
select is((select a ->> 'by' from jsonb_array_elements(my_offer(tests.id_of('n1')) -> 'acts') a where a ->> 'act' = 'buyer_left' order by a ->> 'at' desc limit 1), 'Sam', 'The history says who left');

-- An owner accepts the buyers they have seen
select tests.act_as('nora');
select tests.make('n2', 'bungalow', 300000, '{"note": "Nora writes."}');
select tests.invite('lea', 'n2');
select tests.act_as('lea');
select tests.join('lea', 'n2');
select is(tests.looked('lea', 'n2'), 1, 'Joining counts as one look at the invitation');
select improve_offer(tests.id_of('n2'), 1, tests.terms(310000, '{"note": "Lea writes."}'), now() + interval '4 days');
select tests.act_as('oscar');
select throws_ok($$ select accept_offer(tests.id_of('n2'), 2) $$, 'PT409', 'offer_changed', 'An owner can''t accept buyers they haven''t seen');
select is(accept_offer(tests.id_of('n2'), 2, joins => (my_offer(tests.id_of('n2')) ->> 'joins')::integer) ->> 'state', 'accepted', 'An owner accepts the buyers they have seen');

-- Closing an account
select tests.act_as_service();
select begin_account_deletion(tests.id_of('nora'));
select tests.act_as('lea');
select is(my_offer(tests.id_of('n2')) ->> 'state', 'accepted', 'A sale goes on when the first of two buyers closes their account');
select is(my_offer(tests.id_of('n2')) #>> '{buyers,0,is_me}', 'true', 'The other buyer is the first from then on');
select is(my_offer(tests.id_of('n2')) #>> '{sale,buyer}', 'Lea Surname', 'Whoever closed their account is named nowhere');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nora');
select tests.act_as('lea');
select is(my_offer(tests.id_of('n2')) ->> 'state', 'accepted', 'The sale still goes on once the account is gone');
select tests.act_as('oscar');
select is(my_offer(tests.id_of('n2')) #>> '{sale,buyer}', 'Lea Surname', 'The owner reads the buyer who stayed');
select tests.act_as_owner_of_db();
select is((select buyer_id from offers where id = tests.id_of('n2')), tests.id_of('lea'), 'The offer belongs to the buyer who stayed');
select is_empty($$ select from offer_versions where person_id = tests.id_of('nora') $$, 'No version names an account that is gone');
select is((select note from offer_versions where offer_id = tests.id_of('n2') and n = 1), '', 'The words of an account that is gone are erased');
select is((select note from offer_versions where offer_id = tests.id_of('n2') and n = 2), 'Lea writes.', 'The words of a buyer who stays are kept');

-- Mail for a buyer who closes their account
select tests.act_as_owner_of_db();
select tests.forget_limits();
select tests.mail_invitations();
select tests.act_as('stan');
select tests.make('s3', 'barn', 90000) ->> 'state';
select tests.invite('ina', 's3') is not null;
select tests.act_as('sam');
select tests.invite('lea', 's2') is not null;
select tests.act_as_service();
select begin_account_deletion(tests.id_of('stan'));
select tests.act_as_owner_of_db();
select is((select string_agg(o.state, ' ') from offers o join offer_buyers b on b.offer_id = o.id where o.id in (tests.id_of('s2'), tests.id_of('s3'))), 'open open', 'Both offers with an invitation are still open');
select tests.act_as_service();
create temporary table sent as select m.to_email from claim_invitations(20) m;
select results_eq('select to_email from sent', $$ values ('lea@example.com') $$, 'An invitation isn''t mailed for a buyer who closes their account, and is for another buyer');

-- Old invitations
select tests.act_as('sam');
select tests.invite('ina', 's2') is not null;
select tests.mail_invitations();
select tests.act_as_owner_of_db();
create function tests.sweep() returns text language plpgsql as $$
begin
  execute (select work from private.duties where name = 'delete old invitations to buy together');
  return (select string_agg(name, ' ' order by name) from offer_buyers where offer_id in (tests.id_of('s2'), tests.id_of('n2')));
end $$;
insert into offer_buyers (id, offer_id, person_id, name, invited_at, joined_at)
values (gen_random_uuid(), tests.id_of('s2'), tests.id_of('bert'), 'Bert', now() - interval '200 days', now() - interval '199 days');
select is(tests.sweep(), 'Bert Ina Lea', 'New invitations stay');
update offer_buyers set invited_at = now() - interval '91 days' where offer_id = tests.id_of('s2') and name = 'Ina';
select is(tests.sweep(), 'Bert Ina Lea', 'An old invitation stays while its link works');
update private.links set expires_at = now() - interval '1 minute' where offer_buyer_id in (select id from offer_buyers where offer_id = tests.id_of('s2'));
select is(tests.sweep(), 'Bert Lea', 'An old invitation whose link has expired is forgotten, a newer one and a buyer who joined stay');
insert into offer_buyers (id, offer_id, name, email, invited_at) values (gen_random_uuid(), tests.id_of('n2'), 'Kim', 'kim@example.com', now());
select is(tests.sweep(), 'Bert Lea', 'An invitation to an offer that isn''t live any more is forgotten right away');

-- Names in notifications
select private.tell(tests.id_of('sam'), 'offer_buyers', tests.id_of('barn'), tests.id_of('s2'), '{"as": "buyer", "buyers": "refused", "name": "Ina"}');
select private.forget_parties();
select is((select data ->> 'name' from notifications where user_id = tests.id_of('sam') and kind = 'offer_buyers' and subject_id = tests.id_of('s2')), 'Ina', 'A notification names who refused an invitation');
update notifications set created_at = now() - interval '91 days' where user_id = tests.id_of('sam') and kind = 'offer_buyers';
select private.forget_parties();
select is((select (data ->> 'buyers') || coalesce(data ->> 'name', '') from notifications where user_id = tests.id_of('sam') and kind = 'offer_buyers' and subject_id = tests.id_of('s2')), 'refused', 'A notification forgets the name of who refused after 90 days');

select * from finish();
rollback;
