-- The agreed terms of a sale, as the person who fills in the contract reads them. Olive sells the cottage to Nora; Stan
-- is a stranger. Words, proposals and facts of one side are canaries.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive');
\ir offers.psql
create function tests.sale() returns uuid language sql stable security definer as $$ select id from public.sales $$;
create function tests.record(kind text, told jsonb) returns text language sql as $$
  select record_facts(tests.sale(), kind, '{}', told) ->> 'state'
$$;
create temporary table links (role text primary key, token text);
grant all on links to public;
create function tests.invite(role text) returns void language plpgsql security definer as $$
declare
  made public.sale_parties;
begin
  perform invite_member('sale', tests.sale(), tests.id_of(role), 'Ann Lee', role || '@title.example', role);
  select * into made from public.sale_parties p where p.role = invite.role order by p.invited_at desc limit 1;
  insert into links select invite.role, m.token from claim_invitations(20) m;
end;
$$;
create function tests.door(who text) returns text language sql stable security definer as $$ select l.token from links l where l.role = who $$;
create function tests.facts(read jsonb) returns text language sql immutable as $$
  select string_agg(f ->> 'value', '; ' order by f ->> 'value') from jsonb_array_elements(read #> '{sale,facts}') f
$$;

select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000, '{"inspection_days": 10, "earnest_money": 5000, "deposit_holder": "Summit Title", "title_policy": "owner", "note": "We close early."}') ->> 'state';
select is(agreed_sale(gen_random_uuid()), null, 'an offer without a sale has no agreed terms');
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select propose_day(tests.sale(), 'contract', 0, tests.day(0), 'calendar', false, 17, '{}', 'canary of a day') ->> 'state';
select tests.record('contract', '{"legal_description": "Lot 4, Block 2", "sellers": "Olive Owner"}');
select tests.record('title', '{"company": "canary of the owner", "phone": "303-555-0100"}');
select tests.record('earnest_money', '{"called": "303-555-0100"}');
select tests.act_as('nora');
select answer_day(tests.sale(), 'contract', 1, true) ->> 'state';
select tests.record('inspection', '{"notes": "canary of the buyer"}');
select propose_amendment(tests.sale(), 0, '{"seller_credit": 3000}', now() + interval '2 days', 'canary of a change') ->> 'state';
select tests.act_as('olive');
select answer_amendment(tests.sale(), 1, 'agreed', 'canary of an answer') ->> 'state';
select propose_amendment(tests.sale(), 2, '{"price": 477777, "repairs": "canary of a proposal"}', now() + interval '2 days') ->> 'state';

