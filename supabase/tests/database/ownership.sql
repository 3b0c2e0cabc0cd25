-- Proof of ownership: what is public without one, who sends and opens a document, who decides, and how fake owners fail.
-- Olive and Owen own homes, Carl owns the cottage with Olive, Stan is the stranger, Mona moderates and Opal operates.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'owen', 'carl', 'stan', 'mona', 'opal', 'nora']) as p;
update auth.users set email_confirmed_at = now() - interval '15 days';
update profiles set full_name = 'Olive Oak' where id = tests.id_of('olive');
update auth.users set raw_app_meta_data = jsonb_build_object('role', case id
    when tests.id_of('opal') then 'operator' else 'moderator' end)
where id in (tests.id_of('opal'), tests.id_of('mona'));
select tests.make_listing('cottage', 'olive'), tests.make_listing('draft', 'olive', 'draft'),
       tests.make_listing('meadow', 'owen', 'draft'), tests.make_listing('barn', 'owen'), tests.make_listing('hut', 'mona');
select tests.seed($$ update listings set time_zone = 'America/Denver', property_type = 'land' where id = tests.id_of('meadow') $$);
insert into home_owners (id, listing_id, person_id, name, joined_at)
values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('carl'), 'Carl', now());

create function tests.document(person text, proof text) returns text language sql as $$
  select format('%s/%s.pdf', tests.id_of(person), tests.id_of(proof))
$$;
-- What the function documents does once it has checked the bytes.
create function tests.show(person text, home text, proof text, hash text default repeat('a', 64)) returns void
language plpgsql security definer as $$
begin
  insert into storage.objects (bucket_id, name, metadata)
  values ('documents', tests.document(person, proof), '{"size": 1000}') on conflict do nothing;
  perform private.add_ownership_proof(tests.id_of(person), tests.id_of(home), tests.id_of(proof), tests.document(person, proof),
    'Deed.pdf', 'application/pdf', hash);
end $$;
create function tests.news(person text) returns text[] language sql stable security definer as $$
  select coalesce(array_agg(n.kind order by n.kind), '{}') from public.notifications n
  where n.user_id = tests.id_of(person) and n.kind like 'ownership%'
$$;
create function tests.shown(home text) returns boolean language sql stable security definer as $$
  select ownership_shown_at is not null from public.listings where id = tests.id_of(home)
$$;
create function tests.state_of(home text) returns text language sql stable security definer as $$
  select status from public.listings where id = tests.id_of(home)
$$;

-- A house is public without a proof; land waits
select tests.act_as('olive');
select lives_ok($$ update listings set status = 'active' where id = tests.id_of('draft') and time_zone is not null $$, 'a house needs no proof');
select is(my_ownership(tests.id_of('cottage')) - 'proof', '{"title": "Cottage", "status": "active", "has_address": true,
  "address": "1 Main Street, Denver, CO 80202", "must_wait": false, "shown_at": null, "waits": false}', 'an owner learns that a house needn''t wait');
select throws_ok($$ update listings set property_type = 'land' where id = tests.id_of('cottage') $$, 'PT409', 'ownership_wanted', 'a published house can''t become land');
select throws_ok($$ update listings set ownership_shown_at = now() where id = tests.id_of('cottage') $$, '42501', null, 'an owner can''t say that the ownership is shown');
select tests.act_as('owen');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'land can''t be published without a proof');
select throws_ok($$ insert into listings (id, user_id, title, address, city, state, zip_code, property_type, status)
  values (gen_random_uuid(), tests.id_of('owen'), 'Lot', '2 Main Street', 'Denver', 'CO', '80202', 'land', 'active') $$,
  'PT409', 'ownership_wanted', 'land can''t be inserted as published');
select is(my_ownership(tests.id_of('meadow')) -> 'must_wait', 'true', 'an owner learns that land waits');
select is(my_ownership(tests.id_of('cottage')), null, 'a stranger learns nothing of a home''s proof');
select lives_ok($$ update listings set property_type = 'house' where id = tests.id_of('meadow') $$, 'a draft may become a house');
select lives_ok($$ update listings set property_type = 'land' where id = tests.id_of('meadow') $$, 'a draft may become land again');
select throws_ok($$ update listings set status = 'active', property_type = 'land' where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'the statement that publishes land is refused');
select tests.act_as_service();
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'the server can''t publish land without a proof either');
select throws_ok($$ update listings set status = 'active', ownership_shown_at = now() where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'the server can''t say that an ownership is shown');

