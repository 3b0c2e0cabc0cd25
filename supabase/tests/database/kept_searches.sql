-- A search kept for an address without an account, and how it becomes an account's.
begin;
\ir stage.psql
select plan(33);

select tests.make_user('olive'), tests.make_user('fay');
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive', 'draft'), tests.make_listing('villa', 'olive', 'draft'),
       tests.make_listing('barn', 'olive');
update listings set description = 'A wide porch' where id in (tests.id_of('cottage'), tests.id_of('barn'));

create function tests.morning() returns void language sql security definer as $$
  update private.email_outbox set next_attempt_at = now(), leased_until = null;
$$;
-- Time stands still inside a transaction.
create function tests.a_day_passes() returns void language sql security definer as $$
  update private.news_subscriptions set told_until = told_until - interval '1 day';
  select tests.seed($q$ update public.listings set published_at = now() - interval '3 days' where status = 'active' $q$);
$$;
create function tests.kept(person text) returns text language sql security definer as $$
  select string_agg(k.name || ' ' || k.frequency, ', ' order by k.name) from public.saved_searches k where k.user_id = tests.id_of(person);
$$;
create function tests.asked() returns bigint language sql security definer as $$
  select count(*) from private.news_subscriptions s;
$$;
create function tests.asked(address text, search text, filters jsonb) returns record language plpgsql security definer as $$
declare
  mail record;
begin
  perform public.request_search(search, filters, address);
  select m.confirm_token, m.leave_token into mail from public.claim_news_mails() m where m.to_email = address and m.kind = 'confirm';
  perform public.settle_email(o.id, 'sent') from private.email_outbox o where o.kind = 'confirm';
  return mail;
end;
$$;

-- Nell has no account
select tests.act_as_service();
select is(request_search('Porches', '{"search_term": "porch"}'), null, 'a search without an address is only checked');
select throws_ok($$ select request_search('Nothing', '{"search_term": "the of"}') $$, 'PT400', 'invalid_query', 'a search of stop words is refused');
select throws_ok($$ select request_search('Sold', '{"status": "sold"}') $$, 'PT400', 'invalid_query', 'a search for sold homes is refused');
select is(tests.asked(), 0::bigint, 'a refused search is not kept');
create temporary table asked as select request_search('Porches', '{"search_term": "porch", "since": "2026-01-01T00:00Z"}', 'nell@example.com') as id;
select isnt((select id from asked), null, 'an address is accepted');
select is(request_search('Porches', '{"search_term": "porch"}', 'NELL@example.com'), (select id from asked),
  'the same search again is the same, without what would be old tomorrow');
select isnt(request_search('Condos', '{"property_type": "condo"}', 'nell@example.com'), null, 'another search of the same address is kept beside it');
create temporary table mails as select * from claim_news_mails();
grant select on mails to anon;
select settle_email(id, 'sent') from mails;
select results_eq($$ select kind, search ->> 'name', total from mails order by 2 $$,
  $$ values ('confirm', 'Condos', 0::bigint), ('confirm', 'Porches', 0) $$, 'each of the searches is asked about');

-- Nothing without consent, and nothing for somebody else's link
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('cottage');
select tests.act_as_service();
select tests.morning();
select is_empty('select * from claim_news_mails()', 'nothing is sent before the address has confirmed the search');
select tests.act_as_visitor();
select is((select confirm_news(leave_token) from mails where search ->> 'name' = 'Porches'), null, 'the link that ends a search doesn''t confirm it');
select is((select confirm_news(confirm_token) -> 'search' from mails where search ->> 'name' = 'Porches'),
  '{"name": "Porches", "filters": {"search_term": "porch"}}', 'the link that confirms a search confirms it');

-- What is new: a home that was published, and one that costs less
select tests.act_as_owner_of_db();
select tests.a_day_passes();
select tests.act_as('olive');
update listings set price = 480000 where id = tests.id_of('barn');
update listings set status = 'active' where id = tests.id_of('villa');
select tests.act_as_service();
select tests.morning();
create temporary table finds as select * from claim_news_mails();
grant select on finds to anon;
select results_eq(
  $$ select to_email, total, homes #>> '{0,title}', homes #>> '{0,kind}', homes #>> '{0,old_price}' from finds $$,
  $$ values ('nell@example.com', 1::bigint, 'Barn', 'price', '500000') $$, 'a lower price is told, and no home that doesn''t match');
select settle_email(id, 'sent') from finds;
select tests.act_as_owner_of_db();
select is((select count(*) from private.new_homes((select row(s.*)::private.news_subscriptions from private.news_subscriptions s where name = 'Porches'))),
  0::bigint, 'a home is told only once');
