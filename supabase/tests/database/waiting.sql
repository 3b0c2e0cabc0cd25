-- Waiting for times: who may wait, what is news to whom, told once, and what the owner sees of it.
begin;
\ir stage.psql
select plan(63);

select tests.make_user('olive'), tests.make_user('oscar'), tests.make_user('vera'), tests.make_user('uma');
update auth.users set email_confirmed_at = now() where id <> tests.id_of('uma');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('bungalow', 'oscar');

-- Time stands still inside a transaction, so what happened is moved into the past.
create function tests.pass(long interval) returns void
language plpgsql security definer as $$
begin
  update private.free_slots f set free_since = array(select since - long from unnest(f.free_since) as since);
  update private.open_house_openings o set free_since = o.free_since - long;
  update private.news_subscriptions s
  set told_until = s.told_until - long, asked_at = s.asked_at - long, confirmed_at = s.confirmed_at - long;
end $$;
create function tests.tick() returns integer
language plpgsql security definer as $$
begin
  execute (select work from private.duties where name = 'tell waiting people of showing times');
  return (select count(*) from private.email_outbox where kind = 'times' and sent_at is null and dropped_at is null);
end $$;
-- The mail that leaves now, as a sender gets it and settles it.
create function tests.mail(outcome text default 'sent') returns text
language plpgsql security definer as $$
declare
  due record;
  said text[] := '{}';
begin
  for due in select * from claim_news_mails() loop
    said := said || concat_ws(' ', due.kind, due.to_email, due.waits_for ->> 'title',
                              (select string_agg(t ->> 'time', ',') from jsonb_array_elements(due.waits_for -> 'times') as t));
    perform settle_email(due.id, outcome, 'refused');
  end loop;
  return array_to_string(said, '; ');
end $$;
-- Somebody without an account asks, and follows the link.
create function tests.wait_by_mail(name text, home text default 'cottage') returns boolean
language plpgsql security definer as $$
declare
  wish constant uuid := request_times(tests.id_of(home), name || '@example.com');
begin
  perform confirm_news(due.confirm_token), settle_email(due.id, 'sent') from claim_news_mails(wish) due;
  return exists (select from private.news_subscriptions s where s.id = wish and s.confirmed_at is not null);
end $$;
-- Or asks, and doesn't.
create function tests.type_address(name text, home text default 'cottage') returns void
language sql security definer as $$
  select request_times(tests.id_of(home), name || '@example.com');
  delete from private.email_outbox where kind = 'confirm';
$$;
create function tests.waiting(home text default 'cottage') returns text
language sql stable security definer as $$
  select string_agg(split_part(s.email, '@', 1), ' ' order by s.email) from private.news_subscriptions s
  where s.listing_id = tests.id_of(home) and s.confirmed_at is not null
$$;
create function tests.told(name text) returns integer
language sql stable security definer as $$
  select count(*)::integer from public.notifications n where n.user_id = tests.id_of(name) and n.kind = 'times_open'
$$;

-- Somebody without an account ------------------------------------------------------------------------
select tests.act_as_service();
select throws_ok($$ select request_times(tests.id_of('attic'), 'nell@example.com') $$, 'PT409', 'listing_not_available',
  'nobody can wait for a home that is not public');
select throws_ok($$ select request_times(tests.id_of('cottage'), 'nell at example') $$, '23514', null, 'a malformed address is refused');
create temporary table asked as select request_times(tests.id_of('cottage'), 'nell@example.com') as id;
select is(request_times(tests.id_of('cottage'), 'Nell+home@example.com'), (select id from asked), 'a mailbox waits once');
create temporary table question as select * from claim_news_mails();
select results_eq($$ select kind, to_email, waits_for ->> 'title', waits_for -> 'times' from question $$,
  $$ values ('confirm', 'Nell+home@example.com', 'Cottage', '[]'::jsonb) $$, 'one mail asks for confirmation of the wait');
select settle_email(id, 'sent') from question;
select tests.act_as('olive');
select tests.offer('cottage', tests.day(1), '{10:00}');
select is(waiting_count(tests.id_of('cottage')), 0, 'an unconfirmed address doesn''t wait');
select tests.pass('11 minutes');
select is(tests.tick(), 0, 'an unconfirmed wait is told nothing');
select tests.act_as_service();
select is((select confirm_news(confirm_token) ->> 'home_id' from question), tests.id_of('cottage')::text, 'the link confirms it');
select is(request_times(tests.id_of('cottage'), 'nell@example.com'), (select id from asked), 'somebody types the address again');
select is((select to_email from claim_news_mails()), 'Nell+home@example.com', 'typing the address again asks again');
select is(tests.waiting(), 'Nell+home', 'typing the address again changes nothing');
delete from private.email_outbox where kind = 'confirm';
select is(tests.tick(), 1, 'times that opened between asking and confirming are news');
select is(tests.mail('retry'), 'times Nell+home@example.com Cottage 10:00:00', 'the mail about free times says which times are free');
select is(tests.tick(), 1, 'the mail about free times is planned once');
update private.email_outbox set next_attempt_at = now(), leased_until = null;
select is(tests.mail(), 'times Nell+home@example.com Cottage 10:00:00', 'a retry says the same');
select is(tests.waiting(), null, 'a wait ends once its mail is sent');
select is((select count(*) from private.news_subscriptions) + (select count(*) from private.email_outbox), 0::bigint, 'nothing of an ended wait is kept');

