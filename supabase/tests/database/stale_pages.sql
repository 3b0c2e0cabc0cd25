-- What is taken off a public page makes its prerendered copy stale; what only changes does not. Olive sells.
begin;
\ir stage.psql
select plan(18);

select tests.make_user('olive');
select tests.make_listing(h, 'olive', s) from (values ('cottage', 'active'), ('villa', 'pending'), ('attic', 'draft'), ('barn', 'active')) as homes (h, s);
create function tests.stale() returns bigint language plpgsql security definer as $$
declare n bigint;
begin
  select count(*) into n from private.stale_pages;
  delete from private.stale_pages;
  return n;
end $$;

select tests.act_as('olive');
insert into listing_answers (id, listing_id, question, answer) values (tests.id_of('a'), tests.id_of('cottage'), 'Is it dry?', 'Yes.');
update listings set title = 'Better', price = 490000, status = 'pending' where id = tests.id_of('cottage');
update listing_answers set is_public = true;
select is(tests.stale(), 0::bigint, 'changes and additions wait for the next build');
update listings set address_hidden = true where id = tests.id_of('barn');
select is(tests.stale(), 1::bigint, 'hiding a street makes the page stale');
update listing_answers set answer = 'Mostly.';
select is(tests.stale(), 1::bigint, 'unpublishing an answer makes the page stale');
update listing_answers set is_public = false;
select is(tests.stale(), 1::bigint, 'deleting an answer makes the page stale');
delete from listing_answers;
update listings set status = 'active' where id = tests.id_of('cottage');
select is(tests.stale(), 0::bigint, 'changing a page that is stale already makes no other one stale');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
update listings set status = 'sold' where id = tests.id_of('villa');
select is(tests.stale(), 2::bigint, 'homes that leave the market');
delete from listings where id in (tests.id_of('attic'), tests.id_of('cottage'));
select is(tests.stale(), 0::bigint, 'deleting something private changes nothing');
select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('barn');
insert into private.disclosures (id, listing_id, kind, title, access) values (tests.id_of('d'), tests.id_of('villa'), 'other', 'Survey', 'showings');
update private.disclosures set access = 'everybody';
select is(tests.stale(), 1::bigint, 'a deleted home counts, a disclosure that opens doesn''t');
update private.disclosures set access = 'invited';
select is(tests.stale(), 1::bigint, 'a disclosure that closes makes the page stale');
update private.disclosures set withdrawn_at = now();
insert into private.stale_pages (listing_id) values (tests.id_of('villa')), (tests.id_of('villa'));
select tests.act_as_service();
select is(stale_pages(), (select max(n) from private.stale_pages), 'the latest waiting page');
select is(stale_pages(stale_pages()), null, 'a page is deleted with the earlier ones');
select is_empty('select from private.stale_pages', 'no stale page is left once a build was requested');

-- How often the site is built
select tests.act_as_owner_of_db(), tests.forget_limits();
select tests.make_listing('loft', 'olive');
insert into listing_answers (id, listing_id, question, answer, is_public) values (tests.id_of('b'), tests.id_of('loft'), 'Is it dry?', 'Yes.', true);
create function tests.edit(n integer) returns boolean language plpgsql as $$
begin
  perform tests.act_as('olive');
  update public.listing_answers set answer = 'Edit ' || n;
  update public.listing_answers set is_public = true;
  perform tests.act_as_owner_of_db();
  return private.is_build_due();
end $$;
create function tests.build() returns void language sql as $$
  select public.stale_pages(public.stale_pages()); update private.builds set asked_at = now() - interval '3 hours' $$;
select is((select array_agg(tests.edit(n) order by n) from generate_series(1, 3) as n), '{t,t,t}', 'editing an answer asks for a build');
select is((select sum(b.n)::bigint from private.rate_buckets b where b.key = 'builds'), 1::bigint, 'one build counts for all edits before it');
do $$ begin for n in 4..6 loop perform tests.build(), tests.edit(n); end loop; perform tests.build(); end $$;
select is(tests.edit(7), false, 'the fifth edit in a day doesn''t ask for a build');
update private.stale_pages set due_at = due_at - interval '3 hours';
select is(private.is_build_due(), true, 'the fifth edit in a day waits three hours');
select tests.build();
update listings set status = 'withdrawn' where id = tests.id_of('loft');
select is(private.is_build_due(), true, 'a deletion by somebody else waits for nothing');
insert into private.builds (asked_at) select now() - interval '50 minutes' from generate_series(1, 2);
select is(private.is_build_due(), false, 'builds are an hour apart after six builds in a day');

select * from finish();
rollback;
