-- Mail of searches, notifications and news that was given up: kept for a week, and sent by a retry, together
-- with what has happened since.
begin;
\ir stage.psql
select plan(25);

select tests.make_user('olive'), tests.make_user('fay'), tests.make_user('opal');
update auth.users set email_confirmed_at = now();
update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = tests.id_of('opal');
select tests.make_listing('cottage', 'olive', 'draft'), tests.make_listing('villa', 'olive', 'draft'),
       tests.make_listing('hut', 'olive', 'draft');
insert into saved_searches (id, user_id, name, frequency)
values (tests.id_of('all'), tests.id_of('fay'), 'Everything', 'instant');

create function tests.publish(home text) returns void language sql security definer as $$
  update public.listings set status = 'active' where id = tests.id_of(home);
  update private.email_outbox set next_attempt_at = now() where dropped_at is null;
$$;
-- As if the next sender had been refused by the mail service.
create function tests.refuse(p_topic text) returns void language plpgsql security definer as $$
begin
  update private.email_outbox set next_attempt_at = now() where dropped_at is null;
  perform case p_topic when 'searches' then (select count(*) from public.claim_saved_search_mails())
                       when 'news' then (select count(*) from public.claim_news_mails())
                       else (select count(*) from public.claim_notification_mails()) end;
  perform private.settle_email(o.id, 'dropped', 'mail 422 validation_error', null)
  from private.email_outbox o where o.topic = p_topic and o.leased_until > now();
end;
$$;
create function tests.retry(p_topic text) returns boolean language sql as $$
  select retry_mail(id, attempts) from operator_failed_mails()
  where topic = p_topic and dropped_at is not null;
$$;
create function tests.waiting(p_topic text) returns bigint language sql security definer as $$
  select count(*) from private.due_mails where topic = p_topic;
$$;
create function tests.days_pass(days integer) returns void language plpgsql security definer as $$
begin
  update private.email_outbox set dropped_at = dropped_at - make_interval(days => days);
  execute (select work from private.duties where name = 'delete old mail');
end;
$$;

-- A search
select tests.publish('cottage'), tests.refuse('searches');
select tests.act_as('opal', 'operator');
select results_eq(
  $$ select kind, address, reason, is_current from operator_failed_mails() $$,
  $$ values ('finds', 'f…@example.com', 'mail 422 validation_error', true) $$, 'a search''s mail is listed');
select tests.act_as_owner_of_db();
select is(tests.waiting('searches'), 0::bigint, 'an undeliverable mail is not retried automatically');
select tests.publish('villa');
select is((select total from claim_saved_search_mails()), 1::bigint, 'the next home is mailed without the undeliverable one');
select private.settle_email(id, 'dropped', 'mail 422 validation_error', null)
from private.email_outbox where leased_until > now();
select is((select count(distinct mail_id) from private.email_outbox), 1::bigint, 'two homes that couldn''t be mailed are one mail');
select tests.publish('hut');
select tests.act_as('fay');
select throws_ok($$ select tests.retry('searches') $$, 'PT403', 'forbidden', 'a mail''s recipient can''t retry it');
select tests.act_as('opal', 'operator');
select ok(tests.retry('searches'), 'an operator retries it');
select is_empty($$ select * from operator_failed_mails() $$, 'a mail that is retried is no longer listed as undeliverable');
select tests.act_as_service();
create temporary table retried as select * from claim_saved_search_mails();
select is((select total from retried), 3::bigint, 'a retried mail has all three homes');
select settle_email(id, 'sent') from retried;
select is_empty($$ select * from private.email_outbox where sent_at is null $$, 'nothing is left to send after the retry');

-- While another one is being tried
select tests.act_as_owner_of_db();
delete from private.email_outbox;
select tests.seed($$ update listings set published_at = now() - interval '2 hours' $$);
update listings set price = price - 1000 where id = tests.id_of('cottage');
select tests.refuse('searches');
update listings set price = price - 1000 where id = tests.id_of('villa');
update private.email_outbox set next_attempt_at = now() where dropped_at is null;
select tests.act_as_service();
create temporary table underway as select * from claim_saved_search_mails();
select tests.act_as('opal', 'operator');
select ok(tests.retry('searches'), 'an operator retries a mail while another one is being sent');
select tests.act_as_service();
select settle_email(id, 'sent') from underway;
select is((select total from underway), 1::bigint, 'a retry doesn''t change the mail that is being sent');
select is((select total from claim_saved_search_mails()), 1::bigint, 'the retried mail follows the mail that was being sent');
select tests.act_as_owner_of_db();
delete from private.email_outbox;

-- Notifications
select private.tell(tests.id_of('olive'), 'message', tests.id_of('cottage'), tests.id_of('m1'));
select private.tell(tests.id_of('olive'), 'message', tests.id_of('cottage'), tests.id_of('m2'));
update private.email_outbox set created_at = created_at - interval '5 minutes';
select tests.refuse('notifications');
select is(tests.waiting('notifications'), 0::bigint, 'notifications that couldn''t be mailed are not mailed again automatically');
update notifications set read_at = now() where subject_id = tests.id_of('m2');
select tests.act_as('opal', 'operator');
select ok(tests.retry('notifications'), 'an operator retries a mail of notifications');
select tests.act_as_service();
select results_eq(
  $$ select total, news -> 0 ->> 'subject_id' from claim_notification_mails() $$,
  $$ values (1::bigint, tests.id_of('m1')::text) $$, 'a retried mail has the news that was not read meanwhile');
select tests.act_as_owner_of_db();
select tests.refuse('notifications');
update notifications set read_at = now();
select tests.act_as('opal', 'operator');
select is((select bool_or(is_current) from operator_failed_mails()), false, 'an undeliverable mail is outdated once everything is read');
select tests.act_as_owner_of_db();
delete from private.email_outbox;

-- News
select request_news('nell@example.com', null);
select tests.refuse('news');
select tests.act_as('opal', 'operator');
select results_eq(
  $$ select kind, address from operator_failed_mails() $$, $$ values ('confirm', 'n…@example.com') $$,
  'a confirmation of news is listed');
select ok(tests.retry('news'), 'a confirmation is sent again by a retry');
select tests.act_as_service();
create temporary table confirmation as select * from claim_news_mails();
select is((select kind from confirmation), 'confirm', 'a retried confirmation has a link of its own');
select settle_email(id, 'sent') from confirmation;
select confirm_news(confirm_token) from confirmation;
select tests.act_as_owner_of_db();
update private.news_subscriptions set told_until = now() - interval '1 day';
select tests.refuse('news');
select is(tests.waiting('news'), 0::bigint, 'the next news is a day away');
select tests.act_as('opal', 'operator');
select ok(tests.retry('news'), 'an operator retries the last news');
select is_empty($$ select * from operator_failed_mails() $$, 'retried news is no longer listed as undeliverable');
select tests.act_as_owner_of_db();
select is(tests.waiting('news'), 1::bigint, 'retried news is sent at once');

-- A week later
select tests.refuse('news');
select tests.days_pass(6);
select is((select count(*) from private.failed_mails), 1::bigint, 'an undeliverable mail can be retried for a week');
select tests.days_pass(2);
select is_empty($$ select * from private.failed_mails $$, 'an undeliverable mail is deleted after a week');

select tests.publish('cottage');

select * from finish();
rollback;
