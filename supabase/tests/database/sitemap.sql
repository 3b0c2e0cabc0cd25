-- The sitemap's parts: every home for sale in exactly one of them, and nothing else. Olive has homes in every state.
begin;
\ir stage.psql
select plan(8);

select tests.make_user('olive');
select tests.make_listing(h, 'olive', s) from (values
  ('cottage', 'active'), ('villa', 'pending'), ('attic', 'draft'), ('barn', 'withdrawn'), ('old', 'active')
) as homes (h, s);
select tests.make_listings(array(select 'n' || n from generate_series(1, 60) as n), 'olive');
create function tests.named(parts integer) returns setof uuid language sql as $$
  select (home ->> 'id')::uuid from generate_series(1, parts) as part, json_array_elements(sitemap_part(part, parts)) as home
$$;

-- Olive sells one, and a visitor asks.
select tests.act_as('olive');
update listings set status = 'sold' where id = tests.id_of('old');

select tests.act_as_visitor();
select is((select count(*) from listings), 62::bigint, 'a visitor sees the homes for sale');
select bag_eq(format('select tests.named(%s)', parts), 'select id from listings', format('%s parts name each of them once', parts))
from unnest(array[1, 2, 3, 7, 1000]) as parts;

select throws_ok('select sitemap_part(4, 3)', 'PT400', 'invalid_query', 'a sitemap of three parts has no fourth');
select throws_ok('select sitemap_part(1, 20000)', 'PT400', 'invalid_query', 'a sitemap can''t have 20,000 parts');

select * from finish();
rollback;
