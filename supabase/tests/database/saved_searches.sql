-- Saved searches: each person's own, and one mail per search with its matches.
begin;
\ir stage.psql
select plan(41);

select tests.make_user('olive'), tests.make_user('fay'), tests.make_user('stan');
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'draft');
update listings set description = 'A wide porch and a pear tree', lat = 43.6, lng = -116.2 where id = tests.id_of('villa');

-- Fay
select tests.act_as('fay');
select lives_ok(
  $$ insert into saved_searches (id, user_id, name, frequency, filters)
     values (tests.id_of('porches'), tests.id_of('fay'), 'Porches', 'instant', '{"search_term": "porch", "max_price": 600000}') $$,
  'Fay saves a search'
);
select lives_ok(
  $$ insert into saved_searches (id, user_id, name, frequency, filters)
     values (tests.id_of('condos'), tests.id_of('fay'), 'Condos', 'instant', '{"property_type": "condo"}'),
            (tests.id_of('all'), tests.id_of('fay'), 'Everything', 'daily', '{}') $$,
  'a person saves two more searches'
);
select throws_ok(
  $$ insert into saved_searches (user_id, name, filters)
     values (tests.id_of('fay'), 'The same', '{"max_price": 600000, "search_term": "porch"}') $$,
  '23505', null, 'the same search can''t be saved twice'
);
select throws_ok(
  $$ insert into saved_searches (user_id, name, filters) values (tests.id_of('fay'), 'Nothing', '{"search_term": "the of"}') $$,
  'PT400', 'invalid_query', 'a search term of stop words is refused'
);
select throws_ok(
  $$ insert into saved_searches (user_id, name, filters) values (tests.id_of('fay'), 'x', '{"min_price": 5, "max_price": 5}') $$,
  'PT400', 'invalid_query', 'an empty range is refused'
);
select throws_ok(
  format($$ insert into saved_searches (user_id, name, filters) values (tests.id_of('fay'), 'x', %L) $$, filters),
  code, null, 'refused: ' || filters)
from (values ('{"min_acres": 5}', 'PT400'), ('{"min_price": "5"}', 'PT400'), ('{"min_price": 5.5}', '22P02'),
             ('{"min_bedrooms": 99999}', '22003'), ('{"property_type": "castle"}', '23514'),
             ('{"area": "Drr34C"}', 'PT400'), ('{"area": [-116.3, 43.5]}', 'PT400'),
             -- Without width, and off the earth.
             ('{"area": "GpirJ0g3DA0hDA2hD"}', 'PT400'), ('{"area": "Pzk2SmhuHqjGAAqjG"}', 'PT400')) as wrong (filters, code);
select lives_ok(
  $$ insert into saved_searches (id, user_id, name, frequency, filters)
     values (tests.id_of('free porches'), tests.id_of('fay'), 'Porches, not pending', 'off',
             '{"search_term": "porch", "max_price": 600000, "status": "active"}') $$,
  'a search without the homes whose sale is pending is another search'
);
select throws_ok(
  $$ insert into saved_searches (user_id, name, filters) values (tests.id_of('fay'), 'Drafts', '{"status": "draft"}') $$,
  'PT400', null, 'a search can''t ask for another status'
);
delete from saved_searches where id = tests.id_of('free porches');
select is((select count(*) from saved_searches), 3::bigint, 'a person sees their own searches');

-- Stan, and a visitor
select tests.act_as('stan');
select lives_ok(
  $$ insert into saved_searches (user_id, name)
     select tests.id_of('stan'), 'Everything' $$, 'another person saves the same search'
);
select lives_ok(
  $$ insert into saved_searches (user_id, name, filters)
     select tests.id_of('stan'), 'From ' || n, jsonb_build_object('min_price', n) from generate_series(1, 19) n $$, 'a person saves up to twenty searches'
);
select throws_ok(
  $$ insert into saved_searches (user_id, name, filters) values (tests.id_of('stan'), 'More', '{"min_price": 77}') $$,
  'PT409', 'too_many_saved_searches', 'the twenty-first search is refused'
);
delete from saved_searches;
select lives_ok(
  $$ insert into saved_searches (user_id, name, filters)
     values (tests.id_of('stan'), 'Boise', '{"area": "Drr34CsgmhBo8EAAo8En8EA"}'),
            (tests.id_of('stan'), 'A block in New Mexico', '{"area": "A_ry3Ugk4lGw7FAv-Bg9D"}') $$,
  'areas on the map are searches too'
);

-- Olive publishes the villa
select tests.act_as('olive');
insert into saved_searches (user_id, name) values (tests.id_of('olive'), 'My own');
update listings set status = 'active' where id = tests.id_of('villa');

