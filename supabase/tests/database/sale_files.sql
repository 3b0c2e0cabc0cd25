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
select throws_ok(format('select tests.put(%L)', path), '42501', null, 'but not as ' || path) from unnest(array[
  tests.waiting('nora', 'x'), tests.waiting('olive', 'x', 'html'), tests.waiting('olive', 'x', 'docx'), tests.waiting('olive', 'x', 'svg'),
  tests.waiting('olive', 'x', E'pdf\n'), tests.id_of('olive') || '/../' || tests.id_of('nora') || '/x.pdf',
  tests.sale_of('n1') || '/' || tests.id_of('x') || '.pdf', tests.id_of('olive') || '/x.pdf', '']) as path;
select is_empty($$ select from storage.objects $$, 'and can''t list what is there');
select is(tests.rows_changed($$ update storage.objects set name = name || 'x' $$), 0, 'move it');
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'or delete it');
select tests.act_as('nora');
select lives_ok($$ select tests.put(tests.waiting('nora', 'receipt', 'png')) $$, 'the buyer uploads too');
select tests.act_as('stan');
select throws_ok($$ select tests.put(tests.waiting('stan', 'x')) $$, '42501', null, 'a stranger can''t');
select tests.act_as_visitor();
select throws_ok($$ select tests.put(tests.waiting('stan', 'x')) $$, '42501', null, 'nor can a visitor');

-- The function keeps them
select tests.act_as_service();
select is(tests.keep('olive', 'n1', 'plan', 'side'), 'side', 'the owner keeps one to herself');
select is(tests.keep('olive', 'n1', 'plan', 'side'), 'side', 'once');
select throws_ok($$ select add_sale_file(tests.id_of('olive'), tests.sale_of('n1'), tests.id_of('plan'), 'contract', 'side', tests.sale_of('n1') || '/' || tests.id_of('plan2') || '.pdf', 'plan.pdf', 'application/pdf', 9, repeat('1', 64)) $$, 'PT409', 'already_stored', 'and not with other bytes');
select throws_ok($$ select tests.keep('olive', 'n1', 'Wire 021000021 account 483920114455', 'both') $$, 'PT422', 'message_has_secret_numbers', 'no account stands in a name');
select is(tests.keep('olive', 'n1', 'signed', 'both'), 'both', 'and shares another');
select is(tests.keep('nora', 'n1', 'wishes', 'side'), 'side', 'the buyer has one');
select is(tests.keep('oscar', 'b1', 'other', 'both'), 'both', 'and there is one of another sale');
select throws_ok($$ select tests.keep('nora', 'n1', 'plan', 'side') $$, 'PT409', 'already_stored', 'a file is kept under one id');
select throws_ok($$ select tests.keep('oscar', 'n1', 'intruder', 'both') $$, 'PT404', 'offer_unknown', 'nobody adds to another sale');
select throws_ok($$ select tests.keep('olive', 'n1', 'late', 'both', 'loan') $$, 'PT404', 'step_unknown', 'or to a step that it doesn''t have');
select throws_ok($$ select tests.keep('olive', 'n1', 'late', 'everybody') $$, '23514', null, 'or for everybody');
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
select throws_ok($$ select tests.keep('olive', 'n1', 'huge', 'both', 'contract', 26214401) $$, '23514', null, 'or a larger one than 25 MB');

