-- Photos on the server: the whole list at once, names that are used once, and what may be swept.
begin;
\ir stage.psql
select plan(51);

select tests.make_user('olive'), tests.make_user('oscar');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');

-- Props: a name under a listing, its file, and an entry for a checked photo.
create function tests.photo(nickname text, word text, person text default 'olive') returns text
language sql immutable as $$
  select tests.id_of(nickname) || '/' || tests.id_of(person) || '_1763712000000_' || word || '.webp' $$;
create function tests.put(path text) returns void
language sql as $$ insert into storage.objects (bucket_id, name) values ('property-images', path) $$;
create function tests.checked(path text, words jsonb default '{}') returns jsonb
language sql as $$
  select jsonb_build_object('path', path, 'width', 1600, 'height', 1200, 'widths', '[480]'::jsonb, 'files',
    (select jsonb_agg(jsonb_build_object('name', o.name, 'id', o.id)) from storage.objects o where o.name = path)) || words $$;
create function tests.show(nickname text, variadic entries jsonb[] default '{}') returns jsonb
language sql as $$
  select public.set_listing_images(tests.id_of(nickname), tests.id_of('olive'), to_jsonb(entries)) $$;
create function tests.shown(nickname text) returns text[]
language sql as $$
  select array(select split_part(split_part(path, '_', 3), '.', 1) || coalesce(nullif(':' || alt, ':'), '')
               from public.listing_images where listing_id = tests.id_of(nickname) order by position) $$;

select tests.put(tests.photo('cottage', word)) from unnest(array['aaaa', 'bbbb', 'cccc', 'dddd']) as word;
select tests.put(replace(tests.photo('cottage', 'bbbb'), '.webp', '_480w.webp'));

select is(
  (select array_agg(private.photo_of_file(n)) from unnest(array['a/b_480w.webp', 'a/b_1_x.webp', 'a/b.webp']) as n),
  array['a/b.webp', 'a/b_1_x.webp', 'a/b.webp'], 'a smaller version belongs to its photo'
);

-- The server
select tests.act_as_service();
select lives_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'aaaa'), '{"alt": "Front"}'),
                       tests.checked(tests.photo('cottage', 'bbbb')), tests.checked(tests.photo('cottage', 'cccc'))) $$,
  'the server shows three photos'
);
select is(tests.shown('cottage'), array['aaaa:Front', 'bbbb', 'cccc'], 'photos are shown in the order of the list');
select is(
  tests.show('cottage', jsonb_build_object('path', tests.photo('cottage', 'cccc'), 'alt', 'Back'),
             jsonb_build_object('path', tests.photo('cottage', 'aaaa'))) -> 'removed',
  jsonb_build_array(tests.photo('cottage', 'bbbb'), replace(tests.photo('cottage', 'bbbb'), '.webp', '_480w.webp')),
  'a photo left out is removed with its smaller versions'
);
select is(tests.shown('cottage'), array['cccc:Back', 'aaaa:Front'], 'the others move and keep their texts');
select throws_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'bbbb'))) $$, 'PT409', 'images_changed',
  'a removed photo can''t come back'
);
select throws_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'eeee'), '{"files": [{"name": "x", "id": "00000000-0000-0000-0000-000000000000"}]}')) $$,
  'PT409', 'images_changed', 'a photo without a file can''t be shown'
);
select throws_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'dddd'),
       jsonb_build_object('files', jsonb_build_array(jsonb_build_object('name', tests.photo('cottage', 'dddd'), 'id', gen_random_uuid()))))) $$,
  'PT409', 'images_changed', 'a photo whose file was replaced since it was checked can''t be shown'
);
select throws_ok(
  $$ select tests.show('cottage', jsonb_build_object('path', tests.photo('cottage', 'dddd'))) $$,
  'PT409', 'images_changed', 'a photo that was not checked can''t be shown'
);
select throws_ok(
  $$ select tests.show('cottage', variadic array(select tests.checked(tests.photo('cottage', 'dddd')) from generate_series(1, 41))) $$,
  'PT422', 'image_refused', 'forty-one photos can''t be shown'
);
select throws_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'dddd'), jsonb_build_object('alt', repeat('a', 301)))) $$,
  '23514', null, 'a photo with an endless description can''t be shown'
);
select throws_ok($$ select tests.show('bungalow') $$, 'PT404', 'listing_not_found', 'photos can''t be shown in another person''s listing');
select throws_ok($$ select tests.show('nowhere') $$, 'PT404', 'listing_not_found', 'photos can''t be shown in a missing listing');
select is(tests.shown('cottage'), array['cccc:Back', 'aaaa:Front'], 'a refusal changes nothing');

