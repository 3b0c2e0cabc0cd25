-- Similar homes: the same type, nearby or in the same state, within a quarter of the price, for
-- sale; active ones first, then by distance.
begin;
\ir stage.psql
select plan(18);

select tests.make_user('olive');
select tests.make_listing(nickname, 'olive', status) from (values
  ('cottage', 'active'), ('next', 'active'), ('dear', 'active'), ('cheap', 'active'), ('far', 'active'),
  ('condo', 'active'), ('utah', 'active'), ('border', 'active'), ('above', 'active'), ('below', 'active'), ('draft', 'draft'),
  ('sold', 'sold'), ('pending', 'pending'), ('unpriced', 'active'), ('lost', 'active')) as homes (nickname, status);
set local app.seeding = 'on';
update listings set lat = 39.7, lng = -105.0;
update listings set lat = 39.71 where title = 'Next';
update listings set price = 625000, lat = 39.72 where title = 'Dear';
update listings set price = 375000, lat = 39.73 where title = 'Cheap';
update listings set city = 'Durango', lat = 37.3, lng = -107.9 where title = 'Far';
update listings set property_type = 'condo' where title = 'Condo';
update listings set state = 'UT', lat = 40.7, lng = -111.9 where title = 'Utah';
update listings set state = 'WY', city = 'Cheyenne', lat = 39.8 where title = 'Border';
update listings set price = 625001 where title = 'Above';
update listings set price = 374999 where title = 'Below';
update listings set price = null where title = 'Unpriced';
update listings set city = 'Pueblo', lat = null, lng = null where title = 'Lost';
update listings set price = 500000, description = 'private words' where title = 'Draft';
set local app.seeding = 'off';

create function tests.like(nickname text) returns text language sql stable as $$
  select string_agg(card ->> 'title', ' ' order by n)
  from json_array_elements(public.similar_listings(tests.id_of(nickname))) with ordinality as cards (card, n)
$$;

-- A visitor
select tests.act_as_visitor();
select is(
  tests.like('cottage'), 'Next Dear Cheap Border',
  'the nearest in town first, then those around it, even across a border; prices up to 25% higher or lower count'
);
select tests.act_as('olive');
update listings set status = 'withdrawn' where title = 'Dear';
select tests.act_as_visitor();
select is(tests.like('cottage'), 'Next Cheap Border Far', 'homes in the rest of the state follow');
select tests.act_as('olive');
update listings set status = 'active' where title = 'Dear';
select tests.act_as_visitor();
select ok(tests.like('cottage') not like '%' || other || '%', 'a home that differs is not similar: ' || other)
from unnest(array['Cottage', 'Condo', 'Utah', 'Above', 'Below', 'Draft', 'Sold', 'Unpriced']) as other;
select matches(
  tests.like('lost'), '^((Cottage|Next|Far) ){3}(Dear|Cheap)$', 'a home without coordinates has similar ones by price'
);
select is(json_array_length(similar_listings(tests.id_of('unpriced'))), 4, 'a home without a price is similar to those around it');
select tests.act_as('olive');
update listings set status = 'pending' where title in ('Next', 'Dear', 'Far');
select tests.act_as_visitor();
select is(
  tests.like('cottage'), 'Cheap Border Lost Pending', 'homes whose sale is pending come last, the nearest of them first'
);
select tests.act_as('olive');
update listings set status = 'active' where title in ('Next', 'Dear', 'Far');
select tests.act_as_visitor();
select is(tests.like('pending'), 'Cottage Next Dear Cheap', 'a pending home still has similar ones');
select is(
  (select string_agg(key, ' ' order by key) from json_object_keys(similar_listings(tests.id_of('cottage')) -> 0) as key),
  (select string_agg(key, ' ' order by key) from json_object_keys(search_listings() #> '{listings,0}') as key),
  'cards are the same as in the search'
);
select is(
  similar_listings(id)::jsonb, '[]'::jsonb, 'nothing is similar to ' || what)
from (values (tests.id_of('draft'), 'a draft'), (tests.id_of('sold'), 'a sold home'), (gen_random_uuid(), 'no home'))
  as others (id, what);

select * from finish();
rollback;
