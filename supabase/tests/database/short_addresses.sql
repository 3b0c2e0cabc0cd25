-- The five letters on the sign of a home: who gets them, and where they lead. Olive owns the homes, and Stan walks by.
begin;
\ir stage.psql
select plan(15);

select tests.make_user('olive'), tests.make_user('stan');
select tests.make_listing(h, 'olive', s) from (values ('cottage', 'active'), ('villa', 'pending'), ('attic', 'draft')) as homes (h, s);
create temporary table signs (home text primary key, letters text);
grant all on signs to authenticated, anon;

-- The owner asks for the letters of her homes
select tests.act_as('olive');
insert into signs select h, short_address(tests.id_of(h)) from unnest('{cottage,villa}'::text[]) as h;
select ok((select bool_and(letters ~ '^[bcdfghjkmnpqrstvwxyz]{5}$') from signs), 'the letters are five that can''t be mistaken');
select is((select count(distinct letters) from signs), 2::bigint, 'two homes have letters of their own');
select is(short_address(tests.id_of('cottage')), (select letters from signs where home = 'cottage'), 'the letters stay the same');
select is(short_address(tests.id_of('attic')), null, 'a draft has no letters');

-- A stranger can't have them drawn
select tests.act_as('stan');
select is(short_address(tests.id_of('cottage')), null, 'a stranger doesn''t read the letters of a home by its id');
select throws_ok($$ insert into private.short_addresses values (tests.id_of('attic'), 'zzzzz') $$, '42501', null, 'letters can''t be written');

-- A visitor types them
select tests.act_as_visitor();
select is(home_at(letters), tests.id_of('cottage'), 'the letters lead to the home') from signs where home = 'cottage';
select is(home_at(upper(letters)), tests.id_of('villa'), 'capital letters lead to the same home') from signs where home = 'villa';
select is(home_at('zzzzl'), null, 'unknown letters lead nowhere');
select throws_ok($$ select short_address(tests.id_of('cottage')) $$, '42501', null, 'a visitor can''t ask for letters');

-- The home is hidden, and comes back
select tests.act_as('olive');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
select tests.act_as_visitor();
select is(home_at(letters), null, 'a hidden home is answered like unknown letters') from signs where home = 'cottage';
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('cottage');
select is(home_at(letters), tests.id_of('cottage'), 'a home that comes back has its letters again') from signs where home = 'cottage';

-- One is sold, and the other deleted
update listings set status = 'sold' where id = tests.id_of('villa');
select tests.act_as_visitor();
select is(home_at(letters), tests.id_of('villa'), 'the letters of a sold home lead to its page') from signs where home = 'villa';
select tests.act_as_owner_of_db();
delete from public.listings where id = tests.id_of('cottage');
select is(home_at(letters), null, 'the letters of a deleted home lead nowhere') from signs where home = 'cottage';
select is((select count(*) from private.short_addresses), 1::bigint, 'letters are deleted with their home');

select * from finish();
rollback;