-- Sending a document
select tests.act_as_owner_of_db();
select throws_ok($$ select tests.show('stan', 'meadow', 'p0') $$, 'PT404', 'listing_not_found', 'a stranger can''t send a document for another''s home');
select lives_ok($$ select tests.show('owen', 'meadow', 'p1') $$, 'an owner sends a document');
select lives_ok($$ select tests.show('owen', 'meadow', 'p1') $$, 'the same document again is accepted');
select throws_ok($$ select tests.show('owen', 'meadow', 'p1', repeat('b', 64)) $$, 'PT409', 'already_stored', 'other bytes under the same id are refused');
select throws_ok($$ select tests.show('owen', 'barn', 'p1') $$, 'PT409', 'already_stored', 'a document''s id can''t be used again for another home');
select throws_ok($$ select tests.show('owen', 'meadow', 'p2') $$, 'PT409', 'ownership_settled', 'a second document has to wait for the first');
select throws_ok($$ select private.add_ownership_proof(tests.id_of('stan'), tests.id_of('cottage'), gen_random_uuid(), tests.document('owen', 'p1'), 'Deed.pdf', 'application/pdf', repeat('a', 64)) $$, 'PT404', 'listing_not_found', 'a stranger can''t send another''s file');
select throws_ok($$ select private.add_ownership_proof(tests.id_of('olive'), tests.id_of('cottage'), gen_random_uuid(), tests.document('owen', 'p1'), 'Deed.pdf', 'application/pdf', repeat('a', 64)) $$, 'PT404', 'document_not_found', 'an owner can''t send a file from another''s folder');
select ok(not tests.document('owen', 'p1') = any (private.sweep_documents(500)), 'a document that waits is not swept');

-- Who opens it
select tests.act_as('owen');
select is(open_ownership_proof(tests.id_of('p1')) ->> 'name', 'Deed.pdf', 'the person who sent a document can open it');
select is(jsonb_array_length(my_ownership_proofs()), 1, 'the export has the document');
select throws_ok($$ select ownership_queue() $$, 'PT403', 'forbidden', 'an owner can''t read the queue');
select throws_ok($$ select decide_ownership(tests.id_of('p1'), true) $$, 'PT403', 'forbidden', 'an owner can''t accept their own document');
select throws_ok($$ select set_ownership_rule(true) $$, 'PT403', 'forbidden', 'an owner can''t set the rule');
select tests.act_as('stan');
select is(open_ownership_proof(tests.id_of('p1')), null, 'a stranger can''t open a document');
select tests.act_as_visitor();
select throws_ok($$ select open_ownership_proof(tests.id_of('p1')) $$, '42501', null, 'a visitor can''t open a document');
select throws_ok($$ select * from private.ownership_proofs $$, '42501', null, 'a visitor can''t read the proofs');
select tests.act_as('mona', 'moderator');
select is(open_ownership_proof(tests.id_of('p1')) ->> 'path', tests.document('owen', 'p1'), 'a moderator can open a document');
select is(open_ownership_proof(tests.id_of('p1')) ->> 'name', 'Deed.pdf', 'a moderator can open a document again');
select throws_ok($$ select * from private.ownership_openings $$, '42501', null, 'a moderator can''t read or change who opened documents');
select tests.act_as_owner_of_db();
select results_eq($$ select opened_by, count(*) from private.ownership_openings where opened_at > now() - interval '1 hour' group by opened_by $$,
  $$ values (tests.id_of('mona'), 2::bigint) $$, 'each look of a moderator is noted, and none of the owner or a stranger');
