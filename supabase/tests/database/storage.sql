-- Storage: five buckets. Photographs are public by address, but can't be listed; documents and chat
-- images belong to the user whose folder they are in (see documents.sql), files of sales to their sides (see sale_files.sql). Nothing is ever
-- overwritten.
begin;
\ir stage.psql
select plan(48);

select tests.make_user('olive'), tests.make_user('oscar'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('bungalow', 'oscar');

create function tests.photo(nickname text, person text, tail text default '1763712000000_ab12cd.webp') returns text
language sql immutable as $$ select tests.id_of(nickname) || '/' || tests.id_of(person) || '_' || tail $$;
create function tests.put(bucket text, path text) returns void
language sql as $$ insert into storage.objects (bucket_id, name) values (bucket, path) $$;

select results_eq(
  $$ select id, public, file_size_limit from storage.buckets order by id $$,
  $$ values ('avatars', false, 2097152::bigint), ('chat-images', false, 5242880), ('documents', false, 26214400),
            ('property-images', true, 10485760), ('sale-files', false, 26214400) $$,
  'one bucket is public and four are private, each with a limit'
);
select is_empty(
  $$ select id, mime from storage.buckets, unnest(allowed_mime_types) as mime
     where mime ~ 'svg|html|xml|script|\*' and id <> 'documents' $$,
  'no bucket takes a file that a browser would run'
);
select is_empty($$ select id from storage.buckets where allowed_mime_types is null $$, 'no bucket takes files of any kind');

-- The owner
select tests.act_as('olive');
select lives_ok($$ select tests.put('property-images', tests.photo('cottage', 'olive')) $$, 'an owner adds a photograph');
select lives_ok(
  $$ select tests.put('property-images', tests.photo('cottage', 'olive', '1763712000000_ab12cd_480w.webp')) $$,
  'an owner adds a smaller version of a photograph'
);
select lives_ok(
  format($$ select tests.put(%L, %L) $$, bucket, path), 'an ending may be in capitals: ' || bucket)
from (values ('property-images', tests.photo('cottage', 'olive', '1763712000000_ab12cd.PNG')),
             ('documents', tests.id_of('olive') || '/' || tests.id_of('scan') || '.PDF'),
             ('chat-images', tests.id_of('olive') || '/' || tests.id_of('scan') || '.JPG'),
             ('avatars', tests.id_of('olive') || '/portrait-1.PNG')) as p (bucket, path);
select throws_ok(
  format($$ select tests.put('documents', %L) $$, upper(tests.id_of('olive')::text) || '/' || tests.id_of('deed') || '.pdf'),
  '42501', null, 'a folder can''t be in capitals');
select tests.act_as_owner_of_db();
delete from storage.objects where name ~ '\.[A-Z]+$';
select tests.act_as('olive');
select throws_ok(
  format($$ select tests.put('property-images', %L) $$, path), '42501', null, 'a photograph can''t be put at ' || path)
from (values (tests.photo('bungalow', 'olive')), (tests.photo('cottage', 'oscar')), (tests.photo('nowhere', 'olive')),
             (tests.photo('cottage', 'olive', '1763712000000_ab12cd.svg')),
             (tests.photo('cottage', 'olive', '1763712000000_ab12cd.html')),
             (tests.photo('cottage', 'olive', '1763712000000_ab12cd.webp/x.webp')),
             (tests.photo('cottage', 'olive', '../x.webp')), (tests.photo('cottage', 'olive', E'1763712000000_ab12cd.webp\nx')),
             ('demo/front.webp'), (tests.id_of('cottage') || '/front.webp'), ('front.webp'), ('')) as p (path);
select lives_ok(
  $$ select tests.put('documents', tests.id_of('olive') || '/' || tests.id_of('deed') || '.pdf') $$, 'a user keeps documents'
);
select lives_ok(
  $$ select tests.put('chat-images', tests.id_of('olive') || '/' || tests.id_of('roof') || '.png') $$, 'an owner shows pictures to the assistant'
);
select throws_ok(
  $$ select tests.put('documents', tests.id_of('stan') || '/' || tests.id_of('deed') || '.pdf') $$, '42501', null,
  'an owner can''t write to another person''s folder'
);
select throws_ok($$ select tests.put('documents', 'deed.pdf') $$, '42501', null, 'an owner can''t write beside the folders');
select throws_ok($$ select tests.put('secrets', tests.id_of('olive') || '/x') $$, '42501', null, 'an owner can''t write into an unknown bucket');
select is((select count(*) from storage.objects), 3::bigint, 'the owner sees their own files, but for documents');
select is(
  tests.rows_changed($$ update storage.objects set name = 'demo/front.webp' $$), 0, 'an owner can''t move or overwrite a file'
);

-- Another owner
select tests.act_as('oscar');
select is_empty($$ select * from storage.objects $$, 'another owner can''t list files');
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'another owner removes no file');
select throws_ok(
  $$ select tests.put('property-images', tests.photo('cottage', 'oscar')) $$, '42501', null,
  'another owner can''t add files to other people''s homes'
);
select lives_ok(
  $$ select tests.put('property-images', tests.photo('bungalow', 'oscar')) $$, 'another owner adds files to their own home'
);

