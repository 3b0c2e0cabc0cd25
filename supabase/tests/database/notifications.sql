-- Notifications: what happens to a person, told once, and read by no one else.
begin;
\ir stage.psql
select plan(18);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('fay');
select tests.make_listing('cottage', 'olive');
-- Kinds of their own: one that is told once, and one that is always mailed.
insert into private.notification_kinds (kind, renews, mail, default_mail, true_while)
values ('question', false, 'optional', 'at_once', 'happened'), ('verdict', false, 'always', 'at_once', 'happened');

create function tests.unread() returns bigint
language sql as $$ select count(*) from public.notifications where read_at is null $$;
create function tests.tell(person text, kind text, subject text, data jsonb default '{}') returns void
language sql as $$
  select private.tell(tests.id_of(person), kind, tests.id_of('cottage'), tests.id_of(subject), data)
$$;

-- What is told
select lives_ok($$ select tests.tell('olive', 'question', 'q1') $$, 'Olive is told of a question');
select lives_ok($$ select tests.tell('olive', 'question', 'q1', '{"name": "Other"}') $$, 'the same question is told again');
select is(tests.unread(), 1::bigint, 'a repeat makes no second notification');
select is((select data from notifications), '{"home": "Cottage"}'::jsonb,
  'the notification names the home and isn''t changed by a repeat');
select tests.tell('fay', 'favorite_price', 'cottage', '{"price": 490000}');
select lives_ok($$ select private.tell(null, 'question', null, gen_random_uuid()) $$, 'a notification without recipients tells nobody');
select lives_ok($$ select private.tell(gen_random_uuid(), 'question', null, gen_random_uuid()) $$,
  'a notification for someone who has left tells nobody');
select throws_ok($$ select tests.tell('olive', 'gossip', 'q1') $$, 'P0002', null, 'an unlisted kind is an error');
select throws_ok($$ select tests.tell('olive', 'message', 'm1', jsonb_build_object('text', repeat('x', 4000))) $$,
  '23514', null, 'a notification''s data is limited');

-- Olive
select tests.act_as('olive');
select is(tests.unread(), 1::bigint, 'Olive reads her own');

-- Stan, a stranger
select tests.act_as('stan');
select is(read_notifications(ids => array(select n.id from notifications n)), 0, 'Stan marks none of them');
select is(read_notifications(until => now()), 0, 'a stranger can''t mark all notifications as read');

-- Fay reads, and something happens again
select tests.act_as('fay');
select is(read_notifications(ids => array(select n.id from notifications n)), 1, 'Fay marks hers as read');
select is(read_notifications(ids => array(select n.id from notifications n)), 0, 'marking a notification again changes nothing');
select throws_ok($$ select read_notifications() $$, 'PT400', null, 'marking notifications as read has to say which');
select tests.act_as_owner_of_db();
select tests.tell('fay', 'favorite_price', 'cottage', '{"price": 490000}');
select tests.act_as('fay');
select is(tests.unread(), 0::bigint, 'a repeat of what she has read is no news');
select tests.act_as_owner_of_db();
select tests.tell('fay', 'favorite_price', 'cottage', '{"price": 480000}');
select tests.act_as('fay');
select is(tests.unread(), 1::bigint, 'a new price is news, in the same row');

-- What is forgotten
select tests.act_as_owner_of_db();
insert into notifications (user_id, kind, subject_id, created_at)
select tests.id_of('stan'), 'question', gen_random_uuid(), now() - n * interval '1 hour'
from generate_series(0, 401) as n;
update notifications set created_at = now() - interval '181 days' where user_id = tests.id_of('olive');
select is(private.forget_notifications(), 3, 'the surplus and the half-year-old are forgotten');
delete from listings where id = tests.id_of('cottage');
select results_eq(
  $$ select listing_id, data ->> 'home' from notifications where user_id = tests.id_of('fay') $$,
  $$ values (null::uuid, 'Cottage') $$, 'a notification outlives its home, and still names it');

select * from finish();
rollback;
