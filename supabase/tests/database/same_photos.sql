-- The same photographs on homes of two owners open one case about the home that showed them later. Olive
-- was first, Stan copies, Mona moderates.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'stan', 'mona', 'stella', 'stella+2', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6']) as p;
update auth.users set raw_app_meta_data = '{"role": "moderator"}' where id = tests.id_of('mona');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive'),
       tests.make_listing('copy', 'stan', 'draft'), tests.make_listing('hut', 'stan'),
       tests.make_listing('shed', 'stella'), tests.make_listing('lodge', 'stella+2');
select tests.make_listing(h, h) from unnest(array['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) as h;

-- What the function attaches: photos by name and hash.
create function tests.attach(home text, seller text, photos jsonb) returns void language plpgsql security definer as $$
begin
  insert into storage.objects (bucket_id, name, metadata)
  select 'property-images', format('%s/%s_1700000000000_%s.webp', tests.id_of(home), tests.id_of(seller), p.key), '{}'
  from jsonb_each(photos) as p
  on conflict do nothing;
  perform set_listing_images(tests.id_of(home), tests.id_of(seller), (
    select jsonb_agg(jsonb_build_object('path', o.name, 'width', 1600, 'height', 1200, 'widths', '[]'::jsonb,
      'files', jsonb_build_array(jsonb_build_object('name', o.name, 'id', o.id)), 'hash', p.value) order by o.name)
    from jsonb_each(photos) as p
    join storage.objects o on o.name = format('%s/%s_1700000000000_%s.webp', tests.id_of(home), tests.id_of(seller), p.key)));
end $$;
create function tests.cases() returns text[] language sql stable security definer as $$
  select coalesce(array_agg(l.title order by l.title), '{}')
  from private.cases c join public.listings l on l.id = c.listing_id where c.kind = 'photos'
$$;

select tests.act_as_service();
select tests.attach('cottage', 'olive', '{"front": "0f0f33335555aaaa", "plain": null}');
select tests.attach('villa', 'olive', '{"front": "0f0f33335555aaaa"}');
select is(tests.cases(), '{}', 'an owner may show a photo on two homes');
select tests.attach('hut', 'stan', '{"other": "f0f0cccc5555aaab"}');
select is(tests.cases(), '{}', 'different photos open no case');
select is((select count(*) from private.photo_hashes), 3::bigint, 'a plain photo has no hash');
select tests.attach('copy', 'stan', '{"mine": "0f0f33335555aaa8", "garden": "1234123412341234"}');
set constraints all immediate;
select is(tests.cases(), '{}', 'a draft, which nobody sees, opens no case');
select tests.act_as_owner_of_db();
update listings set status = 'active' where id = tests.id_of('copy');
select is(tests.cases(), '{Copy}', 'a published home with another owner''s photo opens a case, whatever other homes it is from');
select tests.act_as_service();
select tests.attach('copy', 'stan', '{"mine": "0f0f33335555aaa8", "garden": "1234123412341234", "again": "0f0f33335555aaaa"}');
select tests.attach('hut', 'stan', '{"front": "0f0f33335555aaaa"}');
select is(tests.cases(), '{Copy}', 'two owners have one case');
select tests.attach('shed', 'stella', '{"six": "0f0f33335555aa6a"}');
select is(tests.cases(), '{Copy,Shed,Shed}', 'a few different bits are still the same photo; two other owners show it, which is two cases');
select tests.attach('lodge', 'stella+2', '{"six": "0f0f33335555aa6a"}');
select is(tests.cases(), '{Copy,Shed,Shed}', 'two accounts of one mailbox count as one owner on both sides');
select tests.attach('shed', 'stella', '{"far": "0f0f333355555555"}');
select is(tests.cases(), '{Copy,Shed,Shed}', 'many different bits are another photo');
select tests.attach(h, h, '{"front": "0f0f33335555aaaa"}') from unnest(array['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) as h order by h;
select is((select max(n) from (select count(*) as n from private.cases where kind = 'photos' group by accused_id) as each), 3::bigint, 'nobody has more than three cases at a time')
from tests.act_as_owner_of_db();
delete from private.cases where accused_id <> tests.id_of('stan');

-- The queue
select tests.act_as('mona', 'moderator');
select is((select count(*) from jsonb_array_elements(moderation_queue() -> 'waiting') as q where q ->> 'kind' = 'photos' and q ->> 'title' = 'Copy'), 1::bigint, 'moderators see the case');
select unnest(array[is(c #>> '{copies,0,frozen,homes,0,home,title}', 'Copy', 'with the later home'),
       ok(c #>> '{copies,0,frozen,homes,1,home,title}' in ('Cottage', 'Villa'), 'the earlier one'),
       is(c #>> '{copies,0,frozen,same,0,path}', format('%s/%s_1700000000000_mine.webp', tests.id_of('copy'), tests.id_of('stan')), 'and which photos are alike'),
       is(c #>> '{reports,0,reason}', 'same_photos', 'found by the site'),
       is(c #>> '{reports,0,reporter}', null, 'and nobody else')])
from (select moderation_case((q ->> 'id')::uuid) as c from jsonb_array_elements(moderation_queue() -> 'waiting') as q where q ->> 'title' = 'Copy' limit 1) as found;
select lives_ok($$ select decide_case((q ->> 'id')::uuid, 0, 'hide_home', 'The photographs are another owner''s.')
  from jsonb_array_elements(moderation_queue() -> 'waiting') as q where q ->> 'title' = 'Copy' limit 1 $$, 'moderators hide the home with the copied photos');
select tests.act_as_service();
select tests.attach('hut', 'stan', '{"next": "0f0f33335555aaaa"}');
select ok('Hut' = any (tests.cases()), 'another home with the photos opens another case after a decision');
select tests.act_as('stan');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('copy') $$, 'PT409', 'listing_withheld', 'the hidden home can''t be published again');
select is(my_cases() #>> '{0,title}', 'Copy', 'the owner of the hidden home is told which home it is');
select is(my_cases()::text ~ 'Cottage|Villa', false, 'the owner of the hidden home isn''t told whose photographs they are');

-- The files stay, whatever the owner does
select tests.act_as_service();
select tests.attach('copy', 'stan', '{"new": "5555555555555555"}');
select tests.act_as('stan');
select is(tests.rows_changed(format('delete from storage.objects where name like %L', tests.id_of('copy') || '/%mine%')), 0, 'a reported photo''s file can''t be deleted by its owner');
delete from listings where id = tests.id_of('copy');
select tests.act_as_service();
select is((select array_agg(right(name, 8) order by name) from unnest(sweep_photos(100)) as name where name like tests.id_of('copy') || '/%'), '{ain.webp,new.webp}', 'a reported photo isn''t swept while the case needs it, unlike one that the copy doesn''t show');
select is((select array_agg(right(name, 8) order by name) from unnest(files_of_gone_listing(tests.id_of('copy'))) as name), '{ain.webp,new.webp}', 'a reported photo isn''t deleted with its home');
select is((select count(*) from jsonb_array_elements(files_of_account(tests.id_of('stan'))) as f where f ->> 'name' ~ 'mine'), 0::bigint, 'a reported photo isn''t deleted with its owner''s account');
select tests.act_as_owner_of_db();
update private.cases set state = 'decided', decided_at = now() - interval '31 days';
select private.forget_cases();
select tests.act_as_service();
select is((select count(*) from unnest(sweep_photos(100)) as name where name like tests.id_of('copy') || '/%'), 4::bigint, 'a month after the decision, they are deleted');
select is_empty($$ select from private.photo_hashes h join listing_images i on i.id = h.image_id where i.listing_id = tests.id_of('copy') $$, 'a photo''s hash is deleted with the photo');

select * from finish();
rollback;