select is(
  public.set_listing_images(tests.id_of('cottage'), tests.id_of('olive'),
    jsonb_build_array(tests.checked(tests.photo('cottage', 'dddd'))),
    jsonb_build_array(jsonb_build_object('path', tests.photo('cottage', 'orig'), 'replaced_by', tests.photo('cottage', 'dddd')))) -> 'images' -> 0 ->> 'path',
  tests.photo('cottage', 'dddd'), 'a photo takes the place of its original'
);
select is(
  public.listing_photo_state(tests.id_of('cottage'), array[tests.photo('cottage', 'orig')]) -> 'replaced',
  jsonb_build_object(tests.photo('cottage', 'orig'), tests.photo('cottage', 'dddd')), 'the server remembers a photo''s original'
);
select is(
  public.listing_photo_state(tests.id_of('cottage'), array[tests.photo('cottage', 'bbbb'), tests.photo('cottage', 'dddd')]) -> 'files' -> 0 ->> 'name',
  tests.photo('cottage', 'dddd'), 'the server sees the given files that are not marked for deletion'
);
select is(
  jsonb_array_length(public.listing_photo_state(tests.id_of('cottage'), array[tests.photo('cottage', 'bbbb'), tests.photo('cottage', 'dddd')]) -> 'files'),
  1, 'the server sees no files that weren''t given'
);

-- Two listings may show one picture; it is swept with the last
insert into listing_images (listing_id, path, width, height, position)
values (tests.id_of('attic'), tests.photo('cottage', 'dddd'), 9, 9, 0);
select is(
  tests.show('cottage') -> 'removed' @> jsonb_build_array(tests.photo('cottage', 'dddd')), false,
  'a file that another listing shows is kept'
);
select is(tests.shown('cottage'), '{}', 'an empty list shows nothing');

-- Olive, bypassing the function
select tests.act_as_owner_of_db();
select tests.put(tests.photo('cottage', 'ffff'));
select tests.act_as_service();
select tests.show('cottage', tests.checked(tests.photo('cottage', 'ffff')));
select tests.act_as('olive');
select is(
  tests.rows_changed(format('delete from storage.objects where name = %L', tests.photo('cottage', 'ffff'))), 0,
  'the owner can''t delete a file that is shown'
);
select throws_ok(
  format('select tests.put(%L)', replace(tests.photo('cottage', 'ffff'), '.webp', '_960w.webp')), '42501', null,
  'the owner can''t put a file beside one that is shown'
);
select throws_ok(
  format('select tests.put(%L)', tests.photo('cottage', 'bbbb')), '42501', null, 'the owner can''t reuse the name of a photo that was shown'
);
select throws_ok(
  format('select tests.put(%L)', tests.photo('cottage', 'orig')), '42501', null, 'the owner can''t reuse the name of an original'
);
select lives_ok(format('select tests.put(%L)', tests.photo('cottage', 'gggg')), 'the owner can add a new file');
select is(
  tests.rows_changed(format('delete from storage.objects where name = %L', tests.photo('cottage', 'gggg'))), 1,
  'the owner can remove a file while no listing shows it'
);
select tests.act_as_visitor();
select is(
  tests.rows_changed(format('delete from storage.objects where name = %L', tests.photo('cottage', 'ffff'))), 0,
  'another owner deletes no file of the listing'
);

-- A full folder
select tests.act_as_owner_of_db();
select tests.put(tests.photo('attic', lpad(n::text, 4, '0'))) from generate_series(1, 399) as n;
select tests.act_as('olive');
select lives_ok(format('select tests.put(%L)', tests.photo('attic', 'last')), 'four hundred files are accepted');
select throws_ok(format('select tests.put(%L)', tests.photo('attic', 'more')), '42501', null, 'the four hundred and first file is refused');

-- The sweep
select tests.act_as_owner_of_db();
delete from storage.objects where name like tests.id_of('attic') || '/%';
delete from private.discarded_photos;
select tests.put(tests.photo('cottage', word)) from unnest(array['oldx', 'newx', 'note']) as word;
select tests.put(tests.photo('nowhere', 'gone')), tests.put('demo/porch.webp');
insert into storage.objects (bucket_id, name) values ('documents', tests.id_of('olive') || '/deed.pdf');
update storage.objects set created_at = now() - interval '25 hours'
where name in (tests.photo('cottage', 'oldx'), tests.photo('cottage', 'ffff'), 'demo/porch.webp', tests.id_of('olive') || '/deed.pdf');
insert into private.discarded_photos (path) values (tests.photo('cottage', 'note'));
insert into private.discarded_photos (path, discarded_at) values ('x/forgotten.webp', now() - interval '8 days'), ('x/recent.webp', now());
delete from storage.objects where name in (
  select tests.photo('cottage', word) from unnest(array['aaaa', 'bbbb', 'cccc', 'dddd']) as word);
