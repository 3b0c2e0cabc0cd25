-- What an owner asks of everyone who wants to see a home. Olive owns it, Nora and Stan
-- have accounts, and visitors have none.
begin;
\ir stage.psql
select plan(35);

select tests.make_user(p) from unnest('{olive,nora,stan}'::text[]) as p;
update auth.users set email_confirmed_at = now() where id <> tests.id_of('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'olive'), tests.make_listing('attic', 'olive', 'draft');
select tests.offer(h, tests.day(d), '{09:00,10:00,11:00,12:00}') from unnest('{cottage,barn}'::text[]) as h, generate_series(2, 4) as d;
insert into documents (id, user_id, name, type, size, path, sha256)
select tests.id_of(n || '-letter'), tests.id_of(n), n || '.pdf', 'application/pdf', 9, tests.id_of(n) || '/' || tests.id_of(n || '-letter') || '.pdf', repeat('0', 64)
from unnest('{nora,stan,olive}'::text[]) as n;
create function tests.need(what text) returns void language plpgsql security definer as $$
begin
  update public.availability_rules set needs_address = false, needs_people = false, most_people = null, needs_disclosures = false, needs_proof = false;
  if what <> '' then execute 'update public.availability_rules set ' || what; end if;
end;
$$;
create function tests.come(slot time, people integer default null, proof text default null, email text default 'nora@example.com', home text default 'cottage', id uuid default gen_random_uuid())
returns void language sql as $$
  insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, people, proof_id)
  values (come.id, tests.id_of(home), 'V', email, '303-555-0100', tests.day(2), slot, people, case when proof <> '' then tests.id_of(proof || '-letter') end)
$$;

-- The owner decides, and everyone reads it
select tests.act_as('olive');
select lives_ok($$ insert into availability_rules (listing_id, user_id, needs_people, most_people) select tests.id_of(h), auth.uid(), true, 3 from unnest('{cottage,attic}'::text[]) as h $$,
  'the owner says who may come');
select throws_ok($$ update availability_rules set most_people = 0 $$, '23514', null, 'a home isn''t shown to nobody');
select tests.act_as('stan');
select is(tests.rows_changed($$ update availability_rules set needs_people = false $$), 0, 'a stranger can''t change who may come');
select tests.act_as_visitor();
select is((select array_agg(most_people) from availability_rules), '{3}', 'everyone reads who may come, but not of a draft');

-- People
select throws_ok($$ select tests.come('09:00') $$, 'PT409', 'showing_needs_people', 'a request without the number of people is refused');
select throws_ok($$ select tests.come('09:00', 4) $$, 'PT409', 'showing_for_fewer_people', 'a request for too many people is refused');
select throws_ok($$ select tests.come('09:00', 4, home => 'attic') $$, 'PT409', 'listing_not_available', 'a draft doesn''t tell who may come');
select lives_ok($$ select tests.come('09:00', 3, id => tests.id_of('first')) $$, 'a request for as many people as may come is taken');
select throws_ok($$ select tests.come('09:00', 2, id => tests.id_of('first')) $$, 'PT409', 'already_stored', 'the same id with another number of people is another request');
select lives_ok($$ select tests.come('09:00', 3, id => tests.id_of('first')) $$, 'the same request again changes nothing');
select lives_ok($$ select tests.come('09:00', home => 'barn', email => 'vic@example.com') $$, 'another home asks nothing');

-- What the owner asks now doesn't touch what is booked
select tests.need('most_people = 1');
select tests.act_as('olive');
select lives_ok($$ update bookings set status = 'confirmed' where id = tests.id_of('first') $$, 'a showing that is booked stays, whatever is asked now');
select is((select people from bookings where id = tests.id_of('first')), 3::smallint, 'the owner reads how many come');

-- An address
select tests.need('needs_address = true');
select tests.act_as_visitor();
select throws_ok($$ select tests.come('10:00', email => 'vic@example.com') $$, 'PT409', 'showing_needs_address', 'a visitor without an account is told to sign in');
select tests.act_as('stan');
select throws_ok($$ select tests.come('10:00', email => 'stan@example.com') $$, 'PT409', 'showing_needs_address', 'an address that isn''t confirmed is refused');
select tests.act_as('nora');
select throws_ok($$ select tests.come('10:00', email => 'vic@example.com') $$, 'PT409', 'showing_needs_address', 'another address than the account''s is refused');
select lives_ok($$ select tests.come('12:00', home => 'barn') $$, 'a home that asks nothing is booked with any address');

