-- Files of a sale: each side reads its own and what is shared, nobody else anything. Olive owns the cottage, Nora buys
-- it; Oscar sells the bungalow to Bert, which is another sale; Stan is a stranger.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan', 'oscar', 'bert']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('bungalow', 'oscar');
\ir offers.psql
create function tests.sale_of(offer text) returns uuid language sql stable security definer as $$
  select id from public.sales where offer_id = tests.id_of(offer)
$$;
create function tests.waiting(person text, file text, ending text default 'pdf') returns text language sql immutable as $$
  select tests.id_of(person) || '/' || tests.id_of(file) || '.' || ending
$$;
create function tests.put(path text) returns void language sql as $$
  insert into storage.objects (bucket_id, name, metadata) values ('sale-files', path, '{"size": 1000}')
$$;
-- What the function does with the secret key after it has checked the bytes.
create function tests.keep(person text, offer text, file text, seen_by text, step text default 'contract', size integer default 1000)
returns text language sql security definer as $$
  select add_sale_file(tests.id_of(person), tests.sale_of(offer), tests.id_of(file), step, seen_by,
    tests.sale_of(offer) || '/' || tests.id_of(file) || '.pdf', file || '.pdf', 'application/pdf', size, repeat('0', 64)) ->> 'seen_by'
$$;
create function tests.files() returns text language sql stable as $$
  select coalesce(string_agg(name, ' ' order by name), '') from public.sale_files
$$;
create function tests.opens(person text, file text) returns boolean language sql stable security definer as $$
  select open_sale_file(tests.id_of(person), tests.id_of(file)) is not null
$$;

create function tests.told(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg((n.data ->> 'as') || ' ' || (n.data ->> 'step'), ', ' order by n.subject_id), '')
  from public.notifications n where n.user_id = tests.id_of(person) and n.kind = 'file_shared'
$$;

-- Before there is a sale, nobody adds files
select tests.act_as('nora');
select throws_ok($$ select tests.put(tests.waiting('nora', 'early')) $$, '42501', null, 'a buyer without a sale adds no file');
select tests.make('n1', 'cottage', 480000, '{"earnest_money": 5000}') ->> 'state';
select tests.act_as('bert');
select tests.make('b1', 'bungalow', 470000) ->> 'state';
select tests.act_as('oscar');
select accept_offer(tests.id_of('b1'), 1) ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';

-- Uploads wait in a folder of their own
select lives_ok($$ select tests.put(tests.waiting('olive', 'contract')) $$, 'the owner uploads a file');
select throws_ok(format('select tests.put(%L)', path), '42501', null, 'the owner can''t upload a file as ' || path) from unnest(array[
  tests.waiting('nora', 'x'), tests.waiting('olive', 'x', 'html'), tests.waiting('olive', 'x', 'docx'), tests.waiting('olive', 'x', 'svg'),
  tests.waiting('olive', 'x', E'pdf\n'), tests.id_of('olive') || '/../' || tests.id_of('nora') || '/x.pdf',
  tests.sale_of('n1') || '/' || tests.id_of('x') || '.pdf', tests.id_of('olive') || '/x.pdf', '']) as path;
select is_empty($$ select from storage.objects $$, 'the owner can''t list the files');
select is(tests.rows_changed($$ update storage.objects set name = name || 'x' $$), 0, 'the owner can''t move a file');
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'the owner can''t delete a file in the storage');
select tests.act_as('nora');
select lives_ok($$ select tests.put(tests.waiting('nora', 'receipt', 'png')) $$, 'the buyer uploads too');
select tests.act_as('stan');
select throws_ok($$ select tests.put(tests.waiting('stan', 'x')) $$, '42501', null, 'a stranger can''t upload a file');
select tests.act_as_visitor();
select throws_ok($$ select tests.put(tests.waiting('stan', 'x')) $$, '42501', null, 'a visitor can''t upload a file');