delete from storage.objects where name like '%480w%';
select tests.act_as_service();
select is(cardinality(public.sweep_photos(1)), 1, 'the sweep respects its limit');
select set_eq(
  $$ select unnest(public.sweep_photos()) $$,
  $$ values (tests.photo('cottage', 'oldx')), (tests.photo('cottage', 'note')), (tests.photo('nowhere', 'gone')) $$,
  'the sweep names files left unattached for a day, files marked for removal, and files of no listing'
);
select throws_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'oldx'))) $$, 'PT409', 'images_changed',
  'a file that the sweep has named can''t be shown'
);
select lives_ok(
  $$ select tests.show('cottage', tests.checked(tests.photo('cottage', 'newx'))) $$, 'a fresh one is'
);
select tests.act_as_owner_of_db();
delete from storage.objects where name = any (public.sweep_photos());
select is(
  public.sweep_photos(), array[]::text[], 'nothing is left to sweep in the end'
);
select is(
  (select count(*) from storage.objects o where o.bucket_id = 'property-images' and o.name = tests.photo('cottage', 'newx')),
  1::bigint, 'a file that is shown survives the sweep'
);
select isnt_empty($$ select 1 from storage.objects where name = 'demo/porch.webp' $$, 'demo photos survive the sweep');
select isnt_empty($$ select 1 from storage.objects where bucket_id = 'documents' $$, 'documents survive the sweep');

-- The names of photos that are gone
update private.discarded_photos set discarded_at = now() - interval '8 days' where path = tests.photo('cottage', 'note');
select tests.put(tests.photo('cottage', 'note'));
select private.forget_photo_names();
select is_empty(
  $$ select 1 from private.discarded_photos where path = 'x/forgotten.webp' $$, 'the name of a photo is deleted after a week'
);
select isnt_empty($$ select 1 from private.discarded_photos where path = 'x/recent.webp' $$, 'the name of a photo is kept for a week');
select isnt_empty(
  $$ select 1 from private.discarded_photos where path = tests.photo('cottage', 'note') $$, 'the name of a photo is kept while it has a file'
);
select is(public.sweep_photos(), array[tests.photo('cottage', 'note')], 'a file that comes back under a discarded name is swept');
delete from storage.objects where name = tests.photo('cottage', 'note');

-- Leaving the market
select tests.act_as_owner_of_db();
delete from storage.objects where bucket_id = 'property-images';
delete from private.discarded_photos;
delete from listing_images;
select tests.put(tests.photo('cottage', word)) from unnest(array['porch', 'stair', 'attic', 'moved']) as word;
select tests.put(replace(tests.photo('cottage', 'porch'), '.webp', '_480w.webp'));
insert into listing_images (listing_id, path, width, height, widths, position)
select tests.id_of('cottage'), tests.photo('cottage', word), 1600, 1200, '{480}', n
from unnest(array['porch', 'stair', 'attic']) with ordinality as each (word, n);
insert into listing_images (listing_id, path, width, height, position) values (tests.id_of('cottage'), 'demo/porch.webp', 9, 9, 0);
select tests.act_as_service();
select is(moving_photos(), '[]', 'the photos of a home for sale keep their names');
select tests.act_as('olive');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
select tests.act_as_service();
select results_eq($$ select split_part(split_part(m ->> 'path', '_', 3), '.', 1), m ->> 'folder' from jsonb_array_elements(moving_photos()) as m order by 1 $$,
  $$ select word, tests.id_of('cottage') || '/' || tests.id_of('olive') from unnest(array['attic', 'porch', 'stair']) as word $$,
  'photos of a withdrawn home get new names, except demo photos');
create temporary table porch as select id from listing_images where path = tests.photo('cottage', 'porch');
select is(move_photo(id, tests.photo('cottage', 'porch'), tests.photo('cottage', 'moved')),
  array[tests.photo('cottage', 'porch'), replace(tests.photo('cottage', 'porch'), '.webp', '_480w.webp')], 'the files under the old name are to be deleted') from porch;
select is(tests.shown('cottage') @> array['moved'], true, 'the photo stays with its owner');
select is(move_photo(id, tests.photo('cottage', 'porch'), tests.photo('cottage', 'again')), null, 'a photo is moved once') from porch;
select is(listing_photo_state(tests.id_of('cottage'), array[tests.photo('cottage', 'porch')]) #>> array['replaced', tests.photo('cottage', 'porch')],
  tests.photo('cottage', 'moved'), 'naming the old photo finds it');
select is((select images -> 1 ->> 'path' from private.photo_lists where listing_id = tests.id_of('cottage')), tests.photo('cottage', 'moved'), 'the home''s card names the new file');
select tests.act_as_owner_of_db();
-- Without its case, which is none of this play's business.
set local session_replication_role = replica;
insert into private.kept_photos (path, case_id) values (tests.photo('cottage', 'stair'), gen_random_uuid());
set local session_replication_role = origin;
select tests.act_as_service();
select is(move_photo(i.id, i.path, tests.photo('cottage', 'other')), '{}', 'a reported photo keeps its name') from listing_images i where i.path = tests.photo('cottage', 'stair');
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('cottage');
select tests.act_as_service();
select is(moving_photos(), '[]', 'photos keep their names once the home is back on the market');
select is(move_photo(i.id, i.path, tests.photo('cottage', 'late')), null, 'photos that were about to be moved keep their names once the home is back on the market') from listing_images i where i.path = tests.photo('cottage', 'attic');

select * from finish();
rollback;
