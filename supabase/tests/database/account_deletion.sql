-- Deleting an account: hidden at once, gone once visitors have been told and files deleted, and no
-- one else's data is touched. Payments stay, without the person.
begin;
\ir stage.psql
select plan(29);

select tests.make_user('olive'), tests.make_user('oscar'), tests.make_user('stan');
select tests.make_listing('cottage', 'olive'), tests.make_listing('draft', 'olive', 'draft'),
       tests.make_listing('bungalow', 'oscar');
select tests.offer('cottage', tests.day(2), '{09:00,10:00}'), tests.offer('bungalow', tests.day(2), '{09:00}');
insert into public.favorites (user_id, listing_id)
values (tests.id_of('olive'), tests.id_of('bungalow')), (tests.id_of('stan'), tests.id_of('cottage'));
insert into public.saved_searches (user_id, name)
values (tests.id_of('olive'), 'All homes'), (tests.id_of('stan'), 'All homes');
do $$ begin perform private.make_link('feed', tests.id_of('olive')); end $$;
insert into storage.objects (bucket_id, name)
values ('property-images', tests.id_of('cottage') || '/' || tests.id_of('olive') || '_1763712000000_ab12cd.webp'),
       ('property-images', tests.id_of('bungalow') || '/' || tests.id_of('oscar') || '_1763712000000_ab12cd.webp'),
       ('avatars', tests.id_of('olive') || '/face-0001.webp'), ('avatars', tests.id_of('stan') || '/face-0001.webp'),
       ('documents', tests.id_of('olive') || '/deed.pdf');

select tests.act_as_service();
select record_stripe_customer(tests.id_of('olive'), 'cus_olive');
select tests.hear('evt_1', jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', 'cus_olive',
  'plan', 'basic', 'payment_id', 'in_1', 'amount', 1499, 'currency', 'usd', 'subscription_id', 'sub_1',
  'starts_at', now(), 'ends_at', now() + interval '1 month')));
select tests.hear('evt_2', '[{"kind": "settled", "payment_id": "in_1", "payment_intent_id": "pi_1", "amount": 1499}]');
select tests.hear('evt_3', '[{"kind": "refund", "payment_intent_id": "pi_1", "subject_id": "re_1", "amount": 400, "state": "standing"}]');
select open_checkout(tests.id_of('olive'), 'premium');
select record_checkout(tests.id_of('olive'), 'premium', 1, 'cs_open');

-- Visitors ask, one of them at another owner's home
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.ask('bungalow', tests.day(2), '09:00', 'vera@example.com', tests.id_of('other'));

-- What people know about their own payments
select tests.act_as('olive');
select results_eq(
  $$ select p ->> 'kind', p ->> 'payment_id', (p ->> 'amount_cents')::int from jsonb_array_elements(my_payments()) p order by 1 $$,
  $$ values ('paid', 'in_1', 1499), ('refund', 'pi_1', 400) $$,
  'a person sees what they paid and what came back'
);
select tests.act_as('stan');
select is(my_payments(), '[]', 'a stranger sees no payments of theirs');

-- The server starts and finishes it
select tests.act_as_service();
select throws_ok(
  $$ select finish_account_deletion(tests.id_of('olive')) $$, 'PT403', 'forbidden',
  'an account without a request is not deleted'
);

