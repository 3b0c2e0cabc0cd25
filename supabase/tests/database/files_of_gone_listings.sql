-- Files of deleted listings: the server may ask for their names, and for no others.
begin;
\ir stage.psql
select plan(3);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive', 'draft');
select tests.make_listing('villa', 'olive');
insert into storage.objects (bucket_id, name)
select 'property-images', tests.id_of(home) || '/' || file
from unnest(array['cottage', 'villa']) as home, unnest(array['b.webp', 'a.webp']) as file;

select tests.act_as_service();
select is(files_of_gone_listing(tests.id_of('cottage')), '{}', 'an existing listing keeps its files');
select tests.act_as('olive');
delete from public.listings where id = tests.id_of('cottage');
select tests.act_as_service();
select is(
  files_of_gone_listing(tests.id_of('cottage')),
  array[tests.id_of('cottage') || '/a.webp', tests.id_of('cottage') || '/b.webp'],
  'a deleted listing names all of its files'
);
select is(files_of_gone_listing(tests.id_of('villa')), '{}', 'a deleted listing names no other listing''s files');

select * from finish();
rollback;