-- Both sides read the same
select is(agreed_sale(tests.sale()) #>> '{versions,0,terms,deposit_holder}', 'Summit Title', 'a side reads the terms that were accepted');
select is(jsonb_array_length(agreed_sale(tests.sale()) -> 'versions'), 2, 'a change that both agreed on is a version of its own');
select is(agreed_sale(tests.sale()) #>> '{versions,1,terms,seller_credit}', '3000', 'a side reads the terms as they were changed');
select is(tests.facts(agreed_sale(tests.sale())), 'Lot 4, Block 2; Olive Owner', 'a side reads the names and the land of the contract');
select ok(not agreed_sale(tests.sale()) @? '$.sale.facts[*] ? (@.side != "both")', 'the agreed terms have no fact of one side');
select is(agreed_sale(tests.sale()) #>> '{sale,acts,1,day}', tests.day(0)::text, 'a side reads from which day days are counted');
select ok(agreed_sale(tests.sale())::text !~ 'canary', 'the agreed terms have no words, no proposals and nothing that is one side''s own');
create temporary table read as select agreed_sale(tests.sale()) as by_owner;
grant all on read to public;
select tests.act_as('nora');
select is(agreed_sale(tests.sale()), (select by_owner from read), 'both sides read the same terms');

-- Disclosures with their days
select is(agreed_sale(tests.sale()) -> 'disclosures', '[]'::jsonb, 'a home without disclosures has none to list');
select tests.act_as_owner_of_db();
insert into private.disclosures (id, listing_id, kind, title, access)
values (tests.id_of('open'), tests.id_of('cottage'), 'seller', 'Seller''s disclosure', 'everybody'),
       (tests.id_of('closed'), tests.id_of('cottage'), 'inspection', 'Closed report', 'invited');
insert into private.disclosure_versions (disclosure_id, n, path, type, size, sha256)
select tests.id_of(d), 1, d || '.pdf', 'application/pdf', 9, repeat('0', 64) from unnest(array['open', 'closed']) d;
select tests.act_as('nora');
select is(agreed_sale(tests.sale()) -> 'disclosures', jsonb_build_array(jsonb_build_object(
  'title', 'Seller''s disclosure', 'kind', 'seller', 'published_on', tests.day(0), 'acknowledged_on', null)), 'a disclosure that the buyer may read is listed, a closed one is not');
select tests.act_as_owner_of_db();
insert into private.disclosure_acknowledgements (disclosure_id, n, sha256, person_id)
values (tests.id_of('open'), 1, repeat('0', 64), tests.id_of('nora'));
select tests.act_as('olive');
select is(agreed_sale(tests.sale()) #>> '{disclosures,0,acknowledged_on}', tests.day(0)::text, 'an acknowledgment comes with its day');

-- Whoever is on neither side
select tests.act_as('stan');
select is(agreed_sale(tests.sale()), null, 'a stranger reads no terms');
select tests.act_as_visitor();
select throws_ok($$ select agreed_sale(tests.sale()) $$, '42501', null, 'a visitor can''t ask for terms');

-- By a link
select tests.act_as('nora');
select tests.invite(r) from unnest(array['title_officer', 'attorney', 'lender', 'inspector', 'buyers_agent']) r;
select tests.act_as_visitor();
select is(agreed_sale_by_token(tests.door(r)) #>> '{versions,1,terms,price}', '480000', 'the terms are open to the ' || r) from unnest(array['title_officer', 'attorney']) r;
select is(tests.facts(agreed_sale_by_token(tests.door('attorney'))), 'Lot 4, Block 2; Olive Owner', 'an attorney reads the names and the land');
select ok(agreed_sale_by_token(tests.door('title_officer'))::text !~ 'canary', 'a title officer reads nothing that is one side''s own');
select is(agreed_sale_by_token(tests.door(r)), null, 'the terms are closed to the ' || r) from unnest(array['lender', 'inspector', 'buyers_agent']) r;
select tests.act_as('olive');
select is(record_facts(tests.sale(), 'title', '{}', '{"payoff_lender": "Prairie Bank"}') ->> 'state', 'accepted', 'the owner records who is to be paid off');
select tests.act_as('nora');
select throws_ok($$ select tests.record('title', '{"payoff_lender": "Prairie Bank"}') $$, 'PT400', 'bad_request', 'a buyer can''t record the owner''s lender');
select ok(my_sale(tests.sale())::text || agreed_sale(tests.sale())::text !~ 'Prairie', 'the buyer doesn''t read the owner''s lender');
select tests.act_as_visitor();
select is(party_by_token(tests.door('title_officer')) ->> 'payoff', 'Prairie Bank', 'the title officer sees who is to be paid off');
select is(party_by_token(tests.door(r)) ->> 'payoff', null, 'the owner''s lender is hidden from the ' || r || ' of the buyer') from unnest(array['attorney', 'lender', 'buyers_agent']) r;
select is(agreed_sale_by_token('nothing'), null, 'an unknown link opens nothing');
select ok(party_by_token(tests.door(r))::text !~ '480000', 'the page of the ' || r || ' itself has no price') from unnest(array['title_officer', 'lender', 'inspector']) r;
select tests.act_as('nora');
select end_membership('sale', tests.id_of('attorney')) is not null as done;
select tests.act_as_visitor();
select is(agreed_sale_by_token(tests.door('attorney')), null, 'a link that was ended opens no terms');

select * from finish();
rollback;
