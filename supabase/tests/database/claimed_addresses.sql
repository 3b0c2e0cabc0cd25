-- Anybody can ask for a showing under anybody's address. What was asked so is reported and suspended without
-- the account behind the address; with it, if they were signed in or followed the showing's link. Olive sells,
-- Nora and Stan have accounts, Mona moderates.
begin;
\ir stage.psql
select plan(24);

select tests.make_user(p) from unnest(array['olive', 'nora', 'stan', 'mona']) as p;
update auth.users set email_confirmed_at = now();
update auth.users set raw_app_meta_data = '{"role": "moderator"}' where id = tests.id_of('mona');
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'nora');
select tests.offer('cottage', tests.day(d), '{09:00,10:00,11:00,12:00}') from generate_series(2, 4) as d;

create function tests.newest_case() returns private.cases language sql stable security definer as $$
  select c from private.cases c order by opened_at desc, c.state = 'open' desc limit 1
$$;
create function tests.report_visitor(booking text) returns void language sql as $$
  select report(gen_random_uuid(), 'person', 'showing:' || tests.id_of(booking), 'harassment')
$$;
create function tests.follow(booking text) returns void language plpgsql security definer as $$
begin
  perform public.showing_by_token(tests.link(booking));
end $$;
create function tests.booking(nickname text) returns text language sql stable security definer as $$
  select b.status || case when o.lapses_at is null then '' when o.lapses_at > now() + interval '23 hours' then ', a day' else ', now' end
  from public.bookings b left join private.booking_origins o on o.booking_id = b.id where b.id = tests.id_of(nickname)
$$;

-- Somebody types Nora's address
select tests.act_as_visitor(), tests.ask('cottage', tests.day(2), '09:00', 'nora@example.com', tests.id_of('typed'));
select tests.act_as('olive');
select lives_ok($$ select tests.report_visitor('typed') $$, 'an owner reports a visitor whose address was only typed');
select tests.act_as_owner_of_db();
select is((tests.newest_case()).accused_id, null, 'a report about a typed address accuses no account');
select is(private.history_of(null, (tests.newest_case()).accused_mailbox) ->> 'showings', '1', 'a report about a typed address shows the request made with it');
select is(private.history_of(tests.id_of('nora'), private.mailbox_of_person(tests.id_of('nora'))) ->> 'reported', '0',
  'a report about a typed address leaves no trace in the history of the address''s owner');
select tests.act_as('olive');
select write_to_visitor(gen_random_uuid(), tests.id_of('typed'), 'What do you want?') is not null;
select lives_ok($$ select report(gen_random_uuid(), 'person', 'conversation:' || c.id, 'spam') from conversations c $$,
  'an owner reports a visitor through a conversation in which only the owner wrote');
select tests.act_as_owner_of_db();
select is((select array_agg(accused_id) from private.cases), array[null::uuid], 'both reports are one case that accuses no account');

select tests.act_as('mona', 'moderator');
select lives_ok($$ select decide_case((tests.newest_case()).id, 0, 'suspend', 'Because of our rules.') $$, 'a moderator suspends the address');
select is(tests.booking('typed'), 'cancelled', 'a suspended address loses the requests made with it');
select is((moderation_case((tests.newest_case()).id) #>> '{accused,is_gone}'), 'false', 'moderators see that the accused is still there');
select tests.act_as('nora');
select lives_ok($$ select tests.ask('cottage', tests.day(2), '09:00', 'nora@example.com', tests.id_of('own')) $$, 'the owner of a suspended address can book when signed in');
select is(tests.booking('own'), 'pending', 'a booking of the signed-in owner of the address stays pending');
select lives_ok($$ update listings set title = 'Old barn' where id = tests.id_of('barn') $$, 'the owner of a suspended address can change her home');
select is((select status from listings where id = tests.id_of('barn')), 'active', 'the home of the owner of the address stays for sale');
select tests.act_as_owner_of_db();
update bookings set status = 'cancelled' where id = tests.id_of('own');
select tests.act_as_visitor(), tests.ask('cottage', tests.day(3), '09:00', 'nora@example.com', tests.id_of('again'));
select is(tests.booking('again'), 'pending, a day', 'a request made with the suspended address without signing in lapses in a day');
select tests.follow('again');
select is(tests.booking('again'), 'pending', 'a request made with the suspended address stays once its link is followed');

-- Who was signed in, or followed the showing's link, is who they say
select tests.act_as('olive'), tests.report_visitor('own');
select tests.act_as_owner_of_db();
select is((tests.newest_case()).accused_id, tests.id_of('nora'), 'a visitor who booked signed in is accused by account');
delete from private.cases;
select tests.act_as('olive'), tests.report_visitor('again');
select tests.act_as_owner_of_db();
select is((tests.newest_case()).accused_id, tests.id_of('nora'), 'a visitor who followed the link is accused by account');
select tests.act_as_visitor(), tests.ask('cottage', tests.day(4), '09:00', 'nora+x@example.com', tests.id_of('typed2'));
select tests.act_as('stan'), tests.ask('cottage', tests.day(4), '10:00', 'nora@example.com', tests.id_of('typed3'));
select tests.act_as_owner_of_db();
delete from private.cases;
select tests.act_as('olive'), tests.report_visitor('typed2'), tests.report_visitor('typed3');
select tests.act_as_owner_of_db();
select is((select array_agg(accused_id) from private.cases), array[null::uuid],
  'requests that others make with the address later accuse no account, whether they are signed in or not');
select is((select count(*) from private.proven_requests), 2::bigint, 'two of five requests are recorded as proven');

-- Without an account a proven address is known, too, and stays suspended when it gets one
select tests.act_as_visitor(), tests.ask('cottage', tests.day(4), '11:00', 'vera@example.com', tests.id_of('veras'));
select tests.follow('veras');
select tests.act_as_owner_of_db();
delete from private.cases;
select tests.act_as('olive'), tests.report_visitor('veras');
select tests.act_as('mona', 'moderator');
select lives_ok($$ select decide_case((tests.newest_case()).id, 0, 'suspend', 'Because of our rules.') $$, 'a visitor who followed the link is suspended');
select tests.act_as_owner_of_db();
select is(tests.booking('veras'), 'cancelled', 'a suspended visitor loses their requests');
select tests.make_user('vera');
update auth.users set email_confirmed_at = now() where id = tests.id_of('vera');
select ok(private.is_suspended(tests.id_of('vera')), 'an account with the suspended address is suspended');
select tests.act_as_visitor();
select lives_ok($$ select tests.ask('cottage', tests.day(4), '12:00', 'vera@example.com', tests.id_of('veras2')) $$, 'a request made with a suspended address is taken');
select is(tests.booking('veras2'), 'pending, now', 'a request made with a suspended address lapses within a minute');

select * from finish();
rollback;