-- The function keeps them
select tests.act_as_service();
select is(tests.keep('olive', 'n1', 'plan', 'side'), 'side', 'the owner keeps one to herself');
select is(tests.keep('olive', 'n1', 'plan', 'side'), 'side', 'keeping a file again changes nothing');
select throws_ok($$ select add_sale_file(tests.id_of('olive'), tests.sale_of('n1'), tests.id_of('plan'), 'contract', 'side', tests.sale_of('n1') || '/' || tests.id_of('plan2') || '.pdf', 'plan.pdf', 'application/pdf', 9, repeat('1', 64)) $$, 'PT409', 'already_stored', 'a kept file can''t get other bytes');
select throws_ok($$ select tests.keep('olive', 'n1', 'Wire 021000021 account 483920114455', 'both') $$, 'PT422', 'message_has_secret_numbers', 'a file''s name can''t have an account number');
select is(tests.keep('olive', 'n1', 'signed', 'both'), 'both', 'the owner shares another file');
select is(tests.keep('nora', 'n1', 'wishes', 'side'), 'side', 'the buyer keeps a file to herself');
select is(tests.keep('oscar', 'b1', 'other', 'both'), 'both', 'another sale has a file of its own');
select throws_ok($$ select tests.keep('nora', 'n1', 'plan', 'side') $$, 'PT409', 'already_stored', 'a file is kept under one id');
select throws_ok($$ select tests.keep('oscar', 'n1', 'intruder', 'both') $$, 'PT404', 'offer_unknown', 'nobody adds to another sale');
select throws_ok($$ select tests.keep('olive', 'n1', 'late', 'both', 'loan') $$, 'PT404', 'step_unknown', 'a file can''t be added to a step that the sale doesn''t have');
select throws_ok($$ select tests.keep('olive', 'n1', 'late', 'everybody') $$, '23514', null, 'a file can''t be shared with everybody');
select throws_ok(
  format($$ select add_sale_file(tests.id_of('olive'), tests.sale_of('n1'), tests.id_of('odd'), 'contract', 'both', %s, %L, %L, 9, repeat('0', 64)) $$, path, name, type),
  '23514', null, concat_ws(' ', 'not a file:', path, name, type))
from (values
  ($$ tests.sale_of('n1') || '/' || tests.id_of('odd') || '.pdf' $$, 'a.png', 'application/pdf'),
  ($$ tests.sale_of('n1') || '/' || tests.id_of('odd') || '.pdf' $$, '../a.pdf', 'application/pdf'),
  ($$ tests.sale_of('n1') || '/' || tests.id_of('odd') || '.pdf' $$, E'a\u202efdp.pdf', 'application/pdf'),
  ($$ tests.sale_of('n1') || '/' || tests.id_of('odd') || '.html' $$, 'a.html', 'text/html'),
  ($$ tests.sale_of('b1') || '/' || tests.id_of('odd') || '.pdf' $$, 'a.pdf', 'application/pdf'),
  ($$ tests.sale_of('n1') || '/../' || tests.id_of('odd') || '.pdf' $$, 'a.pdf', 'application/pdf')) as p (path, name, type);
select throws_ok($$ select tests.keep('olive', 'n1', 'huge', 'both', 'contract', 26214401) $$, '23514', null, 'a file can''t be larger than 25 MB');

-- Who reads them
select tests.act_as('olive');
select is(tests.files(), 'plan.pdf signed.pdf', 'the owner sees hers');
select tests.act_as('nora');
select is(tests.files(), 'signed.pdf wishes.pdf', 'the buyer sees hers, and what is shared');
select is((select string_agg(name, ' ') from sales s join sale_files f on f.sale_id = s.id where f.made_by = 'owner'), 'signed.pdf', 'the buyer sees the owner''s shared file in the sale, too');
select throws_ok($$ select open_sale_file(tests.id_of('nora'), tests.id_of('plan')) $$, '42501', null, 'the buyer can''t open a file''s path directly');
select throws_ok($$ update sale_files set seen_by = 'both' $$, '42501', null, 'the buyer can''t write the table directly');
select tests.act_as('bert');
select is(tests.files(), 'other.pdf', 'a buyer in another sale sees that sale''s files only');
select tests.act_as('stan');
select is(tests.files(), '', 'a stranger sees none');
select tests.act_as_visitor();
select throws_ok('select from sale_files', '42501', null, 'a visitor sees no files');
select tests.act_as_service();
select is((
  select string_agg(p || ' ' || f, ', ' order by p, f)
  from unnest(array['olive', 'nora', 'stan', 'bert']) as p, unnest(array['plan', 'signed', 'wishes']) as f where tests.opens(p, f)),
  'nora signed, nora wishes, olive plan, olive signed', 'people open the files that they see, and no others');