-- What is news to whom -------------------------------------------------------------------------------
select tests.act_as('vera');
select lives_ok($$ select wait_for_times(tests.id_of('cottage')) $$, 'a person with an account waits without confirming');
select lives_ok($$ select wait_for_times(tests.id_of('cottage')) $$, 'waiting twice has the effect of once');
select is(my_waits() #>> '{0,title}', 'Cottage', 'the list shows where the caller waits');
select is(tests.wait_by_mail('nell'), true, 'somebody else waits as well');
select tests.type_address('typo');
select tests.pass('11 minutes');
select is(tests.tick(), 0, 'nobody is told of times they have seen');
select tests.act_as('olive');
select set_availability(tests.id_of('cottage'), array[tests.day(1)], '{10:00,15:00}');
select is(tests.tick(), 0, 'an owner can still change their mind');
select tests.pass('5 minutes');
select set_availability(tests.id_of('cottage'), array[tests.day(1)], '{10:00,16:00}');
select tests.pass('6 minutes');
select is(tests.tick(), 0, 'a person is not told of times that were closed within ten minutes');
select tests.pass('5 minutes');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(1), '16:00', 'zoe@example.com', tests.id_of('zoes'));
select is(tests.tick(), 0, 'a time that is taken by then is no news');
select tests.pass('11 minutes');
select is(tests.tick(), 0, 'other times of a day that had free times are no news');
select tests.act_as('olive');
update bookings set status = 'cancelled' where id = tests.id_of('zoes');
select tests.pass('5 minutes');
select tests.wait_by_mail('late');
select tests.pass('6 minutes');
select is(tests.tick(), 2, 'a time that is free again is news to both, but not to somebody who saw it');
select is(tests.told('vera'), 1, 'people with an account are told in the product, too');
insert into days_off (listing_id, user_id, first_day, last_day)
values (tests.id_of('cottage'), tests.id_of('olive'), tests.day(1), tests.day(1));
select is(tests.mail(), '', 'a mail whose times are gone is not sent');
select is(tests.waiting(), 'late nell vera', 'people whose mail was not sent keep waiting');
delete from days_off;
select tests.pass('11 minutes');
select is(tests.tick(), 3, 'a day off that is given up is news');
select is((select count(*) from unnest(string_to_array(tests.mail(), '; '))), 3::bigint, 'a mail about free times is sent to each person who waits');
select is(tests.waiting(), null, 'a person whose mail was sent waits no more');

-- Open houses
select tests.act_as('vera');
select wait_for_times(tests.id_of('cottage'));
select tests.act_as('olive');
insert into open_houses (id, listing_id, user_id, date, time, minutes, places)
values (tests.id_of('sunday'), tests.id_of('cottage'), tests.id_of('olive'), tests.day(3), '13:00', 60, 1);
select tests.pass('5 minutes');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(3), '13:00', 'wim@example.com', tests.id_of('wims'));
select tests.pass('6 minutes');
select is(tests.tick(), 0, 'an open house that is full is no news');
select is(cancel_showing(tests.link('wims')) ->> 'cancelled_by', 'visitor', 'somebody gives up a place');
select is(tests.tick(), 0, 'a place that is given up has to stay free for ten minutes');
select tests.pass('11 minutes');
select is(tests.tick(), 1, 'a place that stays free for ten minutes is news');
select tests.mail();

-- The calendar moves on
select tests.act_as('vera');
select wait_for_times(tests.id_of('cottage'));
select wait_for_times(tests.id_of('bungalow'));
select tests.act_as_owner_of_db();
insert into showing_settings (listing_id, user_id, weekly_hours)
select l.id, l.user_id, '{"1":["09:00"],"2":["09:00"],"3":["09:00"],"4":["09:00"],"5":["09:00"],"6":["09:00"],"7":["09:00"]}'
from listings l where l.id in (tests.id_of('cottage'), tests.id_of('bungalow'));
update private.news_subscriptions set told_until = case when told_until > '-infinity' then now() + interval '1 second' else told_until end;
delete from availability where listing_id = tests.id_of('bungalow');
delete from offered_days where listing_id = tests.id_of('bungalow');
delete from availability where listing_id = tests.id_of('cottage') and date > tests.day(50);
delete from offered_days where listing_id = tests.id_of('cottage') and date > tests.day(50);
update showing_settings set filled_until = tests.day(50);
select cmp_ok(private.fill_availability(), '>', 10, 'the weekly hours fill more days');
select is(tests.tick(), 1, 'days that the weekly hours fill are news');
select matches(tests.mail(), 'vera@example.com Bungalow', 'days that the weekly hours fill are news only to somebody who found no time at all');

