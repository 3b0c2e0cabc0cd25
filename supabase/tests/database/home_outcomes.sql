-- Homes that their owners mark as pending or sold without a sale here: what is stored, who is told when, and what undoing
-- brings back. Olive owns the homes, Carl owns the cottage with her, Stan is a stranger; Nora and Bert are buyers.
begin;
\ir stage.psql
\ir offers.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'carl', 'stan', 'nora', 'bert', 'fay']) as p;
update auth.users set email_confirmed_at = now() - interval '15 days';
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'villa', 'barn', 'hut', 'lot', 'soon']) as h;
select tests.seed($$ update listings set published_at = now() - interval '9 days' $$);
insert into home_owners (id, listing_id, person_id, name, joined_at)
values (gen_random_uuid(), tests.id_of('cottage'), tests.id_of('carl'), 'Carl', now());
insert into favorites (user_id, listing_id) select tests.id_of('fay'), tests.id_of(h) from unnest(array['cottage', 'villa', 'barn']) as h;

create function tests.mark(outcome text, home text, status text, price integer default null, day date default tests.day(0), place text default null)
returns jsonb language sql as $$
  select note_outcome(tests.id_of(outcome), tests.id_of(home), status, price, day, place)
$$;
create function tests.undo(outcome text, home text) returns text language sql as $$
  select undo_outcome(tests.id_of(home), tests.id_of(outcome))
$$;
create function tests.state_of(home text) returns text language sql stable security definer as $$
  select status from public.listings where id = tests.id_of(home)
$$;
create function tests.showing(booking text) returns text language sql stable security definer as $$
  select status from public.bookings where id = tests.id_of(booking)
$$;
create function tests.heard_of(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg(n.data ->> 'status', ' ' order by n.listing_id), '') from public.notifications n
  where n.user_id = tests.id_of(person) and n.kind = 'favorite_status'
$$;
create function tests.mails(booking text) returns bigint language sql stable security definer as $$
  select count(*) from private.email_outbox o where o.booking_id = tests.id_of(booking) and o.kind = 'cancelled'
$$;
create function tests.waits(home text) returns bigint language sql stable security definer as $$
  select count(*) from private.news_subscriptions s where s.listing_id = tests.id_of(home)
$$;
-- The minutes in which a mark is quiet pass, and the clock runs.
create function tests.settle(outcome text) returns void language plpgsql security definer as $$
begin
  update public.home_outcomes set created_at = created_at - interval '11 minutes' where id = tests.id_of(outcome);
  perform private.settle_outcomes();
end $$;
create function tests.age(outcome text, by interval) returns void language sql security definer as $$
  update public.home_outcomes set created_at = created_at - by where id = tests.id_of(outcome)
$$;

-- Each home has a showing in three days; the cottage has an offer and someone who waits for times
insert into private.news_subscriptions (email, listing_id, confirmed_at, told_until)
select 'walt@example.com', tests.id_of(h), now(), now() from unnest(array['cottage', 'villa']) as h;
select tests.act_as('olive');
select tests.offer(h, tests.day(3), '{10:00}') from unnest(array['cottage', 'villa', 'barn']) as h;
select tests.act_as_visitor();
select tests.ask(h, tests.day(3), '10:00', h || '@example.com', tests.id_of(h || ' showing')) from unnest(array['cottage', 'villa', 'barn']) as h;
select tests.act_as('nora');
select tests.make('bid', 'cottage', 480000);
select tests.make('other bid', 'villa', 470000);

-- What is refused
select tests.act_as('stan');
select throws_ok($$ select tests.mark('m0', 'cottage', 'sold') $$, 'PT404', 'listing_not_found', 'a stranger can''t mark a home as sold');
select tests.act_as_visitor();
select throws_ok($$ select tests.mark('m0', 'cottage', 'sold') $$, '42501', null, 'a visitor can''t mark a home as sold');
select tests.act_as('olive');
select throws_ok($$ select tests.mark('m0', 'cottage', 'withdrawn') $$, 'PT422', 'outcome_invalid', 'a mark is pending or sold');
select throws_ok($$ select tests.mark('m0', 'cottage', 'sold', 1, tests.day(1)) $$, 'PT422', 'outcome_invalid', 'a sale isn''t in the future');
select throws_ok($$ select tests.mark('m0', 'cottage', 'sold', 1, null) $$, 'PT422', 'outcome_invalid', 'a sale has a day');
select throws_ok($$ select tests.mark('m0', 'cottage', 'sold', 0) $$, 'PT422', 'outcome_invalid', 'a price is positive');
select throws_ok($$ select tests.mark('m0', 'cottage', 'sold', 1, tests.day(0), 'moon') $$, 'PT422', 'outcome_invalid', 'a place is one of a few');
select throws_ok($$ insert into home_outcomes (id, listing_id, status, was) values (gen_random_uuid(), tests.id_of('hut'), 'pending', 'active') $$, '42501', null, 'an owner can''t write a mark without our function');

