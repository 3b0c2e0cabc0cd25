-- Documents: only their owner reads the rows, and files are read only through the function.
begin;
\ir stage.psql
select plan(74);

select tests.make_user('olive'), tests.make_user('stan');

create function tests.document_path(person text, nickname text, ending text default 'pdf') returns text
language sql immutable as $$ select tests.id_of(person) || '/' || tests.id_of(nickname) || '.' || ending $$;
create function tests.put_file(path text) returns void
language sql as $$
  insert into storage.objects (bucket_id, name, metadata) values ('documents', path, '{"size": 1000}')
$$;
-- What the function does with the secret key after checking the bytes; returns the id.
create function tests.keep(person text, nickname text, name text, size integer default 1000) returns uuid
language sql as $$
  select (public.add_document(tests.id_of(person), tests.document_path(person, nickname), name,
                              'application/pdf', size, repeat('0', 64)) ->> 'id')::uuid
$$;
create temporary table kept (nickname text, id uuid);

-- Olive puts files into her folder
select tests.act_as('olive');
select lives_ok(
  format($$ select tests.put_file(tests.document_path('olive', 'file', %L)) $$, ending),
  'a user adds a file: ' || ending
) from unnest(array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']) as ending;
select throws_ok(
  format($$ select tests.put_file(%L) $$, path), '42501', null, 'a document can''t be put at ' || path)
from unnest(array[
  tests.document_path('stan', 'file'), tests.document_path('olive', 'file', 'html'),
  tests.document_path('olive', 'file', 'svg'), tests.document_path('olive', 'file', 'SVG'),
  tests.document_path('olive', 'file', E'pdf\n'), tests.document_path('olive', 'file', 'pdf/x.pdf'),
  tests.id_of('olive') || '/deed.pdf', tests.id_of('olive') || '/../' || tests.id_of('stan') || '/x.pdf',
  tests.id_of('file') || '.pdf', '']) as path;
select is_empty($$ select * from storage.objects $$, 'a user can''t list files in the storage, not even their own');
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'a user can''t remove files');
select is(tests.rows_changed($$ update storage.objects set name = name || 'x' $$), 0, 'a user can''t move files');
select throws_ok(
  $$ select tests.put_file(tests.document_path('olive', 'file')) $$, '23505', null, 'a file can''t be overwritten'
);

-- The function stores it
select tests.act_as_service();
insert into kept select 'deed', tests.keep('olive', 'file', 'Deed.pdf');
select is(tests.keep('olive', 'file', 'Another.pdf'), (select id from kept where nickname = 'deed'),
          'the same file is the same document');
select throws_ok($$ select tests.keep('olive', 'nothing', 'Deed.pdf') $$, 'PT404', 'document_not_found',
                 'a document has a file');
select throws_ok(
  $$ select add_document(tests.id_of('stan'), tests.document_path('olive', 'file'), 'Mine.pdf', 'application/pdf', 9, repeat('0', 64)) $$,
  'PT404', 'document_not_found', 'a document has one owner');
select throws_ok(
  $$ select add_document(tests.id_of('olive'), tests.document_path('olive', 'file', 'png'), 'Deed.pdf', 'application/pdf', 9, repeat('0', 64)) $$,
  '23514', null, 'name, type and file must match');
select throws_ok(
  format($$ select add_document(tests.id_of('olive'), tests.document_path('olive', 'file', 'jpg'), %L, 'image/jpeg', 9, repeat('0', 64)) $$, name),
  '23514', null, 'a document can''t have the name ' || name)
from unnest(array['a/b.jpg', 'a\b.jpg', E'a\nb.jpg', ' a.jpg', 'a', '', repeat('x', 197) || '.jpg']) as name;
select throws_ok(
  format($$ select add_document(tests.id_of('olive'), tests.document_path('olive', 'file', 'jpg'), 'a.jpg', 'image/jpeg', %s, repeat('0', 64)) $$, size),
  '23514', null, 'a document can''t have the size ' || size)
from unnest(array[0, 26214401]) as size;
select lives_ok(
  $$ select add_document(tests.id_of('olive'), tests.document_path('olive', 'file', 'jpg'), 'a.jpg', 'image/jpeg', 26214400, repeat('0', 64)) $$,
  '25 MB are accepted');

select tests.act_as('olive');
select lives_ok($$ select tests.put_file(tests.document_path('olive', 'second')) $$, 'a person adds another document');
select tests.act_as_service();
insert into kept select 'second', tests.keep('olive', 'second', 'DEED.pdf');
select is((select name from documents where id = (select id from kept where nickname = 'second')),
          'DEED (2).pdf', 'a duplicate name gets a number');

-- Olive reads and changes her rows
select tests.act_as('olive');
select results_eq($$ select name from documents order by name $$, $$ values ('DEED (2).pdf'), ('Deed.pdf'), ('a.jpg') $$,
                  'a user sees their documents');
select is(rename_document((select id from kept where nickname = 'second'), 'Deed.pdf') ->> 'name', 'Deed (2).pdf',
          'a rename gets a free name too');
select is(rename_document((select id from kept where nickname = 'second'), 'Deed (2).pdf') ->> 'name', 'Deed (2).pdf',
          'a document''s own name is free for it');
select is(rename_document((select id from kept where nickname = 'second'), repeat('y', 196) || '.pdf') ->> 'name',
          repeat('y', 196) || '.pdf', 'a long name fits');
select throws_ok(
  format($$ select rename_document((select id from kept where nickname = 'second'), %L) $$, name), '23514', null,
  'a document can''t be renamed to ' || name)