update private.news_subscriptions set told_until = now() - interval '1 day' where name = 'Porches';

-- Nell makes an account, and later confirms its address
select tests.make_user('nell');
select is(tests.kept('nell'), null, 'an address that isn''t confirmed takes nothing over');
update auth.users set email_confirmed_at = now() where id = tests.id_of('nell');
select is(tests.kept('nell'), 'Porches daily', 'an account with the confirmed address takes over the confirmed search only');
select tests.act_as_service();
select tests.morning();
create temporary table last_mail as select * from claim_news_mails() where kind = 'news';
select is((select homes #>> '{0,title}' from last_mail), 'Barn', 'news found before the account took over is still sent');
select settle_email(id, 'sent') from last_mail;
select tests.act_as_owner_of_db();
select is_empty($$ select * from private.email_outbox o where o.topic = 'news' and o.kind = 'news' $$, 'the account is mailed instead of the address');
select tests.act_as('nell');
select results_eq('select name from saved_searches', $$ values ('Porches') $$, 'the account shows the search');
select is(jsonb_path_query_array(my_news(), '$[*].search.property_type'), '["condo"]', 'the export has the search that waits for confirmation');

-- The link in an earlier mail still ends the mail
select tests.act_as_visitor();
select leave_news((select leave_token from finds));
select is(tests.kept('nell'), 'Porches off', 'the link in an earlier mail switches it off, and the account keeps it');

-- Olive and Fay have accounts
select tests.act_as_owner_of_db();
create temporary table fay as
  select * from tests.asked('fay@example.com', 'Cheap', '{"max_price": 600000}') as (confirm_token text, leave_token text);
select is(tests.kept('fay'), null, 'typing somebody''s address changes nothing for them');
select tests.act_as_visitor();
select is((select confirm_news(confirm_token) -> 'search' ->> 'name' from fay), 'Cheap', 'a press in their mail does, without signing in');
select is(tests.kept('fay'), 'Cheap daily', 'a confirmed search is in the account at once');
select tests.act_as('fay');
update saved_searches set frequency = 'off';
select tests.act_as_visitor();
select confirm_news(confirm_token) from fay;
select is(tests.kept('fay'), 'Cheap daily', 'a search asked for again is mailed again');
select tests.act_as('fay');
delete from saved_searches;
select tests.act_as_owner_of_db();
select is_empty($$ select * from private.news_subscriptions where email = 'fay@example.com' $$, 'removing a search in the account removes it everywhere');

-- As many as an account may have
select tests.seed($$
  insert into public.saved_searches (user_id, name, filters)
  select tests.id_of('olive'), 'No. ' || n, jsonb_build_object('max_price', 100000 + n) from generate_series(1, 20) as n $$);
create temporary table olive as
  select * from tests.asked('olive@example.com', 'One more', '{"max_price": 600000}') as (confirm_token text, leave_token text);
select tests.act_as_visitor();
select lives_ok($$ select confirm_news(confirm_token) from olive $$, 'a full account refuses nothing');
select tests.act_as_owner_of_db();
select is((select saved_search_id from private.news_subscriptions where email = 'olive@example.com'), null, 'the address goes on being mailed');
select isnt_empty($$ select from private.email_outbox o join private.news_subscriptions s on s.id = o.news_subscription_id
                     where s.email = 'olive@example.com' and o.kind = 'news' $$, 'an address that goes on being mailed has a mail planned');
select tests.act_as_service();
select request_search('No. ' || n, jsonb_build_object('max_price', 200000 + n), 'mary@example.com') from generate_series(1, 21) as n;
select tests.act_as_owner_of_db();
select is((select count(*) from private.news_subscriptions where email = 'mary@example.com'), 20::bigint, 'an address may have twenty searches too');

-- Without a yes, nothing stays
update private.news_subscriptions set asked_at = now() - interval '8 days' where email = 'mary@example.com';
do $$ begin execute (select d.work from private.duties d where d.name = 'delete unconfirmed addresses for news'); end $$;
select is_empty($$ select * from private.news_subscriptions where email = 'mary@example.com' $$, 'unanswered searches are deleted after a week');

-- The account is deleted
select tests.act_as_owner_of_db();
delete from auth.users where id = tests.id_of('nell');
select is_empty($$ select * from private.news_subscriptions where email = 'nell@example.com' $$, 'the searches of an address are deleted with the account');
select is_empty($$ select * from private.links k where k.subject = 'subscription' and not exists (select from private.news_subscriptions s where s.id = k.subscription_id) $$, 'the links of a search are deleted with the account');

-- Nobody reads them
select tests.act_as('fay');
select throws_ok('select * from private.news_subscriptions', '42501', null, 'users can''t read the searches of addresses');

select * from finish();
rollback;