select tests.act_as_service();
select bag_eq(
  $$ select s.name from private.email_outbox o join saved_searches s on s.id = o.saved_search_id $$,
  array['Porches', 'Everything', 'Boise'], 'a home is found by the searches that it matches, and not by its owner''s'
);
select is_empty('select * from claim_saved_search_mails()', 'somebody who sees it in the product within two minutes gets no mail');
update private.email_outbox set next_attempt_at = next_attempt_at - interval '2 minutes';
create temporary table claimed as select * from claim_saved_search_mails();
select results_eq(
  'select name, to_email, total, homes #>> ''{0,kind}'' from claimed',
  $$ values ('Porches', 'fay@example.com', 1::bigint, 'new') $$, 'instant mail is due after two minutes, and daily mail isn''t'
);
select is_empty('select * from claim_saved_search_mails()', 'a leased mail is not leased again');

-- The mail service is down, then it works, and the price changes while the mail is on its way
select settle_email(id, 'retry', 'down') from claimed;
select tests.act_as_owner_of_db();
update private.email_outbox set next_attempt_at = now() where saved_search_id = tests.id_of('porches');
select tests.act_as_service();
select is(
  (select id from claim_saved_search_mails()), (select id from claimed), 'a retry is the same mail'
);
select tests.act_as_owner_of_db();
select tests.seed($$ update listings set published_at = now() - interval '2 hours' where id = tests.id_of('villa') $$);
select tests.act_as('olive');
update listings set price = 450000 where id = tests.id_of('villa');
select tests.act_as_service();
select settle_email(id, 'sent') from claimed;
select tests.act_as_owner_of_db();
update private.email_outbox set next_attempt_at = now() where waits and saved_search_id = tests.id_of('porches');
select tests.act_as_service();
select is_empty('select * from claim_saved_search_mails()', 'the new price is not mailed at once again');
select is(
  (select next_attempt_at from private.email_outbox where waits and saved_search_id = tests.id_of('porches')),
  now() + interval '15 minutes', 'a new price is mailed a quarter of an hour later'
);
select is(
  (select old_price from private.email_outbox where waits and saved_search_id = tests.id_of('porches')), 500000,
  'a mail about a new price has the price before it'
);
select tests.act_as_owner_of_db();
update private.email_outbox set next_attempt_at = now(), sent_at = sent_at - interval '15 minutes'
where saved_search_id = tests.id_of('porches');
select tests.act_as_service();
create temporary table second as select * from claim_saved_search_mails();
select isnt((select id from second), (select id from claimed), 'a new price comes in an email of its own');
select is((select homes #>> '{0,kind}' from second), 'price', 'the email says that the price has changed');
select settle_email(id, 'sent') from second;
select is_empty(
  $$ select * from private.email_outbox where saved_search_id = tests.id_of('porches') and sent_at is null $$,
  'nothing is left to mail once the search''s mail is sent'
);

select tests.act_as_owner_of_db();
select is(
  private.mail_due('daily', date_trunc('day', now() at time zone 'utc') at time zone 'utc' + interval '23 hours'),
  date_trunc('day', now() at time zone 'utc') at time zone 'utc' + interval '61 hours',
  'an email late in the day is followed on the second morning'
);

-- A home that has gone by then
select tests.act_as('olive');
update listings set status = 'pending' where id = tests.id_of('villa');
select tests.act_as_owner_of_db();
update private.email_outbox set next_attempt_at = now() where saved_search_id = tests.id_of('all');
select tests.act_as_service();
select is_empty('select * from claim_saved_search_mails()', 'a deleted home is no longer mentioned');

-- The link in the mail
select tests.act_as_visitor();
select is(unsubscribe_saved_search('nobody''s'), null, 'an invented link does nothing');
select tests.act_as_owner_of_db();
create temporary table link as
  select token from private.links where saved_search_id = tests.id_of('porches');
grant select on link to anon;
select tests.act_as_visitor();
select is((select unsubscribe_saved_search(token) from link), 'Porches', 'the right link stops the mail');
select is((select unsubscribe_saved_search(token) from link), 'Porches', 'following the link twice does no harm');
select tests.act_as('fay');
select is(
  (select frequency from saved_searches where id = tests.id_of('porches')), 'off', 'the search is kept'
);
select tests.act_as('olive');
update listings set status = 'active' where id = tests.id_of('villa');
update listings set price = 400000 where id = tests.id_of('villa');
select tests.act_as_service();
select is_empty(
  $$ select * from private.email_outbox where saved_search_id = tests.id_of('porches') $$,
  'a search whose mail was stopped finds nothing'
);
select tests.act_as('fay');
select is(tests.rows_changed($$ delete from saved_searches $$), 3, 'Fay deletes all of hers');
select tests.act_as_service();
select is_empty(
  $$ select from private.saved_search_mail where saved_search_id = tests.id_of('porches')
     union all select from private.links where saved_search_id = tests.id_of('porches') $$,
  'nothing is left of a deleted search'
);

select * from finish();
rollback;