-- Off the market -------------------------------------------------------------------------------------
select tests.act_as('vera');
select lives_ok($$ select wait_for_times(tests.id_of('villa')) $$, 'somebody waits for a home with a pending sale');
select tests.act_as('olive');
select tests.offer('villa', tests.day(2), '{10:00}');
select tests.pass('11 minutes');
select is(tests.tick(), 0, 'nobody is told of times while the home''s sale is pending');
update listings set status = 'active' where id = tests.id_of('villa');
select is(tests.tick(), 1, 'times are news once the home is for sale again');
update listings set status = 'withdrawn' where id = tests.id_of('villa');
select is(tests.mail(), '', 'a mail about a home that was withdrawn is not sent');
select tests.act_as('vera');
select is((select w ->> 'title' from jsonb_array_elements(my_waits()) as w where w ->> 'listing_id' = tests.id_of('villa')::text),
  null, 'a home that is off the market is not named');

-- The owner, and others ------------------------------------------------------------------------------
select tests.act_as('olive');
select is(waiting_count(tests.id_of('cottage')), 1, 'an owner sees how many wait');
select throws_ok($$ select waiting_count(tests.id_of('bungalow')) $$, 'PT403', 'forbidden', 'an owner can''t see how many wait at another owner''s home');
select tests.act_as('uma');
select throws_ok($$ select wait_for_times(tests.id_of('cottage')) $$, 'PT403', 'forbidden', 'an account with an unconfirmed address can''t wait');
select lives_ok($$ select stop_waiting(tests.id_of('cottage')) $$, 'stopping a wait that is somebody else''s changes nothing');
select tests.act_as('vera');
select is(jsonb_array_length(my_waits()), 2, 'other people''s waits stay');
select stop_waiting(tests.id_of('cottage'));
select is(tests.waiting(), null, 'a person can stop their own');

-- What keeps failing, what lapses, who leaves --------------------------------------------------------
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('villa');
select tests.pass('11 minutes');
select tests.tick();
select tests.act_as_owner_of_db();
select tests.mail('dropped');
select is(tests.tick(), 0, 'a refused mail is not retried');
update private.email_outbox set dropped_at = now() - interval '8 days' where kind = 'times';
select private.forget_old_mail();
select is(tests.waiting('villa'), null, 'a mail that was refused is deleted after a week');

select is(tests.wait_by_mail('nell', 'villa'), true, 'a person waits for a sold-out home');
select tests.pass('59 days');
do $$ begin execute (select work from private.duties where name = 'delete addresses that waited too long for times'); end $$;
select is(tests.waiting('villa'), 'nell', 'a wait lasts sixty days');
select tests.pass('2 days');
do $$ begin execute (select work from private.duties where name = 'delete addresses that waited too long for times'); end $$;
select is(tests.waiting('villa'), null, 'a wait is deleted after sixty days');
select tests.wait_by_mail('vera', 'villa'), tests.wait_by_mail('uma', 'villa'), tests.wait_by_mail('nell', 'villa');
delete from auth.users where id = tests.id_of('vera');
select is(tests.waiting('villa'), 'nell uma', 'a deleted account waits for nothing');
select begin_account_deletion(tests.id_of('uma'));
select is(tests.waiting('villa'), 'nell', 'a person whose account is being deleted waits for nothing');
insert into private.cases (id, kind, subject_id) select tests.id_of('nells'), k.kind, 'nell' from private.report_subjects k limit 1;
insert into private.suspensions (case_id, mailbox_hash) values (tests.id_of('nells'), private.mailbox_hash('nell@example.com'));
select is(request_times(tests.id_of('bungalow'), 'nell@example.com'), null, 'a suspended mailbox is silently refused');
select tests.act_as('olive');
select tests.offer('villa', tests.day(4), '{10:00}');
select tests.pass('11 minutes');
select is(tests.tick(), 0, 'a suspended mailbox is told nothing');
select tests.act_as_owner_of_db();
delete from private.suspensions;

-- Limits, and the end
insert into private.news_subscriptions (email, listing_id, told_until, confirmed_at)
select 'many' || n || '@example.com', tests.id_of('villa'), now(), now() from generate_series(1, 1000) as n;
select throws_ok($$ select request_times(tests.id_of('villa'), 'nell@example.com') $$, 'PT409', 'waiting_list_full',
  'a list has a limit, whoever asks');
select tests.make_listing('home' || n, 'oscar') from generate_series(1, 20) as n;
select tests.wait_by_mail('oscar', 'home' || n) from generate_series(1, 20) as n;
select is(request_times(tests.id_of('bungalow'), 'oscar@example.com'), null, 'a mailbox can''t wait at any number of homes');
select tests.act_as('oscar');
select throws_ok($$ select wait_for_times(tests.id_of('bungalow')) $$, 'PT409', 'too_many_waits', 'an account is told that it waits at too many homes');
select tests.act_as('olive');
update listings set status = 'pending' where id = tests.id_of('villa');
update listings set status = 'sold' where id = tests.id_of('villa');
select tests.act_as_owner_of_db();
select is((select count(*) from private.news_subscriptions where listing_id = tests.id_of('villa')), 0::bigint,
  'waits for a sold home are deleted');

select * from finish();
rollback;