-- It starts
select is(
  begin_account_deletion(tests.id_of('olive')), '{"sessions": ["cs_open"], "subscriptions": ["sub_1"]}',
  'beginning a deletion returns what has to be ended at Stripe'
);
select is(
  begin_account_deletion(tests.id_of('olive')), '{"sessions": ["cs_open"], "subscriptions": ["sub_1"]}',
  'beginning a deletion again changes nothing'
);
select is(begin_account_deletion(gen_random_uuid()), null, 'an unknown account has nothing to delete');
select is(
  (select string_agg(status, ' ' order by title) from listings where user_id = tests.id_of('olive')),
  'withdrawn draft', 'homes that were public are withdrawn'
);
select is((select status from listings where id = tests.id_of('bungalow')), 'active', 'homes that were not public stay as they are');
select results_eq(
  $$ select kind, recipient from private.email_outbox where booking_id = tests.id_of('veras') and sent_at is null $$,
  $$ values ('cancelled', 'visitor') $$,
  'the visitor is told, and the owner is not'
);
select is(
  (select count(*) from private.email_outbox where booking_id = tests.id_of('other')), 2::bigint,
  'mail about other homes stays'
);
select is((select count(*) from favorites where user_id = tests.id_of('olive')), 0::bigint, 'no favorites are left');
select is((select count(*) from saved_searches where user_id = tests.id_of('olive')), 0::bigint, 'no saved searches are left');
select is((select count(*) from saved_searches), 1::bigint, 'other people''s saved searches stay');
select is((select count(*) from private.links where purpose = 'feed'), 0::bigint, 'the calendar feed has stopped');

-- It waits for the mail, then for the files
select is(finish_account_deletion(tests.id_of('olive')), 'mail', 'the deletion waits until the visitor has been mailed');
select is(
  (select count(*) from claim_account_deletions()), 0::bigint, 'the scheduler skips an account that is being worked on'
);
update private.account_deletions set attempted_at = now() - interval '2 minutes';
select results_eq(
  $$ select claim_account_deletions() $$, $$ values (tests.id_of('olive')) $$, 'the scheduler takes an account that is idle'
);
select is((select count(*) from claim_account_deletions()), 0::bigint, 'the scheduler takes an account once');
update private.email_outbox set sent_at = now() where booking_id = tests.id_of('veras');
-- Olive is still signed in on another device
select tests.act_as('olive');
select lives_ok(
  $$ update listings set status = 'active' where id = tests.id_of('cottage') $$, 'an owner can publish a home until the account is gone'
);
select tests.act_as_service();
select is(finish_account_deletion(tests.id_of('olive')), 'files', 'the files go before the rows that name them');
select is(
  (select status from listings where id = tests.id_of('cottage')), 'withdrawn', 'a home published during the deletion is withdrawn again'
);
select results_eq(
  $$ select f ->> 'bucket', f ->> 'name' from jsonb_array_elements(files_of_account(tests.id_of('olive'))) f order by 1 $$,
  $$ values ('avatars', tests.id_of('olive') || '/face-0001.webp'), ('documents', tests.id_of('olive') || '/deed.pdf'),
            ('property-images', tests.id_of('cottage') || '/' || tests.id_of('olive') || '_1763712000000_ab12cd.webp') $$,
  'the files to delete are only this person''s photographs, picture and documents'
);
select is(jsonb_array_length(files_of_account(tests.id_of('olive'), 1)), 1, 'files are deleted a batch at a time');

-- It finishes
select take_rate('export:' || tests.id_of('olive'), 86400, 5), take_rate('export:' || tests.id_of('stan'), 86400, 5);
select tests.act_as_owner_of_db();
delete from storage.objects where name like tests.id_of('olive') || '/%' or name like tests.id_of('cottage') || '/%';
select tests.act_as_service();
select is(finish_account_deletion(tests.id_of('olive')), 'deleted', 'the account is deleted in the end');
select is(finish_account_deletion(tests.id_of('olive')), 'deleted', 'deleting a deleted account again finds nothing');
select tests.act_as_owner_of_db();
select is(
  (select array_agg(key) from private.rate_buckets where key like 'export:%'), array['export:' || tests.id_of('stan')],
  'counters that name the account are deleted with it'
);
select is((select count(*) from private.payment_facts), 3::bigint, 'payments are kept for the books');
select is((select count(*) from favorites), 0::bigint, 'a deleted home is no one''s favorite');
select results_eq(
  $$ select l.status, (select count(*) from bookings b where b.listing_id = l.id) from listings l $$,
  $$ values ('active', 1::bigint) $$,
  'somebody else''s home stays, with its showing'
);

select * from finish();
rollback;
