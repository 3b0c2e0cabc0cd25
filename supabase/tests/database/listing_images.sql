-- Listing images: a home's photographs, in order. The server makes the rows after checking the
-- bytes; the owner describes, orders and removes them; whoever sees the home sees them.
begin;
\ir stage.psql
select plan(29);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('attic', 'olive', 'draft');

-- The server
select tests.act_as_service();
select lives_ok(
  $$ insert into listing_images (id, listing_id, path, width, height, position, widths, blur_hash)
     values (tests.id_of('front'), tests.id_of('cottage'), tests.id_of('cottage') || '/front.webp', 1600, 1200, 0,
             '{480,960}', 'aabbcc-ddeeff-001122-334455'),
            (tests.id_of('back'), tests.id_of('cottage'), 'demo/back.webp', 1600, 1200, 1, '{}', null),
            (tests.id_of('roof'), tests.id_of('attic'), tests.id_of('attic') || '/roof.webp', 1600, 1200, 0, '{}', null) $$,
  'the server attaches photographs'
);
select throws_ok(
  format($$ insert into listing_images (listing_id, path, width, height, position)
            values (tests.id_of('cottage'), %L, 100, 100, 5) $$, path),
  '23514', null, 'a photograph can''t have the path ' || path)
from unnest(array['', 'x.webp', '../secret.webp', '/etc/passwd', 'https://evil.example/x.webp', 'demo/../x.webp',
                  'demo/a b.webp', 'demo/sub/x.webp', 'demo/"onerror=.webp']) as path;
select throws_ok(
  format($$ insert into listing_images (listing_id, path, width, height, position, widths, blur_hash)
            values (tests.id_of('cottage'), 'demo/x.webp', %s, %s, %s, %L, %L) $$, w, h, place, widths, colours),
  '23514', null, 'refused: ' || why)
from (values
  (0, 100, 5, '{}', null, 'no width'), (100, 0, 5, '{}', null, 'no height'), (3001, 100, 5, '{}', null, 'too wide'), (100, 3001, 5, '{}', null, 'too high'),
  (100, 20001, 5, '{}', null, 'too high'), (100, 100, -1, '{}', null, 'before the first'),
  (100, 100, 200, '{}', null, 'after the two hundredth'), (100, 100, 5, '{1,2,3,4,5,6,7,8,9}', null, 'nine versions'),
  (100, 100, 5, '{}', 'url(javascript:x)', 'an image can''t have invalid colors')
) as photo (w, h, place, widths, colours, why);
select throws_ok(
  $$ insert into listing_images (listing_id, path, width, height, position)
     values (tests.id_of('cottage'), 'demo/x.webp', 10, 10, 1) $$, '23505', null, 'two photographs can''t have one position'
);

-- A visitor
select tests.act_as_visitor();
select results_eq(
  $$ select path from listing_images order by position $$,
  $$ values (tests.id_of('cottage') || '/front.webp'), ('demo/back.webp') $$,
  'a visitor sees the photographs of a home that is for sale, not of a draft'
);

-- A stranger
select tests.act_as('stan');
select is((select count(*) from listing_images), 2::bigint, 'a stranger sees the same');

-- The owner
select tests.act_as('olive');
select is((select count(*) from listing_images), 3::bigint, 'the owner sees those of a draft too');
select is(
  tests.rows_changed($$ update listing_images set alt = 'The garden' where id = tests.id_of('back') $$), 1,
  'the owner writes a photo''s description'
);
select is(
  tests.rows_changed($$ update listing_images set position = 1 - position where listing_id = tests.id_of('cottage') $$),
  2, 'the owner reverses the order of two photos in one statement'
);
select throws_ok(
  $$ update listing_images set alt = repeat('a', 301) $$, '23514', null, 'a photo''s description must be brief'
);

-- The local cloud grants every right on every column to everyone
select tests.act_as_owner_of_db();
grant all on public.listing_images to anon, authenticated;
select tests.act_as('olive');
select throws_ok(
  $$ update listing_images set path = 'demo/other.webp' $$, 'PT403', 'forbidden',
  'an owner can''t point a row at another file, even with every right'
);
select is(
  tests.rows_changed($$ delete from listing_images where id = tests.id_of('front') $$), 1, 'the owner removes one'
);

select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('cottage');
select is_empty(
  $$ select 1 from listing_images where listing_id = tests.id_of('cottage') $$, 'photos are deleted with the home'
);

select * from finish();
rollback;