-- The other side is told of what it can read
select is(tests.told('nora') || '; ' || tests.told('olive'), 'buyer contract; ', 'the buyer is told of the owner''s file, and nobody of what is kept private');
select tests.act_as_owner_of_db();
update notifications set read_at = now();

-- Sharing and deleting
select tests.act_as('nora');
select throws_ok(q, 'PT404', 'document_not_found', 'the buyer can''t ' || q) from unnest(array[
  $$ select share_sale_file(tests.id_of('plan')) $$, $$ select delete_sale_file(tests.id_of('signed')) $$, $$ select delete_sale_file(tests.id_of('other')) $$]) as q;
select tests.act_as('olive');
select is(share_sale_file(tests.id_of('plan')) ->> 'seen_by', 'both', 'the owner shares hers');
select is(share_sale_file(tests.id_of('plan')) ->> 'seen_by', 'both', 'sharing a file again changes nothing');
select tests.act_as_owner_of_db();
select is((select count(*) from notifications where kind = 'file_shared' and read_at is null and user_id = tests.id_of('nora')), 1::bigint, 'the buyer is told of a file that was shared later, in one line a step');
select tests.act_as('olive');
select lives_ok($$ select delete_sale_file(tests.id_of('plan')), delete_sale_file(tests.id_of('plan')) $$, 'the owner deletes a file while its step is open');
select is(tests.files(), 'signed.pdf', 'a deleted file is gone for both sides');
select tests.act_as_owner_of_db();
update sale_steps set state = 'done', settled_on = tests.day(0), settled_by = 'owner' where kind = 'contract' and sale_id = tests.sale_of('n1');
select tests.act_as('olive');
select throws_ok($$ select delete_sale_file(tests.id_of('signed')) $$, 'PT409', 'step_settled', 'a file can''t be deleted once its step is done');

-- Limits
select tests.act_as_owner_of_db();
insert into storage.objects (bucket_id, name) select 'sale-files', tests.id_of('olive') || '/' || n from generate_series(1, 100) n;
insert into sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256)
select md5('many' || n)::uuid, tests.sale_of('n1'), 'closing', 'owner', 'side', 'a.pdf', 'application/pdf', 9,
       tests.sale_of('n1') || '/' || md5('many' || n)::uuid || '.pdf', repeat('0', 64) from generate_series(1, 58) n;
select tests.act_as('olive');
select throws_ok($$ select tests.put(tests.waiting('olive', 'x')) $$, '42501', null, 'a hundred uploads wait at most');
select tests.act_as_service();
select is(tests.keep('olive', 'n1', 'last', 'side'), 'side', 'each side has room for 60');
select throws_ok($$ select tests.keep('olive', 'n1', 'more', 'side') $$, 'PT409', 'sale_files_full', 'the sixty-first file of a side is refused');
select throws_ok($$ select tests.keep('nora', 'n1', 'w' || n, 'side', 'closing', 26214400) from generate_series(1, 10) n $$, 'PT409', 'sale_files_full', 'a side''s files can''t exceed 250 MB');

-- Fallen through
select tests.act_as('nora');
select tests.fall_through('n1');
select tests.act_as_service();
select throws_ok($$ select tests.keep('nora', 'n1', 'after', 'both', 'closing') $$, 'PT409', 'offer_not_open', 'a sale that fell through takes none, except for its release');
select tests.act_as('nora');
select is(tests.files(), 'signed.pdf wishes.pdf', 'the files of a sale that fell through can still be read');

-- After a sale, each side deletes its own papers
select tests.act_as('stan');
select throws_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'PT404', 'offer_unknown', 'a stranger deletes nothing');
select tests.act_as('bert');
select throws_ok($$ select delete_sale_papers(tests.sale_of('b1')) $$, 'PT409', 'sale_changed', 'nobody deletes papers while their sale goes on');
select tests.act_as_owner_of_db();
insert into sale_facts (sale_id, kind, field, side, n, value, made_by) values
  (tests.sale_of('n1'), 'title', 'phone', 'buyer', 1, '303-555-0100', 'buyer'), (tests.sale_of('n1'), 'title', 'phone', 'owner', 1, '303-555-0100', 'owner');