-- Who reads them
select tests.act_as('olive');
select is(tests.files(), 'plan.pdf signed.pdf', 'the owner sees hers');
select tests.act_as('nora');
select is(tests.files(), 'signed.pdf wishes.pdf', 'the buyer sees hers, and what is shared');
select is((select string_agg(name, ' ') from sales s join sale_files f on f.sale_id = s.id where f.made_by = 'owner'), 'signed.pdf', 'also from the sale');
select throws_ok($$ select open_sale_file(tests.id_of('nora'), tests.id_of('plan')) $$, '42501', null, 'and finds no path by herself');
select throws_ok($$ update sale_files set seen_by = 'both' $$, '42501', null, 'or writes directly');
select tests.act_as('bert');
select is(tests.files(), 'other.pdf', 'another sale has its own');
select tests.act_as('stan');
select is(tests.files(), '', 'a stranger sees none');
select tests.act_as_visitor();
select throws_ok('select from sale_files', '42501', null, 'nor does a visitor');
select tests.act_as_service();
select is((
  select string_agg(p || ' ' || f, ', ' order by p, f)
  from unnest(array['olive', 'nora', 'stan', 'bert']) as p, unnest(array['plan', 'signed', 'wishes']) as f where tests.opens(p, f)),
  'nora signed, nora wishes, olive plan, olive signed', 'and so they are opened');

-- The other side is told of what it can read
create function tests.told(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg((n.data ->> 'as') || ' ' || (n.data ->> 'step'), ', ' order by n.subject_id), '')
  from public.notifications n where n.user_id = tests.id_of(person) and n.kind = 'file_shared'
$$;
select is(tests.told('nora') || '; ' || tests.told('olive'), 'buyer contract; ', 'the buyer is told of the owner''s file, and nobody of what is kept private');
select tests.act_as_owner_of_db();
update notifications set read_at = now();

-- Sharing and deleting
select tests.act_as('nora');
select throws_ok(q, 'PT404', 'document_not_found', 'the buyer can''t ' || q) from unnest(array[
  $$ select share_sale_file(tests.id_of('plan')) $$, $$ select delete_sale_file(tests.id_of('signed')) $$, $$ select delete_sale_file(tests.id_of('other')) $$]) as q;
select tests.act_as('olive');
select is(share_sale_file(tests.id_of('plan')) ->> 'seen_by', 'both', 'the owner shares hers');
select is(share_sale_file(tests.id_of('plan')) ->> 'seen_by', 'both', 'once');
select tests.act_as_owner_of_db();
select is((select count(*) from notifications where kind = 'file_shared' and read_at is null and user_id = tests.id_of('nora')), 1::bigint, 'and the buyer is told again, in one line');
select tests.act_as('olive');
select lives_ok($$ select delete_sale_file(tests.id_of('plan')), delete_sale_file(tests.id_of('plan')) $$, 'and deletes it while its step is open');
select is(tests.files(), 'signed.pdf', 'for both');
select tests.act_as_owner_of_db();
update sale_steps set state = 'done', settled_on = tests.day(0), settled_by = 'owner' where kind = 'contract' and sale_id = tests.sale_of('n1');
select tests.act_as('olive');
select throws_ok($$ select delete_sale_file(tests.id_of('signed')) $$, 'PT409', 'step_settled', 'but not once that is done');

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
select throws_ok($$ select tests.keep('olive', 'n1', 'more', 'side') $$, 'PT409', 'sale_files_full', 'and no more');
select throws_ok($$ select tests.keep('nora', 'n1', 'w' || n, 'side', 'closing', 26214400) from generate_series(1, 10) n $$, 'PT409', 'sale_files_full', 'or 250 MB');

-- Fallen through
select tests.act_as('nora');
select tests.fall_through('n1');
select tests.act_as_service();
select throws_ok($$ select tests.keep('nora', 'n1', 'after', 'both') $$, 'PT409', 'offer_not_open', 'a sale that fell through takes none');
select tests.act_as('nora');
select is(tests.files(), 'signed.pdf wishes.pdf', 'what is there stays to be read');

-- After a sale, each side deletes its own papers
select tests.act_as('stan');
select throws_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'PT404', 'offer_unknown', 'a stranger deletes nothing');
select tests.act_as('bert');
select throws_ok($$ select delete_sale_papers(tests.sale_of('b1')) $$, 'PT409', 'sale_changed', 'nor does anybody while their sale goes on');
select tests.act_as_owner_of_db();
insert into sale_facts (sale_id, kind, field, side, n, value, made_by) values
  (tests.sale_of('n1'), 'title', 'phone', 'buyer', 1, '303-555-0100', 'buyer'), (tests.sale_of('n1'), 'title', 'phone', 'owner', 1, '303-555-0100', 'owner');