-- Sold, and undone within the minutes in which no one is told
select is(tests.mark('m1', 'cottage', 'sold', 495000, tests.day(0), 'private') - 'id' - 'listing_id' - 'undo_until',
  jsonb_build_object('status', 'sold', 'was', 'active', 'price', 495000, 'happened_on', tests.day(0), 'place', 'private'), 'an owner marks a home as sold');
select lives_ok($$ select tests.mark('m1', 'cottage', 'sold', 495000, tests.day(0), 'private') $$, 'the same mark again is accepted');
select throws_ok($$ select tests.mark('m1', 'cottage', 'sold', 500000, tests.day(0), 'private') $$, 'PT409', 'already_stored', 'another price under the same id is refused');
select throws_ok($$ select tests.mark('m2', 'cottage', 'sold') $$, 'PT409', 'listing_transition', 'a sold home can''t be marked as sold again');
select is(tests.state_of('cottage'), 'sold', 'a home that is marked as sold is sold right away');
select is(tests.showing('cottage showing') || '/' || tests.state('bid'), 'pending/open', 'the home''s showings and offers stay for the first minutes');
select is(tests.heard_of('fay') || tests.mails('cottage showing'), '0', 'no one is told in the first minutes');
select throws_ok($$ update listings set status = 'active' where id = tests.id_of('cottage') $$, 'PT409', 'listing_transition', 'an owner can''t put a sold home back past our function');
select tests.act_as('stan');
select throws_ok($$ select tests.undo('m1', 'cottage') $$, 'PT404', 'listing_not_found', 'a stranger can''t undo a sale');
select is(my_outcomes(), '[]', 'a stranger reads no marks');
select is((select count(*) from home_outcomes), 0::bigint, 'a stranger sees no rows of marks');
select tests.act_as('carl');
select is(my_outcomes() #>> '{0,outcome,price}', '495000', 'a co-owner reads the price');
select is(tests.undo('m1', 'cottage'), 'active', 'a co-owner undoes the sale');
select is(tests.undo('m1', 'cottage'), 'active', 'a sale that is undone twice stays undone');
select is(tests.state_of('cottage'), 'active', 'the home is for sale again');
select is((select l.sold_at is null and l.published_at < now() - interval '8 days' from listings l where l.id = tests.id_of('cottage')), true, 'the home keeps its day of publishing');
select is(tests.showing('cottage showing') || '/' || tests.state('bid') || '/' || tests.waits('cottage'), 'pending/open/1', 'showings, offers and waits are as before');
select is(tests.heard_of('fay') || tests.mails('cottage showing') || tests.news('nora'), '0', 'no one has heard of a sale that was undone in time');

-- Undone after people were told: the home and its waits come back, what people were told stays true
select tests.act_as('olive');
select lives_ok($$ select tests.mark('m3', 'villa', 'sold', null, tests.day(-2)) $$, 'an owner would rather not say the price');
select tests.act_as_owner_of_db();
select tests.settle('m3');
select is(tests.showing('villa showing') || '/' || tests.state('other bid'), 'cancelled/declined', 'showings and offers end after the first minutes');
select is(tests.mails('villa showing') > 0, true, 'the visitor is mailed');
select is(tests.news('nora') || '/' || tests.heard_of('fay'), 'offer_declined/sold', 'the buyer and the follower are told');
select tests.settle('m3');
select is(tests.news('nora'), 'offer_declined', 'the clock tells no one twice');
select tests.act_as('olive');
select is(tests.undo('m3', 'villa'), 'active', 'an owner undoes a sale that people were told of');
select is(tests.showing('villa showing') || '/' || tests.state('other bid') || '/' || tests.waits('villa'), 'cancelled/declined/1', 'showings and offers that ended stay ended, waits come back');
select is(tests.heard_of('fay'), 'active', 'the follower is told that the home is back');
select is(tests.offered('villa', tests.day(3)), '10:00', 'the hour of the showing is free again');

-- After a day
select lives_ok($$ select tests.mark('m4', 'hut', 'sold') $$, 'an owner marks another home as sold');
select tests.act_as_owner_of_db();
select tests.settle('m4'), tests.age('m4', '1 day');
select tests.act_as('olive');
select throws_ok($$ select tests.undo('m4', 'hut') $$, 'PT409', 'undo_is_over', 'a sale can''t be undone after a day');
select is(tests.state_of('hut'), 'sold', 'the home stays sold');
select tests.act_as_owner_of_db();
insert into private.news_subscriptions (email, listing_id, confirmed_at, told_until) values ('walt@example.com', tests.id_of('hut'), now(), now());
select private.forget_waits_of_sold_homes();
select is(tests.waits('hut'), 1::bigint, 'waits stay for a day');
select tests.seed($$ update listings set sold_at = now() - interval '25 hours' where id = tests.id_of('hut') $$);
select private.forget_waits_of_sold_homes();
select is(tests.waits('hut') || '/' || tests.waits('villa'), '0/1', 'waits for a home that stays sold are forgotten');

-- A showing within the hour can't wait
select tests.seed($$ insert into bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, "time", starts_at, ends_at, status)
  select tests.id_of('next showing'), l.id, l.user_id, 'Vera', 'vera@example.com', '303-555-0100', (soon.at at time zone 'America/Denver')::date, '10:00', soon.at, soon.at + interval '1 hour', 'confirmed'
  from listings l, (select now() + interval '40 minutes' as at) as soon where l.id = tests.id_of('soon') $$);
