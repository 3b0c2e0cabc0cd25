-- News by email: nothing without consent, at most once a day, and no trace of those who leave.
begin;
\ir stage.psql
select plan(38);

select tests.make_user('olive');
select tests.make_listing('cottage', 'olive', 'draft'), tests.make_listing('villa', 'olive', 'draft'),
       tests.make_listing('old', 'olive');
update listings set city = 'Boise', description = 'A wide porch' where id = tests.id_of('cottage');

create function tests.pass(days integer) returns void
language sql security definer as $$
  update private.email_outbox set next_attempt_at = now(), leased_until = null;
  update private.news_subscriptions set asked_at = asked_at - make_interval(days => days);
$$;
create function tests.next_news() returns timestamptz language sql security definer as $$
  select next_attempt_at from private.email_outbox where kind = 'news';
$$;

-- A visitor asks
select tests.act_as_service();
create temporary table asked as select request_news('nell@example.com', 'porch') as id;
select isnt((select id from asked), null, 'an address is accepted');
select is(request_news('NELL@example.com', 'Porch'), (select id from asked), 'subscribing again changes nothing');
select throws_ok(
  $$ select request_news(null, 'the of') $$, 'PT422', 'news_place_invalid',
  'a search term of stop words is refused, whatever the address'
);
select is(request_news(null, 'porch'), null, 'a subscription without an address is not stored');
select throws_ok(
  $$ select request_news('nell at example') $$, '23514', null, 'a malformed address is refused'
);
select throws_ok(
  $$ select request_news('nell@example.com', repeat('x', 201)) $$, '23514', null, 'an endless search term is refused'
);

-- The confirmation
create temporary table confirmation as select * from claim_news_mails();
select results_eq(
  'select kind, to_email, search_term, total from confirmation',
  $$ values ('confirm', 'nell@example.com', 'porch', 0::bigint) $$, 'one mail asks for confirmation'
);
select matches((select confirm_token from confirmation), '^[\w-]{43}$', 'the mail has a link to confirm');
select matches((select leave_token from confirmation), '^[\w-]{43}$', 'the mail has a link to unsubscribe');
select is_empty('select * from claim_news_mails()', 'a leased mail is not leased again');
select is_empty(
  $$ select from private.links k, confirmation c
     where to_jsonb(k)::text ~ c.confirm_token or to_jsonb(k)::text ~ c.leave_token $$,
  'the tokens are stored nowhere'
);
select settle_email(id, 'sent') from confirmation;
grant select on confirmation to anon, authenticated;

-- Nothing without consent
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('cottage');
select tests.act_as_service();
select tests.pass(0);
select is_empty('select * from claim_news_mails()', 'no news is sent before the subscription is confirmed');

-- Consent
select tests.act_as_visitor();
select is(confirm_news('guess'), null, 'a made-up link does nothing');
select is((select confirm_news(leave_token) from confirmation), null, 'the link to unsubscribe doesn''t confirm');
select is(
  (select confirm_news(confirm_token) from confirmation), '{"search_term": "porch", "home_id": null, "search": null}'::jsonb, 'the link to confirm confirms'
);
select is(
  (select confirm_news(confirm_token) from confirmation), '{"search_term": "porch", "home_id": null, "search": null}'::jsonb, 'confirming twice does no harm'
);
select tests.act_as_service();
select cmp_ok(tests.next_news(), '>', now(), 'news comes in the morning');
select tests.pass(0);
select is_empty('select * from claim_news_mails()', 'earlier homes are not mentioned');
select cmp_ok(tests.next_news(), '>', now(), 'the next news is due tomorrow');

-- New homes. Time stands still inside a transaction, so the consent is moved into the past.
select tests.act_as_owner_of_db();
update private.news_subscriptions set told_until = now() - interval '1 day';
select tests.seed($$ update listings set published_at = now() - interval '2 days' where status = 'active' $$);
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('villa');
select tests.act_as_service();
select tests.pass(0);
select is_empty('select * from claim_news_mails()', 'a home that doesn''t match is not mentioned');
select tests.act_as_owner_of_db();
update private.news_subscriptions set told_until = now() - interval '1 day';
update listings set description = 'A porch as well' where id = tests.id_of('villa');
select tests.act_as_service();
select tests.pass(0);
create temporary table news as select * from claim_news_mails();
select results_eq(
  $$ select kind, total, homes #>> '{0,title}', confirm_token is null from news $$,
  $$ values ('news', 1::bigint, 'Villa', true) $$, 'news names a home that matches'
);
select settle_email(id, 'retry', 'mail is down') from news;
select is((select last_error from private.email_outbox), 'mail is down', 'a failure is recorded');
select tests.pass(0);
select is((select id from claim_news_mails()), (select id from news), 'a retry is the same mail');
select settle_email(id, 'sent') from news;
select cmp_ok(
  tests.next_news(), '>', now() + interval '20 hours',
  'the next news isn''t due until the next morning, a day later'
);
select is(
  extract(hour from tests.next_news() at time zone 'utc'), 13::numeric,
  'news is due in the morning in the United States'
);
select tests.pass(0);
select is_empty('select * from claim_news_mails()', 'news mentions no home twice');

-- What keeps failing
select request_news('dead@example.com');
select tests.act_as_owner_of_db();
update private.email_outbox set attempts = 20 where kind = 'confirm';
select tests.act_as_service();
select is_empty('select * from claim_news_mails()', 'a confirmation fails twenty times');
select is_empty($$ select * from private.email_outbox where kind = 'confirm' and dropped_at is null $$, 'a confirmation that never gets through is undeliverable');
select tests.pass(8);
select tests.act_as_owner_of_db();
do $$ begin execute (select work from private.duties where name = 'delete unconfirmed addresses for news'); end $$;
select tests.act_as_service();
select is(
  (select array_agg(email) from private.news_subscriptions), array['nell@example.com'],
  'unconfirmed subscriptions are forgotten after a week'
);

-- Five places per address
select request_news('nell@example.com', 'place' || n) from generate_series(1, 4) n;
select is(request_news('nell@example.com', 'place9'), null, 'a sixth is silently refused');
select is((select count(*) from private.news_subscriptions), 5::bigint, 'five subscriptions of an address are stored');

-- An account with that address
select tests.act_as_owner_of_db();
insert into auth.users (id, email) values (tests.id_of('nell'), 'Nell@example.com');
select tests.act_as('nell');
select is(jsonb_array_length(my_news()), 5, 'the address''s owner sees its subscriptions');
select tests.act_as('olive');
select is(my_news(), '[]'::jsonb, 'other people don''t see the subscriptions of an address');

-- Unsubscribing
select tests.act_as_visitor();
select lives_ok($$ select leave_news('guess') $$, 'an invented link is answered like any other');
select lives_ok($$ select leave_news(leave_token) from confirmation $$, 'the link in any mail unsubscribes');
select lives_ok($$ select leave_news(leave_token) from confirmation $$, 'the link to unsubscribe may be opened again');
select tests.act_as_service();
select is_empty(
  $$ select 1 from private.news_subscriptions where search_term = 'porch'
     union all select 1 from private.links k where k.subject = 'subscription' and not exists (
       select from private.news_subscriptions s where s.id = k.subscription_id) $$,
  'nothing is left of an ended subscription'
);
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nell');
select is_empty('select * from private.news_subscriptions', 'deleting the account deletes its subscriptions');

select * from finish();
rollback;