-- Disclosures
select tests.need('needs_disclosures = true');
select tests.act_as('olive');
select publish_disclosure(tests.id_of('d'), tests.id_of('cottage'), tests.id_of('olive-letter'), 'inspection', 'Roof', 'everybody');
select tests.act_as_visitor();
select throws_ok($$ select tests.come('10:00', email => 'vic@example.com') $$, 'PT409', 'showing_needs_disclosures', 'a visitor who can''t have acknowledged them is told to read them');
select tests.act_as('stan');
select throws_ok($$ select tests.come('10:00', email => 'stan@example.com') $$, 'PT409', 'showing_needs_disclosures', 'a person who has read none is told to read them');
select tests.act_as_service();
select isnt(open_disclosure(tests.id_of('stan'), tests.id_of('d'), 1), null, 'the person opens the disclosure');
select tests.act_as('stan');
select isnt(acknowledge_disclosure(tests.id_of('d'), 1), null, 'the person acknowledges it');
select lives_ok($$ select tests.come('10:00', email => 'stan@example.com') $$, 'a person who has read them may come');

-- A proof
select tests.need('needs_proof = true');
select tests.act_as_visitor();
select throws_ok($$ select tests.come('11:00', email => 'vic@example.com') $$, 'PT409', 'showing_needs_proof', 'a request without proof is refused');
select throws_ok($$ select tests.come('11:00', proof => 'nora', email => 'vic@example.com') $$, 'PT404', 'document_not_found', 'a visitor can''t attach somebody''s document');
select tests.act_as('olive');
select throws_ok($$ select tests.come('11:00', proof => 'stan', email => 'olive@example.com') $$, 'PT404', 'document_not_found', 'an owner can''t attach another person''s document, to read it');
select tests.act_as_owner_of_db();
update bookings set status = 'cancelled' where id = tests.id_of('first');
select tests.act_as('nora');
select lives_ok($$ select tests.come('11:00', proof => 'nora', id => tests.id_of('proven')) $$, 'a request with the visitor''s own document is taken');

-- Who opens it
select tests.act_as_service();
select is(open_showing_proof(tests.id_of('olive'), tests.id_of('proven')) ->> 'name', 'nora.pdf', 'the home''s owner opens it');
select is(open_showing_proof(tests.id_of(p), tests.id_of('proven')), null, p || ' can''t open it from the showing') from unnest('{stan,nora}'::text[]) as p;
select tests.act_as('olive');
select throws_ok($$ select open_showing_proof(auth.uid(), tests.id_of('proven')) $$, '42501', null, 'only the function documents asks for it');
select tests.act_as_owner_of_db();
update documents set deleted_at = now() where id = tests.id_of('nora-letter');
select is(open_showing_proof(tests.id_of('olive'), tests.id_of('proven')), null, 'a document that its owner deleted is gone for the home''s owner');
update documents set deleted_at = null where id = tests.id_of('nora-letter');
set local app.seeding = 'on';
update bookings set starts_at = now() - interval '31 days', ends_at = now() - interval '31 days' where id = tests.id_of('proven');
update bookings set proof_id = tests.id_of('stan-letter') where id = tests.id_of('first');
set local app.seeding = 'off';
select is(open_showing_proof(tests.id_of('olive'), tests.id_of('proven')), null, 'a month after the showing, the owner can''t open it');
select private.forget_past_visitors();
select is((select proof_id from bookings where id = tests.id_of('proven')), null, 'nothing points to the document any more');
select is((select count(*) from documents where id = tests.id_of('nora-letter')), 1::bigint, 'the document stays with its owner');
delete from documents where id = tests.id_of('stan-letter');
select is((select proof_id from bookings where id = tests.id_of('first')), null, 'a document that is purged leaves its showing');

select * from finish();
rollback;
