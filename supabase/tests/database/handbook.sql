-- The handbook: everyone reads and searches it, no API caller writes it.
begin;
\ir stage.psql
select plan(15);

select tests.make_user('olive');

-- A visitor
select tests.act_as_visitor();
select cmp_ok((select count(*) from handbook_articles), '>=', 32::bigint, 'a visitor reads the whole handbook');
select is(
  (select slug from search_handbook('Is there a rule about old paint from before 1978?') limit 1),
  'lead-paint', 'a question finds its article'
);

-- A signed-in person
select tests.act_as('olive');
select isnt_empty($$ select * from search_handbook('closing costs') $$, 'a user searches, too');

-- The question
select is_empty($$ select * from search_handbook('') $$, 'an empty question finds nothing');
select is_empty($$ select * from search_handbook(null) $$, 'null finds nothing');
select is_empty($$ select * from search_handbook('?!… --- ''" \ () & | ! <-> :*') $$, 'symbols find nothing');
select is_empty($$ select * from search_handbook('what should I do with it') $$, 'stop words find nothing');
select lives_ok(
  $$ select * from search_handbook('lead & | !! paint:* <-> ( '' \') $$, 'search operators have no effect'
);
select is(
  (select slug from search_handbook('lead & | !! paint:* <-> ( '' \') limit 1), 'lead-paint',
  'words between search operators count'
);
select lives_ok($$ select * from search_handbook(repeat('earnest '' ', 3000)) $$, 'a long question is accepted');
select is((select count(*) from search_handbook('price')), 4::bigint, 'a search finds four articles by default');
select is((select count(*) from search_handbook('price', 2)), 2::bigint, 'a search can ask for fewer articles');
select is((select count(*) from search_handbook('price', -5)), 1::bigint, 'a search finds at least one article');
select cmp_ok((select count(*) from search_handbook('price home buyer', 100000)), '<=', 20::bigint, 'a search never finds all articles');
select is_empty(
  $$ select * from search_handbook('inspection repair price closing tax offer', 20)
     where char_length(passage) > 900 or passage = '' or rank not between 0 and 1 $$,
  'a passage is short, a rank between 0 and 1'
);

select * from finish();
rollback;