select throws_ok($$ update private.ownership_openings set opened_at = now() $$, null, null, 'a noted look can''t be changed');
select tests.act_as('owen');
select is(jsonb_array_length(my_ownership_proofs() #> '{0,opened_at}'), 2, 'the export says when a document was opened');
select tests.act_as('mona', 'moderator');
select is(q #>> '{waiting,0,address}' || '/' || (q ->> 'total'), '1 Main Street, Denver, CO 80202/1', 'the queue has the address to compare') from ownership_queue() as q;
select throws_ok($$ select set_ownership_rule(true) $$, 'PT403', 'forbidden', 'a moderator can''t set the rule');

-- An address that changes during the review
select tests.act_as('owen');
select lives_ok($$ update listings set address = '99 Elm Street' where id = tests.id_of('meadow') $$, 'an owner changes the address while a document waits');
select tests.act_as('mona', 'moderator');
select throws_ok($$ select decide_ownership(tests.id_of('p1'), true) $$, 'PT409', 'case_changed', 'a document for the address before can''t be accepted');
select is(ownership_queue() -> 'total', '0', 'a replaced document leaves the queue');
select tests.act_as_owner_of_db();
select lives_ok($$ select tests.show('owen', 'meadow', 'p3') $$, 'an owner sends a document for the new address');

-- Refused, then accepted
select tests.act_as('mona', 'moderator');
select throws_ok($$ select decide_ownership(tests.id_of('p3'), false, 'No') $$, 'PT422', 'decision_invalid', 'a refusal needs a reason');
select throws_ok($$ select decide_ownership(tests.id_of('p3'), null) $$, 'PT422', 'decision_invalid', 'a decision is yes or no');
select lives_ok($$ select decide_ownership(tests.id_of('p3'), false, 'The name on it is another one.') $$, 'a moderator refuses a document');
select throws_ok($$ select decide_ownership(tests.id_of('p3'), true) $$, 'PT409', 'case_changed', 'a document can''t be decided twice');
select is(tests.news('owen'), '{ownership_decided}', 'the owner of a refused document is told');
select tests.act_as('owen');
select is(my_ownership(tests.id_of('meadow')) #>> '{proof,reason}', 'The name on it is another one.', 'the owner reads why');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'land with a refused document can''t be published');
select tests.act_as_owner_of_db();
select lives_ok($$ select tests.show('owen', 'meadow', 'p4') $$, 'an owner sends another document after a refusal');
select tests.act_as('mona', 'moderator');
select lives_ok($$ select decide_ownership(tests.id_of('p4'), true) $$, 'a moderator accepts a document');
select ok(tests.shown('meadow'), 'the home''s ownership is shown');
select tests.act_as('owen');
select lives_ok($$ update listings set status = 'active' where id = tests.id_of('meadow') $$, 'land with a shown ownership can be published');
select lives_ok($$ update listings set status = 'active' where id = tests.id_of('meadow') $$, 'land that is published twice stays as it is');
select tests.act_as_visitor();
select isnt((select ownership_shown_at from listings where id = tests.id_of('meadow')), null, 'visitors see that the ownership is shown');

-- Another address takes it away
select tests.act_as('owen');
select lives_ok($$ update listings set address = '99 Elm St' where id = tests.id_of('meadow') $$, 'the same street in other letters is the same address');
select ok(tests.shown('meadow'), 'the same address keeps its shown ownership');
select throws_ok($$ update listings set address = '7 Palace Road' where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'published land can''t move to another address');
select lives_ok($$ update listings set address_hidden = true where id = tests.id_of('meadow') $$, 'an owner hides the street');
select ok(tests.shown('meadow'), 'a hidden street keeps its shown ownership');
select throws_ok($$ update listings set address = '7 Palace Road' where id = tests.id_of('meadow') $$, 'PT409', 'ownership_wanted', 'land with a hidden street can''t move to another address');
select lives_ok($$ update listings set address_hidden = false where id = tests.id_of('meadow') $$, 'an owner shows the street again');
select ok(tests.shown('meadow'), 'a street that is shown again keeps the ownership');
select tests.act_as_owner_of_db();
select lives_ok($$ select tests.show('carl', 'cottage', 'p5') $$, 'a co-owner sends a document');
select tests.act_as('opal', 'operator');
select lives_ok($$ select decide_ownership(tests.id_of('p5'), true) $$, 'an operator accepts a document');
select is(tests.news('olive') || tests.news('carl'), '{ownership_decided,ownership_decided}', 'all owners are told');
select tests.act_as('olive');
select is(my_ownership(tests.id_of('cottage')) -> 'proof', 'null', 'an owner doesn''t see a co-owner''s document');
select is(open_ownership_proof(tests.id_of('p5')), null, 'an owner can''t open a co-owner''s document');
select lives_ok($$ update listings set address = '7 Palace Road' where id = tests.id_of('cottage') $$, 'a house may move to another address');
select ok(not tests.shown('cottage'), 'another address takes the shown ownership away');

-- A moderator's own home
select tests.act_as_owner_of_db();
select lives_ok($$ select tests.show('mona', 'hut', 'p6') $$, 'a moderator sends a document for their own home');
select tests.act_as('mona', 'moderator');
select throws_ok($$ select decide_ownership(tests.id_of('p6'), true) $$, 'PT403', 'forbidden', 'a moderator can''t decide about their own home');

-- Two people doubt that a home is its owner's
select tests.act_as('stan');
select ok(report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'not_theirs'), 'a person reports that a home is not its owner''s');
select ok(report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'fraud'), 'the same person reports it for another reason');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'active', 'one person''s doubt hides no home');
select tests.act_as('nora');
select ok(report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'spam'), 'another person reports something else');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'active', 'reports of other things hide no home');
select tests.act_as_visitor();
select ok(report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'fraud'), 'a visitor doubts it');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'active', 'a report without an account hides no home');
update auth.users set email_confirmed_at = now() where id = tests.id_of('carl');
select tests.act_as('carl');
select ok(report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'fraud'), 'a new account doubts it');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'active', 'a new account''s report hides no home');
update auth.users set email_confirmed_at = now() - interval '15 days' where id = tests.id_of('carl');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'withdrawn', 'a second person''s doubt hides the home');
select ok('ownership_asked' = any (tests.news('owen')), 'the owner of a hidden home is asked for a document');
select tests.act_as('owen');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('barn') $$, 'PT409', 'ownership_wanted', 'a doubted home can''t be published again');
select is(my_ownership(tests.id_of('barn')) -> 'must_wait', 'true', 'the owner learns that a doubted home waits');
select tests.act_as_owner_of_db();
select lives_ok($$ select tests.show('owen', 'barn', 'p7') $$, 'the owner of a doubted home sends a document');
select tests.act_as('mona', 'moderator');
select lives_ok($$ select decide_ownership(tests.id_of('p7'), true) $$, 'a moderator accepts the document of a doubted home');
select is(tests.state_of('barn'), 'active', 'a doubted home is public again once its ownership is shown');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'active', 'a shown ownership is not doubted again');