from unnest(array['page.html', 'deed.png', 'deed', 'a/b.pdf', '', U&'invoice\202Efdp.exe.pdf', U&'De\200Bed.pdf']) as name;

-- Stan and a visitor
select tests.act_as('stan');
select throws_ok(
  format($$ select %s $$, call), 'PT404', 'document_not_found', 'an unknown document and somebody else''s are refused alike: ' || call)
from unnest(array[
  $$rename_document((select id from kept where nickname = 'deed'), 'Mine.pdf')$$, $$rename_document(gen_random_uuid(), 'Mine.pdf')$$,
  $$delete_document((select id from kept where nickname = 'deed'))$$, $$delete_document(gen_random_uuid())$$,
  $$restore_document((select id from kept where nickname = 'deed'))$$, $$restore_document(gen_random_uuid())$$]) as call;
select throws_ok(
  $$ select tests.put_file(tests.document_path('olive', 'planted')) $$, '42501', null, 'a stranger puts no file into another person''s folder'
);
select tests.act_as_visitor();
select throws_ok($$ select tests.put_file(tests.document_path('olive', 'planted')) $$, '42501', null, 'a visitor puts no file into a person''s folder');

-- Deleting and restoring
select tests.act_as('olive');
select lives_ok($$ select delete_document((select id from kept where nickname = 'deed')) $$, 'a person deletes a document');
select lives_ok($$ select delete_document((select id from kept where nickname = 'deed')) $$, 'deleting twice is harmless');
select is((select count(*) from documents), 2::bigint, 'a deleted document is no longer listed');
select throws_ok(
  $$ select rename_document((select id from kept where nickname = 'deed'), 'x.pdf') $$, 'PT404', 'document_not_found',
  'a deleted document can''t be renamed');
select is(rename_document((select id from kept where nickname = 'second'), 'Deed.pdf') ->> 'name', 'Deed.pdf',
          'the name of a deleted document is free');
select is(restore_document((select id from kept where nickname = 'deed')) ->> 'name', 'Deed (2).pdf',
          'a restored document gets a free name');
select is(restore_document((select id from kept where nickname = 'deed')) ->> 'name', 'Deed (2).pdf', 'restoring twice is harmless');

-- The sweep
select tests.act_as('olive');
select delete_document((select id from kept where nickname = 'deed'));
select tests.act_as_owner_of_db();
select is(sweep_documents(), '{}', 'today''s deletions stay');
update documents set deleted_at = now() - interval '25 hours' where deleted_at is not null;
update storage.objects set created_at = now() - interval '25 hours'
where name in (tests.document_path('olive', 'file'), tests.document_path('olive', 'second'), tests.document_path('olive', 'file', 'doc'));
select set_eq(
  $$ select unnest(sweep_documents()) $$,
  $$ values (tests.document_path('olive', 'file')), (tests.document_path('olive', 'file', 'doc')) $$,
  'files deleted or left unused a day ago are swept');
select is((select count(*) from documents), 2::bigint, 'the rows of the swept files are deleted');
select tests.act_as_service();
select throws_ok($$ select tests.keep('olive', 'file', 'Deed.pdf') $$, 'PT404', 'document_not_found',
                 'a file about to be swept can''t become a document');

-- Space
select tests.act_as_owner_of_db();
delete from documents;
insert into documents (user_id, name, type, size, path, sha256)
select tests.id_of('olive'), n || '.pdf', 'application/pdf', 2000000, tests.document_path('olive', 'many' || n), repeat('0', 64)
from generate_series(1, 199) n;
insert into storage.objects (bucket_id, name) select 'documents', tests.document_path('olive', 'new' || n) from generate_series(1, 3) n;
select tests.act_as_service();
select lives_ok($$ select tests.keep('olive', 'new1', 'Last.pdf') $$, 'a person has room for 200 documents');
select throws_ok($$ select tests.keep('olive', 'new2', 'Next.pdf') $$, 'PT409', 'documents_full', 'the 201st document is refused');
select tests.act_as_owner_of_db();
update documents set size = 26214400 where name ~ '^1?\d\.pdf$';
delete from documents where name !~ '^1?\d\.pdf$';
select tests.act_as_service();
select is((select sum(size) from documents), (19 * 26214400)::bigint, '475 MB of documents are kept');
select lives_ok($$ select tests.keep('olive', 'new2', 'Big.pdf', 26214400) $$, 'a person has room for 500 MB');
select throws_ok($$ select tests.keep('olive', 'new3', 'More.pdf', 1) $$, 'PT409', 'documents_full', 'a byte beyond 500 MB is refused');
select tests.act_as('olive');
select delete_document((select id from documents where name = 'Big.pdf'));
select tests.act_as_service();
select lives_ok($$ select tests.keep('olive', 'new3', 'More.pdf', 1) $$, 'deleting a document makes room');
insert into kept select 'big', id from documents where name = 'Big.pdf';
select tests.act_as('olive');
select throws_ok(
  $$ select restore_document((select id from kept where nickname = 'big')) $$, 'PT409', 'documents_full',
  'a deleted document can be restored only if there is space');
select tests.act_as_owner_of_db();
insert into storage.objects (bucket_id, name) select 'documents', tests.id_of('olive') || '/' || n from generate_series(1, 400) n;
select tests.act_as('olive');
select throws_ok(
  $$ select tests.put_file(tests.document_path('olive', 'flood')) $$, '42501', null, 'the number of files is limited'
);

select * from finish();
rollback;