insert into settlements (sale_id, side, figures) values (tests.sale_of('n1'), 'buyer', '{}'), (tests.sale_of('n1'), 'owner', '{}');
savepoint before_clearing;
insert into offer_buyers (id, offer_id, person_id, name, joined_at) values (gen_random_uuid(), tests.id_of('n1'), tests.id_of('bert'), 'Bert', now());
insert into home_owners (id, listing_id, person_id, name, joined_at) values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('oscar'), 'Oscar', now());
select tests.act_as(person), throws_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'PT403', 'papers_of_first', 'the second person of a side can''t delete the papers of all: ' || person) from unnest(array['bert', 'oscar']) as person;
select tests.act_as(person), is(my_sale(tests.sale_of('n1')) #>> '{sale,is_first}', first, 'the room says whether its reader is the first of a side: ' || person) from (values ('olive', 'true'), ('oscar', 'false'), ('nora', 'true'), ('bert', 'false')) as each (person, first);
select tests.act_as('bert');
select is(tests.files(), 'other.pdf signed.pdf wishes.pdf', 'the second buyer keeps the files');
select tests.act_as('nora');
select lives_ok($$ select delete_sale_papers(tests.sale_of('n1')), delete_sale_papers(tests.sale_of('n1')) $$, 'the buyer deletes her papers of a sale that has ended');
select is(tests.files(), '', 'the buyer reads no file after she has deleted her papers');
select tests.act_as_service();
select is(tests.opens('nora', 'signed') || ' ' || tests.opens('olive', 'signed'), 'false true', 'a file is closed to the side that deleted its papers, and open to the other');
select tests.act_as_owner_of_db();
select is((select string_agg(name, ' ' order by name) from sale_files where sale_id = tests.sale_of('n1') and name in ('signed.pdf', 'wishes.pdf')), 'signed.pdf', 'a shared file stays for the other side');
select is((select string_agg(side, ' ') from sale_facts where sale_id = tests.sale_of('n1')) || ' ' || (select string_agg(side, ' ') from settlements), 'owner owner', 'the notes and figures of the side that deletes its papers go, the other side''s stay');
select tests.act_as('olive');
select lives_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'the owner deletes her papers, too');
select tests.act_as_owner_of_db();
select is_empty($$ select from sale_files where sale_id = tests.sale_of('n1') $$, 'files go once both sides have deleted their papers');
rollback to before_clearing;
select tests.act_as('nora');
select lives_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'the buyer deletes her papers while the owner has an account');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('olive');
select is_empty($$ select from sale_files where sale_id = tests.sale_of('n1') $$, 'files go with the account of the last side that reads them');
rollback to before_clearing;

-- What nobody needs is swept, and private files leave with their account
select tests.act_as_owner_of_db();
insert into storage.objects (bucket_id, name, created_at) values
  ('sale-files', tests.sale_of('n1') || '/' || tests.id_of('signed') || '.pdf', now() - interval '2 days'),
  ('sale-files', tests.sale_of('n1') || '/' || tests.id_of('plan') || '.pdf', now() - interval '2 days'),
  ('sale-files', tests.sale_of('n1') || '/' || tests.id_of('fresh') || '.pdf', now() - interval '1 hour');
select is(private.sweep_sale_files(), array[tests.sale_of('n1') || '/' || tests.id_of('plan') || '.pdf'], 'a deleted file is swept');
select ok(private.files_of_account(tests.id_of('nora')) @> jsonb_build_array(jsonb_build_object('bucket', 'sale-files', 'name', tests.waiting('nora', 'receipt', 'png'))),
  'a file that waits is deleted with its account');
delete from auth.users where id = tests.id_of('olive');
select is((select string_agg(name, ' ' order by name) from sale_files where sale_id = tests.sale_of('n1')), 'signed.pdf wishes.pdf',
  'a closed account takes along what was its own, and leaves what it shared');
delete from auth.users where id = tests.id_of('nora');
select is_empty($$ select from sale_files where name <> 'other.pdf' $$, 'the files of a sale are deleted with the last account');

select * from finish();
rollback;
