-- What is taken off a public page makes its prerendered copy stale; what only changes does not. Olive sells.
begin;
\ir stage.psql
select plan(12);

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
select is(tests.stale(), 1::bigint, 'so does unpublishing an answer');
update listing_answers set is_public = false;
select is(tests.stale(), 1::bigint, 'and an answer');
delete from listing_answers;
update listings set status = 'active' where id = tests.id_of('cottage');
select is(tests.stale(), 0::bigint, 'but not changing it after that');
update listings set status = 'withdrawn' where id = tests.id_of('cottage');
update listings set status = 'sold' where id = tests.id_of('villa');
select is(tests.stale(), 2::bigint, 'homes that leave the market');
delete from listings where id in (tests.id_of('attic'), tests.id_of('cottage'));
select is(tests.stale(), 0::bigint, 'deleting something private changes nothing');
select tests.act_as_owner_of_db();
delete from listings where id = tests.id_of('barn');
insert into private.disclosures (id, listing_id, kind, title, access) values (tests.id_of('d'), tests.id_of('villa'), 'other', 'Survey', 'viewings');
update private.disclosures set access = 'everybody';
select is(tests.stale(), 1::bigint, 'a deleted home counts, a disclosure that opens doesn''t');
update private.disclosures set access = 'invited';
select is(tests.stale(), 1::bigint, 'but one that closes does');
update private.disclosures set withdrawn_at = now();
insert into private.stale_pages (listing_id) values (tests.id_of('villa')), (tests.id_of('villa'));
select tests.act_as_service();
select is(stale_pages(), (select max(n) from private.stale_pages), 'the latest waiting page');
select is(stale_pages(stale_pages()), null, 'is deleted with the earlier ones');
select is_empty('select from private.stale_pages', 'once a build was requested');

select * from finish();
rollback;