-- A visitor
select tests.act_as_visitor();
select is_empty($$ select * from storage.objects $$, 'a visitor can''t list anything, not even in the public bucket');
select throws_ok(
  $$ select tests.put('property-images', tests.photo('cottage', 'olive', '1763712000000_zzzzzz.webp')) $$, '42501', null,
  'a visitor uploads nothing'
);
select is(tests.rows_changed($$ delete from storage.objects $$), 0, 'a visitor removes nothing');
select is(tests.rows_changed($$ update storage.objects set name = 'x' $$), 0, 'a visitor moves nothing');
select is(tests.rows_changed($$ update storage.buckets set public = true $$), 0, 'a visitor opens no bucket');

-- The owner again
select tests.act_as('olive');
select is(
  tests.rows_changed($$ delete from storage.objects where name = tests.photo('cottage', 'olive') $$), 1,
  'an owner removes a photograph'
);

-- How much a person may upload
select tests.act_as_owner_of_db();
select tests.make_listing('barn', 'olive');
insert into storage.objects (bucket_id, name, metadata)
select 'property-images', tests.photo('cottage', 'olive', '176371200' || lpad(n::text, 4, '0') || '_loose.webp'), '{"size": 10485760}' from generate_series(1, 26) as n;
select tests.act_as('olive');
select throws_ok(
  $$ select tests.put('property-images', tests.photo('barn', 'olive', '1763712009999_more01.webp')) $$, '42501', null,
  'photos that were uploaded and not attached fill a limit of their owner, whichever home they are for');
select tests.act_as('oscar');
select lives_ok(
  $$ select tests.put('property-images', tests.photo('bungalow', 'oscar', '1763712009999_more01.webp')) $$, 'another owner''s limit is not affected');
select tests.act_as_owner_of_db();
insert into listing_images (listing_id, path, width, height, position)
select tests.id_of('cottage'), o.name, 1600, 1200, 100 + row_number() over () from storage.objects o where o.name like '%_loose.webp';
select tests.act_as('olive');
select lives_ok(
  $$ select tests.put('property-images', tests.photo('barn', 'olive', '1763712009999_more02.webp')) $$, 'an owner has room again once the photos are attached');

-- Whoever is suspended or leaving adds nothing, in any bucket
select tests.act_as_owner_of_db();
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects'
     and cmd in ('INSERT', 'UPDATE', 'ALL') and with_check !~ 'may_add_files\(\)' $$, 'every way to add a file asks');
create table tests.uploads as select * from (values
  ('property-images', tests.id_of('bungalow') || '/' || tests.id_of('oscar') || '_1763712000009_ab12cd.webp'),
  ('documents', tests.id_of('oscar') || '/' || tests.id_of('late') || '.pdf'),
  ('chat-images', tests.id_of('oscar') || '/' || tests.id_of('late') || '.png'),
  ('sale-files', tests.id_of('oscar') || '/' || tests.id_of('late') || '.pdf'),
  ('avatars', tests.id_of('oscar') || '/late-portrait.png')) as u (bucket, path);
grant select on tests.uploads to authenticated;
-- Oscar is selling the bungalow.
insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at)
values (tests.id_of('offer'), tests.id_of('bungalow'), tests.id_of('oscar'), tests.id_of('stan'), 'Bungalow', 'accepted', 1, now());
insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, appraisal_gap, seller_credit,
  closing_on, possession_days, included, excluded, note, valid_until)
values (tests.id_of('offer'), 1, 'buyer', 500000, 0, 'cash', 0, 0, current_date + 40, 0, '', '', '', now());
insert into public.sales (offer_id, n, accepted_by, accepted_on) values (tests.id_of('offer'), 1, 'owner', current_date);
select set_eq('select bucket from tests.uploads', 'select id from storage.buckets', 'every bucket is tried');
-- Puts each file and takes it back.
create function tests.puts(bucket text, path text) returns boolean language plpgsql as $$
begin
  insert into storage.objects (bucket_id, name) values (bucket, path);
  raise exception 'undone' using errcode = 'P0999';
exception when sqlstate 'P0999' then
  return true;
when insufficient_privilege then
  return false;
end;
$$;
create function tests.buckets_of(person text) returns text language plpgsql as $$
declare
  open text;
begin
  perform tests.act_as(person);
  select string_agg(bucket, ' ' order by bucket) filter (where tests.puts(bucket, path)) into open from tests.uploads;
  perform tests.act_as_owner_of_db();
  return coalesce(open, 'none');
end;
$$;
select is(tests.buckets_of('oscar'), 'avatars chat-images documents property-images sale-files', 'a person adds files to every bucket');
-- Without its case, which is none of this play's business.
set local session_replication_role = replica;
insert into private.suspensions (case_id, person_id) values (gen_random_uuid(), tests.id_of('oscar'));
set local session_replication_role = origin;
select is(tests.buckets_of('oscar'), 'none', 'a suspended person adds no files');
delete from private.suspensions;
insert into private.account_deletions (user_id) values (tests.id_of('oscar'));
select is(tests.buckets_of('oscar'), 'none', 'a person whose account is being deleted adds no files');
delete from private.account_deletions;
select is(tests.buckets_of('oscar'), 'avatars chat-images documents property-images sale-files', 'a person who may write again adds files');

select * from finish();
rollback;