-- Reports that led to nothing
select tests.seed($$ update listings set ownership_shown_at = null where id = tests.id_of('barn') $$);
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'withdrawn', 'the home is hidden while its case waits');
select tests.act_as('mona', 'moderator');
select lives_ok($$ select tests.decide(tests.case_of('home', tests.id_of('barn')::text), 'nothing') $$, 'a moderator finds nothing wrong');
select is(tests.state_of('barn'), 'active', 'a home with which nothing is wrong is public again');
select tests.act_as('nora');
select ok(report(gen_random_uuid(), 'home', tests.id_of('barn')::text, 'fraud'), 'another person doubts it later');
select tests.act_as_owner_of_db();
select private.hide_doubted_homes();
select is(tests.state_of('barn'), 'active', 'reports that led to nothing don''t count');

-- The team's rule
select tests.act_as('opal', 'operator');
select lives_ok($$ select set_ownership_rule(true) $$, 'an operator lets new homes wait');
select is(ownership_queue() -> 'waits', 'true', 'the queue says the rule');
select tests.act_as('owen');
select lives_ok($$ update listings set price = 480000 where id = tests.id_of('barn') $$, 'a home that was public stays public');
select throws_ok($$ insert into listings (id, user_id, title, address, city, state, zip_code, status)
  values (gen_random_uuid(), tests.id_of('owen'), 'House', '3 Main Street', 'Denver', 'CO', '80202', 'active') $$,
  'PT409', 'ownership_wanted', 'a new house waits if the team says so');
select lives_ok($$ update listings set status = 'withdrawn' where id = tests.id_of('barn') $$, 'an owner may withdraw a home');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('barn') $$, 'PT409', 'ownership_wanted', 'a withdrawn house waits if the team says so');

-- What is deleted, and who is reminded
select tests.act_as_owner_of_db();
update private.ownership_proofs set decided_at = now() - interval '6 days' where id = tests.id_of('p4');
select private.forget_ownership_documents();
select isnt((select path from private.ownership_proofs where id = tests.id_of('p4')), null, 'a document stays for days after its decision');
update private.ownership_proofs set decided_at = now() - interval '8 days' where id = tests.id_of('p4');
update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'documents';
select private.forget_ownership_documents();
select is((select path from private.ownership_proofs where id = tests.id_of('p4')), null, 'a document is deleted after that');
select ok(tests.document('owen', 'p4') = any (private.sweep_documents(500)), 'the file of a deleted document is swept');
select ok(not tests.document('owen', 'p7') = any (private.sweep_documents(500)), 'the file of another document stays');
select private.remind_of_ownership_proofs();
select is(tests.news('opal'), '{}', 'operators are not reminded of a new document');
update private.ownership_proofs set created_at = now() - interval '31 days' where id = tests.id_of('p6');
select private.remind_of_ownership_proofs();
select is(tests.news('opal') || tests.news('mona'), '{ownership_waits}', 'operators are reminded of a document that waited for a month');

select * from finish();
rollback;