insert into settlements (sale_id, side, figures) values (tests.sale_of('n1'), 'buyer', '{}'), (tests.sale_of('n1'), 'owner', '{}');
savepoint before_clearing;
select tests.act_as('nora');
select lives_ok($$ select delete_sale_papers(tests.sale_of('n1')), delete_sale_papers(tests.sale_of('n1')) $$, 'the buyer deletes hers');
select is(tests.files(), '', 'and reads no file any more');
select tests.act_as_service();
select is(tests.opens('nora', 'signed') || ' ' || tests.opens('olive', 'signed'), 'false true', 'also by its id, while the owner still does');
select tests.act_as_owner_of_db();
select is((select string_agg(name, ' ' order by name) from sale_files where sale_id = tests.sale_of('n1') and name !~ '^w|last|^f'), 'signed.pdf', 'what was shared stays');
select is((select string_agg(side, ' ') from sale_facts where sale_id = tests.sale_of('n1')) || ' ' || (select string_agg(side, ' ') from settlements), 'owner owner', 'her notes and figures are gone, the owner''s are not');
select tests.act_as('olive');
select lives_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'the owner deletes hers, too');
select tests.act_as_owner_of_db();
select is_empty($$ select from sale_files where sale_id = tests.sale_of('n1') $$, 'with which all files are gone');
rollback to before_clearing;
select tests.act_as('nora');
select lives_ok($$ select delete_sale_papers(tests.sale_of('n1')) $$, 'or the owner''s account is closed after that');
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('olive');
select is_empty($$ select from sale_files where sale_id = tests.sale_of('n1') $$, 'which leaves nobody to read them');
rollback to before_clearing;
select is((select work from private.duties where name = 'forget files of old sales') ~ 'kept_years', true, 'files are kept for years');
update sales set ended_at = now() - interval '7 years 1 day' where id = tests.sale_of('n1');
savepoint before_duty;
do $$ begin execute (select work from private.duties where name = 'forget files of old sales'); end $$;
select is_empty($$ select from sale_files where sale_id = tests.sale_of('n1') $$, 'seven, and no longer');
rollback to before_duty;
update sales set ended_at = now() - interval '6 years 360 days' where id = tests.sale_of('n1');
do $$ begin execute (select work from private.duties where name = 'forget files of old sales'); end $$;
select isnt_empty($$ select from sale_files where sale_id = tests.sale_of('n1') $$, 'but as long as that');
rollback to before_clearing;

-- What nobody needs is swept, and private files leave with their account
select tests.act_as_owner_of_db();
insert into storage.objects (bucket_id, name, created_at) values
  ('sale-files', tests.sale_of('n1') || '/' || tests.id_of('signed') || '.pdf', now() - interval '2 days'),
  ('sale-files', tests.sale_of('n1') || '/' || tests.id_of('plan') || '.pdf', now() - interval '2 days'),
  ('sale-files', tests.sale_of('n1') || '/' || tests.id_of('fresh') || '.pdf', now() - interval '1 hour');
select is(private.sweep_sale_files(), array[tests.sale_of('n1') || '/' || tests.id_of('plan') || '.pdf'], 'a deleted file is swept');
select ok(private.files_of_account(tests.id_of('nora')) @> jsonb_build_array(jsonb_build_object('bucket', 'sale-files', 'name', tests.waiting('nora', 'receipt', 'png'))),
  'what still waits leaves with its account');
delete from auth.users where id = tests.id_of('olive');
select is((select string_agg(name, ' ' order by name) from sale_files where sale_id = tests.sale_of('n1')), 'signed.pdf wishes.pdf',
  'a closed account takes along what was its own, and leaves what it shared');
delete from auth.users where id = tests.id_of('nora');
select is_empty($$ select from sale_files where name <> 'other.pdf' $$, 'and the last one takes all');

select * from finish();
rollback;