select tests.seed($$ update bookings set starts_at = now() + interval '40 minutes', ends_at = now() + interval '70 minutes' where id = tests.id_of('next showing') $$);
select is((select starts_at from bookings where id = tests.id_of('next showing')), now() + interval '40 minutes', 'a showing begins in 40 minutes');
select tests.act_as('olive');
select lives_ok($$ select tests.mark('m5', 'soon', 'sold') $$, 'an owner marks a home as sold whose visitor is on the way');
select is(tests.showing('next showing'), 'cancelled', 'a showing within the hour ends right away');

-- Pending, then sold, then back
select is(tests.mark('m6', 'barn', 'pending', 410000, tests.day(30), 'agent') ->> 'was', 'active', 'an owner marks a home as pending, with a closing to come');
select is(tests.undo('m6', 'barn') || '/' || tests.heard_of('fay'), 'active/active', 'undoing it in time tells no follower');
select lives_ok($$ select tests.mark('m7', 'barn', 'pending', null, null) $$, 'the day of a closing may be unknown');
select is(tests.mark('m8', 'barn', 'sold', 400000) ->> 'was', 'pending', 'a pending home is marked as sold');
select throws_ok($$ select tests.undo('m7', 'barn') $$, 'PT409', 'undo_is_over', 'only the last mark can be undone');
select is(tests.undo('m8', 'barn'), 'pending', 'undoing the sale makes the home pending again');
select is(tests.showing('barn showing'), 'pending', 'the home''s showing was never cancelled');
select lives_ok($$ update listings set status = 'active' where id = tests.id_of('barn') $$, 'an owner puts a pending home back by the usual road');
select lives_ok($$ update listings set status = 'pending' where id = tests.id_of('barn') $$, 'the usual road to pending is open without a mark');
select is(tests.undo('m8', 'barn'), 'pending', 'an undo that was sent twice changes nothing');
select is(my_outcomes() @> jsonb_build_array(jsonb_build_object('listing_id', tests.id_of('barn'))), false, 'a mark that has ended isn''t shown');

-- An offer is accepted meanwhile
select lives_ok($$ select tests.mark('m9', 'cottage', 'pending', 480000, null, 'private') $$, 'an owner marks a home with an offer as pending');
select lives_ok($$ select accept_offer(tests.id_of('bid'), 1) $$, 'the owner accepts the offer');
select throws_ok($$ select tests.undo('m9', 'cottage') $$, 'PT409', 'listing_has_sale', 'a home with a sale isn''t put back by an undo');
select throws_ok($$ select tests.mark('m10', 'cottage', 'sold') $$, 'PT409', 'outcome_has_sale', 'a home with a sale is sold by that sale');
select is((select own -> 'has_sale' from jsonb_array_elements(my_outcomes()) as own where own ->> 'listing_id' = tests.id_of('cottage')::text), 'true', 'the owner''s page knows of the sale');

-- A suspended owner
select lives_ok($$ select tests.mark('m11', 'lot', 'sold') $$, 'an owner marks a home as sold before they are suspended');
select tests.act_as_owner_of_db();
insert into private.cases (id, kind, subject_id, state) values (tests.id_of('case'), 'person', tests.id_of('olive')::text, 'open');
insert into private.suspensions (case_id, person_id) values (tests.id_of('case'), tests.id_of('olive'));
select tests.act_as('olive');
select throws_ok($$ select tests.undo('m11', 'lot') $$, 'PT403', 'account_suspended', 'a suspended owner can''t undo a sale');
select throws_ok($$ select tests.mark('m12', 'villa', 'sold') $$, 'PT403', 'account_suspended', 'a suspended owner can''t mark a home');

select * from finish();
rollback;
