-- What is mailed is true now, also after a clock that stood for two days. Olive owns the homes; Nora and Bert are
-- buyers.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('mill', 'olive'), tests.make_listing('barn', 'olive');
\ir offers.psql

-- Which kinds would be mailed to somebody now.
create function tests.true_kinds(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg(n.kind, ' ' order by n.kind), '') from public.notifications n
  where n.user_id = tests.id_of(person) and private.is_still_true(n)
$$;
-- As if nothing had run for two days.
create function tests.stand_still() returns void language sql security definer as $$
  update public.offers set expires_at = expires_at - interval '2 days';
  update public.offer_rounds set called_at = called_at - interval '2 days', deadline = deadline - interval '2 days' where opened_at is null;
  update public.sales set ends_at = ends_at - interval '2 days' where state = 'open' and ends_at is not null;
$$;

-- Every kind has a rule, and every rule an answer
select ok(private.is_still_true(row(gen_random_uuid(), tests.id_of('nora'), k.kind, null, gen_random_uuid(), '{"n": 1, "version": 1}'::jsonb, now(), null)::public.notifications)
            = (k.true_while in ('happened', 'elsewhere')), 'a ' || k.kind || ' without its subject is mailed only if it has happened')
from private.notification_kinds k where k.kind <> 'disclosure_access' order by k.kind;
select isnt(private.is_current_showing_mail(m, b), null, 'an email about a showing has a rule: ' || m.kind)
from unnest((select regexp_matches(pg_get_constraintdef(oid), 'feedback') from pg_constraint where conname = 'email_outbox_kind')) as known,
     (select regexp_split_to_table('requested confirmed cancelled moved proposal kept reminder_day reminder_hours feedback message again', ' ') as kind) as k,
     lateral (select (jsonb_populate_record(null::private.email_outbox, jsonb_build_object('kind', k.kind, 'sequence', 0))).*) as m,
     lateral (select (jsonb_populate_record(null::public.bookings, jsonb_build_object(
       'starts_at', now(), 'sequence', 0, 'status', 'confirmed', 'proposal_round', 0, 'no_show', false))).*) as b;

-- Offers
select tests.act_as('nora'), tests.make('n', 'cottage', 480000) is not null;
select tests.act_as('bert'), tests.make('b', 'cottage', 470000) is not null;
select tests.act_as('olive');
select is(tests.true_kinds('olive'), 'offer_made offer_made', 'news of an offer is true while it waits');
select tests.counter('n', 1, 490000) is not null;
select is(tests.true_kinds('olive') || '/' || tests.true_kinds('nora'), 'offer_made/offer_countered', 'news of an offer is untrue once it was answered');
select tests.act_as('nora'), tests.improve('n', 2, 485000) is not null;
select is(tests.true_kinds('nora'), '', 'a counter, until it is answered');

-- A round whose deadline passed while the clock stood
select tests.act_as('olive'), call_round(tests.id_of('round'), tests.id_of('cottage'), now() + interval '26 hours') is not null;
select is(tests.true_kinds('nora') || '/' || tests.true_kinds('bert'), 'offer_round/offer_round', 'news of a round is true while it runs');
select tests.stand_still();
select is(tests.true_kinds('nora') || '/' || tests.true_kinds('bert'), '/', 'news of a round is untrue after the deadline');
select tests.tick();
select ok(tests.true_kinds('olive') ~ 'offer_round_opened', 'the owner is told that the round has opened');
select is((select data ->> 'at' from notifications where kind = 'offer_round_opened' and user_id = tests.id_of('olive')),
  (select to_jsonb(deadline) #>> '{}' from offer_rounds where id = tests.id_of('round')), 'news of a round that opened is dated to the deadline');

-- What expired meanwhile
select tests.stand_still(), tests.tick();
select is(tests.true_kinds('bert'), 'offer_expired', 'an offer that expired is told as expired, and as nothing else');
select tests.act_as('bert');
select is((select (data ->> 'at')::timestamptz < now() - interval '20 hours' from notifications where kind = 'offer_expired' and user_id = tests.id_of('bert')), true, 'news of an expired offer is dated to its expiry');

-- A sale that ends
select tests.act_as('bert'), tests.make('m', 'mill', 9) is not null;
select tests.act_as('olive'), accept_offer(tests.id_of('m'), 1) is not null;
select ok(tests.true_kinds('bert') ~ 'offer_accepted', 'news of an agreement is true');
select announce_end(tests.id_of('m'), 0, 'title', 'unsettled') is not null;
select ok(tests.true_kinds('bert') ~ 'offer_accepted offer_expired sale_ending', 'news of an agreement stays true while the sale''s end is announced');
select tests.stand_still();
select ok(tests.true_kinds('bert') !~ 'sale_ending', 'news of an announced end is untrue once its day is over');
select tests.tick();
select is(tests.true_kinds('bert'), 'offer_expired sale_fell_through', 'only the end of the sale is true once it fell through');
select tests.act_as('bert');
select ok((select (data ->> 'at')::timestamptz < now() - interval '23 hours' from notifications where kind = 'sale_fell_through' and user_id = tests.id_of('bert')), 'news of a sale that fell through is dated to its end');

-- Homes somebody follows
select tests.act_as_owner_of_db();
insert into favorites (user_id, listing_id) select tests.id_of('nora'), tests.id_of('barn');
-- A price that changes within the hour of publishing is a correction, of which nobody is told.
set local app.seeding = 'on';
update listings set published_at = now() - interval '2 hours' where id = tests.id_of('barn');
set local app.seeding = 'off';
update listings set price = 400000 where id = tests.id_of('barn');
select ok(tests.true_kinds('nora') ~ 'favorite_price', 'a new price is true');
update listings set status = 'pending' where id = tests.id_of('barn');
select ok(tests.true_kinds('nora') ~ 'favorite_status', 'news of a home''s state is true');
alter table listings disable trigger after_update;
update listings set price = 410000, status = 'active' where id = tests.id_of('barn');
select ok(tests.true_kinds('nora') !~ 'favorite', 'news of a price and a state is untrue once they change');

-- A reminder of tomorrow's showing
select is((select array_agg(private.is_current_showing_mail(m, b) order by day) from unnest(array[0, 1, 2]) as day,
     lateral (select (jsonb_populate_record(null::private.email_outbox, '{"kind": "reminder_day", "sequence": 0}')).*) as m,
     lateral (select (jsonb_populate_record(null::public.bookings, jsonb_build_object('listing_id', tests.id_of('barn'),
       'date', (now() at time zone 'America/Denver')::date + day, 'sequence', 0, 'status', 'confirmed'))).*) as b),
  '{f,t,t}', 'a reminder says tomorrow, but not on the day itself');

-- What is no longer true leaves with its mail, and isn't kept
delete from notifications;
select tests.act_as('nora'), tests.make('b2', 'mill', 10) is not null;
select tests.act_as_owner_of_db();
select is((select count(*) from private.email_outbox where topic = 'notifications'), 1::bigint, 'an email is to be sent');
update offers set expires_at = now() - interval '1 minute' where id = tests.id_of('b2');
update private.email_outbox set next_attempt_at = now() - interval '1 minute';
select is_empty($$ select from private.claim_notification_mails() $$, 'an email whose news is untrue is not sent');
select is((select count(*) from private.email_outbox where topic = 'notifications'), 0::bigint, 'an email whose news is untrue is not kept');

select finish();
rollback;
