-- The geocoder's queue and its memory: one request a second for everyone together, and none for
-- what is known. Only the server asks.
begin;
\ir stage.psql
select plan(32);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive', 'draft');
select tests.make_listing('villa', 'olive');

-- The server takes turns
select tests.act_as_service();
create function pg_temp.claim(query text, patience integer, person text default 'olive') returns jsonb
language sql as $$ select claim_geocoder(query, patience, tests.id_of(person)) $$;
select is(pg_temp.claim('1 main st', 2500), '{"known": false, "wait_ms": 0}', 'the first asks at once');
create temporary table waits as
  select n, (pg_temp.claim('address ' || n, 2500) ->> 'wait_ms')::numeric as ms
  from generate_series(1, 6) as n order by n;
select results_eq(
  'select ceil(ms / 1100) from waits where ms is not null order by n', array[1::numeric, 2],
  'the next ones follow a little more than a second apart'
);
select is((select count(*) from waits where ms is null), 4::bigint, 'a caller who would wait too long does not queue');
select is(ceil((pg_temp.claim('patient', 60000) ->> 'wait_ms')::numeric / 1100), 3::numeric, 'a caller who is willing to wait longer queues');
select is(pg_temp.claim('hasty', 0) ->> 'wait_ms', null, 'a caller who wouldn''t wait doesn''t jump the queue');
update private.geocoder_turns set next_turn = now() - interval '1 hour';
select is(pg_temp.claim('later', 0), '{"known": false, "wait_ms": 0}', 'an idle hour saves up no turns');
select is(pg_temp.claim('later still', 0) ->> 'wait_ms', null, 'an idle hour leaves one turn only');

-- The service is in trouble
update private.geocoder_turns set next_turn = '-infinity';
select pause_geocoder(60);
select is(pg_temp.claim('1 main st', 60000) ->> 'wait_ms', null, 'nobody asks a service that is down');
select pause_geocoder(1);
select is(pg_temp.claim('1 main st', 60000) ->> 'wait_ms', null, 'a shorter pause does not end a longer one');
select pause_geocoder(1000000);
select ok((select paused_until < now() + interval '61 minutes' from private.geocoder_turns), 'a pause can''t last forever');
update private.geocoder_turns set paused_until = now() - interval '1 second';
select is(pg_temp.claim('1 main st', 0) ->> 'wait_ms', '0', 'the service is asked again after a pause');

-- It remembers
select keep_geocode('1 main st', 39.7, -105);
select is(pg_temp.claim('1 main st', 0), '{"known": true, "lat": 39.7, "lng": -105}', 'a place is remembered');
select keep_geocode('nowhere');
select is(pg_temp.claim('nowhere', 0), '{"known": true, "lat": null, "lng": null}', 'an address that wasn''t found is remembered');
select results_eq(
  $$ select query, kept_until > now() + interval '100 days' from private.geocoder_cache order by query $$,
  $$ values ('1 main st', true), ('nowhere', false) $$, 'a place for half a year'
);
select ok((select kept_until < now() + interval '2 days' from private.geocoder_cache where query = 'nowhere'), 'an absence for a day');
update private.geocoder_cache set kept_until = now() - interval '1 second';
update private.geocoder_turns set next_turn = '-infinity';
select is(pg_temp.claim('nowhere', 0) ->> 'known', 'false', 'an old entry is looked up again');
select keep_geocode('nowhere', 40, -100);
select is(pg_temp.claim('nowhere', 0) ->> 'lat', '40', 'an address that was looked up again is remembered again');
select throws_ok($$ select keep_geocode('x', 91, 0) $$, '23514', null, 'coordinates must be on earth');
select throws_ok($$ select keep_geocode('x', 1, null) $$, '23514', null, 'coordinates must be complete');
select throws_ok($$ select keep_geocode(repeat('x', 451), 1, 1) $$, '23514', null, 'an address can''t be too long');
select throws_ok($$ insert into private.geocoder_turns default values $$, '23505', null, 'the geocoder has one queue');
select throws_ok($$ insert into private.geocoder_turns values (false) $$, '23514', null, 'the geocoder can''t have a second queue');

-- One person gets only a share of the turns
select tests.act_as_owner_of_db();
delete from private.rate_buckets;
select tests.act_as_service();
create function pg_temp.asked(person text) returns jsonb language plpgsql as $$
begin
  update private.geocoder_turns set next_turn = '-infinity';
  return pg_temp.claim('somewhere', 0, person) -> 'wait_ms';
end $$;
select is(
  (select count(*) from generate_series(1, 61) where pg_temp.asked('olive') = '0'), 60::bigint,
  'a person has sixty turns an hour'
);
select is(pg_temp.asked('stan'), '0', 'another person is still served');
select is(pg_temp.claim('nowhere', 0) ->> 'lat', '40', 'known places are free for everyone');

-- It sets homes' coordinates and counties
create function pg_temp.place_of(nickname text) returns text language sql as
$$ select concat_ws(' ', lat, lng, nullif(county, ''), time_zone, geocoded_at is not null) from public.listings where id = tests.id_of(nickname) $$;
select ok(
  place_listing(tests.id_of('cottage'), '1 Main Street', 'Denver', 'CO', '80202', 39.7, -105, 'Denver County', 'America/Phoenix'),
  'a draft is placed'
);
select is(pg_temp.place_of('cottage'), '39.7 -105 Denver County America/Phoenix t', 'a placed draft has its county and zone');
select ok(
  not place_listing(tests.id_of('cottage'), '2 Main Street', 'Denver', 'CO', '80202', 1, 1, 'Ada County', 'America/Boise'),
  'a listing isn''t placed at an address that it no longer has'
);
select is(pg_temp.place_of('cottage'), '39.7 -105 Denver County America/Phoenix t', 'a refused place changes nothing');
select ok(place_listing(tests.id_of('cottage'), '1 Main Street', 'Denver', 'CO', '80202', null, null, '', null), 'a place may be unknown');
select is(pg_temp.place_of('cottage'), 'f', 'a draft at an unknown place has no county and no zone');
select place_listing(tests.id_of('villa'), '1 Main Street', 'Denver', 'CO', '80202', 39.7, -105, 'Denver County', 'America/Phoenix');
select is(pg_temp.place_of('villa'), '39.7 -105 Denver County America/Denver t', 'a published home keeps its zone');

select * from finish();
rollback;
